"""Phase 2, Load the bag: all merchants at the same time, in secret (L)."""

from __future__ import annotations

from random import Random

from nottingham.engine.access import loading
from nottingham.engine.actions import LoadBag
from nottingham.engine.events import BagClosed, DeclaringBegan
from nottingham.engine.families import Action, Prompt, PromptBase
from nottingham.engine.goods import Goods
from nottingham.engine.handful import between, handful
from nottingham.engine.refusals import Refusal, refuse
from nottingham.engine.seats import Seat
from nottingham.engine.secrets import Sealed
from nottingham.engine.state import Bag
from nottingham.engine.step_builder import Decisions, StepBuilder
from nottingham.engine.views import View
from nottingham.phases.market import not_in_hand

ACTIONS: tuple[type[Action], ...] = (LoadBag,)


class LoadBagPrompt(PromptBase, frozen=True):
    """A merchant closes a bag with at least one card and at most this many (L1)."""

    must = True
    most: int

    def sample(self, view: View, rng: Random) -> Action:
        return LoadBag(Goods.counting(handful(view.hand.cards(), between(1, self.most, rng), rng)))


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
