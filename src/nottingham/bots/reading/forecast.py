"""Forecast: what two small networks say of the bags at the gate, and of the own bag before it is packed."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any, Final

import numpy as np
import numpy.typing as npt

from nottingham.bots.mind.beliefs import chance_of_catch, chance_of_opening, lie_by_habits
from nottingham.bots.mind.thought import Thought
from nottingham.bots.reading.records import Records
from nottingham.bots.reading.signs import SIZES, Signs
from nottingham.rules.engine.lazy import lazy
from nottingham.rules.engine.seats import Seat

Array = npt.NDArray[np.float32]
LAYERS: Final = 3
NEVER_SURE: Final = 0.01
"""No forecast is surer than this."""
LEAST_FINE: Final = 1.0
"""For each card of a bag that lies."""


OF_HABITS: Final = 0.3
"""What a mind's own habits count beside the eyes: these are surer of a stranger than they should be."""


class Eye:
    """A network of three layers, with what its inputs are divided by."""

    def __init__(self, arrays: dict[str, npt.NDArray[Any]], name: str) -> None:
        self.mean, self.scale = (arrays[f"{name}_{part}"].astype(np.float32) for part in ("mean", "scale"))
        self.layers = [
            (arrays[f"{name}_w{layer}"].astype(np.float32), arrays[f"{name}_b{layer}"].astype(np.float32))
            for layer in range(LAYERS)
        ]

    def look(self, rows: list[list[float]]) -> Array:
        """What it says of each row."""
        found: Array = np.clip((np.array(rows, np.float32) - self.mean) / self.scale, -5, 5)
        for layer, (weights, bias) in enumerate(self.layers):
            found = found @ weights + bias
            if layer < LAYERS - 1:
                found = np.maximum(found, 0)
        return found


class Eyes:
    """One for who lies, and what that would cost; one for who opens."""

    def __init__(self, arrays: dict[str, npt.NDArray[Any]]) -> None:
        self.lie, self.opening = Eye(arrays, "lie"), Eye(arrays, "open")


@cache
def load_eyes(path: Path) -> Eyes:
    with np.load(path, allow_pickle=False) as arrays:
        return Eyes(dict(arrays.items()))


def _mix(eyes: float, habits: float) -> float:
    return (1 - OF_HABITS) * eyes + OF_HABITS * habits


def _chance(odds: float) -> float:
    return float(min(1 - NEVER_SURE, max(NEVER_SURE, 1 / (1 + np.exp(-odds)))))


class EyesForecast:
    """What the eyes see in one decision; each bag is looked at once."""

    def __init__(self, eyes: Eyes, thought: Thought, records: Records) -> None:
        self.eyes, self.thought, self.records = eyes, thought, records
        self._bags: dict[Seat, tuple[float, float]] = {}
        self._openings: dict[tuple[str, int], float] = {}

    @lazy
    def signs(self) -> Signs:
        return Signs(self.thought, self.records)

    def lie(self, owner: Seat) -> float:
        return self._bag(owner)[0]

    def fine(self, owner: Seat) -> float:
        return self._bag(owner)[1]

    def _bag(self, owner: Seat) -> tuple[float, float]:
        if owner not in self._bags:
            good, size = self.records.mind.declared[owner]
            odds, fine = self.eyes.lie.look([self.signs.of(owner, good, size, has_talk=True)])[0]
            lie = _mix(_chance(odds + self.thought.temper.suspicion), lie_by_habits(self.thought, owner))
            self._bags[owner] = lie, max(LEAST_FINE, float(fine)) * size
        return self._bags[owner]

    def opening(self, good: str, size: int) -> float:
        if not self._openings:
            self._look_at_own()
        return self._openings[good, min(max(1, size), SIZES)]

    def _look_at_own(self) -> None:
        seat, legal = self.thought.seat, self.thought.ruleset.legal
        keys = [(good, size) for good in legal for size in range(1, SIZES + 1)]
        rows = [self.signs.of(seat, good, size, has_talk=False) for good, size in keys]
        odds = self.eyes.opening.look(rows)[:, 0]
        usual = [0.0, *(self._opening_by_habits(size) for size in range(1, SIZES + 1))]
        self._openings = {key: _mix(_chance(one), usual[key[1]]) for key, one in zip(keys, odds, strict=True)}

    def _opening_by_habits(self, size: int) -> float:
        """Lies and honest bags alike: to the gate they look the same."""
        deciders = self.thought.public.deciders
        lie, truth = (chance(self.thought, size, deciders) for chance in (chance_of_catch, chance_of_opening))
        return (lie + truth) / 2
