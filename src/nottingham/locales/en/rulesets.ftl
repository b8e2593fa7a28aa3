# Why a table cannot be set up like that.
ruleset-unknown-edition = There is no edition “{ $edition }”. There are: { $known }.
ruleset-wrong-number-of-players = That edition is for { $least } to { $most } players, not { $players }.
ruleset-unknown-option = There is no option “{ $option }”. There are: { $known }.
ruleset-good-twice = Two goods have the same id: { $good }.
ruleset-crown-of-nothing = “{ $good }” counts as “{ $crown }”, which is no legal good of this table.
ruleset-number-below-zero = A number of “{ $good }” is below zero.

ruleset-edition-first = first edition
ruleset-edition-second = second edition
