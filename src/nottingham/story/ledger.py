"""Ledger of a game: per-seat statistics for the players' own histories, counted by somebody who saw all.

Who was believed, who was caught, who paid whom, and who cost whom how much.
"""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from nottingham.rules.engine import events as e
from nottingham.rules.engine.families import Event
from nottingham.rules.engine.goods import Goods
from nottingham.rules.engine.ruleset import Ruleset
from nottingham.rules.engine.seats import Seat


class Payment(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What one seat paid another at the gate in one round: gold and goods, in gold."""

    seat: Seat
    """The other one."""
    worth: int


class SeatLedger(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """What a seat did and suffered in a game."""

    bags: int = 0
    lies: int = 0
    """Bags that held anything but what was declared."""
    lies_passed: int = 0
    truths_passed: int = 0
    caught: int = 0
    searched: int = 0
    """Bags that were opened and held what was declared."""
    sheriff_rounds: int = 0
    dearest_paid: Payment | None = None
    dearest_taken: Payment | None = None
    opened_by: list[int]
    """How often each other seat opened a bag of this one."""
    lost_to: list[int]
    """Fines, and the worth of what was confiscated, by the seat that opened the bag."""
    earned_from: list[int]
    """What each other seat paid at this one's gate."""


def ledgers(ruleset: Ruleset, events: Iterable[Event]) -> tuple[SeatLedger, ...]:
    """What a whole game, with all its secrets, writes into the book of each seat."""
    clerk = _Clerk(ruleset)
    for event in events:
        clerk.hear(event)
    return clerk.books()


class _Clerk:
    """Follows a game and keeps the books."""

    def __init__(self, ruleset: Ruleset) -> None:
        seats = range(ruleset.players)
        self._ruleset = ruleset
        self._books = tuple(
            SeatLedger(opened_by=[0 for _ in seats], lost_to=[0 for _ in seats], earned_from=[0 for _ in seats])
            for _ in seats
        )
        self._bags: dict[Seat, Goods] = {}
        self._lies: set[Seat] = set()
        self._deciders: tuple[Seat, ...] = ()
        self._left_to: dict[Seat, Seat] = {}
        self._openers: dict[Seat, tuple[Seat, ...]] = {}
        """Who opened the bag of each seat in this round."""
        self._paid: dict[tuple[Seat, Seat], int] = {}
        """In this round, from whom to whom."""

    def books(self) -> tuple[SeatLedger, ...]:
        self._note_payments()
        return self._books

    def hear(self, event: Event) -> None:
        match event:
            case e.MarkerPassed(deciders=deciders):
                self._begin_round(deciders)
            case e.BagClosed(seat=seat, goods=goods):
                self._bags[seat] = goods.opened()
            case e.Declared(seat=seat, good=good):
                self._declared(seat, good)
            case e.BagLeftTo(bag=bag, deputy=deputy):
                self._left_to[bag] = deputy
            case e.BagPassed(seat=seat):
                self._books[seat].lies_passed += seat in self._lies
                self._books[seat].truths_passed += seat not in self._lies
            case e.BagOpened(seat=seat, is_truthful=is_truthful):
                self._opened(seat, is_truthful=is_truthful)
            case e.GoodsConfiscated(owner=owner, cards=cards):
                self._lost(owner, self._openers.get(owner, ()), self._worth(Goods.counting(cards)))
            case e.GoldPaid() | e.GoodsGiven() | e.GoodsPaid():
                self._changed_hands(event)

    def _begin_round(self, deciders: tuple[Seat, ...]) -> None:
        self._note_payments()
        self._deciders = deciders
        for seen in (self._bags, self._lies, self._left_to, self._openers, self._paid):
            seen.clear()
        for seat in deciders:
            self._books[seat].sheriff_rounds += 1

    def _declared(self, seat: Seat, good: str) -> None:
        bag, book = self._bags[seat], self._books[seat]
        book.bags += 1
        if bag[good] != len(bag):
            book.lies += 1
            self._lies.add(seat)

    def _opened(self, seat: Seat, *, is_truthful: bool) -> None:
        alone = self._left_to.get(seat)
        openers = self._deciders if alone is None else (alone,)
        self._openers[seat] = openers
        book = self._books[seat]
        book.searched += is_truthful
        book.caught += not is_truthful
        for opener in openers:
            book.opened_by[opener] += 1

    def _changed_hands(self, event: e.GoldPaid | e.GoodsGiven | e.GoodsPaid) -> None:
        match event:
            case e.GoldPaid(giver=giver, receiver=receiver, amount=amount, why="bribe"):
                self._bribed(giver, receiver, amount)
            case e.GoldPaid(giver=giver, receiver=receiver, amount=amount, why="fine"):
                self._lost(giver, self._takers(receiver), amount)
            case e.GoodsGiven(giver=giver, receiver=receiver, legal=legal, contraband=contraband):
                self._bribed(giver, receiver, self._worth(legal + contraband.opened()))
            case e.GoodsPaid(debtor=debtor, creditor=creditor, legal=legal, contraband=contraband):
                if debtor in self._openers:  # not a Sheriff's who opened in vain
                    self._lost(debtor, self._takers(creditor), self._worth(legal + contraband))

    def _takers(self, receiver: Seat) -> tuple[Seat, ...]:
        """Whoever is paid; what goes to the loot goes to all who guard it."""
        return (receiver,) if receiver < len(self._books) else self._deciders

    def _bribed(self, giver: Seat, receiver: Seat, worth: int) -> None:
        """Goods and gold go to the gate; what comes back from there is no bribe."""
        if giver in self._deciders or giver >= len(self._books):
            return
        takers = self._takers(receiver)
        for taker in takers:
            self._paid[giver, taker] = self._paid.get((giver, taker), 0) + worth // len(takers)
            self._books[taker].earned_from[giver] += worth // len(takers)

    def _lost(self, seat: Seat, to: tuple[Seat, ...], worth: int) -> None:
        if seat >= len(self._books):
            return
        for taker in to:
            self._books[seat].lost_to[taker] += worth // len(to)

    def _note_payments(self) -> None:
        for (giver, taker), worth in self._paid.items():
            payer, paid = self._books[giver], self._books[taker]
            if worth and (payer.dearest_paid is None or worth > payer.dearest_paid.worth):
                payer.dearest_paid = Payment(seat=taker, worth=worth)
            if worth and (paid.dearest_taken is None or worth > paid.dearest_taken.worth):
                paid.dearest_taken = Payment(seat=giver, worth=worth)

    def _worth(self, goods: Goods) -> int:
        return goods.worth(self._ruleset.values)
