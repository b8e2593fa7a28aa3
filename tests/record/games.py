"""Random games for the tests of the record: every state on the way, and the moves that led there."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from nottingham import Action, Ruleset, State, Step, TimeUp, act, awaited, new_game, prompts, view
from nottingham.record.notation import Move
from nottingham.rules.engine.state import Inspecting

NAMES = ("Marian", "Little John", "loot", "Guy", "Łucja 👑", "clock")
"""Names that a reader could mistake for something else."""


def random_game(ruleset: Ruleset, seed: int) -> Iterator[tuple[Move | None, Step]]:
    """The deal, then every move with what came of it."""
    rng, step = Random(seed), new_game(ruleset, seed)
    yield None, step
    while awaited(step.state):
        move = _random_move(step.state, rng)
        answer = act(step.state, move.seat, move.action)
        assert isinstance(answer, Step), (move, answer)
        step = answer
        yield move, step


def _random_move(state: State, rng: Random) -> Move:
    phase = state.public.phase
    is_open = isinstance(phase, Inspecting) and not phase.duties and not phase.is_talk_over
    if is_open and "time_limit" in state.ruleset.options and rng.random() < 0.05:
        return Move(None, TimeUp())
    bargaining = list(range(state.ruleset.players)) if is_open and rng.random() < 0.5 else list(awaited(state))
    rng.shuffle(bargaining)
    for seat in (*bargaining, *awaited(state)):
        if action := _random_action(state, seat, rng):
            return Move(seat, action)
    raise AssertionError("somebody is awaited and can do nothing")


def _random_action(state: State, seat: int, rng: Random) -> Action | None:
    seen = view(state, seat)
    found = prompts(seen)
    return rng.choice(found).sample(seen, rng) if found else None
