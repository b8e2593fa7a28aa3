"""Conduct: what a seat did in a game that others may remember of it another evening, as the whole table saw it."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from nottingham.rules.engine.deals import Deal, Promise, buys_passage, gold_in, is_paid
from nottingham.rules.engine.families import Event
from nottingham.rules.engine.ruleset import Ruleset
from nottingham.story.reader import GameReader, SettledBag

SIZES = 5
"""Bags are told apart by size, from one card to five and more."""


class Conduct(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """One seat in one game. Lists without another word are by the size of the bag."""

    lies: list[int]
    truths: list[int]
    caught: list[int]
    """Bags at this one's gate that lied and were opened; the next three are the others. What was bought is none."""
    let_in: list[int]
    searched: list[int]
    waved: list[int]
    bribes: int = 0
    """Paid deals at this one's gate, and the gold in them."""
    bribes_gold: int = 0
    kept: list[int]
    """Words kept to each seat, words broken, and words that had not fallen due when the game was over."""
    broken: list[int]
    owed: list[int]


def conducts(ruleset: Ruleset, events: Iterable[Event]) -> tuple[Conduct, ...]:
    """What each seat did in a whole game."""
    witness = _Witness(ruleset)
    witness.read_all(events)
    return witness.told()


class _Witness(GameReader):
    """Follows a game and remembers who did what."""

    def __init__(self, ruleset: Ruleset) -> None:
        super().__init__(ruleset)
        self._seats = tuple(_blank(ruleset.players) for _ in range(ruleset.players))
        self._open: dict[int, Promise] = {}

    def told(self) -> tuple[Conduct, ...]:
        for promise in self._open.values():
            self._seats[promise.by].owed[promise.to] += 1
        self._open.clear()
        return self._seats

    def bag_settled(self, bag: SettledBag) -> None:
        size = min(max(bag.count, 1), SIZES) - 1
        owner = self._seats[bag.owner]
        (owner.lies if bag.is_lie else owner.truths)[size] += 1
        if bag.is_bought:
            return
        for seat in bag.gate:
            gate = self._seats[seat]
            if bag.is_lie:
                (gate.caught if bag.is_opened else gate.let_in)[size] += 1
            else:
                (gate.searched if bag.is_opened else gate.waved)[size] += 1

    def deal_made(self, deal: Deal) -> None:
        if not (is_paid(deal.clauses) and buys_passage(deal.merchant, deal.clauses)):
            return
        for seat in deal.deciders:
            self._seats[seat].bribes += 1
            self._seats[seat].bribes_gold += gold_in(deal.clauses)

    def promise_made(self, promise: Promise) -> None:
        if promise.act == "pass":
            self._open[promise.number] = promise

    def promise_judged(self, promise: Promise, *, is_kept: bool) -> None:
        if self._open.pop(promise.number, None) is not None:
            by = self._seats[promise.by]
            (by.kept if is_kept else by.broken)[promise.to] += 1


def _blank(players: int) -> Conduct:
    sizes, seats = range(SIZES), range(players)
    return Conduct(
        lies=[0 for _ in sizes],
        truths=[0 for _ in sizes],
        caught=[0 for _ in sizes],
        let_in=[0 for _ in sizes],
        searched=[0 for _ in sizes],
        waved=[0 for _ in sizes],
        kept=[0 for _ in seats],
        broken=[0 for _ in seats],
        owed=[0 for _ in seats],
    )
