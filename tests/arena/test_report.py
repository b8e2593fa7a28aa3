"""The report: right numbers, honest errors, and a page that needs nothing but itself."""

import re
from html.parser import HTMLParser
from random import Random
from statistics import fmean

import msgspec
import pytest

from nottingham.research.arena.estimates import Sample, paired
from nottingham.research.arena.page import page
from nottingham.research.arena.played import PlayedGame
from nottingham.research.arena.ratings import ratings
from nottingham.research.arena.report import TournamentReport, report
from nottingham.research.arena.schedule import Contest, ScheduleItem, TournamentPlan, items
from nottingham.story.habits import HabitCounts

PLAN = TournamentPlan(
    (
        Contest("toy", ("ace", "bo", "cy<script>"), 4, held_out=(("ace", "bo", "bo", "cy<script>"),)),
        Contest("three", ("ace", "bo"), 3, has_matrix=False),
    ),
    seed=2,
)
DEALS = 6
STRENGTH = {"ace": 30, "bo": 10, "cy<script>": 0}


def pretended(item: ScheduleItem) -> PlayedGame:
    """A game whose points are strength and luck."""
    rng = Random(f"{item.seed}/{item.seats}/{item.rotation}")
    points = [round(100 + STRENGTH[bot] + rng.gauss(0, 24)) for bot in item.seats]
    places = tuple(1 + sum(other > own for other in points) for own in points)
    habits = tuple(HabitCounts(bags=6, lies=2, paid=1, bribed=2, paid_bargains=1, gold=5, gate_bags=6) for _ in points)
    parts = tuple((own - 60, 30, 20, 0, 10, 0) for own in points)
    return PlayedGame(item, places, parts, habits if item.kind == "mixed" else ())


GAMES = [pretended(item) for item in items(PLAN, DEALS)]


@pytest.fixture(scope="module")
def told() -> TournamentReport:
    return report(PLAN, DEALS, GAMES)


def test_the_order_of_the_games_does_not_matter(told: TournamentReport) -> None:
    mixed_up = list(GAMES)
    Random(1).shuffle(mixed_up)
    assert msgspec.json.encode(report(PLAN, DEALS, mixed_up)) == msgspec.json.encode(told)


def test_win_shares_add_up_and_the_best_comes_first(told: TournamentReport) -> None:
    for contest in told.contests:
        seats = sum(bot.standing.games for bot in contest.bots)
        won = sum(bot.standing.win.value * bot.standing.games for bot in contest.bots)
        assert won * contest.contest.players == pytest.approx(seats)
        assert contest.bots[0].name == "ace"
        assert max(contest.bots, key=lambda bot: bot.rating.ordinal).name == "ace"


def test_a_cell_is_the_lone_bots_standing(told: TournamentReport) -> None:
    cell = told.contests[0].cell("ace", "bo")
    assert cell is not None
    won = [
        game.share(game.item.seats.index("ace"))
        for game in GAMES
        if game.item.kind == "matrix" and game.item.line_up == ("ace", "bo", "bo", "bo")
    ]
    assert cell.standing.games == len(won) == 4 * DEALS
    assert cell.standing.win.value == pytest.approx(fmean(won))
    assert told.contests[0].cell("ace", "ace") is None


def test_held_out_tables_tell_of_each_place(told: TournamentReport) -> None:
    (table,) = told.contests[0].held_out
    assert sum(one.win.value for one in table.standings) == pytest.approx(1)
    assert all(one.games == 4 * DEALS for one in table.standings)
    assert table.standings[0].margin.value > table.standings[3].margin.value


def test_bots_are_compared_over_the_deals_that_both_played(told: TournamentReport) -> None:
    contest = told.contests[0]
    assert {(pair.one, pair.other) for pair in contest.paired} == {
        ("ace", "bo"),
        ("ace", "cy<script>"),
        ("bo", "cy<script>"),
    }
    best, second = contest.bots[:2]
    behind = contest.behind(second.name)
    assert behind is not None
    assert behind.value == pytest.approx(best.standing.win.value - second.standing.win.value)
    assert behind.error is not None
    assert contest.behind(best.name) is None


def test_a_paired_difference_sees_through_the_luck_of_the_deals() -> None:
    one, other, rng = Sample(), Sample(), Random(3)
    for deal in range(40):
        luck = rng.gauss(0, 10)
        one.add(deal, luck + 1 + rng.gauss(0, 0.5))
        other.add(deal, luck + rng.gauss(0, 0.5))
    difference, alone = paired(one, other), one.estimate()
    assert difference is not None
    assert difference.value == pytest.approx(1, abs=0.4)
    assert (difference.error or 9) < 0.3
    assert (alone.error or 0) > 1
    assert paired(one, Sample()) is None


def test_what_was_always_won_is_not_known_without_error() -> None:
    """By hand: six deals, all won; one more of either kind makes 7 of 8."""
    always = Sample()
    for deal in range(6):
        always.add(deal, 1.0)
    won = always.share()
    assert won is not None
    assert won.value == 1
    assert won.error == pytest.approx((7 / 8 * 1 / 8 / 8) ** 0.5)


