# Le précepteur : le joueur entraîné juge une partie. Les nombres sont des chances en pour cent ; $name et $who sont des joueurs.
tutor-judging = Le réseau relit la partie
tutor-heading = Les chances de victoire de chacun, et ce qu’il en advint :
tutor-account = { $name } : { $began } % au départ, { $ended } % à la fin ; ses choix ont coûté { $choices } %, ses cartes et la chance ont apporté { $cards } %, les coups des autres { $others } %
tutor-turning-points = Là où la partie a basculé :
tutor-turned = Coup { $move } : { $who_within } passe de { $before } % à { $after } %
tutor-costly = Les choix les plus chers, d’après ce que chacun savait alors :
tutor-none-costly = Le joueur entraîné n’aurait guère fait mieux.
tutor-lost = Coup { $move }, { $name } : { $points ->
    [one] { $points } point abandonné
   *[other] { $points } points abandonnés
    }
tutor-instead = Le joueur entraîné : { $best }
tutor-unknown-table = Ce réseau ne s’est jamais exercé à une table pareille : il ne la juge pas.
tutor-illegal = Le coup { $number } de cette partie notée enfreint les règles ; « nottingham referee » dit comment. Seule une partie régulière peut être jugée.
tutor-bad-weights = { $file } est inutilisable : { $why }
tutor-truth = En vérité, il y avait dans la besace : { $goods }
