# Why a table cannot be set up like that.
ruleset-unknown-edition = No hay ninguna edición «{ $edition }». Hay: { $known }.
ruleset-wrong-number-of-players = Esa edición es para entre { $least } y { $most } jugadores, no para { $players }.
ruleset-unknown-option = No hay ninguna opción «{ $option }». Hay: { $known }.
ruleset-black-market-is-second-edition = El mercado negro es de la segunda edición.
ruleset-deputies-need-six = Los ayudantes son para seis jugadores; en esta mesa hay { $players }.
ruleset-house-goods-missing = Faltan las mercancías de la casa: indica un archivo que las describa.
ruleset-house-goods-without-cards = Con { $players } jugadores ninguna mercancía de la casa tiene cartas: dadle alguna a una de ellas o jugad con más gente.
ruleset-good-twice = Dos mercancías tienen el mismo identificador: { $good }.
ruleset-crown-of-nothing = «{ $good }» cuenta como «{ $crown }», que no es mercancía legal en esta mesa.
ruleset-no-contraband-pile = El mercado negro tiene una pila para «{ $good }», que no es contrabando en esta mesa.
ruleset-minutes-below-one = Tiene que haber al menos 1 minuto, no { $minutes }.
ruleset-number-below-zero = Un número de «{ $good }» está por debajo de cero.
ruleset-pile-out-of-range = La pila «{ $good }» del mercado negro tiene hasta 12 cartas, con valores de 0 a { $most }.
ruleset-pile-twice = El mercado negro tiene dos pilas para «{ $good }».
ruleset-higher-value-on-top = La pila del mercado negro para «{ $good }» debe tener encima el valor más alto.

ruleset-edition-first = primera edición
ruleset-edition-second = segunda edición
