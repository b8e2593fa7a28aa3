"""Admin: what those who run a server can do (list, end, erase, ban).

It works on the database, whether a server runs or not.

Servers look for orders every few seconds, so that what is done here is soon true there.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from random import SystemRandom
from typing import TypeVar

import msgspec

from nottingham.rules.engine.refusals import Refusal
from nottingham.server.access import tokens
from nottingham.server.access.bans import network_of
from nottingham.server.admin.report_talk import HeardLine, talk_in
from nottingham.server.storage.archive import Archive, FiledReport
from nottingham.server.storage.group_commit import WriteConflict
from nottingham.server.storage.step_store import Store
from nottingham.server.table.bot_timing import BotPace
from nottingham.server.table.commands import decide
from nottingham.server.table.envelope import Envelope
from nottingham.server.table.log import SERVER, AnyRequest, Close, Erase
from nottingham.server.table.state import Chair, Table
from nottingham.server.timestamps import DAY, Moment, now

TRIES = 20
BAN_DAYS_MOST = 36_500
REPORT_MOST = 2**31 - 1
T = TypeVar("T")


class NotFound(LookupError):
    """There is no such table, game or report."""


class TableLine(msgspec.Struct, frozen=True):
    """A table in the list."""

    name: str
    stage: str
    is_public: bool
    created: Moment
    touched: Moment


class Complaint(msgspec.Struct, frozen=True):
    """A report, who it is about, and what was said at the table before it."""

    filed: FiledReport
    name: str
    talk: tuple[HeardLine, ...]


class Admin:
    """Works on one database."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._archive = Archive(store)

    async def tables(self) -> list[TableLine]:
        return [TableLine(*found) for found in await self._archive.list_tables()]

    async def end(self, name: str) -> None:
        """Close a table for good; a game in it stops."""
        await self._do(name, "close", Close())
        await self._archive.order("look", name)

    async def erase(self, name: str) -> None:
        """A table with everything in it, or one finished game, by its name."""
        if len(name) == tokens.GAME_LENGTH:
            await self._erase_game(name)
            return
        if await self._store.load(name) is None:
            raise NotFound(name)
        await self._archive.erase_table(name)
        await self._archive.order("gone", name)

    async def _erase_game(self, name: str) -> None:
        kept = await self._archive.find(name)
        if kept is None:
            raise NotFound(name)
        if kept.packed is None:
            await self._do(kept.table, f"erase-{kept.number}", Erase(number=kept.number))
            await self._archive.order("look", kept.table)
        await self._archive.erase(kept)

    async def ban(self, address: str, days: int) -> str:
        """Refuse clients from there for so many days, or (0) for ever. ValueError where that cannot be."""
        if not 0 <= days <= BAN_DAYS_MOST:
            raise ValueError(f"a ban lasts 0 to {BAN_DAYS_MOST} days")
        network = network_of(address)
        await self._archive.ban(network, now() + days * DAY if days else None)
        return network

    async def lift_ban(self, address: str) -> None:
        await self._archive.lift_ban(network_of(address))

    async def bans(self) -> list[str]:
        return await self._archive.bans(now())

    async def reports(self) -> list[Complaint]:
        return [await self._complaint(filed) for filed in await self._archive.reports()]

    async def settle(self, id: int) -> None:
        """A report has been dealt with. ValueError where there can be no such report."""
        if not 0 < id <= REPORT_MOST:
            raise ValueError("no such report")
        await self._archive.settle_report(id)

    async def _complaint(self, filed: FiledReport) -> Complaint:
        rows = [row for row in await self._store.rows(filed.table) if row.seq <= filed.seq]
        chair = Table.folded(rows).chairs[filed.seat] if rows else Chair()
        return Complaint(filed, chair.name or chair.bot, talk_in(rows))

    async def _do(self, name: str, id: str, request: AnyRequest) -> None:
        """Write a row to a table's log, like any process over the same database."""
        for _ in range(TRIES):
            table = await self._store.load(name)
            if table is None:
                raise NotFound(name)
            envelope = Envelope(sender=SERVER, id=id, request=request)
            decided = decide(table, envelope, now(), BotPace(SystemRandom()))
            if isinstance(decided, Refusal) or table.answer_to(decided.row.key) is not None:
                return
            try:
                await self._store.append(decided.row, decided.after)
            except WriteConflict:
                continue
            return


def on_database(url: str, work: Callable[[Admin], Awaitable[T]]) -> T:
    """Open a database, do something, and close it again."""

    async def run() -> T:
        store = await Store.open(url)
        try:
            return await work(Admin(store))
        finally:
            await store.close()

    return asyncio.run(run())
