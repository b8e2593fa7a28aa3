"""Many tables side by side are the same games as one by one."""

from __future__ import annotations

from random import Random

import numpy as np
import pytest

from nottingham.encoding.stepwise_game import StepwiseGame
from nottingham.research.environments.batch import TableBatch
from nottingham.research.environments.observations import SeatObservers
from nottingham.rules.engine.chance import draw
from nottingham.rules.floor import Floor


def test_a_batch_plays_the_games_that_single_tables_play() -> None:
    tables, rng = TableBatch(3, players=3, edition="second", rounds=1), Random(1)
    tables.reset(seed=np.int64(7))
    chance, alone = 7, list[StepwiseGame]()
    for _ in range(3):
        chance, seed = draw(chance)
        alone.append(StepwiseGame(tables.vocabulary, seed, Floor.seeded(seed)))
    eyes, ends = [SeatObservers(tables.vocabulary) for _ in range(3)], 0
    while ends < 4:
        for table, sitting in enumerate(alone):
            sight = eyes[table].see(sitting, sitting.seat)
            assert tables.seats[table] == sitting.seat
            np.testing.assert_array_equal(tables.observations[table], sight["observation"])
            np.testing.assert_array_equal(tables.masks[table], sight["action_mask"])
        steps = [rng.choice(sitting.legal()) for sitting in alone]
        tables.step(steps)
        for table, step in enumerate(steps):
            alone[table].take(step)
            assert tables.ended[table] == alone[table].is_over
            if alone[table].is_over:
                ends += 1
                assert any(tables.rewards[table])
                assert sum(tables.rewards[table]) == pytest.approx(0, abs=1e-4)
                chance, seed = draw(chance)
                alone[table] = StepwiseGame(tables.vocabulary, seed, Floor.seeded(seed))
            else:
                assert not any(tables.rewards[table])


def test_an_illegal_step_at_one_table_moves_none() -> None:
    tables = TableBatch(2, players=3)
    tables.reset(seed=1)
    before = [sitting.draft for sitting in tables.sittings], tables.observations.copy()
    legal = int(tables.masks[0].argmax())
    for steps, complaint in (
        ([legal, int((~tables.masks[1]).argmax())], "not legal now at table 1"),
        ([legal, 10**6], "not legal now at table 1"),
        ([legal], "2 tables"),
    ):
        with pytest.raises(ValueError, match=complaint):
            tables.step(steps)
    assert [sitting.draft for sitting in tables.sittings] == before[0]
    np.testing.assert_array_equal(tables.observations, before[1])


def test_a_batch_of_nothing_is_refused() -> None:
    with pytest.raises(ValueError, match="at least one table"):
        TableBatch(0)
