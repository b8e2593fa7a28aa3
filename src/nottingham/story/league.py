"""The league of a standing table: points by place, over all its evenings; and which evenings are anniversaries.

A game gives a point for everybody who finished behind: to win among six is worth five, to win among three two. Who
share a place have nobody of it behind them. In the league more points come first, then more games won; who are equal
in both share the place.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from datetime import UTC, datetime, timedelta
from typing import Literal, NamedTuple

import msgspec

ROUND_NUMBERS = (10, 25, 75)
"""Evenings that are celebrated besides every fiftieth."""
SAME_DAY = timedelta(hours=12)
"""Hours by which an evening may begin earlier than the one a year before and still be a year later."""


class LeagueGame(NamedTuple):
    """A finished game, as far as the league is about it."""

    evening: str
    who: tuple[str, ...]
    """Who sat where; empty for a seat whose player cannot be told apart from somebody else."""
    places: tuple[int, ...]


class LeagueRow(msgspec.Struct, frozen=True):
    """A player in the league."""

    who: str
    place: int
    points: int
    wins: int
    games: int
    evenings: int


class Occasion(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Why an evening is more than an evening."""

    kind: Literal["evening", "year"]
    """The tenth evening, or the first since the table turned a year older."""
    count: int


def points_of(places: Sequence[int]) -> tuple[int, ...]:
    """How many finished behind each seat."""
    return tuple(sum(other > place for other in places) for place in places)


def league(games: Iterable[LeagueGame]) -> tuple[LeagueRow, ...]:
    """All who can be told apart, the first first."""
    rows: dict[str, LeagueRow] = {}
    nights: dict[str, set[str]] = {}
    for game in games:
        for who, place, points in zip(game.who, game.places, points_of(game.places), strict=True):
            if not who:
                continue
            before = rows.get(who, LeagueRow(who, 0, 0, 0, 0, 0))
            nights.setdefault(who, set()).add(game.evening)
            rows[who] = LeagueRow(
                who, 0, before.points + points, before.wins + (place == 1), before.games + 1, len(nights[who])
            )
    ordered = sorted(rows.values(), key=lambda row: (-row.points, -row.wins, row.who))
    return tuple(
        msgspec.structs.replace(row, place=1 + sum(_rank(other) > _rank(row) for other in ordered)) for row in ordered
    )


def _rank(row: LeagueRow) -> tuple[int, int]:
    return row.points, row.wins


def occasions(number: int, began: int, first: int, before: int | None) -> tuple[Occasion, ...]:
    """What is celebrated at an evening: by its number, and when it, the first and the one before it began, in ms."""
    found = []
    if number in ROUND_NUMBERS or (number and number % 50 == 0):
        found.append(Occasion(kind="evening", count=number))
    years = _years(first, began)
    if before is not None and years > _years(first, before):
        found.append(Occasion(kind="year", count=years))
    return tuple(found)


def _years(since: int, until: int) -> int:
    """Whole years of the calendar; 29 February comes round on 1 March."""
    start = datetime.fromtimestamp(since / 1000, UTC)
    end = datetime.fromtimestamp(until / 1000, UTC) + SAME_DAY
    years = end.year - start.year
    has_come_round = (end.month, end.day, end.time()) >= (start.month, start.day, start.time())
    return years if has_come_round else years - 1
