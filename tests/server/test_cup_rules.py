"""Cups on paper: who sits with whom, and what a seat is worth beside the same seat elsewhere."""

from __future__ import annotations

from collections import Counter
from itertools import combinations

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from nottingham.server.protocol.cups import CupRules
from nottingham.server.table.cup_pairings import Seating, meetings, seating, tables_for
from nottingham.server.table.cups import (
    PEOPLE_MOST,
    WHOLE,
    Cup,
    CupPerson,
    CupRound,
    CupTable,
    ahead,
    is_by_place,
    joined,
    left,
    noted,
    share,
    standings,
    told_rounds,
)

PEOPLE = st.integers(2, 64)
SIZES = st.integers(3, 6)
some = settings(max_examples=30, deadline=None)


def rounds_of(people: int, size: int, count: int, homes: list[str] | None = None) -> list[Seating]:
    rounds: list[Seating] = []
    for _ in range(count):
        rounds.append(seating(people, size, rounds, homes or [""] * people))
    return rounds


# --- pairings


@some
@given(people=PEOPLE, size=SIZES, count=st.integers(1, 5))
def test_everybody_plays_every_round_once_at_tables_that_are_even(people: int, size: int, count: int) -> None:
    for tables in rounds_of(people, size, count):
        sitting = [[who for who in table if who is not None] for table in tables]
        assert sorted(who for table in sitting for who in table) == list(range(people))
        assert len(tables) >= 2
        assert {len(table) for table in tables} == {size}
        assert max(map(len, sitting)) - min(map(len, sitting)) <= 1


