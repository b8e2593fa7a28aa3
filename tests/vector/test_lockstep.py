"""Both engines play the same games, step by step: two rulesets here, others in the soak."""

from __future__ import annotations

from random import Random

import pytest
from msgspec.structs import replace

from nottingham import compose
from nottingham.research.vector import make
from nottingham.research.vector.blueprint import Blueprint
from nottingham.rules import rulebook
from nottingham.rules.engine.option import Option
from nottingham.rules.engine.seats import Seat
from nottingham.rules.engine.state import State
from tests.vector.lockstep import Compiled, play
from tests.vector.plain import with_numpy
from tests.vector.policies import POLICIES

EVERYTHING = ("black_market", "removed_cards", "royal_goods", "seven_cards", "tax", "time_limit")


def test_the_compiled_arrays_play_the_referees_game() -> None:
    compiled = Compiled(make("first", 4, rounds=2), games=7, auto_reset=True)
    assert compiled.play(tuple(POLICIES.values()), Random(4)) > 700


def test_deputies_with_every_option_play_the_referees_game() -> None:
    """With NumPy: what it takes to compile this ruleset is too long for every day."""
    plan = Blueprint(replace(compose("second", 6, EVERYTHING), rounds=1))
    with with_numpy():
        assert play(plan, POLICIES["splitter"], Random(6), 60) > 50


class Windfall(Option):
    """A point for everybody at the end: it has no event, action or number by which the arrays could know it."""

    id = "windfall"
    rule = "V5"

    def score(self, state: State, seat: Seat) -> int:  # noqa: ARG002 - every option is asked the same
        return 1


def test_an_option_that_only_scores_is_refused_until_it_says_that_arrays_play_it(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    option = Windfall()
    rulebook.register(option)
    try:
        with pytest.raises(ValueError, match="do not play these options yet: windfall"):
            make("second", 4, ("black_market", "windfall"))
        monkeypatch.setattr(Windfall, "is_vectorised", True)
        assert make("second", 4, ("black_market", "windfall")).plan.ruleset.options == ("black_market", "windfall")
    finally:
        rulebook.withdraw(option)
