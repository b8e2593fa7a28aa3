"""The phases of a round: each answers prompts, check, decide and advance."""
