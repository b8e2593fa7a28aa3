"""Storage room: the step log and all other SQL tables, finished games and their cache, migrations."""
