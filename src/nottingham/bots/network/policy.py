"""Neural network inference with NumPy: what the trained weights say to one observation.

The same arithmetic as `nottingham.learning.network`, for one seat at a time. Few of an observation's numbers are not
zero, so the input layer adds up only their rows.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final, NamedTuple
from zipfile import BadZipFile

import numpy as np
import numpy.typing as npt

from nottingham.bots.network.inputs import FeatureNames, TablePlan, plan_for
from nottingham.engine.ruleset import Ruleset

Vector = npt.NDArray[np.float32]


class Forecast(NamedTuple):
    """What the network expects for a seat from what that seat knows."""

    win: float
    """The share of victory."""
    margin: float
    """Points ahead of the average of the others."""


class Network:
    """Trained weights, with the names of their inputs and outputs."""

    def __init__(self, arrays: dict[str, npt.NDArray[Any]]) -> None:
        self.names = FeatureNames(tuple(map(str, arrays["inputs"])), tuple(map(str, arrays["outputs"])))
        self.weights = {
            name: array.astype(np.float32) for name, array in arrays.items() if name not in {"inputs", "outputs"}
        }


MARGIN_UNIT: Final = 50.0
"""In training a margin is counted in these."""


class Policy:
    """A network laid out for one kind of table; raises UnknownTable if it has never met its like."""

    def __init__(self, network: Network, ruleset: Ruleset, aim: tuple[float, ...]) -> None:
        weights = network.weights
        plan: TablePlan = plan_for(ruleset, network.names)
        self.input: Vector = weights["input"][plan.inputs] * plan.scale[:, None]
        self.bias: Vector = (
            weights["input_bias"] + plan.flags @ weights["table"] + np.array(aim, np.float32) @ weights["aim"]
        )
        self.blocks = [(weights[block], weights[f"{block}_bias"]) for block in ("hidden_1", "hidden_2")]
        self.steps: Vector = np.ascontiguousarray(weights["steps"][:, plan.outputs])
        self.steps_bias: Vector = weights["steps_bias"][plan.outputs]
        self.forecast_head = weights["forecast"], weights["forecast_bias"]

    def hidden(self, observation: Vector) -> Vector:
        places = np.flatnonzero(observation)
        hidden = _normed(np.maximum(observation[places] @ self.input[places] + self.bias, 0))
        for weights, bias in self.blocks:
            hidden = hidden + np.maximum(hidden @ weights + bias, 0)
        return _normed(hidden)

    def logits(self, hidden: Vector) -> Vector:
        found: Vector = hidden @ self.steps + self.steps_bias
        return found

    def forecast(self, hidden: Vector) -> Forecast:
        weights, bias = self.forecast_head
        _, win, margin = hidden @ weights + bias
        return Forecast(float(np.clip(win, 0, 1)), float(margin * MARGIN_UNIT))


def _normed(hidden: Vector) -> Vector:
    """Root mean square normalisation."""
    found: Vector = hidden / np.sqrt((hidden**2).mean() + 1e-6)
    return found


class BadWeights(ValueError):
    """A file that holds no network."""


def load_network(path: Path) -> Network:
    """The network in a file; BadWeights, with the reason, if there is none."""
    try:
        with np.load(path, allow_pickle=False) as arrays:
            return Network(dict(arrays.items()))
    except OSError as error:
        raise BadWeights(error.strerror or str(error)) from None
    except (KeyError, ValueError, BadZipFile) as error:
        raise BadWeights(f"it holds no network ({error})") from None


def chances(logits: Vector, temperature: float) -> Vector:
    """A softmax; the lower the temperature, the nearer to the best alone."""
    scaled = (logits - logits.max()) / temperature
    weights: Vector = np.exp(scaled)
    found: Vector = weights / weights.sum()
    return found
