"""Rewards: what a finished game is worth to each seat, by each way to count it."""

from __future__ import annotations

import pytest

from nottingham.encoding.setting import illegal_reward_for, most_points, reward_named
from nottingham.rules.engine.scoring import Score
from nottingham.rules.rulebook import compose


def scores(*of_seats: tuple[int, int]) -> tuple[Score, ...]:
    """Totals and places by seat."""
    return tuple(
        Score(seat, total, 0, 0, 0, (), {}, 0, 0, total, place) for seat, (total, place) in enumerate(of_seats)
    )


def test_a_margin_is_what_a_seat_is_ahead_of_the_others_on_average() -> None:
    assert reward_named("margin")(scores((90, 1), (60, 2), (30, 3))) == (45, 0, -45)


def test_points_are_the_points() -> None:
    assert reward_named("points")(scores((90, 1), (60, 2), (30, 3))) == (90.0, 60.0, 30.0)


def test_a_victory_is_one_and_shared_by_those_who_share_it() -> None:
    assert reward_named("win")(scores((90, 1), (60, 2), (30, 3))) == (1.0, 0.0, 0.0)
    assert reward_named("win")(scores((90, 1), (60, 3), (90, 1), (10, 4))) == (0.5, 0.0, 0.5, 0.0)


def test_a_step_against_the_mask_costs_more_than_the_worst_game() -> None:
    ruleset = compose("first", 3)
    worst = {"margin": -most_points(ruleset), "points": 0, "win": 0}
    for name, least in worst.items():
        assert illegal_reward_for(name, ruleset, None) == least - 1
        assert illegal_reward_for(name, ruleset, least - 7) == least - 7
        with pytest.raises(ValueError, match="worth less than the worst game"):
            illegal_reward_for(name, ruleset, least)


def test_there_is_no_other_reward() -> None:
    with pytest.raises(ValueError, match="there are margin, points, win"):
        reward_named("fame")
