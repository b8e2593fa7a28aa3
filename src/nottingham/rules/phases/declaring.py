"""Phase 3, Declaration: in turn, one legal good and the true number of cards (D)."""

from __future__ import annotations

from nottingham.rules.engine.access import declaring
from nottingham.rules.engine.actions import Declare
from nottingham.rules.engine.events import Declared, InspectingBegan
from nottingham.rules.engine.families import Action, Prompt, PromptBase
from nottingham.rules.engine.fields import ChoiceField, Form
from nottingham.rules.engine.refusals import Refusal, refuse
from nottingham.rules.engine.seats import Seat
from nottingham.rules.engine.step_builder import Decisions, StepBuilder
from nottingham.rules.engine.views import View

ACTIONS: tuple[type[Action], ...] = (Declare,)


class DeclarePrompt(PromptBase, frozen=True):
    """A merchant declares one of these goods, so many of it (D1)."""

    must = True
    goods: tuple[str, ...]
    count: int

    def forms(self, view: View) -> tuple[Form, ...]:
        return (Form(Declare, (ChoiceField("good", self.goods, "good"),), {"count": self.count}),)


PROMPTS: tuple[type[Prompt], ...] = (DeclarePrompt,)


def prompts(view: View) -> list[Prompt]:
    if view.seat in declaring(view.public).awaits():
        return [DeclarePrompt(view.ruleset.legal, len(view.bag))]
    return []


def check(view: View, action: Action) -> Refusal | None:
    assert type(action) is Declare
    turn = declaring(view.public).awaits()[0]
    if view.seat != turn:
        return refuse("not_your_turn", rule="D1", turn=turn)
    if action.good not in view.ruleset.goods:
        return refuse("unknown_good", good=action.good)
    if action.good not in view.ruleset.legal:
        return refuse("not_declarable", good=action.good)
    if action.count != len(view.bag):
        return refuse("wrong_count", count=action.count, bag=len(view.bag))
    return None


def _declare(builder: StepBuilder, seat: Seat, action: Declare) -> None:
    builder.do(Declared(seat, action.good, action.count))


DECISIONS: Decisions = {Declare: _declare}


def advance(builder: StepBuilder) -> bool:
    if declaring(builder.public).awaits():
        return False
    builder.do(InspectingBegan())
    return True
