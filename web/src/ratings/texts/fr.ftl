# Cotes : classements, courbe et historique.
ratings-title = Classement
ratings-line = Les parties des tables classées, par édition et par nombre de joueurs. Chaque trimestre est une saison.
ratings-edition = Édition
ratings-players = Joueurs
ratings-season = Saison
ratings-season-name = { $year }, trimestre { $quarter }
ratings-mine = Votre cote
ratings-mine-none = Vous n’avez joué aucune partie classée de ce genre cette saison.
ratings-mine-games = { $games ->
    [one] { $games } partie classée
   *[other] { $games } parties classées
}
ratings-provisional = Provisoire : encore { $left ->
    [one] { $left } partie
   *[other] { $left } parties
} avant d’entrer au tableau.
ratings-find = Trouver une table classée
ratings-curve = Votre cote après chaque partie : { $first } d’abord, { $last } maintenant, { $best } au plus haut.
ratings-board = Le tableau
ratings-board-none = Personne au tableau pour l’instant : il faut { $games ->
    [one] { $games } partie
   *[other] { $games } parties
} dans la saison.
ratings-bots = Les robots
ratings-bots-none = Aucun robot n’a encore joué de partie classée ici.
ratings-column-name = Nom
ratings-column-rating = Cote
ratings-column-games = Parties
ratings-somebody = quelqu’un
ratings-you = vous
ratings-history = Vos parties classées
ratings-history-none = Aucune pour l’instant.
ratings-place = { $place } sur { $of }
ratings-left = partie quittée : dernière place
ratings-over-limit = Pas comptée : vous aviez déjà joué trois parties classées avec les mêmes personnes ce jour-là.
ratings-watch = La revoir
ratings-gone = Plus conservée
ratings-how = Comment on compte
ratings-how-number = Le nombre dit ce que vous valez au moins, presque à coup sûr (mu − 3 sigma d’OpenSkill). On commence à 1000 ; il monte à mesure que l’on vous connaît mieux.
ratings-how-season = Une nouvelle saison garde votre force et en est moins sûre. Une cote avec un point d’interrogation est provisoire.
ratings-how-leaving = Quitter, ou être joué par un robot à la fin, c’est finir dernier. Trois parties par jour avec les mêmes personnes comptent.
ratings-how-forget = Sous « Mes parties », vous pouvez emporter vos cotes ou les faire oublier.
rated-result = Cotes
rated-pending = Le résultat est en cours de calcul.
rated-change = { $before } → { $after }
