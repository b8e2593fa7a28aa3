"""A rehearsal (dry run): what a model would be asked, without asking it. A budget is said before anything is spent."""

from __future__ import annotations

import json
from collections.abc import Sequence
from random import Random
from typing import Any

import msgspec

from nottingham.assistants.llm.bot import LlmBot
from nottingham.assistants.llm.memory import ModelMemory
from nottingham.assistants.llm.prompt import messages
from nottingham.bots.guest import PREFIX
from nottingham.bots.registry import GUESTS, invite
from nottingham.research.benchmark.play import play_match
from nottingham.research.benchmark.protocol import Match
from nottingham.rules.engine.families import Action, Prompt
from nottingham.rules.engine.views import View

LETTERS_PER_TOKEN = 3
"""A cautious guess; English has about four."""
ANSWER_TOKENS = 200
"""What an answer takes, thought and notes included, if a model is brief."""
PLAYER = "steward_normal"
"""Who plays in the model's place in a rehearsal."""
NAME = f"{PREFIX}rehearsal"


class PromptLength(msgspec.Struct, frozen=True):
    """One question: in which round and phase it would have been asked, and how long it is."""

    round: int
    phase: str
    letters: int
    schema: int

    @property
    def tokens(self) -> int:
        return (self.letters + self.schema) // LETTERS_PER_TOKEN


class Rehearsal(LlmBot):
    """A model that is never asked: its questions are measured, and a bot plays."""

    def __init__(self, model: Any, *, is_examined: bool = True) -> None:
        super().__init__(model, stand_in=PLAYER, is_examined=is_examined)
        self.asked: list[PromptLength] = []

    def choose(self, view: View, prompts: tuple[Prompt, ...], memory: ModelMemory, rng: Random) -> Action | None:
        asked = self.question(view, prompts, memory)
        if asked is not None and not asked.only:
            letters = sum(len(message["content"]) for message in messages(view, asked, memory))
            schema = len(json.dumps(asked.schema(), separators=(",", ":")))
            self.asked.append(PromptLength(view.public.round, type(view.public.phase).__name__, letters, schema))
        memory.stood_in = None
        action = self.stood_in(view, prompts, memory, rng)
        memory.quiet_since = memory.heard if action is None else -1
        return action


def rehearsed(model: Any, matches: Sequence[Match], language: str, *, is_examined: bool = True) -> list[PromptLength]:
    """Every question of some games, with a bot in the model's place; as in the benchmark, or as at any table."""
    bot = Rehearsal(model, is_examined=is_examined)
    invite(NAME, bot)
    try:
        for match in matches:
            play_match(_without_models(match), language)
    finally:
        del GUESTS[NAME]
    return bot.asked


def _without_models(match: Match) -> Match:
    """The same game without asking any model: the first who is measured is rehearsed, and bots play for the others."""
    own = match.measured[:1]
    others = (PLAYER if name.startswith(PREFIX) else name for name in match.seats)
    seats = tuple(NAME if seat in own else name for seat, name in enumerate(others))
    return msgspec.structs.replace(match, seats=seats, measured=own)


class Estimated(msgspec.Struct, frozen=True):
    """What a run is expected to cost one model."""

    model: str
    games: int
    """Seats that it has still to play."""
    calls: int
    tokens: int


def budget(name: str, model: Any, matches: Sequence[Match], language: str, sample: int = 3) -> Estimated:
    """The calls and tokens of all these games, from a few of them that are rehearsed."""
    seats = sum(match.seats[seat] == name for match in matches for seat in match.measured)
    own = [match for match in matches if match.seats[match.measured[0]] == name]
    tried = own[:: max(1, len(own) // sample)][:sample]
    if not tried:
        return Estimated(name, 0, 0, 0)
    asked = rehearsed(model, tried, language)
    tokens = sum(one.tokens + ANSWER_TOKENS for one in asked)
    return Estimated(name, seats, seats * len(asked) // len(tried), seats * tokens // len(tried))
