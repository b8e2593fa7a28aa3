# $you is the part that the reader plays in the sentence, or none; $..._sound is how a name begins: vowel, i, consonant.

# $gifts: what the merchant would give. $asks: what would happen for it, one of the phrases below or several.
offer-by-merchant = { $wording ->
    [0] { $you ->
        [merchant] You offer
       *[other] { $merchant } offers
    } { $gifts }. In return, { $asks }.
    [1] { $you ->
        [merchant] You would give
       *[other] { $merchant } would give
    } { $gifts }, provided { $asks }.
    [2] { $you ->
        [merchant] You hold out
       *[other] { $merchant } holds out
    } { $gifts }. For that, { $asks }.
   *[other] { $you ->
        [merchant] You put up
       *[other] { $merchant } puts up
    } { $gifts }. In exchange, { $asks }.
}
offer-by-merchant-for-nothing = { $you ->
    [merchant] You ask a favour:
   *[other] { $merchant } asks a favour:
} { $asks }.
offer-by-sheriff = { $you ->
    [proposer] You demand of { $merchant }:
    [merchant] { $proposer } demands of you:
   *[other] { $proposer } demands of { $merchant }:
} { $gifts }. In return, { $asks }.
offer-by-sheriff-for-nothing = { $you ->
    [proposer] You tell { $merchant }:
    [merchant] { $proposer } tells you:
   *[other] { $proposer } tells { $merchant }:
} { $asks }, and nothing to pay.

# What a deal says.
offer-terms = { $you ->
    [merchant] you give
   *[other] { $merchant } gives
} { $gifts }; in return, { $asks }.
offer-terms-for-nothing = { $asks }, and nobody pays.

# Gifts.
offer-stand = { $goods } from the stand
offer-contraband = { $goods } (face down, from the stand)
offer-bag = { $goods } out of the bag

# What the Sheriff is to do.
offer-pass = { $you ->
    [owner] your bag passes
   *[other] { $owner }’s bag passes
}
offer-open = { $you ->
    [owner] your bag is opened
   *[other] { $owner }’s bag is opened
}
offer-refuse = { $you ->
    [owner] no more deals are made with you
   *[other] no more deals are made with { $owner }
}

# Promises within an offer: sentences of their own.
offer-promise-pass = { offer-promise } “Next time I guard the gate, your bag passes.”
offer-promise-open = { offer-promise } “Next time I guard the gate, I open your bag.”
offer-words = { $you ->
    [giver] You give your word:
   *[other] { $giver } gives this word:
} { $quote }

# Parts of the sentences above.
offer-promise = { $you ->
    [giver] You promise { $receiver }:
    [receiver] { $giver } promises you:
   *[other] { $giver } promises { $receiver }:
}
