"""Games with models in every mood: no rule broken, no secret leaked, none stuck."""

from __future__ import annotations

from random import Random

from tests.adapters_llm.mock import Mock
from tests.adapters_llm.seats import MIXED, SEAT, play_watched, seated
from tests.adapters_llm.test_llm_prompt import compare_worlds
from tests.random_games import mix_of
from tests.soak.scale import scaled
from tests.two_worlds import moments

GAMES = scaled(100)
WORLDS = scaled(30)


def test_many_games_with_models_in_every_mood() -> None:
    with Mock(MIXED, seed=1) as mock, seated(mock, move_seconds=0.2, patience=8):
        for game in range(GAMES):
            ruleset = mix_of(game)
            others = (SEAT if game % 5 == 0 else "steward", "random", "honest", "steward", "random")
            play_watched(ruleset, (SEAT, *others[: ruleset.players - 1]), game)
            mock.requests.clear()


def test_two_worlds_give_one_prompt_through_many_games() -> None:
    differed = sum(compare_worlds(moments(mix_of(seed), seed, 0.01), Random(seed), most=4000) for seed in range(WORLDS))
    assert differed > WORLDS
