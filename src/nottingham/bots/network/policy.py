"""Neural network inference with NumPy: what the trained weights say to one observation.

The same arithmetic as `nottingham.research.learning.network`, for one seat at a time. Few of an observation's numbers
are not zero, so the input layer adds up only their rows.
"""

from __future__ import annotations

from copy import copy
from pathlib import Path
from typing import Any
from zipfile import BadZipFile

import numpy as np
import numpy.typing as npt

from nottingham.bots.network.inputs import FeatureNames, TablePlan, plan_for
from nottingham.rules.engine.ruleset import Ruleset

Vector = npt.NDArray[np.float32]


class Network:
    """Trained weights, with the names of their inputs and outputs."""

    def __init__(self, arrays: dict[str, npt.NDArray[Any]]) -> None:
        self.names = FeatureNames(tuple(map(str, arrays["inputs"])), tuple(map(str, arrays["outputs"])))
        self.weights = {
            name: array.astype(np.float32) for name, array in arrays.items() if name not in {"inputs", "outputs"}
        }

    @property
    def has_counsel(self) -> bool:
        """Whether it was trained with a counsel at its side, whose advice it hears at each step."""
        return "trust" in self.weights


class _Counsel:
    """How a counsel's advice enters the network: as one more input, and as trust in the step that is advised."""

    def __init__(self, weights: dict[str, Vector], plan: TablePlan, deference: float) -> None:
        self.embedding: Vector = np.ascontiguousarray(weights["advice"][plan.outputs])
        self.trust: Vector = weights["trust"][:, 0]
        self.trust_bias = float(weights["trust_bias"][0]) + deference


class Policy:
    """A network laid out for one kind of table; raises UnknownTable if it has never met its like."""

    def __init__(self, network: Network, ruleset: Ruleset, aim: tuple[float, ...], deference: float = 0.0) -> None:
        weights = network.weights
        plan: TablePlan = plan_for(ruleset, network.names)
        self.input: Vector = weights["input"][plan.inputs] * plan.scale[:, None]
        self._aims: Vector = weights["aim"]
        self._aimless: Vector = weights["input_bias"] + plan.flags @ weights["table"]
        self.bias: Vector = self._aimless + np.array(aim, np.float32) @ self._aims
        self.blocks = [(weights[block], weights[f"{block}_bias"]) for block in ("hidden_1", "hidden_2")]
        self.steps: Vector = np.ascontiguousarray(weights["steps"][:, plan.outputs])
        self.steps_bias: Vector = weights["steps_bias"][plan.outputs]
        self.counsel = _Counsel(weights, plan, deference) if network.has_counsel else None

    def with_aim(self, aim: tuple[float, ...]) -> Policy:
        """The same for a seat that plays for something else; the weights are shared."""
        other = copy(self)
        other.bias = self._aimless + np.array(aim, np.float32) @ self._aims
        return other

    def hidden(self, observation: Vector, advised: int | None = None) -> Vector:
        """The last hidden layer; `advised` is the step that the counsel would take."""
        places = np.flatnonzero(observation)
        first = observation[places] @ self.input[places] + self.bias
        if advised is not None and self.counsel is not None:
            first = first + self.counsel.embedding[advised]
        hidden = _rms_norm(np.maximum(first, 0))
        for weights, bias in self.blocks:
            hidden = hidden + np.maximum(hidden @ weights + bias, 0)
        return _rms_norm(hidden)

    def logits(self, hidden: Vector, advised: int | None = None) -> Vector:
        found: Vector = hidden @ self.steps + self.steps_bias
        if advised is not None and self.counsel is not None:
            found[advised] += hidden @ self.counsel.trust + self.counsel.trust_bias
        return found


def _rms_norm(hidden: Vector) -> Vector:
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
