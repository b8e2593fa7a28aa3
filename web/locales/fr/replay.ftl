# Une partie terminée, encore une fois.
replay-title = Revoir la partie
replay-fetching = On va chercher les registres de cette partie
replay-round = Tour { $round } sur { $rounds }
replay-eyes = Point de vue
replay-open = Cartes sur table
replay-table = Ce que tous voyaient
replay-as = Vu par { $name }
replay-hand = { $count } { $count ->
    [one] carte
   *[other] cartes
} en main
replay-in-hand = Main
replay-in-bag = Besace
replay-in-contraband = Face cachée
replay-deck = Pioche : { $count }
replay-stands = Les étals
replay-rounds = Tours
replay-back = Un pas en arrière
replay-on = Un pas en avant
replay-run = Lecture
replay-pause = Pause
replay-step = Étape
replay-step-of = Étape { $step } sur { $steps }
replay-copy-address = Copiez l’adresse de votre navigateur : elle mène à ce moment précis.
