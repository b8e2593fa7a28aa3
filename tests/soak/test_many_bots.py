"""Games of all bots over all mixes."""

import pytest

from tests.bots.tables import play_mixed
from tests.soak.scale import scaled

GAMES = scaled(1000)
BATCHES = 20


@pytest.mark.parametrize("batch", range(BATCHES))
def test_no_bot_ever_makes_an_illegal_move(batch: int) -> None:
    for game in range(batch, GAMES, BATCHES):
        play_mixed(2_000_000 + game)
