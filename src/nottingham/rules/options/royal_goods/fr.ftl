option-royal-goods = Marchandises royales
option-royal-goods-explained = Douze cartes précieuses (six à trois joueurs) : de la contrebande à la porte, mais comptées double ou triple pour une couronne.

law-R = Marchandises royales
law-R1 = Les 12 cartes royales sont ajoutées à la pioche (à trois, 6 d’entre elles). Dans une déclaration, une carte royale compte pour une carte, et elle est toujours confisquée quand la besace est inspectée. Les livrets français et polonais ne les introduisent qu’après quelques parties.
