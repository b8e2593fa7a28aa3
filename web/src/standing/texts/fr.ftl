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
standing-column-name = Nom
standing-column-games = Parties
standing-column-wins = Gagnées
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

# Le récit d’une soirée : les prix se méritent, les chiffres sont comptés.
standing-league = Le championnat
standing-league-about = Chaque partie rapporte un point pour chaque adversaire classé derrière vous. À égalité de points, plus de parties gagnées l’emporte ; sinon, la place est partagée. Sans nom, ou avec celui d’une autre personne à la table, on n’est pas au classement.
standing-column-place = Rang
standing-column-points = Points
standing-column-evenings = Soirées
standing-night = Soirée nᵒ { $number }
standing-night-read = Le récit de la soirée
evening-line = Soirée nᵒ { $number }, { $date }
evening-going-on = La soirée n’est pas finie : voici où l’on en est.
evening-nothing = Aucune partie n’a été terminée ce soir-là.
evening-occasion-evening = { $count ->
    [one] Une soirée à cette table !
   *[other] { $count } soirées à cette table !
}
evening-occasion-year = { $count ->
    [one] Un an a passé depuis la première soirée !
   *[other] { $count } ans ont passé depuis la première soirée !
}
evening-won = Victoire de la soirée : { $names }
evening-leads = En tête pour l’instant : { $names }
evening-won-with = { $points ->
    [one] { $points } point
   *[other] { $points } points
} en { $games ->
    [one] une partie
   *[other] { $games } parties
}
evening-games = Les parties
evening-game = Partie { $number }
evening-points = Points de la soirée
evening-moments = On en reparlera
evening-watch = Revoir
evening-awards = Honneurs et bonnets d’âne
evening-awards-about = La présence ne suffit pas : chaque prix est compté d’après les cartes, et se mérite. À deux ex æquo, on le partage ; à trois, personne ne l’a.
evening-awards-none = Personne n’en a mérité cette fois.
evening-award-smuggler = Contrebande de la nuit
evening-award-smuggler-why = { $count ->
    [one] Une besace
   *[other] { $count } besaces
} à travers la porte avec autre chose dedans. Valeur totale : { $gold }.
evening-award-never-caught = Ni vu ni connu
evening-award-never-caught-why = { $count ->
    [one] Un mensonge
   *[other] { $count } mensonges
} en { $of ->
    [one] une besace
   *[other] { $of } besaces
}, et rien n’a été découvert.
evening-award-disbelieved = Personne n’y croyait
evening-award-disbelieved-why = Besaces honnêtes ouvertes malgré tout : { $count } sur { $of }.
evening-award-honest-purse = La bourse la plus honnête
evening-award-honest-purse-why = { $count ->
    [one] Une besace, et elle contenait
   *[other] { $count } besaces, et toutes contenaient
} ce qui était déclaré.
evening-award-dearest-bribe = Pot-de-vin record
evening-award-dearest-bribe-why = { $gold } à la porte en un seul tour.
evening-award-gate-for-sale = Porte à vendre
evening-award-gate-for-sale-why = Encaissé à la porte en { $count ->
    [one] un accord
   *[other] { $count } accords
} : { $gold }.
evening-award-sharp-nose = Le nez le plus fin
evening-award-sharp-nose-why = Besaces menteuses parmi celles qu’on a ouvertes : { $count } sur { $of }.
evening-award-heavy-hand = Mille excuses
evening-award-heavy-hand-why = Besaces ouvertes qui n’avaient rien à cacher : { $count } sur { $of }.
evening-award-red-handed = La main dans le sac
evening-award-red-handed-why = Mensonges découverts : { $count } sur { $of }.
evening-award-kept-word = Chose promise, chose due
evening-award-kept-word-why = { $count ->
    [one] Une promesse tenue, aucune
   *[other] { $count } promesses tenues, aucune
} trahie.
evening-award-broken-word = Autant en emporte le vent
evening-award-broken-word-why = Promesses trahies : { $count } sur { $of }.
evening-share = La soirée en image
evening-share-about = Enregistrez-la, envoyez-la. Le lien montre cette soirée et rien d’autre : personne ne peut prendre place avec.
evening-picture = La soirée en image. { $headline }
