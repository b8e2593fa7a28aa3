# La porte, la mise en place d’une table, la salle d’attente, et le visage de ce qui a mal tourné.
lobby-strap = Marchands, contrebande, pots-de-vin et un Shérif cupide : un jeu pour trois à six
lobby-issue = Jour de marché, nᵒ { $number }. Prix : tout ce que vous ferez passer par la porte.
lobby-ear-bribe = Tarif du jour
lobby-ear-bribe-1 = Huit pièces et deux pommes. Le Shérif étudie toute offre.
lobby-ear-bribe-2 = Six pièces et un compliment. Le compliment est facultatif.
lobby-ear-bribe-3 = Un fromage bien affiné. Le pain n’est plus accepté.
lobby-ear-weather = Météo
lobby-ear-weather-1 = Beau temps à la porte, risque d’inspection.
lobby-ear-weather-2 = Brouillard. Idéal pour les besaces lourdes.
lobby-ear-weather-3 = Ciel clair et honnête, plus trouble l’après-midi.
lobby-doors = Commencer
lobby-play-now = Jouer
lobby-play-now-about = { $strength ->
    [gentle] Vous et trois personnages débonnaires, droit au marché. Gagnez deux fois et ils ouvriront l’œil.
    [sharp] Vous et trois personnages au sommet de leur art. Le roi Richard ne vient que si on l’invite.
   *[usual] Vous et trois personnages, droit au marché. Encore deux victoires et ils ne laisseront rien passer.
}
lobby-set = Dresser une table
lobby-set-about = Édition, places, sablier : votre table, vos règles.
lobby-set-choose = Choisir
lobby-join = Rejoindre
lobby-join-about = Vos amis vous ont envoyé un code ou un lien.
lobby-code = Code
lobby-code-label = Code d’invitation
lobby-attractions = À la porte aussi
lobby-to-today = Le marché du jour
lobby-to-today-about = Les mêmes cartes pour tous. Un seul essai.
lobby-to-puzzles = Énigmes
lobby-to-puzzles-about = Ouvrir, ou empocher ? Dix par jour.
lobby-to-mine = Mes parties
lobby-to-mine-about = Vos résultats, vos exploits, vos chiffres.
lobby-to-standing = Tables d’habitués
lobby-to-standing-about = Les mêmes amis, le même lien, chaque semaine.
lobby-to-cups = Tournois
lobby-to-cups-about = Les mêmes cartes à chaque table : la chance ne compte plus.
lobby-to-tablet = Tablette au milieu
lobby-to-tablet-about = Le plateau pour tous, la main sur le téléphone.
lobby-to-hotseat = Un seul écran
lobby-to-hotseat-about = On se le passe, et on ne triche pas.
lobby-games = Vos parties
lobby-games-none = Aucune pour l’instant. Les parties que vous lancez ou rejoignez sont gardées ici : fermez la page, revenez plus tard.
lobby-games-kept = Vos places sont gardées. Elles s’afficheront ici dès que le serveur répondra.
lobby-stage-waiting = En salle d’attente, { $free ->
    [0] toutes les places sont prises
    [one] { $free } place libre
   *[other] { $free } places libres
}.
lobby-stage-finished = Terminée. La Gazette raconte tout.
lobby-stage-yours = La table vous attend.
lobby-stage-playing = En cours.
lobby-your-turn = À vous
lobby-square = Sur la place
lobby-square-none = Pas de partie publique en ce moment. Dressez une table ouverte à tous, et quelqu’un passera bien par là.
lobby-square-table = { $edition }, places prises : { $taken } sur { $seats }
lobby-sit = S’asseoir
lobby-watch = Regarder
lobby-tablet-here = Poser cet écran au milieu
lobby-new = Première visite en ville ?
lobby-new-about = Remplissez une besace. Dites ce qu’elle contient. Ou tout autre chose. Les règles tiennent en une page ou deux.
lobby-rules = Comment jouer
lobby-first-time = Première fois ?
lobby-guided = Une partie guidée, cinq minutes
lobby-unofficial = Non officiel.
lobby-unofficial-about = Fait par des admirateurs du jeu de société, sans lien avec ses auteurs ni ses éditeurs.
lobby-drawings = Dessins d’après game-icons.net, CC BY 3.0.
lobby-credits = Crédits
lobby-home = À la porte de la ville

