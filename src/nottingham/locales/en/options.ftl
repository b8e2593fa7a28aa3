# A name, and a sentence that says what it does.
option-royal-goods = Royal goods
option-royal-goods-explained = Twelve precious cards (six with three players): contraband at the gate, two or three of their kind for a crown.
option-time-limit = Inspection time limit
option-time-limit-explained = The Sheriff has a minute for each merchant; then every bag left passes for nothing.
option-removed-cards = Removed cards
option-removed-cards-explained = Ten random cards go back to the box unseen, so nobody can count on anything.
option-seven-cards = Seven cards
option-seven-cards-explained = A full hand is seven cards; a bag still holds five.
option-house-goods = Promo cards and house goods
option-house-goods-explained = Goods of your own join the deck, described in a file.
option-deputies = Deputies
option-deputies-explained = Six players: two deputies guard the gate together and split the loot.
option-black-market = Black market
option-black-market-explained = Get a bag past the gate, and three contraband of a kind buy a card worth more.
