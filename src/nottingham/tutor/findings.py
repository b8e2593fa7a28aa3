"""Findings of the tutor: the analysis of a game as plain values, for whoever shows or keeps it. Needs no NumPy."""

from __future__ import annotations

import msgspec

from nottingham.engine.families import Action
from nottingham.engine.goods import Goods
from nottingham.engine.seats import Seat


class Judged(msgspec.Struct, frozen=True):
    """One choice of a seat, beside the trained player's own."""

    move: int
    """Counted from 1; 0 is the deal."""
    seat: Seat
    action: Action
    best: Action | None
    """What the trained player would have done; None is to wait."""
    lost_points: float
    """Points of margin that the choice gave away, by what the seat knew; never below nothing."""
    lost_share: float
    """Share of victory that it gave away."""
    truth: Goods | None = None
    """Hindsight, and no part of the judgement: what truly was in the bag that the choice was about."""


class TurningPoint(msgspec.Struct, frozen=True):
    """A move after which the game looked different."""

    move: int
    seat: Seat
    """Whose share of victory changed most."""
    before: float
    after: float


class Account(msgspec.Struct, frozen=True):
    """How one seat came from its first expectation to its result, in shares of victory."""

    seat: Seat
    began: float
    ended: float
    choices: float
    """What its own choices cost beside the trained player's: nothing, or less than nothing."""
    cards: float
    """What its own moves brought beyond the choices: the luck of the draw, and how a choice turned out."""
    others: float
    """What the moves of the others brought or cost it."""


class Analysis(msgspec.Struct, frozen=True):
    """A whole game, judged."""

    shares: tuple[tuple[float, ...], ...]
    """After the deal and after every move: each seat's expected share of victory, as it could know itself."""
    judged: tuple[Judged, ...]
    turning_points: tuple[TurningPoint, ...]
    accounts: tuple[Account, ...]
