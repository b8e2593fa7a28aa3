"""What a bot is: something that remembers what its seat saw and chooses what its seat does."""

from __future__ import annotations

from random import Random
from typing import Generic, TypeVar

import msgspec

from nottingham.bots.recollection import Recollection
from nottingham.rules.engine.access import inspecting
from nottingham.rules.engine.families import Action, Event, Prompt
from nottingham.rules.engine.ruleset import Ruleset
from nottingham.rules.engine.seats import Seat
from nottingham.rules.engine.views import View
from nottingham.rules.phases.inspecting import SettlePrompt

M = TypeVar("M")


class Note(msgspec.Struct, frozen=True):
    """What stands beside an answer: free words, which bind nobody, and who gave the answer in another's place."""

    said: str = ""
    stand_in: str = ""
    """The bot that answered instead; empty if the bot did so itself."""
    why: str = ""

    @property
    def heard(self) -> str:
        """What the others hear of it."""
        return self.said


class Room(msgspec.Struct, frozen=True):
    """What a bot should know of a table beside the game."""

    names: tuple[str, ...] = ()
    """What the players call themselves, by seat; empty if they have no names."""
    language: str = ""
    """What is spoken there; empty if nobody said."""
    has_free_words: bool = True
    """Whether words of one's own are heard; otherwise only acts and set phrases are."""


class SetPhrase(msgspec.Struct, frozen=True):
    """One of the set phrases that people can say, by its code; to all, or with somebody in mind."""

    seat: Seat
    code: str
    to: Seat | None = None


class Bot(Generic[M]):
    """One way of playing, for any number of seats at any number of tables: what is particular to a seat is memory.

    A memory is built from the seat's own events alone, so it can be built again from the log.
    """

    def begin(self, ruleset: Ruleset, seat: Seat) -> M:
        """The memory before anything happened."""
        raise NotImplementedError

    def enter(self, memory: M, room: Room) -> M:  # noqa: ARG002 - most bots look at nothing but the game
        """The memory of one who looked around; names and manners of a table may change on the way."""
        return memory

    def recall(self, memory: M, known: tuple[Recollection, ...]) -> M:  # noqa: ARG002 - most bots are new every evening
        """The memory of one who has met some of the players before, at the very beginning of a game."""
        return memory

    def remember(self, memory: M, event: Event) -> M:
        """The memory after an event, as the own seat saw it."""
        raise NotImplementedError

    def choose(self, view: View, prompts: tuple[Prompt, ...], memory: M, rng: Random) -> Action | None:
        """An answer to one of the prompts. None says nothing, which is no answer to a prompt that is a must."""
        raise NotImplementedError

    def overhear(self, memory: M, seat: Seat, words: str) -> M:  # noqa: ARG002 - most bots have no ear for words
        """The memory after somebody said something freely; it binds nobody."""
        return memory

    def hear(self, memory: M, phrase: SetPhrase) -> M:  # noqa: ARG002 - as above
        """The memory after somebody said a set phrase."""
        return memory

    def note(self, memory: M) -> Note | None:  # noqa: ARG002 - most bots let their acts speak
        """What is to be kept beside the last answer."""
        return None

    def parameters(self) -> object:
        """What tells this bot from another of its class: settings, or a hash of weights, with a stable repr."""
        return ()

    def account(self, memory: M) -> dict[str, object]:  # noqa: ARG002 - as above
        """What a result should say of how this bot came to its moves."""
        return {}


class Forgetful(Bot[None]):
    """A bot that needs no memory: all it goes by lies on the table."""

    def begin(self, ruleset: Ruleset, seat: Seat) -> None:  # noqa: ARG002 - there is nothing to keep
        return None

    def remember(self, memory: None, event: Event) -> None:  # noqa: ARG002 - as above
        return None


def has_memory(bot: Bot[M]) -> bool:
    """Whether it is worth telling a bot what happened."""
    return not isinstance(bot, Forgetful)


def has_notes(bot: Bot[M]) -> bool:
    """Whether there may be something beside its answers."""
    return type(bot).note is not Bot.note


def first_must(prompts: tuple[Prompt, ...]) -> Prompt | None:
    """What the game waits for, if it waits for this seat."""
    return next((prompt for prompt in prompts if prompt.must), None)


def to_be_settled(view: View, prompts: tuple[Prompt, ...]) -> list[SettlePrompt]:
    """The bags that wait for this seat's word; a deputy who has spoken on all of them may go over any again (Y7)."""
    settles = [prompt for prompt in prompts if isinstance(prompt, SettlePrompt)]
    return [prompt for prompt in settles if not _has_spoken(view, prompt.bag)] or settles


def _has_spoken(view: View, owner: Seat) -> bool:
    bag = inspecting(view.public).bag_of(owner)
    return bag is not None and any(word.by == view.seat for word in bag.words)


def next_must(view: View, prompts: tuple[Prompt, ...]) -> Prompt | None:
    """What to do first of all that must be done."""
    must = first_must(prompts)
    return to_be_settled(view, prompts)[0] if isinstance(must, SettlePrompt) else must
