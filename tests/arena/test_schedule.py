"""The schedule: the same deals for all, and everybody once in every seat."""

from collections import Counter
from itertools import islice

import pytest

from nottingham.research.arena.schedule import Contest, TournamentPlan, batches, games_per_deal, items, mixed_tables

BOTS = ("random", "honest", "mixer", "timid_mixer", "bulk_smuggler")


@pytest.mark.parametrize("players", [3, 4, 5, 6])
@pytest.mark.parametrize("bots", [BOTS, BOTS[:2]])
def test_over_every_deal_every_bot_plays_as_often_from_every_seat(players: int, bots: tuple[str, ...]) -> None:
    contest = Contest("toy", bots, players)
    seats: Counter[tuple[int, str]] = Counter()
    for table in mixed_tables(contest, seed=7):
        for item in items(TournamentPlan((Contest("one", bots, players, held_out=(table,)),)), 1):
            if item.kind == "held_out":
                seats.update(enumerate(item.seats))
    assert set(seats) == {(seat, bot) for seat in range(players) for bot in bots}
    assert len(set(seats.values())) == 1


def test_every_line_up_plays_the_same_deals() -> None:
    schedule = list(items(TournamentPlan((Contest("toy", BOTS), Contest("other", BOTS[:3], 3)), seed=4), 3))
    seeds = {item.deal: item.seed for item in schedule}
    assert len(set(seeds.values())) == 3
    assert all(item.seed == seeds[item.deal] for item in schedule)


def test_the_matrix_has_one_against_many_and_many_against_one() -> None:
    contest = Contest("toy", BOTS[:3])
    found = {item.line_up for item in items(TournamentPlan((contest,)), 1) if item.kind == "matrix"}
    assert ("random", "honest", "honest", "honest") in found
    assert ("honest", "random", "random", "random") in found
    assert len(found) == 6


def test_the_lone_bot_sits_where_the_rotation_says() -> None:
    for item in items(TournamentPlan((Contest("toy", BOTS[:2]),)), 1):
        if item.kind == "matrix":
            assert item.seats[item.rotation] == item.line_up[0]


def test_more_deals_begin_like_fewer() -> None:
    plan = TournamentPlan((Contest("toy", BOTS),))
    few = list(items(plan, 2))
    assert few == list(islice(items(plan, 5), len(few)))
    assert len(few) == 2 * games_per_deal(plan.contests[0])


def test_a_batch_is_one_line_up_over_one_deal() -> None:
    found = list(batches(items(TournamentPlan((Contest("toy", BOTS[:3]),)), 2)))
    assert all(len({(item.deal, item.line_up, item.kind) for item in batch}) == 1 for batch in found)
    assert sum(map(len, found)) == 2 * games_per_deal(Contest("toy", BOTS[:3]))


def test_a_table_of_one_bot_needs_no_rotation() -> None:
    assert games_per_deal(Contest("toy", ("honest",))) == 1


def test_a_contest_that_cannot_be_played_is_refused() -> None:
    with pytest.raises(ValueError, match="once"):
        Contest("toy", ("honest", "honest"))
    with pytest.raises(ValueError, match="each seat"):
        Contest("toy", ("honest",), 4, held_out=(("honest",),))
