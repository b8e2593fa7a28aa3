cups-title = Tournois
cups-line = Les mêmes cartes à chaque table : seul compte ce que l’on en fait.
cups-mine = Vos tournois
cups-found = Fonder un tournoi
cups-name = Nom du tournoi
cups-name-like = Tournoi des moissons
cups-size = Joueurs par table
cups-rounds = Tours
cups-pace = Rythme
cups-pace-evening = Une soirée : 90 secondes par décision
cups-pace-week = Une semaine : huit heures par décision
cups-bots = Dès deux personnes, c’est un tournoi ; on peut être jusqu’à 64. Les places libres reviennent aux mêmes personnages à chaque table.
cups-do-found = Fonder le tournoi
cups-stage-gathering = Inscriptions
cups-stage-playing = En cours
cups-stage-finished = Terminé
cups-people = { $count ->
    [one] Un participant
   *[other] { $count } participants
}
cups-about = { $edition }, { $players } par table, { $rounds ->
    [one] un tour
   *[other] { $rounds } tours
}, { $pace ->
    [week] sur une semaine
   *[evening] en une soirée
}.
cups-join = Participer
cups-join-about = Vous jouez à votre table avec les mêmes cartes que les autres à la leur.
cups-gathering = Vous participez. Le tournoi commence quand la personne qui l’a fondé le décide.
cups-gathering-founder = Faites passer le lien. À deux ou plus, vous pouvez commencer ; ensuite, plus personne ne peut entrer.
cups-begin = Commencer le tournoi
cups-leave = Quitter le tournoi
cups-round = Tour { $number } sur { $of }
cups-round-done = Tables terminées : { $count } sur { $of }.
cups-sit = À votre table
cups-wait = Votre table a fini. Le tour suivant commence quand toutes ont fini.
cups-podium = Le podium
cups-standings = Classement
cups-column-place = Rang
cups-column-name = Nom
cups-column-share = Devancés
cups-column-ahead = Avance
cups-share-about = Chaque place est comparée à la même place des autres tables, qui avait les mêmes cartes : 100 %, c’est les avoir toutes devancées. À égalité, l’avance en points sur le milieu décide.
cups-by-place = Dans un tour, une seule table est allée au bout ; les rangs à cette table ont compté.
cups-tables = Tables de ce tour
cups-table = table { $number }
cups-table-done = terminée
cups-table-playing = en cours
cups-closed-about = Les parties restent fermées jusqu’à ce que toutes les tables du tour aient fini : les autres ont les mêmes cartes.
cups-past-round = Tour { $number }
cups-read = Le récit
cups-link = La page du tournoi
cups-link-join = Qui a ce lien peut participer jusqu’au début du tournoi.
cups-link-about = Le lien montre où en est le tournoi. Il n’ouvre aucune place.
cups-line-up = Là où il n’y a personne, dans cet ordre : { $names }.
cups-needs-people = Il faut au moins deux personnes pour un tournoi.
