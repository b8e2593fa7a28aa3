"""The mind behind the Steward and the characters: beliefs, expected values, and a temper that bends them."""
