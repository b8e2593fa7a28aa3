"""The unit of work of one action: events are done one after another, each on the state the last one left."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from nottingham.rules.engine.families import Action, Event
from nottingham.rules.engine.option import Option
from nottingham.rules.engine.seats import Seat
from nottingham.rules.engine.state import Public, State


class StepBuilder:
    """Collects the events of one step. Nothing is real until the whole step is taken."""

    __slots__ = ("before", "events", "options", "public", "state")

    def __init__(self, state: State, options: tuple[Option, ...]) -> None:
        self.before = state
        self.state = state
        self.public: Public = state.public
        self.options = options
        self.events: list[Event] = []

    def do(self, event: Event) -> None:
        self.state = state = event.apply(self.state)
        self.public = state.public
        self.events.append(event)
        for option in self.options:
            option.react(self, event)


Decisions = dict[type[Action], Callable[[StepBuilder, Seat, Any], None]]
"""What follows from an action that was found to be legal, for each action of a phase."""
