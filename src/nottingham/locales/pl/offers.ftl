# $you is the part that the reader plays in the sentence, or none; $..._sound is how a name begins: vowel, i, consonant.
# Characters have cases ($..._form is declined); any other name is the subject of a verb of its own.

# $gifts: what the merchant would give. $asks: what would happen for it, one of the phrases below or several.
offer-by-merchant = { $wording ->
    [0] { $you ->
        [merchant] Oferujesz:
       *[other] { $merchant } oferuje:
    } { $gifts }. W zamian { $asks }.
    [1] { $you ->
        [merchant] Proponujesz:
       *[other] { $merchant } proponuje:
    } { $gifts }. Za to { $asks }.
    [2] { $you ->
        [merchant] Kładziesz na stół:
       *[other] { $merchant } kładzie na stół:
    } { $gifts }. W zamian { $asks }.
   *[other] { $you ->
        [merchant] Dajesz na zachętę:
       *[other] { $merchant } daje na zachętę:
    } { $gifts }. W zamian { $asks }.
}
offer-by-merchant-for-nothing = { $you ->
    [merchant] Prosisz o przysługę:
   *[other] { $merchant } prosi o przysługę:
} { $asks }.
offer-by-sheriff = { $you ->
    [proposer] { $merchant_form ->
        [declined] Żądasz od { $merchant_of }:
       *[plain] Żądasz, a płacić ma { $merchant }:
    }
    [merchant] { $proposer } żąda od ciebie:
   *[other] { $merchant_form ->
        [declined] { $proposer } żąda od { $merchant_of }:
       *[plain] { $proposer } żąda, a płacić ma { $merchant }:
    }
} { $gifts }. W zamian { $asks }.
offer-by-sheriff-for-nothing = { $you ->
    [proposer] { $merchant_form ->
        [declined] Proponujesz { $merchant_to }:
       *[plain] Proponujesz, { $merchant } słucha:
    }
    [merchant] { $proposer } proponuje ci:
   *[other] { $merchant_form ->
        [declined] { $proposer } proponuje { $merchant_to }:
       *[plain] { $proposer } proponuje, { $merchant } słucha:
    }
} { $asks }, i to za darmo.

# What a deal says.
offer-terms = { $you ->
    [merchant] dajesz:
   *[other] { $merchant } daje:
} { $gifts }; w zamian { $asks }.
offer-terms-for-nothing = { $asks } i nikt nie płaci.

# Gifts.
offer-stand = { $goods } ze straganu
offer-contraband = { $goods } (ze straganu, spośród zakrytych)
offer-bag = { $goods } z torby

# What the Sheriff is to do.
offer-pass = { $you ->
    [owner] twoja torba przechodzi
   *[other] { $owner_form ->
        [declined] torba { $owner_of } przechodzi
       *[plain] { $owner } przechodzi przez bramę
    }
}
offer-open = { $you ->
    [owner] twoja torba zostaje otwarta
   *[other] { $owner_form ->
        [declined] torba { $owner_of } zostaje otwarta
       *[plain] torba, którą niesie { $owner }, zostaje otwarta
    }
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
} { $quote }

# Parts of the sentences above.
offer-promise = { $you ->
    [giver] { $receiver_form ->
        [declined] Obiecujesz { $receiver_to }:
       *[plain] Obiecujesz, { $receiver } słucha:
    }
    [receiver] { $giver } obiecuje ci:
   *[other] { $receiver_form ->
        [declined] { $giver } obiecuje { $receiver_to }:
       *[plain] { $giver } obiecuje, { $receiver } słucha:
    }
}
