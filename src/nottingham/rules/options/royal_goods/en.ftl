option-royal-goods = Royal goods
option-royal-goods-explained = Twelve precious cards (six with three players): contraband at the gate, two or three of their kind for a crown.

law-R = Royal goods
law-R1 = The 12 royal cards are added to the deck (with three players, 6 of them). In a declaration a royal card counts as one card, and it is always confiscated when the bag is inspected. The French and Polish books bring them in after the first few games.
