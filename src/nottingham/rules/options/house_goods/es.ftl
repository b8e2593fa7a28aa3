option-house-goods = Cartas promocionales y mercancías de la casa
option-house-goods-explained = Tus propias mercancías, descritas en un archivo, entran en el mazo.
ruleset-house-goods-missing = Faltan las mercancías de la casa: indica un archivo que las describa.
ruleset-house-goods-without-cards = Con { $players } jugadores ninguna mercancía de la casa tiene cartas: dadle alguna a una de ellas o jugad con más gente.
prompt-option-house-goods = Mercancías de la casa: en el mazo hay mercancías propias de esta mesa; están en la lista de abajo.

law-C = Cartas promocionales y mercancías de la casa
law-C1 = 1e: las cartas promocionales se añaden al mazo, y no se retira ninguna carta por ellas. *Criterio.* Lo mismo vale en 2e, en forma de mercancías de la casa: una mesa puede definir las suyas en un archivo, cada una con su identificador, sus nombres, clase, valor, penalización, número de cartas para 3 y para 4+ jugadores, y como qué cuenta. Una mercancía legal de la casa se puede declarar. No tiene Rey ni Reina salvo que el archivo le dé bonificaciones.
