"""Seats for a mock of a language model, and tables to put them at."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from nottingham import Ruleset, Step
from nottingham.assistants.llm import LlmBot, Model
from nottingham.assistants.llm.config import models_of
from nottingham.bots.registry import GUESTS, invite
from nottingham.bots.simulate import GameResult, play_game
from tests.adapters_llm.mock import MOODS, Mock
from tests.random_games import Auditor

KEY = "sk-this-must-never-be-seen"
SEAT = "llm:mock"
SLOW = ("late", "slow_headers", "slow_body")
MIXED = {mood: 0.1 if mood in SLOW else 1.0 for mood in MOODS} | {"well": 40.0, "aloud": 6.0}
"""Everything an address can do to us, and good answers in between."""


def model(address: str, **entry: Any) -> Model:
    table = {"address": address, "model": "mock-1", "key": KEY, "move_seconds": 2.0, **entry}
    return models_of({"model": {"mock": table}}, {})["mock"]


@contextmanager
def seated(mock: Mock, **entry: Any) -> Iterator[LlmBot]:
    """A model that can be played as `llm:mock` for a while."""
    bot = LlmBot(model(mock.address, **entry))
    invite(SEAT, bot)
    try:
        yield bot
    finally:
        del GUESTS[SEAT]


def play_watched(ruleset: Ruleset, seats: tuple[str, ...], seed: int) -> GameResult:
    """A game in which all cards and coins are counted on the way; a refused move would end it with BadBot."""
    steps: list[Step] = []
    auditor = Auditor(5)

    def watch(step: Step) -> None:
        steps.append(step)
        auditor(step)

    result = play_game(ruleset, seats, seed, watch=watch)
    assert len(result.scores) == ruleset.players
    assert_nothing_tells(result)
    return result


def assert_nothing_tells(result: GameResult) -> None:
    """No result has an address or a key in it, or anything that cannot be seen."""
    told = repr(result)
    assert KEY not in told
    assert "127.0.0.1" not in told
    for noted in result.notes:
        assert noted.note.said.isprintable()
        assert len(noted.note.said) <= 280
