"""What the whole table has heard and seen so far, as far as anybody would talk about it."""

from __future__ import annotations

from dataclasses import dataclass, field

from msgspec.structs import replace

from nottingham.rules.engine.deals import AskOpen, AskPass, AskRefuse, Deal, Offer, Promise, gold_in
from nottingham.rules.engine.events import (
    BagLeftTo,
    BagOpened,
    BagPassed,
    DealMade,
    Declared,
    GoodsGiven,
    GoodsLetIn,
    GoodsPaid,
    MarkerPassed,
    OfferEnded,
    OfferMade,
    PositionSet,
    PromiseJudged,
    PromiseMade,
    RoundEnded,
    RoundStarted,
)
from nottingham.rules.engine.families import Event
from nottingham.rules.engine.goods import NOTHING, Goods
from nottingham.rules.engine.ruleset import Ruleset
from nottingham.rules.engine.seats import Seat
from nottingham.rules.engine.state import Declaring, Inspecting, Public

LIES_BY_SIZE = (0.2, 0.2, 0.28, 0.42, 0.42, 0.4)
"""How often a bag of this size is not what was declared, before anything is known of its owner."""
WEIGHT_OF_PRIOR = 3.0


@dataclass(slots=True)
class Hearing:
    """The public record of one table, kept for its talk."""

    ruleset: Ruleset
    round: int = 0
    deciders: tuple[Seat, ...] = ()
    left_to: dict[Seat, Seat] = field(default_factory=dict)
    """Bags that deputies differed on, and the one in whose hands each is."""
    declared: dict[Seat, tuple[str, int]] = field(default_factory=dict)
    offers: dict[int, Offer] = field(default_factory=dict)
    offered: dict[Seat, int] = field(default_factory=dict)
    """The most gold each merchant offered for the own bag this round."""
    answered: set[Seat] = field(default_factory=set)
    """Merchants whose last offer for the own bag was refused, or answered with another price."""
    demanded: dict[Seat, int] = field(default_factory=dict)
    """The gold that was last asked of each merchant for the own bag this round."""
    bids: dict[Seat, int] = field(default_factory=dict)
    """The most gold that was offered this round to have each merchant's bag opened."""
    with_deal: set[Seat] = field(default_factory=set)
    """Merchants who made a deal this round."""
    given: dict[Seat, Goods] = field(default_factory=dict)
    """What left each bag as part of a bribe, as far as all could see it."""
    hidden_gifts: set[Seat] = field(default_factory=set)
    bags: dict[Seat, int] = field(default_factory=dict)
    lies: dict[Seat, int] = field(default_factory=dict)
    promises: dict[int, Promise] = field(default_factory=dict)
    stands: dict[Seat, Goods] = field(default_factory=dict)
    """Legal goods on each stand."""
    led: dict[str, Seat] = field(default_factory=dict)
    """Who led each race alone when the last round ended."""
    baited: set[tuple[Seat, Seat]] = field(default_factory=set)
    """Who has offered this round to have whose bag opened."""
    sold: dict[Seat, Seat] = field(default_factory=dict)
    """Whose bag is to be opened this round, or barred from deals, because somebody paid for it, and who did first."""
    paid: dict[Seat, int] = field(default_factory=dict)
    """Gold that each merchant paid this round to be let pass."""
    owed: set[tuple[Seat, Seat]] = field(default_factory=set)
    """Who has not forgotten what whom did: was caught or sold by that one, and neither paid back nor made up for."""
    streaks: dict[Seat, tuple[str, int]] = field(default_factory=dict)
    """What each merchant declares time and again, and how many times running."""

    def streak_with(self, seat: Seat, good: str) -> int:
        """How many times running it would be, if a merchant declared this now."""
        before, times = self.streaks.get(seat, ("", 0))
        return times + 1 if before == good else 1

    def gate(self, owner: Seat) -> tuple[Seat, ...]:
        """Those who decide on a bag."""
        return (self.left_to[owner],) if owner in self.left_to else self.deciders

    def gates_owed_to(self, seat: Seat) -> list[Seat]:
        """Those who decide today and promised in an earlier round to let this merchant pass."""
        return [
            promise.by
            for promise in self.promises.values()
            if promise.to == seat and promise.act == "pass" and promise.fate == "open"
            if promise.by in self.deciders and promise.round < self.round
        ]

    def count(self, seat: Seat, good: str) -> int:
        """How many cards of a legal good lie on a stand."""
        return self.stands.get(seat, NOTHING)[good]

    def leaders(self) -> dict[str, tuple[Seat, int]]:
        """Who has more of a legal good than anybody else, and how many."""
        found = {}
        for good in self.ruleset.legal:
            counts = [self.count(seat, good) for seat in range(self.ruleset.players)]
            best = max(counts)
            if counts.count(best) == 1:
                found[good] = (counts.index(best), best)
        return found

    def chance_of_lie(self, seat: Seat, size: int) -> int:
        """Out of a hundred, in fives: by the size of the bag and what came to light of its owner."""
        base = LIES_BY_SIZE[min(size, len(LIES_BY_SIZE) - 1)]
        rate = (self.lies.get(seat, 0) + WEIGHT_OF_PRIOR * base) / (self.bags.get(seat, 0) + WEIGHT_OF_PRIOR)
        return 5 * round(20 * rate)

    def is_lie(self, event: BagPassed | BagOpened) -> bool:
        """Whether a settled bag was seen to hold what was not declared."""
        if isinstance(event, BagOpened):
            return not event.is_truthful
        good, _ = self.declared.get(event.seat, ("", 0))
        shown = event.legal + self.given.get(event.seat, NOTHING)
        return event.face_down > 0 or event.seat in self.hidden_gifts or bool(shown.without((good,)))


