"""What every environment is told the same way: which rules are played, and what a finished game is worth."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from msgspec.structs import replace

from nottingham.engine.ruleset import Ruleset
from nottingham.engine.scoring import Score
from nottingham.rulebook import compose

Scores = tuple[Score, ...]
Rewards = tuple[float, ...]


def ruleset_for(
    players: int, edition: str, options: tuple[str, ...], ruleset: Ruleset | None = None, rounds: int | None = None
) -> Ruleset:
    """A ruleset composed for this table, or the one that is given; fewer rounds than printed make short episodes."""
    chosen = ruleset or compose(edition, players, tuple(options))
    return chosen if rounds is None else replace(chosen, rounds=rounds)


def margin(scores: Scores) -> Rewards:
    """How far each seat is ahead of the others' average; all of them together are zero."""
    total = sum(score.total for score in scores)
    others = len(scores) - 1
    return tuple(score.total - (total - score.total) / others for score in scores)


def points(scores: Scores) -> Rewards:
    """The points themselves."""
    return tuple(float(score.total) for score in scores)


def win(scores: Scores) -> Rewards:
    """One for the winner; who share the victory share it (K6)."""
    winners = sum(score.place == 1 for score in scores)
    return tuple(1 / winners if score.place == 1 else 0.0 for score in scores)


REWARDS: Final[dict[str, Callable[[Scores], Rewards]]] = {"margin": margin, "points": points, "win": win}


def reward_named(name: str) -> Callable[[Scores], Rewards]:
    if name not in REWARDS:
        raise ValueError(f"there is no reward {name!r}; there are {', '.join(REWARDS)}")
    return REWARDS[name]
