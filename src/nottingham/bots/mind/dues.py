"""Dues: paying debts, placing confiscated cards, claiming from the black market, splitting the loot."""

from __future__ import annotations

from random import Random

from nottingham.bots.mind.temper import Temper
from nottingham.bots.mind.worth import sum_worth, worths
from nottingham.engine.actions import Pay, Place
from nottingham.engine.families import Action
from nottingham.engine.goods import NOTHING, Goods
from nottingham.engine.views import View
from nottingham.options.black_market import CARDS_FOR_A_CLAIM, Claim, ClaimPrompt, piles_of
from nottingham.options.deputies import AcceptSplit, CallSplit, SplitPrompt, SplitTerms, loot_goods, split_duty
from nottingham.phases.inspecting import PlacePrompt
from nottingham.phases.paying import PayPrompt


def pay(view: View, temper: Temper, prompt: PayPrompt) -> Action:
    """The goods that cover a debt at the least loss; everything when everything does not suffice."""
    values = view.ruleset.values
    if prompt.goods.worth(values) <= prompt.amount:
        return Pay(prompt.goods)
    return Pay(_cheapest_cover(prompt.goods, prompt.amount, values, worths(view, temper)))


def _cheapest_cover(goods: Goods, amount: int, values: dict[str, int], prices: dict[str, float]) -> Goods:
    """Cards worth at least an amount with the least price, none of them needless: covering as in a knapsack."""
    best: dict[int, tuple[float, Goods]] = {0: (0.0, NOTHING)}
    for card in goods.cards():
        for covered, (price, chosen) in sorted(best.items(), reverse=True):
            if covered < amount:
                reached, cost = min(amount, covered + values[card]), price + max(0.01, prices[card])
                if reached not in best or cost < best[reached][0]:
                    best[reached] = (cost, chosen + Goods.of(card))
    return _without_needless(best[amount][1], amount, values)


def _without_needless(goods: Goods, amount: int, values: dict[str, int]) -> Goods:
    for good in goods:
        while good in goods and goods.worth(values) - values[good] >= amount:
            goods = goods - Goods.of(good)
    return goods


def place(view: View, temper: Temper, prompt: PlacePrompt, rng: Random) -> Action:
    """Best cards to the bottom, so that the next merchant does not find them on top."""
    prices = worths(view, temper)
    return Place(rng.choice(prompt.piles), tuple(sorted(prompt.goods.cards(), key=lambda card: -prices[card])))


def claim(view: View, temper: Temper, prompt: ClaimPrompt) -> Action:
    """The claim that gains most over the three cards it costs."""
    prices, market = worths(view, temper), piles_of(view.public)

    def gain(good: str) -> float:
        return (market.top(good) or 0) - CARDS_FOR_A_CLAIM * prices[good]

    best = max(prompt.goods, key=gain, default=None)
    return Claim(best if best is not None and gain(best) > 0 else None)


def split(view: View, temper: Temper, prompt: SplitPrompt) -> Action:
    """Takes a split that gives at least what the rule would; else calls the rule."""
    if prompt.accept is None:
        return CallSplit()
    return AcceptSplit(prompt.accept) if _offered(view, temper) >= _by_rule(view, temper) else CallSplit()


def _offered(view: View, temper: Temper) -> float:
    """What the other deputy's proposal leaves."""
    duty = split_duty(view.public)
    assert duty is not None
    assert duty.split is not None
    terms = next(extra for extra in view.extras if isinstance(extra, SplitTerms))
    left = loot_goods(view) - duty.split.legal - terms.contraband
    return view.public.gold[view.ruleset.loot] - duty.split.gold + sum_worth(left, worths(view, temper))


def _by_rule(view: View, temper: Temper) -> float:
    halves = Goods({good: count // 2 for good, count in loot_goods(view).items()})
    return view.public.gold[view.ruleset.loot] // 2 + sum_worth(halves, worths(view, temper))
