"""Dues: paying debts, placing confiscated cards, claiming from the black market, splitting the loot."""

from __future__ import annotations

from nottingham.bots.mind.thought import Thought
from nottingham.rules.engine.actions import Pay, PlaceCards
from nottingham.rules.engine.families import Action, Prompt
from nottingham.rules.engine.goods import NOTHING, Goods
from nottingham.rules.options.black_market.rule import CARDS_FOR_A_CLAIM, Claim, ClaimPrompt, piles_of
from nottingham.rules.options.deputies.rule import (
    AcceptSplit,
    CallSplit,
    ProposeSplit,
    SplitPrompt,
    SplitTerms,
    loot_goods,
    split_duty,
)
from nottingham.rules.phases.inspecting import PlacePrompt
from nottingham.rules.phases.paying import PayPrompt


def decide(thought: Thought, prompt: Prompt) -> Action | None:
    """What a mind does about a due; nothing where the prompt is none."""
    match prompt:
        case PlacePrompt():
            return place(thought, prompt)
        case PayPrompt():
            return pay(thought, prompt)
        case ClaimPrompt():
            return claim(thought, prompt)
        case SplitPrompt():
            return split(thought, prompt)
    return None


def pay(thought: Thought, prompt: PayPrompt) -> Action:
    """The goods that cover a debt at the least loss; everything when everything does not suffice."""
    values = thought.ruleset.values
    if prompt.goods.worth(values) <= prompt.amount:
        return Pay(prompt.goods)
    prices = {good: thought.loss(Goods.of(good)) for good in prompt.goods}
    return Pay(_cheapest_cover(prompt.goods, prompt.amount, values, prices))


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


def place(thought: Thought, prompt: PlacePrompt) -> Action:
    """Best cards to the bottom, so that the next merchant does not find them on top."""
    prices = thought.prices
    cards = sorted(prompt.goods.cards(), key=lambda card: -prices[card])
    return PlaceCards(thought.rng.choice(prompt.piles), tuple(cards))


def claim(thought: Thought, prompt: ClaimPrompt) -> Action:
    """The claim that gains most over the three cards it costs; every pile is weighed, claimable or not."""
    market, values = piles_of(thought.public), thought.ruleset.values
    gains = {pile.good: (market.top(pile.good) or 0) - CARDS_FOR_A_CLAIM * values[pile.good] for pile in market.piles}
    best = max(prompt.goods, key=gains.__getitem__, default=None)
    return Claim(best if best is not None and gains[best] > 0 else None)


def split(thought: Thought, prompt: SplitPrompt) -> Action:
    """Takes a split that gives at least what the rule would; proposes one where the rule would waste cards."""
    if prompt.accept is not None:
        return AcceptSplit(prompt.accept) if _rest_of_loot(thought) >= _by_rule(thought) else CallSplit()
    if _has_said(thought) or not _is_wasteful(thought):
        return CallSplit()
    return ProposeSplit(prompt.gold // 2, _fair_half(thought, prompt.goods))


def _has_said(thought: Thought) -> bool:
    duty = split_duty(thought.public)
    return duty is not None and duty.split is not None


def _is_wasteful(thought: Thought) -> bool:
    """Whether halving would throw a card away."""
    return any(count % 2 for _, count in loot_goods(thought.view).items())


def _fair_half(thought: Thought, goods: Goods) -> Goods:
    """Half of every kind, and of the odd cards every second, the dearest first: both get more than by the rule."""
    odd = [good for good, count in goods.items() if count % 2]
    odd.sort(key=lambda good: (-thought.ruleset.values[good], good))
    return _halves(goods) + Goods.counting(odd[::2])


def _halves(goods: Goods) -> Goods:
    return Goods({good: count // 2 for good, count in goods.items()})


def _rest_of_loot(thought: Thought) -> float:
    """What the other deputy's proposal leaves."""
    duty = split_duty(thought.public)
    assert duty is not None
    assert duty.split is not None
    terms = next(extra for extra in thought.view.extras if isinstance(extra, SplitTerms))
    left = loot_goods(thought.view) - duty.split.legal - terms.contraband
    return thought.public.gold[thought.ruleset.loot] - duty.split.gold + thought.worth(left)


def _by_rule(thought: Thought) -> float:
    return thought.public.gold[thought.ruleset.loot] // 2 + thought.worth(_halves(loot_goods(thought.view)))
