option-short-game = Partida curta
option-short-game-explained = Cada um guarda o portão uma vez a menos do que dizem as regras.

law-Q = Partida curta
law-Q1 = *Decisão.* Uma regra da casa. Cada um é Xerife uma vez a menos do que diz S7: com três jogadores, 2 vezes, 6 rodadas; com quatro ou cinco, uma vez, 4 ou 5 rodadas. Com seis, cada um é fiscal 2 vezes, 6 rodadas.
