# $you is the part that the reader plays in the sentence, or none; $..._sound is how a name begins: vowel, i, consonant.

# $gifts: what the merchant would give. $asks: what would happen for it, one of the phrases below or several.
offer-by-merchant = { $you ->
    [merchant] Ofreces
   *[other] { $merchant } ofrece
} { $gifts }. A cambio, { $asks }.
offer-by-merchant-for-nothing = { $you ->
    [merchant] Pides un favor:
   *[other] { $merchant } pide un favor:
} { $asks }.
offer-by-sheriff = { $you ->
    [proposer] Le exiges a { $merchant }:
    [merchant] { $proposer } te exige:
   *[other] { $proposer } le exige a { $merchant }:
} { $gifts }. A cambio, { $asks }.
offer-by-sheriff-for-nothing = { $you ->
    [proposer] Le propones a { $merchant }:
    [merchant] { $proposer } te propone:
   *[other] { $proposer } le propone a { $merchant }:
} { $asks }, sin pagar nada.

# What a deal says.
offer-terms = { $you ->
    [merchant] das
   *[other] { $merchant } da
} { $gifts }; a cambio, { $asks }.
offer-terms-for-nothing = { $asks }, y nadie paga.

# Gifts.
offer-stand = { $goods } del puesto
offer-contraband = { $goods } (boca abajo, del puesto)
offer-bag = { $goods } de la bolsa

# What the Sheriff is to do.
offer-pass = { $you ->
    [owner] tu bolsa pasa
   *[other] la bolsa de { $owner } pasa
}
offer-open = { $you ->
    [owner] se abre tu bolsa
   *[other] se abre la bolsa de { $owner }
}
offer-refuse = { $you ->
    [owner] no hay más tratos contigo
   *[other] no hay más tratos con { $owner }
}

# Promises within an offer: sentences of their own.
offer-promise-pass = { offer-promise } «La próxima vez que guarde la puerta, tu bolsa pasa».
offer-promise-open = { offer-promise } «La próxima vez que guarde la puerta, abro tu bolsa».
offer-words = { $you ->
    [giver] Das tu palabra:
   *[other] { $giver } da su palabra:
} «{ $words }»

# Parts of the sentences above.
offer-promise = { $you ->
    [giver] Le prometes a { $receiver }:
    [receiver] { $giver } te promete:
   *[other] { $giver } le promete a { $receiver }:
}
