# $you is the part that the reader plays in the sentence, or none; $..._sound is how a name begins: vowel, i, consonant.

# $gifts: what the merchant would give. $asks: what would happen for it, one of the phrases below or several.
offer-by-merchant = { $you ->
    [merchant] Você oferece
   *[other] { $merchant } oferece
} { $gifts }. Em troca, { $asks }.
offer-by-merchant-for-nothing = { $you ->
    [merchant] Você pede um favor:
   *[other] { $merchant } pede um favor:
} { $asks }.
offer-by-sheriff = { $you ->
    [proposer] Você exige de { $merchant }:
    [merchant] { $proposer } exige de você:
   *[other] { $proposer } exige de { $merchant }:
} { $gifts }. Em troca, { $asks }.
offer-by-sheriff-for-nothing = { $you ->
    [proposer] Você propõe a { $merchant }:
    [merchant] { $proposer } propõe a você:
   *[other] { $proposer } propõe a { $merchant }:
} { $asks }, sem nada a pagar.

# What a deal says.
offer-terms = { $you ->
    [merchant] você dá
   *[other] { $merchant } dá
} { $gifts }; em troca, { $asks }.
offer-terms-for-nothing = { $asks }, e ninguém paga.

# Gifts.
offer-stand = { $goods } da barraca
offer-contraband = { $goods } (da barraca, face para baixo)
offer-bag = { $goods } da bolsa

# What the Sheriff is to do.
offer-pass = { $you ->
    [owner] sua bolsa passa
   *[other] a bolsa de { $owner } passa
}
offer-open = { $you ->
    [owner] sua bolsa é aberta
   *[other] a bolsa de { $owner } é aberta
}
offer-refuse = { $you ->
    [owner] não há mais acordos com você
   *[other] não há mais acordos com { $owner }
}

# Promises within an offer: sentences of their own.
offer-promise-pass = { offer-promise } “Na próxima vez que eu guardar o portão, sua bolsa passa.”
offer-promise-open = { offer-promise } “Na próxima vez que eu guardar o portão, abro a sua bolsa.”
offer-words = { $you ->
    [giver] Você dá a sua palavra:
   *[other] { $giver } dá a sua palavra:
} “{ $words }”

# Parts of the sentences above.
offer-promise = { $you ->
    [giver] Você promete a { $receiver }:
    [receiver] { $giver } promete a você:
   *[other] { $giver } promete a { $receiver }:
}
