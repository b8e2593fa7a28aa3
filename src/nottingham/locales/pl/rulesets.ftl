# Why a table cannot be set up like that.
ruleset-unknown-edition = Nie ma edycji „{ $edition }”. Do wyboru: { $known }.
ruleset-wrong-number-of-players = Ta edycja jest dla { $least }–{ $most } graczy, a nie dla { $players }.
ruleset-unknown-option = Nie ma opcji „{ $option }”. Do wyboru: { $known }.
ruleset-black-market-is-second-edition = Czarny rynek należy do drugiej edycji.
ruleset-deputies-need-six = Z Zastępcami gra się w sześć osób; liczba graczy przy tym stole: { $players }.
ruleset-house-goods-missing = Brakuje własnych towarów: podaj plik, który je opisuje.
ruleset-house-goods-without-cards = Żaden z własnych towarów nie ma kart przy tej liczbie graczy ({ $players }): dodaj do któregoś karty albo zagrajcie w większym gronie.
ruleset-good-twice = Dwa towary mają ten sam identyfikator: { $good }.
ruleset-crown-of-nothing = „{ $good }” liczy się jako „{ $crown }”, a to nie jest legalny towar przy tym stole.
ruleset-no-contraband-pile = Czarny rynek ma stos za „{ $good }”, a to nie jest kontrabanda przy tym stole.
ruleset-minutes-below-one = Potrzeba co najmniej 1 minuty, nie { $minutes }.
ruleset-number-below-zero = Towar „{ $good }” ma gdzieś ujemną liczbę.
ruleset-pile-out-of-range = Stos „{ $good }” na czarnym rynku ma do 12 kart o wartościach od 0 do { $most }.
ruleset-pile-twice = Czarny rynek ma dwa stosy za „{ $good }”.
ruleset-higher-value-on-top = Stos czarnego rynku za „{ $good }” musi mieć na wierzchu wyższą wartość.

ruleset-edition-first = pierwsza edycja
ruleset-edition-second = druga edycja
