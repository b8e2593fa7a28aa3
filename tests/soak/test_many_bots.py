"""Ten thousand games of all bots over all mixes; NOTTINGHAM_SOAK_GAMES sets another number."""

import os

import pytest

from tests.bots.tables import play_mixed

GAMES = int(os.environ.get("NOTTINGHAM_SOAK_GAMES", "10000"))
BATCHES = 20


@pytest.mark.parametrize("batch", range(BATCHES))
def test_no_bot_ever_makes_an_illegal_move(batch: int) -> None:
    for game in range(batch, GAMES, BATCHES):
        play_mixed(2_000_000 + game)
