"""Peers: what server processes over one database tell each other beside the log.

Each says who is connected to it, and looks for who is connected elsewhere; all look for the orders of an admin, who
works on the database from a process of their own. Everything is looked for every few seconds: nothing waits for it.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Awaitable, Callable, Mapping
from typing import Protocol

from nottingham.rules.engine.seats import Seat
from nottingham.server.ops.supervisor import Supervisor
from nottingham.server.storage.archive import Archive, Order
from nottingham.server.timestamps import SECOND, Moment, now

POLL_EVERY = 2.0
SAY_AGAIN = 6 * SECOND
GOOD_FOR = 15 * SECOND
"""How long it is believed that somebody is connected to a process that says no more."""

logger = logging.getLogger(__name__)
OrderHandler = Callable[[Order], Awaitable[None]]


class LiveTable(Protocol):
    """A table in the memory of this process, as its peers deal with it."""

    def connected_here(self) -> tuple[frozenset[Seat], int]:
        """Seats with a connection to this process, and how many spectators."""

    def seen_elsewhere(self, seats: frozenset[Seat], spectators: int) -> None:
        """Who is connected to other processes."""


LiveTables = Callable[[], Mapping[str, LiveTable]]


class Peers:
    """This process among those that share its database."""

    def __init__(
        self, archive: Archive, supervisor: Supervisor, live: LiveTables, obey: OrderHandler, *, is_shared: bool
    ) -> None:
        self._supervisor = supervisor
        self.process = secrets.token_hex(8)
        self._archive = archive
        self._live = live
        self._obey = obey
        self._is_shared = is_shared
        self._said: dict[str, tuple[str, int, Moment]] = {}
        self._last_order = 0
        self._task: asyncio.Task[None] | None = None

    async def start(self) -> None:
        self._last_order = await self._archive.last_order()
        self._task = self._supervisor.run("peers", self._poll_periodically)

    async def close(self) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def _poll_periodically(self) -> None:
        while True:
            await asyncio.sleep(POLL_EVERY)
            try:
                await self.poll()
            except Exception:
                logger.exception("could not poll for peers")

    async def poll(self) -> None:
        """Presence first: an order that fails again and again holds up later orders, and nothing else."""
        if self._is_shared:
            await self._publish_presence()
            await self._read_presence()
        for order in await self._archive.orders_after(self._last_order):
            await self._obey(order)
            self._last_order = order.id  # not before: one that failed is obeyed at the next look

    async def _publish_presence(self) -> None:
        """Who is connected here, where that is news or was said a while ago."""
        moment = now()
        news: list[tuple[str, str, int]] = []
        for name, table in self._live().items():
            connected, spectators = table.connected_here()
            seats = "".join(map(str, sorted(connected)))
            before = self._said.get(name, ("", 0, 0))
            is_same = before[:2] == (seats, spectators)
            if is_same and (not (connected or spectators) or moment - before[2] < SAY_AGAIN):
                continue
            self._said[name] = (seats, spectators, moment)
            news.append((name, seats, spectators))
        if news:
            await self._archive.say_who_is_here(self.process, moment + GOOD_FOR, news)
        self._said = {name: said for name, said in self._said.items() if name in self._live()}

    async def _read_presence(self) -> None:
        watched = {name: table for name, table in self._live().items() if any(table.connected_here())}
        if not watched:
            return
        elsewhere = await self._archive.who_is_elsewhere(self.process, now(), list(watched))
        for name, table in watched.items():
            table.seen_elsewhere(*elsewhere.get(name, (frozenset(), 0)))
