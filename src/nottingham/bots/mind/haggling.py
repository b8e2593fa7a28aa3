"""Haggling: which offers to make, which to take, and what to answer."""

from __future__ import annotations

from random import Random

from nottingham.bots.mind.beliefs import asking_price, chance_of_deal, chance_of_lie, chance_of_opening
from nottingham.bots.mind.gate import gain_of_opening, offer_worth, price_for
from nottingham.bots.mind.memory import Memory
from nottingham.bots.mind.temper import Temper
from nottingham.bots.mind.worth import rival_weight, standing, sum_worth, worths
from nottingham.engine.actions import Accept, Propose, Refuse
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
    gold_in,
)
from nottingham.engine.events import inspecting
from nottingham.engine.families import Action
from nottingham.engine.goods import Goods
from nottingham.engine.seats import Seat
from nottingham.engine.state import Bag
from nottingham.engine.views import View
from nottingham.phases.bargaining import AnswerPrompt, BargainPrompt

MOST_OFFERS = 3
"""Offers a mind makes in one round before it leaves the rest to fate."""


# --- as a merchant -----------------------------------------------------------------------------------------------


def own_lie(view: View, memory: Memory) -> Goods:
    """What the own bag holds besides what was declared."""
    assert view.seat is not None
    good, _ = memory.declared.get(view.seat, ("", 0))
    return view.bag.without((good,))


def own_risk(view: View, memory: Memory, temper: Temper, own: Bag) -> tuple[float, float]:
    """What the own bag is expected to bring without a deal and with one, beyond what is safe."""
    hidden = own_lie(view, memory)
    sheriff = own.deciders[0]
    tilt = 1 + rival_weight(view, temper, sheriff)
    opened = min(0.97, chance_of_opening(memory, temper, sheriff, own.size) * (1.25 if hidden else 1.0))
    smuggled = sum_worth(hidden, worths(view, temper))
    if not hidden:
        return opened * 2 * own.size * tilt, 0.0
    return (1 - opened) * smuggled - opened * hidden.worth(view.ruleset.penalties) * tilt, smuggled


def merchant_offer(view: View, memory: Memory, temper: Temper, prompt: BargainPrompt, rng: Random) -> Action | None:
    """A bribe for the own bag, alms, or gold against a rival; None when there is nothing to say."""
    assert view.seat is not None
    if memory.asked >= MOST_OFFERS:
        return None
    own = inspecting(view.public).bag_of(view.seat)
    if own and not own.is_settled and view.seat in prompt.may_pass:
        clauses = _own_bribe(view, memory, temper, prompt, own, rng)
        if clauses:
            return Propose(view.seat, clauses, rng.choice((None, *prompt.answers)) if prompt.answers else None)
    return _against_rival(view, memory, temper, prompt, rng)


def _own_bribe(
    view: View, memory: Memory, temper: Temper, prompt: BargainPrompt, own: Bag, rng: Random
) -> tuple[Clause, ...]:
    assert view.seat is not None
    hidden = own_lie(view, memory)
    already = memory.tribute.get(view.seat, 0)
    if not hidden:
        gives_alms = not already and prompt.gold and rng.random() < temper.alms
        return (GiveGold(min(prompt.gold, rng.randint(1, 3))), AskPass(view.seat)) if gives_alms else ()
    if rng.random() > 0.75 * temper.bribes:
        return ()
    price = _best_price(view, memory, temper, own, already)
    if price is None:
        return ()
    gold = min(price, prompt.gold)
    gifts: list[Clause] = [GiveGold(gold)] if gold else []
    gifts.extend(_sweetener(view, prompt, price - gold, rng))
    if not gifts:
        return ()
    if rng.random() < temper.promises:
        gifts.append(PromiseNext(view.seat, own.deciders[0], "pass"))
    return (*gifts, AskPass(view.seat))


def _best_price(view: View, memory: Memory, temper: Temper, own: Bag, already: int) -> int | None:
    """The price that balances what it costs against how likely it is taken; raised if the last one was not."""
    without, smuggled = own_risk(view, memory, temper, own)
    sheriff = own.deciders[0]
    tilt = 1 + rival_weight(view, temper, sheriff)
    asking = asking_price(memory, temper, sheriff)
    best: int | None = None
    best_gain = 0.0
    for price in range(max(1, already + 1), 26):
        deal = chance_of_deal(price, asking)
        gain = deal * (smuggled - price * tilt) + (1 - deal) * without - without
        if gain > best_gain:
            best, best_gain = price, gain
    return None if best is None else max(1, round(best * temper.openhanded))


