"""Beliefs: how likely a bag is honest, what a lie in it would be worth, and how likely a Sheriff opens one.

Starting points are what balanced play looks like; they move with what each player was seen to do.
"""

from __future__ import annotations

from functools import lru_cache
from math import comb, exp, log

from nottingham.bots.mind.memory import Habits, Memory
from nottingham.bots.mind.temper import Temper
from nottingham.engine.goods import Goods
from nottingham.engine.seats import Seat
from nottingham.engine.views import View

LIES_BY_SIZE = {1: 0.20, 2: 0.28, 3: 0.42, 4: 0.42, 5: 0.40}
"""How often a bag of this size holds a lie, before anything is known of its owner."""
BAD_CARDS_BY_SIZE = {1: 1.0, 2: 1.5, 3: 1.8, 4: 2.1, 5: 2.4}
"""Cards that are not what was declared, in a bag that lies."""
OPENED_BASE = 0.40
CARDS_LOOKED_AT = 10
"""Roughly how many cards pass through a merchant's hand before the bag is packed."""
WEIGHT_OF_PRIOR = 4.0
BAD_PENALTY = 3.5
BAD_VALUE = 6.5


def logit(chance: float) -> float:
    return log(chance / (1 - chance))


def sigmoid(odds: float) -> float:
    return 1 / (1 + exp(-max(-30.0, min(30.0, odds))))


def unseen(view: View) -> Goods:
    """Every card this seat cannot place: in the deck, in other hands and bags, or face down elsewhere."""
    public = view.public
    seen = view.hand + view.bag + view.aside + view.contraband + public.gone
    for pile in public.piles:
        seen = seen + Goods.counting(pile)
    for stand in public.stands:
        seen = seen + stand
    for holder, goods in enumerate(view.known):
        if holder != view.seat:
            seen = seen + goods
    cards = view.ruleset.all_cards
    return cards - (cards & seen)


@lru_cache(maxsize=4096)
def at_least(count: int, draws: int, share: float) -> float:
    """Chance that so many draws bring at least so many of a kind."""
    if count <= 0:
        return 1.0
    return sum(comb(draws, k) * share**k * (1 - share) ** (draws - k) for k in range(count, draws + 1))


def chance_of_lie(view: View, memory: Memory, temper: Temper, owner: Seat) -> float:
    """How likely the bag of this merchant is not what was declared."""
    good, size = memory.declared[owner]
    base = LIES_BY_SIZE.get(size, 0.4)
    habits = memory.habits[owner]
    odds = logit(base) + temper.suspicion + temper.insight * _leaning(habits, base)
    odds -= temper.insight * 0.6 * _plausibility(view, memory, owner, good, size)
    odds += temper.insight * _bribe_speaks(habits, memory.tribute.get(owner, 0))
    return sigmoid(odds)


def _leaning(habits: Habits, base: float) -> float:
    """How much more than others this one lies, in log odds."""
    rate = (habits.lies + WEIGHT_OF_PRIOR * base) / (habits.bags + WEIGHT_OF_PRIOR)
    return logit(min(0.95, max(0.05, rate))) - logit(base)


def _plausibility(view: View, memory: Memory, owner: Seat, good: str, size: int) -> float:
    """Log of how much likelier than usual it is that so many of a good were there to be had."""
    cards, taken = unseen(view), memory.taken[owner][good]
    share = round(cards[good] / max(1, len(cards)), 2)
    usual = (0.95, 0.85, 0.58, 0.20, 0.05)[max(0, min(size, 5) - 1)]
    had = at_least(size - taken, max(1, CARDS_LOOKED_AT - taken), share)
    return max(-2.5, min(2.5, log(max(had, 1e-3) / usual)))


def _bribe_speaks(habits: Habits, tribute: int) -> float:
    """Those who offer gold mostly have something to hide."""
    if not tribute:
        return -0.15
    lies = (habits.bribed_lies + 1.6) / (habits.lies + 2.4)
    truths = (habits.bribed_truths + 0.7) / (habits.bags - habits.lies + 2.4)
    return max(-2.0, min(2.0, log(lies / truths)))


def chance_of_opening(memory: Memory, temper: Temper, sheriff: Seat, size: int) -> float:
    """How likely this Sheriff opens a bag of this size for which nothing is offered."""
    habits = memory.habits[sheriff]
    seen = temper.insight * habits.gated
    rate = (temper.insight * habits.opened + WEIGHT_OF_PRIOR * OPENED_BASE) / (seen + WEIGHT_OF_PRIOR)
    return sigmoid(logit(min(0.95, max(0.05, rate))) + 0.25 * (size - 3))


def asking_price(memory: Memory, temper: Temper, sheriff: Seat) -> float:
    """The bribe at which this Sheriff is as likely to take it as not."""
    habits = memory.habits[sheriff]
    taken = habits.deal_gold / habits.deals if habits.deals else 9.0
    weight = temper.insight * (habits.deals + habits.turned_down)
    level = taken if habits.deals >= habits.turned_down else max(taken, _mean_turned_down(habits) + 3)
    return (9.0 * 3 + level * weight) / (3 + weight)


def _mean_turned_down(habits: Habits) -> float:
    return habits.turned_down_gold / habits.turned_down if habits.turned_down else 0.0


def chance_of_deal(price: float, asking: float) -> float:
    return sigmoid((price - asking) / 2.5)


def trust(memory: Memory, temper: Temper, seat: Seat) -> float:
    """How much a promise of this player is worth: broken ones are remembered."""
    habits = memory.habits[seat]
    return (1.0 + temper.insight * habits.kept) / (3.0 + temper.insight * (habits.kept + 2 * habits.broken))
