"""Cup pairings: who sits with whom, and in which seat, over the rounds of a cup. Pure.

At every table of a round people have the same seats and bots the others, so that each seat can be compared with that
seat elsewhere. There are never fewer than two tables: two people play the same cards at two tables. Those of the first
round move on by as many tables as the number of their place says, which lets nobody meet again while there are enough
tables; swaps mend what is left. People of one home come apart before anything else is asked for.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from itertools import combinations, permutations
from random import Random

Seating = tuple[tuple[int | None, ...], ...]
"""By table and seat the number of who sits there; None is a bot."""
Groups = list[list[int]]

TABLES_LEAST = 2
TRIES = 4
"""Arrangements that are mended by swaps; the best is taken."""
SAME_HOME, BOTH_NOBODY = 100, 10_000


def tables_for(people: int, size: int) -> int:
    return max(TABLES_LEAST, -(-people // size))


def seating(people: int, size: int, before: Sequence[Seating], homes: Sequence[str]) -> Seating:
    """The next round, after those that were played."""
    count = tables_for(people, size)
    most = -(-people // count)
    met = meetings(before)

    def strain(one: int, other: int) -> int:
        if max(one, other) >= people:  # a place that nobody has: they are spread over the tables
            return BOTH_NOBODY if min(one, other) >= people else 0
        is_home = bool(homes[one]) and homes[one] == homes[other]
        return met[min(one, other), max(one, other)] + SAME_HOME * is_home

    best = _least_strained(_arrangements(count, most, len(before)), strain)
    seats = [(len(before) + place) % size for place in range(most)]
    had = Counter((who, seat) for past in before for table in past for seat, who in enumerate(table))
    return tuple(_seated([who if who < people else None for who in group], seats, size, had) for group in best[1])


def _arrangements(tables: int, most: int, played: int) -> list[Groups]:
    """Everybody moved on from the first round, then a few by chance."""
    moved_on = [
        [(table - played * place) % tables + place * tables for place in range(most)] for table in range(tables)
    ]
    found, chance = [moved_on], Random(played)
    for _ in range(TRIES - 1):
        order = list(range(tables * most))
        chance.shuffle(order)
        found.append([order[table::tables] for table in range(tables)])
    return found


def _least_strained(arrangements: Sequence[Groups], strain: Callable[[int, int], int]) -> tuple[int, Groups]:
    """The best of them once it is mended, and what strain is left; the first without any will do."""
    mended: list[tuple[int, Groups]] = []
    for groups in arrangements:
        mended.append((_mend(groups, strain), groups))
        if not mended[-1][0]:
            break
    return min(mended)


def meetings(rounds: Sequence[Seating]) -> Counter[tuple[int, int]]:
    """How often each two, the smaller number first, sat at one table."""
    tables = [sorted(who for who in table if who is not None) for past in rounds for table in past]
    return Counter(pair for table in tables for pair in combinations(table, 2))


def _mend(groups: Groups, strain: Callable[[int, int], int]) -> int:
    """Swap people of two tables as long as that helps; what strain is left."""

    def of(who: int, table: list[int], place: int) -> int:
        return sum(strain(who, other) for at, other in enumerate(table) if at != place)

    is_better = True
    while is_better:
        is_better = False
        for one, other in combinations(groups, 2):
            for at in range(len(one)):
                for there in range(len(other)):
                    mine, theirs = one[at], other[there]
                    now = of(mine, one, at) + of(theirs, other, there)
                    if now and of(theirs, one, at) + of(mine, other, there) < now:
                        one[at], other[there] = theirs, mine
                        is_better = True
    return sum(strain(*pair) for group in groups for pair in combinations(group, 2))


def _seated(
    group: list[int | None], seats: list[int], size: int, had: Counter[tuple[int | None, int]]
) -> tuple[int | None, ...]:
    """These people in the seats that they had least."""
    best = min(
        permutations(group),
        key=lambda row: sum(had[who, seat] ** 2 for who, seat in zip(row, seats, strict=True) if who is not None),
    )
    at = dict(zip(seats, best, strict=True))
    return tuple(at.get(seat) for seat in range(size))
