"""The gate: what each bag is worth to a Sheriff, opened or passed, and what an offer is worth beside that."""

from __future__ import annotations

from nottingham.bots.mind.beliefs import (
    BAD_CARDS_BY_SIZE,
    BAD_PENALTY,
    BAD_VALUE,
    asking_price,
    chance_of_lie,
    trust,
)
from nottingham.bots.mind.memory import Memory
from nottingham.bots.mind.temper import Temper
from nottingham.bots.mind.worth import rival_weight, sum_worth, worths
from nottingham.engine.deals import (
    AskOpen,
    AskPass,
    AskRefuse,
    Clause,
    GiveBag,
    GiveContraband,
    GiveGold,
    GiveStand,
    Offer,
    PromiseNext,
)
from nottingham.engine.events import inspecting
from nottingham.engine.seats import Seat
from nottingham.engine.views import View

PROMISE_WORTH = 4.0
"""What a kept promise about a bag is worth in points."""


def gain_of_opening(view: View, memory: Memory, temper: Temper, owner: Seat) -> float:
    """Expected points of opening a bag over letting it pass for nothing."""
    good, size = memory.declared[owner]
    lie = chance_of_lie(view, memory, temper, owner)
    weight = rival_weight(view, temper, owner)
    bad = BAD_CARDS_BY_SIZE.get(size, 2.4)
    share = _share(view, owner)
    fine, kept_out = bad * BAD_PENALTY, bad * BAD_VALUE
    if_lie = fine * (share + weight) + weight * kept_out
    if_true = view.ruleset.penalties[good] * size * (share + weight)
    return lie * if_lie - (1 - lie) * if_true


def _share(view: View, owner: Seat) -> float:
    """Two deputies halve what they win and lose together."""
    bag = inspecting(view.public).bag_of(owner)
    return 1.0 / len(bag.deciders) if bag else 1.0


def offer_worth(view: View, memory: Memory, temper: Temper, offer: Offer) -> float:
    """Expected points of a deal to a Sheriff: what it gives, less what it asks."""
    return sum(_clause_worth(view, memory, temper, offer, clause) for clause in offer.clauses)


def _clause_worth(view: View, memory: Memory, temper: Temper, offer: Offer, clause: Clause) -> float:
    giver = offer.merchant
    tilt = 1 + rival_weight(view, temper, giver)
    match clause:
        case GiveGold(amount=amount):
            return amount * tilt * _joint_share(view, offer)
        case GiveStand(goods=goods):
            return temper.goods_taste * sum_worth(goods, worths(view, temper)) * tilt * _joint_share(view, offer)
        case GiveContraband(goods=goods) | GiveBag(goods=goods):
            return 0.45 * temper.goods_taste * sum_worth(goods, worths(view, temper)) * _joint_share(view, offer)
        case AskPass(bag=bag):
            return -max(0.0, gain_of_opening(view, memory, temper, bag)) * temper.greed - 0.5 * (bag != giver)
        case AskOpen(bag=bag):
            return min(0.0, gain_of_opening(view, memory, temper, bag)) - 1.5
        case AskRefuse():
            return -1.0
        case PromiseNext(by=by, act="pass") if by == giver:
            return PROMISE_WORTH * trust(memory, temper, giver)
        case PromiseNext(by=by, act="pass"):
            return -0.5
    return 0.0


def _joint_share(view: View, offer: Offer) -> float:
    """A bribe to both deputies goes to the loot, and half of it to each."""
    phase = inspecting(view.public)
    return 0.5 if any((bag := phase.bag_of(owner)) and len(bag.deciders) > 1 for owner in offer.bags) else 1.0


def price_for(view: View, memory: Memory, temper: Temper, owner: Seat) -> int:
    """What to ask for letting a bag pass: more than opening is worth, less than the owner would lose."""
    _, size = memory.declared[owner]
    bad = BAD_CARDS_BY_SIZE.get(size, 2.4)
    gain = max(0.0, gain_of_opening(view, memory, temper, owner))
    owner_loses = bad * (BAD_PENALTY + BAD_VALUE)
    asked = max(gain + 2, 0.45 * owner_loses) * temper.greed
    return max(1, min(round(asked), view.public.gold[owner]))


def is_sheriff_open_to_gold(memory: Memory, temper: Temper, sheriff: Seat) -> bool:
    return asking_price(memory, temper, sheriff) < 20
