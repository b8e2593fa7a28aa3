"""The broadsheet of a game: what people will talk about, told by somebody who saw all.

The best bluff, the dearest bribe, the worst inspection, and the promises that were broken.
"""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from nottingham.rules.engine import events as e
from nottingham.rules.engine.deals import Act, Promise
from nottingham.rules.engine.families import Event
from nottingham.rules.engine.goods import NOTHING, Goods
from nottingham.rules.engine.ruleset import Ruleset
from nottingham.rules.engine.seats import Seat


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
    for event in events:
        reporter.hear(event)
    return Broadsheet(
        best_bluff=max(reporter.bluffs, key=lambda one: one.worth, default=None),
        dearest_bribe=max(reporter.bribes.values(), key=lambda one: one.worth, default=None),
        worst_inspection=max(reporter.inspections, key=lambda one: one.worth, default=None),
        broken_promises=tuple(reporter.broken),
    )


class Reporter:
    """Follows a game and notes down whatever might be printed."""

    def __init__(self, ruleset: Ruleset) -> None:
        self.bluffs: list[Bluff] = []
        self.bribes: dict[tuple[int, Seat], Bribe] = {}
        self.inspections: list[Inspection] = []
        self.broken: list[BrokenPromise] = []
        self.caught: list[CaughtLie] = []
        self._ruleset = ruleset
        self._round = 0
        self._deciders: tuple[Seat, ...] = ()
        self._left_to: dict[Seat, Seat] = {}
        self._declared: dict[Seat, tuple[str, int]] = {}
        self._promises: dict[int, Promise] = {}

    def hear(self, event: Event) -> None:
        match event:
            case e.RoundStarted(round=number):
                self._round = number
                self._left_to.clear()
            case e.MarkerPassed(deciders=deciders):
                self._deciders = deciders
            case e.BagLeftTo(bag=bag, deputy=deputy):
                self._left_to[bag] = deputy
            case e.Declared(seat=seat, good=good, count=count):
                self._declared[seat] = (good, count)
            case e.GoldPaid(giver=giver, amount=amount, why="bribe"):
                self._bribed(giver, amount, NOTHING)
            case e.GoodsGiven(giver=giver, legal=legal, contraband=contraband):
                self._bribed(giver, 0, legal + contraband.opened())
            case e.BagPassed() | e.BagOpened():
                self._settled(event)
            case e.PromiseMade(promise=promise):
                self._promises[promise.number] = promise
            case e.PromiseJudged(number=number, fate="broken"):
                self._broke(self._promises[number])

    def _bribed(self, merchant: Seat, gold: int, goods: Goods) -> None:
        before = self.bribes.get((self._round, merchant))
        gold += before.gold if before else 0
        goods += before.goods if before else NOTHING
        self.bribes[self._round, merchant] = Bribe(
            round=self._round,
            merchant=merchant,
            deciders=self._deciders,
            gold=gold,
            goods=goods,
            worth=gold + goods.worth(self._ruleset.values),
        )

    def _settled(self, event: e.BagPassed | e.BagOpened) -> None:
        good, count = self._declared[event.seat]
        if isinstance(event, e.BagOpened):
            if event.is_truthful:
                self._opened_in_vain(event, good, count)
            else:
                self._caught(event, good, count)
            return
        hidden = (event.legal + event.contraband.opened()).without((good,))
        if hidden:
            worth = hidden.worth(self._ruleset.values)
            self.bluffs.append(
                Bluff(round=self._round, seat=event.seat, good=good, count=count, hidden=hidden, worth=worth)
            )

    def _inspectors(self, bag: Seat) -> tuple[Seat, ...]:
        alone = self._left_to.get(bag)
        return self._deciders if alone is None else (alone,)

    def _caught(self, event: e.BagOpened, good: str, count: int) -> None:
        found = event.goods.without((good,))
        self.caught.append(
            CaughtLie(
                round=self._round,
                seat=event.seat,
                deciders=self._inspectors(event.seat),
                good=good,
                count=count,
                found=found,
                worth=found.worth(self._ruleset.values),
            )
        )

    def _opened_in_vain(self, event: e.BagOpened, good: str, count: int) -> None:
        self.inspections.append(
            Inspection(
                round=self._round,
                deciders=self._inspectors(event.seat),
                merchant=event.seat,
                good=good,
                count=count,
                worth=event.goods.worth(self._ruleset.penalties),
            )
        )

    def _broke(self, promise: Promise) -> None:
        self.broken.append(BrokenPromise(by=promise.by, to=promise.to, act=promise.act, round=promise.round))
