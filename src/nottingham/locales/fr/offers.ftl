# $you is the part that the reader plays in the sentence, or none; $..._sound is how a name begins: vowel, i, consonant.

# $gifts: what the merchant would give. $asks: what would happen for it, one of the phrases below or several.
offer-by-merchant = { $you ->
    [merchant] Vous offrez
   *[other] { $merchant } offre
} { $gifts }. En échange, { $asks }.
offer-by-merchant-for-nothing = { $you ->
    [merchant] Vous demandez une faveur :
   *[other] { $merchant } demande une faveur :
} { $asks }.
offer-by-sheriff = { $you ->
    [proposer] Vous réclamez à { $merchant } :
    [merchant] { $proposer } vous réclame :
   *[other] { $proposer } réclame à { $merchant } :
} { $gifts }. En échange, { $asks }.
offer-by-sheriff-for-nothing = { $you ->
    [proposer] Vous proposez à { $merchant } :
    [merchant] { $proposer } vous propose :
   *[other] { $proposer } propose à { $merchant } :
} { $asks }, sans rien à payer.

# What a deal says.
offer-terms = { $you ->
    [merchant] vous donnez
   *[other] { $merchant } donne
} { $gifts } ; en échange, { $asks }.
offer-terms-for-nothing = { $asks }, et personne ne paie.

# Gifts.
offer-stand = { $goods } de l’étal
offer-contraband = { $goods } (face cachée, de l’étal)
offer-bag = { $goods } de la besace

# What the Sheriff is to do.
offer-pass = { offer-bag-of-owner } passe
offer-open = on ouvre { offer-bag-of-owner }
offer-refuse = { $you ->
    [owner] plus aucun accord ne se fait avec vous
   *[other] plus aucun accord ne se fait avec { $owner }
}

# Promises within an offer: sentences of their own.
offer-promise-pass = { offer-promise } « La prochaine fois que je garderai la porte, votre besace passera. »
offer-promise-open = { offer-promise } « La prochaine fois que je garderai la porte, j’ouvrirai votre besace. »
offer-words = { $you ->
    [giver] Vous donnez votre parole :
   *[other] { $giver } donne sa parole :
} « { $words } »

# Parts of the sentences above.
offer-bag-of-owner = { $you ->
    [owner] votre besace
   *[other] la besace { $owner_sound ->
        [consonant] de { $owner }
       *[other] d’{ $owner }
    }
}
offer-promise = { $you ->
    [giver] Vous promettez à { $receiver } :
    [receiver] { $giver } vous promet :
   *[other] { $giver } promet à { $receiver } :
}
