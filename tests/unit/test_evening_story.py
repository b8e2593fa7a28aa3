"""What an evening is told by: awards that somebody earned, the league, and anniversaries."""

from __future__ import annotations

from datetime import UTC, datetime

import pytest

from nottingham.bots.simulate import play_game
from nottingham.rules.game import Step
from nottingham.rules.rulebook import compose
from nottingham.server.protocol.replays import PlayerInfo
from nottingham.server.storage.game_summaries import told_apart
from nottingham.story.evening import Award, AwardKind, GameFacts, awards, best_moments, facts_of
from nottingham.story.habits import HabitCounts
from nottingham.story.highlights import Highlight, HighlightKind
from nottingham.story.league import LeagueGame, Occasion, league, occasions, points_of

NOBODY = HabitCounts()
COMPANY = ("robin", "marian", "tuck")


def game(
    *habits: HabitCounts,
    who: tuple[str, ...] = COMPANY,
    bribes: tuple[int, ...] = (0, 0, 0),
    moments: tuple[Highlight, ...] = (),
) -> GameFacts:
    """Seats about which nothing is said did nothing."""
    return GameFacts(who, (*habits, *(NOBODY for _ in who[len(habits) :])), bribes, moments)


def moment(kind: HighlightKind, seat: int, worth: int, step: int = 1) -> Highlight:
    return Highlight(step=step, kind=kind, seat=seat, to=2, worth=worth)


def only(games: list[GameFacts]) -> Award:
    found = awards(games)
    assert len(found) == 1, found
    return found[0]


# --- awards: a threshold, then who has most


def test_nobody_gets_anything_for_being_there() -> None:
    assert awards([]) == ()
    assert awards([game()] * 5) == ()


def test_the_smuggler_of_the_night_has_brought_through_most_in_three_bags_at_least() -> None:
    two = game(moments=(moment("lie_passed", 0, 30), moment("lie_passed", 0, 30)))
    assert awards([two]) == ()
    cheap = game(moments=tuple(moment("lie_passed", 0, 6) for _ in range(3)))
    assert awards([cheap]) == ()
    award = only([two, game(moments=(moment("lie_passed", 0, 1), moment("lie_passed", 1, 59)))])
    assert (award.kind, award.who, award.count, award.worth) == ("smuggler", ("robin",), 3, 61)
    assert award.moment is not None
    assert award.moment.highlight.worth == 30


@pytest.mark.parametrize(
    ("kind", "enough", "too_little"),
    [
        ("never_caught", HabitCounts(bags=9, lies=4), HabitCounts(bags=9, lies=3)),
        ("never_caught", HabitCounts(bags=9, lies=4), HabitCounts(bags=9, lies=5, caught=1, opened=1)),
        ("disbelieved", HabitCounts(bags=7, lies=1, opened=3), HabitCounts(bags=8, lies=1, opened=3)),
        ("disbelieved", HabitCounts(bags=4, lies=1, opened=3), HabitCounts(bags=4, lies=1, opened=3, caught=1)),
        ("honest_purse", HabitCounts(bags=6), HabitCounts(bags=5)),
        ("honest_purse", HabitCounts(bags=6), HabitCounts(bags=7, lies=1)),
        ("gate_for_sale", HabitCounts(gate_paid=4, gate_gold=25), HabitCounts(gate_paid=4, gate_gold=24)),
        ("gate_for_sale", HabitCounts(gate_paid=4, gate_gold=25), HabitCounts(gate_paid=3, gate_gold=99)),
        ("sharp_nose", HabitCounts(gate_opened=4, gate_caught=3), HabitCounts(gate_opened=5, gate_caught=3)),
        ("sharp_nose", HabitCounts(gate_opened=4, gate_caught=3), HabitCounts(gate_opened=2, gate_caught=2)),
        ("heavy_hand", HabitCounts(gate_opened=5, gate_caught=2), HabitCounts(gate_opened=7, gate_caught=4)),
        ("heavy_hand", HabitCounts(gate_opened=3), HabitCounts(gate_opened=2)),
        ("red_handed", HabitCounts(bags=9, lies=5, caught=3, opened=3), HabitCounts(lies=6, caught=3, opened=3)),
        ("red_handed", HabitCounts(bags=9, lies=3, caught=3, opened=3), HabitCounts(lies=2, caught=2, opened=2)),
        ("kept_word", HabitCounts(kept=2), HabitCounts(kept=1)),
        ("kept_word", HabitCounts(kept=2), HabitCounts(kept=5, broken=1)),
        ("broken_word", HabitCounts(broken=2), HabitCounts(broken=1)),
    ],
)
def test_an_award_is_earned_at_its_threshold_and_not_before(
    kind: AwardKind, enough: HabitCounts, too_little: HabitCounts
) -> None:
    """And whoever does not reach it is not in its way."""
    assert kind not in [award.kind for award in awards([game(too_little)])]
    found = {award.kind: award.who for award in awards([game(enough, too_little)])}
    assert found[kind] == ("robin",)


