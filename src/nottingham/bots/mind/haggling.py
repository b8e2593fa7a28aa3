"""Haggling: which offers to make, which to take, and what to answer."""

from __future__ import annotations

from nottingham.bots.mind.beliefs import (
    VALUE_OF_FINE,
    chance_of_catch,
    chance_of_deal,
    chance_of_lie,
    chance_of_opening,
    falls_due,
    fine_to_expect,
)
from nottingham.bots.mind.gate import gain_of_opening, offer_worth, price_for, promise_worth
from nottingham.bots.mind.memory import tribute_in
from nottingham.bots.mind.thought import Thought
from nottingham.engine.access import inspecting
from nottingham.engine.actions import Accept, Propose, Refuse
from nottingham.engine.deals import (
    AskOpen,
    AskPass,
    AskRefuse,
    Clause,
    Clauses,
    GiveBag,
    GiveContraband,
    GiveGold,
    GiveStand,
    Offer,
    PromiseNext,
    gold_in,
)
from nottingham.engine.families import Action
from nottingham.engine.goods import NOTHING, Goods
from nottingham.engine.seats import Seat
from nottingham.engine.state import Bag
from nottingham.phases.bargaining import AnswerPrompt, BargainPrompt

OFFERS_A_BAG = 2
"""Offers a mind makes for its own bag before it leaves the rest to fate."""
OFFER_SPEAKS = 1.1
"""Who offers is opened a little oftener when it is not taken."""
DEMAND_SPEAKS = 1.5
"""Who is asked for gold and does not pay is opened oftener still."""
LEAST_GAIN = 0.3
HARDENS = 1.35
"""How much dearer each further demand for one bag seems than the last."""
PAYS_IN_GOODS = 0.25
"""How often goods that are hardly missed go into a bribe although there is gold."""
OF_THE_GAIN = 0.7
"""What of the gain from a rival's opening is paid for it."""
ONLY_REFUSED = 0.25
"""How often a rival who bribes is to be refused rather than opened."""
NEARLY_SURE = 1.6
"""Demands grow with suspicion, and are as ready as the temper allows from 5 in 8 on."""
LEAST_NOD = 2
"""Gold that has to be in a stranger's bribe to be nodded at."""
IN_DOUBT = 3.0
"""Points to be won or lost by opening below which whoever flips coins flips one."""
LIKED_BETTER = 3.5
"""Points by which a card must be worth more than its value to be asked for instead of coins."""


def own_bag(thought: Thought) -> Bag | None:
    """The own bag, while it is not settled."""
    bag = inspecting(thought.public).bag_of(thought.seat)
    return None if bag is None or bag.is_settled else bag


# --- as a merchant -----------------------------------------------------------------------------------------------


class Stakes:
    """What hangs on the own bag: what is hidden in it, what that brings and what it may cost."""

    def __init__(self, thought: Thought, own: Bag) -> None:
        self.thought, self.own = thought, own
        self.hidden = thought.view.bag.without((own.good or "",))
        self.tilt = 1 + sum(thought.weights[seat] for seat in own.deciders) / len(own.deciders)
        self.smuggled = thought.worth(self.hidden)
        self.fine = self.hidden.worth(thought.ruleset.penalties)
        chance = chance_of_catch if self.hidden else chance_of_opening
        self.opened = min(0.97, chance(thought, own.size, own.deciders) * thought.temper.daring)

    def without_deal(self, pressed: float = 1.0) -> float:
        """Points to expect beyond what is safe if nothing is agreed."""
        opened = min(0.97, self.opened * pressed)
        if not self.hidden:
            return opened * self.thought.ruleset.penalties[self.own.good or ""] * self.own.size * self.tilt
        return (1 - opened) * self.smuggled - opened * self.fine * self.tilt


def merchant_offer(thought: Thought, prompt: BargainPrompt) -> Action | None:
    """A bribe for the own bag, alms, or gold against a rival; None when there is nothing to say."""
    own, said = own_bag(thought), thought.memory.asked
    if own and thought.seat in prompt.may_pass and said.get((thought.seat, True), 0) < OFFERS_A_BAG:
        clauses = _own_bribe(thought, prompt, own)
        if clauses:
            return Propose(thought.seat, clauses, prompt.answers[-1] if prompt.answers else None)
    return None if (thought.seat, False) in said else _against_rival(thought, prompt)


