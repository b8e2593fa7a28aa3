"""The optional rule short_game: rule, law and words."""
