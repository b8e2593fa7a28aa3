"""What somebody learns against a frozen bot in NOTTINGHAM_BEST_RESPONSE_SECONDS, ten minutes if not said."""

import os

import pytest

from tests.soak.best_response import told

SECONDS = float(os.environ.get("NOTTINGHAM_BEST_RESPONSE_SECONDS", "600"))
GAMES = int(os.environ.get("NOTTINGHAM_BEST_RESPONSE_GAMES", "400"))
MOST = 0.35


@pytest.mark.parametrize("bot", ["steward_hard", "prince_john"])
def test_no_hole_is_learned_in_ten_minutes(bot: str) -> None:
    share, error, sentence = told(bot, SECONDS, GAMES)
    assert share <= MOST + 2 * error, sentence
