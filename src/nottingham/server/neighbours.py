"""Neighbours: what processes over one database tell each other beside the log.

Each says who is connected to it, and looks for who is connected elsewhere; all look for the orders of an admin, who
works on the database from a process of their own. Everything is looked for every few seconds: nothing waits for it.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Awaitable, Callable, Mapping

from nottingham.server.archive import Archive, Order
from nottingham.server.mailbox import Mailbox
from nottingham.server.moments import SECOND, Moment, now

LOOK_EVERY = 2.0
SAY_AGAIN = 6 * SECOND
GOOD_FOR = 15 * SECOND
"""How long it is believed that somebody is connected to a process that says no more."""

logger = logging.getLogger(__name__)
Live = Callable[[], Mapping[str, Mailbox]]
Obey = Callable[[Order], Awaitable[None]]


class Neighbours:
    """This process among those that share its database."""

    def __init__(self, archive: Archive, live: Live, obey: Obey, *, is_shared: bool) -> None:
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
        self._task = asyncio.create_task(self._look_for_ever(), name="neighbours")

    async def close(self) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def _look_for_ever(self) -> None:
        while True:
            await asyncio.sleep(LOOK_EVERY)
            try:
                await self.look()
            except Exception:
                logger.exception("could not look for neighbours")

    async def look(self) -> None:
        for order in await self._archive.orders_after(self._last_order):
            self._last_order = order.id
            await self._obey(order)
        if self._is_shared:
            await self._say()
            await self._hear()

    async def _say(self) -> None:
        """Who is connected here, where that is news or was said a while ago."""
        moment = now()
        news: list[tuple[str, str, int]] = []
        for name, mailbox in self._live().items():
            seats, spectators = "".join(map(str, sorted(mailbox.audience.seats))), mailbox.audience.spectators()
            before = self._said.get(name, ("", 0, 0))
            is_same = before[:2] == (seats, spectators)
            if is_same and (not mailbox.audience or moment - before[2] < SAY_AGAIN):
                continue
            self._said[name] = (seats, spectators, moment)
            news.append((name, seats, spectators))
        if news:
            await self._archive.say_who_is_here(self.process, moment + GOOD_FOR, news)
        self._said = {name: said for name, said in self._said.items() if name in self._live()}

    async def _hear(self) -> None:
        watched = {name: mailbox for name, mailbox in self._live().items() if mailbox.audience}
        if not watched:
            return
        elsewhere = await self._archive.who_is_elsewhere(self.process, now(), list(watched))
        for name, mailbox in watched.items():
            mailbox.seen_elsewhere(*elsewhere.get(name, (frozenset(), 0)))
