"""Haggling: which offers to make, which to take, and what to answer."""

from __future__ import annotations

from nottingham.bots.mind.beliefs import (
    VALUE_OF_FINE,
    chance_despite_promise,
    chance_of_catch,
    chance_of_deal,
    chance_of_lie,
    chance_of_opening,
    falls_due,
    fine_to_expect,
    keeps_word_to,
    promise_due,
)
from nottingham.bots.mind.concession import MEETS, STEPS, conceded
from nottingham.bots.mind.gate import (
    LEAST_GAIN,
    gain_of_opening,
    gifts_worth,
    least_to_take,
    offer_worth,
    price_for,
    promise_worth,
    thanks,
)
from nottingham.bots.mind.memory import Talks, tribute_in
from nottingham.bots.mind.thought import Thought
from nottingham.rules.engine.access import inspecting
from nottingham.rules.engine.actions import Accept, Propose, Refuse
from nottingham.rules.engine.deals import (
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
    stand_goods_in,
)
from nottingham.rules.engine.families import Action
from nottingham.rules.engine.goods import NOTHING, Goods
from nottingham.rules.engine.seats import Seat
from nottingham.rules.engine.state import Bag
from nottingham.rules.phases.bargaining import AnswerPrompt, BargainPrompt

OFFERS_A_BAG = 2
"""Offers a mind makes for its own bag before it leaves the rest to fate."""
OFFER_SPEAKS = 1.1
"""Who offers is opened a little oftener when it is not taken."""
DEMAND_SPEAKS = 1.5
"""Who is asked for gold and does not pay is opened oftener still."""
OPENS_LOW, OPENS_HIGH = 0.65, 1.5
"""Where who means to come nearer begins, next to the price that would be named once and for all."""
ASKED_ANSWERS = 0.5
"""The power of the readiness to bribe with which a demand is answered: who is asked for gold haggles oftener."""
BAIT = 2.0
"""How much likelier than to bluff about goods it is to answer a demand for an honest bag with a few coins."""
NOT_NOTHING = 1.5
"""Points of a gift that are not turned down by one who would let the bag pass for nothing."""
KEPT_BACK = 0.9
"""What of the most that a bag is worth to its owner is ever paid for it."""
NEARLY_OPEN = 0.8
"""How likely a bag is opened, in its owner's eyes, while somebody pays for that."""
SULK = 2
"""Coins that one who sulks asks more, for being answered at all."""
HARDENS = 1.35
"""How much dearer each further demand for one bag seems than the last."""
PAYS_IN_GOODS = 0.25
"""How often goods that are hardly missed go into a bribe although there is gold."""
FOR_A_CROWN, WORTH_THE_CARDS = 0.9, 0.3
"""How often cards go into a bribe that bring the Sheriff more than they cost, and by how many points they must."""
CARDS_AT_ONCE = 3
"""Cards of one kind that are asked for, or offered, at once."""
OF_THE_LOSS = 0.35
"""What of a rival's loss is paid for it, by one whose spite is 1."""
TEMPTS, TEMPTS_MOST = 5, 12
"""Gold between which a Sheriff is tempted to open somebody's bag: less is noise, and more is no bargain for anybody."""
WORTH_A_BID = 1.0
"""Points that a rival's opening must bring the bidder, price aside: most bags are not worth the bother."""
OVERBIDS = 2
"""Coins by which a bid, or the answer to one, goes over the last."""
BIDS = 2
"""Bids that one merchant makes in a round to have others opened: the second only over an answer to the first."""
PACT = 0.4
"""The power of the readiness to promise among allies."""
ONLY_REFUSED = 0.25
"""How often a rival who bribes is to be refused rather than opened."""
ASKS_ANYBODY = 0.7
"""How readily the least suspicious bag is asked for gold by one who means to haggle, of what the temper allows."""
LEAST_ASKED = 3
"""Gold in a purse below which it is not asked for: a price of a coin or two is no price."""
HALF_SURE = 0.7
"""The chance of a lie from which on a bare no is answered with a lower price, and not with a decision."""
NEARLY_SURE = 1.6
"""Demands grow with suspicion, and are as ready as the temper allows from 5 in 8 on."""
LEAST_NOD = 2
"""Gold that has to be in a stranger's bribe to be nodded at."""
IN_DOUBT = 3.0
"""Points to be won or lost by opening below which a temper that flips coins flips one."""
RATHER_GOODS = 1.5
"""Points that bare coins must bring more, for each time that goods are liked better than coins."""
LIKED_BETTER = 2.8
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
        self.opened = min(0.97, self._chance_of_opening() * thought.temper.daring)
        if thought.memory.bids.get(thought.seat):
            self.opened = max(self.opened, NEARLY_OPEN)

    def _chance_of_opening(self) -> float:
        """How likely the bag is opened if nothing is paid for it."""
        thought, own = self.thought, self.own
        if thought.forecast is not None:
            return thought.forecast.opening(own.good or "", own.size)
        chance = chance_of_catch if self.hidden else chance_of_opening
        return chance_despite_promise(thought, chance(thought, own.size, own.deciders), own.deciders)

    def without_deal(self, pressed: float = 1.0) -> float:
        """Points to expect beyond what is safe if nothing is agreed."""
        opened = min(0.97, self.opened * pressed)
        if not self.hidden:
            return opened * self.thought.ruleset.penalties[self.own.good or ""] * self.own.size * self.tilt
        return (1 - opened) * self.smuggled - opened * self.fine * self.tilt


