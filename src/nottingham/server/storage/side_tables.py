"""SQL tables other than the step log: finished games, daily results, reports, bans, orders of an admin, presence.

A finished game is named, its result goes on the day's board, and a report is filed, in the same commit as the row that
tells of it.
"""

from __future__ import annotations

from collections.abc import Iterable

import sqlalchemy as sa

from nottingham.rules.engine.state import Finished
from nottingham.server.protocol.news import GameKept
from nottingham.server.protocol.requests import Report
from nottingham.server.storage.player_tables import INSERT_GAME_SEAT, seats_of_game
from nottingham.server.storage.rating_tables import rated_writes
from nottingham.server.table.log import Row
from nottingham.server.table.sanitize import clean_text
from nottingham.server.table.state import Table
from nottingham.tutor.daily import PLAYER

SqlWork = list[tuple[sa.Executable, list[dict[str, object]]]]
"""Statements, each with the values of all its rows."""

metadata = sa.MetaData()
games = sa.Table(
    "games",
    metadata,
    sa.Column("name", sa.String(24), primary_key=True),
    sa.Column("table_name", sa.String(12), nullable=False),
    sa.Column("number", sa.Integer, nullable=False),
    sa.Column("first", sa.Integer, nullable=False),
    sa.Column("last", sa.Integer, nullable=False),
    sa.Column("ended", sa.BigInteger, nullable=False),
    sa.Column("hosts", sa.Text, nullable=False),
    sa.Column("packed", sa.LargeBinary),
    sa.Column("analysis", sa.LargeBinary),
)
"""A game is in the log of its table; once the table is gone, it is packed up here. Its analysis goes with it."""
reports = sa.Table(
    "reports",
    metadata,
    sa.Column("id", sa.Integer, primary_key=True),
    sa.Column("time", sa.BigInteger, nullable=False),
    sa.Column("table_name", sa.String(12), nullable=False),
    sa.Column("seq", sa.Integer, nullable=False),
    sa.Column("reporter", sa.Integer, nullable=False),
    sa.Column("seat", sa.Integer, nullable=False),
    sa.Column("why", sa.String(16), nullable=False),
    sa.Column("text", sa.Text, nullable=False),
)
daily_results = sa.Table(
    "daily_results",
    metadata,
    sa.Column("table_name", sa.String(12), primary_key=True),
    sa.Column("day", sa.String(10), nullable=False),
    sa.Column("game", sa.String(24), nullable=False),
    sa.Column("name", sa.String(24), nullable=False),
    sa.Column("points", sa.Integer, nullable=False),
    sa.Column("place", sa.Integer, nullable=False),
    sa.Column("ended", sa.BigInteger, nullable=False),
)
"""The boards of the markets of the day. Whose a result is, only the name of the table tells, with the key."""
bans = sa.Table(
    "bans",
    metadata,
    sa.Column("network", sa.String(64), primary_key=True),
    sa.Column("until", sa.BigInteger),
)
orders = sa.Table(
    "orders",
    metadata,
    sa.Column("id", sa.Integer, primary_key=True),
    sa.Column("time", sa.BigInteger, nullable=False),
    sa.Column("what", sa.String(16), nullable=False),
    sa.Column("target", sa.String(64), nullable=False),
)
"""What an admin's process tells the servers; they look every few seconds."""
presence = sa.Table(
    "presence",
    metadata,
    sa.Column("table_name", sa.String(12), primary_key=True),
    sa.Column("process", sa.String(16), primary_key=True),
    sa.Column("seats", sa.String(16), nullable=False),
    sa.Column("spectators", sa.Integer, nullable=False),
    sa.Column("until", sa.BigInteger, nullable=False),
)
"""Who is connected to which process, for the others to know; a process that dies is forgotten after a while."""

INSERT_GAME = games.insert()
INSERT_REPORT = reports.insert()
INSERT_RESULT = daily_results.insert()


def side_writes(steps: Iterable[tuple[Row, Table]]) -> SqlWork:
    """What is to be written together with these rows of logs."""
    steps = tuple(steps)
    filed = [_report(row, after, row.request) for row, after in steps if isinstance(row.request, Report)]
    kept = [(row, after, news) for row, after in steps for news in row.news if isinstance(news, GameKept)]
    return [
        (INSERT_GAME, [_game(*one) for one in kept]),
        (INSERT_GAME_SEAT, [seat for _, after, news in kept for seat in seats_of_game(news.game, after)]),
        (INSERT_REPORT, filed),
        (INSERT_RESULT, [_result(*one) for one in kept if _counts_today(one[1])]),
        *rated_writes((news.game, row.time, after) for row, after, news in kept),
    ]


def _counts_today(after: Table) -> bool:
    """Whether a person has played the market of a day to its end."""
    player = after.chairs[PLAYER]
    return bool(after.settings.day) and player.is_person and not player.bot


def _result(row: Row, after: Table, news: GameKept) -> dict[str, object]:
    assert after.game is not None
    phase = after.game.state.public.phase
    assert isinstance(phase, Finished)
    score = phase.scores[PLAYER]
    return {
        "table_name": after.name,
        "day": after.settings.day,
        "game": news.game,
        "name": after.chairs[PLAYER].name,
        "points": score.total,
        "place": score.place,
        "ended": row.time,
    }


def _game(row: Row, after: Table, news: GameKept) -> dict[str, object]:
    assert after.game is not None
    return {
        "name": news.game,
        "table_name": after.name,
        "number": news.number,
        "first": after.game.first,
        "last": row.seq,
        "ended": row.time,
        "hosts": ",".join(after.chairs[after.host].tokens) if after.host is not None else "",
        "packed": None,
        "analysis": None,
    }


def _report(row: Row, after: Table, request: Report) -> dict[str, object]:
    return {
        "time": row.time,
        "table_name": after.name,
        "seq": row.seq,
        "reporter": row.sender.seat,
        "seat": request.seat,
        "why": request.why,
        "text": clean_text(request.text),
    }
