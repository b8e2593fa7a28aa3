# $you is the part that the reader plays in the sentence, or none; $..._sound is how a name begins: vowel, i, consonant.

# $gifts: what the merchant would give. $asks: what would happen for it, one of the phrases below or several.
offer-by-merchant = { $wording ->
    [0] { $you ->
        [merchant] Vous offrez
       *[other] { $merchant_begins } offre
    } { $gifts }. En échange, { $asks }.
    [1] { $you ->
        [merchant] Vous donneriez
       *[other] { $merchant_begins } donnerait
    } { $gifts }. Pour cela, { $asks }.
    [2] { $you ->
        [merchant] Vous mettez
       *[other] { $merchant_begins } met
    } sur la table { $gifts }. En échange, { $asks }.
   *[other] { $you ->
        [merchant] Vous proposez
       *[other] { $merchant_begins } propose
    } { $gifts }. En retour, { $asks }.
}
offer-by-merchant-for-nothing = { $you ->
    [merchant] Vous demandez une faveur :
   *[other] { $merchant_begins } demande une faveur :
} { $asks }.
offer-by-sheriff = { $you ->
    [proposer] Vous réclamez { $merchant_to } :
    [merchant] { $proposer_begins } vous réclame :
   *[other] { $proposer_begins } réclame { $merchant_to } :
} { $gifts }. En échange, { $asks }.
offer-by-sheriff-for-nothing = { $you ->
    [proposer] Vous proposez { $merchant_to } :
    [merchant] { $proposer_begins } vous propose :
   *[other] { $proposer_begins } propose { $merchant_to } :
} { $asks }, sans rien à payer.

# What a deal says.
offer-terms = { $you ->
    [merchant] vous donnez
   *[other] { $merchant_within } donne
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
   *[other] plus aucun accord ne se fait avec { $owner_within }
}

# Promises within an offer: sentences of their own.
offer-promise-pass = { offer-promise } « À ma prochaine garde, la besace passera. »
offer-promise-open = { offer-promise } « À ma prochaine garde, la besace sera ouverte. »
offer-words = { $you ->
    [giver] Vous donnez votre parole :
   *[other] { $giver_begins } donne sa parole :
} { $quote }

# Parts of the sentences above.
offer-bag-of-owner = { $you ->
    [owner] votre besace
   *[other] la besace { $owner_of }
}
offer-promise = { $you ->
    [giver] Vous promettez { $receiver_to } :
    [receiver] { $giver_begins } vous promet :
   *[other] { $giver_begins } promet { $receiver_to } :
}
