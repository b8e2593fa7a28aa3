"""The interface of a phase module: what the referee asks of each, so that a misspelt function is a type error."""

from __future__ import annotations

from typing import Protocol

from nottingham.rules.engine.families import Action, Prompt
from nottingham.rules.engine.refusals import Refusal
from nottingham.rules.engine.step_builder import Decisions, StepBuilder
from nottingham.rules.engine.views import View


class PhaseHandler(Protocol):
    """A module of this folder that plays one phase."""

    ACTIONS: tuple[type[Action], ...]
    """What can be done in this phase."""
    PROMPTS: tuple[type[Prompt], ...]
    """What a seat can be asked in this phase."""
    DECISIONS: Decisions

    def prompts(self, view: View) -> list[Prompt]:
        """What the seat may do now, and within which limits."""

    def check(self, view: View, action: Action) -> Refusal | None:
        """Why the seat cannot do one of this phase's actions now; None if it can."""

    def advance(self, builder: StepBuilder) -> bool:
        """Let happen what needs nobody's choice; whether anything did."""
