# Why a table cannot be set up like that.
ruleset-unknown-edition = There is no edition “{ $edition }”. There are: { $known }.
ruleset-wrong-number-of-players = That edition is for { $least } to { $most } players, not { $players }.
ruleset-unknown-option = There is no option “{ $option }”. There are: { $known }.
ruleset-black-market-is-second-edition = The black market belongs to the second edition.
ruleset-deputies-need-six = Deputies take six players; at this table there are { $players }.
ruleset-house-goods-missing = The house goods are missing: give a file that describes some.
ruleset-house-goods-without-cards = None of the house goods has a card with { $players } players: give one of them some, or take more players.
ruleset-good-twice = Two goods have the same id: { $good }.
ruleset-crown-of-nothing = “{ $good }” counts as “{ $crown }”, which is no legal good of this table.
ruleset-no-contraband-pile = The black market has a pile for { $good }, which is no contraband of this table.
ruleset-minutes-below-one = The minutes must be at least 1, not { $minutes }.
ruleset-number-below-zero = A number of “{ $good }” is below zero.
ruleset-pile-out-of-range = The black market’s pile for “{ $good }” holds up to 12 cards with values from 0 to { $most }.
ruleset-pile-twice = The black market has two piles for “{ $good }”.
ruleset-higher-value-on-top = The black market’s pile for “{ $good }” needs its higher value on top.

ruleset-edition-first = first edition
ruleset-edition-second = second edition
