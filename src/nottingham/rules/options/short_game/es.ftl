option-short-game = Partida corta
option-short-game-explained = Cada cual guarda la puerta una vez menos de lo que dicen las reglas.

law-Q = Partida corta
law-Q1 = *Criterio.* Una regla de la casa. Cada cual es Sheriff una vez menos de lo que dice S7: con tres jugadores, 2 veces, 6 rondas; con cuatro o cinco, una vez, 4 o 5 rondas. Con seis, cada cual es ayudante 2 veces, 6 rondas.
