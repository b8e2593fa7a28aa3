"""The referee: the whole law of the game, and nothing of screens, networks or languages."""
