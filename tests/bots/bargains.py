"""How a table bargains, counted by a referee who sees all: offers for each bag, prices, goods, third parties."""

from __future__ import annotations

from collections import Counter, defaultdict

from nottingham import Ruleset, Step
from nottingham.engine import events as e
from nottingham.engine.deals import GIFTS, AskOpen, AskPass, AskRefuse, Deal, GiveGold, Offer, gold_in
from nottingham.engine.goods import Goods
from nottingham.engine.seats import Seat

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
        self._last: dict[tuple[Seat, Seat, bool], tuple[int, bool]] = {}
        """By proposer, merchant and kind, the last price and whether the other side has answered it."""
        self._numbers: dict[int, tuple[Seat, Seat, bool]] = {}

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
            case e.OfferEnded(number=number, why="refused") if number in self._numbers:
                key = self._numbers[number]
                self._last[key] = (self._last[key][0], True)
            case e.DealMade(deal=deal):
                self._dealt(deal)
            case e.BagPassed(seat=seat) | e.BagOpened(seat=seat):
                self._settled(seat)

    def _offered(self, offer: Offer) -> None:
        counts, key = self.counts, (offer.proposer, offer.merchant, offer.passes_own_bag)
        counts["offers"] += 1
        counts["demands"] += offer.proposer != offer.merchant
        counts["counters"] += offer.answers is not None
        for bag in offer.bags:
            self._offers[bag] += 1
        price, was_answered = self._last.get(key, (0, True))
        is_nearer = (
            gold_in(offer.clauses) > price if offer.proposer == offer.merchant else gold_in(offer.clauses) < price
        )
        counts["against_oneself"] += bool(price) and not was_answered and is_nearer
        self._last[key] = (gold_in(offer.clauses), False)
        self._numbers[offer.number] = key
        for other, (last, _) in list(self._last.items()):
            if other[1:] == key[1:] and (other[0] == offer.merchant) != (offer.proposer == offer.merchant):
                self._last[other] = (last, True)
        for victim in _victims(offer.clauses):
            for other, (last, _) in list(self._last.items()):
                if other[1] == victim:
                    self._last[other] = (last, True)

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
        if contraband >= GREAT_RUN and gold:
            counts["great_paid"] += 1
            counts["great_gold"] += gold

    def _settled(self, seat: Seat) -> None:
        counts, offers = self.counts, self._offers[seat]
        counts["bags"] += 1
        counts["no_offer"] += not offers
        counts["many_offers"] += offers >= MANY_OFFERS


def _victims(clauses: tuple[object, ...]) -> list[Seat]:
    return [clause.bag for clause in clauses if isinstance(clause, AskOpen | AskRefuse)]
