# La table. Variables de grammaire comme dans les fichiers communs ; les listes suivent un deux-points.

## Autour

table-seat = Place { $number }
table-round = <b>Tour { $round }</b> sur { $rounds }
table-phases = Phases du tour
table-others = Les autres places
table-board = La table
table-mine = Vos affaires
table-side = Chronique et palabres
table-views = Vues
table-view-table = Table
table-view-kings = Rois
table-tab-all = Tout
table-tab-talk = Palabres
table-tab-deals = Accords
table-kings = Rois et Reines pour l’instant
table-kings-note = Ce qui est visible sur les étals. Les marchandises royales sont face cachée et comptent à la fin.
table-kings-king = le bonus du Roi
table-kings-queen = le bonus de la Reine
table-piles = Les cartes du milieu
table-deck = Pioche : { $count } { $count ->
    [one] carte
   *[other] cartes
}
table-more = Plus
table-clock = Temps restant
table-clock-days = { $count } { $count ->
    [one] jour
   *[other] jours
}
table-clock-hours = { $count } h
table-keys = Raccourcis clavier
table-key-act = les boutons de l’appel, de gauche à droite
table-key-hand = vers votre main
table-key-board = vers les besaces et les cartes sur la table
table-key-say = dire quelque chose
table-key-kings = Rois et Reines jusqu’ici
table-key-hint = Demander conseil à l’intendant
table-key-piles = cartes au milieu
table-key-more = plus
table-key-keys = cette liste
table-notices = Me prévenir quand c’est à moi
table-title-now = À vous ! · Nottingham
table-watching = Vous regardez depuis la foule.
table-sit = Remplacer un robot
table-hurry = Presser les robots
table-step-away = Laisser un robot garder ma place
table-return = Reprendre ma place
table-to-gate = Retour à la porte
table-to-gate-note = Votre place est gardée : vous retrouverez la partie à la porte.
table-other-device = Jouer sur un autre appareil
table-other-device-about = Votre place vous suit : ouvrez ce lien là-bas d’ici dix minutes. Il ne sert qu’une fois, gardez-le pour vous.
table-other-device-close = Fermer ma place sur mes autres appareils
table-leave = Partir pour de bon
table-leave-about = Un robot prend votre place et joue avec vos cartes. Vous ne pourrez pas la reprendre ; les autres apprendront votre départ.
table-leave-do = Oui, partir pour de bon
table-leave-not = Rester
table-quiet = Silence, nous sommes dans la même pièce
table-quiet-about = Ni son, ni bavardage à l’écran, ni avis.
table-whole = Toute la table ici aussi
table-whole-about = Les étals, les paroles et la chronique, que montre déjà la tablette.
table-brisk = Robots pressés
table-brisk-about = Ils réfléchissent aussi bien, avec moins de pauses.

## Places

table-state-held = un robot garde la place
table-state-away = pas là
table-state-away-until = pas là · { $time }
table-state-market = au marché
table-state-next = dans la file
table-state-marketed = marché fait
table-state-ready = besace prête
table-state-thinking = soupèse les besaces…
table-state-packing = besace ouverte…
table-state-out = sans besace ce tour-ci
table-state-declared = déclaration faite
table-state-gate = besace à la porte
table-state-passed = besace passée
table-state-true = besace honnête
table-state-caught = la main dans le sac
table-you-state = { $state ->
    [none] vous
   *[other] vous, { $state }
}
table-peek = Face cachée : { $goods }. Personne d’autre ne le sait.
table-peek-none = Rien face cachée. Pour l’instant.
table-hand = Votre main
table-hand-empty = Aucune carte.
table-hand-aside = touchez les cartes dont vous ne voulez pas
table-hand-pack = glissez ou touchez les cartes à emporter
table-in-bag = Dans votre besace
table-in-bag-hint = pour vos yeux seulement
table-set-aside = Mises de côté
table-on-stand = Sur l’étal
table-stand-empty = Rien encore, sinon de bonnes intentions.
table-known-note = Entourées : face cachée pour les autres, mais vous les connaissez.
table-in-their-hand = en main
table-word-record = Promesses tenues : { $kept }. Rompues : { $broken }.
table-record = Besaces : { $bags }. Ouvertes : { $opened }. Mensonges découverts : { $caught }.
table-nudge = Relancer { $who_within }
table-let-bot = Laisser un robot jouer pour { $who_within }
table-away-until = { $who_begins } n’est pas là. Un robot joue dans { $time }.
table-mute = Mettre en sourdine
table-unmute = Lever la sourdine
table-muted = Vous n’entendez plus rien de sa part. Personne d’autre ne le sait.
table-block = Bloquer
table-block-about = « Trouvez-moi une table » ne vous réunira plus, et vous n’entendrez plus rien de sa part, où que vous vous croisiez. Personne n’en est prévenu. Le blocage se lève dans Mes parties.
table-block-do = Plus jamais
table-blocked = Blocage enregistré. Il figure dans Mes parties.
table-report = Signaler
table-report-why = Ce qui ne va pas
table-report-words = ses propos
table-report-name = son nom
table-report-stalling = bloque la partie
table-report-cheating = triche avec une aide extérieure
table-report-other = autre chose
table-report-text = En quelques mots, si vous voulez
table-report-do = Envoyer le signalement
table-report-note = Il est lu par les responsables de ce serveur. Personne à la table n’en saura rien.
table-reported = Merci. Les responsables de ce serveur le liront.