def _own_bribe(thought: Thought, prompt: BargainPrompt, own: Bag) -> Clauses:
    stakes, temper = Stakes(thought, own), thought.temper
    already = thought.memory.tribute.get(thought.seat, 0)
    if not stakes.hidden:
        gives = not already and prompt.gold and thought.whim("alms") < temper.alms
        gold = max(1, round(thought.temper.openhanded * thought.rng.randint(1, 3)))
        return (GiveGold(min(prompt.gold, gold)), AskPass(thought.seat), *_promise(thought, own)) if gives else ()
    if thought.whim("bribe") >= temper.bribes:
        return ()
    price = _best_price(thought, stakes, already)
    gifts = _gifts(thought, prompt, price) if price else ()
    if gifts and not already and thought.whim("bluff") < temper.bluffs:
        gifts = _bluff(thought, prompt, price or 0) or gifts
    return (*gifts, AskPass(thought.seat), *_extras(thought, prompt, own)) if gifts else ()


def _best_price(thought: Thought, stakes: Stakes, already: int) -> int | None:
    """The price that balances what it costs against how likely it is taken; raised if the last one was not."""
    now, otherwise = stakes.without_deal(), stakes.without_deal(OFFER_SPEAKS)
    deciders, best, most_gain = stakes.own.deciders, None, LEAST_GAIN
    for price in range(already + 1, 26):
        deal = chance_of_deal(thought, price, deciders)
        gain = deal * (stakes.smuggled - price * stakes.tilt) + (1 - deal) * otherwise - now
        if gain > most_gain:
            best, most_gain = price, gain
    price = 0 if best is None else max(1, round(best * thought.temper.openhanded))
    return price if price > already else None  # the same again is no answer


