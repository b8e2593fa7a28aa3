# Une partie terminée, encore une fois.
replay-title = Revoir la partie
replay-fetching = On va chercher les registres de cette partie
replay-round = Tour { $round } sur { $rounds }
replay-eyes = Point de vue
replay-open = Cartes sur table
replay-table = Ce que tous voyaient
replay-as = Vu par { $who_within }
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
replay-panel = À côté de la table
replay-tab-story = Récit
replay-tab-highlights = Temps forts
replay-speed = Vitesse
replay-keys = Touches : flèches gauche et droite pour une étape, haut et bas pour un temps fort, espace pour la lecture, 0 à 6 pour le point de vue
replay-highlight-next = Au temps fort suivant
replay-highlight-back = Au temps fort précédent
replay-no-highlights = Rien ici qu’on raconterait à ses petits-enfants.
replay-moment-best = Le plus beau bluff de la partie
replay-moment-lie-passed = Un mensonge passe
replay-moment-lie-caught = La main dans le sac
replay-moment-opened-in-vain = Ouverte pour rien
replay-moment-dearest-bribe = Le pot-de-vin le plus cher
replay-moment-goods-missing = Promis, mais introuvable
replay-moment-promise-broken = Une promesse rompue
replay-moment-black-market = Au marché noir
replay-moment-lead-change = Changement en tête
replay-told-lie-passed = { $seen ->
    [all] { $who_begins } déclare { $declared }. Ce qui passe la porte : { $goods } (valeur : { $worth }).
   *[some] { $who_begins } déclare { $declared }. Ce qui passe la porte est tout autre chose.
}
replay-told-lie-caught = { $who_begins } déclare { $declared }. { $to_begins } ouvre la besace et trouve : { $goods }.
replay-told-opened-in-vain = { $who_begins } déclare { $declared }, et c’est vrai. { $to_begins } paie { $gold }.
replay-told-dearest-bribe = { $who_begins } paie, { $to_within } regarde ailleurs. Valeur : { $gold }.
replay-told-goods-missing = { $who_begins } a promis ce qui n’y est pas. { $seen ->
    [all] Ce que voit { $to_within } : { $goods }.
   *[some] Seul regard admis : celui { $to_of }.
}
replay-told-promise-broken = { $who_begins } ne tient pas parole. { $to_begins } attend en vain.
replay-told-black-market = { $who_begins } montre { $goods } et prend une carte qui vaut { $worth }.
replay-told-lead-change = { $who_begins } mène avec { $points }. En tête jusqu’ici : { $to_within }.
replay-picture-ask = En faire une image
replay-picture = Le bluff en image
replay-picture-about = Enregistrez-la et partagez-la. Le lien mène à ce moment précis.
replay-picture-said = { $declared }, Shérif. Rien d’autre.
replay-picture-inside = Ce qu’il y avait dans la besace
replay-picture-worth = Passé en fraude : { $points }
replay-clip-free = Payé : rien