def _sweetener(view: View, prompt: BargainPrompt, missing: int, rng: Random) -> list[Clause]:
    """Goods where gold does not suffice, or a claim about the bag that may even be true."""
    if missing > 0 and prompt.stand:
        return [GiveStand(Goods.of(rng.choice(prompt.stand.cards())))]
    if missing > 0 and prompt.face_down:
        return [GiveContraband(Goods.of(rng.choice(view.ruleset.contraband)))]
    if rng.random() < 0.06 and prompt.bag > 1:
        return [GiveBag(Goods.of(rng.choice(view.bag.cards())))]
    return []


def _against_rival(view: View, memory: Memory, temper: Temper, prompt: BargainPrompt, rng: Random) -> Action | None:
    """Pay to have a suspicious rival opened, or at least not bribed free."""
    assert view.seat is not None
    if memory.asked or prompt.gold < 12 or rng.random() > temper.spite:
        return None
    marks = [seat for seat in prompt.may_open if chance_of_lie(view, memory, temper, seat) > 0.5]
    if not marks:
        return None
    mark = max(marks, key=lambda seat: standing(view, seat))
    gold = GiveGold(rng.randint(2, 5))
    ask = AskOpen(mark) if rng.random() < 0.8 else AskRefuse(mark)
    return Propose(view.seat, (gold, ask))


def merchant_answer(view: View, memory: Memory, temper: Temper, offer: Offer, prompt: AnswerPrompt) -> Action | None:
    """Take a demand when it costs less than the risk it takes away."""
    assert view.seat is not None
    own = inspecting(view.public).bag_of(view.seat)
    if own is None or not prompt.may_accept:
        return None
    return Accept(offer.number) if demand_worth(view, memory, temper, offer, own) > 0 else None


def demand_worth(view: View, memory: Memory, temper: Temper, offer: Offer, own: Bag) -> float:
    """Points a merchant gains by taking a Sheriff's demand."""
    prices = worths(view, temper)
    tilt = 1 + rival_weight(view, temper, offer.proposer)
    cost = gold_in(offer.clauses) * tilt / max(0.3, temper.openhanded)
    for clause in offer.clauses:
        match clause:
            case GiveStand(goods=goods):
                cost += sum_worth(goods, prices) * tilt
            case GiveContraband(goods=goods):
                cost += sum_worth(goods & view.contraband, prices)
            case GiveBag(goods=goods):
                cost += sum_worth(goods & view.bag, prices)
    if not offer.passes_own_bag or own.is_settled:
        return -cost - 1.0 + (1.5 if any(isinstance(clause, AskOpen) for clause in offer.clauses) else 0.0)
    without, smuggled = own_risk(view, memory, temper, own)
    pressed = without - 0.25 * (smuggled + own_lie(view, memory).worth(view.ruleset.penalties))
    return (smuggled - cost) - (pressed if own_lie(view, memory) else without)


# --- as the Sheriff ----------------------------------------------------------------------------------------------


def sheriff_demand(view: View, memory: Memory, temper: Temper, prompt: BargainPrompt, rng: Random) -> Action | None:
    """Names a price for a bag that looks worth opening, once; higher than what lies on the table."""
    merchant, phase = prompt.merchant, inspecting(view.public)
    bag = phase.bag_of(merchant)
    if bag is None or bag.is_settled or merchant not in prompt.may_pass or not prompt.gold:
        return None
    mine = [one for one in memory.offers.values() if one.proposer == view.seat and one.merchant == merchant]
    if mine or chance_of_lie(view, memory, temper, merchant) < 0.4 or rng.random() > temper.demands:
        return None
    theirs = [one for one in phase.offers if one.number in prompt.answers and one.passes_own_bag]
    price = price_for(view, memory, temper, merchant)
    best = max((gold_in(one.clauses) for one in theirs), default=0)
    if best >= price:
        return None
    clauses = (GiveGold(price), AskPass(merchant))
    return Propose(merchant, clauses, theirs[-1].number if theirs else None)


def sheriff_answer(
    view: View, memory: Memory, temper: Temper, offer: Offer, prompt: AnswerPrompt, rng: Random
) -> Action | None:
    """Take what beats opening; send away what insults; leave the rest lying on the table."""
    worth = offer_worth(view, memory, temper, offer) + rng.gauss(0, temper.noise * 0.5)
    if prompt.may_accept and worth > 0.5:
        return Accept(offer.number)
    return Refuse(offer.number) if worth < -6 and rng.random() < 0.3 else None


def wants_to_open(view: View, memory: Memory, temper: Temper, owner: Seat, rng: Random) -> bool:
    """The word on a bag for which no deal was struck."""
    if temper.coin_flip is not None:
        return rng.random() < temper.coin_flip
    gain = gain_of_opening(view, memory, temper, owner) + rng.gauss(0, temper.noise * 2)
    return gain > 0 and rng.random() >= temper.forgives
