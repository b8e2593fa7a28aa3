# The analysis of a finished game: where it was won and lost. Numbers are chances in percent, or points.
analysis-title = Analyse
analysis-tab = Analyse
analysis-about = L’intendant a relu la partie. Il juge chaque choix d’après ce que l’on pouvait savoir à ce moment ; la vérité est dite à côté. Les chances tiennent compte de toute la vérité, cartes cachées comprises.
analysis-waiting = D’autres parties passent avant…
analysis-working = L’intendant relit la partie : coup { $done } sur { $total }
analysis-failed = Il n’y a pas d’analyse de cette partie.
analysis-again = Réessayer
analysis-chart = Chances de victoire, tour après tour
analysis-chart-about = Les chances de victoire de chacun, après chacun des { $moves } coups, avec les tours en bas. Le tableau plus bas donne les mêmes en chiffres.
analysis-moment = Tour { $round }, coup { $move }
analysis-scene = Voir la scène
analysis-quiet = Des cartes changent de mains à l’abri des regards.
analysis-rounds = Tours
analysis-share = { $percent } %
analysis-turning-points = Là où la partie a basculé
analysis-turned-up = { $who_begins } monte de { $before } % à { $after } %
analysis-turned-down = { $who_begins } tombe de { $before } % à { $after } %
analysis-luck = Chance et adresse
analysis-luck-about = Chacun avait { $percent } % au départ. Ce que les cartes ont apporté est comparé à ce que de tels tirages apportent en moyenne : sur toute la table, la somme est nulle. Les choix sont ce que l’on a abandonné par ceux d’en bas. Le reste, ce sont les besaces, les marchandages et ce que les autres ont abandonné.
analysis-column-player = Joueur
analysis-column-luck = Chance au tirage
analysis-column-choices = Ses choix
analysis-column-gate = Besaces et marchés
analysis-column-ended = Résultat
analysis-round = Après le tour { $round }
analysis-in-numbers = La courbe en chiffres
analysis-decisions = Les choix
analysis-whose = Les choix de qui
analysis-everyone = De tout le monde
analysis-only-costly = Seulement ceux qui ont coûté trois points ou plus
analysis-none-costly = Aucun choix n’a coûté à lui seul trois points ou plus.
analysis-did = { $name } : { $action }
analysis-best = Mieux : { $action }
analysis-good = Rien n’aurait valu trois points de plus.
analysis-lost = { $points ->
    [one] { $points } point abandonné
   *[other] { $points } points abandonnés
}
analysis-truth = Ce que personne ne savait à la porte : { $goods }
analysis-more = En voir plus
