"""The vectorised engine beside the referee at length, and a wrong rule of every family that lockstep finds.

At scale 1 ten of the 47 rulesets, since each takes half a minute to compile; at scale 10 all of them, for two million
steps.
"""

from random import Random

import pytest

from nottingham import Ruleset
from tests.soak.scale import sampled, scaled
from tests.vector.faults import FAULTS, found
from tests.vector.soak import STEPS, rulesets, soak

STEPS_OF_EACH = scaled(STEPS // 10)
RULESETS = dict(sampled(rulesets(), 10))


@pytest.mark.parametrize("name", RULESETS)
def test_both_engines_play_the_same_games(name: str) -> None:
    ruleset: Ruleset = RULESETS[name]
    assert soak(name, ruleset, STEPS_OF_EACH) >= STEPS_OF_EACH


@pytest.mark.parametrize("name", FAULTS)
def test_lockstep_finds_a_wrong_rule(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    assert found(FAULTS[name], monkeypatch, Random(3))
