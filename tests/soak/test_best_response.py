"""What somebody learns against a frozen bot: in a minute at scale 1, in ten minutes at scale 10."""

import pytest

from tests.soak.best_response import told
from tests.soak.scale import scaled

SECONDS = scaled(60)
GAMES = scaled(100)
MOST = 0.35


@pytest.mark.parametrize("bot", ["steward_hard", "prince_john"])
def test_no_hole_is_learned(bot: str) -> None:
    share, error, sentence = told(bot, SECONDS, GAMES)
    assert share <= MOST + 2 * error, sentence