@some
@given(people=PEOPLE, size=SIZES)
def test_nobody_meets_again_in_the_second_round_while_there_are_enough_tables(people: int, size: int) -> None:
    count = tables_for(people, size)
    assume(count >= -(-people // count))
    assert max(meetings(rounds_of(people, size, 2)).values(), default=0) <= 1


@pytest.mark.parametrize(("people", "size"), [(25, 5), (28, 4), (44, 4), (33, 3), (35, 5), (64, 6), (64, 5)])
def test_nobody_meets_again_in_five_rounds_where_the_tables_are_a_prime_number(people: int, size: int) -> None:
    assert max(meetings(rounds_of(people, size, 5)).values()) == 1


@some
@given(people=st.integers(8, 40), size=SIZES)
def test_no_swap_of_two_people_would_part_more_who_have_met(people: int, size: int) -> None:
    first, second = rounds_of(people, size, 2)
    third = seating(people, size, [first, second], [""] * people)
    met = meetings([first, second])

    def again(tables: Seating) -> int:
        return sum(met[pair] for pair in meetings([tables]))

    now = again(third)
    for one, other in combinations(range(people), 2):
        swap = {one: other, other: one}
        swapped = tuple(tuple(who if who is None else swap.get(who, who) for who in table) for table in third)
        assert again(swapped) >= now


@some
@given(people=PEOPLE, size=st.integers(4, 6))
def test_nobody_has_one_seat_more_than_twice_in_five_rounds(people: int, size: int) -> None:
    had = Counter(
        (who, seat)
        for tables in rounds_of(people, size, 5)
        for table in tables
        for seat, who in enumerate(table)
        if who is not None
    )
    assert max(had.values()) <= 2


def test_people_have_the_same_seats_at_every_table_of_a_round() -> None:
    for tables in rounds_of(16, 5, 5):
        assert len({tuple(who is None for who in table) for table in tables}) == 1


@some
@given(people=st.integers(6, 40), size=SIZES)
def test_two_of_one_home_are_dealt_the_same_hand_and_none_that_an_opponent_has(people: int, size: int) -> None:
    """The same deal lies at every table: another seat there would show what somebody has at one's own table."""
    homes = ["home", *("" for _ in range(people - 2)), "home"]
    for tables in rounds_of(people, size, 5, homes):
        seats = {seat for table in tables for seat, who in enumerate(table) if who in (0, people - 1)}
        assert len(seats) == 1


@some
@given(people=st.integers(4, 40), size=SIZES)
def test_two_of_one_home_do_not_sit_at_one_table(people: int, size: int) -> None:
    homes = ["home", "home", *("" for _ in range(people - 2))]
    for tables in rounds_of(people, size, 5, homes):
        assert not any({0, 1} <= {*table} for table in tables)


# --- what it is worth


def done(name: str, seats: tuple[int | None, ...], scores: tuple[int, ...]) -> CupTable:
    places = tuple(1 + sum(other > one for other in scores) for one in scores)
    return CupTable(
        name, name.upper(), seats, ("",) * len(seats), is_done=True, scores=scores, places=places, game=name
    )


def cup_of(*rounds: tuple[CupTable, ...], people: int = 2) -> Cup:
    crowd = tuple(CupPerson(f"Guest {number}", "en", "") for number in range(people))
    return Cup("Cup", CupRules(players=3), crowd, "playing", tuple(CupRound(7, tables) for tables in rounds))


def test_a_seat_is_compared_with_the_same_seat_alone() -> None:
    tables = (done("a", (0, None, None), (90, 200, 10)), done("b", (1, None, None), (80, 300, 400)))
    assert (
        share(tables[0], 0, tables) == WHOLE
    )  # last but one at its own table, and the better of the two with these cards
    assert share(tables[1], 0, tables) == 0
    assert (ahead(tables[0], 0, tables), ahead(tables[1], 0, tables)) == (5, -5)
    assert [(one.person, one.place) for one in standings(cup_of(tables))] == [(0, 1), (1, 2)]


@some
@given(st.lists(st.integers(0, 300), min_size=2, max_size=16))
def test_what_a_seat_wins_another_loses(points: list[int]) -> None:
    tables = tuple(done(f"t{number}", (number, None, None), (one, 0, 0)) for number, one in enumerate(points))
    shares = [share(table, 0, tables) for table in tables]
    assert abs(sum(shares) - len(points) * WHOLE / 2) <= len(points) / 2  # but for rounding
    order = sorted(range(len(points)), key=lambda number: points[number])
    assert [shares[number] for number in order] == sorted(shares)


def test_equals_share_a_place_and_points_ahead_decide_before_that() -> None:
    first = (done("a", (0, None, None), (90, 0, 0)), done("b", (1, None, None), (80, 0, 0)))
    second = (done("c", (0, None, None), (50, 0, 0)), done("d", (1, None, None), (100, 0, 0)))
    assert [(one.person, one.place, one.share) for one in standings(cup_of(first, second))] == [
        (1, 1, 500),
        (0, 2, 500),
    ]
    even = (done("c", (0, None, None), (90, 0, 0)), done("d", (1, None, None), (100, 0, 0)))
    assert [one.place for one in standings(cup_of(first, even))] == [1, 1]


def test_beside_no_other_table_the_places_count_and_a_closed_one_is_worth_a_half() -> None:
    closed = CupTable("b", "B", (1, None, None), ("",) * 3, is_done=True)
    tables = (done("a", (0, None, None), (90, 200, 10)), closed)
    assert share(tables[0], 0, tables) == 500
    assert share(done("a", (0, None, None), (300, 200, 10)), 0, tables) == WHOLE
    assert share(closed, 0, tables) == 500
    assert is_by_place(cup_of(tables))
    assert not is_by_place(cup_of((tables[0], done("c", (1, None, None), (1, 2, 3)))))


def test_nothing_of_a_round_is_told_before_all_its_tables_are_done() -> None:
    tables = (done("a", (0, None, None), (90, 200, 10)), CupTable("b", "B", (1, None, None), ("",) * 3))
    cup = cup_of(tables)
    ((first, second),) = told_rounds(cup)
    assert (first.is_done, second.is_done, first.game) == (True, False, "")
    assert {(seat.points, seat.share) for seat in first.seats} == {(None, None)}
    assert {(one.share, one.ahead) for one in standings(cup)} == {(0, 0)}
    ((first, _),) = told_rounds(noted(cup, done("b", (1, None, None), (1, 2, 3))))
    assert (first.game, first.seats[0].points, first.seats[0].share) == ("a", 90, WHOLE)


def test_who_may_join_and_leave() -> None:
    guest = CupPerson("Tuck", "en", "home")
    cup = Cup("Cup", CupRules(), (CupPerson("Robin", "en", "wood"),))
    more = joined(cup, guest, 1)
    assert isinstance(more, Cup)
    assert getattr(joined(more, guest, 1), "code", "") == "too_many_requests"
    assert isinstance(joined(more, guest, 0), Cup)
    assert left(more, 1) == cup
    assert getattr(left(more, 0), "code", "") == "cup_needs_founder"
    full = Cup("Cup", CupRules(), (guest,) * PEOPLE_MOST)
    assert getattr(joined(full, guest, 0), "code", "") == "cup_full"
    began = Cup("Cup", CupRules(), (guest, guest), "playing")
    assert getattr(joined(began, guest, 0), "code", "") == "cup_began"
    assert getattr(left(began, 1), "code", "") == "cup_began"
