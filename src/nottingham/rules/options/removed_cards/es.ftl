option-removed-cards = Cartas retiradas
option-removed-cards-explained = Diez cartas al azar vuelven a la caja sin que nadie las vea: de nada sirve contar.

law-X = Cartas retiradas
law-X1 = Después de barajar y antes de repartir, 10 cartas tomadas al azar vuelven a la caja. Nadie las ve.
