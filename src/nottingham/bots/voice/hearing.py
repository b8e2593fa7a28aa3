"""What the whole table has heard and seen so far, as far as anybody would talk about it."""

from __future__ import annotations

from typing import Any

from nottingham.rules.engine.deals import AskOpen, AskPass, AskRefuse, Deal, Offer, gold_in
from nottingham.rules.engine.events import (
    BagPassed,
    Declared,
    GoodsGiven,
    GoodsLetIn,
    GoodsPaid,
    OfferEnded,
    PositionSet,
    RoundEnded,
    RoundStarted,
)
from nottingham.rules.engine.families import Event
from nottingham.rules.engine.goods import NOTHING, Goods
from nottingham.rules.engine.ruleset import Ruleset
from nottingham.rules.engine.seats import Seat
from nottingham.rules.engine.state import Inspecting, Public
from nottingham.rules.options.deputies.rule import LootShared
from nottingham.story.reader import GameReader, SettledBag

LIES_BY_SIZE = (0.2, 0.2, 0.28, 0.42, 0.42, 0.4)
"""How often a bag of this size is not what was declared, before anything is known of its owner."""
WEIGHT_OF_PRIOR = 3.0


class Hearing(GameReader):
    """The public record of one table, kept for its talk; it reads an event after the table has talked about it."""

    def __init__(self, ruleset: Ruleset) -> None:
        super().__init__(ruleset)
        self.offers: dict[int, Offer] = {}
        self.offered: dict[Seat, int] = {}
        """The most gold each merchant offered for the own bag this round."""
        self.answered: set[Seat] = set()
        """Merchants whose last offer for the own bag was refused, or answered with another price."""
        self.demanded: dict[Seat, int] = {}
        """The gold that was last asked of each merchant for the own bag this round."""
        self.bids: dict[Seat, int] = {}
        """The most gold that was offered this round to have each merchant's bag opened."""
        self.with_deal: set[Seat] = set()
        """Merchants who made a deal this round."""
        self.baited: set[tuple[Seat, Seat]] = set()
        """Who has offered this round to have whose bag opened."""
        self.sold: dict[Seat, Seat] = {}
        """Whose bag is to be opened this round, or barred from deals, because somebody paid, and who did first."""
        self.paid: dict[Seat, int] = {}
        """Gold that each merchant paid this round to be let pass."""
        self.shared: dict[Seat, int] = {}
        """Gold that each deputy had of this round's loot."""
        self.bags: dict[Seat, int] = {}
        self.lies: dict[Seat, int] = {}
        self.stands: dict[Seat, Goods] = {}
        """Legal goods on each stand."""
        self.led: dict[str, Seat] = {}
        """Who led each race alone when the last round ended."""
        self.owed: set[tuple[Seat, Seat]] = set()
        """Who has not forgotten whose deed: was caught or sold by that one, and neither paid back nor made up for."""
        self.streaks: dict[Seat, tuple[str, int]] = {}
        """What each merchant declares time and again, and how many times running."""

    def streak_with(self, seat: Seat, good: str) -> int:
        """How many times running it would be, if a merchant declared this now."""
        before, times = self.streaks.get(seat, ("", 0))
        return times + 1 if before == good else 1

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

    def read(self, event: Event) -> None:
        super().read(event)
        match event:
            case RoundStarted():
                self._forget_round()
            case Declared(seat=seat, good=good):
                self.streaks[seat] = (good, self.streak_with(seat, good))
            case OfferEnded(number=number, why="refused") if number in self.offers:
                self._refuse(self.offers[number])
            case GoodsGiven(giver=giver, receiver=receiver, legal=legal, place=place):
                self._move_goods(giver if place == "stand" else None, receiver, legal)
            case GoodsPaid(debtor=giver, creditor=receiver, legal=legal):
                self._move_goods(giver, receiver, legal)
            case GoodsLetIn(seat=seat, goods=legal) | BagPassed(seat=seat, legal=legal):
                self._move_goods(None, seat, legal)
            case LootShared(deputy=deputy, gold=gold):
                self.shared[deputy] = gold
            case RoundEnded():
                self.led = {good: seat for good, (seat, _) in self.leaders().items()}
            case PositionSet(public=public):
                self._begin_in_the_middle(public)

    def _forget_round(self) -> None:
        rounds: tuple[dict[Any, Any] | set[Any], ...] = (
            self.offers, self.offered, self.answered, self.demanded, self.bids,
            self.with_deal, self.baited, self.sold, self.paid, self.shared,
        )  # fmt: skip
        for known in rounds:
            known.clear()

    def offer_made(self, offer: Offer) -> None:
        self.offers[offer.number] = offer
        merchant, gold = offer.merchant, gold_in(offer.clauses)
        for victim in [clause.bag for clause in offer.clauses if isinstance(clause, AskOpen)]:
            self.baited.add((merchant, victim))
            self.bids[victim] = max(self.bids.get(victim, 0), gold)
        if not offer.passes_own_bag:
            return
        if offer.proposer == merchant:
            self.offered[merchant] = max(self.offered.get(merchant, 0), gold)
            self.answered.discard(merchant)
        else:
            self.answered.add(merchant)
            self.demanded[merchant] = gold

    def _refuse(self, offer: Offer) -> None:
        if offer.proposer == offer.merchant and offer.passes_own_bag:
            self.answered.add(offer.merchant)

    def deal_made(self, deal: Deal) -> None:
        """What is paid to somebody makes up for what was done to them."""
        self.with_deal.add(deal.merchant)
        victims = [clause.bag for clause in deal.clauses if isinstance(clause, AskOpen | AskRefuse)]
        self.sold = dict.fromkeys(victims, deal.merchant) | self.sold
        gold = gold_in(deal.clauses)
        if gold and AskPass(deal.merchant) in deal.clauses:
            self.paid[deal.merchant] = gold
        if gold:
            self.owed -= {(seat, deal.merchant) for seat in deal.deciders}

    def bag_settled(self, bag: SettledBag) -> None:
        self.bags[bag.owner] = self.bags.get(bag.owner, 0) + 1
        self.lies[bag.owner] = self.lies.get(bag.owner, 0) + bag.is_lie
        if bag.is_opened and bag.is_lie:
            self.owed -= {(seat, bag.owner) for seat in bag.gate}
            self.owed |= {(bag.owner, self.sold.get(bag.owner, bag.gate[0]))}

    def _move_goods(self, giver: Seat | None, receiver: Seat, legal: Goods) -> None:
        """Legal goods to a stand, from another one or from elsewhere."""
        if giver is not None:
            stand = self.stands.get(giver, NOTHING)
            self.stands[giver] = stand - (stand & legal)
        self.stands[receiver] = self.stands.get(receiver, NOTHING) + legal

    def _begin_in_the_middle(self, public: Public) -> None:
        """What lies on the table is all there is to talk about."""
        self.stands = dict(enumerate(public.stands))
        if isinstance(public.phase, Inspecting):
            for offer in public.phase.offers:
                self.offer_made(offer)
