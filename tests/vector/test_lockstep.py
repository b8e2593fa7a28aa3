"""Both engines play the same games, step by step: two rulesets here, all of them in the soak."""

from __future__ import annotations

from random import Random

import pytest

from nottingham.vector import make
from tests.vector.lockstep import Compiled
from tests.vector.policies import POLICIES

EVERYTHING = ("black_market", "removed_cards", "royal_goods", "seven_cards", "time_limit")


@pytest.mark.parametrize(
    ("edition", "players", "options", "games"), [("first", 4, (), 12), ("second", 6, EVERYTHING, 12)]
)
def test_the_arrays_play_the_referees_game(edition: str, players: int, options: tuple[str, ...], games: int) -> None:
    compiled = Compiled(make(edition, players, options, rounds=2), games)
    assert compiled.play(tuple(POLICIES.values()), Random(f"{edition} {players}")) > 1000


def test_an_option_that_the_arrays_do_not_play_is_refused() -> None:
    with pytest.raises(ValueError, match="tax"):
        make("first", 4, ("tax",))
    assert make("first", 4, ("short_game",)).plan.ruleset.rounds == 4
