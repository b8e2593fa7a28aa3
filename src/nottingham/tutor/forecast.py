"""Forecast: each seat's chance of victory at any moment, by a multinomial logit over the seats' prospects.

    forecast = shipped_forecast()
    forecast.of_state(state)    # with the whole truth, for a game that is over
    forecast.of_view(view)      # with what one seat knows

The shares add up to one. The weights are fitted to games of bots of all kinds by `python -m tools.forecast`, which
also says how well they foretell games that they have not seen (docs/tutor.md).
"""

from __future__ import annotations

from functools import cache
from math import exp
from pathlib import Path
from typing import Final

import msgspec

from nottingham.rules.engine.scoring import Score
from nottingham.rules.engine.state import State
from nottingham.rules.engine.views import View
from nottingham.rules.game import outcome
from nottingham.tutor.prospects import Moment, Prospect, seen_moment, true_moment

WEIGHTS: Final = Path(__file__).with_name("forecast.json")
SOON: Final = 0.25
"""Rounds that are added to those that are left: nearer to the end nothing becomes surer."""

Shares = tuple[float, ...]
Weights = tuple[tuple[float, ...], ...]
"""For each number of a prospect, what a point of it adds to the log odds: always, and more as time runs out."""


def urgency(rounds_left: float) -> tuple[float, ...]:
    """How much a lead weighs: the less time is left, the more. What the weights of one number are multiplied by."""
    short = (rounds_left + SOON) ** -0.5
    return 1.0, short, short * short


class Forecast(msgspec.Struct, frozen=True):
    """Fitted weights for both kinds of eyes."""

    made_by: str
    """The command that makes the weights again."""
    games: int
    """How many games they were fitted to."""
    truth: Weights
    seat: Weights

    def of_state(self, state: State) -> Shares:
        """With everything that is hidden; once the game is over, the result."""
        scores = outcome(state)
        return result(scores) if scores is not None else self.of_moment(true_moment(state))

    def of_view(self, view: View) -> Shares:
        """With what one seat knows, and nothing else."""
        return shares(self.seat, seen_moment(view))

    def of_moment(self, moment: Moment) -> Shares:
        """Of a moment with the whole truth in it."""
        return shares(self.truth, moment)


def shares(weights: Weights, moment: Moment) -> Shares:
    """A softmax over the seats."""
    basis = urgency(moment.rounds_left)
    slopes = [sum(weight * part for weight, part in zip(row, basis, strict=True)) for row in weights]
    odds = [_log_odds(slopes, prospect) for prospect in moment.seats]
    raw = [exp(one - max(odds)) for one in odds]
    return tuple(one / sum(raw) for one in raw)


def _log_odds(slopes: list[float], prospect: Prospect) -> float:
    return sum(slope * number for slope, number in zip(slopes, prospect, strict=True))


def result(scores: tuple[Score, ...]) -> Shares:
    """The victory, shared by those who share it (K6)."""
    first = [score.place == 1 for score in scores]
    return tuple(is_first / sum(first) for is_first in first)


@cache
def shipped_forecast() -> Forecast:
    """The weights that ship with the package, read once in each process."""
    return msgspec.json.decode(WEIGHTS.read_bytes(), type=Forecast)
