"""The vectorised engine takes every ruleset there is, and shows its games as Pgx's states do."""

from __future__ import annotations

import re
from pathlib import Path

import numpy as np
import pytest

from nottingham import compose
from nottingham.encoding.setting import REWARDS
from nottingham.research.environments import pettingzoo_env
from nottingham.research.vector import chance, game, make
from nottingham.research.vector.blueprint import Blueprint
from nottingham.research.vector.env import VectorEnv, VectorState
from nottingham.research.vector.picture import svg_of
from nottingham.rules.rulebook import OPTIONS
from tests.mixes import all_rulesets
from tests.vector.plain import with_numpy


def test_every_mix_of_options_is_taken() -> None:
    played: set[str] = set()
    for ruleset in all_rulesets():
        env = VectorEnv(Blueprint(ruleset))
        assert env.observation_shape == (env.layout.size,)
        played |= set(ruleset.options)
    assert played == set(OPTIONS)


@pytest.mark.parametrize("reward", REWARDS)
def test_an_illegal_step_costs_what_it_costs_in_pettingzoo(reward: str) -> None:
    """The same game, the same step, the same reward: whoever has no mask is not paid to break the rules."""
    table = pettingzoo_env.env(players=3, reward=reward)
    table.reset(seed=5)
    sight = table.last()[0]
    env = make("first", 3, reward=reward)
    with with_numpy():
        state = env.from_reset_seed(5)
        assert state.observation.tolist() == sight["observation"].tolist()
        assert state.legal_action_mask.tolist() == sight["action_mask"].astype(bool).tolist()
        illegal = int(sight["action_mask"].argmin())
        after = env.step(state, illegal)  # type: ignore[arg-type]
    table.step(illegal)
    assert after.rewards.tolist() == [table.rewards[agent] for agent in table.possible_agents]
    assert after.terminated


def test_a_price_of_illegal_steps_that_would_pay_is_refused() -> None:
    assert make("first", 3, illegal_reward=-5000).illegal_reward == -5000
    with pytest.raises(ValueError, match="less than the worst game"):
        make("first", 3, illegal_reward=-1)


def test_the_version_is_that_of_the_encoding() -> None:
    assert make("first", 3).version == "v2"


def _state(edition: str, players: int) -> VectorState:
    """The beginning of a game, reckoned without compiling."""
    env = VectorEnv(Blueprint(compose(edition, players)))
    with with_numpy():
        lane = game.started(env.plan, chance.words_of(7))  # type: ignore[arg-type]
    none = np.zeros(0)
    return VectorState(none, none, none, none, none, none, none, lane)  # type: ignore[arg-type]


def test_a_state_is_drawn_with_a_line_for_each_seat(tmp_path: Path) -> None:
    state = _state("second", 6)
    state.save_svg(tmp_path / "table.svg", color_theme="dark", scale=2.0)
    words = re.findall("<text[^>]*>(.*?)</text>", (tmp_path / "table.svg").read_text())
    lead, other = (int(seat) for seat in state.lane.deciders)
    marked = [f"{seat}*" if seat in (lead, other) else str(seat) for seat in range(6)]
    assert words[0].startswith("round 1, market")
    assert words[7::6] == marked
    assert words[9::6] == ["6"] * 6, "everyone holds a full hand"
    assert state._repr_html_() == state.to_svg()


def test_of_a_batch_every_game_is_drawn() -> None:
    lane = _state("first", 3).lane
    batch = lane.but(**{name: np.stack([array] * 5) for name, array in vars(lane).items()})  # type: ignore[arg-type]
    assert svg_of(batch).count("round 1") == 5