lobby-edition = Édition
lobby-edition-first = Deux défausses où pêcher. De trois à cinq joueurs.
lobby-edition-second = Une seule défausse, le Shérif dit qui commence. De trois à six joueurs.
lobby-read-rules = Lire ces règles
lobby-options = Options
lobby-options-none = Aucune
lobby-seats = Places
lobby-seats-rounds = { $rounds } tours. Chacun sera Shérif.
lobby-seats-six = { $rounds } tours. Deux adjoints gardent la porte ensemble.
lobby-seat = Place { $number }
lobby-name = Votre nom
# Des prénoms pour qui n’en a pas dit, aucun d’eux celui d’un personnage ; une virgule et une espace entre deux.
lobby-woods = Robin, Alan, Hélène, Gilbert, Clorinde, Arthur, Rosemonde, Edmond, Mathilde, Geoffroy, Aliénor, Thibaut
lobby-name-about = C’est vous. Vos amis verront ce nom.
lobby-a-friend = Un ami
lobby-a-friend-about = La place reste libre. Vous aurez un lien à envoyer.
lobby-models = Modèles de langage
lobby-model-about = Un modèle de langage. Tout ce qui se dit à cette table lui est transmis.
lobby-levels = Selon la force
lobby-level-easy = L’Intendant, indulgent
lobby-level-easy-about = Connaît les règles, et guère plus. Pour une première soirée.
lobby-level-normal = L’Intendant, solide
lobby-level-normal-about = Se souvient de vos actes, parfois.
lobby-level-hard = L’Intendant au mieux de sa forme
lobby-level-hard-about = Joue pour gagner, ne soudoie guère, n’oublie rien. Peu bavard, dur à battre.
lobby-strength = Leur façon de jouer
lobby-strength-gentle = En douceur
lobby-strength-gentle-about = Remarquent peu, hésitent beaucoup. Pour une première soirée.
lobby-strength-usual = Comme d’habitude
lobby-strength-usual-about = Chacun selon sa carte.
lobby-strength-sharp = Sans cadeau
lobby-strength-sharp-about = Vous cernent vite, surveillent le marché et n’hésitent guère.
lobby-brought-about = Un robot apporté par qui tient ce serveur.
lobby-who = Qui peut venir
lobby-private = Les amis seulement
lobby-private-about = Il faut le lien ou le code.
lobby-public = Tout le monde
lobby-public-about = Annoncée sur la place, ouverte aux inconnus et aux curieux.
lobby-clock = Sablier
lobby-clock-seconds = { $seconds ->
    [0] Sans sablier
    [30] 30 secondes par décision
    [60] 1 minute par décision
    [180] 3 minutes par décision
    [86400] Un jour par décision
   *[other] { $seconds } secondes par décision
}
lobby-clock-none-about = Prenez votre temps ; les autres ne s’en priveront pas.
lobby-clock-about = Le sable écoulé, un robot occupe la place jusqu’au retour du joueur.
lobby-clock-days-about = À votre rythme : nul besoin d’être là tous en même temps.
lobby-minutes = { $minutes ->
    [one] { $minutes } minute par marchand
   *[other] { $minutes } minutes par marchand
}
lobby-house-about = Une table par marchandise, écrite en TOML.
lobby-house-file = Choisir un fichier
lobby-house-text = Leur description
lobby-house-read = Lire les marchandises
lobby-house-none = Jouer sans
lobby-house-example = Montrer un exemple
lobby-market-about = Ce que valent les cartes. La plus haute est sur le dessus.
lobby-market-card = { $good }, carte { $number }
lobby-market-printed = Revenir aux valeurs habituelles
lobby-mend-who = Les amis seulement
lobby-mend-seats = Jouer à { $players }
lobby-mend-options = S’en passer
lobby-mend-edition = Prendre la seconde édition
lobby-mend-first = Réglez d’abord ce qui ne va pas ensemble.
lobby-open-table = Ouvrir la table
lobby-deal = Distribuer les cartes
lobby-open-about = { $open ->
    [0] Toutes les places sont prises : la partie commence aussitôt.
    [one] Une place reste libre pour un ami.
   *[other] { $open } places restent libres pour des amis.
}

