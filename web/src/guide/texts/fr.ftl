# Le guide d’une première partie. Deux phrases courtes au plus ; ce qu’il faut faire est en gras.
guide-title = Le guide
guide-next = Suite
guide-leave = Quitter le guide
guide-welcome = Bienvenue à Nottingham ! Voici vos cartes. Faites-les passer la porte jusqu’à votre étal : <b>le plus riche à la fin l’emporte</b>.
guide-contraband = La plupart des marchandises sont légales. Celle-ci est de la <b>contrebande</b> : interdite, donc plus chère.
guide-odd = Vous avez { $goods } : c’est un début. <b>Touchez les cartes qui ne vont pas avec</b> pour les échanger au marché.
guide-aside = <b>Mettez-les de côté</b>, et piochez-en autant.
guide-draw-pile = Cette pile montre justement ce qu’il vous faut. <b>Servez-vous</b> ; mais tout le monde voit ce qui vient d’une pile.
guide-draw-deck = <b>Prenez à la pioche</b> : personne ne voit ce que vous recevez. Après la pioche, on ne touche plus aux piles.
guide-discard = Vos rebuts vont face visible sur une pile, où d’autres iront fouiller. <b>L’une ou l’autre</b> fera l’affaire.
guide-bag = Voici votre besace. Elle contient <b>une à cinq cartes</b>, et une fois fermée, elle le reste.
guide-pack = Passons aux choses malhonnêtes. <b>Touchez { $goods }</b> : le meilleur va au fond.
guide-close = <b>Fermez la besace.</b> Tous verront combien de cartes elle contient, personne lesquelles.
guide-declare = Les yeux dans les yeux, nommez <b>une marchandise légale</b>. Cela peut être un mensonge. Le nombre, jamais.
guide-tale = « { $goods } », c’est ce qui ressemble le plus à la vérité. <b>Choisissez cela.</b>
guide-say-lie = « { $goods }. » <b>Dites-le</b> sans rougir.
guide-say-truth = « { $goods }. » <b>Dites-le.</b> En plus, c’est vrai. Ça change.
guide-gate = { $who_begins } décide maintenant du sort de chaque besace : <b>rendue fermée, ou ouverte</b>. D’ici là, tout le monde peut marchander.
guide-saw-truth = { $who_begins } disait la vérité : <b>le Shérif paie</b> la pénalité de chaque carte de la besace. Le soupçon coûte cher.
guide-saw-lie = { $who_begins } mentait. Ce qui n’était pas déclaré est perdu, et <b>le menteur paie</b> la pénalité de chacune de ces cartes.
guide-seal = { $who_begins } fixe un prix : { $gold }. <b>Le sceau de cire engage</b> : payez, et la besace passe. Une plume, ce ne serait que des mots.
guide-accept = Votre besace n’aimerait pas être ouverte. <b>Payez.</b> Ou marchandez, ou refusez en priant.
guide-refuse = Mais votre besace est honnête ! <b>Refusez</b> : qui ouvre une besace honnête le paie cher.
guide-mine-hidden = { $when ->
    [now] C’est passé !
   *[over] Le premier tour est fini, et votre besace est passée.
} Sur votre étal, le légal est face visible, <b>la contrebande face cachée</b> : tous savent combien, personne ne sait quoi.
guide-mine-passed = { $when ->
    [now] C’est passé !
   *[over] Le premier tour est fini, et votre besace est passée.
} Vos marchandises sont sur votre étal, et là elles <b>comptent à la fin</b>.
guide-mine-true = { $when ->
    [now] Ouverte, et honnête :
   *[over] Le premier tour est fini. Votre besace, ouverte, était honnête :
} tout est sur votre étal, et <b>le Shérif vous a payé</b> le dérangement.
guide-mine-lie = { $when ->
    [now] La main dans le sac !
   *[over] Le premier tour est fini, et la ruse a été découverte.
} Ce qui était bien déclaré est entré. Le reste est perdu, et <b>vous en payez la pénalité</b>.
guide-sheriff = Le jeton Shérif tourne, et <b>le Shérif, maintenant, c’est vous</b>. Vous n’échangez rien. Vous regardez les autres remplir leur besace, l’air sévère.
guide-stories = Deux besaces, deux histoires. { $first } : { $tale }. { $second } : { $other }. <b>Vous y croyez ?</b>
guide-powers = Ouvrez un mensonge, <b>son auteur vous paie</b>. Ouvrez la vérité, <b>c’est vous qui payez</b>. Ou laissez passer, gratis ou contre un prix.
guide-pick = <b>Touchez cette besace</b> pour vous en occuper : voici { $who_within }.
guide-open = { $who_begins } n’offre rien et sifflote. Louche ! <b>Ouvrez la besace.</b>
guide-place = Ha, un mensonge ! <b>Jetez ce qui est confisqué sur une pile</b>, celle que vous voulez. L’amende suit.
guide-take = { $who_begins } paie { $gold } pour avoir la paix. <b>Prenez</b> : si cette besace est honnête, l’ouvrir vous coûterait { $cost }.
guide-pass = { $who_begins } semble sans malice. <b>Laissez passer.</b>
guide-fined = { $who_begins } mentait, et vous a payé <b>la pénalité imprimée sur chaque carte</b> non conforme.
guide-suspicion = { $who_begins } disait vrai, donc <b>vous payez</b>. Cela arrive aux meilleurs Shérifs.
guide-slipped = { $who_begins } a passé { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
} de contrebande sous votre nez. Tout cela reste <b>face cachée</b> et compte à la fin. Bien joué, hélas.
guide-bought = { $who_begins } disait vrai depuis le début. <b>Ouvrir cette besace vous aurait coûté cher.</b> Se laisser acheter, c’est un métier.
guide-crowns = À la fin, on compte marchandises et pièces, et les <b>couronnes</b> : qui a le plus d’une marchandise en est le Roi, le suivant la Reine. Voici où en est la course.
guide-end-title = Vous savez tout
guide-end = Remplir, mentir, marchander, et jouer les Shérifs quand vient votre tour. Allez donc perdre quelques amis.
guide-go-on = Finir cette partie
guide-play-now = Jouer pour de vrai
