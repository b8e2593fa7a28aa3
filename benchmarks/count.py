"""What one stretch of random play came to."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Count:
    """Whole games played in a stretch of time, and the decisions made in them.

    A *decision* is one choice by one player among the legal ones. A forced
    choice (only one legal option, but the player is still asked) counts; what
    chance does (a deal, a draw, a die) does not. The rule is the same for every
    contestant. Setting up each game is inside the time; importing a library is
    not.
    """

    decisions: int
    seconds: float
    games: int

    @property
    def per_second(self) -> float:
        """Decisions per second."""
        return self.decisions / self.seconds
