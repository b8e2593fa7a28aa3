"""Habits: what a seat did in a game, counted from its events by somebody who sees all."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

import msgspec

from nottingham.rules.engine import events as e
from nottingham.rules.engine.deals import GIFTS, AskOpen, AskPass, Clauses, GiveGold, gold_in
from nottingham.rules.engine.families import Event
from nottingham.rules.engine.goods import Goods
from nottingham.rules.engine.ruleset import Ruleset
from nottingham.rules.engine.seats import Seat
from nottingham.rules.game import Step


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


class Tally:
    """Counts the habits of every seat while a game goes on: hand it every step."""

    def __init__(self, ruleset: Ruleset) -> None:
        self.habits = tuple(HabitCounts() for _ in range(ruleset.players))
        self._contraband = frozenset(ruleset.contraband)
        self._bags: dict[Seat, Goods] = {}
        self._deciders: tuple[Seat, ...] = ()
        self._left_to: dict[Seat, Seat] = {}
        self._bribed: set[Seat] = set()
        self._paid: set[Seat] = set()
        self._promised: dict[int, Seat] = {}

    def __call__(self, step: Step) -> None:
        for event in step.events:
            if count := COUNTERS.get(type(event)):
                count(self, event)

    # --- rounds and bags

    def marker_passed(self, event: e.MarkerPassed) -> None:
        self._deciders = event.deciders
        for seen in (self._bags, self._left_to, self._bribed, self._paid):
            seen.clear()

    def bag_closed(self, event: e.BagClosed) -> None:
        self._bags[event.seat] = event.goods.opened()

    def declared(self, event: e.Declared) -> None:
        bag, habits = self._bags[event.seat], self.habits[event.seat]
        contraband = sum(bag[good] for good in bag if good in self._contraband)
        habits.bags += 1
        habits.cards += len(bag)
        habits.contraband_cards += contraband
        habits.smuggled += contraband > 0
        habits.lies += bag[event.good] != len(bag)

    def bag_left_to(self, event: e.BagLeftTo) -> None:
        self._left_to[event.bag] = event.deputy

    def bag_passed(self, event: e.BagPassed) -> None:
        for seat in self._gate(event.seat):
            self.habits[seat].gate_bags += 1

    def bag_opened(self, event: e.BagOpened) -> None:
        merchant = self.habits[event.seat]
        merchant.opened += 1
        merchant.caught += not event.is_truthful
        for seat in self._gate(event.seat):
            at_gate = self.habits[seat]
            at_gate.gate_bags += 1
            at_gate.gate_opened += 1
            at_gate.gate_caught += not event.is_truthful

    def _gate(self, bag: Seat) -> tuple[Seat, ...]:
        """Who settles a bag: deputies who agree do it together, of two who differ the one who would open it."""
        return (self._left_to[bag],) if bag in self._left_to else self._deciders

    # --- bargaining

    def offer_made(self, event: e.OfferMade) -> None:
        offer = event.offer
        habits = self.habits[offer.proposer]
        habits.counters += offer.answers is not None
        if offer.proposer != offer.merchant:
            habits.demands += 1
            return
        habits.offers += 1
        habits.hunts += any(type(clause) is AskOpen and clause.bag != offer.merchant for clause in offer.clauses)
        if _buys_passage(offer.merchant, offer.clauses) and offer.merchant not in self._bribed:
            self._bribed.add(offer.merchant)
            habits.bribed += 1

    def deal_made(self, event: e.DealMade) -> None:
        deal = event.deal
        gold, is_paid = gold_in(deal.clauses), _is_paid(deal.clauses)
        merchant = self.habits[deal.merchant]
        merchant.bargains += 1
        merchant.paid_bargains += is_paid
        merchant.goods_bargains += any(isinstance(one, GIFTS) and type(one) is not GiveGold for one in deal.clauses)
        merchant.gold += gold
        if _buys_passage(deal.merchant, deal.clauses) and deal.merchant not in self._paid:
            self._paid.add(deal.merchant)
            merchant.paid += 1
        for seat in deal.deciders:
            at_gate = self.habits[seat]
            at_gate.gate_bargains += 1
            at_gate.gate_paid += is_paid
            at_gate.gate_gold += gold

    def promise_made(self, event: e.PromiseMade) -> None:
        self._promised[event.promise.number] = event.promise.by
        self.habits[event.promise.by].promises += 1

    def promise_judged(self, event: e.PromiseJudged) -> None:
        habits = self.habits[self._promised[event.number]]
        habits.kept += event.fate == "kept"
        habits.broken += event.fate == "broken"


def _is_paid(clauses: Clauses) -> bool:
    return any(isinstance(clause, GIFTS) for clause in clauses)


def _buys_passage(merchant: Seat, clauses: Clauses) -> bool:
    return AskPass(merchant) in clauses and _is_paid(clauses)


COUNTERS: dict[type[Event], Callable[[Tally, Any], None]] = {
    e.MarkerPassed: Tally.marker_passed,
    e.BagClosed: Tally.bag_closed,
    e.Declared: Tally.declared,
    e.BagLeftTo: Tally.bag_left_to,
    e.BagPassed: Tally.bag_passed,
    e.BagOpened: Tally.bag_opened,
    e.OfferMade: Tally.offer_made,
    e.DealMade: Tally.deal_made,
    e.PromiseMade: Tally.promise_made,
    e.PromiseJudged: Tally.promise_judged,
}
"""The events that habits are counted from; all others are passed over."""
