"""The broadsheet of a game: what people will talk about, told by somebody who saw all.

The best bluff, the dearest bribe, the worst inspection, and the promises that were broken.
"""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from nottingham.rules.engine.deals import Act, Promise
from nottingham.rules.engine.families import Event
from nottingham.rules.engine.goods import NOTHING, Goods
from nottingham.rules.engine.ruleset import Ruleset
from nottingham.rules.engine.seats import Seat
from nottingham.story import reader
from nottingham.story.reader import GameReader


class NewsItem(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Something worth printing."""


class Bluff(NewsItem, frozen=True):
    """A bag that passed with something else in it than was declared."""

    round: int
    seat: Seat
    good: str
    """What was declared."""
    count: int
    hidden: Goods
    """What was not, and came through."""
    worth: int
    deciders: tuple[Seat, ...] = ()
    price: int = 0
    """Gold that the merchant had paid at the gate by then in this round."""


class Bribe(NewsItem, frozen=True):
    """All that a merchant paid at the gate in one round."""

    round: int
    merchant: Seat
    deciders: tuple[Seat, ...]
    gold: int
    goods: Goods
    """What changed hands, whatever had been claimed of it."""
    worth: int


class Inspection(NewsItem, frozen=True):
    """A bag that was opened and held what was declared."""

    round: int
    deciders: tuple[Seat, ...]
    merchant: Seat
    good: str
    count: int
    worth: int
    """What it cost those who opened it."""


class BrokenPromise(NewsItem, frozen=True):
    """A promise that was not kept."""

    by: Seat
    to: Seat
    act: Act | None
    round: int
    """When it was made."""


class CaughtLie(NewsItem, frozen=True):
    """A bag that was opened and held something else than was declared."""

    round: int
    seat: Seat
    deciders: tuple[Seat, ...]
    good: str
    count: int
    found: Goods
    """What was not declared."""
    worth: int


class Broadsheet(NewsItem, frozen=True):
    """The front page; None where there was nothing of the kind."""

    best_bluff: Bluff | None = None
    dearest_bribe: Bribe | None = None
    worst_inspection: Inspection | None = None
    broken_promises: tuple[BrokenPromise, ...] = ()


def broadsheet(ruleset: Ruleset, events: Iterable[Event]) -> Broadsheet:
    """What a whole game, with all its secrets, gives to print."""
    reporter = Reporter(ruleset)
    reporter.read_all(events)
    return Broadsheet(
        best_bluff=max(reporter.bluffs, key=lambda one: one.worth, default=None),
        dearest_bribe=max(reporter.bribes.values(), key=lambda one: one.worth, default=None),
        worst_inspection=max(reporter.inspections, key=lambda one: one.worth, default=None),
        broken_promises=tuple(reporter.broken),
    )


class Reporter(GameReader):
    """Follows a game and notes down whatever might be printed."""

    def __init__(self, ruleset: Ruleset) -> None:
        super().__init__(ruleset)
        self.bluffs: list[Bluff] = []
        self.bribes: dict[tuple[int, Seat], Bribe] = {}
        self.inspections: list[Inspection] = []
        self.broken: list[BrokenPromise] = []
        self.caught: list[CaughtLie] = []

    def bribe_paid(self, bribe: reader.GatePayment) -> None:
        before = self.bribes.get((self.round, bribe.giver))
        gold = bribe.gold + (before.gold if before else 0)
        goods = bribe.goods + (before.goods if before else NOTHING)
        self.bribes[self.round, bribe.giver] = Bribe(
            round=self.round,
            merchant=bribe.giver,
            deciders=self.deciders,
            gold=gold,
            goods=goods,
            worth=gold + goods.worth(self.ruleset.values),
        )

    def bag_settled(self, bag: reader.SettledBag) -> None:
        if bag.is_opened and bag.is_lie:
            self._note_caught(bag)
        elif bag.is_opened:
            self._note_opened_in_vain(bag)
        elif bag.undeclared:
            self._note_bluff(bag)

    def _note_bluff(self, bag: reader.SettledBag) -> None:
        paid = self.bribes.get((self.round, bag.owner))
        self.bluffs.append(
            Bluff(
                round=self.round,
                seat=bag.owner,
                good=bag.good,
                count=bag.count,
                hidden=bag.undeclared,
                worth=bag.undeclared.worth(self.ruleset.values),
                deciders=bag.gate,
                price=paid.gold if paid else 0,
            )
        )

    def _note_caught(self, bag: reader.SettledBag) -> None:
        self.caught.append(
            CaughtLie(
                round=self.round,
                seat=bag.owner,
                deciders=bag.gate,
                good=bag.good,
                count=bag.count,
                found=bag.undeclared,
                worth=bag.undeclared.worth(self.ruleset.values),
            )
        )

    def _note_opened_in_vain(self, bag: reader.SettledBag) -> None:
        self.inspections.append(
            Inspection(
                round=self.round,
                deciders=bag.gate,
                merchant=bag.owner,
                good=bag.good,
                count=bag.count,
                worth=bag.shown.worth(self.ruleset.penalties),
            )
        )

    def promise_judged(self, promise: Promise, *, is_kept: bool) -> None:
        if not is_kept:
            self.broken.append(BrokenPromise(by=promise.by, to=promise.to, act=promise.act, round=promise.round))
