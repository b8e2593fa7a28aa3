# The analysis of a finished game: where it was won and lost. Numbers are percent of a victory, or points.
analysis-title = Analyse
analysis-tab = Analyse
analysis-about = Le roi Richard a relu la partie. Chaque choix est jugé d’après ce que son joueur savait à ce moment ; la vérité est dite à côté.
analysis-waiting = D’autres parties passent d’abord…
analysis-working = Le roi Richard relit la partie : { $done } coups sur { $total }
analysis-failed = Il n’y a pas d’analyse de cette partie.
analysis-again = Réessayer
analysis-chart = Qui pouvait espérer quelle part de la victoire
analysis-chart-about = Part de la victoire que chacun pouvait espérer après chaque coup, sur { $moves } coups. Le tableau plus bas dit la même chose en chiffres.
analysis-move = Coup { $move }
analysis-share = { $percent } %
analysis-turning-points = Là où la partie a basculé
analysis-turned-up = { $name } monte de { $before } % à { $after } %
analysis-turned-down = { $name } tombe de { $before } % à { $after } %
analysis-luck = Chance et adresse
analysis-luck-about = En pour cent de la victoire : le départ, ce que ses propres choix ont coûté à côté de ceux du roi Richard, ce que les cartes et la chance ont apporté, et ce qu’ont fait les coups des autres.
analysis-column-player = Joueur
analysis-column-began = Au départ
analysis-column-choices = Ses choix
analysis-column-cards = Cartes et chance
analysis-column-others = Coups des autres
analysis-column-ended = À la fin
analysis-round = Après la manche { $round }
analysis-in-numbers = La courbe en chiffres
analysis-decisions = Les choix
analysis-whose = Les choix de qui
analysis-everyone = De tout le monde
analysis-only-costly = Seulement ceux qui ont coûté des points
analysis-none-costly = Rien ici que le roi Richard aurait fait bien mieux.
analysis-did = { $name } : { $action }
analysis-best = Le roi Richard : { $action }
analysis-same = Le roi Richard aurait fait de même.
analysis-as-good = Le roi Richard : { $action }. La différence ne vaut pas un point.
analysis-lost = { $points ->
    [one] { $points } point abandonné
   *[other] { $points } points abandonnés
}
analysis-truth = La vérité, que personne à la porte ne savait : { $goods }
analysis-more = En voir plus
