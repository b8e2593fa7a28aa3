option-short-game = Partie courte
option-short-game-explained = Chacun garde la porte une fois de moins que ne le dit la règle.

law-Q = Partie courte
law-Q1 = *Décision.* Une règle maison. Chacun est Shérif une fois de moins que ne le dit S7 : à trois, 2 fois, 6 tours ; à quatre ou cinq, une fois, 4 ou 5 tours. À six, chacun est adjoint 2 fois, 6 tours.
