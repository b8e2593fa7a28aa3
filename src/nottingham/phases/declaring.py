"""Phase 3, Declaration: in turn, one legal good and the true number of cards (D)."""

from __future__ import annotations

from random import Random

from nottingham.engine.actions import Declare
from nottingham.engine.course import Course, Decisions
from nottingham.engine.events import Declared, InspectingBegan
from nottingham.engine.families import Action, Prompt, PromptBase
from nottingham.engine.refusals import Refusal, refuse
from nottingham.engine.seats import Seat
from nottingham.engine.state import Declaring, Public
from nottingham.engine.views import View

ACTIONS = (Declare,)


class DeclarePrompt(PromptBase, frozen=True):
    """A merchant declares one of these goods, so many of it (D1)."""

    must = True
    goods: tuple[str, ...]
    count: int

    def sample(self, view: View, rng: Random) -> Action:
        return Declare(rng.choice(self.goods), self.count)


PROMPTS = (DeclarePrompt,)


def declaring(public: Public) -> Declaring:
    phase = public.phase
    assert type(phase) is Declaring
    return phase


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


def _declare(course: Course, seat: Seat, action: Declare) -> None:
    course.do(Declared(seat, action.good, action.count))


DECISIONS: Decisions = {Declare: _declare}


def advance(course: Course) -> bool:
    if declaring(course.public).awaits():
        return False
    course.do(InspectingBegan())
    return True