def test_the_dearest_bribe_is_that_of_one_round_and_has_to_be_dear() -> None:
    assert awards([game(bribes=(14, 0, 0)), game(bribes=(14, 0, 0))]) == ()
    shown = moment("dearest_bribe", 1, 16, step=40)
    award = only([game(bribes=(15, 16, 0), moments=(shown,))])
    assert (award.kind, award.who, award.worth) == ("dearest_bribe", ("marian",), 16)
    assert award.moment is not None
    assert (award.moment.game, award.moment.highlight.step) == (0, 40)


def test_games_of_an_evening_are_added_up_wherever_somebody_sat() -> None:
    caught = HabitCounts(bags=2, lies=2, caught=2, opened=2)
    games = [game(caught), game(NOBODY, caught, who=("tuck", "robin", "marian"))]
    award = only(games)
    assert (award.kind, award.who, award.count, award.of) == ("red_handed", ("robin",), 4, 4)
    assert award.moment is None  # nobody noted when


def test_who_are_equal_share_an_award_and_what_more_than_two_would_share_nobody_gets() -> None:
    purse = HabitCounts(bags=6)
    assert only([game(purse, purse)]).who == ("marian", "robin")
    assert awards([game(purse, purse, purse)]) == ()
    assert only([game(purse, purse, HabitCounts(bags=7))]).who == ("tuck",)
    nose, keener = HabitCounts(gate_opened=4, gate_caught=3), HabitCounts(gate_opened=3, gate_caught=3)
    assert only([game(nose, keener)]).who == ("marian",)  # equal in the first, the second decides


def test_two_of_one_name_cannot_be_told_apart_and_earn_nothing() -> None:
    robin, nobody = (PlayerInfo(name=name, bot="", is_person=True) for name in ("Robin", ""))
    guy = PlayerInfo(name="", bot="guy", is_person=False)
    small = PlayerInfo(name="robin", bot="", is_person=True)
    assert told_apart((robin, small, guy)) == ("", "", "bot guy")
    assert told_apart((robin, nobody, guy, guy)) == ("person robin", "", "", "")
    assert awards([game(HabitCounts(bags=6), who=("", "marian", "tuck"))]) == ()


def test_facts_are_those_of_the_game() -> None:
    """Against what the events say: of four characters who played a game."""
    ruleset, steps = compose("first", 4), list[Step]()
    bots = ("tuck", "guy", "will", "john")
    play_game(ruleset, bots, 3, watch=steps.append)
    facts = facts_of(ruleset, steps, bots)
    shown = [one for one in facts.moments if one.kind == "dearest_bribe"]
    assert max(facts.bribes) == (shown[0].worth if shown else 0)
    assert sum(one.lies for one in facts.habits) == sum(
        one.kind in ("lie_passed", "lie_caught") for one in facts.moments
    )
    for kind in ("lie_passed", "lie_caught", "opened_in_vain"):
        worths = [one.worth for one in facts.moments if one.kind == kind]
        best = [one.highlight.worth for one in best_moments([facts]) if one.highlight.kind == kind]
        assert best == ([max(worths)] if worths else [])


