option-seven-cards = Seven cards
option-seven-cards-explained = A full hand is seven cards; a bag still holds five.

law-H = Seven cards
law-H1 = A full hand is 7 cards, wherever a full hand is spoken of. *Ruling.* A bag still holds 1 to 5 cards, and at most 5 are set aside.
