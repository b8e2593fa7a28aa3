# Mes parties : ce qui a été joué, ce que cela dit du joueur, et ce qu’il en advient.
mine-title = Mes parties
mine-line = { $games ->
    [0] Rien de terminé pour l’instant. Vos exploits seront réunis ici.
    [one] Une partie racontée jusqu’ici.
   *[other] { $games } parties racontées jusqu’ici.
}
mine-running = En cours
mine-running-none = Aucune partie ne vous attend. La porte est ouverte.
mine-continue = Reprendre
mine-your-turn = À vous
mine-finished = Terminées
mine-finished-none = Terminez une partie dans ce navigateur : elle sera gardée ici, avec son résultat, et vous pourrez la revoir.
mine-all = Voir les { $count } parties
mine-finished-more = Voici les { $shown } dernières parties sur { $total }.
mine-result = { $place }, { $points ->
    [one] { $points } point
   *[other] { $points } points
}
mine-result-won = Victoire avec { $points ->
    [one] { $points } point
   *[other] { $points } points
}
mine-read = Le récit
mine-replay = Revoir
mine-standing = Tables d’habitués
mine-standing-open = Une soirée est en cours
mine-standing-evenings = { $evenings ->
    [one] Une soirée
   *[other] { $evenings } soirées
}
mine-figures = Ce qu’on dit de vous
mine-epithet-honest = L’âme honnête
mine-epithet-silver = La langue de velours
mine-epithet-hapless = La main dans le sac
mine-epithet-bold = Toutes les audaces
mine-epithet-new = Un nouveau visage à la porte
mine-figure-wins = { $wins } sur { $games }
mine-figure-wins-about = { $games ->
    [one] partie gagnée
   *[other] parties gagnées
}
mine-figure-believed = { $percent } %
mine-figure-believed-about = { $lies ->
    [0] Pas un seul mensonge. Pour l’instant.
    [one] de votre unique mensonge a passé la porte
   *[other] de vos mensonges ont passé la porte : { $passed } sur { $lies }
}
mine-figure-honest = { $passed } sur { $bags }
mine-figure-honest-about = besaces honnêtes passées sans un regard
mine-figure-caught = { $caught }
mine-figure-caught-about = { $caught ->
    [0] fois la main dans le sac. Bravo.
   *[other] fois la main dans le sac
}
mine-figure-paid = { $worth ->
    [one] { $worth } pièce
   *[other] { $worth } pièces
}
mine-figure-paid-about = le plus gros pot-de-vin versé, { $to_to }
mine-figure-taken = { $worth ->
    [one] { $worth } pièce
   *[other] { $worth } pièces
}
mine-figure-taken-about = le plus gros pot-de-vin empoché, de la part { $giver_of }
mine-figure-nemesis = Bête noire : { $who }
mine-figure-nemesis-about = { $openings ->
    [0] Vous a coûté en tout
    [one] A ouvert une de vos besaces ; coût total :
   *[other] A ouvert { $openings } de vos besaces ; coût total :
} { $worth ->
    [one] { $worth } pièce
   *[other] { $worth } pièces
}.
mine-figure-customer = Clientèle en or : { $who }
mine-figure-customer-about = A laissé à votre porte l’équivalent de { $worth ->
    [one] { $worth } pièce
   *[other] { $worth } pièces
}.
mine-counted = Compté d’après vos seules parties terminées.
mine-card = Une carte à partager
mine-card-about = Une image de ces chiffres. Elle montre votre nom, et aucune clé.
mine-card-words = { $name }, { $epithet }. { $lines }
mine-memory = Ce que les personnages retiennent
mine-memory-off = Ils vous accueillent comme au premier jour. Si vous le voulez, ils retiendront désormais votre façon de jouer et vous salueront en conséquence. Personne d’autre ne le voit, et un geste suffit pour tout oublier.
mine-memory-agree = Qu’ils se souviennent de moi
mine-memory-about = Depuis le { $date }. Cela reste entre vous et eux, et cela s’efface : ce qui remonte à deux parties compte pour moitié. À une table d’amis, ils ne savent que ce qui s’est joué à cette même table fidèle.
mine-memory-none = Vous ne vous êtes pas revus depuis.
mine-memory-forget = Oubliez-moi
mine-memory-forgotten = Oublié. Vous voilà de nouveau comme au premier jour.
mine-opinion-broken = Vous reproche une parole trahie.
mine-opinion-owed = Dit que vous lui devez un passage.
mine-opinion-liar = Ne croit pas un mot de ce que vous dites.
mine-opinion-friend = Pense du bien de vous.
mine-opinion-none = Se fait encore une opinion.
mine-opinion-lies = A trouvé un mensonge dans { $percent } % environ de vos besaces.
mine-opinion-gate = À votre porte, { $percent } % environ des besaces sont ouvertes.
mine-blocks = Personnes bloquées
mine-blocks-about = « Trouvez-moi une table » ne vous réunit pas, et vous n’entendez rien de leur part. Personne n’en est prévenu.
mine-blocks-since = depuis le { $date }
mine-blocks-nameless = quelqu’un sans nom
mine-blocks-lift = Débloquer
mine-blocks-lifted = Blocage levé.
mine-key = Vos parties tiennent à ce navigateur
mine-key-about = Ni compte, ni mot de passe : ce navigateur garde une clé, et le serveur seulement son empreinte. Qui a la clé a vos parties et vos places.
mine-carry = Les emporter sur un autre appareil
mine-carry-title = Sur un autre appareil
mine-carry-about = Ouvrez ce lien sur l’autre appareil, ou visez l’image avec son appareil photo. Gardez-le pour vous : c’est votre clé.
mine-carry-share = Mes parties à la porte de Nottingham
mine-export = Tout télécharger
mine-export-file = nottingham-mes-parties.json
mine-erase = Tout faire oublier
mine-erase-title = Tout faire oublier ?
mine-erase-about = Le serveur oublie quelles places et quelles tables d’habitués sont les vôtres ; ce navigateur oublie sa clé, ses places et votre nom. Vos chiffres et cette liste disparaissent pour de bon.
mine-erase-honest = Ce qui reste : les parties elles-mêmes. Les autres les gardent, avec le nom sous lequel vous avez joué, car elles sont aussi à eux. Seul l’hôte d’une partie peut l’effacer pour tous.
mine-erase-do = Tout oublier
mine-erase-keep = Tout garder
mine-erased = C’est oublié. { $seats ->
    [one] Une place n’est plus à personne.
   *[other] { $seats } places ne sont plus à personne.
}
mine-arrive-title = Amener vos parties ici ?
mine-arrive-about = Ce lien porte la clé d’un joueur, venue d’un autre appareil. Ses parties et ses places s’ajoutent à celles de ce navigateur, et l’autre appareil les garde aussi. Rien de ce qui est à vous ne passe à l’autre clé.
mine-arrive-do = Oui, ce sont les miennes
mine-arrive-no = Non, laisser
mine-arrived = Vos parties sont là.
mine-account = Vos parties appartiennent à votre nom
mine-account-about = Votre clé d’accès les ouvre sur tous vos appareils ; le serveur n’en a que la moitié publique, et aucun mot de passe. Sur un autre appareil, connectez-vous avec la même clé, ou ajoutez-en une.
mine-erase-account = Votre nom, vos clés d’accès et toutes les connexions ouvertes sont supprimés ; le serveur oublie quelles places et quelles tables d’habitués sont à vous, et ce navigateur ses places. Vos chiffres et cette liste disparaissent pour de bon.
mine-privacy = Ce qui est gardé, et où
