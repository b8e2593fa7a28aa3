"""Ledger of a game: per-seat statistics for the players' own histories, counted by somebody who saw all.

Who was believed, who was caught, who paid whom, and who cost whom how much.
"""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from nottingham.rules.engine.families import Event
from nottingham.rules.engine.goods import Goods
from nottingham.rules.engine.ruleset import Ruleset
from nottingham.rules.engine.seats import Seat
from nottingham.story.reader import DeclaredBag, GameReader, GatePayment, Loss, SettledBag


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
    clerk.read_all(events)
    return clerk.close_books()


class _Clerk(GameReader):
    """Follows a game and keeps the books."""

    def __init__(self, ruleset: Ruleset) -> None:
        super().__init__(ruleset)
        seats = range(ruleset.players)
        self._books = tuple(
            SeatLedger(opened_by=[0 for _ in seats], lost_to=[0 for _ in seats], earned_from=[0 for _ in seats])
            for _ in seats
        )
        self._paid: dict[tuple[Seat, Seat], int] = {}
        """In this round, from whom to whom."""

    def close_books(self) -> tuple[SeatLedger, ...]:
        self._note_payments()
        return self._books

    def marker_passed(self) -> None:
        self._note_payments()
        for seat in self.deciders:
            self._books[seat].sheriff_rounds += 1

    def bag_declared(self, bag: DeclaredBag) -> None:
        self._books[bag.owner].bags += 1

    def bag_settled(self, bag: SettledBag) -> None:
        book = self._books[bag.owner]
        book.lies += bag.is_lie
        if not bag.is_opened:
            book.lies_passed += bag.is_lie
            book.truths_passed += not bag.is_lie
            return
        book.caught += bag.is_lie
        book.searched += not bag.is_lie
        for opener in bag.gate:
            book.opened_by[opener] += 1

    def bribe_paid(self, bribe: GatePayment) -> None:
        share = self._worth(bribe.gold, bribe.goods) // len(bribe.takers)
        for taker in bribe.takers:
            self._paid[bribe.giver, taker] = self._paid.get((bribe.giver, taker), 0) + share
            self._books[taker].earned_from[bribe.giver] += share

    def loss_suffered(self, loss: Loss) -> None:
        if loss.owner < len(self._books):
            for taker in loss.takers:
                self._books[loss.owner].lost_to[taker] += self._worth(loss.gold, loss.goods) // len(loss.takers)

    def _note_payments(self) -> None:
        """The dearest of a round is known when it is over."""
        for (giver, taker), worth in self._paid.items():
            payer, paid = self._books[giver], self._books[taker]
            if worth and (payer.dearest_paid is None or worth > payer.dearest_paid.worth):
                payer.dearest_paid = Payment(seat=taker, worth=worth)
            if worth and (paid.dearest_taken is None or worth > paid.dearest_taken.worth):
                paid.dearest_taken = Payment(seat=giver, worth=worth)
        self._paid.clear()

    def _worth(self, gold: int, goods: Goods) -> int:
        return gold + goods.worth(self.ruleset.values)
