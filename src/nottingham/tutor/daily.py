"""Market of the day (daily challenge): one deal for each UTC date, the same everywhere. Pure.

Everything follows from the date alone, so that two servers that have never heard of each other deal the same cards
beside the same three characters, as long as they run the same version. The price is that nothing about it is secret:
whoever reads this file can work out tomorrow's cards. It is a game among people who would rather not.
"""

from __future__ import annotations

from collections.abc import Iterable
from datetime import date
from hashlib import sha256
from random import Random
from typing import Literal

from nottingham.rules.engine.chance import shuffled
from nottingham.rules.engine.events import BagClosed, BagOpened, BagPassed, DealMade, Declared, MarkerPassed, RoundEnded
from nottingham.rules.engine.families import Event
from nottingham.rules.engine.goods import NOTHING, Goods
from nottingham.rules.engine.seats import Seat

PLAYERS = 4
OPTIONS = ("short_game",)
"""Everybody guards the gate once: short enough for every day."""
PLAYER: Seat = 0
REGULARS = ("guy", "john", "marian", "much", "prince_john", "steward", "tuck", "will")
"""Who may be met there. Named one by one: somebody new in town does not change what a date means."""
EDITIONS = ("first", "second")
"""By turns: the second edition on odd days of the calendar that began in the year 1."""

RoundMark = Literal["honest", "searched", "bluffed", "bought", "caught", "sharp", "fooled", "paid", "lenient"]
"""What a round was like for a seat, without a word about its cards.

As a merchant: an honest bag passed, an honest bag was opened, a lie passed, a lie passed for a price, a lie was caught.
At the gate: a liar was caught, only honest bags were opened, a bribe was taken, everybody was let through.
"""


def seed_of(day: date) -> int:
    """The seed of a day's deal: the first eight bytes of a SHA-256, as a big-endian number."""
    digest = sha256(f"nottingham market of the day {day.isoformat()}".encode()).digest()
    return int.from_bytes(digest[:8], "big")


def edition_of(day: date) -> str:
    return EDITIONS[day.toordinal() % len(EDITIONS)]


def company_of(day: date) -> tuple[str, ...]:
    """Who sits in the other seats, from the second on."""
    order, _ = shuffled(REGULARS, seed_of(day))
    return order[: PLAYERS - 1]


def chance_of(seed: int, *about: int) -> Random:
    """Chance for something within a deal that is the same wherever the deal is played."""
    return Random(sha256(".".join(map(str, (seed, *about))).encode()).digest())


def round_marks(events: Iterable[Event], seat: Seat) -> tuple[RoundMark, ...]:
    """What each round was like for a seat, from all the events of a game."""
    marks: list[RoundMark] = []
    deciders: tuple[Seat, ...] = ()
    seen: set[RoundMark] = set()
    bag: Goods = NOTHING
    is_lie = has_paid = has_taken = False
    for event in events:
        match event:
            case MarkerPassed(deciders=deciders):
                seen, has_paid, has_taken = set(), False, False
            case BagClosed(seat=owner, goods=goods) if owner == seat:
                bag = goods.opened()
            case Declared(seat=owner, good=good) if owner == seat:
                is_lie = bag[good] != len(bag)
            case DealMade(deal=deal):
                has_paid |= deal.merchant == seat
                has_taken |= seat in deal.deciders
            case BagPassed(seat=owner) if owner == seat:
                seen.add(("bought" if has_paid else "bluffed") if is_lie else "honest")
            case BagOpened(seat=owner, is_truthful=is_truthful) if owner == seat:
                seen.add("searched" if is_truthful else "caught")
            case BagOpened(is_truthful=is_truthful) if seat in deciders:
                seen.add("fooled" if is_truthful else "sharp")
            case RoundEnded():
                marks.append(_foremost(seen, has_taken=has_taken))
    return tuple(marks)


def _foremost(seen: set[RoundMark], *, has_taken: bool) -> RoundMark:
    """One mark for a round: at the gate, catching somebody outshines all else."""
    order: tuple[RoundMark, ...] = ("honest", "searched", "bluffed", "bought", "caught", "sharp")
    for mark in order:
        if mark in seen:
            return mark
    if has_taken:
        return "paid"
    return "fooled" if "fooled" in seen else "lenient"
