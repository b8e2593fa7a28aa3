# What a seat can do, as a phrase that follows a colon: “Better: open Tuck’s bag”.
# $goods: goods with their numbers. $gifts, $asks: as in offers. $offer: a sentence that tells an offer.
action-wait = no decir nada por ahora
action-open-market = dejar que { $who_within } empiece el mercado
action-set-aside = apartar: { $goods }
action-set-aside-nothing = quedarse con toda la mano
action-draw-deck = robar del mazo
action-draw-pile = tomar la carta de arriba de la { $pile ->
    [left] pila izquierda
    [right] pila derecha
   *[other] pila de descartes
}
action-discard = descartar en la { $pile ->
    [left] pila izquierda
    [right] pila derecha
   *[other] pila de descartes
}: { $goods }
action-place = dejar lo confiscado en la { $pile ->
    [left] pila izquierda
    [right] pila derecha
   *[other] pila de descartes
}
action-load-bag = llenar la bolsa: { $goods }
action-declare = declarar: { $goods }
action-offer = ofrecer { $gifts }; a cambio, { $asks }
action-offer-for-nothing = pedir un favor: { $asks }
action-demand = exigir { $merchant_to }: { $gifts }; a cambio, { $asks }
action-demand-for-nothing = decir { $merchant_to }: { $asks }, sin pagar nada
action-accept = aceptar. { $offer }
action-refuse = rechazar. { $offer }
action-withdraw = retirar la oferta. { $offer }
action-pledge-pass = prometer { $receiver_to } que su bolsa pasará la próxima vez
action-pledge-open = prometer { $receiver_to } que su bolsa se abrirá la próxima vez
action-pledge-words = dar la palabra { $receiver_to }: { $quote }
action-pass = dejar pasar la bolsa { $owner_of }
action-pass-for-offer = dejar pasar la bolsa { $owner_of } por lo que se ofrece. { $offer }
action-inspect = abrir la bolsa { $owner_of }
action-pay = pagar con: { $goods }
