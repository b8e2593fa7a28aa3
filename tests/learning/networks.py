"""A tiny network for tests: random weights, laid out for some tables."""

from __future__ import annotations

from pathlib import Path

import jax
import numpy as np

from nottingham.bots.network.inputs import all_names
from nottingham.research.learning.checkpoint import Checkpoint, policy_of, save
from nottingham.research.learning.network import Size, Weights, new_weights
from nottingham.research.learning.truths import all_truth_names
from nottingham.rules.engine.ruleset import Ruleset

WIDTH = 16


def tiny_weights(rulesets: tuple[Ruleset, ...], seed: int = 0) -> Weights:
    names, truths = all_names(rulesets), all_truth_names(rulesets)
    weights = new_weights(jax.random.key(seed), Size(WIDTH, len(names.inputs), len(names.outputs), len(truths)))
    return {name: np.asarray(array) for name, array in weights.items()}


def saved(folder: Path, rulesets: tuple[Ruleset, ...], seed: int = 0) -> Path:
    """A checkpoint of such a network; its policy is a file that a bot can play from."""
    folder.mkdir(exist_ok=True)
    weights = tiny_weights(rulesets, seed)
    checkpoint = Checkpoint(3, 100, 7, 1.5, weights, policy_of(weights), [policy_of(weights)])
    save(folder, all_names(rulesets), all_truth_names(rulesets), checkpoint)
    return folder / "policy.npz"
