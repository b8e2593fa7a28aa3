"""The optional rule removed_cards: rule, law and words."""
