"""What characters did in many other games: how they pack, what they open, which prices they take.

A count is kept for a character and, beside it, for everybody; where a character was seen too seldom, everybody's
counts.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Hashable, Iterable
from typing import Literal

import msgspec

from nottingham.rules.engine.deals import AskOpen, AskPass, Clauses, GiveGold, Offer
from nottingham.rules.engine.events import (
    BagClosed,
    BagOpened,
    DealMade,
    Declared,
    MarkerPassed,
    OfferMade,
    RoundEnded,
)
from nottingham.rules.engine.families import Event
from nottingham.rules.engine.goods import Goods
from nottingham.rules.engine.ruleset import Ruleset
from nottingham.rules.engine.seats import Seat
from nottingham.story.reader import is_lie

PRICES = (0, 1, 4, 7, 10, 14)
"""Where one class of prices begins and the next ends, in gold."""
FEW = 12
"""With fewer cases of one character than this, everybody's are taken."""
EVERYBODY = "everybody"
PAINS = (0.15, 0.25, 0.4)
"""Prices as shares of what an opening would cost, where one class ends and the next begins."""
Talk = Literal["any", "silent", "refused", "unpaid", "dealt"]
"""Nothing was offered or asked for a bag; it was offered in vain; the Sheriff asked in vain; they agreed."""


def price_class(gold: int) -> int:
    return max(place for place, least in enumerate(PRICES) if gold >= least)


def pain_class(gold: int, stake: int) -> int:
    """How much a price hurts next to what it saves; the last class is who has nothing to hide."""
    return sum(gold > share * stake for share in PAINS) if stake else len(PAINS) + 1


def plain_price(clauses: Clauses, merchant: Seat) -> int | None:
    """The gold of terms that are nothing but gold for letting the merchant's own bag pass."""
    match clauses:
        case (GiveGold(amount=gold), AskPass(bag=bag)) if bag == merchant:
            return gold
    return None


def hunting_price(offer: Offer) -> int | None:
    """The gold of an offer that is nothing but gold for opening somebody else's bag."""
    match offer.clauses:
        case (GiveGold(amount=gold), AskOpen()) if offer.proposer == offer.merchant:
            return gold
    return None


class PackedBag(msgspec.Struct, frozen=True):
    """A bag of a finished round: what was declared, and what was in it."""

    good: str
    bag: Goods

    @property
    def is_lie(self) -> bool:
        return is_lie(self.good, self.bag)

    def stake(self, ruleset: Ruleset) -> int:
        """What an opening would cost: the hidden goods, and the fine for them."""
        hidden = self.bag.without((self.good,))
        return hidden.worth(ruleset.values) + hidden.worth(ruleset.penalties)

    def told_as(self, good: str) -> Goods:
        """The same trick with another good: what was true stays true."""
        if good == self.good:
            return self.bag
        true = self.bag[self.good]
        rest = self.bag - Goods({self.good: true}) if true else self.bag
        swapped = Goods.counting(self.good if card == good else card for card in rest.cards())
        return swapped + Goods({good: true}) if true else swapped


class HabitTally(msgspec.Struct):
    """How often something happened, of so many times that it could have."""

    hits: int = 0
    of: int = 0

    @property
    def rate(self) -> float:
        """Between never and always, however few the cases."""
        return (self.hits + 1) / (self.of + 2)


class GateRound:
    """One round of a lesson, until its end tells what became of the bags."""

    def __init__(self, ruleset: Ruleset, sheriff: Seat) -> None:
        self.ruleset, self.sheriff = ruleset, sheriff
        self.bags: dict[Seat, PackedBag] = {}
        self.offers: dict[int, Offer] = {}
        self.dealt: set[int] = set()
        self.opened: set[Seat] = set()

    def offered(self, seat: Seat) -> int:
        """The last plain price that a merchant offered for the own bag."""
        own = [one for one in self.offers.values() if one.proposer == seat]
        prices = [gold for one in own if (gold := plain_price(one.clauses, seat)) is not None]
        return prices[-1] if prices else 0

    def talk_of(self, seat: Seat) -> Talk:
        """What was said about a merchant's own bag."""
        about = [one for one in self.offers.values() if one.merchant == seat and one.passes_own_bag]
        if any(one.number in self.dealt for one in about):
            return "dealt"
        if any(one.proposer == seat for one in about):
            return "refused"
        return "unpaid" if about else "silent"


