"""What a mind remembers of the table: how each player lies, bribes, opens and keeps promises, and cards seen taken."""

from __future__ import annotations

from dataclasses import dataclass, field

from nottingham.engine.deals import Offer, gold_in
from nottingham.engine.events import (
    BagOpened,
    BagPassed,
    CardsDiscarded,
    CardsLaidOut,
    CardTaken,
    DealMade,
    Declared,
    GoodsGiven,
    MarkerPassed,
    OfferEnded,
    OfferMade,
    PositionSet,
    PromiseJudged,
    PromiseMade,
    RoundStarted,
)
from nottingham.engine.families import Event
from nottingham.engine.goods import NOTHING, Goods
from nottingham.engine.ruleset import Ruleset
from nottingham.engine.seats import Seat
from nottingham.engine.state import Declaring, Inspecting


@dataclass(slots=True)
class Habits:
    """What one player was seen to do, counted."""

    bags: int = 0
    lies: int = 0
    bribed_lies: int = 0
    bribed_truths: int = 0
    gated: int = 0
    """Bags this player decided on as Sheriff."""
    opened: int = 0
    deals: int = 0
    deal_gold: int = 0
    turned_down: int = 0
    turned_down_gold: int = 0
    kept: int = 0
    broken: int = 0


@dataclass(slots=True)
class Memory:
    """One seat's memory of one game, built from its own events alone."""

    ruleset: Ruleset
    seat: Seat
    habits: list[Habits]
    taken: list[Goods]
    """Cards seen going into each hand and not seen leaving it."""
    deciders: tuple[Seat, ...] = ()
    declared: dict[Seat, tuple[str, int]] = field(default_factory=dict)
    tribute: dict[Seat, int] = field(default_factory=dict)
    """The most gold each merchant offered this round for the own bag."""
    given_from_bag: dict[Seat, tuple[Goods, int]] = field(default_factory=dict)
    offers: dict[int, Offer] = field(default_factory=dict)
    promisors: dict[int, Seat] = field(default_factory=dict)
    asked: int = 0
    """Offers this seat made this round."""
    hoard: str | None = None

    @classmethod
    def blank(cls, ruleset: Ruleset, seat: Seat) -> Memory:
        players = range(ruleset.players)
        return cls(ruleset, seat, [Habits() for _ in players], [NOTHING for _ in players])


def remember(memory: Memory, event: Event) -> Memory:
    """What an event teaches. Memory is one seat's own and changes in place."""
    match event:
        case MarkerPassed(deciders=deciders):
            memory.deciders = deciders
        case RoundStarted():
            _new_round(memory)
        case CardTaken(seat=seat, card=card):
            memory.taken[seat] = memory.taken[seat] + Goods.of(card)
        case CardsDiscarded(seat=seat, cards=cards):
            _gone(memory, seat, Goods.counting(cards))
        case CardsLaidOut(seat=seat, goods=goods):
            _gone(memory, seat, goods)
        case Declared(seat=seat, good=good, count=count):
            memory.declared[seat] = (good, count)
        case OfferMade(offer=offer):
            _heard(memory, offer)
        case DealMade(deal=deal):
            _struck(memory, deal.deciders, gold_in(deal.clauses))
        case OfferEnded(number=number, why="refused"):
            _turned_down(memory, number)
        case GoodsGiven(giver=giver, place="bag", legal=legal, face_down=face_down):
            memory.given_from_bag[giver] = (legal, face_down)
        case BagPassed() | BagOpened():
            _settled(memory, event)
        case PromiseMade(promise=promise):
            memory.promisors[promise.number] = promise.by
        case PromiseJudged(number=number, fate=fate):
            _judged(memory, number, is_kept=fate == "kept")
        case PositionSet(public=public):
            memory.deciders = public.deciders
            if isinstance(public.phase, Declaring | Inspecting):
                memory.declared = {bag.owner: (bag.good, bag.size) for bag in public.phase.bags if bag.good}
    return memory


def _new_round(memory: Memory) -> None:
    memory.declared.clear()
    memory.tribute.clear()
    memory.given_from_bag.clear()
    memory.offers.clear()
    memory.asked = 0


def _gone(memory: Memory, seat: Seat, goods: Goods) -> None:
    memory.taken[seat] = memory.taken[seat] - (goods & memory.taken[seat])


def _heard(memory: Memory, offer: Offer) -> None:
    memory.offers[offer.number] = offer
    if offer.proposer == memory.seat:
        memory.asked += 1
    if offer.passes_own_bag and offer.proposer == offer.merchant:
        most = max(memory.tribute.get(offer.merchant, 0), gold_in(offer.clauses))
        memory.tribute[offer.merchant] = most


def _struck(memory: Memory, deciders: tuple[Seat, ...], gold: int) -> None:
    for seat in deciders:
        memory.habits[seat].deals += 1
        memory.habits[seat].deal_gold += gold


def _turned_down(memory: Memory, number: int) -> None:
    offer = memory.offers.get(number)
    if offer is not None and offer.proposer == offer.merchant:
        for seat in memory.deciders:
            memory.habits[seat].turned_down += 1
            memory.habits[seat].turned_down_gold += gold_in(offer.clauses)


def _judged(memory: Memory, number: int, *, is_kept: bool) -> None:
    habits = memory.habits[memory.promisors[number]]
    habits.kept += is_kept
    habits.broken += not is_kept


def _settled(memory: Memory, event: BagPassed | BagOpened) -> None:
    """A settled bag tells whether it held a lie, passed or opened: legal goods and the number face down are seen."""
    seat = event.seat
    if isinstance(event, BagOpened):
        was_honest, legal = event.is_truthful, event.goods
    else:
        good, count = memory.declared.get(seat, ("", 0))
        given, face_down = memory.given_from_bag.get(seat, (NOTHING, 0))
        was_honest = event.legal[good] + given[good] == count and event.face_down + face_down == 0
        legal = event.legal + given
    _gone(memory, seat, legal)
    habits = memory.habits[seat]
    habits.bags += 1
    habits.lies += not was_honest
    if memory.tribute.get(seat):
        habits.bribed_truths += was_honest
        habits.bribed_lies += not was_honest
    for decider in memory.deciders:
        memory.habits[decider].gated += 1
        memory.habits[decider].opened += isinstance(event, BagOpened)
