option-seven-cards = Mão de sete cartas
option-seven-cards-explained = A mão completa tem sete cartas; na bolsa continuam cabendo cinco.

law-H = Sete cartas
law-H1 = Uma mão cheia são 7 cartas, sempre que se fala em mão cheia. *Decisão.* Uma bolsa continua levando de 1 a 5 cartas, e baixam-se no máximo 5.
