# Le précepteur juge une partie. Les nombres sont des chances en pour cent, avec un signe quand ce sont des changements ; $name et $who sont des joueurs.
tutor-judging = Le précepteur relit la partie
tutor-heading = Les chances de victoire de chacun, et ce qu’il en advint :
tutor-account = { $name } : { $ended } % à la fin, à partir de { $began } % chacun. Chance au tirage : { $luck }. Ses choix : { $choices }. Besaces, marchandages et choix des autres : { $gate }.
tutor-turning-points = Là où la partie a basculé :
tutor-turned = Tour { $round }, coup { $move } : { $who_within } passe de { $before } % à { $after } %
tutor-costly = Les choix les plus chers, d’après ce que chacun savait alors :
tutor-none-costly = Aucun choix n’a coûté à lui seul trois points ou plus.
tutor-lost = Coup { $move }, { $name } : { $points ->
    [one] { $points } point abandonné
   *[other] { $points } points abandonnés
    }
tutor-instead = Mieux : { $best }
tutor-illegal = Le coup { $number } de cette partie notée enfreint les règles ; « nottingham referee » dit comment. Seule une partie régulière peut être jugée.
tutor-truth = En vérité, il y avait dans la besace : { $goods }
