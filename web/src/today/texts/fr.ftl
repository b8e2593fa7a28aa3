# Le marché du jour.
today-title = Le marché du jour
today-line = Une donne par jour. Les mêmes cartes et les trois mêmes adversaires pour tout le monde, et un seul essai.
today-set = { $edition }, { $rounds } tours : chacun garde la porte une fois.
today-company = Aujourd’hui au marché
today-name = Votre nom au tableau
today-play = Au marché !
today-once = Tout compte dès la première carte. Ni second essai, ni conseils.
today-public = Votre nom et vos points figurent au tableau de ce serveur. Une fois la journée finie, chacun ici peut revoir la meilleure partie.
today-running = Votre besace est prête et la porte est ouverte.
today-continue = Reprendre la partie
today-given-up = Vous avez eu votre essai pour aujourd’hui.
today-result = { $place }, { $points ->
    [one] { $points } point
   *[other] { $points } points
}
today-marks = Vos tours
today-share = Partager
today-copy = Copier le texte
today-text = Le texte à partager ; il ne dévoile aucune carte
today-copied = Copié. Collez-le où bon vous semble.
today-by-hand = Le texte est sélectionné. Copiez-le à la main.
today-look = Revoir votre partie
today-next = Le prochain marché ouvre dans { $time }.
today-streak = { $days ->
    [one] { $days } jour d’affilée
   *[other] { $days } jours d’affilée
}
today-board = Le tableau
today-board-none = Personne n’a encore fini le marché du jour. La première ligne est libre.
today-finished = { $count ->
    [one] { $count } résultat aujourd’hui
   *[other] { $count } résultats aujourd’hui
}
today-column-name = Nom
today-column-points = Points
today-column-place = Place
today-somebody = Quelqu’un
today-you = vous
today-yesterday = Hier
today-yesterday-none = Hier, personne n’a joué le marché jusqu’au bout.
today-watch = Revoir la meilleure partie
today-fair = Est-ce bien équitable ?
today-fair-deal = La donne découle de la seule date (UTC) : elle est la même sur tous les serveurs de la même version, partout dans le monde. Ce que font vos adversaires découle de la donne et de ce que vous faites ; à la porte, le moment où vous parlez peut aussi compter.
today-fair-secret = Le revers : rien n’est vraiment secret. Le programme est ouvert, et qui le veut peut calculer les cartes d’avance. Le serveur, lui, ne dit rien à personne avant la fin de la partie.
today-fair-try = Un essai par navigateur, ou par clé de joueur. Qui efface les données de son navigateur devient un inconnu pour le serveur ; on peut le freiner, pas l’empêcher.
today-mark-honest = besace honnête, passée
today-mark-searched = besace honnête, ouverte quand même
today-mark-bluffed = un mensonge est passé
today-mark-bought = un mensonge est passé, contre paiement
today-mark-caught = mensonge découvert
today-mark-sharp = Shérif : un menteur pris
today-mark-fooled = Shérif : rien que des besaces honnêtes ouvertes
today-mark-paid = Shérif : un pot-de-vin accepté
today-mark-lenient = Shérif : tout le monde est passé
