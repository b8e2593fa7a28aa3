"""A whole game in ten lines: whoever is awaited does anything that is allowed."""

from random import Random

from nottingham import act, awaited, compose, new_game, outcome, prompts, view

rng = Random(7)
state = new_game(compose("first", players=4), seed=7).state
while outcome(state) is None:
    seat = rng.choice(awaited(state))
    seen = view(state, seat)
    state = act(state, seat, rng.choice(prompts(seen)).sample(seen, rng)).state
for score in outcome(state):
    print(f"seat {score.seat}: {score.total} points, place {score.place}")
