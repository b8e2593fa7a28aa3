"""Market of the day (daily challenge): one deal for each UTC date, the same everywhere. Pure.

Everything follows from the date alone, so that two servers that have never heard of each other deal the same cards
beside the same three characters, as long as they run the same version. The price is that nothing about it is secret:
a reader of this file can work out tomorrow's cards. It is a game among people who would rather not.
"""

from __future__ import annotations

from collections.abc import Iterable
from datetime import date
from hashlib import sha256
from random import Random
from typing import Literal

from nottingham.rules.engine.chance import shuffled
from nottingham.rules.engine.deals import Deal
from nottingham.rules.engine.families import Event
from nottingham.rules.engine.ruleset import Ruleset
from nottingham.rules.engine.seats import Seat
from nottingham.story.reader import GameReader, SettledBag

PLAYERS = 4
OPTIONS = ("short_game",)
"""Every seat guards the gate once: short enough for every day."""
PLAYER: Seat = 0
REGULARS = ("guy", "john", "marian", "much", "prince_john", "steward", "tuck", "will")
"""The characters met there. Named one by one: a new one does not change what a date means."""
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


def round_marks(ruleset: Ruleset, events: Iterable[Event], seat: Seat) -> tuple[RoundMark, ...]:
    """What each round was like for a seat, from all the events of a game."""
    marker = RoundMarker(ruleset, seat)
    marker.read_all(events)
    return tuple(marker.marks)


class RoundMarker(GameReader):
    """Notes what a seat's bag and the bags before it came to, and marks each round by the foremost of it."""

    def __init__(self, ruleset: Ruleset, seat: Seat) -> None:
        super().__init__(ruleset)
        self.marks: list[RoundMark] = []
        self._seat = seat
        self._seen: set[RoundMark] = set()
        self._has_paid = self._has_taken = False

    def marker_passed(self) -> None:
        self._seen, self._has_paid, self._has_taken = set(), False, False

    def deal_made(self, deal: Deal) -> None:
        self._has_paid |= deal.merchant == self._seat
        self._has_taken |= self._seat in deal.deciders

    def bag_settled(self, bag: SettledBag) -> None:
        if bag.owner == self._seat and bag.is_opened:
            self._seen.add("caught" if bag.is_lie else "searched")
        elif bag.owner == self._seat:
            self._seen.add(("bought" if self._has_paid else "bluffed") if bag.is_lie else "honest")
        elif bag.is_opened and self._seat in self.deciders:
            self._seen.add("sharp" if bag.is_lie else "fooled")

    def round_ended(self) -> None:
        self.marks.append(_foremost(self._seen, has_taken=self._has_taken))


def _foremost(seen: set[RoundMark], *, has_taken: bool) -> RoundMark:
    """One mark for a round: at the gate, catching somebody outshines all else."""
    order: tuple[RoundMark, ...] = ("honest", "searched", "bluffed", "bought", "caught", "sharp")
    for mark in order:
        if mark in seen:
            return mark
    if has_taken:
        return "paid"
    return "fooled" if "fooled" in seen else "lenient"
