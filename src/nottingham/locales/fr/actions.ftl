# What a seat can do, as a phrase that follows a colon: “Better: open Tuck’s bag”.
# $goods: goods with their numbers. $gifts, $asks: as in offers. $offer: a sentence that tells an offer.
action-wait = ne rien dire pour l’instant
action-open-market = laisser { $who_within } commencer le marché
action-set-aside = mettre de côté : { $goods }
action-set-aside-nothing = garder toute sa main
action-draw-deck = piocher
action-draw-pile = prendre la carte du dessus de la { $pile ->
    [left] pile de gauche
    [right] pile de droite
   *[other] pile de défausse
}
action-discard = défausser sur la { $pile ->
    [left] pile de gauche
    [right] pile de droite
   *[other] pile de défausse
} : { $goods }
action-place = poser ce qui est confisqué sur la { $pile ->
    [left] pile de gauche
    [right] pile de droite
   *[other] pile de défausse
}
action-load-bag = remplir la besace : { $goods }
action-declare = déclarer : { $goods }
action-offer = offrir { $gifts } ; en échange, { $asks }
action-offer-for-nothing = demander une faveur : { $asks }
action-demand = exiger { $merchant_of } : { $gifts } ; en échange, { $asks }
action-demand-for-nothing = annoncer { $merchant_to } : { $asks }, sans rien à payer
action-accept = accepter. { $offer }
action-refuse = refuser. { $offer }
action-withdraw = retirer son offre. { $offer }
action-pledge-pass = promettre { $receiver_to } de laisser passer sa besace la prochaine fois
action-pledge-open = promettre { $receiver_to } d’ouvrir sa besace la prochaine fois
action-pledge-words = donner sa parole { $receiver_to } : { $quote }
action-pass = laisser passer la besace { $owner_of }
action-pass-for-offer = laisser passer la besace { $owner_of } pour ce qui est offert. { $offer }
action-inspect = ouvrir la besace { $owner_of }
action-pay = payer avec : { $goods }
