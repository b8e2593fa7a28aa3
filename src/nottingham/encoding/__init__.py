"""A game as numbers: steps, masks, observations and rewards, one encoding for every learner and every engine."""
