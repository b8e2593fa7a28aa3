# Why an action cannot be done. $you is the part that the reader plays, or none.
# $good: a kind of good. $goods: a good with its number.

refusal-not-seated = C’est réservé à ceux qui jouent, et vous regardez.
refusal-no-such-seat = Il n’y a pas de place { $seat } à cette table.
refusal-game-over = La partie est finie.
refusal-wrong-phase = Pas maintenant : c’est la phase « { $phase } ».
refusal-not-your-turn = Patience : c’est { $turn_to } de jouer.
refusal-unknown-good = Ici, personne ne vend « { $good } ».
refusal-option-not-played = Cette table joue sans cette option.

refusal-already-set-aside = Vous avez déjà mis des cartes de côté à ce tour de jeu.
refusal-set-aside-first = Dites d’abord quelles cartes vous mettez de côté ; aucune, si vous voulez.
refusal-too-many-aside = On met de côté { $most } cartes au plus, pas { $count }.
refusal-not-in-hand = Vous n’avez pas { $goods } en main : vous en avez { $have }.
refusal-no-such-source = On ne pioche pas dans « { $source } ».
refusal-source-empty = { $source ->
    [deck] La pioche
    [left] La pile de gauche
    [right] La pile de droite
   *[other] La pile
} est vide.
refusal-deck-comes-last = Vous avez déjà pris dans la pioche à ce tour de jeu : les piles vous sont fermées.
refusal-draw-first = Complétez d’abord votre main : il manque { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}.
refusal-nothing-to-draw = Votre main est pleine.
refusal-not-what-was-set-aside = Ce ne sont pas les cartes que vous avez mises de côté.
refusal-no-such-pile = Il n’y a pas de pile « { $pile } ».
refusal-not-a-merchant = { $you ->
    [seat] Vous n’êtes
   *[other] { $seat_begins } n’est
} pas marchand ce tour-ci.
refusal-market-not-open = Le marché est fermé : { $sheriff_within } doit dire qui commence.

refusal-bag-closed = Votre besace est fermée, et elle le reste.
refusal-bag-size = Une besace contient de 1 à { $most } cartes, pas { $count }.
refusal-nothing-to-load = Vous n’avez aucune carte à mettre dans la besace : ce tour se joue sans vous.
refusal-not-declarable = On ne déclare pas « { $good } » au Shérif. Nommez une marchandise légale.
refusal-wrong-count = Votre besace contient { $bag } { $bag ->
    [one] carte
   *[other] cartes
} : on ne ment pas sur le nombre, donc pas { $count }.

refusal-not-the-sheriff = En ce moment, c’est réservé { $sheriff_to }.
refusal-no-bag = { $you ->
    [seat] Vous n’avez
   *[other] { $seat_begins } n’a
} pas de besace ce tour-ci.
refusal-bag-settled = Le sort de { refusal-bag-of-seat } est réglé, et c’est définitif.
refusal-not-in-your-hands = Cette besace n’est pas entre vos mains.
refusal-duty-first = { $you ->
    [seat] Vous avez d’abord quelque chose à régler.
   *[other] { $seat_begins } a d’abord quelque chose à régler.
}
refusal-bound-to-open = Un accord vous lie : { refusal-bag-of-seat } doit être ouverte.
refusal-bound-to-pass = Un accord vous lie : { refusal-bag-of-seat } doit passer.
refusal-not-the-owners-offer = L’offre { $offer } ne vient pas du propriétaire de cette besace.
refusal-offer-gone = L’offre { $offer } ne tient plus.

refusal-no-talk-now = Temps écoulé : on ne marchande plus.
refusal-not-between-you = Un accord se fait entre un marchand et le Shérif : avec { $seat_within }, ce n’est pas le cas.
refusal-gives-more-gold-than-there-is = { $gold } { $gold ->
    [one] pièce
   *[other] pièces
}, c’est trop : il y en a { $have }.
refusal-gives-nothing = Un cadeau vide n’est pas un cadeau. Retirez cette clause.
refusal-not-on-stand = L’étal n’a pas { $goods } : il y en a { $have }.
refusal-too-many-face-down = Cartes face cachée sur cet étal : { $have }, pas { $count }.
refusal-not-contraband = C’est la place de la contrebande, et « { $good } » est légal.
refusal-too-many-from-bag = Cartes à prendre dans la besace : { $size }, pas { $count }.
refusal-bag-goods-need-pass = Pour donner ce que contient la besace, il faut qu’elle passe : demandez-le aussi.
refusal-asks-nothing = L’offre ne demande rien. Que faut-il faire, et de quelle besace ?
refusal-own-bag = On ne cherche pas noise à sa propre besace.
refusal-clause-twice = L’offre dit deux fois la même chose.
refusal-too-many-clauses = Une offre compte { $most } clauses au plus.
refusal-contradicts-itself = Une besace ne peut pas passer et être ouverte : l’offre se contredit.
refusal-contradicts-deal = Un accord de ce tour dit le contraire.
refusal-refused-by-deal = Un accord interdit, pour ce tour, tout nouvel accord avec { $you ->
    [seat] vous
   *[other] { $seat_within }
}.
refusal-not-yours-to-promise = Seules les deux parties d’un accord peuvent se faire des promesses, l’une à l’autre : { $you ->
    [seat] pas vous.
   *[other] pas { $seat_within }.
}
refusal-empty-words = Une promesse, cela se dit avec des mots.
refusal-words-too-long = Plus court : { $most } caractères au plus.
refusal-not-to-yourself = Une promesse à soi-même vaut encore moins que les autres.
refusal-already-agreed = Vous avez déjà accepté l’offre { $offer }.
refusal-not-yours-to-answer = Ce n’est pas à vous de répondre à l’offre { $offer }.
refusal-not-yours-to-withdraw = Ce n’est pas à vous de retirer l’offre { $offer }.
refusal-answers-nobody = L’offre { $offer } ne vient pas de l’autre partie : on ne peut pas y répondre ainsi.

refusal-no-duty = Personne n’attend cela de vous.
refusal-not-confiscated = Posez exactement les cartes confisquées.
refusal-pays-what-is-not-there = Vous ne pouvez pas payer avec { $goods } : vous en avez { $have }.
refusal-pays-too-little = Cela vaut { $worth }, et vous devez { $amount }.
refusal-pays-needlessly = Gardez une carte : même sans l’une d’elles ({ $good }), cela suffit.
refusal-everything-goes = Tout ce que vous avez là doit y passer.


# Parts of the sentences above.
refusal-bag-of-seat = { $you ->
    [seat] votre besace
   *[other] la besace { $seat_of }
}
