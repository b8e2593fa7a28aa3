"""Guests: bots of this process alone that ask somebody elsewhere, such as a model in the operator's configuration.

A guest may take long, and its caller must not be held up: `consider` is awaited, and can be called off at any
time. It brings no stand-in of its own along; it only says who should move where it does not.
"""

from __future__ import annotations

from collections.abc import Awaitable
from random import Random
from typing import NamedTuple, Protocol, TypeVar

import msgspec

from nottingham.bots.bot import Bot, Note
from nottingham.rules.engine.families import Action, Prompt
from nottingham.rules.engine.ruleset import Ruleset
from nottingham.rules.engine.views import View
from nottingham.rules.floor import TalkLeft

M = TypeVar("M")
T = TypeVar("T")
WEAK_STAND_IN = "honest"
"""Who moves for a guest that fails, wherever results are compared: a strong bot would lend it its score."""
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


class VoiceBrief(msgspec.Struct, frozen=True):
    """What a character is about to say: all that is told to one who lends it words, and the table has heard it all."""

    language: str
    character: str
    """The character's name in that language."""
    manner: str
    """What to expect of the character, in a sentence."""
    intent: str
    """The code of what is meant."""
    line: str
    """Our own words for it."""


class Answers(msgspec.Struct, frozen=True):
    """Whose decisions a seat's were, in one game or in many."""

    own: int = 0
    """Those the guest made itself, repaired ones among them."""
    repaired: int = 0
    """Those that were good only at the second try."""
    replaced: int = 0
    """Those that were left to the stand-in."""

    @property
    def is_scored(self) -> bool:
        """Whether the result is the guest's: a seat that was mostly played by a stand-in is not scored."""
        return self.replaced <= self.own

    def __add__(self, other: Answers) -> Answers:
        return Answers(self.own + other.own, self.repaired + other.repaired, self.replaced + other.replaced)


class Exchange(msgspec.Struct, frozen=True, omit_defaults=True):
    """A line of a transcript: one question to a guest, and what became of its answer."""

    decision: int
    asked: str
    answer: str
    outcome: str = ""
    """Why the answer was no good; empty if it was."""
    system: str = ""
    """What was said before the question; only where it differs from the line before."""
    tokens: int = 0
    seconds: float = 0.0


class Guest(Bot[M]):
    """A bot that can be awaited."""

    @property
    def stand_in(self) -> str:
        """The bot that moves where this one does not."""
        raise NotImplementedError

    def told_time(self, memory: M, left: TalkLeft) -> M:  # noqa: ARG002 - who does not talk needs no clock
        """The memory of one who knows how much talk is left, where that is bounded."""
        return memory

    def answers(self, memory: M) -> Answers:
        """Whose decisions the seat's were so far."""
        raise NotImplementedError

    def transcript(self, memory: M) -> tuple[Exchange, ...]:
        """What was asked and answered so far; nothing where nobody wanted it kept."""
        raise NotImplementedError

    async def consider(
        self, view: View, prompts: tuple[Prompt, ...], memory: M, rng: Random, waits: Waits
    ) -> Considered:
        """As `choose`, without holding anybody up."""
        raise NotImplementedError

    async def put_into_words(self, brief: VoiceBrief, seconds: float, waits: Waits) -> str:
        """A line for a character, within so many seconds; empty where there is none that may be spoken."""
        raise NotImplementedError


def seat_codes(ruleset: Ruleset) -> tuple[str, ...]:
    """How guests are told of the seats: what people call themselves is data, and stands in one place only."""
    return tuple(f"P{seat + 1}" for seat in range(ruleset.players))
