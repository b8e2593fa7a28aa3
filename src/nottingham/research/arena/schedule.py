"""The schedule: which line-ups meet, over which deals of the cards, and who sits where.

Every line-up plays every deal as often as there are seats, so that each of its places has had each seat's cards.
Three kinds of line-up are played over the same deals:

- mixed: the population in a ring, shuffled anew for each deal, cut into as many tables as there are bots;
- matrix: one of each bot against a table full of each other one;
- held out: tables that somebody named.

The schedule goes deal by deal, so that a part of it is a smaller tournament, and more deals make a longer one.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from itertools import groupby, permutations
from operator import attrgetter
from random import Random
from typing import Literal

import msgspec

from nottingham.bots.simulate import game_seeds
from nottingham.rules.engine.ruleset import Ruleset
from nottingham.rules.rulebook import compose

LineUp = tuple[str, ...]
Kind = Literal["mixed", "matrix", "held_out"]


class Contest(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A population at tables of one size under one set of rules."""

    population: str
    bots: tuple[str, ...]
    players: int = 4
    edition: str = "second"
    options: tuple[str, ...] = ()
    has_matrix: bool = True
    held_out: tuple[LineUp, ...] = ()

    def __post_init__(self) -> None:
        if len(set(self.bots)) != len(self.bots):
            raise ValueError("a population names each bot once")
        if any(len(line_up) != self.players for line_up in self.held_out):
            raise ValueError("a line-up names a bot for each seat")

    @property
    def ruleset(self) -> Ruleset:
        return _ruleset(self.edition, self.players, self.options)

    @property
    def fair_share(self) -> float:
        """What each would win if all were equal."""
        return 1 / self.players


class TournamentPlan(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """All that decides what is played, but for the number of deals."""

    contests: tuple[Contest, ...]
    seed: int = 0


class ScheduleItem(msgspec.Struct, frozen=True, array_like=True, order=True):
    """One game to be played; it needs to know of no other."""

    deal: int
    contest: int
    table: int
    """The place of the line-up among those of this deal and contest."""
    rotation: int
    seed: int
    kind: Kind
    line_up: LineUp

    @property
    def seats(self) -> tuple[str, ...]:
        """The seating in which all have moved on by so many seats."""
        turn = self.rotation % len(self.line_up)
        return self.line_up[-turn:] + self.line_up[:-turn] if turn else self.line_up


def items(plan: TournamentPlan, deals: int) -> Iterator[ScheduleItem]:
    """Every game of the tournament, in the order in which results are written."""
    for deal, seed in enumerate(game_seeds(plan.seed, deals)):
        for number, contest in enumerate(plan.contests):
            for table, (kind, line_up) in enumerate(line_ups(contest, seed)):
                for rotation in range(_rotations(line_up)):
                    yield ScheduleItem(deal, number, table, rotation, seed, kind, line_up)


def games_per_deal(contest: Contest) -> int:
    return sum(_rotations(line_up) for _, line_up in line_ups(contest, 0))


def line_ups(contest: Contest, seed: int) -> Iterator[tuple[Kind, LineUp]]:
    """The tables over one deal."""
    for line_up in mixed_tables(contest, seed):
        yield "mixed", line_up
    if contest.has_matrix:
        for lone, many in permutations(contest.bots, 2):
            yield "matrix", (lone, *[many] * (contest.players - 1))
    for line_up in contest.held_out:
        yield "held_out", line_up


def mixed_tables(contest: Contest, seed: int) -> Iterator[LineUp]:
    """Neighbours in a shuffled ring: every bot sits at as many tables as there are seats, over every deal.

    A population smaller than a table goes round the ring more than once.
    """
    ring = list(contest.bots)
    Random(f"ring/{seed}").shuffle(ring)
    for first in range(len(ring)):
        yield tuple(ring[(first + place) % len(ring)] for place in range(contest.players))


def batches(schedule: Iterator[ScheduleItem]) -> Iterator[tuple[ScheduleItem, ...]]:
    """The games of one line-up over one deal, together: as small as is worth sending to a worker."""
    for _, together in groupby(schedule, attrgetter("deal", "contest", "table")):
        yield tuple(together)


def _rotations(line_up: LineUp) -> int:
    """Where all are the same bot, everybody has sat everywhere after one game."""
    return len(line_up) if len(set(line_up)) > 1 else 1


@cache
def _ruleset(edition: str, players: int, options: tuple[str, ...]) -> Ruleset:
    return compose(edition, players, options)
