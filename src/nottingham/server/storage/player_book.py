"""Player book: repository of what hangs on players' keys, by their hashes. Nobody is listed but to the key's holder."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import msgspec
import sqlalchemy as sa
from sqlalchemy.exc import IntegrityError

from nottingham.rules.engine.seats import Seat
from nottingham.server.storage.account_tables import account_sessions, accounts, passkeys
from nottingham.server.storage.archive import ENTRY, Archive, GameEntry
from nottingham.server.storage.cup_tables import SHUT
from nottingham.server.storage.game_summaries import GameSummary, summary_of
from nottingham.server.storage.player_tables import (
    INSERT_GAME_SEAT,
    game_seats,
    game_summaries,
    memory_consents,
    player_blocks,
    player_seats,
    seats_of_game,
    standing_evenings,
    standing_members,
)
from nottingham.server.storage.push_tables import FORGET_PUSHES, push_subscriptions
from nottingham.server.storage.rating_tables import FORGET_RATINGS, rated_claims, rated_players, rated_seats
from nottingham.server.storage.side_tables import SqlWork, daily_results, games
from nottingham.server.storage.step_store import Store
from nottingham.server.storage.step_tables import tables
from nottingham.server.table.state import Table
from nottingham.server.timestamps import Moment

GAMES_MOST = 300
"""Finished games of one player that are looked at; older ones are kept, and counted."""
SEATS_MOST = 40
"""Running games of one player that are looked for, the latest first."""

FORGET_LINK = player_seats.delete().where(
    player_seats.c.player == sa.bindparam("b_player"), player_seats.c.token == sa.bindparam("b_token")
)
INSERT_LINK = player_seats.insert()
FORGET_SUMMARY = game_summaries.delete().where(game_summaries.c.game == sa.bindparam("b_game"))
INSERT_SUMMARY = game_summaries.insert()
BY_PLAYER = (player_seats, standing_members, memory_consents, player_blocks, account_sessions, passkeys, accounts)
"""Whatever is kept of a player by their id."""


class Link(NamedTuple):
    """A seat that hangs on a player's key, by the hash of its secret."""

    table: str
    token: str
    since: Moment


class PlayedSeat(NamedTuple):
    """A finished game, and a seat that a player held at its end."""

    entry: GameEntry
    seat: Seat


