# Why a table cannot be set up like that.
ruleset-unknown-edition = Nie ma edycji „{ $edition }”. Do wyboru: { $known }.
ruleset-wrong-number-of-players = Ta edycja jest dla { $least }–{ $most } graczy, a nie dla { $players }.
ruleset-unknown-option = Nie ma opcji „{ $option }”. Do wyboru: { $known }.
ruleset-good-twice = Dwa towary mają ten sam identyfikator: { $good }.
ruleset-crown-of-nothing = „{ $good }” liczy się jako „{ $crown }”, a to nie jest legalny towar przy tym stole.
ruleset-number-below-zero = Towar „{ $good }” ma gdzieś ujemną liczbę.

ruleset-edition-first = pierwsza edycja
ruleset-edition-second = druga edycja