def test_a_part_of_the_deals_is_a_report_too() -> None:
    assert report(PLAN, 2, GAMES).games == sum(game.item.deal < 2 for game in GAMES)
    assert report(PLAN, 1, GAMES).contests[0].bots[0].standing.win.error is None
    assert report(PLAN, 2, []).contests == ()


def test_the_json_has_a_shape_that_can_be_read_back(told: TournamentReport) -> None:
    text = msgspec.json.encode(told)
    assert msgspec.json.decode(text, type=TournamentReport) == told
    plain = msgspec.json.decode(text)
    assert plain["format"] == "nottingham tournament report 2"
    bot = plain["contests"][0]["bots"][0]
    assert set(bot) == {"name", "standing", "rating", "spread", "parts", "scores", "habits", "counts", "answers"}
    assert set(bot["standing"]) == {"games", "win", "margin", "points"}
    assert set(bot["standing"]["win"]) == {"value", "error"}
    assert set(bot["rating"]) == {"mu", "sigma", "ordinal"}
    assert bot["habits"]["lies"]["value"] == pytest.approx(1 / 3)
    assert bot["habits"]["price_paid"]["value"] == 5
    assert plain["contests"][0]["paid_bags"] == pytest.approx(1 / 6)


# --- standard errors ---------------------------------------------------------------------------------------------


def test_the_error_is_that_of_the_mean_of_independent_deals() -> None:
    sample, rng = Sample(), Random(3)
    for deal in range(400):
        sample.add(deal, rng.gauss(5, 2))
    found = sample.estimate()
    assert found.error == pytest.approx(2 / 400**0.5, rel=0.15)
    assert found.error is not None
    assert abs(found.value - 5) < 4 * found.error


def test_games_of_one_deal_are_no_independent_games() -> None:
    """Ten games that share all their luck say no more than one does."""
    once, tenfold, rng = Sample(), Sample(), Random(3)
    for deal in range(100):
        luck = rng.gauss(0, 1)
        once.add(deal, luck)
        for _ in range(10):
            tenfold.add(deal, luck)
    error = once.estimate().error
    assert error is not None
    assert tenfold.estimate().error == pytest.approx(error)


def test_the_error_covers_the_truth_as_often_as_it_should() -> None:
    rng, covered = Random(9), 0
    for _ in range(100):
        sample = Sample()
        for deal in range(60):
            sample.add(deal, float(rng.random() < 0.25))
        found = sample.estimate()
        assert found.error is not None
        covered += abs(found.value - 0.25) <= 2 * found.error
    assert 87 <= covered <= 100


def test_where_nothing_varies_there_is_no_error() -> None:
    sample = Sample()
    for deal in range(5):
        sample.add(deal, 1.0)
    assert (sample.estimate().value, sample.estimate().error) == (1.0, 0.0)


def test_equal_bots_get_equal_ratings_and_sigma_is_limited() -> None:
    contest = Contest("twins", ("ace", "bo"), 4, has_matrix=False)
    games = [pretended(item) for item in items(TournamentPlan((contest,)), 30)]
    same = [msgspec.structs.replace(game, places=(1, 1, 1, 1)) for game in games]
    rated = ratings(contest.bots, same)
    assert rated["ace"].mu == pytest.approx(rated["bo"].mu, abs=0.5)
    assert all(0 < rating.sigma <= 25 / 3 for rating in rated.values())


# --- the page ----------------------------------------------------------------------------------------------------


class Looked(HTMLParser):
    """What a page would load, and whether its tags close."""

    VOID = ("meta", "br", "link", "img", "input", "hr")

    def __init__(self) -> None:
        super().__init__()
        self.loads: list[str] = []
        self.tags: set[str] = set()
        self.stack: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.add(tag)
        self.loads += [value or "" for name, value in attrs if name in ("src", "href", "xlink:href", "data", "action")]
        if tag not in self.VOID:
            self.stack.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.add(tag)
        assert "href" not in dict(attrs)

    def handle_endtag(self, tag: str) -> None:
        assert self.stack.pop() == tag


def test_the_page_needs_nothing_but_itself(told: TournamentReport) -> None:
    text = page(told)
    looked = Looked()
    looked.feed(text)
    assert looked.stack == []
    assert all(link.startswith("#") for link in looked.loads)
    assert not looked.tags & {"script", "link", "img", "iframe", "object", "image", "use"}
    assert not re.search(r"https?://|@import|url\(", text)
    assert "prefers-color-scheme:dark" in text
    assert {"svg", "figure", "table", "details"} <= looked.tags


def test_the_page_shows_every_bot_with_its_error(told: TournamentReport) -> None:
    text = page(told)
    for contest in told.contests:
        for bot in contest.bots:
            assert f"{100 * bot.standing.win.value:.1f} ± {100 * (bot.standing.win.error or 0):.1f}" in text
    assert "cy<script>" not in text
    assert "Cy&lt;script&gt;" in text
