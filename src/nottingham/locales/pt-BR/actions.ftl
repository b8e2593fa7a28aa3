# What a seat can do, as a phrase that follows a colon: “Better: open Tuck’s bag”.
# $goods: goods with their numbers. $gifts, $asks: as in offers. $offer: a sentence that tells an offer.
action-wait = não dizer nada por enquanto
action-open-market = deixar { $who_within } começar a transação
action-set-aside = baixar: { $goods }
action-set-aside-nothing = ficar com a mão inteira
action-draw-deck = comprar do baralho
action-draw-pile = pegar a carta de cima da { $pile ->
    [left] pilha da esquerda
    [right] pilha da direita
   *[other] pilha de descarte
}
action-discard = descartar na { $pile ->
    [left] pilha da esquerda
    [right] pilha da direita
   *[other] pilha de descarte
}: { $goods }
action-place = deixar o que foi confiscado na { $pile ->
    [left] pilha da esquerda
    [right] pilha da direita
   *[other] pilha de descarte
}
action-load-bag = encher a bolsa: { $goods }
action-declare = declarar: { $goods }
action-offer = oferecer { $gifts }; em troca, { $asks }
action-offer-for-nothing = pedir um favor: { $asks }
action-demand = exigir { $merchant_of }: { $gifts }; em troca, { $asks }
action-demand-for-nothing = dizer { $merchant_to }: { $asks }, sem nada a pagar
action-accept = aceitar. { $offer }
action-refuse = recusar. { $offer }
action-withdraw = retirar a oferta. { $offer }
action-pledge-pass = prometer { $receiver_to } deixar a bolsa passar na próxima vez
action-pledge-open = prometer { $receiver_to } abrir a bolsa na próxima vez
action-pledge-words = dar a palavra { $receiver_to }: { $quote }
action-pass = deixar passar a bolsa { $owner_of }
action-pass-for-offer = deixar passar a bolsa { $owner_of } pelo que é oferecido. { $offer }
action-inspect = abrir a bolsa { $owner_of }
action-pay = pagar com: { $goods }
