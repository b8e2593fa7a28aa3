"""Bots at the tables: they think in worker processes, so that a thinking bot never delays a table.

A worker is told everything it needs with each question and keeps nothing, so any worker can answer for any table.
What a bot remembers is kept here between questions, and is built again from the log where it is lost.
"""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
from concurrent.futures import BrokenExecutor, Executor, ProcessPoolExecutor
from random import Random, SystemRandom
from typing import Any

import msgspec

from nottingham.bots.bot import has_memory
from nottingham.bots.registry import bot_named
from nottingham.engine.families import Action, Event, Prompt
from nottingham.engine.seats import Seat
from nottingham.engine.views import View

PATIENCE = 10.0
"""Seconds a bot may think; then a move is made for it."""

CLOSE_WITHIN = 2.0

logger = logging.getLogger(__name__)


class Mind(msgspec.Struct, frozen=True):
    """What a bot at a seat remembers, and up to which row of the log."""

    bot: str
    game: int
    memory: Any
    heard: int


class Question(msgspec.Struct, frozen=True):
    """Everything a bot needs to answer."""

    bot: str
    view: View
    prompts: tuple[Prompt, ...]
    memory: Any
    is_new: bool
    """Whether the bot has yet to begin to remember."""
    news: tuple[Event, ...]
    """What the seat saw since the last question."""
    seed: int


def needs_memory(bot: str) -> bool:
    return has_memory(bot_named(bot))


def think(question: Question) -> tuple[Any, Action | None]:
    """The bot's memory after all it saw, and its answer. Runs in a worker."""
    bot, view = bot_named(question.bot), question.view
    assert view.seat is not None
    memory = bot.begin(view.ruleset, view.seat) if question.is_new else question.memory
    for event in question.news:
        memory = bot.remember(memory, event)
    return memory, bot.choose(view, question.prompts, memory, Random(question.seed))


def any_move(view: View, prompts: tuple[Prompt, ...], rng: Random) -> Action | None:
    """What is done for a bot that fails: something that it must do, at random."""
    musts = [prompt for prompt in prompts if prompt.must]
    return rng.choice(musts).sample(view, rng) if musts else None


class Brain:
    """The workers in which bots think; with none of them, bots think on the spot (for tests)."""

    def __init__(self, workers: int) -> None:
        self._workers = workers
        self._pool: Executor | None = None
        self._rng = SystemRandom()

    async def answer(
        self, mind: Mind, view: View, prompts: tuple[Prompt, ...], news: tuple[Event, ...], seq: int
    ) -> tuple[Mind, Action | None]:
        """What the bot does, and what it remembers then."""
        is_new = mind.heard == 0
        question = Question(mind.bot, view, prompts, mind.memory, is_new, news, self._rng.getrandbits(64))
        try:
            memory, action = await asyncio.wait_for(self._think(question), PATIENCE)
        except (TimeoutError, BrokenExecutor) as error:
            self._give_up(error)
            return mind, any_move(view, prompts, self._rng)
        except Exception:  # a bot's own mistake must not stop a table
            logger.exception("bot failed", extra={"bot": mind.bot})
            return mind, any_move(view, prompts, self._rng)
        return msgspec.structs.replace(mind, memory=memory, heard=seq), action

    async def _think(self, question: Question) -> tuple[Any, Action | None]:
        if not self._workers:
            return think(question)
        if self._pool is None:
            context = multiprocessing.get_context("spawn")
            self._pool = ProcessPoolExecutor(self._workers, mp_context=context)
        return await asyncio.get_running_loop().run_in_executor(self._pool, think, question)

    def _give_up(self, error: Exception) -> None:
        logger.warning("bots are too slow or their workers died: %s", type(error).__name__)
        if isinstance(error, BrokenExecutor):
            self._pool = None

    async def close(self) -> None:
        """Let the workers go; one that still thinks is not waited for long."""
        if self._pool is None:
            return
        ending = asyncio.to_thread(self._pool.shutdown, cancel_futures=True)
        try:
            await asyncio.wait_for(ending, CLOSE_WITHIN)
        except TimeoutError:
            logger.warning("a bot is still thinking")


def fresh_mind(bot: str, game: int) -> Mind:
    return Mind(bot, game, None, 0)


def seats_mind(minds: dict[Seat, Mind], seat: Seat, bot: str, game: int) -> Mind:
    """The mind of the bot at a seat; a new one for another bot or another game."""
    mind = minds.get(seat)
    return mind if mind is not None and (mind.bot, mind.game) == (bot, game) else fresh_mind(bot, game)