def listen(hearing: Hearing, event: Event) -> None:
    """Takes in an event, after the table has talked about it."""
    match event:
        case RoundStarted(round=number):
            _new_round(hearing, number)
        case MarkerPassed(deciders=deciders):
            hearing.deciders = deciders
        case Declared(seat=seat, good=good, count=count):
            hearing.declared[seat] = (good, count)
            hearing.streaks[seat] = (good, hearing.streak_with(seat, good))
        case OfferMade() | OfferEnded() | DealMade() | PromiseMade() | PromiseJudged():
            _bargained(hearing, event)
        case BagLeftTo(bag=bag, deputy=deputy):
            hearing.left_to[bag] = deputy
        case GoodsGiven():
            _given(hearing, event)
        case BagPassed() | BagOpened():
            _settled(hearing, event)
        case GoodsLetIn(seat=seat, goods=goods):
            _brought(hearing, seat, goods)
        case GoodsPaid(debtor=debtor, creditor=creditor, legal=legal):
            _taken(hearing, debtor, legal)
            _brought(hearing, creditor, legal)
        case RoundEnded():
            hearing.led = {good: seat for good, (seat, _) in hearing.leaders().items()}
        case PositionSet(public=public):
            _set_up(hearing, public)


def _bargained(hearing: Hearing, event: Event) -> None:
    match event:
        case OfferMade(offer=offer):
            _offered(hearing, offer)
        case OfferEnded(number=number, why="refused") if number in hearing.offers:
            _answered(hearing, hearing.offers[number])
        case DealMade(deal=deal):
            _dealt(hearing, deal)
        case PromiseMade(promise=promise):
            hearing.promises[promise.number] = promise
        case PromiseJudged(number=number, fate=fate) if number in hearing.promises:
            hearing.promises[number] = replace(hearing.promises[number], fate=fate)


