# $you is the part that the reader plays in the sentence, or none; $..._sound is how a name begins: vowel, i, consonant.
# Names cannot be declined: each is the subject of a verb of its own.

# $gifts: what the merchant would give. $asks: what would happen for it, one of the phrases below or several.
offer-by-merchant = { $you ->
    [merchant] Oferujesz:
   *[other] { $merchant } oferuje:
} { $gifts }. W zamian { $asks }.
offer-by-merchant-for-nothing = { $you ->
    [merchant] Prosisz o przysługę:
   *[other] { $merchant } prosi o przysługę:
} { $asks }.
offer-by-sheriff = { $you ->
    [proposer] Żądasz, a płacić ma { $merchant }:
    [merchant] { $proposer } żąda od ciebie:
   *[other] { $proposer } żąda, a płacić ma { $merchant }:
} { $gifts }. W zamian { $asks }.
offer-by-sheriff-for-nothing = { $you ->
    [proposer] Proponujesz, { $merchant } słucha:
    [merchant] { $proposer } proponuje ci:
   *[other] { $proposer } proponuje, { $merchant } słucha:
} { $asks }, i to za darmo.

# What a deal says.
offer-terms = { $you ->
    [merchant] dajesz:
   *[other] { $merchant } daje:
} { $gifts }; w zamian { $asks }.
offer-terms-for-nothing = { $asks }, i nikt nie płaci.

# Gifts.
offer-stand = { $goods } ze straganu
offer-contraband = { $goods } (ze straganu, spośród zakrytych)
offer-bag = { $goods } z torby

# What the Sheriff is to do.
offer-pass = { $you ->
    [owner] twoja torba przechodzi
   *[other] { $owner } przechodzi przez bramę
}
offer-open = { $you ->
    [owner] otwierasz torbę
   *[other] { $owner } otwiera torbę
}
offer-refuse = { $you ->
    [owner] nie zawrzesz już żadnej umowy
   *[other] { $owner } nie zawrze już żadnej umowy
}

# Promises within an offer: sentences of their own.
offer-promise-pass = { offer-promise } „Gdy następnym razem stanę na bramie, przepuszczę twoją torbę”.
offer-promise-open = { offer-promise } „Gdy następnym razem stanę na bramie, otworzę twoją torbę”.
offer-words = { $you ->
    [giver] Dajesz słowo:
   *[other] { $giver } daje słowo:
} „{ $words }”

# Parts of the sentences above.
offer-promise = { $you ->
    [giver] Obiecujesz, { $receiver } słucha:
    [receiver] { $giver } obiecuje ci:
   *[other] { $giver } obiecuje, { $receiver } słucha:
}
