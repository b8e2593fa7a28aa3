"""Push book: repository of the browsers that want to hear of their player's turn. Each is told of a turn once."""

from __future__ import annotations

import sqlite3
from typing import NamedTuple

import sqlalchemy as sa
from sqlalchemy.exc import IntegrityError

from nottingham.server.access.web_push import PushKeys
from nottingham.server.storage.player_tables import player_seats
from nottingham.server.storage.push_tables import FORGET_PUSHES, push_subscriptions, push_turns
from nottingham.server.storage.side_tables import SqlWork
from nottingham.server.storage.step_store import Store
from nottingham.server.storage.step_tables import tables
from nottingham.server.timestamps import DAY, Moment

SUBSCRIPTIONS_MOST = 10
"""Of one player; the oldest gives way."""
TOLD_FOR = 100 * DAY
"""A game that nobody touches is gone by then."""
FORGET_SUBSCRIPTION = push_subscriptions.delete().where(push_subscriptions.c.id == sa.bindparam("b_id"))
FORGET_TURNS = push_turns.delete().where(push_turns.c.subscription == sa.bindparam("b_id"))
FORGET_OLD_TURNS = push_turns.delete().where(push_turns.c.time < sa.bindparam("b_time"))
FORGET_OTHER_TURN = push_turns.delete().where(
    push_turns.c.subscription == sa.bindparam("b_id"),
    push_turns.c.table_name == sa.bindparam("b_table"),
    push_turns.c.turn != sa.bindparam("b_turn"),
)


class QuietHours(NamedTuple):
    """From one full hour of the day to another, by the clocks of a time zone; the same twice is never."""

    first: int
    last: int
    zone: str


class PushSubscription(NamedTuple):
    """One browser of a player's, and how it wants to be told."""

    id: str
    player: str
    endpoint: str
    keys: PushKeys
    language: str
    quiet: QuietHours
    since: Moment

    @classmethod
    def read(cls, row: tuple[object, ...]) -> PushSubscription:
        id, player, endpoint, p256dh, auth, language, first, last, zone, since = row
        quiet = QuietHours(first, last, zone)  # type: ignore[arg-type]  # columns in the order of their table
        return cls(id, player, endpoint, PushKeys(p256dh, auth), language, quiet, since)  # type: ignore[arg-type]


class SeatToTell(NamedTuple):
    """A seat in a running game whose player has a browser that wants to hear of a turn."""

    subscription: PushSubscription
    table: str
    token: str
    touched: Moment


class PushBook:
    """Who wants to be told, and of what they were."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def subscribe(self, wanted: PushSubscription) -> None:
        """In place of what that browser wanted before, also under another key."""
        own = [one for one in await self.of(wanted.player) if one.id != wanted.id]
        gone: list[dict[str, object]] = [{"b_id": one.id} for one in own[SUBSCRIPTIONS_MOST - 1 :]]
        values: dict[str, object] = {
            "id": wanted.id,
            "player": wanted.player,
            "endpoint": wanted.endpoint,
            "p256dh": wanted.keys.p256dh,
            "auth": wanted.keys.auth,
            "language": wanted.language,
            "quiet_from": wanted.quiet.first,
            "quiet_until": wanted.quiet.last,
            "zone": wanted.quiet.zone,
            "since": wanted.since,
        }
        work: SqlWork = [
            (FORGET_SUBSCRIPTION, [*gone, {"b_id": wanted.id}]),
            (push_subscriptions.insert(), [values]),
        ]
        await self._once(work)

    async def unsubscribe(self, id: str) -> None:
        await self._store.do([(FORGET_SUBSCRIPTION, [{"b_id": id}]), (FORGET_TURNS, [{"b_id": id}])])

    async def forget_player(self, player: str) -> None:
        await self._store.do([(statement, [{"b_player": player}]) for statement in FORGET_PUSHES])

    async def of(self, player: str) -> list[PushSubscription]:
        """The latest first."""
        query = sa.select(push_subscriptions).where(push_subscriptions.c.player == player)
        async with self._store.reading() as connection:
            rows = await connection.execute(query.order_by(push_subscriptions.c.since.desc()))
            return [PushSubscription.read(tuple(row)) for row in rows]

    async def seats_to_tell(self) -> list[SeatToTell]:
        query = (
            sa.select(push_subscriptions, tables.c.name, player_seats.c.token, tables.c.touched)
            .join(player_seats, player_seats.c.player == push_subscriptions.c.player)
            .join(tables, tables.c.name == player_seats.c.table_name)
            .where(tables.c.stage == "playing")
        )
        async with self._store.reading() as connection:
            rows = [tuple(row) for row in await connection.execute(query)]
        return [SeatToTell(PushSubscription.read(row[:-3]), *row[-3:]) for row in rows]

    async def claim(self, subscription: str, table: str, turn: str, moment: Moment) -> bool:
        """Whether a browser has not been told of this turn, by any process, and now is."""
        key: dict[str, object] = {"b_id": subscription, "b_table": table, "b_turn": turn}
        values: dict[str, object] = {"subscription": subscription, "table_name": table, "turn": turn, "time": moment}
        return await self._once([(FORGET_OTHER_TURN, [key]), (push_turns.insert(), [values])])

    async def sweep(self, moment: Moment) -> None:
        await self._store.do([(FORGET_OLD_TURNS, [{"b_time": moment - TOLD_FOR}])])

    async def _once(self, work: SqlWork) -> bool:
        """Whether it was written: of two at the same moment, one is."""
        try:
            await self._store.do(work)
        except (IntegrityError, sqlite3.IntegrityError):
            return False
        return True
