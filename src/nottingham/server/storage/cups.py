"""Cup book: repository of cups, by their links and by the hashes of players' keys. Each change is a compare-and-set."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

import msgspec
import sqlalchemy as sa
from sqlalchemy.exc import IntegrityError

from nottingham.rules.engine.refusals import Refusal
from nottingham.server.storage.cup_tables import SHUT, cup_members, cup_tables, cup_versions, cups
from nottingham.server.storage.side_tables import SqlWork
from nottingham.server.storage.step_store import Store
from nottingham.server.storage.step_tables import tables
from nottingham.server.table.cups import Cup, forgotten, left
from nottingham.server.timestamps import DAY, Moment

LISTED_MOST = 50
GATHERING_KEPT, FINISHED_KEPT = 30 * DAY, 400 * DAY

UPDATE_CUP = (
    cups.update()
    .where(cups.c.name == sa.bindparam("b_name"))
    .values(
        stage=sa.bindparam("b_stage"),
        round=sa.bindparam("b_round"),
        version=sa.bindparam("b_version"),
        touched=sa.bindparam("b_touched"),
        state=sa.bindparam("b_state"),
    )
)
FORGET_MEMBERS = cup_members.delete().where(cup_members.c.cup == sa.bindparam("b_cup"))
FORGET_MEMBER = cup_members.delete().where(cup_members.c.player == sa.bindparam("b_player"))

FORGET_OLD = cups.delete().where(cups.c.stage == sa.bindparam("b_stage"), cups.c.touched < sa.bindparam("b_before"))
WITHOUT_CUP: SqlWork = [
    (table.delete().where(table.c.cup.not_in(sa.select(cups.c.name))), [{}])
    for table in (cup_versions, cup_members, cup_tables)
]
"""What is kept beside a cup goes with it."""


class KeptCup(NamedTuple):
    """A cup, and which version of it this is."""

    name: str
    code: str
    version: int
    touched: Moment
    cup: Cup


class CupBook:
    """Reads and writes cups."""

    def __init__(self, store: Store) -> None:
        self._store = store

    # --- writing

    async def found(self, name: str, code: str, opener: str, cup: Cup, player: str, moment: Moment) -> None:
        values: dict[str, object] = {"name": name, "code": code, "opener": opener, "created": moment}
        values |= {"stage": cup.stage, "round": 0, "version": 1, "touched": moment, "state": msgspec.json.encode(cup)}
        member: dict[str, object] = {"cup": name, "player": player, "number": 0}
        await self._store.do(
            [
                (cups.insert(), [values]),
                (cup_versions.insert(), [{"cup": name, "version": 1}]),
                (cup_members.insert(), [member]),
            ]
        )

    async def write(self, kept: KeptCup, cup: Cup, moment: Moment, members: Mapping[str, int] | None = None) -> bool:
        """Whether the cup went on from this version to the next: of several who try, in whatever process, one does."""
        version = kept.version + 1
        change: dict[str, object] = {"b_name": kept.name, "b_stage": cup.stage, "b_round": len(cup.rounds)}
        change |= {"b_version": version, "b_touched": moment, "b_state": msgspec.json.encode(cup)}
        new: list[dict[str, object]] = [
            {"table_name": table.table, "cup": kept.name, "round": number}
            for number, one in enumerate(cup.rounds, start=1)
            if number > len(kept.cup.rounds)
            for table in one.tables
        ]
        work: SqlWork = [
            (cup_versions.insert(), [{"cup": kept.name, "version": version}]),
            (UPDATE_CUP, [change]),
            (cup_tables.insert(), new),
        ]
        if members is not None:
            rows: list[dict[str, object]] = [
                {"cup": kept.name, "player": player, "number": number} for player, number in members.items()
            ]
            work += [(FORGET_MEMBERS, [{"b_cup": kept.name}]), (cup_members.insert(), rows)]
        try:
            await self._store.do(work)
        except IntegrityError:
            return False
        return True

    async def forget(self, player: str, moment: Moment) -> None:
        """The name of a player is taken off every cup, and nothing of a cup hangs on the key any more."""
        for name in await self._names(cup_members.c.player == player):
            while (kept := await self.read(name)) is not None:
                number = (await self.members(name)).get(player)
                if number is None or await self._take_off(kept, number, moment):
                    break
        await self._store.do([(FORGET_MEMBER, [{"b_player": player}])])

    async def _take_off(self, kept: KeptCup, number: int, moment: Moment) -> bool:
        cup = left(kept.cup, number)
        if isinstance(cup, Refusal):
            return await self.write(kept, forgotten(kept.cup, number), moment)
        return await self.write(kept, cup, moment, await self.members_without(kept.name, number))

    async def merge(self, player: str, other: str) -> None:
        """What the other key takes part in, this one takes part in too, unless it does already."""
        query = sa.select(cup_members.c.cup, cup_members.c.number).where(
            cup_members.c.player == other,
            cup_members.c.cup.not_in(sa.select(cup_members.c.cup).where(cup_members.c.player == player)),
        )
        async with self._store.reading() as connection:
            found = list(await connection.execute(query))
        rows: list[dict[str, object]] = [{"cup": cup, "player": player, "number": number} for cup, number in found]
        await self._store.do([(cup_members.insert(), rows)])

    async def sweep(self, moment: Moment) -> None:
        """Cups that never began, and those that were over long ago, are gone."""
        gone: list[dict[str, object]] = [
            {"b_stage": "gathering", "b_before": moment - GATHERING_KEPT},
            {"b_stage": "finished", "b_before": moment - FINISHED_KEPT},
        ]
        await self._store.do([(FORGET_OLD, gone), *WITHOUT_CUP])

    # --- reading

    async def read(self, name: str) -> KeptCup | None:
        return await self._one(cups.c.name == name)

    async def find(self, code: str) -> KeptCup | None:
        return await self._one(cups.c.code == code)

    async def of_player(self, player: str) -> list[KeptCup]:
        """The latest first."""
        mine = cups.c.name.in_(sa.select(cup_members.c.cup).where(cup_members.c.player == player))
        return await self._list(sa.select(*_KEPT).where(mine).order_by(cups.c.touched.desc()).limit(LISTED_MOST))

    async def playing(self) -> list[str]:
        query = sa.select(cups.c.name).where(cups.c.stage == "playing").order_by(cups.c.touched)
        async with self._store.reading() as connection:
            return [name for (name,) in await connection.execute(query)]

    async def members(self, name: str) -> dict[str, int]:
        """The numbers of those who take part, by the hashes of their keys."""
        query = sa.select(cup_members.c.player, cup_members.c.number).where(cup_members.c.cup == name)
        async with self._store.reading() as connection:
            return {player: int(number) for player, number in await connection.execute(query)}

    async def members_without(self, name: str, number: int) -> dict[str, int]:
        """The numbers once somebody has left: those after move up."""
        found = await self.members(name)
        return {player: at - (at > number) for player, at in found.items() if at != number}

    async def stages(self, names: Sequence[str]) -> dict[str, str]:
        """The stages of those of these tables that are set."""
        query = sa.select(tables.c.name, tables.c.stage).where(tables.c.name.in_(names))
        async with self._store.reading() as connection:
            return {str(name): str(stage) for name, stage in await connection.execute(query)}

    async def is_shut(self, table: str) -> bool:
        """Whether the deal of a table is still being played at others."""
        query = SHUT.where(cup_tables.c.table_name == table)
        async with self._store.reading() as connection:
            return (await connection.execute(query)).first() is not None

    async def founded_since(self, opener: str, moment: Moment) -> int:
        query = sa.select(sa.func.count()).where(cups.c.opener == opener, cups.c.created > moment)
        async with self._store.reading() as connection:
            return int((await connection.execute(query)).scalar() or 0)

    async def _names(self, condition: sa.ColumnElement[bool]) -> list[str]:
        async with self._store.reading() as connection:
            return [name for (name,) in await connection.execute(sa.select(cup_members.c.cup).where(condition))]

    async def _one(self, condition: sa.ColumnElement[bool]) -> KeptCup | None:
        return next(iter(await self._list(sa.select(*_KEPT).where(condition))), None)

    async def _list(self, query: sa.Select[Any]) -> list[KeptCup]:
        async with self._store.reading() as connection:
            found = list(await connection.execute(query))
        return [
            KeptCup(name, code, version, touched, msgspec.json.decode(state, type=Cup))
            for name, code, version, touched, state in found
        ]


_KEPT = (cups.c.name, cups.c.code, cups.c.version, cups.c.touched, cups.c.state)
