"""Hints: what the tutor would do at a seat and why, computed from the seat's own view and events alone.

hint = hint_for(view, prompts, seen)
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Final

from nottingham.bots.mind.haggling import Stakes, own_bag
from nottingham.bots.mind.thought import Thought
from nottingham.rules.engine.actions import Accept, Propose, Refuse
from nottingham.rules.engine.deals import AskPass
from nottingham.rules.engine.families import Action, Event, Prompt
from nottingham.rules.engine.views import View
from nottingham.rules.phases.bargaining import AnswerPrompt
from nottingham.tutor.advice import Hint
from nottingham.tutor.counsel import COUNSEL, remembered, thought_of
from nottingham.tutor.forecast import shipped_forecast
from nottingham.tutor.reasons import reasons_for
from nottingham.tutor.verdicts import answers_to, best_offer, fair_bribe, fair_price, price_in, verdict, words_on

AS_GOOD: Final = 0.5
"""Points below which the mind's own choice is as good as the best: what is told is rounded."""


def hint_for(view: View, prompts: tuple[Prompt, ...], seen: Sequence[Event]) -> Hint:
    """What to do and why. `seen` are all events of the game as the seat saw them."""
    assert view.seat is not None, "a spectator is asked nothing"
    thought = thought_of(view, remembered(view, seen))
    action = _advise(thought, prompts)
    win = shipped_forecast().of_view(view)[view.seat]
    return Hint(action, win, reasons_for(thought, prompts, action))


def _advise(thought: Thought, prompts: tuple[Prompt, ...]) -> Action | None:
    """What the mind would do, unless it would be judged for it."""
    action = COUNSEL.choose(thought.view, prompts, thought.memory, Random(0))
    if isinstance(action, Propose) and _asks_too_little(thought, action):
        words = words_on(thought, prompts, action.merchant)
        return max(words, key=lambda one: words[one], default=action)
    if isinstance(action, Propose) and _pays_too_much(thought, action):
        return best_offer(thought, action)
    if isinstance(action, Accept | Refuse):
        return _answer_offers(thought, prompts, action.offer)
    found = None if action is None else verdict(thought, prompts, action)
    return action if found is None or found.lost < AS_GOOD else found.best


def _answer_offers(thought: Thought, prompts: tuple[Prompt, ...], asked: int) -> Action | None:
    """Yes to the best offer that is worth it, before no to any; what cannot be taken need not be refused."""
    numbers = [prompt.offer for prompt in prompts if isinstance(prompt, AnswerPrompt)]
    worths = {Accept(number): answers_to(thought, prompts, number).get(Accept(number), 0.0) for number in numbers}
    best = max(worths, key=lambda one: worths[one])
    if worths[best] >= AS_GOOD:
        return best
    return Refuse(asked) if answers_to(thought, prompts, asked) else None


def _pays_too_much(thought: Thought, offer: Propose) -> bool:
    """Whether being let through would cost more than it is worth."""
    own = own_bag(thought) if AskPass(thought.seat) in offer.clauses else None
    return own is not None and price_in(thought, offer.clauses) > fair_bribe(Stakes(thought, own))


def _asks_too_little(thought: Thought, demand: Propose) -> bool:
    """Whether the merchant has not the gold for which the bag should pass."""
    is_demand = demand.merchant != thought.seat and demand.merchant in thought.memory.declared
    return is_demand and price_in(thought, demand.clauses) < fair_price(thought, demand.merchant)
