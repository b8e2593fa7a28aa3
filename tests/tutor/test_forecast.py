"""The forecast: shares that add up, near even at first, ever surer, and nothing in it that a seat cannot know."""

from __future__ import annotations

from pathlib import Path
from random import Random

import numpy as np
import pytest
from msgspec.structs import replace

from nottingham.bots.simulate import play_game
from nottingham.rules.engine.events import CardsDrawn
from nottingham.rules.engine.goods import Goods
from nottingham.rules.engine.ruleset import Ruleset
from nottingham.rules.engine.scoring import Score
from nottingham.rules.engine.seats import Seat
from nottingham.rules.engine.secrets import Sealed
from nottingham.rules.engine.state import State, put
from nottingham.rules.game import Step, outcome, view
from nottingham.rules.rulebook import compose
from nottingham.tutor.forecast import shipped_forecast
from nottingham.tutor.luck import luck_of
from nottingham.tutor.prospects import bags_to_come, races, seen_moment, true_moment
from nottingham.worlds import History, possible_world
from tools.forecast import chances, company, fit, load_samples, play_missing, samples_of

TABLES = (compose("first", 3), compose("second", 4), compose("second", 6, ("royal_goods", "black_market")))


def steps_of(ruleset: Ruleset, seed: int = 2) -> list[Step]:
    steps: list[Step] = []
    play_game(ruleset, company(Random(seed), ruleset.players), seed, watch=steps.append)
    return steps


@pytest.mark.parametrize("ruleset", TABLES, ids=lambda ruleset: f"{ruleset.edition}-{ruleset.players}")
def test_shares_add_up_are_near_even_at_first_and_end_with_the_winner(ruleset: Ruleset) -> None:
    forecast, steps = shipped_forecast(), steps_of(ruleset)
    for step in steps:
        assert sum(forecast.of_state(step.state)) == pytest.approx(1)
        assert sum(forecast.of_view(view(step.state, 0))) == pytest.approx(1)
    even = 1 / ruleset.players
    assert all(abs(share - even) < 0.15 for share in forecast.of_state(steps[0].state))
    assert all(abs(share - even) < 0.15 for share in forecast.of_view(view(steps[0].state, 1)))
    first = [score.place == 1 for score in scores_of(steps)]
    assert forecast.of_state(steps[-1].state) == tuple(is_first / sum(first) for is_first in first)


def scores_of(steps: list[Step]) -> tuple[Score, ...]:
    scores = outcome(steps[-1].state)
    assert scores is not None
    return scores


def test_what_a_seat_cannot_know_does_not_reach_its_forecast() -> None:
    """The same view of another world gives the same forecast; the whole truth tells the worlds apart."""
    ruleset, rng, seat = TABLES[1], Random(1), 2
    steps = steps_of(ruleset)[:70]
    seen = tuple(event.as_seen_by(seat) for step in steps for event in step.events)
    state = steps[-1].state
    worlds = [possible_world(History(ruleset, seat, seen), rng) for _ in range(5)]
    assert {seen_moment(view(world, seat)) for world in worlds} == {seen_moment(view(state, seat))}
    assert len({true_moment(world) for world in worlds}) > 1


def test_more_is_better_and_weighs_more_as_time_runs_out() -> None:
    forecast, steps = shipped_forecast(), steps_of(TABLES[1])
    gains = []
    for step in (steps[0], steps[len(steps) // 2], steps[-4]):
        moment = true_moment(step.state)
        richer = moment.seats[0]._replace(points=moment.seats[0].points + 10)
        level = tuple(moment.seats[0] for _ in moment.seats)
        even = forecast.of_moment(moment._replace(seats=level))
        gains.append(forecast.of_moment(moment._replace(seats=(richer, *level[1:])))[0] - even[0])
    assert 0 < gains[0] < gains[1] < gains[2]


def test_races_for_a_crown_are_shared_out_whole() -> None:
    for counts in ([3, 1, 0, 0], [2, 2, 2], [9, 0, 0, 0, 0]):
        found = races(counts, 1.0)
        assert sum(king for king, _ in found) == pytest.approx(1)
        assert sum(queen for _, queen in found) == pytest.approx(1)
        assert [king for king, _ in found] == sorted((king for king, _ in found), reverse=True)


def test_everybody_packs_a_bag_in_every_round_but_their_own() -> None:
    state = steps_of(TABLES[1])[0].state
    to_come = [bags_to_come(state.ruleset, state.public, seat) for seat in range(4)]
    assert to_come == [state.ruleset.rounds * 3 / 4] * 4


# --- luck --------------------------------------------------------------------------------------------------------


def holding(state: State, seat: Seat, goods: Goods) -> State:
    return replace(state, hands=put(state.hands, seat, goods))


def test_a_good_draw_is_luck_for_one_and_ill_luck_for_the_others() -> None:
    state = steps_of(TABLES[0])[0].state
    fortune, nothing = Goods({"apple": 6}), Goods({"apple": 1, "bread": 1, "cheese": 1, "chicken": 1, "pepper": 2})

    def luck(goods: Goods) -> tuple[float, ...]:
        event = CardsDrawn(1, len(goods), Sealed((1,), goods))
        return luck_of(shipped_forecast(), Step(holding(state, 1, goods), (event,)), Random(3))

    good, bad = luck(fortune), luck(nothing)
    assert good[1] > 0 > good[0]
    assert good[1] > bad[1]
    assert sum(good) == pytest.approx(0)


def test_a_step_without_a_draw_is_nobodys_luck() -> None:
    steps = steps_of(TABLES[0])
    dry = next(step for step in steps if not any(isinstance(event, CardsDrawn) for event in step.events))
    assert set(luck_of(shipped_forecast(), dry, Random(0))) == {0.0}


# --- the fit -----------------------------------------------------------------------------------------------------


def test_the_fit_finds_the_weights_that_made_the_results() -> None:
    rng, true = np.random.default_rng(1), np.array([0.8, -0.5])
    inputs, players = rng.normal(size=(4000, 6, 2)), np.full(4000, 4)
    said = chances(inputs, true, players)
    won = np.eye(6)[[rng.choice(6, p=row) for row in said]]
    assert fit(inputs, won, players) == pytest.approx(true, abs=0.08)


def test_samples_of_a_game_are_its_first_moments_of_rounds_and_some_more() -> None:
    rows = list(samples_of(3))
    firsts = [row for row in rows if row[7]]
    assert [row[6] for row in firsts] == list(range(1, len(firsts) + 1))
    assert len(rows) > len(firsts)
    assert all(row[4].sum() == pytest.approx(1) for row in rows)


def test_a_run_that_was_stopped_goes_on_from_the_pieces_that_are_there(tmp_path: Path) -> None:
    (piece,) = play_missing(tmp_path, 2, workers=1)
    assert set(load_samples([piece]).game) == {0, 1}
    piece.write_bytes(b"of the first run")
    assert play_missing(tmp_path, 2, workers=1) == [piece]
    assert piece.read_bytes() == b"of the first run"
