"""Time limit: the Sheriff has some minutes for each merchant; then what is left passes for nothing (T1).

The referee knows no clock. Its keeper says `TimeUp`, from no seat.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, ClassVar

from msgspec import Meta

from nottingham.rules.engine.access import inspecting, with_inspecting
from nottingham.rules.engine.events import OfferEnded
from nottingham.rules.engine.families import Action, ActionBase, EventBase, TermsBase
from nottingham.rules.engine.option import Option
from nottingham.rules.engine.refusals import Refusal, RulesetError, refuse
from nottingham.rules.engine.ruleset import Ruleset
from nottingham.rules.engine.seats import Seat
from nottingham.rules.engine.state import Inspecting, State
from nottingham.rules.engine.step_builder import StepBuilder
from nottingham.rules.engine.views import View


class TimeLimitTerms(TermsBase, frozen=True):
    """How long the Sheriff has."""

    minutes: Annotated[int, Meta(ge=1, le=1440)] = 1
    """For each merchant."""


def minutes_of(ruleset: Ruleset) -> int:
    """Minutes of Inspection for each merchant; 0 is no limit."""
    terms = ruleset.settled(TimeLimitTerms)
    return terms.minutes if terms else 0


class TimeUp(ActionBase, frozen=True):
    """The clock has run out. Only the clock can say so."""


class TimeRanOut(EventBase, frozen=True):
    """The Sheriff's time was over: bargaining ended (T1)."""

    def apply(self, state: State) -> State:
        return with_inspecting(state, is_talk_over=True)


class TimeLimit(Option):
    """The Sheriff settles all bags within a minute for each merchant (T1)."""

    id = "time_limit"
    rule = "T1"
    rank = 20
    is_vectorised = True
    terms = TimeLimitTerms
    refusals: ClassVar[Mapping[str, str]] = {"not_your_clock": "T1", "time_stands_still": "T1"}
    actions = (TimeUp,)
    events = (TimeRanOut,)
    examples = (TimeRanOut(),)
    time_up = TimeUp()

    def minutes(self, ruleset: Ruleset) -> int:
        return minutes_of(ruleset)

    def check_terms(self, ruleset: Ruleset) -> None:
        if minutes_of(ruleset) < 1:
            raise RulesetError("minutes_below_one", minutes=minutes_of(ruleset))

    def check(self, view: View, action: Action) -> Refusal | None:
        """The clock stands still while anyone must choose a payment, a placement or a claim."""
        phase = view.public.phase
        if not isinstance(phase, Inspecting) or phase.is_talk_over:
            return refuse("wrong_phase", rule=self.rule, phase=type(phase).__name__.lower())
        if view.seat is not None:
            return refuse("not_your_clock", rule="T1")
        return refuse("time_stands_still", rule="T1") if phase.duties else None

    def decide(self, builder: StepBuilder, seat: Seat | None, action: Action) -> None:
        for offer in inspecting(builder.public).offers:
            builder.do(OfferEnded(offer.number, "time"))
        builder.do(TimeRanOut())


OPTION = TimeLimit()
