"""Reasons for an action, from what its seat has seen: how likely a lie is, what opening costs and brings, a fair price.

The figures are a mind's without temper: its memory of how each player lied, opened and bargained, and the odds of the
cards that are still about. All of it is built from the seat's own events and view.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from random import Random

from nottingham.bots.mind.beliefs import chance_of_catch, chance_of_lie, chance_of_opening, fine_to_expect
from nottingham.bots.mind.gate import gain_of_opening, offer_worth
from nottingham.bots.mind.thought import Thought
from nottingham.engine.actions import (
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
from nottingham.engine.deals import AskPass, Clauses, Offer, gold_in
from nottingham.engine.families import Action, Event, Prompt
from nottingham.engine.goods import Goods
from nottingham.engine.seats import Seat
from nottingham.engine.state import Inspecting
from nottingham.engine.views import View
from nottingham.phases.inspecting import SettlePrompt
from nottingham.tutor.advice import Reason
from nottingham.tutor.believable import PLAIN


def reasons_for(
    view: View, prompts: tuple[Prompt, ...], seen: Iterable[Event], action: Action | None
) -> tuple[Reason, ...]:
    """Why the seat should do this now. `seen` are all events of the game as the seat saw them."""
    assert view.seat is not None, "a spectator is asked nothing"
    memory = PLAIN.begin(view.ruleset, view.seat)
    for event in seen:
        memory = PLAIN.remember(memory, event)
    thought = Thought(view, memory, PLAIN.temper, Random(0))
    return tuple(_reasons(thought, prompts, action))


def _reasons(thought: Thought, prompts: tuple[Prompt, ...], action: Action | None) -> Iterator[Reason]:
    match action:
        case Inspect(bag=bag) | Pass(bag=bag):
            yield from _of_a_bag(thought, bag)
            if isinstance(action, Pass) and action.offer is not None:
                yield from _of_an_offer(thought, action.offer)
        case Accept(offer=number) | Refuse(offer=number):
            yield from _of_an_answer(thought, number)
        case Propose(merchant=merchant, clauses=clauses):
            yield from _of_a_proposal(thought, merchant, clauses)
        case LoadBag(goods=goods):
            yield from _of_packing(thought, goods)
        case Declare(good=good):
            yield Reason("true_tale" if not thought.view.bag.without((good,)) else "false_tale")
        case SetAside(goods=goods):
            yield from _of_the_hand(thought, goods)
        case Draw(source=source):
            yield from _of_a_draw(thought, source)
        case None:
            yield from _of_waiting(thought, prompts)


# --- at the gate -------------------------------------------------------------------------------------------------


def _of_a_bag(thought: Thought, owner: Seat) -> Iterator[Reason]:
    """How likely a lie is, what opening costs and brings, and below which price it is better to open."""
    if owner not in thought.memory.declared:
        return
    good, size = thought.memory.declared[owner]
    lie = chance_of_lie(thought, owner)
    yield Reason("lie", {"about": owner, "good": good, "count": size, "percent": _percent(lie)})
    yield from _of_the_market(thought, owner, good)
    cost, brings = thought.ruleset.penalties[good] * size, round(fine_to_expect(thought, owner))
    average = round(lie * brings - (1 - lie) * cost)
    yield Reason("opening", {"cost": cost, "gold": brings, "average": average})
    yield Reason("fair_price", {"gold": average}) if average > 0 else Reason("any_price")


def _of_the_market(thought: Thought, owner: Seat, good: str) -> Iterator[Reason]:
    """What its owner did before all eyes that speaks against a bag."""
    if contraband := len(thought.memory.taken[owner].only(thought.ruleset.contraband)):
        yield Reason("took_contraband", {"about": owner, "count": contraband})
    if thrown := thought.memory.thrown[owner][good]:
        yield Reason("threw_declared", {"about": owner, "good": good, "count": thrown})


def _of_an_offer(thought: Thought, number: int) -> Iterator[Reason]:
    offer = _offer(thought, number)
    if offer is not None:
        yield Reason("offer_worth", {"points": round(offer_worth(thought, offer) + _passing(thought, offer))})


def _passing(thought: Thought, offer: Offer) -> float:
    """What an offer asks is told by the bag's own reasons: here only what it gives counts."""
    return sum(max(0.0, gain_of_opening(thought, ask.bag)) for ask in offer.clauses if isinstance(ask, AskPass))


def _of_an_answer(thought: Thought, number: int) -> Iterator[Reason]:
    offer = _offer(thought, number)
    if offer is None:
        return
    if thought.seat == offer.merchant:
        yield from _of_own_bag(thought)
    else:
        yield from _of_a_bag(thought, offer.merchant)
        yield from _of_an_offer(thought, number)


def _of_a_proposal(thought: Thought, merchant: Seat, clauses: Clauses) -> Iterator[Reason]:
    if merchant != thought.seat:
        yield from _of_a_bag(thought, merchant)
    elif any(isinstance(clause, AskPass) and clause.bag == merchant for clause in clauses):
        yield from _of_own_bag(thought)
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
    phase = thought.public.phase
    own = phase.bag_of(thought.seat) if isinstance(phase, Inspecting) else None
    if own is not None and own.good is not None and not own.is_settled:
        yield from _of_a_load(thought, thought.view.bag, own.good, own.deciders)


def _of_packing(thought: Thought, goods: Goods) -> Iterator[Reason]:
    legal = [good for good in thought.ruleset.legal if good in goods]
    told = max(legal, key=lambda good: goods[good], default="")
    yield from _of_a_load(thought, goods, told, thought.public.deciders)


def _of_a_load(thought: Thought, bag: Goods, told: str, deciders: tuple[Seat, ...]) -> Iterator[Reason]:
    """How often such a bag is opened, what it then costs or brings, and what it is worth to be let pass."""
    hidden = bag.without((told,))
    opened = (chance_of_catch if hidden else chance_of_opening)(thought, len(bag), deciders)
    yield Reason("opened", {"about": deciders[0], "count": len(bag), "percent": _percent(opened)})
    if not hidden:
        amends = bag.worth(thought.ruleset.penalties)
        yield Reason("honest_bag", {"points": round(thought.worth(bag)), "gold": amends})
        return
    fine, smuggled = hidden.worth(thought.ruleset.penalties), thought.worth(hidden)
    yield Reason("lying_bag", {"points": round(thought.worth(bag)), "gold": fine})
    if fair := round(opened * (smuggled + fine)):
        yield Reason("fair_bribe", {"gold": fair})


# --- at the market -----------------------------------------------------------------------------------------------


def _of_the_hand(thought: Thought, goods: Goods) -> Iterator[Reason]:
    kept = thought.view.hand - goods
    if kept:
        best = max(kept, key=lambda good: (thought.prices[good], good))
        yield Reason("best_card", {"good": best, "points": round(thought.prices[best])})
    if goods:
        worst = min(goods, key=lambda good: (thought.prices[good], good))
        yield Reason("worst_card", {"good": worst, "points": round(thought.prices[worst])})


def _of_a_draw(thought: Thought, source: str) -> Iterator[Reason]:
    tops = dict(zip(thought.ruleset.piles, thought.public.piles, strict=True))
    if top := tops.get(source):
        yield Reason("on_top", {"good": top[-1], "points": round(thought.prices[top[-1]])})
        return
    average = sum(share * thought.prices[good] for good, share in thought.shares.items())
    yield Reason("from_deck", {"points": round(average)})


def _percent(chance: float) -> int:
    return round(100 * chance)
