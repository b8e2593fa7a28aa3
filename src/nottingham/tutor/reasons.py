"""Reasons for an action, from what its seat has seen: how likely a lie is, what opening costs and brings, a fair price.

The figures are those that the tutor's mind decides by, so that a reason never speaks against what it is given for.
"""

from __future__ import annotations

from collections.abc import Iterator

from nottingham.bots.mind.beliefs import (
    chance_of_catch,
    chance_of_deal,
    chance_of_lie,
    chance_of_opening,
    fine_to_expect,
)
from nottingham.bots.mind.gate import gain_of_opening, offer_worth
from nottingham.bots.mind.haggling import Stakes, demand_worth, own_bag
from nottingham.bots.mind.packing import Gate, judged, story
from nottingham.bots.mind.thought import Thought
from nottingham.bots.mind.trading import Stall
from nottingham.rules.engine.actions import (
    Accept,
    Declare,
    Draw,
    Inspect,
    LoadBag,
    Pass,
    Propose,
    Refuse,
    SetAside,
)
from nottingham.rules.engine.deals import AskOpen, AskPass, AskRefuse, Clauses, Offer, gold_in
from nottingham.rules.engine.families import Action, Prompt
from nottingham.rules.engine.goods import Goods
from nottingham.rules.engine.refusals import Parameter
from nottingham.rules.engine.seats import Seat
from nottingham.rules.engine.state import Inspecting
from nottingham.rules.phases.inspecting import SettlePrompt
from nottingham.tutor.advice import Reason
from nottingham.tutor.verdicts import Verdict, fair_bribe, fair_price, given_by, is_promised, price_in, prospect


def reasons_for(thought: Thought, prompts: tuple[Prompt, ...], action: Action | None) -> tuple[Reason, ...]:
    """Why the seat should do this now."""
    return tuple(_reasons(thought, prompts, action))


def reasons_against(
    thought: Thought, prompts: tuple[Prompt, ...], action: Action, found: Verdict
) -> tuple[Reason, ...]:
    """Why another answer to the same question would have been better."""
    return tuple(_objections(thought, prompts, action, found))


def _objections(thought: Thought, prompts: tuple[Prompt, ...], action: Action, found: Verdict) -> Iterator[Reason]:
    compared: dict[str, Parameter] = {"points": round(found.made), "best": round(found.could)}
    match action:
        case LoadBag(goods=goods):
            assert isinstance(found.best, LoadBag)
            yield from _of_a_load(thought, goods, story(thought, goods), thought.public.deciders)
            yield _of_the_better_bag(thought, found.best.goods)
            yield Reason("bags_compared", {**compared, **_of_later(thought)})
        case Declare():
            assert isinstance(found.best, Declare)
            yield Reason("safe_cards", {"good": found.best.good, "count": thought.view.bag[found.best.good]})
        case SetAside():
            assert isinstance(found.best, SetAside)
            yield next(_of_the_hand(thought, found.best.goods))
            yield Reason("hands_compared", compared)
        case Propose(clauses=clauses):
            yield from _of_own_bag(thought)
            yield from _of_being_taken(thought, clauses)
            if isinstance(found.best, Propose):
                yield from _of_being_taken(thought, found.best.clauses)
        case _:
            yield from _reasons(thought, prompts, action)


def _reasons(thought: Thought, prompts: tuple[Prompt, ...], action: Action | None) -> Iterator[Reason]:
    match action:
        case Inspect(bag=bag) | Pass(bag=bag):
            yield from _of_a_word(thought, prompts, bag)
            if isinstance(action, Pass) and action.offer is not None:
                yield from _of_an_offer(thought, action.offer)
        case Accept(offer=number) | Refuse(offer=number):
            yield from _of_an_answer(thought, number)
        case Propose(merchant=merchant, clauses=clauses):
            yield from _of_a_proposal(thought, merchant, clauses)
        case LoadBag(goods=goods):
            yield from _of_a_load(thought, goods, story(thought, goods), thought.public.deciders)
            points = round(judged(thought, Gate(thought), goods).worth)
            yield Reason("bag_worth", {"points": points, **_of_later(thought)})
        case Declare(good=good):
            yield Reason("true_tale" if not thought.view.bag.without((good,)) else "false_tale")
        case SetAside(goods=goods):
            yield from _of_the_hand(thought, goods)
        case Draw(source=source):
            yield from _of_a_draw(thought, source)
        case None:
            yield from _of_waiting(thought, prompts)


