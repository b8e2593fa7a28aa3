"""Gymnasium's own checker, the opponents, and a policy that learns."""

from __future__ import annotations

import importlib.util
from pathlib import Path
from random import Random
from types import ModuleType
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from nottingham.adapters.gymnasium_env import NottinghamEnv
from tests.adapters.tables import SETTINGS, Setting

NAME = "nottingham.adapters.gymnasium_env:Nottingham-v2"
ROOT = Path(__file__).resolve().parents[2]


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
    assert played(env, 5) == played(env, 5)
    assert played(env, 5)[1].keys() == {"seat", "points", "place"}


def test_a_step_against_the_mask_ends_the_episode() -> None:
    env = NottinghamEnv(illegal_reward=-7.0)
    sight, _ = env.reset(seed=1)
    _, reward, terminated, truncated, info = env.step(int((sight["action_mask"] == 0).argmax()))
    assert (reward, terminated, truncated, info["illegal"]) == (-7.0, True, False, True)


def test_too_few_opponents_are_refused() -> None:
    with pytest.raises(ValueError, match="cannot fill"):
        NottinghamEnv(players=4, opponents=("random", "honest"))


def example() -> ModuleType:
    spec = importlib.util.spec_from_file_location("train_a_merchant", ROOT / "examples/learning/train_a_merchant.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_a_small_policy_learns_to_beat_random_players(capsys: pytest.CaptureFixture[str]) -> None:
    """The same games every time, so the same result: no clock decides how much is learned."""
    before, after = example().main()
    assert before < 0
    assert after > 10
    assert "points against random players" in capsys.readouterr().out
    assert np.isfinite(after)
