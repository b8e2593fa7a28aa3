"""Many games: bots play each other through the one door, and somebody counts."""