lobby-waiting = La salle d’attente
lobby-waits-seats = { $count ->
    [one] Une place est encore libre.
   *[other] { $count } places sont encore libres.
}
lobby-waits-you = On vous attend : dites que l’on peut commencer.
lobby-waits-ready = On attend encore { $name }.
lobby-waits-host = Tout le monde est là. { $name } distribuera les cartes.
lobby-all-set = Tout le monde est là. Distribuez quand vous voulez.
lobby-free-seat = Une place libre
lobby-free-seat-about = Pour un ami, ou un personnage.
lobby-this-is-you = vous
lobby-host = hôte
lobby-person = joueur
lobby-bot = un robot joue
lobby-ready = peut commencer
lobby-not-ready = pas encore
lobby-away = pas là
lobby-rename = Changer de nom
lobby-keep-name = Garder ce nom
lobby-seat-bot = Asseoir un personnage
lobby-swap-bot = Changer
lobby-choose-bot = Qui s’assoit ici ?
lobby-sits-already = Déjà à table.
lobby-remove = Retirer
lobby-hand-over = Nommer hôte
lobby-fill = Compléter la table
lobby-start = Distribuer
lobby-set-ready = On peut commencer
lobby-unready = Attendez, pas encore
lobby-claim-host = L’hôte n’est pas là : prendre le relais
lobby-watching = Vous regardez. La partie commence quand l’hôte distribue.
lobby-leave = Partir
lobby-agreed = Ce qui est convenu
lobby-invite = Inviter des amis
lobby-invite-about = Lisez le code à voix haute, envoyez le lien, ou montrez l’image à un téléphone.
lobby-invite-here = Cette adresse ne vaut que sur cet ordinateur. Démarrez avec --lan pour que les téléphones de la maison puissent venir.
lobby-qr = Le lien en code QR
lobby-link = Lien
lobby-copy = Copier le lien
lobby-copied = Copié.
lobby-copy-by-hand = Le lien est sélectionné : copiez-le au clavier ou par un appui long.
lobby-share = Partager
lobby-share-text = Une place vous attend à la porte de Nottingham.

lobby-move = Votre place vous attend
lobby-move-about = Reprenez la partie sur cet appareil : même main, même besace, même air innocent.
lobby-move-do = S’asseoir ici
lobby-invited = On vous invite
lobby-invited-about = Une place, une besace, et un Shérif qui regarde ailleurs. Parfois.
lobby-try-again = Réessayer
lobby-face-gone = Cette table n’est plus là
lobby-face-gone-about = Les tables que personne ne touche sont débarrassées au bout d’un moment. La prochaine se dresse en un instant.
lobby-face-game = Cette partie n’existe pas
lobby-face-game-about = Ce lien mène à une partie qui n’a jamais été jouée ici, ou qui a été effacée. Vérifiez qu’il a été copié en entier.
lobby-face-full = La table est complète
lobby-face-full-about = À chaque place, il y a déjà quelqu’un. Vous pouvez regarder, ou dresser votre propre table.
lobby-face-held = Plus dans cette partie
lobby-face-held-about = De votre appareil ou de chez vous, quelqu’un a déjà eu une place dans cette partie et vu ses cartes. Vous pouvez regarder, et vous asseoir à la prochaine.
lobby-face-apart = On finit entre soi
lobby-face-apart-about = Ceux qui jouent préfèrent finir cette partie entre eux. Vous pouvez regarder, et vous asseoir à la prochaine.
lobby-face-removed = On vous a demandé de partir
lobby-face-removed-about = L’hôte a donné votre place. Cela arrive aux meilleurs marchands ; il y a d’autres tables.
lobby-face-code = Ce code n’ouvre rien
lobby-face-code-about = Un code compte huit lettres et chiffres, et disparaît avec sa table. Vos amis en ont sûrement un plus frais.
lobby-face-restarting = La porte est fermée un instant
lobby-face-restarting-about = Le serveur ne répond pas ; peut-être redémarre-t-il. Votre place et vos cartes sont gardées.
lobby-face-offline = Vous avez perdu la route
lobby-face-offline-about = Cet appareil n’a pas de connexion. La partie attend, votre place aussi.
lobby-face-crowd = La place est noire de monde
lobby-face-crowd-about = Il y a tant de curieux autour de cette table que plus personne ne passe. Réessayez dans un moment.
lobby-face-old = Il existe une page plus récente
lobby-face-old-about = Le serveur parle de choses que cette page ne connaît pas. Rechargez-la ; votre place est gardée.
lobby-face-lost = Cette place n’est plus la vôtre
lobby-face-lost-about = Elle a été quittée depuis une autre fenêtre, ou quelqu’un d’autre s’y est assis.
lobby-face-moved = Votre place a déménagé
lobby-face-moved-about = Vous avez repris votre place depuis un autre appareil. Continuez là-bas.
lobby-face-busy = Trop de monde à la porte
lobby-face-busy-about = Le serveur ne sait plus où donner de la tête. Attendez une minute et frappez de nouveau.
lobby-face-stumble = Quelque chose a mal tourné
lobby-face-stumble-about = Vous n’y êtes pour rien. Réessayez ; si vous avez une place, elle est gardée.

