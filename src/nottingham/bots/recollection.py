"""Recollection: what a character remembers of a person from earlier evenings, as plain values that a game begins with.

The newest game counts in full, and each two games before it half as much. A mind takes the values as its first
impressions; a voice greets by what stands out in them.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal, NamedTuple, get_args

import msgspec

from nottingham.rules.engine.seats import Seat
from nottingham.story.conduct import SIZES, Conduct

HALF_LIFE = 2
"""Games after which what was seen counts half."""
GAMES_MOST = 8
"""Games that are looked at: the one before them would count a sixteenth."""
STANDS_OUT = 0.3
"""Words kept, broken or owed from which on somebody is greeted for it: one counts so much for about three games."""
FEW_BAGS = 3.0
MANY_LIES, FEW_LIES = 0.45, 0.12
"""Shares of bags with a lie by which a liar is known, and an honest merchant."""

BySize = tuple[float, float, float, float, float]
Impression = Literal["broken", "owed", "liar", "friend"]
IMPRESSIONS: tuple[Impression, ...] = get_args(Impression)
"""What stands out: a word broken, a passage owed, many lies, or a word kept and few of them."""


class Recollection(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What one character remembers of the player in a seat."""

    seat: Seat
    met: int
    """When they played last, in milliseconds since 1970."""
    games: float
    lies: BySize
    truths: BySize
    caught: BySize
    """Bags at that person's gate: lies opened and let in, honest ones opened and let in, none of them bought."""
    let_in: BySize
    searched: BySize
    waved: BySize
    bribes: float
    """Bribes taken at that gate, and the gold in all of them."""
    bribes_gold: float
    kept: float
    """Words to let this character pass: kept, broken, and not yet fallen due."""
    broken: float
    owed: float


class Met(NamedTuple):
    """A game in which both played: when it ended, what the person did, and where the character sat."""

    ended: int
    conduct: Conduct
    character: Seat


def recollection(seat: Seat, met: Sequence[Met]) -> Recollection | None:
    """What is left of these games, the newest first; None if there are none."""
    met = met[:GAMES_MOST]
    if not met:
        return None
    weights = [0.5 ** (age / HALF_LIFE) for age in range(len(met))]

    def by_size(field: str) -> BySize:
        one, two, three, four, five = (
            _weighted_sum(weights, [getattr(game.conduct, field)[size] for game in met]) for size in range(SIZES)
        )
        return one, two, three, four, five

    def to_character(field: str) -> float:
        return _weighted_sum(weights, [getattr(game.conduct, field)[game.character] for game in met])

    return Recollection(
        seat=seat,
        met=met[0].ended,
        games=_weighted_sum(weights, [1] * len(met)),
        lies=by_size("lies"),
        truths=by_size("truths"),
        caught=by_size("caught"),
        let_in=by_size("let_in"),
        searched=by_size("searched"),
        waved=by_size("waved"),
        bribes=_weighted_sum(weights, [game.conduct.bribes for game in met]),
        bribes_gold=_weighted_sum(weights, [game.conduct.bribes_gold for game in met]),
        kept=to_character("kept"),
        broken=to_character("broken"),
        owed=to_character("owed"),
    )


def _weighted_sum(weights: Sequence[float], counts: Sequence[int]) -> float:
    return round(sum(weight * count for weight, count in zip(weights, counts, strict=True)), 2)


def impression(of: Recollection) -> Impression | None:
    """What stands out; a broken word before all else."""
    bags = sum(of.lies) + sum(of.truths)
    share = sum(of.lies) / bags if bags else 0.0
    if of.broken >= STANDS_OUT and of.broken >= of.kept:
        return "broken"
    if of.owed >= STANDS_OUT:
        return "owed"
    if of.kept >= STANDS_OUT or (bags >= FEW_BAGS and share <= FEW_LIES):
        return "friend"
    return "liar" if bags >= FEW_BAGS and share >= MANY_LIES else None
