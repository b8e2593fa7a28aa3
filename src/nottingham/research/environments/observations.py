"""What a learner is handed: an observation and a mask, for any seat of a sitting."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypedDict

import numpy as np
import numpy.typing as npt
from gymnasium import spaces

from nottingham.encoding.layout import Layout
from nottingham.encoding.observation import Numbers, Observer
from nottingham.encoding.stepwise_game import StepwiseGame
from nottingham.encoding.vocabulary import Vocabulary
from nottingham.rules.engine.seats import Seat

Mask = npt.NDArray[np.int8]


class Sight(TypedDict):
    """An observation with its mask, by the names that learners look for."""

    observation: Numbers
    action_mask: Mask


class SeatObservers:
    """An observer for every seat of a table."""

    def __init__(self, vocabulary: Vocabulary) -> None:
        self.layout = Layout(vocabulary)
        self.observers = [Observer(self.layout, seat) for seat in range(vocabulary.players)]
        self.size = vocabulary.size

    def see(self, sitting: StepwiseGame, seat: Seat) -> Sight:
        return {"observation": self.observers[seat].look(sitting), "action_mask": self.mask(sitting, seat)}

    def mask(self, sitting: StepwiseGame, seat: Seat) -> Mask:
        """What the seat may do; nothing while others are asked. After the end every step is as good as another.

        A policy that is asked about the last row of an episode would divide by zero if nothing were allowed there.
        """
        if sitting.turn is None:
            return np.ones(self.size, dtype=np.int8)
        mask = np.zeros(self.size, dtype=np.int8)
        if sitting.turn.seat == seat:
            mask[sitting.legal()] = 1
        return mask


def render_mode_in(metadata: Mapping[str, Any], wanted: str | None) -> str | None:
    """The way of showing the table that was asked for, if there is such a way."""
    modes = metadata["render_modes"]
    if wanted is not None and wanted not in modes:
        raise ValueError(f"there is no render mode {wanted!r}; there are {', '.join(modes)}")
    return wanted


def observation_space(layout: Layout) -> spaces.Dict:
    return spaces.Dict(
        {
            "observation": spaces.Box(np.zeros(layout.size, dtype=np.float32), layout.high, dtype=np.float32),
            "action_mask": spaces.Box(0, 1, (layout.vocabulary.size,), dtype=np.int8),
        }
    )
