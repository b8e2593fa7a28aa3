"""What a bot is: something that remembers what its seat saw and chooses what its seat does."""

from __future__ import annotations

from random import Random
from typing import Generic, TypeVar

from nottingham.engine.families import Action, Event, Prompt
from nottingham.engine.ruleset import Ruleset
from nottingham.engine.seats import Seat
from nottingham.engine.views import View

M = TypeVar("M")


class Bot(Generic[M]):
    """One way of playing, for any number of seats at any number of tables: what is particular to a seat is memory.

    A memory is built from the seat's own events alone, so it can be built again from the log.
    """

    def begin(self, ruleset: Ruleset, seat: Seat) -> M:
        """The memory before anything happened."""
        raise NotImplementedError

    def remember(self, memory: M, event: Event) -> M:
        """The memory after an event, as the own seat saw it."""
        raise NotImplementedError

    def choose(self, view: View, prompts: tuple[Prompt, ...], memory: M, rng: Random) -> Action | None:
        """An answer to one of the prompts. None says nothing, which is no answer to a prompt that is a must."""
        raise NotImplementedError


class Forgetful(Bot[None]):
    """A bot that needs no memory: all it goes by lies on the table."""

    def begin(self, ruleset: Ruleset, seat: Seat) -> None:  # noqa: ARG002 - there is nothing to keep
        return None

    def remember(self, memory: None, event: Event) -> None:  # noqa: ARG002 - as above
        return None


def has_memory(bot: Bot[M]) -> bool:
    """Whether it is worth telling a bot what happened."""
    return not isinstance(bot, Forgetful)


def first_must(prompts: tuple[Prompt, ...]) -> Prompt | None:
    """What the game waits for, if it waits for this seat."""
    return next((prompt for prompt in prompts if prompt.must), None)
