"""The vectorised engine beside the referee at length, and a wrong rule of every family that lockstep finds.

NOTTINGHAM_VECTOR_SECONDS sets how long each ruleset is played; the default comes to two million steps in all.
"""

import os
from random import Random

import pytest

from nottingham import Ruleset
from tests.vector.faults import FAULTS, found
from tests.vector.soak import rulesets, soak

SECONDS = float(os.environ.get("NOTTINGHAM_VECTOR_SECONDS", "90"))
RULESETS = dict(rulesets())


@pytest.mark.parametrize("name", RULESETS)
def test_both_engines_play_the_same_games(name: str) -> None:
    ruleset: Ruleset = RULESETS[name]
    assert soak(name, ruleset, SECONDS) > 0


@pytest.mark.parametrize("name", FAULTS)
def test_lockstep_finds_a_wrong_rule(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    assert found(FAULTS[name], monkeypatch, Random(3))