def _gifts(thought: Thought, prompt: BargainPrompt, price: int) -> Clauses:
    """Gold as far as it reaches, then goods; now and then goods first, where they are missed less than gold."""
    idle = [good for good in prompt.stand if thought.loss(Goods.of(good)) < thought.ruleset.values[good] + 0.2]
    cards = [good for good in idle for _ in range(prompt.stand[good])]
    likes_goods = thought.whim("goods") < PAYS_IN_GOODS * thought.temper.goods_taste
    goods = _worth_about(thought, cards, price // 2) if likes_goods else NOTHING
    left = price - goods.worth(thought.ruleset.values)
    gold = max(0, min(left, prompt.gold))
    if gold < left:
        rest = prompt.stand - goods
        goods = goods + _worth_about(thought, list(rest.cards()), left - gold + 2)
    gifts: list[Clause] = [GiveGold(gold)] if gold else []
    return (*gifts, GiveStand(goods)) if goods else (*gifts, *_from_the_bag(thought, prompt, left - gold))


def _bluff(thought: Thought, prompt: BargainPrompt, price: int) -> Clauses:
    """Half in gold, and a card from the bag that is not there; nobody bluffs who was found out."""
    absent = [good for good in thought.ruleset.contraband if good not in thought.view.bag]
    if not absent or prompt.bag < 2 or thought.memory.habits[thought.seat].claims_false:
        return ()
    gold = min(prompt.gold, (price + 1) // 2)
    card = min(absent, key=lambda good: (thought.ruleset.values[good], good))
    return (*((GiveGold(gold),) if gold else ()), GiveBag(Goods.of(card)))


def _worth_about(thought: Thought, cards: list[str], price: int) -> Goods:
    """The cards missed least, up to a price."""
    chosen: list[str] = []
    for card in sorted(cards, key=lambda one: (thought.loss(Goods.of(one)), one)):
        if thought.ruleset.values[card] <= price:
            chosen.append(card)
            price -= thought.ruleset.values[card]
    return Goods.counting(chosen)


def _from_the_bag(thought: Thought, prompt: BargainPrompt, missing: int) -> Clauses:
    """One card of what is hidden, when nothing else is left to give."""
    hidden = thought.view.bag.only(thought.ruleset.contraband)
    if missing <= 0 or not hidden or prompt.bag < 2:
        return ()
    return (GiveBag(Goods.of(min(hidden, key=lambda good: thought.prices[good]))),)


def _extras(thought: Thought, prompt: BargainPrompt, own: Bag) -> Clauses:
    """A promise, or a rival's bag into the bargain."""
    mark, gain = _mark(thought, prompt, own.deciders)
    if mark is None or gain <= 0 or thought.whim("mark") >= thought.temper.spite / 2:
        return _promise(thought, own)
    return (*_promise(thought, own), AskOpen(mark))


def _promise(thought: Thought, own: Bag) -> Clauses:
    """To let the Sheriff pass the next time, where there is one."""
    has_a_turn = len(own.deciders) == 1 and falls_due(thought, thought.seat)
    if not has_a_turn or thought.whim("promise") >= thought.temper.promises:
        return ()
    return (PromiseNext(thought.seat, own.deciders[0], "pass"),)


def _against_rival(thought: Thought, prompt: BargainPrompt) -> Action | None:
    """Pay to have a suspicious rival opened, or at least not bribed free."""
    spite, sheriffs = thought.temper.spite, thought.public.deciders
    if not prompt.gold or thought.whim("spite") >= spite:
        return None
    mark, gain = _mark(thought, prompt, sheriffs)
    price = round(OF_THE_GAIN * gain * max(1.0, spite))
    if mark is None or price < 1:
        return None
    ask = (
        AskRefuse(mark) if thought.memory.tribute.get(mark) and thought.whim("refuse") < ONLY_REFUSED else AskOpen(mark)
    )
    return Propose(thought.seat, (GiveGold(min(prompt.gold, price)), ask))


def _mark(thought: Thought, prompt: BargainPrompt, sheriffs: tuple[Seat, ...]) -> tuple[Seat | None, float]:
    """The rival whose opening would bring most, and how much."""
    bound = inspecting(thought.public).bound
    bags = [seat for seat in prompt.may_open if AskOpen(seat) not in bound]  # what is owed need not be bought again
    gains = {seat: _gain_of_rival_opened(thought, seat, sheriffs) for seat in bags}
    best = max(gains, key=gains.__getitem__, default=None)
    return best, gains[best] if best is not None else 0.0


def _gain_of_rival_opened(thought: Thought, rival: Seat, sheriffs: tuple[Seat, ...]) -> float:
    """Points that an opening would bring a bystander, less what comes of it anyway."""
    good, size = thought.memory.declared[rival]
    lie, fine = chance_of_lie(thought, rival), fine_to_expect(thought, rival)
    between = thought.weights[rival] - sum(thought.weights[seat] for seat in sheriffs) / len(sheriffs)
    if_lie = fine * (between + VALUE_OF_FINE * thought.weights[rival])
    if_true = between * thought.ruleset.penalties[good] * size
    uncaught = 1 - chance_of_catch(thought, size, sheriffs)
    return lie * uncaught * if_lie - (1 - lie) * (1 - chance_of_opening(thought, size, sheriffs)) * if_true


def merchant_answer(thought: Thought, offer: Offer, prompt: AnswerPrompt) -> Action | None:
    """Take a demand when it costs less than the risk it takes away."""
    return Accept(offer.number) if prompt.may_accept and demand_worth(thought, offer) > 0 else None


def hardened(thought: Thought) -> float:
    """How much dearer another demand for the same bag seems: who comes down has shown a weak hand."""
    return HARDENS ** max(0, thought.memory.pressed - 1)


def demand_worth(thought: Thought, offer: Offer) -> float:
    """Points a merchant gains by taking a Sheriff's demand."""
    own, temper = own_bag(thought), thought.temper
    tilt = 1 + thought.weights[offer.proposer]
    cost = gold_in(offer.clauses) * tilt
    for clause in offer.clauses:
        match clause:
            case GiveStand(goods=goods):
                cost += thought.loss(goods) + (tilt - 1) * goods.worth(thought.ruleset.values)
            case GiveContraband(goods=goods):
                cost += thought.loss(goods & thought.view.contraband)
            case GiveBag(goods=goods):
                cost += thought.worth(goods & thought.view.bag)
            case AskOpen(bag=bag):
                cost -= _gain_of_rival_opened(thought, bag, thought.public.deciders)
            case PromiseNext(by=by, act="pass"):
                cost += promise_worth(thought, by) * (-1 if by == offer.proposer else 1)
    cost *= hardened(thought) / max(0.3, temper.openhanded) if cost > 0 else 1.0
    if not offer.passes_own_bag or own is None:
        return -cost
    stakes = Stakes(thought, own)
    if cost > 0 and not temper.bribes:
        return -cost
    fear = 1 + (DEMAND_SPEAKS - 1) / hardened(thought)
    return stakes.smuggled - cost - stakes.without_deal(fear)


# --- as the Sheriff ----------------------------------------------------------------------------------------------


def sheriff_demand(thought: Thought, prompt: BargainPrompt) -> Action | None:
    """Names a price for a bag, once; higher than what lies on the table, and in goods where those are wanted."""
    merchant, phase, temper = prompt.merchant, inspecting(thought.public), thought.temper
    bag = phase.bag_of(merchant)
    if bag is None or bag.is_settled or merchant not in prompt.may_pass or not prompt.gold:
        return None
    is_spokesman = bag.deciders[0] == thought.seat and not any(word.by == thought.seat for word in bag.words)
    if (merchant, True) in thought.memory.asked or not is_spokesman:
        return None  # a price is named once, and of two deputies by one
    theirs = [one for one in phase.offers if one.number in prompt.answers and one.passes_own_bag]
    readiness = temper.haggles if theirs else temper.demands * min(1.0, NEARLY_SURE * chance_of_lie(thought, merchant))
    if thought.whim(("demand", merchant)) >= readiness:
        return None
    best = max((tribute_in(thought.ruleset, one) for one in theirs), default=0)
    price = price_for(thought, merchant, prompt.gold)
    if price <= best:
        return None
    clauses = (*_wanted(thought, prompt, price), AskPass(merchant))
    return Propose(merchant, clauses, theirs[-1].number if theirs else None)


def _wanted(thought: Thought, prompt: BargainPrompt, price: int) -> Clauses:
    """Goods worth more to the Sheriff than coins, where the merchant has them; the rest in gold."""
    values, taste = thought.ruleset.values, thought.temper.goods_taste
    good = max(prompt.stand, key=lambda one: taste * thought.prices[one] - values[one], default=None)
    if good is None or taste * thought.prices[good] - values[good] < LIKED_BETTER:
        return (GiveGold(price),)
    count = min(prompt.stand[good], 3, price // values[good])
    if not count:
        return (GiveGold(price),)
    gold = price - count * values[good]
    goods = GiveStand(Goods({good: count}))
    return (GiveGold(gold), goods) if gold else (goods,)


def sheriff_answer(thought: Thought, offer: Offer, prompt: AnswerPrompt) -> Action:
    """Take what beats opening, and turn down the rest: whoever asks gets an answer, and may ask again."""
    return Accept(offer.number) if prompt.may_accept and is_taken(thought, offer) else Refuse(offer.number)


def is_taken(thought: Thought, offer: Offer) -> bool:
    """Whether an offer beats doing without, give or take a mood; the good-natured nod at anything."""
    victims = [clause.bag for clause in offer.clauses if isinstance(clause, AskOpen | AskRefuse)]
    if any(_nods(thought, bag, thought.memory.tribute.get(bag, 0)) for bag in victims):
        return False
    if offer.passes_own_bag and not victims and _nods(thought, offer.merchant, tribute_in(thought.ruleset, offer)):
        return True
    return offer_worth(thought, offer) + 0.5 * thought.temper.noise * thought.mood(offer.number) > LEAST_GAIN


def _nods(thought: Thought, owner: Seat, tribute: int) -> bool:
    """Whether somebody is let off for anything at all; who fooled a gate with little has to give more."""
    least = LEAST_NOD + thought.memory.habits[owner].underpaid
    return tribute >= least and thought.whim(("nod", owner)) < thought.temper.nods


def wants_to_open(thought: Thought, owner: Seat) -> bool:
    """The word on a bag for which no deal was struck."""
    temper, gain = thought.temper, gain_of_opening(thought, owner)
    if temper.coin_flip is not None and abs(gain) < IN_DOUBT:
        return thought.whim(("flip", owner)) < temper.coin_flip
    gain += 1.5 * temper.noise * thought.mood(("open", owner))
    return gain > 0 and thought.whim(("forgive", owner)) >= temper.forgives
