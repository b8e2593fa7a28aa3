"""Tutor: analyses of finished games and hints, worked out in processes of their own and bounded in number.

An analysis takes seconds, so it is a background job: asked for once, then looked at until it is there. One is made at a
time, some wait, and more are refused. A hint is answered at once, and never waits behind an analysis.
"""

from __future__ import annotations

import asyncio
import logging
import zlib
from collections import OrderedDict
from collections.abc import Awaitable, Callable
from importlib.metadata import version
from typing import Any, Final

import msgspec

from nottingham.record import codec
from nottingham.rules.engine.families import Event, Prompt
from nottingham.rules.engine.views import View
from nottingham.rules.game import Step
from nottingham.server.bots.process_pool import ProcessPool, Tell, WorkerError, WorkerTimeout
from nottingham.server.protocol.analyses import GameAnalysis
from nottingham.server.storage.finished_games import KeptGame
from nottingham.tutor.advice import Hint
from nottingham.tutor.findings import Analysis
from nottingham.tutor.hints import hint_for
from nottingham.tutor.review import review

WORKERS: Final = 2
"""Processes, started when they are needed: one for analyses, and one that is free for hints."""
WAITING_MOST: Final = 20
"""Analyses that are asked for and not made yet."""
ANALYSIS_WITHIN: Final = 180.0
HINT_WITHIN: Final = 15.0
FAILURES_KEPT: Final = 64
VERSION: Final = f"{version('nottingham')}/2"
"""Of the tutor: the second number goes up whenever an analysis is judged or told otherwise."""

logger = logging.getLogger(__name__)
Keep = Callable[[str, bytes], Awaitable[None]]


class AnalysisQuestion(msgspec.Struct, frozen=True):
    """A finished game to be judged."""

    game: bytes
    """Packed."""


class HintQuestion(msgspec.Struct, frozen=True):
    """All that one seat knows, and nothing else."""

    view: View
    prompts: tuple[Prompt, ...]
    seen: tuple[Event, ...]
    """Every event of the game as the seat saw it."""


class Unable(msgspec.Struct, frozen=True):
    """Why there is no answer."""

    code: str


class KeptAnalysis(msgspec.Struct, frozen=True):
    """An analysis as it is stored; what another version of the tutor said is made anew."""

    version: str
    analysis: Analysis

    def packed(self) -> bytes:
        return zlib.compress(codec.to_bytes(self))


def unpacked(raw: bytes | None) -> Analysis | None:
    """A stored analysis, if it is of this version."""
    if raw is None:
        return None
    head = codec.from_bytes(zlib.decompress(raw), dict[str, Any])
    if head.get("version") != VERSION:
        return None
    return codec.from_bytes(zlib.decompress(raw), KeptAnalysis).analysis


def teach(question: AnalysisQuestion | HintQuestion, tell: Tell) -> Analysis | Hint:
    """What the tutor says. Runs in a worker."""
    if isinstance(question, HintQuestion):
        return hint_for(question.view, question.prompts, question.seen)
    game = KeptGame.unpacked(question.game)
    steps = [Step(state, step.events) for step, state in zip(game.steps, game.states(), strict=True)]
    moves = [(step.seat, step.action) for step in game.steps[1:] if step.action is not None]
    return review(game.ruleset, steps, moves, progress=lambda done, total: tell((done, total)))


class _Job:
    """One analysis that was asked for."""

    def __init__(self, total: int) -> None:
        self.status: GameAnalysis = GameAnalysis(status="waiting", total=total)

    def told(self, progress: tuple[int, int]) -> None:
        """Called in a thread; one assignment is safe."""
        done, total = progress
        self.status = GameAnalysis(status="working", done=done, total=total)


class Tutor:
    """The tutor, for all tables and games of this process."""

    def __init__(self, workers: int = WORKERS) -> None:
        self._pool = ProcessPool(teach, workers)
        self._jobs: dict[str, _Job] = {}
        self._failed: OrderedDict[str, GameAnalysis] = OrderedDict()
        self._tasks: set[asyncio.Task[None]] = set()
        self._one_at_a_time = asyncio.Semaphore(1)
        self.analyses = 0
        self.hints = 0
        self.failures = 0

    @property
    def is_full(self) -> bool:
        return len(self._jobs) >= WAITING_MOST

    def progress(self, name: str) -> GameAnalysis | None:
        """How far the analysis of a game is; None if nobody asked for it, or it has been kept."""
        job = self._jobs.get(name)
        return job.status if job is not None else self._failed.get(name)

    def is_at_work_on(self, name: str) -> bool:
        return name in self._jobs

    def analyse(self, name: str, game: KeptGame, keep: Keep) -> GameAnalysis:
        """Begin an analysis in the background."""
        self._failed.pop(name, None)
        job = self._jobs[name] = _Job(len(game.steps) - 1)
        task = asyncio.create_task(self._analyse(name, game, job, keep), name=f"analysis {name}")
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return job.status

    async def _analyse(self, name: str, game: KeptGame, job: _Job, keep: Keep) -> None:
        try:
            async with self._one_at_a_time:
                found = await self._ask_pool(AnalysisQuestion(game.packed()), ANALYSIS_WITHIN, job.told)
            if isinstance(found, Unable):
                self._fail(name, found)
            else:
                await keep(name, KeptAnalysis(VERSION, found).packed())
                self.analyses += 1
        except Exception:
            logger.exception("an analysis failed")
            self._fail(name, Unable("tutor_failed"))
            raise
        finally:
            del self._jobs[name]

    def _fail(self, name: str, why: Unable) -> None:
        self.failures += 1
        self._failed[name] = GameAnalysis(status="failed", code=why.code)
        while len(self._failed) > FAILURES_KEPT:
            self._failed.popitem(last=False)

    async def hint(self, question: HintQuestion) -> Hint | Unable:
        found: Hint | Unable = await self._ask_pool(question, HINT_WITHIN)
        self.hints += 1
        self.failures += isinstance(found, Unable)
        return found

    async def _ask_pool(
        self, question: AnalysisQuestion | HintQuestion, patience: float, heard: Tell | None = None
    ) -> Any:
        try:
            return await self._pool.do(question, patience, heard)
        except (WorkerTimeout, WorkerError) as error:
            logger.warning("the tutor failed", extra={"why": str(error)})
            return Unable("tutor_failed")

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        await self._pool.close()
