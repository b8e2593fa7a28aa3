"""A puzzle as the page shows it: what one seat sees, what it could do, and how each choice comes out."""

from __future__ import annotations

from typing import Literal

import msgspec

from nottingham.engine.goods import Goods
from nottingham.engine.seats import Seat

PuzzleKind = Literal["gate", "price"]
"""At the gate: open, take the offer or let pass. As a merchant: how much to offer."""


class PuzzleChoice(msgspec.Struct, frozen=True):
    """One answer, and what it is worth: how far ahead of the others' average it leaves the seat."""

    id: str
    """open, take or pass; or pay-N, gold for being let through (0 is saying nothing)."""
    value: float
    """Points above the worst choice."""
    error: float
    """The standard error of what it lacks to the best choice; 0 for the best."""


class Puzzle(msgspec.Struct, frozen=True, omit_defaults=True):
    """Everything that the seat may know and that matters here, and the answer."""

    id: str
    kind: PuzzleKind
    edition: str
    bots: tuple[str, ...]
    """Who sits where."""
    seat: Seat
    """Whose question it is."""
    merchant: Seat
    sheriff: Seat
    round: int
    rounds: int
    good: str
    count: int
    """What the merchant declared."""
    offer: int
    """Gold that the merchant offers for being let through; 0 is none, and -1 goes with kind 'price'."""
    gold: tuple[int, ...]
    stands: tuple[Goods, ...]
    face_down: tuple[int, ...]
    hand: Goods
    """The seat's own."""
    bag: Goods
    """The seat's own, where it is a merchant."""
    choices: tuple[PuzzleChoice, ...]
    """The best first."""
    chance: int
    """In how many of 100 worlds the merchant lies; for kind 'price', in how many an unpaid bag is opened."""
    fair: int
    """Gold at which taking an offer is as good as opening; -1 where that is not asked."""
    worlds: int
    level: int
    """From 1, the easiest, to 5."""
    seed: int
    """The game it is from: the arena plays it again with these bots."""
    step: int