class PlayerBook:
    """Seats and games by the hash of a player's key."""

    def __init__(self, store: Store, archive: Archive) -> None:
        self._store = store
        self._archive = archive

    # --- linking

    async def link(self, player: str, table: str, token: str, moment: Moment) -> None:
        """From now on this seat hangs on this key; linked twice, it hangs there once."""
        work: SqlWork = [
            (FORGET_LINK, [{"b_player": player, "b_token": token}]),
            (INSERT_LINK, [{"player": player, "token": token, "table_name": table, "since": moment}]),
        ]
        standing = await self._standing_of(table)
        if standing is not None:
            work += joining(standing, [player])
        await self.once(work)

    async def note_seats_of(self, table: str) -> None:
        """Who sat where when games of this table ended that were over before anybody kept that."""
        entries = await self._archive.games_of(table)
        query = sa.select(game_seats.c.game).where(game_seats.c.game.in_([entry.name for entry in entries]))
        async with self._store.reading() as connection:
            noted = {game for (game,) in await connection.execute(query)}
        for entry in entries:
            if entry.name not in noted and entry.packed is None:
                ended = Table.folded(await self._store.rows(table, until=entry.last))
                await self.once([(INSERT_GAME_SEAT, seats_of_game(entry.name, ended))])

    async def _standing_of(self, table: str) -> str | None:
        query = sa.select(standing_evenings.c.standing).where(standing_evenings.c.table_name == table)
        async with self._store.reading() as connection:
            found: str | None = (await connection.execute(query)).scalar()
            return found

    async def once(self, work: SqlWork) -> None:
        """Written by two at the same moment, the second finds it done."""
        try:
            await self._store.do(work)
        except IntegrityError:
            return

    async def merge(self, player: str, other: str) -> int:
        """Everything that hangs on the other key hangs on this one too; how many seats.

        Nothing goes the other way: a player who brings a key of a stranger's making gives the stranger nothing.
        """
        links = await self.links(other)
        gone: list[dict[str, object]] = [{"b_player": player, "b_token": link.token} for link in links]
        values: list[dict[str, object]] = [
            {"player": player, "token": link.token, "table_name": link.table, "since": link.since} for link in links
        ]
        work: SqlWork = [(FORGET_LINK, gone), (INSERT_LINK, values)]
        for standing in await self._standings(other):
            work += joining(standing, [player])
        await self._store.do(work)
        return len(links)

    async def move(self, player: str, other: str) -> int:
        """What hangs on the other key hangs on this player, and on that key no more; boards of the day stay."""
        seats = await self.merge(player, other)
        both: list[dict[str, object]] = [{"b_player": player, "b_other": other}]
        for table in (memory_consents, push_subscriptions, rated_players, rated_claims, rated_seats):
            own = table.c.player == sa.bindparam("b_other")
            await self.once([(table.update().where(own).values(player=sa.bindparam("b_player")), both)])
        gone: list[dict[str, object]] = [{"b_player": other}]
        left = (player_seats, standing_members, memory_consents, player_blocks)
        await self._store.do([(forgetting(table), gone) for table in left])
        return seats

    async def _standings(self, player: str) -> list[str]:
        query = sa.select(standing_members.c.standing).where(standing_members.c.player == player)
        async with self._store.reading() as connection:
            return [standing for (standing,) in await connection.execute(query)]

    async def forget(self, player: str) -> tuple[int, int]:
        """Nothing hangs on this player any more, on no board either, and no account is theirs.

        How many seats did, and how many standing tables.
        """
        counts = [await self._count(table, player) for table in (player_seats, standing_members)]
        key: list[dict[str, object]] = [{"b_player": player}]
        own = sa.select(player_seats.c.table_name).where(player_seats.c.player == sa.bindparam("b_player"))
        await self._store.do(
            [
                (daily_results.delete().where(daily_results.c.table_name.in_(own)), key),
                *((statement, key) for statement in (*FORGET_RATINGS, *FORGET_PUSHES)),
                *((forgetting(table), key) for table in BY_PLAYER),
            ]
        )
        return counts[0], counts[1]

    async def _count(self, table: sa.Table, player: str) -> int:
        query = sa.select(sa.func.count()).select_from(table).where(table.c.player == player)
        async with self._store.reading() as connection:
            return int((await connection.execute(query)).scalar() or 0)

    # --- reading

    async def links(self, player: str) -> list[Link]:
        return await self._links(player_seats.c.player == player)

    async def running(self, player: str) -> list[Link]:
        """The latest seats at tables that are still there and whose game is not over."""
        return (await self.all_running(player))[:SEATS_MOST]

    async def all_running(self, player: str) -> list[Link]:
        """However many there are, the latest first."""
        is_there = sa.exists().where(
            tables.c.name == player_seats.c.table_name, tables.c.stage.in_(("waiting", "playing"))
        )
        return await self._links(player_seats.c.player == player, is_there)

    async def links_at(self, player: str, table: str) -> list[Link]:
        return await self._links(player_seats.c.player == player, player_seats.c.table_name == table)

    async def _links(self, *conditions: sa.ColumnElement[bool]) -> list[Link]:
        """The latest first."""
        columns = (player_seats.c.table_name, player_seats.c.token, player_seats.c.since)
        query = sa.select(*columns).where(*conditions).order_by(player_seats.c.since.desc())
        async with self._store.reading() as connection:
            return [Link(*found) for found in await connection.execute(query)]

    async def players_of(self, hashed: Sequence[str]) -> list[str]:
        """Whose keys these seats hang on: for the server alone."""
        query = sa.select(player_seats.c.player).where(player_seats.c.token.in_(hashed)).distinct()
        async with self._store.reading() as connection:
            return [player for (player,) in await connection.execute(query)]

    async def games(self, player: str) -> list[PlayedSeat]:
        """The newest first. A seat that was held with two secrets is one."""
        own = (
            sa.select(game_seats.c.game, game_seats.c.seat)
            .join(player_seats, player_seats.c.token == game_seats.c.token)
            .where(player_seats.c.player == player)
            .distinct()
            .subquery()
        )
        query = (
            sa.select(*ENTRY, own.c.seat)
            .join(own, own.c.game == games.c.name)
            .where(games.c.table_name.not_in(SHUT))
            .order_by(games.c.ended.desc())
            .limit(GAMES_MOST)
        )
        async with self._store.reading() as connection:
            return [PlayedSeat(GameEntry.read(row[:-1]), row[-1]) for row in await connection.execute(query)]

    async def count_games(self, player: str) -> int:
        query = (
            sa.select(sa.func.count(sa.distinct(game_seats.c.game)))
            .join(player_seats, player_seats.c.token == game_seats.c.token)
            .where(player_seats.c.player == player, player_seats.c.table_name.not_in(SHUT))
        )
        async with self._store.reading() as connection:
            return int((await connection.execute(query)).scalar() or 0)

    # --- games in a line

    async def summaries(self, entries: Sequence[GameEntry]) -> dict[str, GameSummary]:
        """By the games' names. One that nobody asked for before is worked out, and kept."""
        names = [entry.name for entry in entries]
        query = sa.select(game_summaries.c.game, game_summaries.c.summary).where(game_summaries.c.game.in_(names))
        async with self._store.reading() as connection:
            kept = {name: msgspec.json.decode(raw, type=GameSummary) for name, raw in await connection.execute(query)}
        found = {name: summary for name, summary in kept.items() if summary.is_complete}
        for entry in entries:
            if entry.name not in found:
                found[entry.name] = summary_of(entry.name, await self._archive.game(entry))
                await self._keep(entry.name, found[entry.name])
        return found

    async def _keep(self, name: str, summary: GameSummary) -> None:
        values: dict[str, object] = {"game": name, "summary": msgspec.json.encode(summary)}
        await self.once([(FORGET_SUMMARY, [{"b_game": name}]), (INSERT_SUMMARY, [values])])


def forgetting(table: sa.Table) -> sa.Delete:
    """All rows of one player."""
    return table.delete().where(table.c.player == sa.bindparam("b_player"))


def joining(standing: str, players: Sequence[str]) -> SqlWork:
    """These players belong to a standing table from now on."""
    leave = standing_members.delete().where(
        standing_members.c.standing == sa.bindparam("b_standing"), standing_members.c.player == sa.bindparam("b_player")
    )
    gone: list[dict[str, object]] = [{"b_standing": standing, "b_player": player} for player in players]
    values: list[dict[str, object]] = [{"standing": standing, "player": player} for player in players]
    return [(leave, gone), (standing_members.insert(), values)]
