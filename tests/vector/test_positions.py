"""A position goes from the referee into arrays and back, and the game goes on as it would have."""

from __future__ import annotations

from random import Random

import pytest

from nottingham import compose
from nottingham.encoding.observation import Observer
from nottingham.encoding.stepwise_game import StepwiseGame
from nottingham.research.vector.blueprint import Blueprint
from nottingham.research.vector.positions import NotInSteps, from_sitting, to_sitting
from nottingham.rules.engine.actions import Pledge
from nottingham.rules.phases.bargaining import PledgePrompt
from tests.vector.lockstep import Match, Plain, seed_of
from tests.vector.plain import with_numpy
from tests.vector.policies import POLICIES

RULESETS = {
    "first": compose("first", 3, ("royal_goods", "time_limit")),
    "second": compose("second", 4, ("black_market",)),
    "deputies": compose("second", 6, ("black_market", "time_limit")),
}


@pytest.mark.parametrize("name", RULESETS)
def test_a_position_goes_in_and_out(name: str) -> None:
    """What came back goes on beside what went in, and is put in and taken out again on the way."""
    plan, rng = Blueprint(RULESETS[name]), Random(name)
    policies = tuple(POLICIES.values())
    match = Match(plan, seed_of(rng))
    twin = match.sitting
    for number in range(1, 1200):
        if match.sitting.is_over:
            break
        if number % 75 == 0:
            with with_numpy():
                lane = from_sitting(plan, twin)
                match.compare(Plain(plan).look(lane))
                twin = to_sitting(plan, lane)
        assert (twin.seat, sorted(twin.legal())) == (match.sitting.seat, sorted(match.sitting.legal()))
        assert twin.floor.chance == match.sitting.floor.chance
        step = rng.choice(policies)(plan, match.sitting.legal(), rng)
        match.take(step)
        if twin is not match.sitting:
            twin.take(step)
    assert [Observer(plan.layout, seat).look(twin).tolist() for seat in range(plan.players)] == [
        Observer(plan.layout, seat).look(match.sitting).tolist() for seat in range(plan.players)
    ]


def test_what_the_steps_cannot_say_is_refused() -> None:
    plan, rng = Blueprint(compose("first", 3)), Random(1)
    sitting = StepwiseGame(plan.vocabulary, 1)
    while not (sitting.turn and any(isinstance(prompt, PledgePrompt) for prompt in sitting.turn.prompts)):
        sitting.take(rng.choice(sitting.legal()))
    sitting.act(Pledge((sitting.seat + 1) % 3, None, "You have my word."))
    with pytest.raises(NotInSteps):
        from_sitting(plan, sitting)
