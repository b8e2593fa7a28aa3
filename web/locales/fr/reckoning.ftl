# Le décompte et la gazette d’une partie.
reckoning-title = Le décompte
reckoning-facts = { $rounds } tours, { $bags } besaces, { $players } marchands
reckoning-skip = Aller à la fin
reckoning-turning = On retourne la contrebande.
reckoning-crowning = On nomme Rois et Reines.
reckoning-adding = Et maintenant, on additionne.
reckoning-wins = { $you ->
    [who] Vous remportez le marché
   *[other] { $who_begins } remporte le marché
}
reckoning-shared = { $names_begins } se partagent le marché
reckoning-line = { $points ->
    [one] D’un seul point
   *[other] De { $points } points
}. { $you ->
    [who] Vous finissez deuxième, et vous en parlerez
   *[other] { $who_begins } finit deuxième, et en parlera
} pendant des années.
reckoning-line-tie = À égalité de points, mais avec l’étal le mieux garni. { $you ->
    [who] Vous finissez deuxième, et vous en parlerez
   *[other] { $who_begins } finit deuxième, et en parlera
} pendant des années.
reckoning-line-shared = Impossible de les départager, et ce n’est pas faute d’avoir essayé.
reckoning-points = Points par provenance
reckoning-source-gold = Pièces
reckoning-source-legal = Marchandises légales
reckoning-source-contraband = Contrebande
reckoning-source-royal = Marchandises royales
reckoning-source-crowns = Rois et Reines
reckoning-source-extras = Marché noir
reckoning-crowns = Rois et Reines
reckoning-king = Roi
reckoning-queen = Reine
reckoning-nobody = personne
reckoning-turned = Cartes retournées
reckoning-clean = Pas une carte de contrebande.
reckoning-tattler = La Gazette de Nottingham
reckoning-wet = L’encre est encore fraîche.
reckoning-closed = Les autres tables jouent avec les mêmes cartes : ce qui s’est passé ici se lira sur la page du tournoi, quand toutes auront fini.
reckoning-bluff-head = { $you ->
    [who] « { $goods } », disiez-vous. Pas tout à fait.
   *[other] « { $goods } », disait { $who_within }. Pas tout à fait.
}
reckoning-bluff = Le plus beau bluff du jour a franchi la porte au tour { $round }. Dans la besace : { $goods }, soit { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
reckoning-no-bluff-head = Une journée de commerce honnête
reckoning-no-bluff = Pas un mensonge n’a passé la porte. Notre gazetier est rentré se coucher.
reckoning-bribe-head = Pot-de-vin record
reckoning-bribe = { $you ->
    [who] Vous avez glissé <b>{ $gifts }</b> { $to_to } au tour { $round }.
   *[other] { $who_begins } a glissé <b>{ $gifts }</b> { $to_to } au tour { $round }.
}
reckoning-no-bribe = Personne n’a payé. La porte a faim.
reckoning-inspection-head = La pire inspection
reckoning-inspection = Au tour { $round }, on a ouvert une besace honnête, celle { $owner_of } : { $goods }. Le coup d’œil a coûté <b>{ $gold }</b>. À la porte : { $names }.
reckoning-no-inspection = Pas une besace honnête n’a été ouverte. Du flair à la porte, ou de la paresse.
reckoning-words-head = Promesses rompues
reckoning-words = { $broken } sur { $promises }
reckoning-no-words = Personne n’a rien promis : rien à rompre.
reckoning-liars-head = Palmarès des menteurs
reckoning-lied = { $lies } sur { $bags } { $bags ->
    [one] besace
   *[other] besaces
}
reckoning-ad-1 = Perdu, près de la porte : une arbalète. Discrétion récompensée. Demander G.
reckoning-ad-2 = Besaces solides, à double fond. Usage décoratif uniquement.
reckoning-ad-3 = Cherche témoin n’ayant rien vu. Bien payé.
reckoning-ad-4 = Cours de fromage. Apprenez à le distinguer de la soie, rien qu’au poids.
reckoning-replay = Revoir la partie
reckoning-analysis = Où elle s’est jouée
reckoning-share = Partager
reckoning-board = Au tableau du jour
reckoning-cup = Retour au tournoi
# Asked once, after a game with characters.
reckoning-memory = Peuvent-ils se souvenir de vous ?
reckoning-memory-about = Si vous acceptez, les personnages retiennent désormais votre façon de jouer et vous saluent en conséquence. Personne d’autre ne le voit, et un geste dans Mes parties suffit pour tout oublier.
reckoning-memory-yes = Oui, volontiers
reckoning-memory-no = Non, merci
reckoning-memory-agreed = Ils s’en souviendront.
# The company of Play now becomes stronger, or milder.
reckoning-rises = { $strength ->
    [sharp] Encore deux victoires ! Dès la prochaine table, plus personne ne fait de cadeau.
   *[usual] Deux victoires ! Dès la prochaine table, on ne vous ménage plus.
}
reckoning-falls = { $strength ->
    [gentle] Trois parties perdues d’affilée : la prochaine fois, on joue en douceur.
   *[usual] Trois parties perdues d’affilée : la prochaine fois, on joue comme d’habitude.
}
reckoning-again = La revanche !
reckoning-eager = { $count ->
    [one] { $names } veut rejouer.
   *[other] { $names } veulent rejouer.
}
reckoning-join = J’en suis
reckoning-play-too = Jouer aussi
reckoning-share-about = Le lien mène à cette page et permet de revoir la partie, cartes sur table. Quiconque l’a peut regarder.
reckoning-picture = Le résultat en image
reckoning-download = Enregistrer l’image
reckoning-still = En image
reckoning-clip = En clip
reckoning-clip-save = Enregistrer le clip
reckoning-clip-making = Le clip se tourne : sept secondes.
reckoning-clip-failed = Ce navigateur n’a pas pu faire le clip.
reckoning-record = La partie en fichier texte
reckoning-watch-bluff = Revoir ce moment
