"""Rating arithmetic of rated tables: ladders, seasons, what a game brings each seat, the number that is shown. Pure."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from datetime import UTC, datetime
from hashlib import sha256
from math import hypot
from typing import NamedTuple

from nottingham.rules.engine.state import Finished
from nottingham.server.table.state import Table
from nottingham.server.timestamps import SECOND, Moment
from nottingham.story.skill import Skill, newcomer, skills_after

PROVISIONAL_UNTIL = 10
"""Games in a season before a rating is on the board."""
COMPANY_MOST = 3
"""Rated games of the same people that count in a day."""
BASE, SCALE = 1000, 40
"""The number that is shown: somebody new begins at the base."""
WIDENED_BY = newcomer().sigma / 2
"""What a new season adds to how unsure a rating is."""


class Ladder(NamedTuple):
    """A pool of players who are compared: those who play the same edition with as many players in the same season."""

    season: str
    edition: str
    players: int


class SeatResult(NamedTuple):
    """What a rated game came to for a seat: by the secret it was taken with, or by its bot."""

    token: str
    bot: str
    name: str
    place: int
    has_left: bool


def season_of(moment: Moment) -> str:
    """The quarter of the calendar, as 2026-Q4."""
    date = datetime.fromtimestamp(moment // SECOND, UTC)
    return f"{date.year}-Q{(date.month + 2) // 3}"


def seasons_between(earlier: str, later: str) -> int:
    """How many seasons have begun since another."""
    return _quarter(later) - _quarter(earlier)


def _quarter(season: str) -> int:
    year, _, quarter = season.partition("-Q")
    return int(year) * 4 + int(quarter)


def carried_over(skill: Skill, seasons: int) -> Skill:
    """What is believed so many seasons later: the same, less surely, and never less than of somebody new."""
    sigma = skill.sigma
    for _ in range(min(seasons, 8)):
        sigma = min(hypot(sigma, WIDENED_BY), newcomer().sigma)
    return Skill(skill.mu, sigma)


def shown(skill: Skill) -> int:
    """The number that people see: of mu - 3 sigma, in which luck has the least part."""
    return round(BASE + SCALE * skill.ordinal)


def is_provisional(games: int) -> bool:
    return games < PROVISIONAL_UNTIL


def company_of(people: Sequence[str]) -> str:
    """The same people, in whatever seats."""
    return sha256("\0".join(sorted(people)).encode()).hexdigest()[:32]


def results_of(table: Table) -> tuple[SeatResult, ...]:
    """How a rated game that is over ended for those who began it; who is not there at the end is last."""
    assert table.game is not None
    phase = table.game.state.public.phase
    assert isinstance(phase, Finished)
    has_left = [
        bool(contender.token) and (not chair.is_person or chair.is_held)
        for contender, chair in zip(table.contenders, table.chairs, strict=True)
    ]
    places = places_of([score.place for score in phase.scores[: len(has_left)]], has_left)
    return tuple(
        SeatResult(contender.token, contender.bot, contender.name, place, left)
        for contender, place, left in zip(table.contenders, places, has_left, strict=True)
    )


def places_of(places: Sequence[int], has_left: Sequence[bool]) -> tuple[int, ...]:
    """The places among those who stayed; who left is last."""
    stayed = [place for place, left in zip(places, has_left, strict=True) if not left]
    return tuple(
        len(places) if left else 1 + sum(other < place for other in stayed)
        for place, left in zip(places, has_left, strict=True)
    )


def skills_by_result(
    who: Sequence[str], results: Sequence[tuple[int, bool]], known: Mapping[str, Skill]
) -> dict[str, Skill]:
    """The skills after a game, by places and whether each has left: those who left are behind all others."""
    ranks = [float(place) + (len(who) if has_left else 0) for place, has_left in results]
    return skills_after(who, ranks, known)
