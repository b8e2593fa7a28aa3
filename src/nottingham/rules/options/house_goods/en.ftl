option-house-goods = Promo cards and house goods
option-house-goods-explained = Goods of your own join the deck, described in a file.
ruleset-house-goods-missing = The house goods are missing: give a file that describes some.
ruleset-house-goods-without-cards = None of the house goods has a card with { $players } players: give one of them some, or take more players.
prompt-option-house-goods = House goods: goods of this table's own are in the deck; they are in the list below.

law-C = Promo cards and house goods
law-C1 = 1e: promo cards are added to the deck, and no cards are removed for them. *Ruling.* The same goes for 2e, in the form of house goods: a table can define goods of its own in a file, each with its id, its names, kind, value, penalty, number of cards for 3 and for 4+ players, and what it counts as. A legal house good can be declared. It has no King or Queen unless the file names bonuses for it.
