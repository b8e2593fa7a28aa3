# Where an offer is written.
deal-title-offer = Your offer to { $to }
deal-title-demand = What you ask of { $to }
deal-you-give = You give
deal-they-give = { $who } gives
deal-gold = Gold
deal-ready-prices = Ready prices
deal-ask-gold = Ask { $gold }
deal-offer-gold = Offer { $gold }
deal-stand = Goods from the stand
deal-claims = What nobody can see
deal-claims-mine = You need not tell the truth: what is not there need not be paid. But you will have to show it.
deal-claims-theirs = It may not be there: then nobody owes it to you.
deal-contraband = Face down on the stand ({ $count })
deal-bag = Out of the bag ({ $count })
deal-for-that = For that
deal-bag-of = { $you ->
    [owner] Your bag
   *[other] { $owner }’s bag
}
deal-ask-nothing = nothing
deal-ask-pass = passes
deal-ask-open = is opened
deal-ask-refuse = no deals
deal-asks-nothing = For what? Say what is to happen to a bag.
deal-promises = Words that bind nobody
deal-i-promise = You promise { $to }
deal-they-promise = { $by } promises you
deal-promise-nothing = nothing
deal-promise-pass = the next bag passes
deal-promise-open = the next bag is opened
deal-words = In your own words
deal-words-example = On my honour as a merchant…
deal-send-offer = Seal the offer
deal-send-demand = Seal the demand
deal-tear-up = Tear it up
deal-too-late = Too late: there is nothing left to bargain for here.
deal-agreed = Agreed so far: { $names }.
deal-countered = { $count ->
    [one] { $names } has made a counter-offer.
   *[other] { $names } have made counter-offers.
}
deal-unanswered = { $count ->
    [one] { $names } has not answered.
   *[other] { $names } have not answered.
}
