option-royal-goods = Mercancías reales
option-royal-goods-explained = Doce cartas valiosas (seis si juegan tres): contrabando en la puerta, pero cada una cuenta como dos o tres de su clase para la corona.

law-R = Mercancías reales
law-R1 = Las 12 cartas reales se añaden al mazo (con tres jugadores, 6 de ellas). En una declaración una carta real cuenta como una carta, y siempre se confisca cuando se inspecciona la bolsa. Los libros francés y polaco las incorporan tras las primeras partidas.
