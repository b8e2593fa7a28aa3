# The analysis of a finished game: where it was won and lost. Numbers are chances in percent, or points.
analysis-title = Analyse
analysis-tab = Analyse
analysis-about = Le roi Richard a relu la partie. Il juge chaque choix d’après ce que l’on pouvait savoir à ce moment ; la vérité est dite à côté.
analysis-waiting = D’autres parties passent avant…
analysis-working = Le roi Richard relit la partie : coup { $done } sur { $total }
analysis-failed = Il n’y a pas d’analyse de cette partie.
analysis-again = Réessayer
analysis-chart = Chances de victoire, coup après coup
analysis-chart-about = Les chances de victoire de chacun, après chacun des { $moves } coups. Le tableau plus bas donne les mêmes en chiffres.
analysis-move = Coup { $move }
analysis-share = { $percent } %
analysis-turning-points = Là où la partie a basculé
analysis-turned-up = { $who_begins } monte de { $before } % à { $after } %
analysis-turned-down = { $who_begins } tombe de { $before } % à { $after } %
analysis-luck = Chance et adresse
analysis-luck-about = D’où viennent les chances de victoire, en pour cent : celles du départ, ce que ses propres choix ont coûté par rapport à ceux du roi Richard, ce que les cartes et la chance ont apporté, et ce que les coups des autres ont changé.
analysis-column-player = Joueur
analysis-column-began = Au départ
analysis-column-choices = Ses choix
analysis-column-cards = Cartes et chance
analysis-column-others = Coups des autres
analysis-column-ended = À la fin
analysis-round = Après le tour { $round }
analysis-in-numbers = La courbe en chiffres
analysis-decisions = Les choix
analysis-whose = Les choix de qui
analysis-everyone = De tout le monde
analysis-only-costly = Seulement ceux qui ont coûté des points
analysis-none-costly = Ici, le roi Richard n’aurait guère fait mieux.
analysis-did = { $name } : { $action }
analysis-best = Le roi Richard : { $action }
analysis-same = Le roi Richard aurait fait de même.
analysis-as-good = Le roi Richard : { $action }. La différence n’atteint pas un point.
analysis-lost = { $points ->
    [one] { $points } point abandonné
   *[other] { $points } points abandonnés
}
analysis-truth = Ce que personne ne savait à la porte : { $goods }
analysis-more = En voir plus
