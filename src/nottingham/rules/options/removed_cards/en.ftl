option-removed-cards = Removed cards
option-removed-cards-explained = Ten random cards go back to the box unseen, so nobody can count on anything.

law-X = Removed cards
law-X1 = After the shuffle and before the deal, 10 cards taken at random go back to the box. Nobody sees them.
