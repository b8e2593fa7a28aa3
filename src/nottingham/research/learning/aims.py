"""Aims: what a seat plays for, as weights on winning, points, margin and gold, and what a game was worth by them."""

from __future__ import annotations

from types import ModuleType
from typing import Any, Final

POINTS_UNIT: Final = 60.0
POINTS_USUAL: Final = 130.0
GOLD_UNIT: Final = 30.0
MARGIN_UNIT: Final = 50.0
"""Points in which a margin is counted."""
GOLD_USUAL: Final = 50.0


def utilities(points: Any, gold: Any, aims: Any, numpy: ModuleType) -> Any:
    """What each seat's game was worth: [table, seat, channel]: by its aim, share of victory, margin.

    `numpy` is the library of these arrays: NumPy itself, or jax.numpy.
    """
    players = points.shape[-1]
    best = points.max(-1, keepdims=True)
    winners = (points == best).astype(numpy.float32)
    win = winners / winners.sum(-1, keepdims=True)
    margin = (points - (points.sum(-1, keepdims=True) - points) / (players - 1)) / MARGIN_UNIT
    ways = (win * players / 2, (points - POINTS_USUAL) / POINTS_UNIT, margin, (gold - GOLD_USUAL) / GOLD_UNIT)
    worth = numpy.stack(ways, -1)
    return numpy.stack([(worth * aims).sum(-1), win, margin], -1)