# --- at the gate -------------------------------------------------------------------------------------------------


def _of_a_word(thought: Thought, prompts: tuple[Prompt, ...], owner: Seat) -> Iterator[Reason]:
    """What binds the word comes before what the odds would say."""
    prompt = next((one for one in prompts if isinstance(one, SettlePrompt) and one.bag == owner), None)
    if prompt is not None and not (prompt.may_pass and prompt.may_inspect):
        yield Reason("bound")
    elif is_promised(thought, owner):
        yield Reason("word_given", {"about": owner})
    yield from _of_a_bag(thought, owner)


def _of_a_bag(thought: Thought, owner: Seat) -> Iterator[Reason]:
    """How likely a lie is, what opening costs and brings, and below which price it is better to open."""
    if owner not in thought.memory.declared:
        return
    good, size = thought.memory.declared[owner]
    lie = chance_of_lie(thought, owner)
    yield Reason("lie", {"about": owner, "good": good, "count": size, "percent": _percent(lie)})
    yield from _of_the_market(thought, owner, good)
    cost, brings = thought.ruleset.penalties[good] * size, round(fine_to_expect(thought, owner))
    gain = gain_of_opening(thought, owner)
    yield Reason("opening", {"cost": cost, "gold": brings, "average": round(gain)})
    price = fair_price(thought, owner)
    yield Reason("fair_price", {"gold": price}) if price else Reason("any_price")


def _of_the_market(thought: Thought, owner: Seat, good: str) -> Iterator[Reason]:
    """What its owner did before all eyes that speaks against a bag."""
    if contraband := len(thought.memory.taken[owner].only(thought.ruleset.contraband)):
        yield Reason("took_contraband", {"about": owner, "count": contraband})
    if thrown := thought.memory.thrown[owner][good]:
        yield Reason("threw_declared", {"about": owner, "good": good, "count": thrown})


def _of_an_offer(thought: Thought, number: int) -> Iterator[Reason]:
    offer = _offer(thought, number)
    if offer is not None:
        yield Reason("offer_worth", {"points": round(given_by(thought, offer))})


def _of_an_answer(thought: Thought, number: int) -> Iterator[Reason]:
    offer = _offer(thought, number)
    if offer is None:
        return
    if thought.seat == offer.merchant:
        yield from _of_own_bag(thought)
        yield Reason("paying", {"average": round(demand_worth(thought, offer))})
    elif offer.passes_own_bag:
        if is_promised(thought, offer.merchant):
            yield Reason("word_given", {"about": offer.merchant})
        yield from _of_a_bag(thought, offer.merchant)
        yield from _of_an_offer(thought, number)
    else:
        for bag in sorted({ask.bag for ask in offer.clauses if isinstance(ask, AskPass | AskOpen | AskRefuse)}):
            yield from _of_a_bag(thought, bag)
        yield Reason("bargain", {"average": round(offer_worth(thought, offer))})


def _of_a_proposal(thought: Thought, merchant: Seat, clauses: Clauses) -> Iterator[Reason]:
    if merchant != thought.seat:
        yield from _of_a_bag(thought, merchant)
    elif any(isinstance(clause, AskPass) and clause.bag == merchant for clause in clauses):
        yield from _of_own_bag(thought)
        yield from _of_a_fair_bribe(thought)
        if price_in(thought, clauses):
            yield from _of_being_taken(thought, clauses)
    else:
        yield Reason("rival", {"gold": gold_in(clauses)})


def _offer(thought: Thought, number: int) -> Offer | None:
    phase = thought.public.phase
    return phase.offer(number) if isinstance(phase, Inspecting) else None