class CharacterHabits:
    """Counts of many games, by edition and by character."""

    def __init__(self) -> None:
        self._bags: dict[Hashable, list[PackedBag]] = defaultdict(list)
        self._tallies: dict[Hashable, HabitTally] = defaultdict(HabitTally)

    # --- learning

    def learn(self, ruleset: Ruleset, bots: tuple[str, ...], log: Iterable[Event]) -> None:
        """Takes a whole game into account."""
        now = GateRound(ruleset, 0)
        for event in log:
            match event:
                case MarkerPassed(deciders=deciders):
                    now = GateRound(ruleset, deciders[0])
                case BagClosed(seat=seat, goods=goods):
                    now.bags[seat] = PackedBag("", goods.opened())
                case Declared(seat=seat, good=good):
                    now.bags[seat] = PackedBag(good, now.bags[seat].bag)
                case OfferMade(offer=offer):
                    now.offers[offer.number] = offer
                case DealMade(deal=deal):
                    now.dealt.add(deal.number)
                case BagOpened(seat=seat):
                    now.opened.add(seat)
                case RoundEnded():
                    self._note_round(ruleset.edition, bots, now)

    def _note_round(self, edition: str, bots: tuple[str, ...], now: GateRound) -> None:
        sheriff = bots[now.sheriff]
        for seat, packed in now.bags.items():
            size, offered = len(packed.bag), price_class(now.offered(seat))
            self._bags[edition, bots[seat], size, offered].append(packed)
            self._count(("offered", edition, packed.is_lie, offered), bots[seat], is_hit=True)
            self._count(("packed", edition, packed.is_lie), bots[seat], is_hit=True)
            for talk in ("any", now.talk_of(seat)):
                self._count(("opens", edition, size, packed.is_lie, talk), sheriff, is_hit=seat in now.opened)
        for offer in now.offers.values():
            self._note_offer(edition, bots, now, offer)

    def _note_offer(self, edition: str, bots: tuple[str, ...], now: GateRound, offer: Offer) -> None:
        is_dealt, sheriff = offer.number in now.dealt, bots[now.sheriff]
        price = plain_price(offer.clauses, offer.merchant)
        if price is not None and offer.proposer == offer.merchant:
            self._count(("takes", edition, price_class(price)), sheriff, is_hit=is_dealt)
        elif price is not None and offer.merchant in now.bags:
            pain = pain_class(price, now.bags[offer.merchant].stake(now.ruleset))
            self._count(("yields", edition, pain), bots[offer.merchant], is_hit=is_dealt)
        elif (gold := hunting_price(offer)) is not None:
            self._count(("hunts", edition, price_class(gold)), sheriff, is_hit=is_dealt)

    def _count(self, what: tuple[Hashable, ...], bot: str, *, is_hit: bool) -> None:
        for who in (bot, EVERYBODY):
            tally = self._tallies[*what, who]
            tally.hits += is_hit
            tally.of += 1

    # --- asking

    def _tally(self, bot: str, *what: Hashable) -> HabitTally:
        own = self._tallies.get((*what, bot), HabitTally())
        return own if own.of >= FEW else self._tallies.get((*what, EVERYBODY), HabitTally())

    def bags_like(self, edition: str, bot: str, count: int, offer: int) -> list[PackedBag]:
        """Bags of so many cards for which this character offered about so much."""
        found = self._bags.get((edition, bot, count, price_class(offer)), [])
        if len(found) >= FEW:
            return found
        classes = range(1) if offer == 0 else range(1, len(PRICES))
        return [one for price in classes for one in self._bags.get((edition, bot, count, price), [])]

    def offer_odds(self, edition: str, bot: str, offer: int, *, is_lie: bool) -> float:
        """How often this character offers about so much for a bag that lies, or for one that does not."""
        offered = self._tally(bot, "offered", edition, is_lie, price_class(offer))
        packed = self._tally(bot, "packed", edition, is_lie)
        return (offered.of + 1) / (packed.of + len(PRICES))

    def opens(self, edition: str, sheriff: str, size: int, *, is_lie: bool, talk: Talk = "any") -> HabitTally:
        """How often bags of this size are opened, of those that lie or of those that do not."""
        return self._tally(sheriff, "opens", edition, size, is_lie, talk)

    def takes(self, edition: str, sheriff: str, gold: int) -> HabitTally:
        """How often gold for letting a bag pass is taken."""
        return self._tally(sheriff, "takes", edition, price_class(gold))

    def hunts(self, edition: str, sheriff: str, gold: int) -> HabitTally:
        """How often gold for opening a rival's bag is taken."""
        return self._tally(sheriff, "hunts", edition, price_class(gold))

    def yields(self, edition: str, bot: str, gold: int, stake: int) -> HabitTally:
        """How often a price that the Sheriff named is paid, next to what is at stake."""
        return self._tally(bot, "yields", edition, pain_class(gold, stake))
