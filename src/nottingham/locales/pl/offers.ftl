# $you is the part that the reader plays in the sentence, or none; $..._sound is how a name begins: vowel, i, consonant.
# Names cannot be declined: a name that is not the subject follows the word 'gracz', which is.

# $gifts: what the merchant would give. $asks: what would happen for it, one of the phrases below or several.
offer-by-merchant = { $you ->
    [merchant] Oferujesz:
   *[other] { $merchant } oferuje:
} { $gifts }. W zamian { $asks }.
offer-by-merchant-for-nothing = { $you ->
    [merchant] Prosisz o przysługę:
   *[other] { $merchant } prosi o przysługę:
} { $asks }.
offer-by-sheriff = { $you ->
    [proposer] Żądasz od gracza { $merchant }:
    [merchant] { $proposer } żąda od ciebie:
   *[other] { $proposer } żąda od gracza { $merchant }:
} { $gifts }. W zamian { $asks }.
offer-by-sheriff-for-nothing = { $you ->
    [proposer] Proponujesz graczowi { $merchant }:
    [merchant] { $proposer } proponuje ci:
   *[other] { $proposer } proponuje graczowi { $merchant }:
} { $asks }, i to za darmo.

# What a deal says.
offer-terms = { $you ->
    [merchant] dajesz:
   *[other] { $merchant } daje:
} { $gifts }; w zamian { $asks }.
offer-terms-for-nothing = { $asks }, i nikt nie płaci.

# Gifts.
offer-stand = { $goods } ze straganu
offer-contraband = { $goods } (ze straganu, spośród zakrytych)
offer-bag = { $goods } z torby

# What the Sheriff is to do.
offer-pass = { $you ->
    [owner] twoja torba przechodzi
   *[other] torba gracza { $owner } przechodzi
}
offer-open = { $you ->
    [owner] twoja torba zostaje otwarta
   *[other] torba gracza { $owner } zostaje otwarta
}
offer-refuse = { $you ->
    [owner] nie będzie nowych umów z tobą
   *[other] nie będzie nowych umów z graczem { $owner }
}

# Promises within an offer: sentences of their own.
offer-promise-pass = { offer-promise } „Gdy następnym razem stanę na bramie, przepuszczę twoją torbę”.
offer-promise-open = { offer-promise } „Gdy następnym razem stanę na bramie, otworzę twoją torbę”.
offer-words = { $you ->
    [giver] Dajesz słowo:
   *[other] { $giver } daje słowo:
} „{ $words }”.

# Parts of the sentences above.
offer-promise = { $you ->
    [giver] Obiecujesz graczowi { $receiver }:
    [receiver] { $giver } obiecuje ci:
   *[other] { $giver } obiecuje graczowi { $receiver }:
}
