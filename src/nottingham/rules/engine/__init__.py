"""Values and laws of the game: no clock, no socket, no file, no language, no global randomness."""
