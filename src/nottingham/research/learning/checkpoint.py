"""Checkpoints: a folder from which training goes on, in files small enough to be carried about one by one.

Weights are kept in half precision. The optimiser's momentum is not kept: it is regained within a few iterations.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from nottingham.bots.network.inputs import FeatureNames
from nottingham.research.learning.network import Weights

POLICY, CRITIC, CLONE, PROGRESS, LOG = "policy.npz", "critic.npz", "clone.npz", "progress.json", "log.jsonl"


class Checkpoint(NamedTuple):
    """What a run has come to."""

    iteration: int
    steps: int
    """Steps of the game that were played."""
    games: int
    seconds: float
    weights: Weights
    clone: Weights | None
    pool: list[Weights]


def save(folder: Path, names: FeatureNames, truths: tuple[str, ...], checkpoint: Checkpoint) -> None:
    """Write a checkpoint; the progress last, so that one that was cut off is not taken for whole."""
    critic = {name: array for name, array in checkpoint.weights.items() if name.startswith("critic_")}
    save_policy(folder / POLICY, checkpoint.weights, names)
    _write(folder / CRITIC, critic, truths=truths)
    if checkpoint.clone is not None and not (folder / CLONE).exists():
        _write(folder / CLONE, policy_of(checkpoint.clone))
    for place, past in enumerate(checkpoint.pool):
        _write(folder / f"pool-{place}.npz", policy_of(past))
    progress = {
        "iteration": checkpoint.iteration,
        "steps": checkpoint.steps,
        "games": checkpoint.games,
        "seconds": checkpoint.seconds,
        "pool": len(checkpoint.pool),
    }
    (folder / PROGRESS).write_text(json.dumps(progress), encoding="utf-8")


def load(folder: Path, names: FeatureNames, truths: tuple[str, ...]) -> Checkpoint | None:
    """The checkpoint of a folder, or None if nothing is there; its names must be those of this run."""
    if not (folder / PROGRESS).exists():
        return None
    progress = json.loads((folder / PROGRESS).read_text(encoding="utf-8"))
    policy, critic = _read_weights(folder / POLICY), _read_weights(folder / CRITIC)
    if (tuple(policy.pop("inputs")), tuple(policy.pop("outputs"))) != names or tuple(critic.pop("truths")) != truths:
        raise ValueError(f"{folder} was trained at other tables")
    clone = _read_weights(folder / CLONE) if (folder / CLONE).exists() else None
    pool = [_read_weights(folder / f"pool-{place}.npz") for place in range(progress["pool"])]
    return Checkpoint(
        progress["iteration"],
        progress["steps"],
        progress["games"],
        progress["seconds"],
        {**policy, **critic},
        clone,
        pool,
    )


def cut_log(log: Path, iteration: int) -> None:
    """Leave out what a log tells of iterations after the checkpoint: they were lost, and are done again.

    A line that was cut off in the middle of being written goes too.
    """
    if not log.exists():
        return
    lines = [line for line in log.read_text(encoding="utf-8").splitlines(keepends=True) if line.endswith("\n")]
    kept = [line for line in lines if json.loads(line)["iteration"] <= iteration]
    log.write_text("".join(kept), encoding="utf-8")


def load_wider(folder: Path, names: FeatureNames, truths: tuple[str, ...]) -> Weights:
    """The weights of a checkpoint, laid out for these names, which begin with its own; new ones weigh nothing."""
    policy, critic = _read_weights(folder / POLICY), _read_weights(folder / CRITIC)
    known = FeatureNames(tuple(policy.pop("inputs")), tuple(policy.pop("outputs")))
    if names.inputs[: len(known.inputs)] != known.inputs or names.outputs[: len(known.outputs)] != known.outputs:
        raise ValueError(f"{folder} was trained at other tables")
    if truths[: len(critic["truths"])] != tuple(critic.pop("truths")):
        raise ValueError(f"{folder} was trained at other tables")
    weights = {**policy, **critic}
    for name in ("input", "critic_input"):
        weights[name] = widened(weights[name], 0, len(names.inputs))
    weights["critic_truth"] = widened(weights["critic_truth"], 0, len(truths))
    weights["steps"] = widened(weights["steps"], 1, len(names.outputs))
    weights["steps_bias"] = widened(weights["steps_bias"], 0, len(names.outputs))
    if "advice" in weights:
        weights["advice"] = widened(weights["advice"], 0, len(names.outputs))
    return weights


def widened(array: npt.NDArray[Any], axis: int, length: int) -> npt.NDArray[Any]:
    """With zeros at the end."""
    room = [(0, 0)] * array.ndim
    room[axis] = (0, length - array.shape[axis])
    return np.pad(array, room)


def save_policy(path: Path, weights: Weights, names: FeatureNames) -> None:
    """What plays, as one file."""
    _write(path, policy_of(weights), inputs=names.inputs, outputs=names.outputs)


def policy_of(weights: Weights) -> Weights:
    """What plays: everything but the critic."""
    return {name: array for name, array in weights.items() if not name.startswith("critic_")}


def _write(path: Path, arrays: Weights, **texts: tuple[str, ...]) -> None:
    halves: dict[str, Any] = {name: np.asarray(array, np.float16) for name, array in arrays.items()}
    halves.update({name: np.array(text) for name, text in texts.items()})
    with path.open("wb") as file:
        np.savez_compressed(file, **halves)


def _read_weights(path: Path) -> Weights:
    with np.load(path) as file:
        arrays = {name: file[name] for name in file.files}
    return {name: array if array.dtype.kind == "U" else array.astype(np.float32) for name, array in arrays.items()}
