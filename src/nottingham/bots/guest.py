"""Guests: bots of this process alone that ask somebody elsewhere, such as a model in the operator's configuration.

A guest may take long, and whoever waits for it must not be held up: `consider` is awaited, and can be called off at any
time. It brings no stand-in of its own along; it only says who should move where it does not.
"""

from __future__ import annotations

from collections.abc import Awaitable
from random import Random
from typing import NamedTuple, Protocol, TypeVar

from nottingham.bots.bot import Bot, Note
from nottingham.engine.families import Action, Prompt
from nottingham.engine.ruleset import Ruleset
from nottingham.engine.views import View

M = TypeVar("M")
T = TypeVar("T")
PREFIX = "llm:"
"""Begins the name of a seat that a language model plays; what follows is the operator's name for the model."""


class Waits(Protocol):
    """How time passes where a guest is awaited. Only the server knows how."""

    async def within(self, work: Awaitable[T], seconds: float) -> T:
        """What the work gives; TimeoutError if it takes longer, and then it is called off."""

    async def sleep(self, seconds: float) -> None:
        """Nothing, for so long."""


class Considered(NamedTuple):
    """What a guest does, or None for silence; a note that names a stand-in asks for that one's answer instead."""

    action: Action | None
    note: Note = Note()


class Guest(Bot[M]):
    """A bot that can be awaited."""

    @property
    def stand_in(self) -> str:
        """The bot that moves where this one does not."""
        raise NotImplementedError

    async def consider(
        self, view: View, prompts: tuple[Prompt, ...], memory: M, rng: Random, waits: Waits
    ) -> Considered:
        """As `choose`, without holding anybody up."""
        raise NotImplementedError


def seat_codes(ruleset: Ruleset) -> tuple[str, ...]:
    """How guests are told of the seats: what people call themselves is data, and stands in one place only."""
    return tuple(f"P{seat + 1}" for seat in range(ruleset.players))
