"""Group commit: rows that wait at the same moment are written in one transaction.

A commit costs about the same for one row as for a hundred. A row is in the log once its commit is through, never
before. The primary key (table, seq) lets one of several writers win; the others reload and try again.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from typing import NamedTuple

import msgspec
from sqlalchemy.exc import IntegrityError

from nottingham.server.ops.fault_log import database_reason
from nottingham.server.storage.database import settle
from nottingham.server.table.log import Row, changes_table
from nottingham.server.table.state import Table
from nottingham.server.timestamps import MINUTE

TOGETHER_MOST = 256
"""Rows in one commit."""
GATHER = 0.010
"""Seconds between commits while rows come from several tables at once: fewer commits, each with more rows, because one
costs as much processor time as a move or two, however few its rows. A move is seen after half of it and a commit, on
average, and half of all moves are to be seen within 10 ms."""


class WriteConflict(Exception):
    """Another process wrote this row first, or a row of this command is there already."""


class Append(msgspec.Struct, frozen=True, gc=False):
    """A row to be written, the table as it will be then, and as this process wrote it last, if it did."""

    row: Row
    after: Table
    before: Table | None

    @property
    def key(self) -> tuple[str, int]:
        return self.after.name, self.row.seq

    @property
    def changes_table(self) -> bool:
        return self.before is None or changes_table(self.row.news)

    @property
    def touches_table(self) -> bool:
        """When it was last touched is noted by the minute: to write it down for every move costs more than the move."""
        if self.before is None:
            return True
        before, after = self.before, self.after
        if self.row.time // MINUTE != before.touched // MINUTE:
            return True
        has_same_dues = after.clocks == before.clocks and after.turns == before.turns
        return not has_same_dues and after.next_due() != before.next_due()


class Waiting(NamedTuple):
    """A row that waits for its commit, the future of the one who asked, and since when by the loop's clock."""

    append: Append
    done: asyncio.Future[None]
    since: float


class GroupCommit:
    """The queue of rows before the database. `commit` writes some of them in one transaction, or raises."""

    def __init__(self, commit: Callable[[Sequence[Append]], Awaitable[None]], within: float) -> None:
        self._commit = commit
        self._within = within
        self._waiting: list[Waiting] = []
        self._has_work = asyncio.Event()
        self._is_closing = False
        self._last_commit, self._last_size = 0.0, 0

    async def append(self, append: Append) -> None:
        """Returns once the row is committed. Raises WriteConflict if somebody was faster."""
        if self._is_closing:
            raise ConnectionError("the store is closed")
        loop = asyncio.get_running_loop()
        done: asyncio.Future[None] = loop.create_future()
        self._waiting.append(Waiting(append, done, loop.time()))
        self._has_work.set()
        await done

    def oldest_waiting(self) -> float:
        """For how many seconds the row that waits longest has waited for its commit; 0 where none does."""
        return asyncio.get_running_loop().time() - self._waiting[0].since if self._waiting else 0.0

    def finish(self) -> None:
        """Take no more rows: `run` commits what waits, and returns."""
        self._is_closing = True
        self._has_work.set()

    def give_up(self) -> None:
        """What is not committed now never was acknowledged."""
        for one in self._waiting:
            settle(one.done, ConnectionError("the store is closed"))

    async def run(self) -> None:
        """Commit what waits, together. Whatever goes wrong is told to those who wait; it goes on."""
        clock = asyncio.get_running_loop().time
        while self._waiting or not self._is_closing:
            await self._has_work.wait()
            self._has_work.clear()
            while self._waiting:
                if self._last_size > 1:
                    await asyncio.sleep(self._last_commit + GATHER - clock())
                self._last_commit = clock()
                batch = sorted(self._waiting[:TOGETHER_MOST], key=lambda one: one.append.key)
                self._last_size = len(batch)
                await self._commit_batch(batch)
                del self._waiting[: len(batch)]

    async def _commit_batch(self, batch: list[Waiting]) -> None:
        """All at once; where that fails by a row, one by one, so that nobody pays for another's lost race."""
        failure: Exception | None = None
        try:
            await self._commit_in_time([one.append for one in batch])
        except IntegrityError:
            failure = WriteConflict()
        except Exception as error:  # noqa: BLE001 - it belongs to those who wait for these rows
            failure = error
        if failure is not None and len(batch) > 1 and database_reason(failure) is None:
            for one in batch:
                await self._commit_batch([one])
            return
        for one in batch:
            settle(one.done, failure)

    async def _commit_in_time(self, appends: Sequence[Append]) -> None:
        """A commit that the database does not answer is given up.

        It may come to be all the same. That does no harm: the actor reads the log again before the next try.
        """
        async with asyncio.timeout(self._within):
            await self._commit(appends)
