"""Habits: what a seat did in a game, counted from its events by somebody who sees all."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from nottingham.rules.engine.deals import GIFTS, AskOpen, Deal, GiveGold, Offer, Promise, buys_passage, gold_in, is_paid
from nottingham.rules.engine.ruleset import Ruleset
from nottingham.rules.engine.seats import Seat
from nottingham.rules.game import Step
from nottingham.story.reader import DeclaredBag, GameReader, SettledBag


class HabitCounts(msgspec.Struct, array_like=True, omit_defaults=True):
    """Counts over one game or many. A bargain is an accepted offer; it is paid if something is given in it."""

    # as merchant
    bags: int = 0
    lies: int = 0
    """Bags that held anything but what was declared."""
    smuggled: int = 0
    """Bags that held contraband."""
    cards: int = 0
    contraband_cards: int = 0
    bribed: int = 0
    """Bags for whose passing their owner offered something."""
    paid: int = 0
    """Bags for whose passing their owner struck a paid bargain."""
    opened: int = 0
    caught: int = 0
    offers: int = 0
    hunts: int = 0
    """Offers to have somebody else's bag opened."""
    bargains: int = 0
    paid_bargains: int = 0
    goods_bargains: int = 0
    """Bargains in which goods changed hands."""
    gold: int = 0
    """Gold given in bargains."""
    # at the gate
    gate_bags: int = 0
    gate_opened: int = 0
    gate_caught: int = 0
    gate_bargains: int = 0
    gate_paid: int = 0
    gate_gold: int = 0
    demands: int = 0
    # both
    counters: int = 0
    """Offers and demands that answered another."""
    promises: int = 0
    kept: int = 0
    broken: int = 0


FIELDS = HabitCounts.__struct_fields__


def added(many: Iterable[HabitCounts]) -> HabitCounts:
    """The counts of many games together."""
    columns = zip(*(msgspec.structs.astuple(one) for one in many), strict=True)
    return HabitCounts(*map(sum, columns))


class Tally(GameReader):
    """Counts the habits of every seat while a game goes on: hand it every step."""

    def __init__(self, ruleset: Ruleset) -> None:
        super().__init__(ruleset)
        self.habits = tuple(HabitCounts() for _ in range(ruleset.players))
        self._contraband = frozenset(ruleset.contraband)
        self._bribed: set[Seat] = set()
        self._paid: set[Seat] = set()

    def __call__(self, step: Step) -> None:
        self.read_all(step.events)

    # --- rounds and bags

    def marker_passed(self) -> None:
        self._bribed.clear()
        self._paid.clear()

    def bag_declared(self, bag: DeclaredBag) -> None:
        assert bag.goods is not None, "habits are counted by somebody who sees all"
        habits = self.habits[bag.owner]
        contraband = sum(bag.goods[good] for good in bag.goods if good in self._contraband)
        habits.bags += 1
        habits.cards += len(bag.goods)
        habits.contraband_cards += contraband
        habits.smuggled += contraband > 0
        habits.lies += bool(bag.is_lie)

    def bag_settled(self, bag: SettledBag) -> None:
        merchant = self.habits[bag.owner]
        merchant.opened += bag.is_opened
        merchant.caught += bag.is_opened and bag.is_lie
        for seat in bag.gate:
            at_gate = self.habits[seat]
            at_gate.gate_bags += 1
            at_gate.gate_opened += bag.is_opened
            at_gate.gate_caught += bag.is_opened and bag.is_lie

    # --- bargaining

    def offer_made(self, offer: Offer) -> None:
        habits = self.habits[offer.proposer]
        habits.counters += offer.answers is not None
        if offer.proposer != offer.merchant:
            habits.demands += 1
            return
        habits.offers += 1
        habits.hunts += any(type(clause) is AskOpen and clause.bag != offer.merchant for clause in offer.clauses)
        if buys_passage(offer.merchant, offer.clauses) and offer.merchant not in self._bribed:
            self._bribed.add(offer.merchant)
            habits.bribed += 1

    def deal_made(self, deal: Deal) -> None:
        gold, paid = gold_in(deal.clauses), is_paid(deal.clauses)
        merchant = self.habits[deal.merchant]
        merchant.bargains += 1
        merchant.paid_bargains += paid
        merchant.goods_bargains += any(isinstance(one, GIFTS) and type(one) is not GiveGold for one in deal.clauses)
        merchant.gold += gold
        if buys_passage(deal.merchant, deal.clauses) and deal.merchant not in self._paid:
            self._paid.add(deal.merchant)
            merchant.paid += 1
        for seat in deal.deciders:
            at_gate = self.habits[seat]
            at_gate.gate_bargains += 1
            at_gate.gate_paid += paid
            at_gate.gate_gold += gold

    def promise_made(self, promise: Promise) -> None:
        self.habits[promise.by].promises += 1

    def promise_judged(self, promise: Promise, *, is_kept: bool) -> None:
        habits = self.habits[promise.by]
        habits.kept += is_kept
        habits.broken += not is_kept
