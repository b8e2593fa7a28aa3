"""Rating book: repository of ratings. Counts each rated game once, whichever process sees that it is over.

A game waits in `rated_games` since the commit that ended it. To count it is one transaction that begins by claiming it,
so that a second one finds nothing to claim; games are counted one after another, since each moves what the next reads.
"""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

import sqlalchemy as sa
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from nottingham.server.storage.rating_tables import rated_claims, rated_games, rated_players, rated_seats, ratings
from nottingham.server.storage.step_store import Store
from nottingham.server.table.rating import (
    COMPANY_MOST,
    Ladder,
    carried_over,
    company_of,
    seasons_between,
    skills_by_result,
)
from nottingham.server.timestamps import DAY, Moment
from nottingham.story.skill import Skill, newcomer

LOCK = 0x52415445
"""The name of PostgreSQL's advisory lock around counting."""
PENDING_AT_ONCE = 50
BOT = "bot:"


class LadderPlace(NamedTuple):
    """What a holder has come to on a ladder."""

    skill: Skill
    games: int


class RatingBook:
    """Whose seats are whose, what rated games brought, and the ratings."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self._one_by_one = asyncio.Lock()

    # --- whose seat

    async def claim(self, player: str, table: str, token: str, moment: Moment) -> bool:
        """From now on the result of this seat is this player's; whether it is nobody else's."""
        values: dict[str, object] = {"token": token, "player": player, "table_name": table, "since": moment}
        try:
            await self.store.do([(rated_claims.insert(), [values])])
        except IntegrityError:
            query = sa.select(rated_claims.c.player).where(rated_claims.c.token == token)
            async with self.store.reading() as connection:
                return bool((await connection.execute(query)).scalar() == player)
        return True

    async def public_name(self, player: str) -> str:
        """What others see of a player on a board: the name they played under last."""
        query = sa.select(rated_players.c.name).where(rated_players.c.player == player)
        async with self.store.reading() as connection:
            return (await connection.execute(query)).scalar() or ""

    # --- counting

    async def count_pending(self) -> int:
        """Count the games that are over and wait for it; how many were."""
        query = sa.select(rated_games.c.game).where(rated_games.c.status == "pending")
        query = query.order_by(rated_games.c.ended, rated_games.c.game).limit(PENDING_AT_ONCE)
        counted = 0
        async with self._one_by_one:
            async with self.store.reading() as connection:
                waiting = [game for (game,) in await connection.execute(query)]
            for game in waiting:
                counted += await self._count(game)
        return counted

    async def _count(self, game: str) -> bool:
        """One game, in one transaction; whether it was this process that did."""
        claim = rated_games.update().where(rated_games.c.game == game, rated_games.c.status == "pending")
        async with self.store.engine.begin() as connection:
            if self.store.is_postgres:
                await connection.execute(sa.select(sa.func.pg_advisory_xact_lock(LOCK)))
            if not (await connection.execute(claim.values(status="counted"))).rowcount:
                return False
            await _settle_game(connection, game)
        return True


async def _settle_game(connection: AsyncConnection, game: str) -> None:
    """Everything that a game brings: holders, whether it counts, and the ratings of its seats."""
    is_it = rated_games.c.game == game
    found = (await connection.execute(sa.select(rated_games).where(is_it))).one()
    seat_query = sa.select(rated_seats).where(rated_seats.c.game == game).order_by(rated_seats.c.seat)
    seats = (await connection.execute(seat_query)).all()
    holders = [await _holder(connection, seat) for seat in seats]
    for seat, holder in zip(seats, holders, strict=True):
        own = rated_seats.c.seat == seat.seat
        await connection.execute(
            rated_seats.update().where(rated_seats.c.game == game, own).values(player=None, holder=holder)
        )
    company = company_of([one for one in holders if one is not None and not one.startswith(BOT)])
    if await _count_together(connection, company, found.ended) >= COMPANY_MOST:
        await connection.execute(rated_games.update().where(is_it).values(status="over_limit", company=company))
        return
    await connection.execute(rated_games.update().where(is_it).values(company=company))
    await _rate(connection, Ladder(found.season, found.edition, found.players), seats, holders)


async def _holder(connection: AsyncConnection, seat: sa.Row[Any]) -> str | None:
    """Under which name a seat's rating is kept: a bot's own, or a random one of a player; None is nowhere."""
    if seat.bot:
        return f"{BOT}{seat.bot}"
    if seat.player is None:
        return None
    is_it = rated_players.c.player == seat.player
    known: str | None = (await connection.execute(sa.select(rated_players.c.holder).where(is_it))).scalar()
    if known is None:
        known = secrets.token_hex(12)
        values = {"player": seat.player, "holder": known, "name": seat.name}
        await connection.execute(rated_players.insert().values(values))
    else:
        await connection.execute(rated_players.update().where(is_it).values(name=seat.name))
    return known


async def _count_together(connection: AsyncConnection, company: str, ended: Moment) -> int:
    """How many games of these people counted on the day of this one."""
    day = ended // DAY * DAY
    query = sa.select(sa.func.count()).where(
        rated_games.c.company == company,
        rated_games.c.status == "counted",
        rated_games.c.ended >= day,
        rated_games.c.ended < day + DAY,
    )
    return int((await connection.execute(query)).scalar() or 0)


async def _rate(
    connection: AsyncConnection, ladder: Ladder, seats: Sequence[sa.Row[Any]], holders: Sequence[str | None]
) -> None:
    who = [holder or f"seat:{seat.seat}" for seat, holder in zip(seats, holders, strict=True)]
    before = {one: await _standing(connection, ladder, one) for one in set(who)}
    known = {one: standing.skill for one, standing in before.items()}
    after = skills_by_result(who, [(seat.place, seat.has_left) for seat in seats], known)
    kept = {one: LadderPlace(after[one], before[one].games + 1) for one in set(who) & {*holders}}
    await _keep(connection, ladder, kept)
    for seat, one in zip(seats, who, strict=True):
        if one in kept:
            values = {
                "mu_before": known[one].mu,
                "sigma_before": known[one].sigma,
                "mu_after": after[one].mu,
                "sigma_after": after[one].sigma,
                "games": kept[one].games,
            }
            own = (rated_seats.c.game == seat.game) & (rated_seats.c.seat == seat.seat)
            await connection.execute(rated_seats.update().where(own).values(**values))


async def _standing(connection: AsyncConnection, ladder: Ladder, holder: str) -> LadderPlace:
    """Where somebody stands as a game begins to count: in this season, or carried over from an earlier one."""
    query = (
        sa.select(ratings)
        .where(
            ratings.c.holder == holder,
            ratings.c.edition == ladder.edition,
            ratings.c.players == ladder.players,
            ratings.c.season <= ladder.season,
        )
        .order_by(ratings.c.season.desc())
        .limit(1)
    )
    last = (await connection.execute(query)).first()
    if last is None:
        return LadderPlace(newcomer(), 0)
    seasons = seasons_between(last.season, ladder.season)
    return LadderPlace(carried_over(Skill(last.mu, last.sigma), seasons), 0 if seasons else last.games)


async def _keep(connection: AsyncConnection, ladder: Ladder, kept: Mapping[str, LadderPlace]) -> None:
    for holder, standing in sorted(kept.items()):
        key = {"holder": holder, **ladder._asdict()}
        is_it = sa.and_(*(ratings.c[name] == value for name, value in key.items()))
        await connection.execute(ratings.delete().where(is_it))
        skill = standing.skill
        await connection.execute(ratings.insert().values(**key, mu=skill.mu, sigma=skill.sigma, games=standing.games))
