"""Random play in Nottingham: through the door that every program uses, and through the environment for learners."""

from __future__ import annotations

from random import Random
from time import perf_counter

from benchmarks.count import Count


def nottingham_random(seconds: float, seed: int = 1) -> Count:
    """Random players in every seat of a first-edition table for four.

    A decision is one answer given by one seat to its prompt. At each decision
    the acting seat's view and its prompts are built, one of them is picked and
    answered at random, and the answer's events are produced, just as for a
    remote player; nothing is skipped for speed. Nobody who is asked stays
    silent: silence would be a quick decision.

    Like the peers, it plays whole games until `seconds` have passed, and sets
    each of them up inside the time.
    """
    from nottingham import Refusal, act, compose, new_game, outcome
    from nottingham.rules.floor import Floor

    rng = Random(seed)
    ruleset = compose("first", 4)
    decisions = games = 0
    start = perf_counter()
    while (elapsed := perf_counter() - start) < seconds:
        state, floor = new_game(ruleset, rng.getrandbits(64)).state, Floor.seeded(rng.getrandbits(64))
        while outcome(state) is None:
            turn, floor = floor.next(state)
            step = act(state, turn.seat, rng.choice(turn.prompts).sample(turn.view, rng))
            assert not isinstance(step, Refusal)
            state = step.state
            decisions += 1
        games += 1
    return Count(decisions, elapsed, games)


def nottingham_aec_random(seconds: float, seed: int = 1) -> Count:
    """Random agents in every seat of our PettingZoo environment: first edition, four players.

    A decision is one `step` of an agent that is still playing, a micro-action; the
    agent has looked before with `last`, so its observation and its mask are built. It
    is the loop that PettingZoo's manual shows, and the same as for its own games.
    """
    from benchmarks.peers import aec_random
    from nottingham.research.environments.pettingzoo_env import env

    return aec_random(env(players=4, edition="first"), seconds, seed)
