"""Random games over all mixes, audited as they go."""

import pytest

from tests.random_games import mix_of, play_audited
from tests.soak.scale import scaled

GAMES = scaled(1000)
BATCHES = 20


@pytest.mark.parametrize("batch", range(BATCHES))
def test_random_games_end_and_nothing_is_lost(batch: int) -> None:
    for game in range(batch, GAMES, BATCHES):
        play_audited(mix_of(game), 1_000_000 + game, every=25)
