"""Training of a reader's eyes: the same seed gives the same rows and the same bytes, and an exploiter meets its foe."""

from __future__ import annotations

from pathlib import Path
from random import Random

import numpy as np

from nottingham.bots.levels import LEVELS
from nottingham.bots.reading.reader import EYES, Reader
from nottingham.bots.registry import BOTS
from tools.eyes.bags import Bags, gather
from tools.eyes.strangers import foes_table
from tools.eyes.training import BATCH, learn

ROWS, SIGNS = 3 * BATCH, 7


def some_bags() -> Bags:
    rng = np.random.default_rng(5)
    signs = rng.standard_normal((ROWS, SIGNS)).astype(np.float32)
    lies = (signs[:, :1] > 0).astype(np.float32)
    return Bags(signs, np.concatenate([lies, 2 * lies], axis=1), signs, (signs[:, 1] > 0).astype(np.float32))


def test_two_runs_write_the_same_bytes(tmp_path: Path) -> None:
    runs = [tmp_path / "one.npz", tmp_path / "other.npz"]
    for run in runs:
        learn(some_bags(), run, hidden=8, epochs=2, workers=2)
    assert runs[0].read_bytes() == runs[1].read_bytes()


def test_how_many_workers_play_makes_no_difference_to_the_rows() -> None:
    alone, together = (gather(60, 4, workers, piece=2) for workers in (1, 2))
    for one, other in zip(alone, together, strict=True):
        assert len(one)
        np.testing.assert_array_equal(one, other)


def test_an_exploiter_sits_once_among_its_foes() -> None:
    own, foe = Reader(LEVELS["steward_hard"]), BOTS["richard"]
    tables = [foes_table(Random(seed), own, foe) for seed in range(20)]
    assert all(bots.count(own) == 1 and bots.count(foe) == ruleset.players - 1 for ruleset, bots in tables)
    assert len({ruleset.edition for ruleset, _ in tables}) == 2
    assert len({bots.index(own) for _, bots in tables}) == 4


def test_an_exploiter_learns_from_games_against_its_foe() -> None:
    foes, strangers = (gather(80, 1, 1, [EYES], foes, piece=1) for foes in ("richard", None))
    assert len(foes.opened)
    assert foes.lie_signs.tobytes() != strangers.lie_signs.tobytes()