# Les mêmes choses en une ligne, et d’autres qu’une table refuse.
lobby-sorry = Cela n’a pas marché. Réessayez dans un instant.
lobby-passkey-not-used = La clé d’accès n’a pas servi. Rien n’a changé.
lobby-no-server = Le serveur ne répond pas. Tourne-t-il encore ?
lobby-no-network = Cet appareil est hors ligne.
lobby-no-table-full = Toutes les places de cette table sont prises.
lobby-no-no-such-table = Cette table n’est plus là.
lobby-no-too-many-requests = On frappe trop souvent à la porte. Attendez une minute.
lobby-no-server-full = Le serveur n’a plus de place pour une table.
lobby-no-not-host = Seul l’hôte peut faire cela.
lobby-no-not-ready = Tout le monde n’est pas prêt.
lobby-no-seat-empty = Une place est encore libre.
lobby-no-seat-taken = Quelqu’un a été plus rapide : cette place est prise.
lobby-no-removed-before = L’hôte de cette table vous a montré la porte.
lobby-no-host-is-here = L’hôte est là, finalement.
lobby-no-already-started = Les cartes sont déjà distribuées.
lobby-change-rules = Changer les règles
lobby-change-about = Les places ne changent pas. On redemandera à chacun si l’on peut commencer.
lobby-change-agree = Jouer ainsi
lobby-rules-changed = { $name } a changé les règles. Jetez-y un œil, puis dites si l’on peut commencer.
lobby-match = Trouver une table
lobby-match-about = Avec les gens qui sont là. Si personne n’attend, une table est dressée pour vous, et d’autres peuvent la trouver.
lobby-match-any = Peu importe
lobby-match-find = Prendre place
lobby-match-strangers = Ici, on joue avec des inconnus : phrases toutes faites et réactions, pas de texte libre. On distribue dès que la table est pleine, ou quand l’attente est finie.
lobby-wait = Des robots prennent les places vides
lobby-wait-seconds = { $seconds ->
    [0] jamais
    [60] au bout d’une minute
    [180] au bout de 3 minutes
    [600] au bout de 10 minutes
    [one] au bout de { $seconds } seconde
   *[other] au bout de { $seconds } secondes
}
lobby-filling = { $free ->
    [0] La table est pleine. On distribue dans
   *[other] Des robots prennent les places vides et on distribue dans
}

# Tables classées.
lobby-rated = Classée
lobby-rated-about = Le résultat compte pour la cote de toute la table. Quitter, c’est finir dernier. Ni conseils, ni remplacements.
lobby-rated-is = Partie classée : le résultat compte pour votre cote, et quitter, c’est finir dernier.
lobby-rated-square = classée
lobby-mend-rated = Jouer sans classement
lobby-rated-ladder = Classement
