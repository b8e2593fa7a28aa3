"""Both engines play the same games, step by step: two rulesets here, others in the soak."""

from __future__ import annotations

from random import Random

import pytest
from msgspec.structs import replace

from nottingham import compose
from nottingham.vector import blueprint, make
from nottingham.vector.blueprint import Blueprint
from tests.vector.lockstep import Compiled, play
from tests.vector.plain import with_numpy
from tests.vector.policies import POLICIES

EVERYTHING = ("black_market", "removed_cards", "royal_goods", "seven_cards", "tax", "time_limit")


def test_the_compiled_arrays_play_the_referees_game() -> None:
    compiled = Compiled(make("first", 4, rounds=2), games=7)
    assert compiled.play(tuple(POLICIES.values()), Random(4)) > 700


def test_deputies_with_every_option_play_the_referees_game() -> None:
    """With NumPy: what it takes to compile this ruleset is too long for every day."""
    plan = Blueprint(replace(compose("second", 6, EVERYTHING), rounds=1))
    with with_numpy():
        assert play(plan, POLICIES["splitter"], Random(6), 60) > 50


def test_an_option_that_the_arrays_do_not_play_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(blueprint, "MIRRORED", frozenset())
    with pytest.raises(ValueError, match="black_market"):
        make("second", 4, ("black_market",))
