"""Block book: repository of whom players blocked, by the hashes of their keys. Nobody is told who blocked them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import sqlalchemy as sa

from nottingham.rules.engine.seats import Seat
from nottingham.server.access import tokens
from nottingham.server.storage.player_tables import player_blocks, player_seats
from nottingham.server.storage.side_tables import SqlWork
from nottingham.server.storage.step_store import Store
from nottingham.server.table.state import Table
from nottingham.server.timestamps import Moment

BLOCKS_MOST = 500
"""Of one player."""
FORGET_BLOCK = player_blocks.delete().where(
    player_blocks.c.player == sa.bindparam("b_player"), player_blocks.c.blocked == sa.bindparam("b_blocked")
)
LIFT = player_blocks.delete().where(
    player_blocks.c.player == sa.bindparam("b_player"), player_blocks.c.id == sa.bindparam("b_id")
)
INSERT_BLOCK = player_blocks.insert()


class Block(NamedTuple):
    """A blocked player: known to the one who blocked them by a name and an id alone."""

    id: str
    name: str
    since: Moment


class BlocksMet(NamedTuple):
    """Seats at a table whose people a newcomer has blocked, and those whose people have blocked the newcomer."""

    mutes: tuple[Seat, ...] = ()
    muted_by: tuple[Seat, ...] = ()

    def __bool__(self) -> bool:
        return bool(self.mutes or self.muted_by)


NO_BLOCKS = BlocksMet()


class BlockBook:
    """Who blocked whom."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def block(self, player: str, others: Sequence[str], name: str, moment: Moment) -> None:
        """From now on. Somebody whose seat hangs on several keys is blocked by all of them, as one."""
        block = tokens.new_name()
        gone: list[dict[str, object]] = [{"b_player": player, "b_blocked": other} for other in others]
        values: list[dict[str, object]] = [
            {"player": player, "blocked": other, "id": block, "name": name, "since": moment} for other in others
        ]
        work: SqlWork = [(FORGET_BLOCK, gone), (INSERT_BLOCK, values)]
        await self._store.do(work)

    async def lift(self, player: str, block: str) -> None:
        await self._store.do([(LIFT, [{"b_player": player, "b_id": block}])])

    async def merge(self, player: str, other: str) -> None:
        """Whom the other key blocked, this one blocks too."""
        for id, name, since in await self.of(other):
            query = sa.select(player_blocks.c.blocked).where(
                player_blocks.c.player == other, player_blocks.c.id == id, player_blocks.c.blocked != player
            )
            async with self._store.reading() as connection:
                blocked = [one for (one,) in await connection.execute(query)]
            if blocked:
                await self.block(player, blocked, name, since)

    async def follow(self, player: str, other: str) -> None:
        """Who blocked the other key blocks this one with it, by the same block."""
        query = sa.select(player_blocks).where(player_blocks.c.blocked == other, player_blocks.c.player != player)
        async with self._store.reading() as connection:
            found = [dict(row) for row in (await connection.execute(query)).mappings()]
        gone: list[dict[str, object]] = [{"b_player": one["player"], "b_blocked": player} for one in found]
        values: list[dict[str, object]] = [one | {"blocked": player} for one in found]
        await self._store.do([(FORGET_BLOCK, gone), (INSERT_BLOCK, values)])

    async def of(self, player: str) -> list[Block]:
        """The blocks of a player, the latest first."""
        columns = (player_blocks.c.id, player_blocks.c.name, player_blocks.c.since)
        query = sa.select(*columns).where(player_blocks.c.player == player).distinct()
        async with self._store.reading() as connection:
            found = [Block(*row) for row in await connection.execute(query)]
        return sorted(found, key=lambda one: (-one.since, one.id))

    # --- at a table

    async def met(self, player: str, table: Table) -> BlocksMet:
        """What a newcomer with this key meets at a table."""
        seats = await self._seats(table)
        pairs = await self._pairs([player, *seats])
        return BlocksMet(
            mutes=tuple(sorted({seats[other] for one, other in pairs if one == player and other in seats})),
            muted_by=tuple(sorted({seats[one] for one, other in pairs if other == player and one in seats})),
        )

    async def at(self, table: Table) -> list[tuple[Seat, Seat]]:
        """Pairs of seats at a table: who in the first has blocked who is in the second."""
        seats = await self._seats(table)
        pairs = await self._pairs([*seats])
        return sorted({(seats[one], seats[other]) for one, other in pairs if seats[one] != seats[other]})

    async def players_at(self, table: Table, seat: Seat) -> list[str]:
        """On whose keys a seat hangs."""
        return [player for player, place in (await self._seats(table)).items() if place == seat]

    async def _seats(self, table: Table) -> dict[str, Seat]:
        """Where the players sit whose keys are known."""
        query = sa.select(player_seats.c.player, player_seats.c.token).where(player_seats.c.table_name == table.name)
        async with self._store.reading() as connection:
            linked = [(player, table.seat_of(token)) for player, token in await connection.execute(query)]
        return {player: seat for player, seat in linked if seat is not None}

    async def _pairs(self, players: Sequence[str]) -> list[tuple[str, str]]:
        query = sa.select(player_blocks.c.player, player_blocks.c.blocked).where(
            player_blocks.c.player.in_(players), player_blocks.c.blocked.in_(players)
        )
        async with self._store.reading() as connection:
            return [(one, other) for one, other in await connection.execute(query)]