## Marché

table-open-market = Qui va au marché en premier ?
table-open-market-detail = Les autres suivent, chacun son tour.
table-first = { $who_begins } commence
table-aside = De quelles cartes vous séparez-vous ?
table-aside-detail = Jusqu’à { $most }. Vous en reprenez autant, piles ou pioche.
table-aside-detail-open = Jusqu’à { $most }, face visible. Vous en piochez autant.
table-aside-do = En mettre { $count } de côté
table-aside-none = Tout garder
table-aside-count = De côté : { $count }
table-put-back = Reprendre
table-draw = Piochez { $count } { $count ->
    [one] carte
   *[other] cartes
}.
table-draw-detail = Les piles d’abord : dès que vous prenez dans la pioche, elles sont fermées.
table-draw-deck = En prendre { $count } à la pioche
table-draw-pile = Prendre { $goods }, { $pile ->
    [left] pile de gauche
    [right] pile de droite
   *[other] dans la pile
}
table-discard = Où vont ces cartes ?
table-place = Confisqué ! Où vont ces cartes ?
table-confiscated = Confisqué
table-lay-detail = Touchez une carte pour la mettre sur le dessus : c’est celle que verra le prochain marchand.
table-lay-do = { $pile ->
    [left] Sur la pile de gauche
    [right] Sur la pile de droite
   *[other] Sur la défausse
}
table-lay-top = { $name }, sur le dessus
table-lay-raise = { $name } : mettre sur le dessus
table-top = dessus
table-bottom = dessous
table-top-first = celle du dessus d’abord
table-pile-empty = vide
table-look-through = parcourir ({ $count })
table-laid-out = Cartes mises de côté, face visible

## Besace et déclaration

table-pack = Remplissez votre besace.
table-pack-detail = De 1 à { $most } cartes. Personne ne voit lesquelles.
table-pack-first = Mettez d’abord au moins une carte.
table-packed = { $count ->
    [one] Une carte dedans.
   *[other] { $count } cartes dedans.
} On ferme ?
table-packed-detail = Fermée, elle le reste. On déclare quand toutes le sont.
table-close-bag = Fermer la besace
table-empty-bag = Tout sortir
table-take-out = Sortir : { $name }
table-load-tip = Touchez une carte pour la mettre dans la besace ; touchez-la de nouveau pour la reprendre.
table-so-far = Jusqu’ici
table-so-far-cards = <b>{ $count }</b> sur { $most } cartes
table-so-far-worth = valeur <b>{ $count }</b> si elle passe
table-if-opened = Si on l’ouvre
table-risk-empty = Une besace vide n’est pas une besace.
table-risk-true = Dites <b>{ $good }</b>, et le Shérif vous doit <b>{ $gold }</b>.
table-risk-lie = Dites <b>{ $good }</b>, et il vous en coûte <b>{ $gold }</b>, plus : { $goods }.
table-bag-open = { $you ->
    [owner] Votre besace, encore ouverte
   *[other] La besace { $owner_of }, encore ouverte
}
table-declare = { $who_begins } vous regarde dans les yeux. Et dans la besace ?
table-declare-do = « { $goods }, parole de marchand. »
table-you-say = Vous dites
table-stakes-true = La vérité. Ouverte, elle vous rapporte { $gold }.
table-stakes-lie = Ouverte, elle vous coûte { $gold }, plus : { $goods }.

## À la porte

