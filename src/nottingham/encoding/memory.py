"""Memory: what a player at a table would remember of the others, as counters that only events change.

Everybody at the table could count all of it: even how many cards of contraband somebody was shown, though not which.
So a seat's own events are enough, and it is the same in every world that a seat can imagine. Counters stop at a bound,
to fit a small integer. A memory is a value: keep an old one, and nothing has been learned since.

    memory = TableMemory.blank(players).after(events, ruleset)
    memory.rows[seat]                # what all remember of a seat, in the order of `REMEMBERED`
    memory.contraband[seat][other]   # contraband cards that `seat` saw come out of the bags of `other`
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, Final

import msgspec
from msgspec.structs import replace

from nottingham.rules.engine.deals import buys_passage
from nottingham.rules.engine.events import (
    BagOpened,
    BagPassed,
    DealMade,
    Declared,
    GoodsGiven,
    OfferEnded,
    OfferMade,
    PromiseJudged,
    PromiseMade,
)
from nottingham.rules.engine.families import Event
from nottingham.rules.engine.goods import Goods
from nottingham.rules.engine.ruleset import Ruleset
from nottingham.rules.engine.seats import Seat
from nottingham.rules.engine.state import put

MOST_REMEMBERED: Final = 63
"""Where every counter stops."""
REMEMBERED: Final = (
    "declared",
    "opened_true",
    "opened_false",
    "passed_paid",
    "passed_unpaid",
    "offers_made",
    "offers_accepted",
    "offers_refused",
    "promises_kept",
    "promises_broken",
)
"""What is counted of every seat, in the sight of all."""
BAGS: Final = 5
"""How many of these are about bags; the next three are about offers, the last two about promises."""
OFFERS: Final = 3
(
    DECLARED, OPENED_TRUE, OPENED_FALSE, PASSED_PAID, PASSED_UNPAID,
    OFFERS_MADE, OFFERS_ACCEPTED, OFFERS_REFUSED, PROMISES_KEPT, PROMISES_BROKEN,
) = range(len(REMEMBERED))  # fmt: skip

Row = tuple[int, ...]


class TableMemory(msgspec.Struct, frozen=True):
    """What the seats of one table remember of each other."""

    rows: tuple[Row, ...]
    """By seat: the counters of `REMEMBERED`."""
    contraband: tuple[Row, ...]
    """By who looks, then by whose bag it was: contraband cards seen."""
    proposers: dict[int, Seat] = {}
    """Who made each standing offer, by its number."""
    promisers: tuple[Seat, ...] = ()
    """Who gave each promise, in their order."""
    paid: Seat | None = None
    """Whose bag is about to pass by a deal in which its owner gives something."""

    @classmethod
    def blank(cls, players: int) -> TableMemory:
        return cls(((0,) * len(REMEMBERED),) * players, ((0,) * players,) * players)

    def after(self, events: Iterable[Event], ruleset: Ruleset) -> TableMemory:
        """What is remembered once these things have happened."""
        memory = self
        for event in events:
            handler = HANDLERS.get(type(event))
            if handler is not None:
                memory = handler(memory, event, ruleset)
        return memory

    def counted(self, seat: Seat, what: int) -> TableMemory:
        return replace(self, rows=_more(self.rows, seat, what, 1))

    def saw(self, readers: Iterable[Seat], owner: Seat, cards: int) -> TableMemory:
        contraband = self.contraband
        if cards:
            for reader in readers:
                contraband = _more(contraband, reader, owner, cards)
        return replace(self, contraband=contraband)


def _more(rows: tuple[Row, ...], place: int, column: int, by: int) -> tuple[Row, ...]:
    row = rows[place]
    return put(rows, place, put(row, column, min(row[column] + by, MOST_REMEMBERED)))


def _contraband(goods: Goods, ruleset: Ruleset) -> int:
    return len(goods) - len(goods.only(ruleset.legal))


# --- what each event leaves behind ---------------------------------------------------------------------------------


def _count_declaration(memory: TableMemory, event: Declared, _: Ruleset) -> TableMemory:
    return memory.counted(event.seat, DECLARED)


def _count_opened_bag(memory: TableMemory, event: BagOpened, ruleset: Ruleset) -> TableMemory:
    counted = memory.counted(event.seat, OPENED_TRUE if event.is_truthful else OPENED_FALSE)
    return counted.saw(range(ruleset.players), event.seat, _contraband(event.goods, ruleset))


def _count_passed_bag(memory: TableMemory, event: BagPassed, _: Ruleset) -> TableMemory:
    """Paid is a bag that a deal of its owner passes for something; whether that was there is another matter (B5)."""
    counted = memory.counted(event.seat, PASSED_PAID if memory.paid == event.seat else PASSED_UNPAID)
    return replace(counted, paid=None).saw(event.contraband.readers, event.seat, event.face_down)


def _count_gift(memory: TableMemory, event: GoodsGiven, _: Ruleset) -> TableMemory:
    """Only what came from the bag is news of the bag."""
    return memory.saw(event.contraband.readers, event.giver, event.face_down) if event.place == "bag" else memory


def _count_offer(memory: TableMemory, event: OfferMade, _: Ruleset) -> TableMemory:
    offer = event.offer
    counted = memory.counted(offer.proposer, OFFERS_MADE)
    return replace(counted, proposers={**memory.proposers, offer.number: offer.proposer})


def _count_refusal(memory: TableMemory, event: OfferEnded, _: Ruleset) -> TableMemory:
    """Only a refusal is remembered: an offer that a settled bag ended was never answered."""
    proposer, rest = _without_offer(memory, event.number)
    return rest.counted(proposer, OFFERS_REFUSED) if event.why == "refused" else rest


def _count_deal(memory: TableMemory, event: DealMade, _: Ruleset) -> TableMemory:
    deal = event.deal
    proposer, rest = _without_offer(memory, deal.number)
    is_bought = buys_passage(deal.merchant, deal.clauses)
    return replace(rest.counted(proposer, OFFERS_ACCEPTED), paid=deal.merchant if is_bought else None)


def _without_offer(memory: TableMemory, number: int) -> tuple[Seat, TableMemory]:
    """Who had made the offer, and the memory without it."""
    others = {other: seat for other, seat in memory.proposers.items() if other != number}
    return memory.proposers[number], replace(memory, proposers=others)


def _note_promise(memory: TableMemory, event: PromiseMade, _: Ruleset) -> TableMemory:
    return replace(memory, promisers=(*memory.promisers, event.promise.by))


def _count_judged_promise(memory: TableMemory, event: PromiseJudged, _: Ruleset) -> TableMemory:
    return memory.counted(
        memory.promisers[event.number - 1], PROMISES_KEPT if event.fate == "kept" else PROMISES_BROKEN
    )


HANDLERS: Final[dict[type[Event], Callable[[TableMemory, Any, Ruleset], TableMemory]]] = {
    Declared: _count_declaration,
    BagOpened: _count_opened_bag,
    BagPassed: _count_passed_bag,
    GoodsGiven: _count_gift,
    OfferMade: _count_offer,
    OfferEnded: _count_refusal,
    DealMade: _count_deal,
    PromiseMade: _note_promise,
    PromiseJudged: _count_judged_promise,
}
