# $you is the part that the reader plays in the sentence, or none; $..._sound is how a name begins: vowel, i, consonant.

# $gifts: what the merchant would give. $asks: what would happen for it, one of the phrases below or several.
offer-by-merchant = { $wording ->
    [0] { $you ->
        [merchant] Ofreces
       *[other] { $merchant_begins } ofrece
    } { $gifts }. A cambio, { $asks }.
    [1] { $you ->
        [merchant] Darías
       *[other] { $merchant_begins } daría
    } { $gifts }. A cambio, { $asks }.
    [2] { $you ->
        [merchant] Pones sobre la mesa
       *[other] { $merchant_begins } pone sobre la mesa
    } { $gifts }. A cambio, { $asks }.
   *[other] { $you ->
        [merchant] Propones
       *[other] { $merchant_begins } propone
    } { $gifts }. Por ese precio, { $asks }.
}
offer-by-merchant-for-nothing = { $you ->
    [merchant] Pides un favor:
   *[other] { $merchant_begins } pide un favor:
} { $asks }.
offer-by-sheriff = { $you ->
    [proposer] Le exiges { $merchant_to }:
    [merchant] { $proposer_begins } te exige:
   *[other] { $proposer_begins } le exige { $merchant_to }:
} { $gifts }. A cambio, { $asks }.
offer-by-sheriff-for-nothing = { $you ->
    [proposer] Le propones { $merchant_to }:
    [merchant] { $proposer_begins } te propone:
   *[other] { $proposer_begins } le propone { $merchant_to }:
} { $asks }, sin pagar nada.

# What a deal says.
offer-terms = { $you ->
    [merchant] das
   *[other] { $merchant_within } da
} { $gifts }; a cambio, { $asks }.
offer-terms-for-nothing = { $asks }, y nadie paga.

# Gifts.
offer-stand = { $goods } del puesto
offer-contraband = { $goods } (boca abajo, del puesto)
offer-bag = { $goods } de la bolsa

# What the Sheriff is to do.
offer-pass = { $you ->
    [owner] tu bolsa pasa
   *[other] la bolsa { $owner_of } pasa
}
offer-open = { $you ->
    [owner] se abre tu bolsa
   *[other] se abre la bolsa { $owner_of }
}
offer-refuse = { $you ->
    [owner] no hay más tratos contigo
   *[other] no hay más tratos con { $owner_within }
}

# Promises within an offer: sentences of their own.
offer-promise-pass = { offer-promise } «En mi próxima guardia, la bolsa pasará».
offer-promise-open = { offer-promise } «En mi próxima guardia, la bolsa se abrirá».
offer-words = { $you ->
    [giver] Das tu palabra:
   *[other] { $giver_begins } da su palabra:
} { $quote }

# Parts of the sentences above.
offer-promise = { $you ->
    [giver] Le prometes { $receiver_to }:
    [receiver] { $giver_begins } te promete:
   *[other] { $giver_begins } le promete { $receiver_to }:
}
