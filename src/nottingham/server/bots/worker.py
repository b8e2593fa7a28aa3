"""Bot workers: the questions that bots are asked, and the pool that answers.

Bots think in worker processes, so that a thinking bot never delays a table.

A worker is told everything it needs with each question and keeps nothing, so any worker can answer for any table.
What a bot remembers is kept here between questions, and is built again from the log where it is lost.
"""

from __future__ import annotations

import logging
import time
from random import Random, SystemRandom
from typing import Any

import msgspec

from nottingham.bots.bot import SetPhrase, has_memory
from nottingham.bots.recollection import Recollection
from nottingham.bots.registry import admit, bot_named
from nottingham.rules.engine.families import Action, Event, Prompt
from nottingham.rules.engine.seats import Seat
from nottingham.rules.engine.views import View
from nottingham.server.bots.process_pool import ProcessPool, Tell, WorkerError, WorkerTimeout

PATIENCE = 10.0
"""Seconds a bot may think; then a move is made for it."""

logger = logging.getLogger(__name__)


class BotMemory(msgspec.Struct, frozen=True):
    """What a bot at a seat remembers, and up to which row of the log."""

    bot: str
    game: int
    memory: Any
    heard: int
    known: tuple[Recollection, ...] = ()
    """What it brought along from earlier evenings."""


class BotQuestion(msgspec.Struct, frozen=True):
    """Everything a bot needs to answer."""

    bot: str
    view: View
    prompts: tuple[Prompt, ...]
    memory: Any
    is_new: bool
    """Whether the bot has yet to begin to remember."""
    news: tuple[Event | SetPhrase, ...]
    """What the seat saw and heard since the last question."""
    seed: int
    known: tuple[Recollection, ...] = ()
    """What the character remembers of the people at the table, for one that has yet to begin."""


class BotAnswer(msgspec.Struct, frozen=True):
    """What a bot remembers and does, and how many seconds of a processor it took."""

    memory: Any
    action: Action | None
    seconds: float


def needs_memory(bot: str) -> bool:
    return has_memory(bot_named(bot))


def think(question: BotQuestion) -> BotAnswer:
    """The bot's memory after all it saw, and its answer. Runs in a worker."""
    began = time.process_time()
    bot, view = admit(question.bot), question.view  # the scheduler has seen to it that this one may sit
    assert view.seat is not None
    memory = question.memory
    if question.is_new:
        memory = bot.recall(bot.begin(view.ruleset, view.seat), question.known)
    for news in question.news:
        memory = bot.hear(memory, news) if isinstance(news, SetPhrase) else bot.remember(memory, news)
    action = bot.choose(view, question.prompts, memory, Random(question.seed))
    return BotAnswer(memory, action, time.process_time() - began)


def think_silently(question: BotQuestion, _tell: Tell) -> BotAnswer:
    """A thought as the pool has it done; it takes too short a time to tell how far it is."""
    return think(question)


def any_move(view: View, prompts: tuple[Prompt, ...], rng: Random) -> Action | None:
    """What is done for a bot that fails: something that it must do, at random."""
    musts = [prompt for prompt in prompts if prompt.must]
    return rng.choice(musts).sample(view, rng) if musts else None


class BotWorkers:
    """The workers in which bots think; with none of them, bots think on the spot (for tests)."""

    def __init__(self, workers: int, patience: float = PATIENCE) -> None:
        self._workers = ProcessPool(think_silently, workers) if workers else None
        self._patience = patience
        self._rng = SystemRandom()
        self.thoughts = 0
        self.failures = 0

    @property
    def killed(self) -> int:
        return self._workers.killed if self._workers else 0

    async def answer(
        self,
        mind: BotMemory,
        view: View,
        prompts: tuple[Prompt, ...],
        news: tuple[Event | SetPhrase, ...],
        seq: int,
        seed: int | None = None,
    ) -> tuple[BotMemory, Action | None, float]:
        """What the bot remembers, what it does, and the seconds it took. Without a seed it has the system's chance."""
        is_new = mind.heard == 0
        seed = self._rng.getrandbits(64) if seed is None else seed
        question = BotQuestion(mind.bot, view, prompts, mind.memory, is_new, news, seed, mind.known)
        try:
            thought = await self._think(question)
        except WorkerTimeout as error:
            logger.warning("a bot was stuck", extra={"bot": mind.bot, "why": str(error)})
            self.failures += 1
            return mind, any_move(view, prompts, self._rng), self._patience
        except WorkerError as error:  # a bot's own mistake must not stop a table
            logger.warning("a bot failed", extra={"bot": mind.bot, "why": str(error)})
            self.failures += 1
            return mind, any_move(view, prompts, self._rng), 0.0
        self.thoughts += 1
        return msgspec.structs.replace(mind, memory=thought.memory, heard=seq), thought.action, thought.seconds

    async def _think(self, question: BotQuestion) -> BotAnswer:
        if self._workers is not None:
            thought: BotAnswer = await self._workers.do(question, self._patience)
            return thought
        try:
            return think(question)
        except Exception as error:
            logger.exception("a bot failed", extra={"bot": question.bot})
            raise WorkerError(type(error).__name__) from error

    async def close(self) -> None:
        if self._workers is not None:
            await self._workers.close()


def fresh_mind(bot: str, game: int, known: tuple[Recollection, ...] = ()) -> BotMemory:
    return BotMemory(bot, game, None, 0, known)


def seats_mind(
    minds: dict[Seat, BotMemory], seat: Seat, bot: str, game: int, known: tuple[Recollection, ...] = ()
) -> BotMemory:
    """The mind of the bot at a seat; a new one for another bot or another game."""
    mind = minds.get(seat)
    return mind if mind is not None and (mind.bot, mind.game) == (bot, game) else fresh_mind(bot, game, known)
