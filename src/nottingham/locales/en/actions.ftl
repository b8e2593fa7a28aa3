# What a seat can do, as a phrase that follows a colon: “Better: open Tuck’s bag”.
# $goods: goods with their numbers. $gifts, $asks: as in offers. $offer: a sentence that tells an offer.
action-wait = say nothing for now
action-open-market = let { $who } begin the market
action-set-aside = set aside: { $goods }
action-set-aside-nothing = keep the whole hand
action-draw-deck = draw from the deck
action-draw-pile = take the top card of the { $pile ->
    [left] left pile
    [right] right pile
   *[other] discard pile
}
action-discard = discard on the { $pile ->
    [left] left pile
    [right] right pile
   *[other] discard pile
}: { $goods }
action-place = put what was confiscated on the { $pile ->
    [left] left pile
    [right] right pile
   *[other] discard pile
}
action-load-bag = load the bag: { $goods }
action-declare = declare: { $goods }
action-offer = offer { $gifts }; in return, { $asks }
action-offer-for-nothing = ask a favour: { $asks }
action-demand = demand of { $merchant }: { $gifts }; in return, { $asks }
action-demand-for-nothing = tell { $merchant }: { $asks }, and nothing to pay
action-accept = accept. { $offer }
action-refuse = refuse. { $offer }
action-withdraw = take back. { $offer }
action-pledge-pass = promise { $receiver } to let their bag pass next time
action-pledge-open = promise { $receiver } to open their bag next time
action-pledge-words = give { $receiver } one’s word: { $quote }
action-pass = let { $owner }’s bag pass
action-pass-for-offer = let { $owner }’s bag pass for what is offered. { $offer }
action-inspect = open { $owner }’s bag
action-pay = pay with: { $goods }