def _of_waiting(thought: Thought, prompts: tuple[Prompt, ...]) -> Iterator[Reason]:
    """As a merchant, what hangs on the own bag; at the gate, what hangs on the first that is left."""
    bags = [prompt.bag for prompt in prompts if isinstance(prompt, SettlePrompt)]
    yield from _of_a_bag(thought, bags[0]) if bags else _of_own_bag(thought)


# --- as a merchant -----------------------------------------------------------------------------------------------


def _of_own_bag(thought: Thought) -> Iterator[Reason]:
    own = own_bag(thought) if isinstance(thought.public.phase, Inspecting) else None
    if own is not None and own.good is not None:
        yield from _of_a_load(thought, thought.view.bag, own.good, own.deciders)


def _of_a_load(thought: Thought, bag: Goods, told: str, deciders: tuple[Seat, ...]) -> Iterator[Reason]:
    """How often such a bag is opened, and what it then costs or brings."""
    hidden = bag.without((told,))
    opened = (chance_of_catch if hidden else chance_of_opening)(thought, len(bag), deciders)
    code = "opened" if thought.public.round > 1 else "opened_usually"  # nobody was at the gate before the first round
    yield Reason(code, {"about": deciders[0], "count": len(bag), "percent": _percent(opened)})
    if not hidden:
        amends = bag.worth(thought.ruleset.penalties)
        yield Reason("honest_bag", {"points": round(thought.worth(bag)), "gold": amends})
    else:
        fine = hidden.worth(thought.ruleset.penalties)
        yield Reason("lying_bag", {"points": round(thought.worth(bag)), "gold": fine})


def _of_the_better_bag(thought: Thought, bag: Goods) -> Reason:
    """What speaks for a bag that was not packed: that it is honest, or how often its tale is believed."""
    told, points = story(thought, bag), round(thought.worth(bag))
    if not bag.without((told,)):
        return Reason("better_truth", {"points": points})
    opened = chance_of_catch(thought, len(bag), thought.public.deciders)
    figures: dict[str, Parameter] = {"good": told, "count": len(bag), "percent": _percent(opened), "points": points}
    return Reason("better_lie", figures)


def _of_later(thought: Thought) -> dict[str, Parameter]:
    """A bag is judged less what its cards would be worth in hand, as long as there is a later bag for them."""
    return {"rounds_left": thought.rounds_left}


def _of_a_fair_bribe(thought: Thought) -> Iterator[Reason]:
    own = own_bag(thought)
    stakes = None if own is None else Stakes(thought, own)
    if stakes is not None and stakes.hidden:
        yield Reason("fair_bribe", {"gold": fair_bribe(stakes)})


def _of_being_taken(thought: Thought, clauses: Clauses) -> Iterator[Reason]:
    """How readily this Sheriff takes such a price, the goods counted at their worth."""
    deciders, price = thought.public.deciders, price_in(thought, clauses)
    code = "taken" if price == gold_in(clauses) else "goods_taken"
    percent = _percent(chance_of_deal(thought, price, deciders))
    yield Reason(code, {"about": deciders[0], "gold": price, "percent": percent})


# --- at the market -----------------------------------------------------------------------------------------------


def _of_the_hand(thought: Thought, goods: Goods) -> Iterator[Reason]:
    """What stays together, and what the hand promises with it."""
    kept, prices = thought.view.hand - goods, Stall(thought).prices
    if kept:
        good = max(kept, key=lambda one: (prices[one] * kept[one], one))
        yield Reason("keep_together", {"good": good, "count": kept[good]})
    yield Reason("hand_worth", {"points": round(prospect(thought, kept))})


def _of_a_draw(thought: Thought, source: str) -> Iterator[Reason]:
    tops = dict(zip(thought.ruleset.piles, thought.public.piles, strict=True))
    if top := tops.get(source):
        yield Reason("on_top", {"good": top[-1], "points": round(thought.prices[top[-1]])})
        return
    average = sum(share * thought.prices[good] for good, share in thought.shares.items())
    yield Reason("from_deck", {"points": round(average)})


def _percent(chance: float) -> int:
    return round(100 * chance)
