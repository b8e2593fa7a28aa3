"""The vectorised engine beside the referee at length, and a wrong rule of every family that lockstep finds.

NOTTINGHAM_VECTOR_STEPS sets how far each ruleset is played; the default comes to two million steps in all.
"""

import os
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
