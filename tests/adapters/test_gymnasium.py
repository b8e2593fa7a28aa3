"""Gymnasium's own checker, the opponents, and a policy that learns."""

from __future__ import annotations

import copy
import pickle
from random import Random
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from nottingham.encoding.setting import most_points
from nottingham.encoding.stepwise_game import StepwiseGame
from nottingham.research.environments.gymnasium_env import NottinghamEnv
from tests.adapters.tables import SETTINGS, Setting, example

NAME = "nottingham.research.environments.gymnasium_env:Nottingham-v2"


def played(env: NottinghamEnv, seed: int) -> tuple[float, dict[str, Any]]:
    rng = Random(seed)
    sight, info = env.reset(seed=seed)
    terminated, reward = False, 0.0
    while not terminated:
        sight, reward, terminated, _, info = env.step(rng.choice(sight["action_mask"].nonzero()[0].tolist()))
    return reward, info


@pytest.mark.parametrize("setting", SETTINGS, ids=str)
def test_gymnasiums_own_checker(setting: Setting) -> None:
    env = gymnasium.make(NAME, **setting._asdict(), opponents="honest", render_mode="ansi")
    check_env(env.unwrapped)  # a warning is an error here


def test_it_is_made_by_name() -> None:
    env = gymnasium.make(NAME, players=3, opponents=("honest", "random"))
    sight, info = env.reset(seed=1)
    assert sight["observation"].shape == env.observation_space["observation"].shape  # type: ignore[index]
    assert info["seat"] in range(3)


def test_the_game_that_is_played_can_be_dealt_again_from_its_own_seed() -> None:
    env = NottinghamEnv(players=3)
    env.reset(seed=5)
    assert env.sitting.opening == StepwiseGame(env.vocabulary, env.game_seed).opening


def test_the_learner_takes_every_seat_or_the_one_it_asks_for() -> None:
    assert {NottinghamEnv().reset(seed=seed)[1]["seat"] for seed in range(20)} == {0, 1, 2, 3}
    assert {NottinghamEnv(seat=2).reset(seed=seed)[1]["seat"] for seed in range(5)} == {2}


def test_only_the_learner_is_asked() -> None:
    env, rng = NottinghamEnv(seat=1, opponents="honest", rounds=2, render_mode="ansi"), Random(1)
    sight, _ = env.reset(seed=1)
    assert (env.render() or "").startswith("seat_1 is asked")
    terminated = False
    while not terminated:
        assert env.sitting.seat == 1
        sight, _, terminated, _, _ = env.step(rng.choice(sight["action_mask"].nonzero()[0].tolist()))


def test_a_seed_gives_the_same_game() -> None:
    env = NottinghamEnv(players=3, opponents="honest", rounds=2)
    first, again = played(env, 5), played(env, 5)
    assert [(reward, info["points"], info["place"]) for reward, info in (first, again)] == [
        (first[0], first[1]["points"], first[1]["place"])
    ] * 2
    assert first[1].keys() == {"seat", "action_mask", "points", "place"}


@pytest.mark.parametrize("seed", [np.int64(4), np.int32(4), np.uint32(4)])
def test_seeds_of_numpy_are_seeds(seed: np.signedinteger[Any]) -> None:
    env = NottinghamEnv(players=3)
    np.testing.assert_array_equal(env.reset(seed=seed)[0]["observation"], env.reset(seed=4)[0]["observation"])


def test_a_copied_environment_is_not_blind() -> None:
    env = NottinghamEnv(players=3, opponents="honest")
    env.reset(seed=1)
    for copied in (copy.deepcopy(env), pickle.loads(pickle.dumps(env))):  # noqa: S301 - our own
        assert played(copied, 3)[0] == played(env, 3)[0]
        one, two = copied.reset(seed=2)[0]["observation"], env.reset(seed=2)[0]["observation"]
        assert one.sum() > 0
        np.testing.assert_array_equal(one, two)


def test_the_mask_is_wherever_a_library_looks_for_it() -> None:
    env = NottinghamEnv(players=3, rounds=1)
    rng, (sight, info), terminated = Random(1), env.reset(seed=1), False
    while not terminated:
        np.testing.assert_array_equal(sight["action_mask"], info["action_mask"])
        np.testing.assert_array_equal(sight["action_mask"], env.action_masks())
        sight, _, terminated, _, info = env.step(rng.choice(env.action_masks().nonzero()[0].tolist()))
    assert env.action_masks().all()  # the last row of an episode is no division by zero


@pytest.mark.parametrize("reward", ["margin", "points", "win"])
def test_a_step_against_the_mask_ends_the_episode_and_never_pays(reward: str) -> None:
    """It costs more than anything that a game can cost: all points there are, and one more."""
    env = NottinghamEnv(reward=reward, rounds=1)
    sight, _ = env.reset(seed=1)
    _, lost, terminated, truncated, info = env.step(int((sight["action_mask"] == 0).argmax()))
    assert (terminated, truncated, info["illegal"]) == (True, False, True)
    assert lost < (-most_points(env.vocabulary.ruleset) if reward == "margin" else 0)
    assert lost < min(played(NottinghamEnv(reward=reward, opponents="steward", rounds=1), seed)[0] for seed in range(3))


def test_an_illegal_step_that_could_pay_is_refused() -> None:
    with pytest.raises(ValueError, match="less than the worst game"):
        NottinghamEnv(illegal_reward=-100)
    assert NottinghamEnv(illegal_reward=-1e6).illegal_reward == -1e6


def test_what_cannot_be_played_is_refused() -> None:
    with pytest.raises(ValueError, match="there is no seat 9"):
        NottinghamEnv(seat=9)
    with pytest.raises(ValueError, match="rounds must be at least 1"):
        NottinghamEnv(rounds=0)
    with pytest.raises(ValueError, match="no render mode 'rgb_array'"):
        NottinghamEnv(render_mode="rgb_array")


def test_options_can_be_told_in_one_string() -> None:
    told = NottinghamEnv(options="royal_goods+time_limit").vocabulary.ruleset
    assert told == NottinghamEnv(options=("royal_goods", "time_limit")).vocabulary.ruleset


def test_too_few_opponents_are_refused() -> None:
    with pytest.raises(ValueError, match="cannot fill"):
        NottinghamEnv(players=4, opponents=("random", "honest"))


def test_a_small_policy_learns_something_from_few_games(capsys: pytest.CaptureFixture[str]) -> None:
    """The same games every time, so the same result: no clock decides how much is learned. The soak asks for more."""
    before, after = example("train_a_merchant").main(training=60, judging=12)
    assert before < after
    assert "points against random players" in capsys.readouterr().out
