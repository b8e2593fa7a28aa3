# One line of the chronicle each. $you is the part that the reader plays in the sentence, or none.
# $goods, $gold: phrases with their number. $pile: left, right or discard. $place: stand or bag.

event-game-started = { $count } cards are shuffled. Keep your eyes open and your bag shut.
event-position-set = The game is set up in the middle of round { $round }.
event-piles-turned = Turned up to start the piles: { $goods }.
event-marker-passed = { $wording ->
    [0] { $you ->
        [who] You are the Sheriff.
       *[other] { $who } is the Sheriff.
    }
    [1] The marker goes to { event-name }: a new Sheriff at the gate.
    [2] { $you ->
        [who] You take the marker and guard the gate as Sheriff.
       *[other] { $who } takes the marker and guards the gate as Sheriff.
    }
   *[other] Make way for the new Sheriff: { event-name }.
}
event-round-started = Round { $round } begins.

event-market-opened = { $you ->
    [who] The market opens, and you go first.
   *[other] The market opens, and { $who } goes first.
}
event-hand-kept = { $you ->
    [who] You keep
   *[other] { $who } keeps
} every card.
event-cards-set-aside = { $you ->
    [who] You set
   *[other] { $who } sets
} { event-cards } aside.
event-cards-set-aside-known = { $you ->
    [who] You set aside
   *[other] { $who } sets aside
} { $goods }.
event-cards-laid-out = { $you ->
    [who] You lay out
   *[other] { $who } lays out
} { $goods }.
event-card-taken = { $you ->
    [who] You take
   *[other] { $who } takes
} { $goods } from { event-pile }.
event-cards-drawn = { $you ->
    [who] You draw
   *[other] { $who } draws
} { event-cards }.
event-cards-drawn-known = { $you ->
    [who] You draw
   *[other] { $who } draws
} { $goods }.
event-cards-discarded = { $you ->
    [who] You drop
   *[other] { $who } drops
} { $goods } on { event-pile }.
event-deck-reshuffled = The discards are shuffled into a new deck of { event-cards }.

event-loading-began = { $wording ->
    [0] Backs are turned, and bags are filled.
    [1] Bags are packed, and consciences with them.
    [2] Everybody loads a bag, and nobody looks up.
   *[other] Cards rustle into bags.
}
event-bag-closed = { $wording ->
    [0] { $you ->
        [who] You snap your bag shut.
       *[other] { $who } snaps a bag shut.
    }
    [1] { $you ->
        [who] You pull the strings of your bag tight.
       *[other] { $who } pulls the strings of a bag tight.
    }
    [2] { $you ->
        [who] Your bag is shut.
       *[other] { $who }’s bag is shut.
    }
   *[other] { $you ->
        [who] You close your bag and look innocent.
       *[other] { $who } closes a bag and looks innocent.
    }
}
event-bag-closed-known = { $you ->
    [who] You snap your bag shut on
   *[other] { $who } snaps a bag shut on
} { $goods }.
event-declaring-began = { $wording ->
    [0] All bags are closed: { $bags }.
    [1] Every bag is tied: { $bags }.
    [2] No bag is open any more: { $bags }.
   *[other] The bags stand ready: { $bags }.
}
# One item of $bags above.
event-bag-size = { event-name } ({ $count })
event-no-bags = Nobody has a bag to bring: a quiet day at the gate.
event-declared = { $wording ->
    [0] { $you ->
        [who] You declare { $goods }.
       *[other] { $who } declares { $goods }.
    }
    [1] According to { event-name }: { $goods }.
    [2] { $you ->
        [who] You say your bag holds { $goods }.
       *[other] { $who } says the bag holds { $goods }.
    }
   *[other] { $you ->
        [who] You report { $goods } at the gate.
       *[other] { $who } reports { $goods } at the gate.
    }
}
event-inspecting-began = The bags are at the gate. Let the bargaining begin.

event-offer-made = Offer { $number }. { $offer }
event-offer-countered = Offer { $number }, in answer to { $answers }. { $offer }
event-offer-ended = Offer { $number } { $why ->
    [withdrawn] is taken back.
    [refused] is turned down.
    [replaced] makes way for a new one.
    [settled] is gone: that bag is settled.
    [unpayable] is gone: the means to pay it are gone too.
    [forbidden] is gone: a deal forbids it.
    [time] is gone: time is up.
   *[other] is gone.
}
event-offer-agreed = { $you ->
    [who] You agree
   *[other] { $who } agrees
} to offer { $number }.
event-deal-made = Deal { $number } between { $parties }: { $terms }
event-word-given-pass = { $you ->
    [who] You would let { $owner }’s bag pass for nothing.
    [owner] { $who } would let your bag pass for nothing.
   *[other] { $who } would let { $owner }’s bag pass for nothing.
}
event-word-given-deal = { $you ->
    [who] You would let { $owner }’s bag pass with offer { $number }.
    [owner] { $who } would let your bag pass with offer { $number }.
   *[other] { $who } would let { $owner }’s bag pass with offer { $number }.
}
event-word-given-open = { $you ->
    [who] You want to open { $owner }’s bag.
    [owner] { $who } wants to open your bag.
   *[other] { $who } wants to open { $owner }’s bag.
}
event-bag-left-to = The deputies differ: { $you ->
    [who] { $owner }’s bag is yours alone to settle.
    [owner] your bag is in the hands of { $who } alone.
   *[other] { $owner }’s bag is in the hands of { $who } alone.
}
event-promise-made-pass = { event-promise } “Next time I guard the gate, your bag passes.”
event-promise-made-open = { event-promise } “Next time I guard the gate, I open your bag.”
event-promise-made-words = { event-promise } { $quote }
event-promise-kept = Promise { $number } is kept. There is honour among thieves.
event-promise-broken = Promise { $number } is broken. So much for honour among thieves.

