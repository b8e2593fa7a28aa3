"""The analysis of a game: what each seat could expect, what its choices cost, luck and skill."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from msgspec.structs import replace

from nottingham.arena.simulate import GameResult, play_game
from nottingham.bots.network.policy import load_network
from nottingham.cli import main
from nottingham.game import Step
from nottingham.record.header import header_of
from nottingham.record.notation import Move
from nottingham.record.record import Record, write_record
from nottingham.rulebook import compose
from nottingham.tutor.analysis import analyse
from nottingham.tutor.findings import Analysis
from tests.learning.networks import saved

RULES = replace(compose("first", 3), rounds=2)


@pytest.fixture(scope="module")
def weights(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return saved(tmp_path_factory.mktemp("network"), (compose("first", 3),))


def played() -> tuple[GameResult, list[Step]]:
    steps: list[Step] = []
    return play_game(RULES, ("mixer",) * 3, 4, watch=steps.append), steps


@pytest.fixture(scope="module")
def analysis(weights: Path) -> Analysis:
    game, steps = played()
    return analyse(load_network(weights), RULES, steps, game.moves)


def test_shares_add_up_to_one_and_end_with_the_result(analysis: Analysis) -> None:
    game, steps = played()
    assert len(analysis.shares) == len(steps)
    assert all(sum(shares) == pytest.approx(1) for shares in analysis.shares)
    winners = [score.place == 1 for score in game.scores]
    assert analysis.shares[-1] == tuple(is_first / sum(winners) for is_first in winners)


def test_every_choice_of_a_seat_is_judged_and_none_gives_back_what_it_lost(analysis: Analysis) -> None:
    game, _ = played()
    assert [one.move for one in analysis.judged] == [
        number for number, (seat, _) in enumerate(game.moves, 1) if seat is not None
    ]
    assert all(one.lost_points >= 0 and one.lost_share >= 0 for one in analysis.judged)
    assert all(one.lost_points == 0 for one in analysis.judged if one.best == one.action)
    assert any(one.best != one.action for one in analysis.judged)


def test_an_account_is_what_began_and_choices_cards_and_others(analysis: Analysis) -> None:
    game, _ = played()
    for account in analysis.accounts:
        whole = account.began + account.choices + account.cards + account.others
        assert whole == pytest.approx(account.ended)
        assert account.choices <= 0
        by_others = [number for number, (seat, _) in enumerate(game.moves, 1) if seat != account.seat]
        shares = [row[account.seat] for row in analysis.shares]
        assert account.others == pytest.approx(sum(shares[number] - shares[number - 1] for number in by_others))


def test_turning_points_are_the_largest_changes_in_their_order(analysis: Analysis) -> None:
    moves = [point.move for point in analysis.turning_points]
    assert moves == sorted(moves)
    changes = [
        max(abs(after - before) for after, before in zip(analysis.shares[move], analysis.shares[move - 1], strict=True))
        for move in range(1, len(analysis.shares))
    ]
    assert sorted(changes)[-len(moves) :] == sorted(changes[move - 1] for move in moves)


def test_it_is_computed_from_what_a_seat_knew(analysis: Analysis, weights: Path) -> None:
    """The same game judged again is judged the same; chance enters by the seed alone."""
    game, steps = played()
    assert analyse(load_network(weights), RULES, steps, game.moves) == analysis


def test_the_verb_tells_a_record(weights: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    table = compose("first", 3)
    game = play_game(table, ("mixer",) * 3, 4)
    header = replace(header_of(table, ("Ann", "Ben", "Cat")), seed=4)
    path = tmp_path / "game.txt"
    path.write_text(
        write_record(Record(header, None, tuple(Move(seat, action) for seat, action in game.moves[:40]))),
        encoding="utf-8",
    )
    assert main(["analyse", str(path), "--network", str(weights), "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert told["seats"] == ["Ann", "Ben", "Cat"]
    assert len(told["shares"]) == 41
    assert main(["analyse", str(path), "--network", str(weights), "--language", "fr"]) == 0
    assert "Là où la partie a basculé" in capsys.readouterr().out


def test_weights_that_are_none_are_told(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "game.txt"
    header = replace(header_of(compose("first", 3), ("Ann", "Ben", "Cat")), seed=4)
    path.write_text(write_record(Record(header)), encoding="utf-8")
    assert main(["analyse", str(path), "--network", str(tmp_path / "gone.npz"), "--language", "en"]) != 0
    assert "gone.npz cannot be used" in capsys.readouterr().err
