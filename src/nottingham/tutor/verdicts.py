"""Verdicts: what a choice gave away, in points, by what its seat knew.

A choice is held against the other answers to the same question: another bag from the same hand, another word on the
same bag, yes or no to the same offer, another price for the same favour. What has no worth in points is not judged: who
begins, which pile, which order, what is asked or promised, and what was said to hurt a rival.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, NamedTuple

from nottingham.bots.mind.beliefs import chance_of_deal
from nottingham.bots.mind.gate import gain_of_opening, offer_worth
from nottingham.bots.mind.haggling import OFFER_SPEAKS, Stakes, demand_worth, own_bag
from nottingham.bots.mind.packing import Gate, best_plan, judged
from nottingham.bots.mind.thought import Thought
from nottingham.bots.mind.trading import PILES_DEEP, Stall, set_aside
from nottingham.rules.engine.access import inspecting
from nottingham.rules.engine.actions import Accept, Declare, Inspect, LoadBag, Pass, Propose, Refuse, SetAside
from nottingham.rules.engine.deals import AskPass, Clauses, GiveGold, GiveStand, Offer, gold_in, stand_goods_in
from nottingham.rules.engine.families import Action, Prompt
from nottingham.rules.engine.goods import Cards, Goods
from nottingham.rules.engine.seats import Seat
from nottingham.rules.phases.bargaining import AnswerPrompt
from nottingham.rules.phases.inspecting import SettlePrompt
from nottingham.rules.phases.loading import LoadBagPrompt
from nottingham.rules.phases.market import SetAsidePrompt

HIGHEST_BRIBE: Final = 25


class Verdict(NamedTuple):
    """What a choice was worth, and the best answer to the same question."""

    made: float
    best: Action | None
    """None is to say nothing."""
    could: float

    @property
    def lost(self) -> float:
        return max(0.0, self.could - self.made)


def verdict(thought: Thought, prompts: tuple[Prompt, ...], action: Action) -> Verdict | None:
    """None where a choice is not judged, or was none."""
    match action:
        case LoadBag(goods=goods):
            return _of_packing(thought, prompts, goods)
        case Declare(good=good):
            return _of_a_tale(thought, good, action)
        case SetAside(goods=goods):
            return _of_the_market(thought, prompts, goods)
        case Inspect(bag=bag) | Pass(bag=bag):
            return _best_of(words_on(thought, prompts, bag), action)
        case Accept(offer=number) | Refuse(offer=number):
            return _best_of(answers_to(thought, prompts, number), action)
        case Propose():
            return _of_a_bribe(thought, action)
    return None


def _best_of(worths: dict[Action, float], action: Action) -> Verdict | None:
    if action not in worths or len(worths) == 1:
        return None
    best = max(worths, key=lambda one: worths[one])
    return Verdict(worths[action], best, worths[best])


# --- as a merchant -----------------------------------------------------------------------------------------------


def _of_packing(thought: Thought, prompts: tuple[Prompt, ...], goods: Goods) -> Verdict | None:
    most = next((prompt.most for prompt in prompts if isinstance(prompt, LoadBagPrompt)), 0)
    if not most:
        return None
    best = best_plan(thought, most)
    return Verdict(judged(thought, Gate(thought), goods).worth, LoadBag(best.bag), best.worth)


def _of_a_tale(thought: Thought, good: str, action: Declare) -> Verdict:
    """The same bag by every name that it can be given."""
    worths = {one: tale_worth(thought, one) for one in thought.ruleset.legal}
    best = max(worths, key=lambda one: (worths[one], one == good))
    return Verdict(worths[good], Declare(best, action.count), worths[best])


def tale_worth(thought: Thought, good: str) -> float:
    """What the packed bag is expected to bring as a bag of this good: so much of it is safe, and the rest is hidden."""
    bag, gate = thought.view.bag, Gate(thought)
    hidden = bag.without((good,))
    if not hidden:
        return thought.gain(good, len(bag)) + gate.truth(good, len(bag))
    fine = hidden.worth(thought.ruleset.penalties)
    return thought.gain(good, bag[good]) + gate.lie(thought.worth(hidden), fine, len(bag))


def _of_the_market(thought: Thought, prompts: tuple[Prompt, ...], goods: Goods) -> Verdict | None:
    prompt = next((prompt for prompt in prompts if isinstance(prompt, SetAsidePrompt)), None)
    if prompt is None:
        return None
    best = set_aside(thought, prompt)
    assert isinstance(best, SetAside)
    contraband = thought.ruleset.contraband
    if not best.goods.only(contraband) <= goods.only(contraband):
        return None  # whether to keep contraband for a lie is weighed when the bag is packed, and only roughly here
    made, could = (prospect(thought, thought.view.hand - one) for one in (goods, best.goods))
    return Verdict(made, best, could)


def prospect(thought: Thought, kept: Goods) -> float:
    """What these cards promise, with the best that the piles and then the deck may bring."""
    stall, draws = Stall(thought), thought.ruleset.hand_size - len(kept)
    takes = [cards for cards in _within_reach(thought) if len(cards) <= draws]
    return max(stall.worth(kept + Goods.counting(cards), draws - len(cards)) for cards in takes)


def _within_reach(thought: Thought) -> Iterator[Cards]:
    """What may be taken from the tops of the piles, nothing included."""
    tops = [pile[::-1][:PILES_DEEP] for pile in thought.public.piles] if thought.ruleset.draws_from_piles else []
    first, second = tops or ((), ())
    for left in range(len(first) + 1):
        yield from (first[:left] + second[:right] for right in range(len(second) + 1))


def _of_a_bribe(thought: Thought, action: Propose) -> Verdict | None:
    """A price for the own bag beside the best for this Sheriff; a lower one may still be raised, and costs nothing."""
    own = own_bag(thought)
    asks = [clause for clause in action.clauses if not isinstance(clause, GiveGold | GiveStand)]
    if action.merchant != thought.seat or own is None or asks != [AskPass(thought.seat)]:
        return None
    stakes, instead = Stakes(thought, own), best_offer(thought, action)
    price, best = price_in(thought, action.clauses), 0 if instead is None else gold_in(instead.clauses)
    made = bribe_worth(thought, stakes, price, _cost_of(thought, action, stakes.tilt))
    if price <= best:
        return Verdict(made, action, made)
    return Verdict(made, instead, bribe_worth(thought, stakes, best, best * stakes.tilt) if best else 0.0)


def best_offer(thought: Thought, action: Propose) -> Propose | None:
    """The best plain price for the own bag instead of this one; None where saying nothing is better."""
    own = own_bag(thought)
    best = 0 if own is None else best_bribe(thought, Stakes(thought, own))
    return Propose(thought.seat, (GiveGold(best), AskPass(thought.seat)), action.answers) if best else None


def price_in(thought: Thought, clauses: Clauses) -> int:
    """What gold and goods on the stand are worth that an offer gives."""
    return gold_in(clauses) + stand_goods_in(clauses).worth(thought.ruleset.values)


def _cost_of(thought: Thought, action: Propose, tilt: float) -> float:
    """What an offer costs its giver: it is lost, and a rival has it."""
    gold, goods = gold_in(action.clauses), stand_goods_in(action.clauses)
    return gold * tilt + thought.loss(goods) + (tilt - 1) * goods.worth(thought.ruleset.values)


def bribe_worth(thought: Thought, stakes: Stakes, price: int, cost: float) -> float:
    """Points to expect of such an offer beyond saying nothing, by how likely this Sheriff takes it."""
    deal = chance_of_deal(thought, price, stakes.own.deciders)
    otherwise = stakes.without_deal(OFFER_SPEAKS)
    return deal * (stakes.smuggled - cost) + (1 - deal) * otherwise - stakes.without_deal()


def best_bribe(thought: Thought, stakes: Stakes) -> int:
    """The price with the best expectation above what was offered already; 0 where none beats saying nothing."""
    already = thought.memory.tribute.get(thought.seat, 0)
    most = min(HIGHEST_BRIBE, thought.public.gold[thought.seat])
    prices = range(already + 1, most + 1)
    best = max(prices, key=lambda price: bribe_worth(thought, stakes, price, price * stakes.tilt), default=0)
    return best if best and bribe_worth(thought, stakes, best, best * stakes.tilt) > 0 else 0


def fair_bribe(stakes: Stakes) -> int:
    """The price at which being let through is worth no more than the risk."""
    return max(0, round((stakes.smuggled - stakes.without_deal(OFFER_SPEAKS)) / stakes.tilt))


# --- at the gate -------------------------------------------------------------------------------------------------


def words_on(thought: Thought, prompts: tuple[Prompt, ...], owner: Seat) -> dict[Action, float]:
    """What each word on a bag is worth beside letting it pass for nothing; none where a promise is to be kept."""
    prompt = next((one for one in prompts if isinstance(one, SettlePrompt) and one.bag == owner), None)
    if prompt is None or owner not in thought.memory.declared or is_promised(thought, owner):
        return {}
    gain, phase = gain_of_opening(thought, owner), inspecting(thought.public)
    worths: dict[Action, float] = {Inspect(owner): gain} if prompt.may_inspect else {}
    if prompt.may_pass:
        worths[Pass(owner)] = 0.0
        offers = [offer for number in prompt.offers if (offer := phase.offer(number))]
        worths |= {Pass(owner, offer.number): given_by(thought, offer) for offer in offers}
    return worths


def given_by(thought: Thought, offer: Offer) -> float:
    """What an offer gives, without what it asks of the gate."""
    asked = sum(max(0.0, gain_of_opening(thought, ask.bag)) for ask in offer.clauses if isinstance(ask, AskPass))
    return offer_worth(thought, offer) + asked


def fair_price(thought: Thought, owner: Seat) -> int:
    """Gold below which a bag is better opened; nothing where opening does not pay."""
    return max(0, round(gain_of_opening(thought, owner) / (1 + thought.weights[owner])))


def is_promised(thought: Thought, owner: Seat) -> bool:
    """Whether the seat gave its word on a bag such as this: what that is worth is not in points."""
    return any(
        promise.by == thought.seat and promise.to == owner and promise.act and promise.fate == "open"
        for promise in thought.public.promises
    )


def answers_to(thought: Thought, prompts: tuple[Prompt, ...], number: int) -> dict[Action, float]:
    """Yes and no to an offer, beside doing without; of two offers for one bag the other may still be taken."""
    phase = inspecting(thought.public)
    offer = phase.offer(number)
    takable = [prompt.offer for prompt in prompts if isinstance(prompt, AnswerPrompt) and prompt.may_accept]
    if offer is None or number not in takable:
        return {}
    if thought.seat == offer.merchant:
        return {Accept(number): demand_worth(thought, offer), Refuse(number): 0.0}
    if offer.merchant not in thought.memory.declared or is_promised(thought, offer.merchant):
        return {}
    others = [one for one in phase.offers if one.merchant == offer.merchant and one.number in takable and one != offer]
    rest = max((offer_worth(thought, one) for one in others), default=0.0)
    return {Accept(number): offer_worth(thought, offer), Refuse(number): max(0.0, rest)}
