"""Whole games between random bots over all mixes, looked at on the way."""

from __future__ import annotations

from nottingham import Ruleset, Step, fold
from nottingham.bots.simulate import GameResult, play_game
from tests.invariants import assert_sound
from tests.mixes import all_rulesets


class Auditor:
    """Watches a game, and every few steps counts all cards and coins."""

    def __init__(self, every: int) -> None:
        self.every = every
        self.steps = 0
        self.gold_made = 0

    def __call__(self, step: Step) -> None:
        self.gold_made += sum(event.gold_made for event in step.events)
        if self.steps % self.every == 0:
            assert_sound(step.state, self.gold_made)
        self.steps += 1


def play_audited(ruleset: Ruleset, seed: int, every: int = 1) -> GameResult:
    result = play_game(ruleset, ("random",) * ruleset.players, seed, watch=Auditor(every))
    assert len(result.scores) == ruleset.players
    return result


def play_folded(ruleset: Ruleset, seed: int) -> None:
    """The log alone leads to the end that was played."""
    steps: list[Step] = []
    play_game(ruleset, ("random",) * ruleset.players, seed, watch=steps.append)
    assert fold(ruleset, (event for step in steps for event in step.events)) == steps[-1].state


def mix_of(game: int) -> Ruleset:
    """Mixes far apart one after another, and all of them in the long run: 37 has no factor in common with 352."""
    rulesets = all_rulesets()
    return rulesets[game * 37 % len(rulesets)]
