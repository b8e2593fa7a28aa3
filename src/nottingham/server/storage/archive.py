"""Archive: finished games that outlast their tables, and what those who run the server keep and order.

A finished game is read from the log of its table. When the table is swept away the game is packed up first; when the
game is erased its rows are scrubbed, so that nothing of it is left.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from typing import Any

import msgspec
import sqlalchemy as sa
from msgspec.structs import replace

from nottingham.record import codec
from nottingham.server.config import Keeping
from nottingham.server.protocol.news import GameBegan, GameKept, Hurried, Played, Said, Spoke, StoodIn
from nottingham.server.storage.finished_games import KeptGame, game_in
from nottingham.server.storage.player_tables import (
    game_seats,
    game_summaries,
    player_seats,
    standing_evenings,
    standing_members,
    standing_tables,
)
from nottingham.server.storage.rating_tables import aged_ratings
from nottingham.server.storage.side_tables import SqlWork, bans, daily_results, games, orders, presence, reports
from nottingham.server.storage.step_store import Store
from nottingham.server.storage.step_tables import steps, tables
from nottingham.server.table.log import Chosen, Recalled, Row, Scrubbed, Seeded
from nottingham.server.table.state import Table
from nottingham.server.timestamps import DAY, Moment, now

SWEPT_AT_ONCE = 50
OF_A_GAME = (GameBegan, Played, StoodIn, GameKept, Hurried, Said, Spoke)
"""News that go when a game is erased."""
ORDERS_KEPT = 7 * DAY
RESULTS_KEPT = 400 * DAY
"""Of the markets of the day: a streak can be a year long."""
WITHOUT_GAME: SqlWork = [
    (table.delete().where(table.c.game.not_in(sa.select(games.c.name))), [{}]) for table in (game_seats, game_summaries)
]
"""What is kept beside a game goes with it."""
WITHOUT_TABLE = player_seats.delete().where(
    player_seats.c.table_name.not_in(sa.select(tables.c.name)),
    player_seats.c.token.not_in(sa.select(game_seats.c.token)),
)
"""Seats at tables that are gone, and whose every game is too."""
WITHOUT_MEMBER: SqlWork = [
    (standing_tables.delete().where(standing_tables.c.name.not_in(sa.select(standing_members.c.standing))), [{}]),
    (standing_evenings.delete().where(standing_evenings.c.standing.not_in(sa.select(standing_tables.c.name))), [{}]),
]
"""A standing table that nobody belongs to any more is gone."""
ENTRY = [column for column in games.c if column.name != "analysis"]
"""What a game's entry is made of: its analysis is large, and looked at apart."""


class GameEntry(msgspec.Struct, frozen=True):
    """What is known of a finished game without reading it."""

    name: str
    table: str
    number: int
    first: int
    last: int
    ended: Moment
    hosts: tuple[str, ...]
    """Hashes of the secrets of the host at the end."""
    packed: bytes | None

    @classmethod
    def read(cls, row: Sequence[Any]) -> GameEntry:
        """From a row of its table."""
        name, table, number, first, last, ended, hosts, packed = row
        return cls(name, table, number, first, last, ended, tuple(filter(None, hosts.split(","))), packed)


class FiledReport(msgspec.Struct, frozen=True):
    """A report, as an admin reads it."""

    id: int
    time: Moment
    table: str
    seq: int
    reporter: int
    seat: int
    why: str
    text: str


class Order(msgspec.Struct, frozen=True):
    """What an admin's process tells the servers: a table has moved on, is gone, or the bans are others."""

    id: int
    what: str
    target: str


