# Tables d’habitués : des amis qui se retrouvent, sous un seul lien.
standing-title = Tables d’habitués
standing-line = Les mêmes amis, les mêmes règles, un lien qui reste.
standing-none = Aucune pour l’instant. Attablez-vous entre amis et touchez « Garder cette table » dans la salle d’attente ou après la partie.
standing-start = Dresser une table pour cela
standing-evenings = { $evenings ->
    [one] Une soirée jusqu’ici
   *[other] { $evenings } soirées jusqu’ici
}
standing-about = { $edition }, { $seats } places
standing-about-with = { $edition }, { $seats } places, avec { $names }
standing-open = Une soirée est en cours
standing-here = À table : { $names }
standing-sit = Prendre place
standing-go = À la table
standing-begin = Ouvrir une soirée
standing-begin-about = Un geste, et la table est dressée comme toujours. Les autres prennent place par ce même lien.
standing-link = Le lien qui reste
standing-link-about = Envoyez-le une fois pour toutes. Qui l’a voit cette page, et peut prendre place ou ouvrir une soirée.
standing-share = Notre table à la porte de Nottingham
standing-regulars = Les habitués
standing-column-name = Nom
standing-column-games = Parties
standing-column-wins = Gagnées
standing-column-sheriff = Shérif
standing-sheriff-most = Le jeton Shérif est revenu le plus souvent { $who_to } : { $rounds ->
    [one] un tour
   *[other] { $rounds } tours
}.
standing-history = Soirées passées
standing-history-none = Aucune partie terminée pour l’instant.
standing-game-won = Victoire : { $names }
standing-read = Le récit
standing-leave = Quitter cette table d’habitués
standing-leave-title = Quitter { $title } ?
standing-leave-about = Elle ne figure plus parmi les vôtres. Avec le lien, vous pouvez toujours revenir ; quand plus personne n’en est, la table disparaît.
standing-leave-do = Quitter
standing-leave-stay = Rester
standing-keep = Garder cette table
standing-keep-title = Garder cette table
standing-keep-about = Elle reçoit un nom et un lien qui reste. La prochaine fois, un geste la dresse à nouveau, avec les mêmes règles et les mêmes personnages.
standing-keep-name = Nom de la table
standing-keep-example = Les jeudis à huit heures
standing-keep-do = La garder
standing-kept = Vers { $title }
