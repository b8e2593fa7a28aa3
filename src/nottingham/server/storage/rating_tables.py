"""SQL tables of ratings: whose seat it is, what rated games ended like, and the ratings that came of it.

That a rated game is over is written in the commit that ends it (an outbox); it is counted once, later. Players are
known by a random holder's name; the hash of a key is kept beside it once, and goes when the player is forgotten.
"""

from __future__ import annotations

from collections.abc import Iterable

import sqlalchemy as sa

from nottingham.server.table.rating import results_of, season_of
from nottingham.server.table.state import Table
from nottingham.server.timestamps import DAY, Moment

GAMES_KEPT = 400 * DAY
"""Rated games in the history; the ratings themselves stay."""
CLAIMS_KEPT = 30 * DAY

metadata = sa.MetaData()
rated_claims = sa.Table(
    "rated_claims",
    metadata,
    sa.Column("token", sa.String(64), primary_key=True),
    sa.Column("player", sa.String(64), nullable=False),
    sa.Column("table_name", sa.String(12), nullable=False),
    sa.Column("since", sa.BigInteger, nullable=False),
)
"""With whose key a seat at a rated table was taken: said once, before it is taken, and never changed."""
rated_players = sa.Table(
    "rated_players",
    metadata,
    sa.Column("player", sa.String(64), primary_key=True),
    sa.Column("holder", sa.String(64), nullable=False, unique=True),
    sa.Column("name", sa.String(24), nullable=False),
)
ratings = sa.Table(
    "ratings",
    metadata,
    sa.Column("holder", sa.String(64), primary_key=True),
    sa.Column("season", sa.String(8), primary_key=True),
    sa.Column("edition", sa.String(20), primary_key=True),
    sa.Column("players", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("mu", sa.Float, nullable=False),
    sa.Column("sigma", sa.Float, nullable=False),
    sa.Column("games", sa.Integer, nullable=False),
)
rated_games = sa.Table(
    "rated_games",
    metadata,
    sa.Column("game", sa.String(24), primary_key=True),
    sa.Column("season", sa.String(8), nullable=False),
    sa.Column("edition", sa.String(20), nullable=False),
    sa.Column("players", sa.Integer, nullable=False),
    sa.Column("ended", sa.BigInteger, nullable=False),
    sa.Column("status", sa.String(12), nullable=False),
    sa.Column("company", sa.String(32), nullable=False),
)
rated_seats = sa.Table(
    "rated_seats",
    metadata,
    sa.Column("game", sa.String(24), primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("player", sa.String(64)),
    sa.Column("holder", sa.String(64)),
    sa.Column("name", sa.String(24), nullable=False),
    sa.Column("bot", sa.String(64), nullable=False),
    sa.Column("place", sa.Integer, nullable=False),
    sa.Column("has_left", sa.Boolean, nullable=False),
    sa.Column("mu_before", sa.Float),
    sa.Column("sigma_before", sa.Float),
    sa.Column("mu_after", sa.Float),
    sa.Column("sigma_after", sa.Float),
    sa.Column("games", sa.Integer),
)
"""The hash of a key stands here only until the game is counted."""

INSERT_RATED_GAME = rated_games.insert()
INSERT_RATED_SEAT = rated_seats.insert().values(
    game=sa.bindparam("b_game"),
    seat=sa.bindparam("b_seat"),
    player=sa.select(rated_claims.c.player).where(rated_claims.c.token == sa.bindparam("b_token")).scalar_subquery(),
    name=sa.bindparam("b_name"),
    bot=sa.bindparam("b_bot"),
    place=sa.bindparam("b_place"),
    has_left=sa.bindparam("b_has_left"),
)
NOBODY: sa.ColumnElement[str] = sa.literal_column("''")
OWN_HOLDER = sa.select(rated_players.c.holder).where(rated_players.c.player == sa.bindparam("b_player"))
FORGET_RATINGS = (
    ratings.delete().where(ratings.c.holder.in_(OWN_HOLDER)),
    rated_seats.update()
    .where(rated_seats.c.holder.in_(OWN_HOLDER))
    .values(holder=sa.null(), player=sa.null(), name=NOBODY),
    rated_seats.update().where(rated_seats.c.player == sa.bindparam("b_player")).values(player=sa.null(), name=NOBODY),
    rated_players.delete().where(rated_players.c.player == sa.bindparam("b_player")),
    rated_claims.delete().where(rated_claims.c.player == sa.bindparam("b_player")),
)
"""In this order: what others see of a game that a forgotten player was in is somebody without a name."""


def rated_writes(
    ended: Iterable[tuple[str, Moment, Table]],
) -> list[tuple[sa.Executable, list[dict[str, object]]]]:
    """What is to be written with the row that ends a rated game."""
    rated = [one for one in ended if one[2].contenders]
    return [
        (INSERT_RATED_GAME, [_game(*one) for one in rated]),
        (INSERT_RATED_SEAT, [seat for name, _, table in rated for seat in _seats(name, table)]),
    ]


def _game(name: str, ended: Moment, table: Table) -> dict[str, object]:
    settings = table.settings
    return {
        "game": name,
        "season": season_of(ended),
        "edition": settings.edition,
        "players": settings.players,
        "ended": ended,
        "status": "pending",
        "company": "",
    }


def _seats(name: str, table: Table) -> list[dict[str, object]]:
    return [
        {
            "b_game": name,
            "b_seat": seat,
            "b_token": result.token,
            "b_name": result.name,
            "b_bot": result.bot,
            "b_place": result.place,
            "b_has_left": result.has_left,
        }
        for seat, result in enumerate(results_of(table))
    ]


def aged_ratings(moment: Moment) -> list[tuple[sa.Executable, list[dict[str, object]]]]:
    """What of ratings is too old to be kept."""
    old_games = rated_games.delete().where(rated_games.c.ended < sa.bindparam("b_before"))
    old_claims = rated_claims.delete().where(rated_claims.c.since < sa.bindparam("b_before"))
    without_game = rated_seats.delete().where(rated_seats.c.game.not_in(sa.select(rated_games.c.game)))
    return [
        (old_games, [{"b_before": moment - GAMES_KEPT}]),
        (old_claims, [{"b_before": moment - CLAIMS_KEPT}]),
        (without_game, [{}]),
    ]
