"""Highlights of a game: the steps worth jumping to in a replay, found once by somebody who saw all.

For one seat's eyes they are told as that seat could have known them.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Literal, TypeVar

from msgspec.structs import replace

from nottingham.rules.engine.events import RoundEnded
from nottingham.rules.engine.goods import NOTHING, Goods
from nottingham.rules.engine.ruleset import Ruleset
from nottingham.rules.engine.seats import Seat
from nottingham.rules.engine.state import State
from nottingham.rules.game import Step, standing
from nottingham.story.broadsheet import Bluff, Bribe, CaughtLie, Inspection, NewsItem, Reporter

Item = TypeVar("Item", bound=NewsItem)
HighlightKind = Literal[
    "lie_passed",
    "lie_caught",
    "opened_in_vain",
    "dearest_bribe",
    "goods_missing",
    "promise_broken",
    "black_market",
    "lead_change",
]


class Highlight(NewsItem, frozen=True):
    """A step that people will want to see again."""

    step: int
    """The number of the step in which it happened; the deal is 0."""
    kind: HighlightKind
    seat: Seat
    """Who lied, paid, broke the promise, claimed the card or took the lead."""
    to: Seat | None = None
    """Who guarded the gate, was promised something, or had the lead before."""
    good: str = ""
    """What was declared."""
    count: int = 0
    goods: Goods = NOTHING
    """What was really there; nothing where the viewer could not know."""
    worth: int = 0
    price: int = 0
    """Gold that was paid at the gate before a lie passed it."""
    is_best: bool = False
    """The best bluff of the game."""


def highlights(ruleset: Ruleset, steps: Iterable[Step]) -> tuple[Highlight, ...]:
    """All of a whole game, in its order."""
    finder = _Finder(ruleset)
    for number, step in enumerate(steps):
        finder.see(number, step)
    finder.note_the_best()
    return tuple(sorted(finder.found, key=lambda one: one.step))


def as_seen_by(found: tuple[Highlight, ...], seat: Seat | None) -> tuple[Highlight, ...]:
    """What a seat, or somebody who only watched (no seat), could know of them at the table."""
    return tuple(_redact(one, seat) for one in found if not _is_secret(one, seat))


def _is_secret(one: Highlight, seat: Seat | None) -> bool:
    """The real lead is known to no seat; the dearest bribe only to seats that saw all of its goods."""
    if one.kind == "dearest_bribe":
        return bool(one.goods) and seat not in (one.seat, one.to)
    return one.kind == "lead_change"


def _redact(one: Highlight, seat: Seat | None) -> Highlight:
    if one.kind == "lie_passed" and seat != one.seat:
        return replace(one, goods=NOTHING, worth=0, is_best=False)
    if one.kind == "goods_missing" and seat not in (one.seat, one.to):
        return replace(one, goods=NOTHING)
    return one


class _Finder(Reporter):
    """A reporter who reads step by step: what it noted down in a step happened in that step."""

    def __init__(self, ruleset: Ruleset) -> None:
        super().__init__(ruleset)
        self.found: list[Highlight] = []
        self._step = 0
        self._noted = {"bluffs": 0, "caught": 0, "inspections": 0, "broken": 0}
        self._bribed_in: dict[Bribe, int] = {}
        self._leader: Seat | None = None

    def see(self, number: int, step: Step) -> None:
        self._step = number
        for event in step.events:
            self.read(event)
            if event.trade_in:
                seat, shown, points = event.trade_in
                self._add(number, "black_market", seat, goods=shown, worth=points)
            elif isinstance(event, RoundEnded):
                self._lead(number, step.state)
        self._take_notes(number)

    def goods_missing(self, owner: Seat, to: Seat | None, place: Goods | None) -> None:
        assert place is not None  # the finder sees all
        self._add(self._step, "goods_missing", owner, to, goods=place)

    def _take_notes(self, number: int) -> None:
        for bluff in self._fresh("bluffs", self.bluffs):
            to, price = bluff.deciders[0], bluff.price
            self._add(
                number, "lie_passed", bluff.seat, to, declared=bluff, goods=bluff.hidden, worth=bluff.worth, price=price
            )
        for lie in self._fresh("caught", self.caught):
            to = lie.deciders[0]
            self._add(number, "lie_caught", lie.seat, to, declared=lie, goods=lie.found, worth=lie.worth)
        for vain in self._fresh("inspections", self.inspections):
            self._add(number, "opened_in_vain", vain.merchant, vain.deciders[0], declared=vain, worth=vain.worth)
        for promise in self._fresh("broken", self.broken):
            self._add(number, "promise_broken", promise.by, promise.to)
        for bribe in self.bribes.values():
            self._bribed_in.setdefault(bribe, number)

    def _fresh(self, notes: str, items: list[Item]) -> list[Item]:
        """What the reporter noted down since this was last asked."""
        known, self._noted[notes] = self._noted[notes], len(items)
        return items[known:]

    def _lead(self, number: int, state: State) -> None:
        """The one who alone is first at the end of a round leads, until somebody else alone is."""
        first = [score for score in standing(state) if score.place == 1]
        if len(first) != 1 or first[0].seat == self._leader:
            return
        before, self._leader = self._leader, first[0].seat
        if before is not None:
            self._add(number, "lead_change", first[0].seat, before, worth=first[0].total)

    def note_the_best(self) -> None:
        """The dearest bribe, and which of the lies was the best, are known when all is over."""
        bribe = max(self.bribes.values(), key=lambda one: one.worth, default=None)
        if bribe is not None:
            to, number = bribe.deciders[0], self._bribed_in[bribe]
            self._add(number, "dearest_bribe", bribe.merchant, to, goods=bribe.goods, worth=bribe.worth)
        lies = [place for place, one in enumerate(self.found) if one.kind == "lie_passed"]
        if lies:
            best = max(lies, key=lambda place: self.found[place].worth)
            self.found[best] = replace(self.found[best], is_best=True)

    def _add(
        self,
        step: int,
        kind: HighlightKind,
        seat: Seat,
        to: Seat | None = None,
        *,
        declared: Bluff | CaughtLie | Inspection | None = None,
        goods: Goods = NOTHING,
        worth: int = 0,
        price: int = 0,
    ) -> None:
        good, count = ("", 0) if declared is None else (declared.good, declared.count)
        self.found.append(
            Highlight(
                step=step, kind=kind, seat=seat, to=to, good=good, count=count, goods=goods, worth=worth, price=price
            )
        )
