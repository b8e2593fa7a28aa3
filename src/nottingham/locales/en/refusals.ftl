# Why an action cannot be done. $you is the part that the reader plays, or none.
# $good: a kind of good. $goods: a good with its number.

refusal-not-seated = Only players can do that, and you are watching.
refusal-no-such-seat = There is no seat { $seat } at this table.
refusal-game-over = The game is over.
refusal-wrong-phase = Not now: the phase is “{ $phase }”.
refusal-not-your-turn = Wait: it is { $turn }’s turn.
refusal-unknown-good = Nobody here trades in “{ $good }”.
refusal-option-not-played = This table plays without that option.

refusal-already-set-aside = You have already set cards aside this turn.
refusal-set-aside-first = First say which cards you set aside; it may be none.
refusal-too-many-aside = You can set aside at most { $most } cards, not { $count }.
refusal-not-in-hand = You do not have { $goods } in hand: you hold { $have }.
refusal-no-such-source = You cannot draw from “{ $source }”.
refusal-source-empty = { $source ->
    [deck] The deck is
    [left] The left pile is
    [right] The right pile is
   *[other] The pile is
} empty.
refusal-deck-comes-last = You have drawn from the deck this turn: the piles are closed to you.
refusal-draw-first = Fill your hand first: { $count ->
    [one] { $count } card is
   *[other] { $count } cards are
} missing.
refusal-nothing-to-draw = Your hand is full.
refusal-not-what-was-set-aside = These are not the cards you set aside.
refusal-no-such-pile = There is no pile “{ $pile }”.
refusal-not-a-merchant = { $you ->
    [seat] You are
   *[other] { $seat } is
} no merchant this round.
refusal-market-not-open = The market is closed until { $sheriff } says who begins.

refusal-bag-closed = Your bag is closed, and closed it stays.
refusal-bag-size = A bag holds 1 to { $most } cards, not { $count }.
refusal-nothing-to-load = You have no card to load: you sit this round out.
refusal-not-declarable = Nobody declares “{ $good }” to the Sheriff. Name a legal good.
refusal-wrong-count = Your bag holds { $bag } { $bag ->
    [one] card
   *[other] cards
}: about the number you cannot lie, so not { $count }.

refusal-not-the-sheriff = Only { $sheriff } can do that now.
refusal-no-bag = { $you ->
    [seat] You have
   *[other] { $seat } has
} no bag this round.
refusal-bag-settled = { $you ->
    [seat] Your bag
   *[other] { $seat }’s bag
} is settled, and that is final.
refusal-not-in-your-hands = That bag is not in your hands.
refusal-duty-first = { $you ->
    [seat] You have something to settle first.
   *[other] First { $seat } has something to settle.
}
refusal-bound-to-open = You made a deal: { $seat }’s bag must be opened.
refusal-bound-to-pass = You made a deal: { $seat }’s bag must pass.
refusal-not-the-owners-offer = Offer { $offer } does not come from the owner of this bag.
refusal-offer-gone = Offer { $offer } no longer stands.

refusal-no-talk-now = Time is up: no more bargaining.
refusal-not-between-you = Deals are between a merchant and the Sheriff, and this one with { $seat } is not.
refusal-gives-more-gold-than-there-is = { $gold } gold is more than there is: { $have }.
refusal-gives-nothing = A gift of nothing is no gift. Leave it out.
refusal-not-on-stand = The stand does not hold { $goods }: it has { $have }.
refusal-too-many-face-down = { $have ->
    [one] There is { $have } card
   *[other] There are { $have } cards
} face down on that stand, not { $count }.
refusal-not-contraband = That place is for contraband, and “{ $good }” is legal.
refusal-too-many-from-bag = The bag cannot give { $count } cards: it has { $size } to give.
refusal-bag-goods-need-pass = Goods from the bag need a bag that passes: ask for that too.
refusal-asks-nothing = The offer asks for nothing. What should happen to which bag?
refusal-own-bag = Nobody asks for trouble with their own bag.
refusal-clause-twice = The offer says the same thing twice.
refusal-too-many-clauses = An offer has at most { $most } clauses.
refusal-contradicts-itself = A bag cannot both pass and be opened: the offer contradicts itself.
refusal-contradicts-deal = A deal of this round says the opposite.
refusal-refused-by-deal = A deal forbids new deals with { $you ->
    [seat] you
   *[other] { $seat }
} this round.
refusal-not-yours-to-promise = Only the two sides of a deal can promise, and each only to the other: { $you ->
    [seat] not you.
   *[other] not { $seat }.
}
refusal-empty-words = A promise needs words.
refusal-words-too-long = Keep it short: at most { $most } characters.
refusal-not-to-yourself = A promise to yourself is worth even less than the others.
refusal-already-agreed = You have already agreed to offer { $offer }.
refusal-not-yours-to-answer = Offer { $offer } is not yours to answer.
refusal-not-yours-to-withdraw = Offer { $offer } is not yours to take back.
refusal-answers-nobody = Offer { $offer } did not come from the other side, so this cannot answer it.

refusal-no-duty = Nobody is waiting for that from you.
refusal-not-confiscated = Lay down exactly the cards that were confiscated.
refusal-pays-what-is-not-there = You cannot pay with { $goods }: you have { $have }.
refusal-pays-too-little = That is worth { $worth }, and you owe { $amount }.
refusal-pays-needlessly = You can keep a card back: even without one of them ({ $good }) it is enough.
refusal-everything-goes = It takes everything you have there.

