# Why a table cannot be set up like that.
ruleset-unknown-edition = No hay ninguna edición «{ $edition }». Hay: { $known }.
ruleset-wrong-number-of-players = Esa edición es para entre { $least } y { $most } jugadores, no para { $players }.
ruleset-unknown-option = No hay ninguna opción «{ $option }». Hay: { $known }.
ruleset-good-twice = Dos mercancías tienen el mismo identificador: { $good }.
ruleset-crown-of-nothing = «{ $good }» cuenta como «{ $crown }», que no es mercancía legal en esta mesa.
ruleset-number-below-zero = Un número de «{ $good }» está por debajo de cero.

ruleset-edition-first = primera edición
ruleset-edition-second = segunda edición
