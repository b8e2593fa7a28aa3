"""Phase 2, Load the bag: all merchants at the same time, in secret (L)."""

from __future__ import annotations

from nottingham.rules.engine.access import loading
from nottingham.rules.engine.actions import LoadBag
from nottingham.rules.engine.events import BagClosed, DeclaringBegan
from nottingham.rules.engine.families import Action, Prompt, PromptBase
from nottingham.rules.engine.fields import Form, GoodsField
from nottingham.rules.engine.refusals import Refusal, refuse
from nottingham.rules.engine.seats import Seat
from nottingham.rules.engine.secrets import Sealed
from nottingham.rules.engine.state import Bag
from nottingham.rules.engine.step_builder import Decisions, StepBuilder
from nottingham.rules.engine.views import View
from nottingham.rules.phases.market import not_in_hand

ACTIONS: tuple[type[Action], ...] = (LoadBag,)


class LoadBagPrompt(PromptBase, frozen=True):
    """A merchant closes a bag with at least one card and at most this many (L1)."""

    must = True
    most: int

    def forms(self, view: View) -> tuple[Form, ...]:
        return (Form(LoadBag, (GoodsField("goods", view.hand, 1, self.most),)),)


PROMPTS: tuple[type[Prompt], ...] = (LoadBagPrompt,)


def prompts(view: View) -> list[Prompt]:
    if view.seat in loading(view.public).awaits():
        return [LoadBagPrompt(min(view.ruleset.bag_most, len(view.hand)))]
    return []


def check(view: View, action: Action) -> Refusal | None:
    assert type(action) is LoadBag
    phase = loading(view.public)
    if view.seat in view.public.deciders:
        return refuse("not_a_merchant", rule="S8", seat=view.seat)
    if view.seat not in phase.waiting:
        return refuse("nothing_to_load")
    if view.seat in phase.ready:
        return refuse("bag_closed")
    if not 1 <= len(action.goods) <= view.ruleset.bag_most:
        return refuse("bag_size", count=len(action.goods), most=view.ruleset.bag_most)
    return not_in_hand(view, action.goods, "L1")


def _load(builder: StepBuilder, seat: Seat, action: LoadBag) -> None:
    builder.do(BagClosed(seat, Sealed((seat,), action.goods)))


DECISIONS: Decisions = {LoadBag: _load}


def advance(builder: StepBuilder) -> bool:
    """When the last bag is closed, the number of cards in each is told (L2)."""
    phase = loading(builder.public)
    if phase.awaits():
        return False
    deciders = builder.public.deciders
    bags = builder.state.bags
    builder.do(DeclaringBegan(tuple(Bag(seat, len(bags[seat]), None, deciders) for seat in phase.waiting)))
    return True