def merchant_offer(thought: Thought, prompt: BargainPrompt) -> Action | None:
    """A bribe for the own bag, alms, or gold against a rival; None when there is nothing to say."""
    own, said = own_bag(thought), thought.memory.asked.get((thought.seat, True), 0)
    if own and thought.seat in prompt.may_pass and said < _offers_most(thought) and not awaits_answer(thought):
        clauses = _own_bribe(thought, prompt, own)
        if clauses:
            return Propose(thought.seat, clauses, prompt.answers[-1] if prompt.answers else None)
    return _against_rival(thought, prompt)


def talks_over(thought: Thought, owner: Seat) -> Talks:
    """What was said so far about the price of a bag."""
    return thought.memory.talks.get(owner) or Talks()


def awaits_answer(thought: Thought) -> bool:
    """Whether a price of this seat's own for its bag is still to be answered: nobody bids against himself."""
    talks = talks_over(thought, thought.seat)
    return talks.mine > 0 and not talks.is_answered


def _offers_most(thought: Thought) -> int:
    return STEPS if thought.temper.yields else OFFERS_A_BAG


def _own_bribe(thought: Thought, prompt: BargainPrompt, own: Bag) -> Clauses:
    stakes, temper, talks = Stakes(thought, own), thought.temper, talks_over(thought, thought.seat)
    already = thought.memory.tribute.get(thought.seat, 0)
    if not stakes.hidden:
        gives = not already and prompt.gold and thought.whim("alms") < max(temper.alms, _bait(thought, talks))
        gold = max(1, round(thought.temper.openhanded * thought.rng.randint(1, 3)))
        return (GiveGold(min(prompt.gold, gold)), AskPass(thought.seat), *_promise(thought, own)) if gives else ()
    if not _is_ready_to_pay(thought, talks):
        return ()
    price = _next_price(thought, stakes, talks)
    gifts = _gifts(thought, prompt, price) if price else ()
    if gifts and not already and thought.whim("bluff") < temper.bluffs:
        gifts = _bluff(thought, prompt, price or 0) or gifts
    return (*gifts, AskPass(thought.seat), *_extras(thought, prompt, own)) if gifts else ()


def _bait(thought: Thought, talks: Talks) -> float:
    """How readily one who bluffs answers a demand with a few coins although the bag is honest.

    Who only haggles over lies tells by it what is in the bag; and an honest one that is opened earns more than that.
    """
    return BAIT * thought.temper.bluffs if talks.theirs and thought.temper.yields else 0.0


def _is_ready_to_pay(thought: Thought, talks: Talks) -> bool:
    """Whether gold is given for a lie this round; who is asked for it, or bid against, is readier."""
    is_asked = talks.theirs > 0 or thought.seat in thought.memory.bids
    readiness: float = thought.temper.bribes ** (ASKED_ANSWERS if is_asked and thought.temper.yields else 1.0)
    return thought.whim("bribe") < readiness


def _next_price(thought: Thought, stakes: Stakes, talks: Talks) -> int | None:
    """What to offer now: an opening, then a step towards what the gate asks; without yielding, the best price."""
    best, yields = _best_price(thought, stakes, talks.mine), thought.temper.yields
    if not yields:
        return best
    most = most_to_pay(thought, stakes)
    if talks.mine:
        goal = talks.theirs or best
        return conceded(talks.mine, goal, most, yields, talks.moved) if goal and goal > talks.mine else None
    price = min(one for one in (best, talks.theirs, most) if one) if best or talks.theirs else 0
    opening = price if yields >= 1 else round(OPENS_LOW * price)
    return opening if 0 < opening <= most else None


