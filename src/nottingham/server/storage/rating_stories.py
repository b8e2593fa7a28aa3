"""Rating stories: what is told of ratings over the wire: boards, one's own history, what a game brought."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence
from typing import Any

import sqlalchemy as sa

from nottingham.server.protocol.ratings import (
    BotRating,
    LadderRating,
    OwnRatedGame,
    OwnRatings,
    RatedGame,
    RatedSeat,
    RatingBoard,
    RatingLine,
)
from nottingham.server.storage.rating_tables import rated_games, rated_players, rated_seats, ratings
from nottingham.server.storage.ratings import BOT, RatingBook
from nottingham.server.storage.side_tables import games
from nottingham.server.table.rating import PROVISIONAL_UNTIL, Ladder, is_provisional, shown
from nottingham.story.skill import Skill

LINES_MOST = 50
HISTORY_MOST = 200
SEASONS_MOST = 12
BEST_FIRST = ((ratings.c.mu - 3 * ratings.c.sigma).desc(), ratings.c.games.desc(), ratings.c.holder)


async def board_of(book: RatingBook, ladder: Ladder, player: str | None) -> RatingBoard:
    """A ladder, as the holder of a key sees it, or anybody."""
    holder = None if player is None else await _holder_of(book, player)
    on_ladder = sa.and_(*(ratings.c[name] == value for name, value in ladder._asdict().items()))
    people = (
        sa.select(ratings, rated_players.c.player)
        .join(rated_players, rated_players.c.holder == ratings.c.holder)
        .where(on_ladder, ratings.c.games >= PROVISIONAL_UNTIL)
        .order_by(*BEST_FIRST)
        .limit(LINES_MOST)
    )
    bots = sa.select(ratings).where(on_ladder, ratings.c.holder.startswith(BOT)).order_by(*BEST_FIRST)
    own = sa.select(ratings).where(on_ladder, ratings.c.holder == holder)
    seasons = sa.select(ratings.c.season).distinct().order_by(ratings.c.season.desc()).limit(SEASONS_MOST)
    async with book.store.reading() as connection:
        best = (await connection.execute(people)).all()
        machines = (await connection.execute(bots)).all()
        mine = (await connection.execute(own)).first()
        played = [season for (season,) in await connection.execute(seasons)]
    names = [await book.public_name(one.player) for one in best]
    return RatingBoard(
        season=ladder.season,
        seasons=tuple(sorted({*played, ladder.season}, reverse=True)),
        edition=ladder.edition,
        players=ladder.players,
        games_needed=PROVISIONAL_UNTIL,
        lines=tuple(
            RatingLine(rank=rank, name=name, rating=_number(one), games=one.games, is_mine=one.holder == holder)
            for rank, (one, name) in enumerate(zip(best, names, strict=True), start=1)
        ),
        bots=tuple(
            BotRating(
                bot=one.holder.removeprefix(BOT),
                rating=_number(one),
                games=one.games,
                is_provisional=is_provisional(one.games),
            )
            for one in machines
        ),
        mine=None if mine is None else _ladder_rating(mine),
    )


async def own_ratings(book: RatingBook, player: str) -> OwnRatings:
    """Everything about the ratings of one player, for that player; what is over is counted first."""
    await book.count_pending()
    holder = await _holder_of(book, player)
    own = sa.select(ratings).where(ratings.c.holder == holder).order_by(ratings.c.season.desc(), ratings.c.edition)
    played = (
        sa.select(rated_seats.c.game, rated_seats.c.seat)
        .join(rated_games, rated_games.c.game == rated_seats.c.game)
        .where(rated_seats.c.holder == holder)
        .order_by(rated_games.c.ended.desc())
        .limit(HISTORY_MOST)
    )
    if holder is None:
        return OwnRatings(ratings=(), games=())
    async with book.store.reading() as connection:
        found = (await connection.execute(own)).all()
        seats = [(game, seat) for game, seat in await connection.execute(played)]
    told = await rated_games_of(book, [game for game, _ in seats])
    return OwnRatings(
        ratings=tuple(_ladder_rating(one) for one in found),
        games=tuple(OwnRatedGame(seat=seat, game=told[game]) for game, seat in seats),
    )


async def rated_games_of(book: RatingBook, names: Sequence[str]) -> dict[str, RatedGame]:
    """What these games brought, by their names."""
    about = (
        sa.select(rated_games, games.c.name.label("kept"))
        .join(games, games.c.name == rated_games.c.game, isouter=True)
        .where(rated_games.c.game.in_(names))
    )
    seats = sa.select(rated_seats).where(rated_seats.c.game.in_(names)).order_by(rated_seats.c.seat)
    by_game = defaultdict(list)
    async with book.store.reading() as connection:
        found = (await connection.execute(about)).all()
        for seat in await connection.execute(seats):
            by_game[seat.game].append(_rated_seat(seat))
    return {
        one.game: RatedGame(
            game=one.kept or "",
            ended=one.ended,
            season=one.season,
            edition=one.edition,
            status=one.status,
            seats=tuple(by_game[one.game]),
        )
        for one in found
    }


async def _holder_of(book: RatingBook, player: str) -> str | None:
    query = sa.select(rated_players.c.holder).where(rated_players.c.player == player)
    async with book.store.reading() as connection:
        found: str | None = (await connection.execute(query)).scalar()
        return found


def _number(row: sa.Row[Any]) -> int:
    return shown(Skill(row.mu, row.sigma))


def _ladder_rating(row: sa.Row[Any]) -> LadderRating:
    return LadderRating(
        season=row.season,
        edition=row.edition,
        players=row.players,
        rating=_number(row),
        games=row.games,
        is_provisional=is_provisional(row.games),
    )


def _rated_seat(row: sa.Row[Any]) -> RatedSeat:
    is_known = row.holder is not None and row.mu_after is not None
    return RatedSeat(
        seat=row.seat,
        name=row.name,
        bot=row.bot,
        place=row.place,
        has_left=row.has_left,
        before=shown(Skill(row.mu_before, row.sigma_before)) if is_known else None,
        after=shown(Skill(row.mu_after, row.sigma_after)) if is_known else None,
        is_provisional=is_provisional(row.games or 0),
    )
