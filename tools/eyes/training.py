"""Networks that learn to tell a lie, and whether a bag will be opened: three layers and Adam, with NumPy alone."""

from __future__ import annotations

import sys
from concurrent.futures import ProcessPoolExecutor
from itertools import pairwise
from multiprocessing import get_context
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from tools.eyes.bags import Bags

Array = npt.NDArray[np.float32]
HELD_OUT = 0.1
"""The share of the rows that is only looked at, to stop in time."""
BATCH = 512
RATE, DECAY = 1.5e-3, 1e-4
FINE_UNIT = 0.3
"""What an error in the fine counts beside one in the chance."""


def report(line: str) -> None:
    sys.stdout.write(f"{line}\n")
    sys.stdout.flush()


class Task(NamedTuple):
    """What one network is to learn."""

    name: str
    signs: Array
    labels: Array
    """The chance's label first; where there are two, the second counts only where the first is 1."""
    hidden: int
    epochs: int
    seed: int


class Net:
    """Three layers and Adam."""

    def __init__(self, sizes: tuple[int, ...], rng: np.random.Generator) -> None:
        pairs = list(pairwise(sizes))
        self.parts: list[Array] = []
        for before, after in pairs:
            self.parts.append((rng.standard_normal((before, after)) * np.sqrt(2 / before)).astype(np.float32))
            self.parts.append(np.zeros(after, np.float32))
        self.parts[-2] *= np.float32(0.1)
        self.first = [np.zeros_like(part) for part in self.parts]
        self.second = [np.zeros_like(part) for part in self.parts]
        self.steps = 0

    def forward(self, rows: Array) -> list[Array]:
        layers, last = [rows], len(self.parts) // 2 - 1
        for layer in range(last + 1):
            found = layers[-1] @ self.parts[2 * layer] + self.parts[2 * layer + 1]
            layers.append(found if layer == last else np.maximum(found, 0))
        return layers

    def learn(self, layers: list[Array], slope: Array, rate: float) -> None:
        slopes: list[Array] = []
        for layer in range(len(layers) - 2, -1, -1):
            slopes[:0] = [layers[layer].T @ slope, slope.sum(0)]
            if layer:
                slope = (slope @ self.parts[2 * layer].T) * (layers[layer] > 0)
        self.steps += 1
        for place, one in enumerate(slopes):
            self.first[place] += 0.1 * (one - self.first[place])
            self.second[place] += 0.001 * (one * one - self.second[place])
            mean = self.first[place] / (1 - 0.9**self.steps)
            square = self.second[place] / (1 - 0.999**self.steps)
            self.parts[place] -= rate * (mean / (np.sqrt(square) + 1e-8) + DECAY * self.parts[place])


def errors(found: Array, labels: Array) -> Array:
    """The slope of the loss by what the network said: cross entropy, and half a square where there was a lie."""
    chance = 1 / (1 + np.exp(-found[:, :1]))
    slope: Array = np.zeros_like(found)
    slope[:, :1] = chance - labels[:, :1]
    if labels.shape[1] > 1:
        slope[:, 1] = FINE_UNIT * (found[:, 1] - labels[:, 1]) * labels[:, 0]
    slope /= len(found)
    return slope


def cross_entropy(found: Array, labels: Array) -> float:
    odds, label = found[:, 0], labels[:, 0]
    return float(np.mean(np.logaddexp(0, odds) - label * odds))


def train(task: Task) -> tuple[dict[str, Array], str]:
    """The arrays of one network as they were when the held-out rows were told best, and a line about it."""
    rng = np.random.default_rng(task.seed)
    mean, scale = task.signs.mean(0), task.signs.std(0) + np.float32(1e-3)
    rows: Array = np.clip((task.signs - mean) / scale, -5, 5).astype(np.float32)
    held = int(len(rows) * HELD_OUT)  # the last games, so that no game is in both
    seen, seen_labels, tried, tried_labels = rows[:-held], task.labels[:-held], rows[-held:], task.labels[-held:]
    net = Net((rows.shape[1], task.hidden, task.hidden, task.labels.shape[1]), rng)
    total = task.epochs * (len(seen) // BATCH)
    best, best_parts, told = np.inf, net.parts, []
    for _ in range(task.epochs):
        order = rng.permutation(len(seen))
        for start in range(0, len(seen) - BATCH + 1, BATCH):
            places = order[start : start + BATCH]
            layers = net.forward(seen[places])
            rate = RATE * max(0.02, 1 - net.steps / total)
            net.learn(layers, errors(layers[-1], seen_labels[places]), rate)
        loss = cross_entropy(net.forward(tried)[-1], tried_labels)
        told.append(round(loss, 4))
        if loss < best:
            best, best_parts = loss, [part.copy() for part in net.parts]
    arrays = {f"{task.name}_mean": mean, f"{task.name}_scale": scale}
    for layer in range(len(best_parts) // 2):
        arrays[f"{task.name}_w{layer}"], arrays[f"{task.name}_b{layer}"] = best_parts[2 * layer : 2 * layer + 2]
    base = float(tried_labels[:, 0].mean())
    usual = -(base * np.log(base) + (1 - base) * np.log(1 - base))
    return arrays, f"{task.name}: {len(seen)} rows, held out {best:.4f} (rate alone {usual:.4f}), by epoch {told}"


def learn(bags: Bags, out: Path, hidden: int, epochs: int, workers: int) -> None:
    tasks = (
        Task("lie", bags.lie_signs, bags.lies, hidden, epochs, 1),
        Task("open", bags.open_signs, bags.opened[:, None], hidden, epochs, 2),
    )
    arrays: dict[str, Array] = {}
    with ProcessPoolExecutor(min(2, workers), get_context("spawn")) as pool:
        for found, line in pool.map(train, tasks):
            arrays |= found
            report(line)
    kept: dict[str, Any] = {name: one.astype(np.float16) if "_w" in name else one for name, one in arrays.items()}
    np.savez_compressed(out, **kept)
