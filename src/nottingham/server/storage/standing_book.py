"""Standing book: repository of standing tables, their members and their evenings."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import msgspec
import sqlalchemy as sa
from sqlalchemy.exc import IntegrityError

from nottingham.server.protocol.settings import Settings
from nottingham.server.storage.archive import ENTRY, GameEntry
from nottingham.server.storage.player_book import joining
from nottingham.server.storage.player_tables import standing_evenings, standing_members, standing_tables
from nottingham.server.storage.side_tables import SqlWork, games
from nottingham.server.storage.step_store import Store
from nottingham.server.timestamps import Moment

GAMES_MOST = 200
STANDING_MOST = 50
"""Standing tables of one player that are listed."""

TOUCH = (
    standing_tables.update()
    .where(standing_tables.c.name == sa.bindparam("b_name"))
    .values(touched=sa.bindparam("b_touched"))
)
LEAVE = standing_members.delete().where(
    standing_members.c.standing == sa.bindparam("b_standing"), standing_members.c.player == sa.bindparam("b_player")
)


class Agreed(msgspec.Struct, frozen=True):
    """The rules and the company of every evening."""

    settings: Settings
    bots: tuple[str, ...]


class StandingEntry(NamedTuple):
    """A standing table without its evenings."""

    name: str
    code: str
    title: str
    agreed: Agreed
    touched: Moment


class EveningEntry(NamedTuple):
    """An evening: a table, and the place of it in the row of evenings."""

    table: str
    number: int
    began: Moment


class StandingBook:
    """Standing tables by their lasting links."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def found(self, entry: StandingEntry, table: str, players: Sequence[str]) -> None:
        """A new one, with its first evening and those who were there."""
        values: dict[str, object] = entry._asdict() | {"agreed": msgspec.json.encode(entry.agreed)}
        work: SqlWork = [(standing_tables.insert(), [values]), *joining(entry.name, players)]
        await self._store.do([*work, *_evening(entry.name, table, 1, entry.touched)])

    async def begin_evening(self, standing: str, table: str, number: int, moment: Moment) -> bool:
        """Whether this is the evening with that number: of several who begin it, in whatever process, one does."""
        work = _evening(standing, table, number, moment)
        try:
            await self._store.do([*work, (TOUCH, [{"b_name": standing, "b_touched": moment}])])
        except IntegrityError:
            return False
        return True

    async def leave(self, standing: str, player: str) -> None:
        await self._store.do([(LEAVE, [{"b_standing": standing, "b_player": player}])])

    async def find(self, code: str) -> StandingEntry | None:
        query = sa.select(standing_tables).where(standing_tables.c.code == code)
        async with self._store.reading() as connection:
            found = (await connection.execute(query)).first()
        return None if found is None else _entry(found)

    async def of_table(self, table: str) -> StandingEntry | None:
        """The standing table of which a table is an evening."""
        query = (
            sa.select(standing_tables)
            .join(standing_evenings, standing_evenings.c.standing == standing_tables.c.name)
            .where(standing_evenings.c.table_name == table)
        )
        async with self._store.reading() as connection:
            found = (await connection.execute(query)).first()
        return None if found is None else _entry(found)

    async def of_player(self, player: str) -> list[StandingEntry]:
        """The latest first."""
        query = (
            sa.select(standing_tables)
            .join(standing_members, standing_members.c.standing == standing_tables.c.name)
            .where(standing_members.c.player == player)
            .order_by(standing_tables.c.touched.desc())
            .limit(STANDING_MOST)
        )
        async with self._store.reading() as connection:
            return [_entry(found) for found in await connection.execute(query)]

    async def evenings(self, standing: str) -> list[EveningEntry]:
        """The latest first."""
        columns = (standing_evenings.c.table_name, standing_evenings.c.number, standing_evenings.c.began)
        query = (
            sa.select(*columns)
            .where(standing_evenings.c.standing == standing)
            .order_by(standing_evenings.c.began.desc())
        )
        async with self._store.reading() as connection:
            return [EveningEntry(*found) for found in await connection.execute(query)]

    async def next_number(self, standing: str) -> int:
        """Of the evening after all that there were."""
        query = sa.select(sa.func.max(standing_evenings.c.number)).where(standing_evenings.c.standing == standing)
        async with self._store.reading() as connection:
            return int((await connection.execute(query)).scalar() or 0) + 1

    async def games(self, standing: str) -> list[GameEntry]:
        """Those of all its evenings, the newest first."""
        query = (
            sa.select(*ENTRY)
            .join(standing_evenings, standing_evenings.c.table_name == games.c.table_name)
            .where(standing_evenings.c.standing == standing)
            .order_by(games.c.ended.desc())
            .limit(GAMES_MOST)
        )
        async with self._store.reading() as connection:
            return [GameEntry.read(row) for row in await connection.execute(query)]


def _evening(standing: str, table: str, number: int, moment: Moment) -> SqlWork:
    values: dict[str, object] = {"table_name": table, "standing": standing, "began": moment, "number": number}
    return [(standing_evenings.insert(), [values])]


def _entry(row: Sequence[object]) -> StandingEntry:
    name, code, title, agreed, touched = row
    assert isinstance(agreed, bytes)
    return StandingEntry(str(name), str(code), str(title), msgspec.json.decode(agreed, type=Agreed), int(str(touched)))
