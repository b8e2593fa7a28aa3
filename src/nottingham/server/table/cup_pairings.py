"""Cup pairings: who sits with whom, and in which seat, over the rounds of a cup. Pure.

At every table of a round people have the same seats and bots the others, so that each seat can be compared with that
seat elsewhere. There are never fewer than two tables: two people play the same cards at two tables. Those of the first
round move on by as many tables as the number of their place says, which lets nobody meet again while there are enough
tables; swaps mend what is left. People of one home come apart before anything else is asked for, and have the same seat
at their tables: each would otherwise be dealt the hand that somebody has who plays against the other.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from itertools import combinations, permutations
from random import Random

Seating = tuple[tuple[int | None, ...], ...]
"""By table and seat the number of who sits there; None is a bot."""
Groups = list[list[int]]

TABLES_LEAST = 2
TRIES = 4
"""Arrangements that are mended by swaps; the best is taken."""
SAME_HOME, BOTH_NOBODY, OTHER_HAND = 100, 10_000, 1000


def tables_for(people: int, size: int) -> int:
    return max(TABLES_LEAST, -(-people // size))


def seating(people: int, size: int, before: Sequence[Seating], homes: Sequence[str]) -> Seating:
    """The next round, after those that were played."""
    met = meetings(before)

    def strain(one: int, other: int) -> int:
        if max(one, other) >= people:  # a place that nobody has: they are spread over the tables
            return BOTH_NOBODY if min(one, other) >= people else 0
        is_home = bool(homes[one]) and homes[one] == homes[other]
        return met[min(one, other), max(one, other)] + SAME_HOME * is_home

    groups = _least_strained(_arrangements(people, size, len(before)), strain)
    seats = [(len(before) + place) % size for place in range(len(groups[0]))]
    had = Counter((who, seat) for past in before for table in past for seat, who in enumerate(table))
    taken: dict[str, int] = {}
    tables = []
    for group in groups:
        table = _seat_group([who if who < people else None for who in group], seats, size, had, homes, taken)
        taken = {homes[who]: seat for seat, who in enumerate(table) if who is not None and homes[who]} | taken
        tables.append(table)
    return tuple(tables)


def _arrangements(people: int, size: int, played: int) -> Iterator[Groups]:
    """All moved on from the first round, then a few tables by chance."""
    count, chance = tables_for(people, size), Random(played)
    most = -(-people // count)
    yield [[(table - played * place) % count + place * count for place in range(most)] for table in range(count)]
    for _ in range(TRIES - 1):
        order = list(range(count * most))
        chance.shuffle(order)
        yield [order[table::count] for table in range(count)]


def _least_strained(arrangements: Iterable[Groups], strain: Callable[[int, int], int]) -> Groups:
    """The best of them once it is mended; the first without any strain will do."""
    mended: list[tuple[int, Groups]] = []
    for groups in arrangements:
        mended.append((_mend(groups, strain), groups))
        if not mended[-1][0]:
            break
    return min(mended)[1]


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


def _seat_group(
    group: list[int | None],
    seats: list[int],
    size: int,
    had: Counter[tuple[int | None, int]],
    homes: Sequence[str],
    taken: Mapping[str, int],
) -> tuple[int | None, ...]:
    """These people in the seats of those of their homes at other tables, and then in those that they had least."""

    def cost(who: int | None, seat: int) -> int:
        if who is None:
            return 0
        return had[who, seat] ** 2 + OTHER_HAND * (taken.get(homes[who], seat) != seat)

    best = min(
        permutations(group),
        key=lambda row: sum(cost(who, seat) for who, seat in zip(row, seats, strict=True)),
    )
    at = dict(zip(seats, best, strict=True))
    return tuple(at.get(seat) for seat in range(size))
