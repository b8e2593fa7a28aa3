"""Short game: everyone guards the gate one time fewer (Q1)."""

from collections import Counter
from random import Random

import pytest

from nottingham import compose
from nottingham.rules.engine.events import MarkerPassed
from nottingham.rules.engine.state import Finished
from tests.tables import of_type, started


@pytest.mark.parametrize(
    ("edition", "players", "rounds"),
    [("first", 3, 6), ("first", 4, 4), ("first", 5, 5), ("second", 3, 6), ("second", 4, 4), ("second", 6, 6)],
)
def test_q1_a_short_game_has_a_round_fewer_for_each(edition: str, players: int, rounds: int) -> None:
    assert compose(edition, players, ("short_game",)).rounds == rounds


@pytest.mark.parametrize(("players", "times"), [(3, 2), (4, 1), (6, 2)])
def test_q1_y1_everyone_is_sheriff_or_deputy_equally_often(players: int, times: int) -> None:
    at = started("second", players, ("short_game",))
    at.play_to(Finished, Random(2))
    guarded = Counter(seat for event in of_type(at.log, MarkerPassed) for seat in event.deciders)
    assert guarded == dict.fromkeys(range(players), times)
