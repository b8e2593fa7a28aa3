"""Export: a checkpoint's policy as the one file that the trained player reads.

Names of tables that were not trained at are added with weights of zero: what the network never met, it does not heed.
"""

from __future__ import annotations

from pathlib import Path

import numpy as np

from nottingham.bots.network.inputs import FeatureNames, all_names
from nottingham.research.learning.checkpoint import POLICY, widened
from nottingham.rules.engine.ruleset import Ruleset
from nottingham.rules.rulebook import compose


def every_table() -> tuple[Ruleset, ...]:
    """Tables that together have every name of the printed game: both editions, few and many players, all goods."""
    return (
        compose("first", 3),
        compose("second", 3),
        compose("first", 5, ("royal_goods", "time_limit")),
        compose("second", 6, ("royal_goods", "black_market", "time_limit")),
    )


def export(folder: Path, target: Path, playable: tuple[Ruleset, ...]) -> None:
    """Write the weights of a checkpoint, laid out for its own tables and for these."""
    with np.load(folder / POLICY) as file:
        arrays = dict(file.items())
    trained = FeatureNames(tuple(map(str, arrays["inputs"])), tuple(map(str, arrays["outputs"])))
    more = all_names(playable)
    inputs = tuple(dict.fromkeys((*trained.inputs, *more.inputs)))
    outputs = tuple(dict.fromkeys((*trained.outputs, *more.outputs)))
    arrays["input"] = widened(arrays["input"], 0, len(inputs))
    arrays["steps"] = widened(arrays["steps"], 1, len(outputs))
    arrays["steps_bias"] = widened(arrays["steps_bias"], 0, len(outputs))
    if "advice" in arrays:
        arrays["advice"] = widened(arrays["advice"], 0, len(outputs))
    arrays["inputs"], arrays["outputs"] = np.array(inputs), np.array(outputs)
    with target.open("wb") as file:
        np.savez_compressed(file, **arrays)