table-over-bag = { $you ->
    [owner] Pour votre besace
   *[other] Pour la besace { $owner_of }
}
table-over-bags = Offres
table-no-offers = Pas encore d’offre. Quelqu’un pourrait toussoter.
table-no-offers-yet = D’abord, chacun dit ce qu’il porte. Gardez votre sérieux.
table-bags = Besaces à la porte
table-no-bags = Aucune besace à la porte.
table-own-offers = Vos offres
table-opening = { $you ->
    [owner] On ouvre votre besace !
   *[other] On ouvre la besace { $owner_of } !
}
table-moment-short = Il n’y a rien !
table-moment-smuggled = Passé sous le nez !
table-moment-broken = Parole rompue !
table-settle = { $owner_begins } déclare : { $goods }.
table-settle-detail = { $count ->
    [one] Dernière besace : à vous de voir.
   *[other] Encore { $count } besaces : à vous de voir.
}
table-settle-risk = { $count ->
    [one] Dernière besace.
   *[other] Encore { $count } besaces.
} Si c’est vrai, l’ouvrir vous coûte { $gold }.
table-open-risk = Si c’est vrai, l’ouvrir vous coûte { $gold }.
table-wants = { $who_begins } veut { $gifts }, et votre besace passe.
table-gate-wait = { $who_begins } soupèse votre besace du regard.
table-gate-done = Pour vous, c’est réglé. Vous pouvez encore semer la zizanie.
table-open = Ouvrir la besace
table-pass = Laisser passer
table-take = Prendre { $gifts }
table-demand = Fixer un prix
table-accept = Accepter
table-accept-for = Accepter { $gifts }
table-agree-to-ask = D’accord pour demander { $gifts }
table-counter = Contre-offre
table-refuse = Refuser
table-refused-by = { $you ->
    [who] Refusée par vous
   *[other] Refusée par { $who_within }
}
table-offer-refused = { $you ->
    [who] Vous refusez
   *[other] { $who_begins } refuse
} l’offre { $number }.
table-owed-open = { $you ->
    [who] Vous avez payé pour cela : il faut l’ouvrir.
   *[other] { $who_begins } a payé pour cela : il faut l’ouvrir.
}
table-owed-pass = { $you ->
    [who] Vous avez payé pour cela : elle doit passer.
   *[other] { $who_begins } a payé pour cela : elle doit passer.
}
table-go-on = Continuer
table-withdraw = Retirer l’offre
table-offer-make = Faire une offre
table-offer-change = Changer l’offre
table-offer-go-on = Finir mon offre
table-agreed-already = Vous avez accepté : aux autres de le faire.
table-not-yet = Il y a d’abord autre chose à régler.
table-word-open = dit : ouvrir
table-word-pass = dit : laisser passer
table-deals = Accords de ce tour
table-deals-none = Rien de scellé encore.
table-promises = Promesses
table-promises-none = Personne n’a rien promis. C’est sage.
table-promise-open = On verra bien.
table-promise-kept = Tenue.
table-promise-broken = Rompue.
table-promise-words = Parole d’honneur : personne n’en juge.
table-pledge = Donner sa parole
table-pledge-to = À qui
table-pledge-what = Ce que vous promettez
table-pledge-words = autre chose, avec vos mots
table-late-title = Quelqu’un voudrait se joindre à vous
table-late = { $name } demande à prendre la suite : { $who_within } lui laisserait sa place et ses cartes. Tous ceux qui jouent doivent être d’accord.
table-late-somebody = quelqu’un
table-late-yes = Laisser entrer
table-late-no = Pas dans cette partie
table-pledge-do = Je donne ma parole

## Dettes, marché noir, butin

table-pay = Vous devez encore { $gold }. Payez en marchandises.
table-pay-with = Choisi : { $worth } sur { $amount }
table-pay-missing = Il manque encore une valeur de { $count }.
table-pay-enough = Valeur { $count } : le compte y est.
table-pay-goods = De quoi payer
table-pay-do = Payer
table-black-market = Marché noir
table-claim = Le marché noir achète. Trois cartes identiques ?
table-claim-nothing = Le marché noir achète, mais vous n’avez pas trois cartes identiques.
table-claim-gone = Le marché noir achète, mais il n’a plus de carte pour votre brelan.
table-claim-asked = On le demande à quiconque passe : ainsi nul ne sait ce qui est caché.
table-claim-detail = Les cartes sont montrées et quittent la partie ; les points restent à vous.
table-claim-do = { $goods } pour { $points ->
    [one] { $points } point
   *[other] { $points } points
}
table-claim-none = Ne rien réclamer
table-loot = Le butin : { $goods }
table-loot-mine = Votre part
table-loot-gold = Pièces pour vous
table-split = Partagez le butin.
table-split-answer = { $who_begins } propose un partage.
table-split-waiting = Votre proposition est sur la table.
table-split-terms = { $who_begins } prendrait : { $goods }
table-split-rest = Vous auriez : { $goods }
table-split-detail = Mettez-vous d’accord, ou invoquez la règle : moitié-moitié, et ce qui ne se divise pas est perdu.
table-split-accept = D’accord
table-split-propose = Proposer ce partage
table-split-call = Invoquer la règle

