"""LISTEN/NOTIFY fan-out: how a process learns that another one has moved a table on.

PostgreSQL's LISTEN/NOTIFY carries 'table X is at seq N' as a hint. A hint can get lost, so tables with viewers are also
looked at every two seconds. A process that is alone on its SQLite file needs neither.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Iterable
from typing import Any

from nottingham.server.ops.supervisor import Supervisor
from nottingham.server.storage.step_store import Store
from nottingham.server.storage.step_tables import CHANNEL

POLL_EVERY = 2.0
logger = logging.getLogger(__name__)

Heard = Callable[[str, int], None]


class NotifyListener:
    """Listens for other processes, and looks for itself now and then."""

    def __init__(
        self, store: Store, supervisor: Supervisor, heard: Heard, watched: Callable[[], Iterable[str]]
    ) -> None:
        self._store = store
        self._supervisor = supervisor
        self._heard = heard
        self._watched = watched
        self._tasks: list[asyncio.Task[None]] = []
        self.is_deaf = False
        """For tests: hints are lost on the way."""

    def start(self) -> None:
        if self._store.is_postgres:
            run = self._supervisor.run
            self._tasks = [run("notify listener", self._listen), run("notify poll", self._poll)]

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def _listen(self) -> None:
        while True:
            try:
                await self._listen_once()
            except Exception:
                logger.exception("lost touch with the database's notifications")
            await asyncio.sleep(POLL_EVERY)

    async def _listen_once(self) -> None:
        """Listen until the connection is lost."""
        async with self._store.engine.connect() as connection:
            raw = await connection.get_raw_connection()
            driver: Any = raw.driver_connection
            lost = asyncio.Event()
            driver.add_termination_listener(lambda _: lost.set())
            await driver.add_listener(CHANNEL, self._on_hint)
            try:
                await lost.wait()
            finally:
                raw.invalidate()  # a connection that listens is of no use to anybody else

    def _on_hint(self, _connection: object, _process: object, _channel: object, hints: str) -> None:
        if self.is_deaf:
            return
        for hint in hints.split(","):
            name, _, seq = hint.partition(":")
            if seq.isdigit():
                self._heard(name, int(seq))

    async def _poll(self) -> None:
        while True:
            await asyncio.sleep(POLL_EVERY)
            names = list(self._watched())
            try:
                for name, seq in (await self._store.latest(names) if names else {}).items():
                    self._heard(name, seq)
            except Exception:
                logger.exception("could not look for news of other processes")