def _new_round(hearing: Hearing, number: int) -> None:
    hearing.round = number
    hearing.left_to.clear()
    hearing.declared.clear()
    hearing.offers.clear()
    hearing.offered.clear()
    hearing.answered.clear()
    hearing.demanded.clear()
    hearing.bids.clear()
    hearing.with_deal.clear()
    hearing.given.clear()
    hearing.hidden_gifts.clear()
    hearing.baited.clear()
    hearing.sold.clear()
    hearing.paid.clear()


def _offered(hearing: Hearing, offer: Offer) -> None:
    hearing.offers[offer.number] = offer
    for victim in [clause.bag for clause in offer.clauses if isinstance(clause, AskOpen)]:
        hearing.baited.add((offer.merchant, victim))
        hearing.bids[victim] = max(hearing.bids.get(victim, 0), gold_in(offer.clauses))
    if not offer.passes_own_bag:
        return
    if offer.proposer == offer.merchant:
        most = max(hearing.offered.get(offer.merchant, 0), gold_in(offer.clauses))
        hearing.offered[offer.merchant] = most
        hearing.answered.discard(offer.merchant)
    else:
        hearing.answered.add(offer.merchant)
        hearing.demanded[offer.merchant] = gold_in(offer.clauses)


def _answered(hearing: Hearing, refused: Offer) -> None:
    if refused.proposer == refused.merchant and refused.passes_own_bag:
        hearing.answered.add(refused.merchant)


def _dealt(hearing: Hearing, deal: Deal) -> None:
    """What is paid to somebody makes up for what was done to them."""
    hearing.with_deal.add(deal.merchant)
    victims = [clause.bag for clause in deal.clauses if isinstance(clause, AskOpen | AskRefuse)]
    hearing.sold = dict.fromkeys(victims, deal.merchant) | hearing.sold
    gold = gold_in(deal.clauses)
    if gold and AskPass(deal.merchant) in deal.clauses:
        hearing.paid[deal.merchant] = gold
    if gold:
        hearing.owed -= {(seat, deal.merchant) for seat in deal.deciders}


def _given(hearing: Hearing, event: GoodsGiven) -> None:
    _brought(hearing, event.receiver, event.legal)
    if event.place == "stand":
        _taken(hearing, event.giver, event.legal)
        return
    hearing.given[event.giver] = hearing.given.get(event.giver, NOTHING) + event.legal
    if event.face_down:
        hearing.hidden_gifts.add(event.giver)


def _settled(hearing: Hearing, event: BagPassed | BagOpened) -> None:
    hearing.bags[event.seat] = hearing.bags.get(event.seat, 0) + 1
    lied = hearing.is_lie(event)
    hearing.lies[event.seat] = hearing.lies.get(event.seat, 0) + lied
    if isinstance(event, BagOpened) and lied:
        gate = hearing.gate(event.seat)
        hearing.owed -= {(seat, event.seat) for seat in gate}
        hearing.owed |= {(event.seat, hearing.sold.get(event.seat, gate[0]))}
    if isinstance(event, BagPassed):
        _brought(hearing, event.seat, event.legal)


def _brought(hearing: Hearing, holder: Seat, goods: Goods) -> None:
    hearing.stands[holder] = hearing.stands.get(holder, NOTHING) + goods


def _taken(hearing: Hearing, holder: Seat, goods: Goods) -> None:
    stand = hearing.stands.get(holder, NOTHING)
    hearing.stands[holder] = stand - (stand & goods)


def _set_up(hearing: Hearing, public: Public) -> None:
    """A game that starts in the middle: what lies on the table is all there is to talk about."""
    hearing.round, hearing.deciders = public.round, public.deciders
    hearing.stands = dict(enumerate(public.stands))
    hearing.promises = {promise.number: promise for promise in public.promises}
    if isinstance(public.phase, Declaring | Inspecting):
        hearing.declared = {bag.owner: (bag.good, bag.size) for bag in public.phase.bags if bag.good}
    if isinstance(public.phase, Inspecting):
        for offer in public.phase.offers:
            _offered(hearing, offer)
