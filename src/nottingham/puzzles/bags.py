"""How characters pack: bags that they were seen to close in many games, and what those bags could be here.

A world has to agree with what a seat knows, and to be plausible: characters do not pack at random. So the bag of a
merchant is drawn from the bags that this character really declared so, with an offer like this one, weighed by how many
of their cards can still be unseen here.
"""

from __future__ import annotations

from collections import defaultdict
from math import comb
from random import Random

import msgspec
from msgspec.structs import replace

from nottingham.engine.goods import Goods
from nottingham.engine.seats import Seat
from nottingham.engine.state import State, put
from nottingham.engine.views import View

PRICES = (0, 1, 4, 7, 10, 14)
"""Where one class of offers begins and the next ends, in gold."""
FEW = 12
"""With fewer bags of one price than this, all prices are taken together."""


class PackedBag(msgspec.Struct, frozen=True):
    """A bag of a finished round: what was declared, and what was in it."""

    good: str
    bag: Goods

    def told_as(self, good: str) -> Goods:
        """The same trick with another good: what was true stays true."""
        if good == self.good:
            return self.bag
        true = self.bag[self.good]
        rest = self.bag - Goods({self.good: true}) if true else self.bag
        swapped = Goods.counting(self.good if card == good else card for card in rest.cards())
        return swapped + Goods({good: true}) if true else swapped


def price_class(gold: int) -> int:
    return max(place for place, least in enumerate(PRICES) if gold >= least)


class PackingHabits:
    """Bags by who packed them, how many cards they were said to hold, and what was offered for them."""

    def __init__(self) -> None:
        self._bags: dict[tuple[str, str, int, int], list[PackedBag]] = defaultdict(list)

    def note(self, edition: str, bot: str, offer: int, packed: PackedBag) -> None:
        self._bags[edition, bot, len(packed.bag), price_class(offer)].append(packed)

    def like(self, edition: str, bot: str, count: int, offer: int) -> list[PackedBag]:
        found = self._bags.get((edition, bot, count, price_class(offer)), [])
        if len(found) >= FEW:
            return found
        classes = range(len(PRICES)) if offer == 0 else range(1, len(PRICES))
        return [one for price in classes for one in self._bags.get((edition, bot, count, price), [])]


def unseen_by(view: View) -> Goods:
    """The cards that could be anywhere, for all that a seat knows."""
    public = view.public
    seen = public.gone + view.hand + view.bag + view.contraband + view.aside
    for goods in (*public.stands, *view.known):
        seen += goods
    seen += Goods.counting(card for pile in public.piles for card in pile)
    every = view.ruleset.all_cards
    return every - (every & seen)


def weight(bag: Goods, unseen: Goods, every: Goods) -> float:
    """How much likelier or less likely these cards are here than with a full deck; 0 if they cannot be."""
    ratio = 1.0
    for good, count in bag.counts.items():
        if unseen[good] < count:
            return 0.0
        ratio *= comb(unseen[good], count) / comb(every[good], count)
    return ratio


def with_bag(state: State, seat: Seat, bag: Goods, keeper: Seat) -> State | None:
    """The same world with other cards in a bag: those change places with cards that `keeper` does not see either."""
    need, spare = (
        list((bag - (bag & state.bags[seat])).cards()),
        list((state.bags[seat] - (bag & state.bags[seat])).cards()),
    )
    deck, hands = list(state.deck), list(state.hands)
    for card in need:
        if card in deck:
            deck[deck.index(card)] = spare.pop()
            continue
        holder = next((one for one in range(len(hands)) if one != keeper and hands[one][card]), None)
        if holder is None:
            return None
        hands[holder] = hands[holder] - Goods({card: 1}) + Goods({spare.pop(): 1})
    return replace(state, deck=tuple(deck), hands=tuple(hands), bags=put(state.bags, seat, bag))


def drawn(choices: list[tuple[PackedBag, Goods, float]], rng: Random) -> Goods:
    return rng.choices([bag for _, bag, _ in choices], [chance for _, _, chance in choices])[0]
