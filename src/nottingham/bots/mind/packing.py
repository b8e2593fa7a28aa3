"""Packing: which cards go into the bag, and what is said of them."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from random import Random

from nottingham.bots.mind.beliefs import asking_price, chance_of_deal, chance_of_opening
from nottingham.bots.mind.memory import Memory
from nottingham.bots.mind.temper import Temper
from nottingham.bots.mind.worth import rival_weight, sum_worth, worths
from nottingham.engine.goods import Goods
from nottingham.engine.views import View


class Plan:
    """A bag, what would be declared, and what it is expected to bring."""

    __slots__ = ("bag", "good", "worth")

    def __init__(self, bag: Goods, good: str, worth: float) -> None:
        self.bag, self.good, self.worth = bag, good, worth


def best_plan(view: View, memory: Memory, temper: Temper, hand: Goods, most: int, rng: Random) -> Plan:
    """The bag with the best expectation, give or take the temper's noise."""
    most = min(most, temper.bag_most)
    plans = [_judge(view, memory, temper, bag, good) for bag in _bags(hand, most) for good in _stories(view, bag)]
    return max(plans, key=lambda plan: plan.worth + rng.gauss(0, temper.noise))


def _bags(hand: Goods, most: int) -> Iterator[Goods]:
    """Every different bag that can be packed from a hand."""
    kinds = hand.items()
    for counts in product(*(range(count + 1) for _, count in kinds)):
        if 0 < sum(counts) <= most:
            yield Goods({good: count for (good, _), count in zip(kinds, counts, strict=True)})


def _stories(view: View, bag: Goods) -> list[str]:
    """What can be said of a bag: a legal good that is in it, or, with none, the one easiest to believe."""
    told = [good for good in view.ruleset.legal if good in bag]
    if not told:
        return [max(view.ruleset.legal, key=lambda good: (view.ruleset.all_cards[good], good))]
    most = max(bag[good] for good in told)
    return [good for good in told if bag[good] == most]


def _judge(view: View, memory: Memory, temper: Temper, bag: Goods, good: str) -> Plan:
    return Plan(bag, good, expectation(view, memory, temper, bag, good))


def expectation(view: View, memory: Memory, temper: Temper, bag: Goods, good: str) -> float:
    """Points a bag is expected to bring, bribe included where a lie would be covered by one."""
    sheriff, size = view.public.sheriff, len(bag)
    prices, penalties = worths(view, temper), view.ruleset.penalties
    told = bag.only((good,))
    hidden = bag - told
    opened = min(0.97, temper.daring * chance_of_opening(memory, temper, sheriff, size))
    tilt = 1 + rival_weight(view, temper, sheriff)
    safe = sum_worth(told, prices)
    if not hidden:
        return safe + temper.scruples + chance_of_opening(memory, temper, sheriff, size) * 2 * size * tilt
    fine = hidden.worth(penalties) * tilt
    smuggled = sum_worth(hidden, prices)
    plain = (1 - opened) * smuggled - opened * fine
    return safe + max(plain, _covered(view, memory, temper, smuggled, fine, opened))


def _covered(view: View, memory: Memory, temper: Temper, smuggled: float, fine: float, opened: float) -> float:
    """The same with the best bribe for it."""
    assert view.seat is not None
    if not temper.bribes:
        return float("-inf")
    sheriff, tilt = view.public.sheriff, 1 + rival_weight(view, temper, view.public.sheriff)
    asking = asking_price(memory, temper, sheriff)
    return max(
        (
            deal * (smuggled - price * tilt) + (1 - deal) * ((1 - opened) * smuggled - opened * fine)
            for price in range(2, min(view.public.gold[view.seat], 20) + 1, 2)
            for deal in (chance_of_deal(price, asking),)
        ),
        default=float("-inf"),
    )


def honest_plan(view: View, temper: Temper, hand: Goods, most: int) -> Plan:
    """The best bag that needs no lie; with no legal card in hand, the cheapest to lose."""
    prices = worths(view, temper)
    legal = [good for good in view.ruleset.legal if good in hand]
    if not legal:
        card = min(hand, key=lambda good: (view.ruleset.penalties[good], good))
        return Plan(Goods.of(card), _stories(view, Goods.of(card))[0], 0.0)
    best = max(legal, key=lambda good: (prices[good] + 1) * min(hand[good], most))
    return Plan(Goods({best: min(hand[best], most)}), best, 0.0)