def test_the_best_moments_are_one_of_each_kind_in_their_order() -> None:
    first = game(moments=(moment("lie_passed", 0, 9, step=30), moment("lie_caught", 1, 4, step=10)))
    second = game(moments=(moment("lie_passed", 1, 12, step=5), moment("lead_change", 1, 99, step=8)))
    found = [(one.game, one.highlight.step) for one in best_moments([first, second])]
    assert found == [(0, 10), (1, 5)]


# --- the league


@pytest.mark.parametrize(
    ("places", "points"),
    [
        ((1, 2, 3), (2, 1, 0)),
        ((2, 1, 2, 4), (1, 3, 1, 0)),
        ((1, 1, 1), (0, 0, 0)),
        ((6, 5, 4, 3, 2, 1), (0, 1, 2, 3, 4, 5)),
    ],
)
def test_a_game_gives_a_point_for_everybody_left_behind(places: tuple[int, ...], points: tuple[int, ...]) -> None:
    assert points_of(places) == points


def test_the_league_adds_up_evenings_and_equal_points_go_to_who_won_more() -> None:
    rows = league(
        [
            LeagueGame("first", COMPANY, (1, 2, 3)),  # 2 1 0
            LeagueGame("first", COMPANY, (3, 2, 1)),  # 0 1 2
            LeagueGame("second", ("much", "marian", ""), (3, 2, 1)),  # 0 1, and nobody
        ]
    )
    told = [(row.who, row.place, row.points, row.wins, row.games, row.evenings) for row in rows]
    assert told == [
        ("marian", 1, 3, 0, 3, 2),
        ("robin", 2, 2, 1, 2, 1),
        ("tuck", 2, 2, 1, 2, 1),  # equal in points and in games won: the place is shared
        ("much", 4, 0, 0, 1, 1),
    ]
    more = league(
        [LeagueGame("a", ("ann", "bob", "cid"), (1, 3, 2)), LeagueGame("a", ("ann", "bob", "cid"), (3, 1, 2))]
    )
    assert [(row.who, row.place, row.points, row.wins) for row in more] == [
        ("ann", 1, 2, 1),
        ("bob", 1, 2, 1),
        ("cid", 3, 2, 0),
    ]


# --- anniversaries


def at(year: int, month: int, day: int, hour: int = 20) -> int:
    return int(datetime(year, month, day, hour, tzinfo=UTC).timestamp() * 1000)


@pytest.mark.parametrize(
    ("number", "is_round"),
    [(1, False), (9, False), (10, True), (25, True), (50, True), (75, True), (125, False), (150, True)],
)
def test_round_numbers_of_evenings_are_celebrated(number: int, is_round: bool) -> None:
    found = occasions(number, at(2026, 3, 9), at(2026, 3, 1), at(2026, 3, 2))
    assert found == ((Occasion(kind="evening", count=number),) if is_round else ())


@pytest.mark.parametrize(
    ("began", "before", "years"),
    [
        (at(2026, 3, 1), at(2026, 2, 22), 1),
        (at(2026, 3, 1, 19), at(2026, 2, 22), 1),  # an hour earlier in the day
        (at(2026, 2, 27), at(2026, 2, 20), 0),
        (at(2026, 3, 8), at(2026, 3, 1), 0),  # celebrated the week before
        (at(2026, 5, 8), at(2025, 12, 1), 1),  # the first since then
        (at(2028, 3, 4), at(2025, 12, 1), 3),
    ],
)
def test_a_year_is_celebrated_at_the_first_evening_after_it_has_passed(began: int, before: int, years: int) -> None:
    found = occasions(12, began, at(2025, 3, 1), before)
    assert found == ((Occasion(kind="year", count=years),) if years else ())


def test_the_first_evening_is_no_anniversary_and_a_leap_day_comes_round() -> None:
    assert occasions(1, at(2025, 3, 1), at(2025, 3, 1), None) == ()
    leap = at(2024, 2, 29)
    assert occasions(7, at(2025, 2, 27), leap, at(2025, 2, 20)) == ()
    assert occasions(7, at(2025, 3, 1), leap, at(2025, 2, 20)) == (Occasion(kind="year", count=1),)