## Attendre

table-wait = Un instant.
table-wait-finished = Le décompte.
table-finished = Tout est sur la table. Retournez les cartes.
table-wait-market = { $who_begins } est au marché.
table-wait-opener = { $who_begins } dit qui va au marché en premier.
table-wait-loading = Besaces encore ouvertes : { $names }.
table-wait-loading-detail = Votre besace est fermée, et le restera.
table-wait-loading-sheriff = Ce tour-ci, la loi, c’est vous. Tendez l’oreille : quelque chose tinte.
table-wait-declaring = { $who_begins } doit dire ce que contient sa besace.
table-wait-gate = { $who_begins } tranche.
table-wait-placement = { $who_begins } range les cartes confisquées.
table-wait-debt = { $who_begins } compte de quoi payer.
table-wait-claim = { $who_begins } regarde le marché noir.
table-wait-split = { $who_begins } partage le butin.
table-held = Un robot garde votre place au chaud.
table-held-detail = Il joue pour vous jusqu’à votre retour.
table-plain = À vous : { $name }
table-plain-missing = Reste à choisir : { $name }
table-plain-nothing = rien
table-plain-bot = Laisser un robot choisir
table-plain-send = Exécuter

## Paroles

table-say = Dire quelque chose à la table
table-say-send = Dire
# Above what one typed, where it would be an offer; what it would give and ask follows.
table-slip = Compris :
table-slip-offer = Faire cette offre
table-slip-say = Le dire seulement
table-say-phrase = Dire quelque chose…
table-reactions = Réagir
table-phrases = Répliques
table-quiet-here = Silence : vous vous entendez sans la page.
table-news-held-asked = { $you ->
    [who] Un robot garde votre place.
   *[other] Un robot remplace { $who_within } un moment.
}
table-news-held-clock = { $you ->
    [who] Temps écoulé : un robot garde votre place.
   *[other] Temps écoulé : un robot remplace { $who_within }.
}
table-news-held-host = { $you ->
    [who] Un robot garde votre place, à la demande de l’hôte.
   *[other] Un robot remplace { $who_within }, à la demande de l’hôte.
}
table-news-held-away = { $you ->
    [who] Vous n’étiez pas là : un robot garde votre place.
   *[other] { $who_begins } n’est plus là : un robot garde la place.
}
table-news-returned = { $you ->
    [who] Vous revoilà.
   *[other] Revoilà { $who_within }.
}
table-news-left = { $you ->
    [who] Vous avez quitté la table.
   *[other] { $who_begins } a quitté la table.
}
table-news-asked = Quelqu’un demande une place ({ $who }) : { $name }.
table-news-denied = Rien ne change pour cette partie à cette place : { $who }.
table-news-taken = { $you ->
    [who] Vous voilà à table.
   *[other] Quelqu’un prend place à la table : { $who }.
}
table-news-host = { $you ->
    [who] Vous êtes maintenant l’hôte.
   *[other] { $who_begins } est maintenant l’hôte.
}
table-news-stood-in = { $how ->
    [silent] { $who_begins } ne répond pas : { $bot } décide.
    [spent] Budget épuisé pour { $who_within } : { $bot } décide.
   *[muddled] { $who_begins } répond n’importe quoi : { $bot } décide.
}
table-bot-honest = un honnête marchand
table-news-resumed = Tout le monde est là : on reprend.

## Ce que la maison refuse

table-no-stale = Il vient de se passer quelque chose. Regardez de nouveau.
table-no-seat-held = Un robot garde votre place. Reprenez-la d’abord.
table-no-seat-not-held = La place est déjà à vous.
table-no-not-playing = La partie n’est pas en cours.
table-no-phrases-only = À une table publique, on parle par phrases toutes faites.
table-no-nothing-said = Vous n’avez rien dit, et vous l’avez bien dit.
table-no-too-busy = Pas si vite, une chose à la fois.
table-no-too-many-requests = Pas si vite, une chose à la fois.
