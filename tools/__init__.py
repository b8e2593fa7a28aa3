"""The work on the project: checks, generated files, pinned sets. Never installed with the game."""
