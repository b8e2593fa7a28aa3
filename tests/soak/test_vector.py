"""The vectorised engine beside the referee at length, and a wrong rule of every family that lockstep finds.

NOTTINGHAM_VECTOR_STEPS sets how far each ruleset is played; the default comes to two million steps in all.
"""

import os
import subprocess
import sys
from pathlib import Path
from random import Random

import pytest

from nottingham import Ruleset
from tests.vector.faults import FAULTS, found
from tests.vector.soak import STEPS, rulesets, soak

STEPS_OF_EACH = int(os.environ.get("NOTTINGHAM_VECTOR_STEPS", STEPS))
RULESETS = dict(rulesets())


@pytest.mark.parametrize("name", RULESETS)
def test_both_engines_play_the_same_games(name: str) -> None:
    ruleset: Ruleset = RULESETS[name]
    assert soak(name, ruleset, STEPS_OF_EACH) >= STEPS_OF_EACH


@pytest.mark.parametrize("name", FAULTS)
def test_lockstep_finds_a_wrong_rule(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    assert found(FAULTS[name], monkeypatch, Random(3))


def test_the_example_plays_games_and_begins_new_ones() -> None:
    """Compiling it takes a minute, too long for every day."""
    example = Path(__file__).parents[2] / "examples" / "vector" / "million_games.py"
    quickly = {"XLA_FLAGS": "--xla_backend_optimization_level=0 --xla_llvm_disable_expensive_passes=true"}
    done = subprocess.run(
        [sys.executable, example, "64", "64"], capture_output=True, text=True, check=True, env={**os.environ, **quickly}
    )
    assert "points ahead of the others" in done.stdout