class Archive:
    """Everything in the database that is not the log."""

    def __init__(self, store: Store) -> None:
        self._store = store

    # --- finished games

    async def find(self, name: str) -> GameEntry | None:
        async with self._store.reading() as connection:
            found = (await connection.execute(sa.select(*ENTRY).where(games.c.name == name))).first()
        return None if found is None else GameEntry.read(found)

    async def analysis(self, name: str) -> bytes | None:
        """What was kept of a game's analysis."""
        query = sa.select(games.c.analysis).where(games.c.name == name)
        async with self._store.reading() as connection:
            found: bytes | None = (await connection.execute(query)).scalar()
            return found

    async def keep_analysis(self, name: str, packed: bytes) -> None:
        """With the game, and only as long as the game."""
        update = games.update().where(games.c.name == sa.bindparam("b_key")).values(analysis=sa.bindparam("b_packed"))
        await self._store.do([(update, [{"b_key": name, "b_packed": packed}])])

    async def game(self, kept: GameEntry) -> KeptGame:
        if kept.packed is not None:
            return KeptGame.unpacked(kept.packed)
        rows = [row for row in await self._store.rows(kept.table) if row.seq <= kept.last]
        table = Table.folded(rows)
        return game_in(rows[kept.first - 1 :], table.chairs, table.seed)

    async def erase(self, kept: GameEntry) -> None:
        """The game is gone, and so is every row that told of it; its table, if there is one, goes on."""
        scrubbed = [_scrub(row) for row in await self._store.rows(kept.table, kept.first - 1) if row.seq <= kept.last]
        values: list[dict[str, object]] = [
            {"b_table": kept.table, "b_seq": row.seq, "b_row": codec.to_bytes(row)} for row in scrubbed
        ]
        rewrite = (
            steps.update()
            .where(steps.c.table_name == sa.bindparam("b_table"), steps.c.seq == sa.bindparam("b_seq"))
            .values(row=sa.bindparam("b_row"))
        )
        key: list[dict[str, object]] = [{"b_key": kept.name}]
        beside: SqlWork = [(_deletion(table, "game"), key) for table in (game_seats, game_summaries, daily_results)]
        await self._store.do([(rewrite, values), (_deletion(games, "name"), key), *beside])

    async def games_of(self, table: str) -> list[GameEntry]:
        query = sa.select(*ENTRY).where(games.c.table_name == table).order_by(games.c.number)
        async with self._store.reading() as connection:
            return [GameEntry.read(found) for found in await connection.execute(query)]

    # --- tables that nobody needs any more

    async def sweep(self, moment: Moment, keeping: Keeping, live: Collection[str]) -> int:
        """Remove some of what was left behind; how many tables."""
        gone = [name for name in await self._abandoned_tables(moment, keeping) if name not in live]
        for name in gone:
            await self._pack_up(name)
            await self.erase_table(name, with_games=False)
        work: SqlWork = [(_before(orders, "time"), [{"b_before": moment - ORDERS_KEPT}])]
        work.append((_before(daily_results, "ended"), [{"b_before": moment - RESULTS_KEPT}]))
        work += aged_ratings(moment)
        work += [(_before(table, "until"), [{"b_before": moment}]) for table in (presence, bans)]
        if keeping.games:
            work.append((_before(games, "ended"), [{"b_before": moment - keeping.games * DAY}]))
        await self._store.do([*work, *WITHOUT_GAME, (WITHOUT_TABLE, [{}]), *WITHOUT_MEMBER])
        return len(gone)

    async def _abandoned_tables(self, moment: Moment, keeping: Keeping) -> list[str]:
        limits = [
            (tables.c.stage == stage) & (tables.c.touched < moment - kept * DAY)
            for stage, kept in keeping.days_of_stages().items()
            if kept
        ]
        if not limits:
            return []
        is_watched = sa.exists().where(presence.c.table_name == tables.c.name, presence.c.until > moment)
        is_reported = sa.exists().where(reports.c.table_name == tables.c.name)  # somebody has still to read it
        query = sa.select(tables.c.name).where(sa.or_(*limits), ~is_watched, ~is_reported).limit(SWEPT_AT_ONCE)
        async with self._store.reading() as connection:
            return [name for (name,) in await connection.execute(query)]

    async def _pack_up(self, table: str) -> None:
        """A table goes, its finished games stay."""
        loose = [kept for kept in await self.games_of(table) if kept.packed is None]
        update = games.update().where(games.c.name == sa.bindparam("b_key")).values(packed=sa.bindparam("b_packed"))
        for kept in loose:
            packed = (await self.game(kept)).packed()
            await self._store.do([(update, [{"b_key": kept.name, "b_packed": packed}])])

    async def erase_table(self, name: str, *, with_games: bool = True) -> None:
        key: list[dict[str, object]] = [{"b_key": name}]
        work: SqlWork = [(_deletion(tables, "name"), key), (_deletion(steps, "table_name"), key)]
        if with_games:
            work += [
                (_deletion(games, "table_name"), key),
                (_deletion(daily_results, "table_name"), key),
                *WITHOUT_GAME,
            ]
        await self._store.do(work)

    async def last_touched(self) -> Moment:
        """When anything happened at any table, by the minute; 0 where nothing did."""
        async with self._store.reading() as connection:
            found: int | None = (await connection.execute(sa.select(sa.func.max(tables.c.touched)))).scalar()
            return found or 0

    async def count_tables(self) -> int:
        async with self._store.reading() as connection:
            return int((await connection.execute(sa.select(sa.func.count()).select_from(tables))).scalar() or 0)

    # --- those who run the server

    async def list_tables(self, most: int = 100) -> list[Sequence[Any]]:
        """Name, stage, whether public, when set and when touched; the latest first."""
        query = (
            sa.select(tables.c.name, tables.c.stage, tables.c.is_public, tables.c.created, tables.c.touched)
            .order_by(tables.c.touched.desc())
            .limit(most)
        )
        async with self._store.reading() as connection:
            return list(await connection.execute(query))

    async def reports(self) -> list[FiledReport]:
        async with self._store.reading() as connection:
            return [
                FiledReport(*found) for found in await connection.execute(sa.select(reports).order_by(reports.c.id))
            ]

    async def settle_report(self, id: int) -> None:
        await self._store.do([(_deletion(reports, "id"), [{"b_key": id}])])

    async def ban(self, network: str, until: Moment | None) -> None:
        values: list[dict[str, object]] = [{"network": network, "until": until}]
        await self._store.do([(_deletion(bans, "network"), [{"b_key": network}]), (bans.insert(), values)])
        await self.order("bans", network)

    async def lift_ban(self, network: str) -> None:
        await self._store.do([(_deletion(bans, "network"), [{"b_key": network}])])
        await self.order("bans", network)

    async def bans(self, moment: Moment) -> list[str]:
        query = sa.select(bans.c.network).where(sa.or_(bans.c.until.is_(None), bans.c.until > moment))
        async with self._store.reading() as connection:
            return [network for (network,) in await connection.execute(query)]

    async def order(self, what: str, target: str) -> None:
        values: list[dict[str, object]] = [{"time": now(), "what": what, "target": target}]
        await self._store.do([(orders.insert(), values)])

    async def orders_after(self, id: int) -> list[Order]:
        query = sa.select(orders.c.id, orders.c.what, orders.c.target).where(orders.c.id > id).order_by(orders.c.id)
        async with self._store.reading() as connection:
            return [Order(*found) for found in await connection.execute(query)]

    async def last_order(self) -> int:
        async with self._store.reading() as connection:
            return int((await connection.execute(sa.select(sa.func.max(orders.c.id)))).scalar() or 0)

    # --- presence across processes

    async def say_who_is_here(self, process: str, until: Moment, here: Iterable[tuple[str, str, int]]) -> None:
        """For each table its seats, as digits, and the number of its spectators."""
        values: list[dict[str, object]] = [
            {"table_name": table, "process": process, "seats": seats, "spectators": spectators, "until": until}
            for table, seats, spectators in here
        ]
        gone: list[dict[str, object]] = [{"b_table": one["table_name"], "b_process": process} for one in values]
        delete = presence.delete().where(
            presence.c.table_name == sa.bindparam("b_table"), presence.c.process == sa.bindparam("b_process")
        )
        await self._store.do([(delete, gone), (presence.insert(), values)])

    async def who_is_elsewhere(
        self, process: str, moment: Moment, names: Sequence[str]
    ) -> dict[str, tuple[frozenset[int], int]]:
        """Seats and spectators that are connected to other processes, by table."""
        query = sa.select(presence.c.table_name, presence.c.seats, presence.c.spectators).where(
            presence.c.table_name.in_(names), presence.c.process != process, presence.c.until > moment
        )
        found: dict[str, tuple[frozenset[int], int]] = {}
        async with self._store.reading() as connection:
            for table, seats, spectators in await connection.execute(query):
                before, watching = found.get(table, (frozenset(), 0))
                found[table] = (before | frozenset(map(int, seats)), watching + int(spectators))
        return found


def _scrub(row: Row) -> Row:
    """The row without anything of the game: who sat down or left meanwhile is still told."""
    return replace(
        row,
        request=Scrubbed(),
        private=tuple(fact for fact in row.private if not isinstance(fact, Seeded | Chosen | Recalled)),
        news=tuple(news for news in row.news if not isinstance(news, OF_A_GAME)),
        clocks=(),
        turns=(),
    )


def _deletion(table: sa.Table, column: str) -> sa.Delete:
    return table.delete().where(table.c[column] == sa.bindparam("b_key"))


def _before(table: sa.Table, column: str) -> sa.Delete:
    return table.delete().where(table.c[column] < sa.bindparam("b_before"))
