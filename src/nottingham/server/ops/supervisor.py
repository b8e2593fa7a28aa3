"""Supervisor of long-lived tasks: one that dies is started again, and one that keeps dying ends the process."""

from __future__ import annotations

import asyncio
import logging
import time
from collections import deque
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any

DEATHS_MOST = 5
WITHIN = 60.0
PAUSE = 0.2
EXIT_STATUS = 70
"""How the process ends when a task cannot be kept alive (EX_SOFTWARE): a service manager starts it again."""

logger = logging.getLogger(__name__)


class Supervisor:
    """Runs the tasks that a server cannot be without."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock = clock
        self._tasks: dict[str, asyncio.Task[None]] = {}
        self.failure = ""
        """The task that was given up; empty while all is well."""

    def run(self, name: str, work: Callable[[], Awaitable[None]]) -> asyncio.Task[None]:
        """Keep this going until it returns by itself or is cancelled."""
        task = asyncio.create_task(self._keep_alive(name, work), name=name)
        self._tasks[name] = task
        return task

    @property
    def is_well(self) -> bool:
        """Whether every task that was started is alive, or ended because it was told to."""
        return not self.failure and not any(_has_died(task) for task in self._tasks.values())

    async def _keep_alive(self, name: str, work: Callable[[], Awaitable[None]]) -> None:
        deaths: deque[float] = deque(maxlen=DEATHS_MOST)
        while True:
            try:
                await work()
            except asyncio.CancelledError:
                if _is_told_to_end():
                    raise
                logger.exception("a task died and is started again", extra={"why": name})
            except Exception:
                logger.exception("a task died and is started again", extra={"why": name})
            else:
                return
            moment = self._clock()
            if len(deaths) == DEATHS_MOST and moment - deaths[0] < WITHIN:
                self.failure = name
                logger.critical("a task keeps dying: the process ends", extra={"why": name})
                return
            deaths.append(moment)
            await asyncio.sleep(PAUSE)


def _is_told_to_end() -> bool:
    """Whether this task itself was cancelled, and not something that it waited for."""
    task = asyncio.current_task()
    return task is None or task.cancelling() > 0


def _has_died(task: asyncio.Task[None]) -> bool:
    return task.done() and not task.cancelled() and task.exception() is not None


async def bounded(work: Coroutine[Any, Any, None], seconds: float, what: str) -> bool:
    """Wait so long and no longer; whether it was done. What is not done is cancelled, and not waited for."""
    task = asyncio.ensure_future(work)
    await asyncio.wait((task,), timeout=seconds)
    if task.done():
        if not task.cancelled() and task.exception() is not None:
            logger.error("could not finish", exc_info=task.exception(), extra={"why": what})
        return True
    task.cancel()
    logger.warning("not done in time, and left", extra={"why": what})
    return False
