option-removed-cards = Cartas removidas
option-removed-cards-explained = Dez cartas ao acaso voltam para a caixa sem ninguém ver: não adianta contar.

law-X = Cartas removidas
law-X1 = Depois de embaralhar e antes de distribuir, 10 cartas tiradas ao acaso voltam para a caixa. Ninguém as vê.
