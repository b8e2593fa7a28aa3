"""Sixty random games; `./nottingham soak` plays a thousand."""

import pytest

from tests.random_games import mix_of, play_audited, play_folded


@pytest.mark.parametrize("batch", range(6))
def test_random_games_end_and_nothing_is_lost(batch: int) -> None:
    for game in range(batch * 10, batch * 10 + 10):
        play_audited(mix_of(game), game, every=7)


def test_a_log_leads_to_the_end() -> None:
    for game in range(60, 66):
        play_folded(mix_of(game), game)
