"""The gate: what each bag is worth to a Sheriff, opened or passed, and what an offer is worth beside that."""

from __future__ import annotations

from math import ceil

from nottingham.bots.mind.beliefs import (
    VALUE_OF_FINE,
    chance_face_down,
    chance_in_bag,
    chance_of_lie,
    falls_due,
    fine_to_expect,
    promise_due,
    trust,
    trust_in_claim,
)
from nottingham.bots.mind.thought import Thought
from nottingham.bots.mind.traits import sigmoid
from nottingham.rules.engine.access import inspecting
from nottingham.rules.engine.deals import (
    GIFTS,
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
from nottingham.rules.engine.goods import Goods
from nottingham.rules.engine.seats import Seat
from nottingham.rules.phases.bargaining import bargainers

FREE_HANDS = 1.0
"""Points it is worth not to be bound about somebody else's bag."""
AGAINST_THE_LEADER = 1.5
"""How much more a promise is worth between two who trail."""
BROKEN_WORD = 6.0
"""Points below which nobody sells a bag that was promised to pass; who keeps words does not sell it at all."""
LEAST_GAIN = 0.3
"""Points that a bargain must bring to be struck."""
HONOURS, HONOURED_MOST = 1.2, 3
"""What of a promise's worth each one kept before takes from the wish to open a bag, and how many of them count."""
BENDS = 0.65
"""The share of what a smuggler stands to lose at which a demand is as likely to be paid as not."""
BEND_SLOPE = 4.0


def gain_of_opening(thought: Thought, owner: Seat) -> float:
    """Expected points of opening a bag over letting it pass for nothing."""
    good, size = thought.memory.declared[owner]
    lie = chance_of_lie(thought, owner)
    loss = thought.ruleset.penalties[good] * size * _stake(thought, owner)
    return lie * gain_if_lie(thought, owner) - (1 - lie) * loss


def gain_if_lie(thought: Thought, owner: Seat) -> float:
    """Points of opening a bag that lies: the fine, and what the owner does not bring to market."""
    fine = fine_to_expect(thought, owner)
    return fine * _stake(thought, owner) + thought.weights[owner] * VALUE_OF_FINE * fine


def _stake(thought: Thought, owner: Seat) -> float:
    """What a coin between the gate and an owner is worth; two deputies halve what they win and lose together."""
    bag = inspecting(thought.public).bag_of(owner)
    deciders = bag.deciders if bag else (thought.seat,)
    partners = sum(thought.weights[seat] for seat in deciders)  # the own weight is 0
    return thought.weights[owner] + (1 - partners) / len(deciders)


def thanks(thought: Thought, owner: Seat) -> float:
    """Points that a player's kept promises take from the wish to open that player's bag; three of them are enough."""
    return thought.temper.honour * HONOURS * min(HONOURED_MOST, thought.memory.honoured.get(owner, 0))


def offer_worth(thought: Thought, offer: Offer) -> float:
    """Expected points of a deal to a Sheriff: what it gives, less what it asks."""
    return sum(_clause_worth(thought, offer, clause) for clause in offer.clauses)


def gifts_worth(thought: Thought, offer: Offer) -> float:
    """Expected points of what a deal gives, whatever it asks."""
    return sum(_clause_worth(thought, offer, clause) for clause in offer.clauses if isinstance(clause, GIFTS))


def _clause_worth(thought: Thought, offer: Offer, clause: Clause) -> float:
    giver = offer.merchant
    match clause:
        case GiveGold(amount=amount):
            return amount * (_share(thought, offer) + thought.weights[giver])
        case GiveStand(goods=goods):
            return _goods_worth(thought, offer, goods)
        case GiveContraband(goods=goods):
            return claim_holds(thought, offer, clause) * _goods_worth(thought, offer, goods)
        case GiveBag(goods=goods):
            return claim_holds(thought, offer, clause) * _goods_worth(thought, offer, goods)
        case AskPass(bag=bag):
            return -_forgone_by_passing(thought, bag) - FREE_HANDS * (bag != giver)
        case AskOpen(bag=bag):
            return min(0.0, gain_of_opening(thought, bag)) - _forgone(thought, bag) - _perjury(thought, bag)
        case AskRefuse(bag=bag):
            return -_forgone(thought, bag)
        case PromiseNext(by=by, act="pass"):
            return promise_worth(thought, by) * (1 if by == giver else -1)
    return 0.0


def claim_holds(thought: Thought, offer: Offer, claim: GiveBag | GiveContraband) -> float:
    """How likely goods that nobody can see are there: how far the giver is believed, and what can be there at all."""
    chance = chance_in_bag if isinstance(claim, GiveBag) else chance_face_down
    return trust_in_claim(thought, offer.merchant) * chance(thought, offer.merchant, claim.goods)


def promise_worth(thought: Thought, by: Seat) -> float:
    """What a promise to let a bag pass is worth: nothing once it cannot fall due; the own one is what it costs."""
    if not falls_due(thought, by):
        return 0.0
    if by == thought.seat:
        return thought.temper.honour * thought.temper.keeps_word
    ally = AGAINST_THE_LEADER if thought.trails(by) and thought.trails(thought.seat) else 1.0
    return thought.temper.honour * ally * trust(thought, by)


def _forgone_by_passing(thought: Thought, owner: Seat) -> float:
    """What it costs to let a bag pass: what opening it would bring; who kept promises is owed something."""
    return max(0.0, gain_of_opening(thought, owner) - thanks(thought, owner)) * thought.temper.greed


def _forgone(thought: Thought, owner: Seat) -> float:
    """What it costs to be bound against somebody: the gold that one offers, over what opening brings."""
    tribute = thought.memory.tribute.get(owner, 0) if owner not in thought.memory.dealt else 0
    return max(FREE_HANDS, tribute - max(0.0, gain_of_opening(thought, owner)))


def _perjury(thought: Thought, owner: Seat) -> float:
    """What it costs to be paid for opening a bag that was promised to pass: a word is not sold for a coin."""
    promised = promise_due(thought, owner)
    return BROKEN_WORD if promised is not None and promised.act == "pass" else 0.0


def _goods_worth(thought: Thought, offer: Offer, goods: Goods) -> float:
    taken_away = thought.weights[offer.merchant] * goods.worth(thought.ruleset.values)
    return thought.temper.goods_taste * thought.worth(goods) * _share(thought, offer) + taken_away


def _share(thought: Thought, offer: Offer) -> float:
    """A bribe to both deputies goes to the loot, and half of it to each."""
    return 0.5 if len(bargainers(thought.public, offer.bags)) > 1 else 1.0


def least_to_take(thought: Thought, owner: Seat) -> int:
    """The gold for which letting a bag pass is as good as opening it, or as having it opened for what somebody bids."""
    coin = 1 + thought.weights[owner]
    return ceil((_forgone_by_passing(thought, owner) + LEAST_GAIN) / coin) + thought.memory.bids.get(owner, 0)


def price_for(thought: Thought, owner: Seat, most: int) -> int:
    """What to ask for letting a bag pass: the price that earns most, given how likely a smuggler pays it."""
    at_stake = (1 + VALUE_OF_FINE) * fine_to_expect(thought, owner)
    instead = max(0.0, gain_of_opening(thought, owner)) and gain_if_lie(thought, owner)
    coin = thought.temper.greed + thought.weights[owner]

    def earned(price: int) -> float:
        return sigmoid((BENDS * at_stake - price) / BEND_SLOPE) * (price * coin - instead)

    return max(range(1, max(2, min(most, 40) + 1)), key=earned)
