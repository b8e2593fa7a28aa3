"""Ten thousand random games over all mixes; NOTTINGHAM_SOAK_GAMES sets another number."""

import os

import pytest

from tests.random_games import mix_of, play_audited

GAMES = int(os.environ.get("NOTTINGHAM_SOAK_GAMES", "10000"))
BATCHES = 20


@pytest.mark.parametrize("batch", range(BATCHES))
def test_random_games_end_and_nothing_is_lost(batch: int) -> None:
    for game in range(batch, GAMES, BATCHES):
        play_audited(mix_of(game), 1_000_000 + game, every=25)
