"""The Steward at his best; NOTTINGHAM_STRENGTH_DEALS sets on how many deals that is measured, each in every seat."""

import os

from nottingham.bots.populations import YARDSTICK
from tests.bots.strength import win_share

DEALS = int(os.environ.get("NOTTINGHAM_STRENGTH_DEALS", "150"))
OTHERS = tuple(name for name in YARDSTICK if name != "steward_hard")


def test_the_steward_wins_two_games_in_five_in_the_yardstick() -> None:
    assert win_share("steward_hard", OTHERS, DEALS)[0] >= 0.40


def test_the_steward_holds_its_own_against_three_mixers() -> None:
    for mixer in ("mixer", "shrewd_mixer"):
        assert win_share("steward_hard", (mixer,), DEALS)[0] >= 0.25


def test_levels_are_five_points_apart() -> None:
    levels = ("steward_easy", "steward_normal", "steward_hard")
    easy, normal, hard = (win_share(level, levels, DEALS)[0] for level in levels)
    assert easy + 0.05 <= normal <= hard - 0.05
