"""The optional rule seven_cards: rule, law and words."""
