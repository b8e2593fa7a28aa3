"""The environments for longer: mixes of rules, seeds and worlds."""

from __future__ import annotations

import warnings
from random import Random

import pyspiel
import pytest

from nottingham import Ruleset
from nottingham.encoding.stepwise_game import StepwiseGame
from nottingham.encoding.vocabulary import Vocabulary
from nottingham.research.environments.pettingzoo_env import env
from tests.adapters.tables import SETTINGS, Setting
from tests.adapters.test_encoding import compare_worlds, played
from tests.adapters.test_openspiel import load
from tests.mixes import all_rulesets, name_of
from tests.soak.scale import scaled
from tests.two_worlds import rulesets

with warnings.catch_warnings():
    warnings.simplefilter("ignore")  # their suite imports one of their own games the old way
    from pettingzoo.test import api_test, seed_test


@pytest.mark.parametrize("setting", SETTINGS, ids=str)
def test_pettingzoos_own_suite_at_length(setting: Setting) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        api_test(env(*setting), num_cycles=scaled(500))
        seed_test(lambda: env(*setting), num_cycles=scaled(100))


@pytest.mark.parametrize("setting", SETTINGS, ids=str)
def test_openspiels_random_simulation_of_whole_games(setting: Setting) -> None:
    pyspiel.random_sim_test(load(setting, 0), num_sims=1, serialize=False, verbose=False)


def test_every_mix_of_rules() -> None:
    for number, ruleset in enumerate(all_rulesets()):
        vocabulary = Vocabulary(ruleset)
        for seed in range(scaled(1)):
            played(StepwiseGame(vocabulary, seed), Random(number))


@pytest.mark.parametrize("seed", range(scaled(2)))
@pytest.mark.parametrize("ruleset", rulesets(), ids=name_of)
def test_v5_masks_in_many_worlds(ruleset: Ruleset, seed: int) -> None:
    compare_worlds(ruleset, seed)
