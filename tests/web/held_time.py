"""Held time: the clock of a server's tables stands still while pages act, and moves on when they have nothing to do.

Bots pause before they speak, and how long a browser takes is chance: by the machine's clock each game is another. Here
whatever a table does by itself (a bot's turn, a word of banter, a clock that runs out) comes one thing at a time,
in the order in which it is due, and only when no page has anything to do. So the log of a game follows from the deal,
the seeds of the drivers and nothing else.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from typing import TypeVar

import pytest

from nottingham.server.bots import scheduler
from nottingham.server.bots.scheduler import BotScheduler
from nottingham.server.live import actor as actors
from nottingham.server.live.actor import TableActor
from nottingham.server.live.alarm import Due
from nottingham.server.timestamps import Moment
from nottingham.server.timestamps import now as machines_now
from tests.server.conftest import RunningServer
from tests.waiting import LOOK_EVERY, PATIENCE

T = TypeVar("T")


class HeldTime:
    """The time of all tables of one server in this process, as long as a test lasts."""

    def __init__(self, server: RunningServer, patch: pytest.MonkeyPatch) -> None:
        self._tables = server.inside.tables
        self._loop = server.loop
        self._moment = machines_now()
        patch.setattr(actors, "now", self.now)
        patch.setattr(TableActor, "_due_items", one_by_one(TableActor._due_items))
        # A bot thinks when it is due and is heard at once: a pause after that would be by the machine's clock.
        patch.setattr(BotScheduler, "_begins", lambda _bots, _table, turn: turn.due)
        patch.setattr(scheduler, "speaks_at", lambda _due, moment, _factor: moment)

    def now(self) -> Moment:
        return self._moment

    def seq(self, table: str) -> int:
        """The number of a table's last row."""
        return self._actor(table).table.seq

    def settle(self, table: str) -> None:
        """Until nothing more happens at a table by itself at this moment."""
        deadline = time.monotonic() + PATIENCE
        while self._in_loop(table, is_busy):
            assert time.monotonic() < deadline, f"table {table} does not come to rest"
            time.sleep(LOOK_EVERY)

    def move_on(self, table: str) -> bool:
        """Let the next thing happen that is due at a table, and whatever follows at once; whether there was one."""
        left = self._in_loop(table, left_until_due)
        if left is None:
            return False
        self._moment += max(0, left)
        self._in_loop(table, TableActor._set_alarm)
        self.settle(table)
        return True

    def _actor(self, table: str) -> TableActor:
        return self._tables.live()[table]

    def _in_loop(self, table: str, asked: Callable[[TableActor], T]) -> T:
        """What a table answers in the server's own thread."""

        async def ask() -> T:
            return asked(self._actor(table))

        return asyncio.run_coroutine_threadsafe(ask(), self._loop).result(PATIENCE)


def left_until_due(actor: TableActor) -> int | None:
    """Milliseconds until a table does something by itself."""
    due = actor.next_event()
    return None if due is None else due - actor.now()


def is_busy(actor: TableActor) -> bool:
    """Whether something goes on at a table, or is due already."""
    left = left_until_due(actor)
    goes_on = actor._turn.is_taken or bool(actor._jobs) or actor._bots.is_busy
    return goes_on or (left is not None and left <= 0)


def one_by_one(all_due: Callable[[TableActor], list[Due]]) -> Callable[[TableActor], list[Due]]:
    """The first thing that is due, and nothing while a bot thinks: two who think at once would be heard by chance."""

    def first_due(actor: TableActor) -> list[Due]:
        if actor._bots.is_busy:
            return []
        return sorted(all_due(actor), key=lambda due: due.moment)[:1]

    return first_due