def most_to_pay(thought: Thought, stakes: Stakes) -> int:
    """The price above which it is better to be opened, if that is how it ends; a little is kept back."""
    saved = stakes.smuggled - stakes.without_deal(DEMAND_SPEAKS)
    return max(0, int(KEPT_BACK * saved * max(0.3, thought.temper.openhanded) / stakes.tilt))


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
    whim = thought.whim("goods")
    goods = _goods_demanded(thought, price)
    if not goods and whim < FOR_A_CROWN:
        goods = _for_their_crown(thought, prompt.stand, price)
    if not goods and whim < PAYS_IN_GOODS * thought.temper.goods_taste:
        goods = _worth_about(thought, cards, price // 2)
    left = price - goods.worth(thought.ruleset.values)
    gold = max(0, min(left, prompt.gold))
    if gold < left:
        rest = prompt.stand - goods
        goods = goods + _worth_about(thought, list(rest.cards()), left - gold + 2)
    gifts: list[Clause] = [GiveGold(gold)] if gold else []
    return (*gifts, GiveStand(goods)) if goods else (*gifts, *_from_the_bag(thought, prompt, left - gold))


def _goods_demanded(thought: Thought, price: int) -> Goods:
    """The goods in the Sheriff's own demand, as far as they are not dearer to their owner than what is offered."""
    demands = [one for one in inspecting(thought.public).offers if one.merchant == thought.seat != one.proposer]
    wanted = stand_goods_in(demands[-1].clauses) if demands else NOTHING
    return _worth_about(thought, list(wanted.cards()), price) if thought.loss(wanted) <= 2 * price else NOTHING


def _for_their_crown(thought: Thought, stand: Goods, price: int) -> Goods:
    """Cards that bring the Sheriff more, on the way to a crown, than they cost who gives them; two deputies share."""
    sheriff, *others = thought.public.deciders
    best, most = NOTHING, WORTH_THE_CARDS
    for good, have in stand.items() if not others else ():
        for count in range(1, min(have, CARDS_AT_ONCE, price // thought.ruleset.values[good]) + 1):
            goods = Goods({good: count})
            surplus = thought.gain_of(sheriff, good, count) - thought.loss(goods)
            if surplus > most:
                best, most = goods, surplus
    return best


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
    has_bid = (thought.seat, False) in thought.memory.asked
    if mark is None or gain <= 0 or has_bid or thought.whim("mark") >= thought.temper.spite / 2:
        return _promise(thought, own)
    return (*_promise(thought, own), AskOpen(mark))


def _promise(thought: Thought, own: Bag) -> Clauses:
    """To let the Sheriff pass the next time, where there is one."""
    has_a_turn = len(own.deciders) == 1 and falls_due(thought, thought.seat)
    if not has_a_turn or thought.whim("promise") >= _readiness_to_promise(thought, own.deciders[0]):
        return ()
    return (PromiseNext(thought.seat, own.deciders[0], "pass"),)


def _readiness_to_promise(thought: Thought, sheriff: Seat) -> float:
    """Two who trail stand by each other against the leader, and so do those who kept their word before."""
    promises = thought.temper.promises
    is_ally = thought.memory.honoured.get(sheriff) or (thought.trails(sheriff) and thought.trails(thought.seat))
    return promises**PACT if is_ally and promises else promises


def _against_rival(thought: Thought, prompt: BargainPrompt) -> Action | None:
    """Pay to have a suspicious rival opened, or at least not bribed free."""
    spite, memory = thought.temper.spite, thought.memory
    bids = memory.asked.get((thought.seat, False), 0)
    if thought.whim("spite") >= spite or bids >= BIDS:
        return None
    mark, gain = _mark(thought, prompt, thought.public.deciders)
    if mark is None or gain < WORTH_A_BID or _is_in_own_offer(thought, mark):
        return None
    tribute, bid = memory.tribute.get(mark, 0), memory.bids.get(mark, 0)
    if bids and not 0 < bid < tribute:
        return None  # nobody has gone over the last one
    price = max(_rivals_loss(thought, mark), tribute + OVERBIDS if bids else 0)
    if price < TEMPTS or price > min(prompt.gold, TEMPTS_MOST) or price <= bid:
        return None
    ask = AskRefuse(mark) if tribute and thought.whim("refuse") < ONLY_REFUSED else AskOpen(mark)
    return Propose(thought.seat, (GiveGold(price), ask))


def _is_in_own_offer(thought: Thought, mark: Seat) -> bool:
    """Whether an offer of this seat for its own bag asks for this rival's opening already."""
    own = [one for one in inspecting(thought.public).offers if one.proposer == one.merchant == thought.seat]
    return any(one.passes_own_bag and AskOpen(mark) in one.clauses for one in own)


def _rivals_loss(thought: Thought, rival: Seat) -> int:
    """What it is worth to a spiteful mind that a bag is opened: its fine and its goods, as likely as it lies."""
    loss = chance_of_lie(thought, rival) * fine_to_expect(thought, rival) * (1 + VALUE_OF_FINE)
    return min(TEMPTS_MOST, round(OF_THE_LOSS * max(1.0, thought.temper.spite) * loss))


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
    """Take a demand when it costs less than the risk it takes away, and there is nothing left to beat down."""
    is_taken = prompt.may_accept and demand_worth(thought, offer) > 0 and not would_haggle(thought, offer)
    return Accept(offer.number) if is_taken else None


def would_haggle(thought: Thought, offer: Offer) -> bool:
    """Whether a demand that could be paid is answered with less: while both sides have steps left, and nobody bids."""
    talks, yields = talks_over(thought, thought.seat), thought.temper.yields
    if not 0 < yields < 1 or not offer.passes_own_bag or thought.memory.bids.get(thought.seat):
        return False
    said = thought.memory.asked.get((thought.seat, True), 0)
    has_steps = said < STEPS and talks.heard < STEPS - 1 and _is_ready_to_pay(thought, talks)
    return has_steps and tribute_in(thought.ruleset, offer) - talks.mine > MEETS


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
    """Names a price for a bag, above what is offered, and comes down from it; in goods where those are wanted."""
    merchant, phase = prompt.merchant, inspecting(thought.public)
    bag = phase.bag_of(merchant)
    if bag is None or bag.is_settled or merchant not in prompt.may_pass or prompt.gold < LEAST_ASKED:
        return None
    if bag.deciders[0] != thought.seat or any(word.by == thought.seat for word in bag.words):
        return None  # of two deputies one asks
    if _is_sworn(thought, merchant):
        return None  # who means to keep a promise does not sell what is owed
    theirs = [one for one in phase.offers if one.number in prompt.answers and one.passes_own_bag]
    has_asked = (merchant, True) in thought.memory.asked
    price = _lower_price(thought, prompt) if has_asked else _opening_price(thought, prompt, is_offered=bool(theirs))
    best = max((tribute_in(thought.ruleset, one) for one in theirs), default=0)
    if price <= best:
        return None
    clauses = (*_clauses_liked_better(thought, prompt, price), AskPass(merchant))
    return Propose(merchant, clauses, theirs[-1].number if theirs else None)


def _opening_price(thought: Thought, prompt: BargainPrompt, *, is_offered: bool) -> int:
    """The first price; who has a bid against the bag asks its owner at once, and for more. 0 asks nothing."""
    merchant, temper = prompt.merchant, thought.temper
    bid, is_haggler = thought.memory.bids.get(merchant, 0), 0 < temper.yields < 1
    readiness = temper.haggles if is_offered else temper.demands * _suspects(thought, merchant)
    if thought.whim(("demand", merchant)) >= (max(readiness, temper.demands) if bid else readiness):
        return 0
    price = price_for(thought, merchant, prompt.gold)
    price = round(OPENS_HIGH * price) if is_haggler else price
    if bid:
        price = max(price, least_to_take(thought, merchant) + OVERBIDS)
    return min(price, prompt.gold)


def _suspects(thought: Thought, merchant: Seat) -> float:
    """How readily a price is named, by suspicion; who means to come down from it asks of nearly everybody."""
    least = ASKS_ANYBODY if thought.temper.yields else 0.0
    return min(1.0, max(least, NEARLY_SURE * chance_of_lie(thought, merchant)))


def _lower_price(thought: Thought, prompt: BargainPrompt) -> int:
    """The next price after an answer, a step nearer to it; after a bare no there is one step. 0 stays with the last."""
    merchant, temper = prompt.merchant, thought.temper
    talks, named = talks_over(thought, merchant), thought.memory.asked[merchant, True]
    most = STEPS if talks.theirs else 1 + (chance_of_lie(thought, merchant) > HALF_SURE)
    if not temper.yields or not talks.is_answered or named >= most:
        return 0
    if temper.sulks and named == 1 and talks.theirs:
        return min(prompt.gold, talks.mine + SULK)
    reserve = least_to_take(thought, merchant)
    if talks.theirs >= max(reserve, talks.mine - MEETS):
        return 0
    price = conceded(talks.mine, talks.theirs, reserve, temper.yields, talks.moved)
    if price and temper.sulks:
        price = max(reserve, min(price, talks.mine - SULK - 1))  # lower than before the sulking, or nothing was said
    return min(prompt.gold, price or 0)


def _clauses_liked_better(thought: Thought, prompt: BargainPrompt, price: int) -> Clauses:
    """Goods worth more to the Sheriff than coins, where the merchant has them; the rest in gold."""
    values, taste = thought.ruleset.values, thought.temper.goods_taste
    good = max(prompt.stand, key=lambda one: taste * thought.prices[one] - values[one], default=None)
    if good is None or taste * thought.prices[good] - values[good] < LIKED_BETTER:
        return (GiveGold(price),)
    count = min(prompt.stand[good], CARDS_AT_ONCE, price // values[good])
    if not count:
        return (GiveGold(price),)
    gold = price - count * values[good]
    goods = GiveStand(Goods({good: count}))
    return (GiveGold(gold), goods) if gold else (goods,)


def sheriff_answer(thought: Thought, offer: Offer, prompt: AnswerPrompt) -> Action:
    """Take what beats opening, and turn down the rest: every offer gets an answer, and may be followed by another."""
    return Accept(offer.number) if prompt.may_accept and is_taken(thought, offer) else Refuse(offer.number)


def is_taken(thought: Thought, offer: Offer) -> bool:
    """Whether an offer beats doing without, give or take a mood; the good-natured nod at anything."""
    victims = [clause.bag for clause in offer.clauses if isinstance(clause, AskOpen | AskRefuse)]
    if any(_is_sworn(thought, bag) or _nods(thought, bag, thought.memory.tribute.get(bag, 0)) for bag in victims):
        return False
    if offer.passes_own_bag and not victims and _nods(thought, offer.merchant, tribute_in(thought.ruleset, offer)):
        return True
    worth = offer_worth(thought, offer) + 0.5 * thought.temper.noise * thought.mood(offer.number)
    if thought.temper.yields and offer.passes_own_bag and not victims and not wants_to_open(thought, offer.merchant):
        return worth > LEAST_GAIN or gifts_worth(thought, offer) > NOT_NOTHING
    return worth > LEAST_GAIN + _distaste_for_coins(thought, offer)


def _distaste_for_coins(thought: Thought, offer: Offer) -> float:
    """Points that bare coins must bring more to one who would rather have goods, where the other side has any."""
    is_bare = offer.passes_own_bag and not stand_goods_in(offer.clauses)
    keen = max(0.0, thought.temper.goods_taste - 1)
    return RATHER_GOODS * keen if is_bare and thought.public.stands[offer.merchant] else 0.0


def _is_sworn(thought: Thought, owner: Seat) -> bool:
    """Whether this bag was promised to pass, by one who means to keep it."""
    promised = promise_due(thought, owner)
    return promised is not None and promised.act == "pass" and keeps_word_to(thought, owner)


def _nods(thought: Thought, owner: Seat, tribute: int) -> bool:
    """Whether somebody is let off for anything at all; who fooled a gate with little has to give more."""
    least = LEAST_NOD + thought.memory.habits[owner].underpaid
    return tribute >= least and thought.whim(("nod", owner)) < thought.temper.nods


def wants_to_open(thought: Thought, owner: Seat) -> bool:
    """The word on a bag for which no deal was struck."""
    temper, gain = thought.temper, gain_of_opening(thought, owner)
    if temper.coin_flip is not None and abs(gain) < IN_DOUBT:
        return thought.whim(("flip", owner)) < temper.coin_flip
    gain += -thanks(thought, owner) + 1.5 * temper.noise * thought.mood(("open", owner))
    return gain > 0 and thought.whim(("forgive", owner)) >= temper.forgives
