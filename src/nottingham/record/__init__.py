"""A game on paper: bytes, text notation, positions, and how to replay them."""