event-gold-paid-bribe = { $wording ->
    [0] { $you ->
        [giver] You slip { $receiver } { $gold }.
        [receiver] { $giver } slips you { $gold }.
       *[other] { $giver } slips { $receiver } { $gold }.
    }
    [1] { $you ->
        [giver] You quietly pass { $receiver } { $gold }.
        [receiver] { $giver } quietly passes you { $gold }.
       *[other] { $giver } quietly passes { $receiver } { $gold }.
    }
    [2] { $you ->
        [giver] You press { $gold } into { $receiver }’s hand.
        [receiver] { $giver } presses { $gold } into your hand.
       *[other] { $giver } presses { $gold } into { $receiver }’s hand.
    }
   *[other] { $you ->
        [giver] You let { $gold } drop, and { $receiver } picks it up.
        [receiver] { $giver } lets { $gold } drop, and you pick it up.
       *[other] { $giver } lets { $gold } drop, and { $receiver } picks it up.
    }
}
event-gold-paid-fine = { $you ->
    [giver] You pay { $receiver } a fine of { $gold }.
    [receiver] { $giver } pays you a fine of { $gold }.
   *[other] { $giver } pays { $receiver } a fine of { $gold }.
}
event-gold-paid-compensation = { $you ->
    [giver] You pay { $receiver } { $gold } for the insult.
    [receiver] { $giver } pays you { $gold } for the insult.
   *[other] { $giver } pays { $receiver } { $gold } for the insult.
}
event-gold-paid-loot = { $you ->
    [giver] You pay
   *[other] { $giver } pays
} { $gold } into the loot: { $why ->
    [bribe] a bribe.
   *[other] a fine.
}
event-goods-given = { $you ->
    [giver] You hand { $receiver } { $goods } { event-from }.
    [receiver] { $giver } hands you { $goods } { event-from }.
   *[other] { $giver } hands { $receiver } { $goods } { event-from }.
}
event-goods-given-loot = { $you ->
    [giver] You put
   *[other] { $giver } puts
} { $goods } { event-from } into the loot.
event-place-shown = { $you ->
    [who] You come up short, and prove it by showing
   *[other] { $who } comes up short, and proves it by showing
} { event-place }.
event-place-shown-known = { $you ->
    [who] You come up short, and prove it by showing
   *[other] { $who } comes up short, and proves it by showing
} { event-place }: { $goods }.
event-bag-passed = { $wording ->
    [0] { event-bag-begins } passes.
    [1] { event-bag-begins } goes through unopened.
    [2] The gate swings open for { event-bag }.
   *[other] Nobody looks into { event-bag }.
} To market: { $goods }.
event-bag-opened-truth = { event-bag-begins } is opened: { $goods }. { $wording ->
    [0] Honest to the last crumb!
    [1] Not a lie in it!
    [2] All as declared!
   *[other] It was the truth!
}
event-bag-opened-lie = { event-bag-begins } is opened: { $goods }. { $wording ->
    [0] { $you ->
        [owner] Caught!
       *[other] A lie!
    }
    [1] That is not what was declared!
    [2] A pretty tale, and nothing but a tale!
   *[other] It was a lie!
}
event-goods-let-in = { $you ->
    [owner] To your stand:
   *[other] To { $owner }’s stand:
} { $goods }.
event-goods-confiscated = { $you ->
    [owner] Confiscated from you:
   *[other] Confiscated from { $owner }:
} { $goods } (to { event-pile }).
event-goods-paid = { $you ->
    [giver] Out of coin, you pay { $receiver } with
    [receiver] Out of coin, { $giver } pays you with
   *[other] Out of coin, { $giver } pays { $receiver } with
} { $goods }.
event-goods-paid-loot = { $you ->
    [giver] Out of coin, you pay the loot with
   *[other] Out of coin, { $giver } pays the loot with
} { $goods }.
event-debt-forgiven = { $you ->
    [who] You have
   *[other] { $who } has
} nothing left to pay with: { $gold } forgiven.

event-hands-discarded = The gate closes for good. Cards still in hand are worth nothing.
event-game-won = { $you ->
    [who] You win
   *[other] { $who } wins
} with { $points } { $points ->
    [one] point
   *[other] points
}!
event-game-shared = { $names } share the victory with { $points } { $points ->
    [one] point
   *[other] points
}!


# Parts of the sentences above.
event-cards = { $count } { $count ->
    [one] card
   *[other] cards
}
event-pile = { $pile ->
    [left] the left pile
    [right] the right pile
   *[other] the discard pile
}
event-from = { $place ->
    [bag] from the bag
   *[stand] from the stand
}
event-place = { $place ->
    [bag] the bag
   *[stand] what lies face down
}
event-promise = Promise { $number }. { $you ->
    [giver] You to { $receiver }:
    [receiver] { $giver } to you:
   *[other] { $giver } to { $receiver }:
}
event-name = { $you ->
    [who] you
   *[other] { $who }
}
event-bag = { $you ->
    [owner] your bag
   *[other] { $owner }’s bag
}
event-bag-begins = { $you ->
    [owner] Your bag
   *[other] { $owner }’s bag
}
