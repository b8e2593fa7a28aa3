"""The analysis of a game: everybody's chances, what choices gave away and why, luck and skill."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from msgspec.structs import replace

from nottingham.bots.simulate import GameResult, play_game
from nottingham.cli import main
from nottingham.record.header import header_of
from nottingham.record.notation import Move
from nottingham.record.record import Record, write_record
from nottingham.rules.engine.actions import Discard, Draw, Inspect, LoadBag, OpenMarket, Pass, PlaceCards
from nottingham.rules.game import Step, act, outcome
from nottingham.rules.rulebook import compose
from nottingham.tutor.analysis import LEAST_NAMED, LEAST_TURN, SCENES, TURNING_POINTS, analyse
from nottingham.tutor.findings import Analysis

RULES = replace(compose("first", 3), rounds=3)
BOTS = ("steward_easy", "liar", "tuck")


def played() -> tuple[GameResult, list[Step]]:
    steps: list[Step] = []
    return play_game(RULES, BOTS, 4, watch=steps.append), steps


@pytest.fixture(scope="module")
def analysis() -> Analysis:
    game, steps = played()
    return analyse(RULES, steps, game.moves)


def test_shares_add_up_to_one_and_end_with_the_result(analysis: Analysis) -> None:
    game, steps = played()
    assert len(analysis.shares) == len(steps)
    assert all(sum(shares) == pytest.approx(1) for shares in analysis.shares)
    winners = [score.place == 1 for score in game.scores]
    assert analysis.shares[-1] == tuple(is_first / sum(winners) for is_first in winners)


def test_nothing_small_is_named_and_nothing_is_named_without_a_reason(analysis: Analysis) -> None:
    named = [one for one in analysis.judged if one.lost_points]
    assert named
    for one in named:
        assert one.lost_points >= LEAST_NAMED
        assert one.lost_share > 0
        assert one.reasons
        assert one.best != one.action
    assert all(one.best == one.action and not one.lost_share for one in analysis.judged if not one.lost_points)


def test_a_bag_that_gave_points_away_is_told_with_what_speaks_for_the_better_one() -> None:
    steps: list[Step] = []
    game = play_game(RULES, ("random", "random", "tuck"), 4, watch=steps.append)
    judged = analyse(RULES, steps, game.moves).judged
    bags = [one for one in judged if one.lost_points and isinstance(one.action, LoadBag)]
    told = [[reason.code for reason in one.reasons] for one in bags]
    assert {codes[-2] for codes in told} == {"better_truth", "better_lie"}
    for one, codes in zip(bags, told, strict=True):
        assert isinstance(one.best, LoadBag)
        is_honest = len(one.best.goods.counts) == 1 and bool(one.best.goods.only(RULES.legal))
        assert codes[-2:] == ["better_truth" if is_honest else "better_lie", "bags_compared"]
    left = [one.reasons[-1].parameters["rounds_left"] for one in bags]
    assert left == sorted(left, reverse=True)
    assert left[0] != 0
    assert left[-1] == 0, "the words say that there are no later bags"


def test_who_begins_which_pile_and_which_order_are_not_judged(analysis: Analysis) -> None:
    game, _ = played()
    of_no_worth = (OpenMarket, Discard, PlaceCards, Draw)
    assert any(isinstance(action, of_no_worth) for _, action in game.moves)
    assert not any(isinstance(one.action, of_no_worth) for one in analysis.judged)


def test_a_choice_is_compared_with_an_answer_to_the_same_question(analysis: Analysis) -> None:
    for one in analysis.judged:
        about = {getattr(action, "bag", getattr(action, "offer", None)) for action in (one.action, one.best)}
        assert one.best is None or len(about) == 1, one


def test_an_account_adds_up_and_luck_is_nobodys_in_sum(analysis: Analysis) -> None:
    for account in analysis.accounts:
        assert account.began == pytest.approx(1 / 3)
        assert account.began + account.luck + account.choices + account.gate == pytest.approx(account.ended)
        assert account.choices == -sum(one.lost_share for one in analysis.judged if one.seat == account.seat)
    assert sum(account.luck for account in analysis.accounts) == pytest.approx(0, abs=1e-9)
    assert any(account.luck for account in analysis.accounts)


def test_turning_points_are_the_scenes_that_changed_most_before_the_end(analysis: Analysis) -> None:
    _, steps = played()
    moves = [point.move for point in analysis.turning_points]
    assert moves == sorted(moves)
    before_the_end = analysis.shares[:-1]
    changes = {
        move: max(
            abs(after - before) for after, before in zip(before_the_end[move], before_the_end[move - 1], strict=True)
        )
        for move in range(1, len(before_the_end))
    }
    scenes = [move for move in changes if any(isinstance(event, SCENES) for event in steps[move].events)]
    assert len(scenes) < len(changes)
    largest = sorted((move for move in scenes if changes[move] >= LEAST_TURN), key=lambda move: -changes[move])
    assert set(moves) == set(largest[:TURNING_POINTS])


def test_it_is_the_same_game_judged_again(analysis: Analysis) -> None:
    """Chance enters by the seed alone."""
    game, steps = played()
    assert analyse(RULES, steps, game.moves) == analysis


def test_a_game_that_is_not_over_is_analysed_as_far_as_it_went() -> None:
    game, steps = played()
    found = analyse(RULES, steps[:30], game.moves[:29])
    assert len(found.shares) == 30
    assert found.shares == analyse(RULES, steps, game.moves).shares[:30]


def test_the_verb_tells_a_record(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    table = compose("first", 3)
    game = play_game(table, BOTS, 4)
    header = replace(header_of(table, ("Ann", "Ben", "Cat")), seed=4)
    path = tmp_path / "game.txt"
    path.write_text(
        write_record(Record(header, None, tuple(Move(seat, action) for seat, action in game.moves[:40]))),
        encoding="utf-8",
    )
    assert main(["analyse", str(path), "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert told["seats"] == ["Ann", "Ben", "Cat"]
    assert len(told["shares"]) == 41
    assert main(["analyse", str(path), "--language", "fr"]) == 0
    french = capsys.readouterr().out
    assert "Là où la partie a basculé" in french
    assert "Chance au tirage" in french


@pytest.mark.parametrize(("seed", "is_turn"), [(6, True), (2, False)])
def test_the_last_opening_is_a_turn_where_somebody_else_would_have_won_without_it(seed: int, is_turn: bool) -> None:
    rules, steps = replace(compose("second", 3), rounds=3), list[Step]()
    game = play_game(rules, ("steward_easy", "always_inspect", "tuck"), seed, watch=steps.append)
    seat, action = game.moves[-1]
    assert isinstance(action, Inspect)
    passed = act(steps[-2].state, seat, Pass(action.bag))
    assert isinstance(passed, Step)
    first = [score.seat for score in outcome(passed.state) or () if score.place == 1]
    assert (first != [score.seat for score in game.scores if score.place == 1]) is is_turn
    turned = [point.move for point in analyse(rules, steps, game.moves).turning_points]
    assert (len(steps) - 1 in turned) is is_turn
