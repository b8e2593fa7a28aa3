# $you is the part that the reader plays in the sentence, or none; $..._sound is how a name begins: vowel, i, consonant.

# $gifts: what the merchant would give. $asks: what would happen for it, one of the phrases below or several.
offer-by-merchant = { $wording ->
    [0] { $you ->
        [merchant] Você oferece
       *[other] { $merchant_begins } oferece
    } { $gifts }. Em troca, { $asks }.
    [1] { $you ->
        [merchant] Você daria
       *[other] { $merchant_begins } daria
    } { $gifts }. Em troca, { $asks }.
    [2] { $you ->
        [merchant] Você põe na mesa
       *[other] { $merchant_begins } põe na mesa
    } { $gifts }. Em troca, { $asks }.
   *[other] { $you ->
        [merchant] Você propõe
       *[other] { $merchant_begins } propõe
    } { $gifts }. Por esse preço, { $asks }.
}
offer-by-merchant-for-nothing = { $you ->
    [merchant] Você pede um favor:
   *[other] { $merchant_begins } pede um favor:
} { $asks }.
offer-by-sheriff = { $you ->
    [proposer] Você exige { $merchant_of }:
    [merchant] { $proposer_begins } exige de você:
   *[other] { $proposer_begins } exige { $merchant_of }:
} { $gifts }. Em troca, { $asks }.
offer-by-sheriff-for-nothing = { $you ->
    [proposer] Você propõe { $merchant_to }:
    [merchant] { $proposer_begins } propõe a você:
   *[other] { $proposer_begins } propõe { $merchant_to }:
} { $asks }, sem nada a pagar.

# What a deal says.
offer-terms = { $you ->
    [merchant] você dá
   *[other] { $merchant_within } dá
} { $gifts }; em troca, { $asks }.
offer-terms-for-nothing = { $asks }, e ninguém paga.

# Gifts.
offer-stand = { $goods } da barraca
offer-contraband = { $goods } (do que está voltado para baixo na barraca)
offer-bag = { $goods } da bolsa

# What the Sheriff is to do.
offer-pass = { $you ->
    [owner] sua bolsa passa
   *[other] a bolsa { $owner_of } passa
}
offer-open = { $you ->
    [owner] sua bolsa é aberta
   *[other] a bolsa { $owner_of } é aberta
}
offer-refuse = { $you ->
    [owner] não há mais acordos com você
   *[other] não há mais acordos com { $owner_within }
}

# Promises within an offer: sentences of their own.
offer-promise-pass = { offer-promise } “Na próxima vez que eu guardar o portão, sua bolsa passa.”
offer-promise-open = { offer-promise } “Na próxima vez que eu guardar o portão, abro a sua bolsa.”
offer-words = { $you ->
    [giver] Você dá a sua palavra:
   *[other] { $giver_begins } dá a sua palavra:
} { $quote }

# Parts of the sentences above.
offer-promise = { $you ->
    [giver] Você promete { $receiver_to }:
    [receiver] { $giver_begins } promete a você:
   *[other] { $giver_begins } promete { $receiver_to }:
}
