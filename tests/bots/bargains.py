"""How a table bargains, counted by a referee who sees all: offers for each bag, prices, goods, third parties."""

from __future__ import annotations

from collections import Counter, defaultdict

from nottingham import Ruleset, Step
from nottingham.bots.mind.memory import tribute_in
from nottingham.rules.engine import events as e
from nottingham.rules.engine.deals import GIFTS, AskOpen, AskPass, AskRefuse, Deal, GiveGold, Offer, gold_in
from nottingham.rules.engine.goods import Goods
from nottingham.rules.engine.seats import Seat

MANY_OFFERS = 3
"""Offers for one bag that make a dance."""
GREAT_RUN = 3
"""Contraband cards in one bag whose price is looked at."""
Counts = Counter[str]


class BargainWitness:
    """Counts the bargaining of one game."""

    def __init__(self, ruleset: Ruleset) -> None:
        self.ruleset = ruleset
        self.counts: Counts = Counter()
        self._bags: dict[Seat, Goods] = {}
        self._declared: dict[Seat, str] = {}
        self._offers: dict[Seat, int] = defaultdict(int)
        self._last: dict[tuple[Seat, Seat, bool], Offer] = {}
        """The last offer of each proposer to each merchant, for the own bag and otherwise."""
        self._answered: set[int] = set()
        """Offers that were refused or countered, or over which somebody bid."""

    def __call__(self, step: Step) -> None:
        for event in step.events:
            self.see(event)

    def see(self, event: object) -> None:
        match event:
            case e.BagClosed(seat=seat, goods=goods):
                self._bags[seat] = goods.opened()
            case e.Declared(seat=seat, good=good):
                self._declared[seat] = good
            case e.InspectingBegan():
                self._offers.clear()
                self._last.clear()
            case e.OfferMade(offer=offer):
                self._offered(offer)
            case e.OfferEnded(number=number, why="refused"):
                self._answered.add(number)
            case e.DealMade(deal=deal):
                self._dealt(deal)
            case e.BagPassed(seat=seat) | e.BagOpened(seat=seat):
                self._settled(seat)

    def _offered(self, offer: Offer) -> None:
        counts = self.counts
        counts["offers"] += 1
        counts["demands"] += offer.proposer != offer.merchant
        counts["counters"] += offer.answers is not None
        for bag in offer.bags:
            self._offers[bag] += 1
        self._compare(offer)

    def _compare(self, offer: Offer) -> None:
        """Whether a price came nearer to the other side although nobody had answered the last one."""
        key, price, is_merchants = _key(offer), tribute_in(self.ruleset, offer), offer.proposer == offer.merchant
        last = self._last.get(key)
        if last is not None and last.number not in self._answered:
            before = tribute_in(self.ruleset, last)
            self.counts["against_oneself"] += before < price if is_merchants else price < before
        for other in self._last.values():
            is_from_other_side = other.merchant == offer.merchant and (other.proposer == other.merchant) != is_merchants
            is_about_same_bag = other.merchant in _victims(offer.clauses) or offer.merchant in _victims(other.clauses)
            if is_from_other_side or is_about_same_bag:
                self._answered.add(other.number)
        self._last[key] = offer

    def _dealt(self, deal: Deal) -> None:
        counts, gold = self.counts, gold_in(deal.clauses)
        counts["deals"] += 1
        counts["goods_deals"] += any(isinstance(one, GIFTS) and type(one) is not GiveGold for one in deal.clauses)
        if _victims(deal.clauses) and AskPass(deal.merchant) not in deal.clauses:
            counts["third_deals"] += 1
            counts["third_gold"] += gold
        if AskPass(deal.merchant) not in deal.clauses or not any(isinstance(one, GIFTS) for one in deal.clauses):
            return
        bag = self._bags[deal.merchant]
        contraband = len(bag.only(self.ruleset.contraband))
        counts["paid"] += 1
        counts["paid_honest"] += not bag.without((self._declared[deal.merchant],))
        if contraband >= GREAT_RUN:
            counts["great_paid"] += 1
            counts["great_gold"] += tribute_in(self.ruleset, deal)

    def _settled(self, seat: Seat) -> None:
        counts, offers = self.counts, self._offers[seat]
        counts["bags"] += 1
        counts["no_offer"] += not offers
        counts["many_offers"] += offers >= MANY_OFFERS


def _key(offer: Offer) -> tuple[Seat, Seat, bool]:
    return offer.proposer, offer.merchant, offer.passes_own_bag


def _victims(clauses: tuple[object, ...]) -> list[Seat]:
    return [clause.bag for clause in clauses if isinstance(clause, AskOpen | AskRefuse)]
