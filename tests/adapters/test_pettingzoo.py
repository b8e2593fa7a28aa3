"""PettingZoo's own suite, and what it does not ask."""

from __future__ import annotations

import copy
import pickle
import warnings
from random import Random
from typing import Any

import numpy as np
import pettingzoo
import pytest

from nottingham import RulesetError, compose
from nottingham.encoding.setting import most_points
from nottingham.encoding.stepwise_game import IllegalStep, StepwiseGame
from nottingham.research.environments.pettingzoo_env import env, raw_env
from tests.adapters.tables import SETTINGS, Setting

with warnings.catch_warnings():
    warnings.simplefilter("ignore")  # their suite imports one of their own games the old way
    from pettingzoo.test import api_test, seed_test

HARMLESS = {
    # Its own environments with masks hand out dictionaries too, and are let off by name.
    "Observation is not a NumPy array",
    "Observation space for each agent probably should be gymnasium.spaces.box or gymnasium.spaces.discrete",
}


def played(table: Any, seed: int) -> tuple[list[int], dict[str, float]]:
    """Random play to the end: every action, and what each agent got in all."""
    rng, actions = Random(seed), []
    table.reset(seed=seed)
    gained = dict.fromkeys(table.agents, 0.0)
    for agent in table.agent_iter():
        sight, reward, terminated, truncated, _ = table.last()
        gained[agent] += reward
        action = None if terminated or truncated else rng.choice(sight["action_mask"].nonzero()[0].tolist())
        actions.append(-1 if action is None else action)
        table.step(action)
    return actions, gained


@pytest.mark.parametrize("setting", SETTINGS, ids=str)
def test_pettingzoos_own_suite(setting: Setting, capsys: pytest.CaptureFixture[str]) -> None:
    with warnings.catch_warnings(record=True) as caught:
        warnings.simplefilter("always")
        api_test(env(*setting), num_cycles=400)
        seed_test(lambda: env(*setting), num_cycles=100)
    assert {str(one.message) for one in caught} <= HARMLESS
    assert "Passed" in capsys.readouterr().out


def test_the_environment_has_a_versioned_name() -> None:
    assert str(env()) == "nottingham_v2"
    assert str(pettingzoo.make("aec", "nottingham_v2", players=3)) == "nottingham_v2"
    assert env().metadata["name"] == "nottingham_v2"


def test_a_seed_gives_the_same_game_and_the_next_reset_another() -> None:
    table = env(players=3)
    assert played(table, 4) == played(table, 4)
    table.reset(seed=4)
    first = table.last()[0]["observation"]
    table.reset()
    assert not np.array_equal(first, table.last()[0]["observation"])


def test_the_game_that_is_played_can_be_dealt_again_from_its_own_seed() -> None:
    table = raw_env(players=3)
    for seed in (5, None):
        table.reset(seed=seed)
        assert table.sitting.opening == StepwiseGame(table.vocabulary, table.game_seed).opening


def test_rewards_are_zero_in_sum_and_come_at_the_end() -> None:
    actions, gained = played(env(players=5), 1)
    assert actions[-5:] == [-1] * 5
    assert sum(gained.values()) == pytest.approx(0)
    assert any(gained.values())


@pytest.mark.parametrize(("reward", "total"), [("win", 1.0), ("points", None)])
def test_other_rewards(reward: str, total: float | None) -> None:
    gained = played(env(players=3, rounds=1, reward=reward), 2)[1]
    assert min(gained.values()) >= 0
    assert total is None or sum(gained.values()) == pytest.approx(total)


def test_an_unknown_reward_is_refused_with_the_known_ones() -> None:
    with pytest.raises(ValueError, match="there are margin, points, win"):
        env(reward="glory")


def test_who_is_not_asked_has_an_empty_mask() -> None:
    table = raw_env()
    table.reset(seed=1)
    masks = {agent: table.observe(agent)["action_mask"].sum() for agent in table.agents}
    assert [agent for agent, legal in masks.items() if legal] == [table.agent_selection]


def test_a_step_against_the_mask_ends_the_game_and_never_pays() -> None:
    """As in PettingZoo's own games: for those who learn without masks, and checkers that step at random."""
    table = env(rounds=1)
    table.reset(seed=1)
    culprit = table.agent_selection
    table.step(int((table.last()[0]["action_mask"] == 0).argmax()))
    assert all(table.terminations.values())
    gained = {agent: table.rewards[agent] for agent in table.agents}
    assert gained.pop(culprit) < -most_points(table.unwrapped.vocabulary.ruleset)
    assert set(gained.values()) == {0.0}
    assert table.infos[culprit] == {"illegal": True}
    for _ in range(4):
        assert table.last()[0]["action_mask"].any()
        table.step(None)
    assert not table.agents


def test_the_mask_is_also_told_beside_the_observation() -> None:
    table = env()
    table.reset(seed=np.int64(1))
    sight, _, _, _, info = table.last()
    np.testing.assert_array_equal(sight["action_mask"], info["action_mask"])


def test_a_copied_environment_is_not_blind() -> None:
    table = env(players=3, rounds=2)
    table.reset(seed=1)
    for copied in (copy.deepcopy(table), pickle.loads(pickle.dumps(table))):  # noqa: S301 - our own
        assert played(copied, 3) == played(table, 3)
        copied.reset(seed=2)
        table.reset(seed=2)
        assert copied.last()[0]["observation"].sum() > 0
        np.testing.assert_array_equal(copied.last()[0]["observation"], table.last()[0]["observation"])


def test_what_cannot_be_played_is_refused() -> None:
    with pytest.raises(ValueError, match="rounds must be at least 1"):
        env(rounds=-1)
    with pytest.raises(ValueError, match="no render mode 'rgb_array'"):
        env(render_mode="rgb_array")
    with pytest.raises(RulesetError, match="tea_time"):
        env(options="royal_goods+tea_time")


def test_a_step_against_the_mask_of_the_raw_environment_is_refused() -> None:
    table = raw_env()
    table.reset(seed=1)
    mask = table.observe(table.agent_selection)["action_mask"]
    with pytest.raises(IllegalStep):
        table.step(int((mask == 0).argmax()))
    with pytest.raises(ValueError, match="still playing"):
        table.step(None)


def test_the_table_is_shown_to_the_seat_that_is_asked(capsys: pytest.CaptureFixture[str]) -> None:
    table: Any = env(render_mode="ansi")
    table.reset(seed=3)
    table.step(table.unwrapped.sitting.legal()[0])
    assert table.agent_selection + " is asked" in table.render()
    assert "draft: aside" in table.render()
    assert table.render().count("6 cards") == 3
    played(table, 3)
    assert "phase finished" in table.render()
    spoken: Any = env(render_mode="human", rounds=1)
    played(spoken, 3)
    assert "is asked" in capsys.readouterr().out


def test_the_state_is_what_all_seats_see() -> None:
    table = raw_env(ruleset=compose("second", 6))
    table.reset(seed=1)
    assert table.state().shape == (6 * table.layout.size,)
    assert table.state() in table.state_space
    table.close()
