"""Findings of the tutor: the analysis of a game as plain values, to be shown or kept."""

from __future__ import annotations

import msgspec

from nottingham.rules.engine.families import Action
from nottingham.rules.engine.goods import Goods
from nottingham.rules.engine.seats import Seat
from nottingham.tutor.advice import Reason


class Judged(msgspec.Struct, frozen=True):
    """One choice of a seat, beside the best answer to the same question."""

    move: int
    """Counted from 1; 0 is the deal."""
    seat: Seat
    action: Action
    best: Action | None
    """What would have been better; None is to wait. The same as the action where nothing worth a word was lost."""
    lost_points: float
    """Points that the choice gave away, by what the seat knew; nothing, or enough to be named."""
    lost_share: float
    """The chance of victory that so many points were worth then."""
    reasons: tuple[Reason, ...] = ()
    """Why, wherever something was lost."""
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
    """How one seat came from an even share of the victory to its result. Luck adds up to nothing over the seats."""

    seat: Seat
    began: float
    """An even share."""
    ended: float
    luck: float
    """What the cards that anybody drew brought, beside what such draws bring on average."""
    choices: float
    """What its own choices gave away: nothing, or less than nothing."""
    gate: float
    """The rest: what the bags and bargains of all brought, and what the others gave away."""


class Analysis(msgspec.Struct, frozen=True):
    """A whole game, judged."""

    shares: tuple[tuple[float, ...], ...]
    """After the deal and after every move: each seat's chance of victory, with the whole truth."""
    judged: tuple[Judged, ...]
    turning_points: tuple[TurningPoint, ...]
    accounts: tuple[Account, ...]
