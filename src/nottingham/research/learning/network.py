"""The neural network: one set of weights for every table, laid out by the names of what goes in and what comes out.

A table's observation is a choice of rows of the input layer, its steps a choice of columns of the output layer, found
by name. So editions, numbers of players and options share all they have in common, and each table computes only with
what it needs.

The policy and the forecast see the observation and the seat's own aim. The critic, which exists in training alone, also
sees everything that lies face down.
"""

from __future__ import annotations

from typing import Any, NamedTuple

import jax
import jax.numpy as jnp
import numpy as np

from nottingham.bots.network.inputs import AIMS, TABLE_FLAGS, TablePlan

Weights = dict[str, Any]
"""Arrays by name."""
Array = jax.Array

FORECASTS = 3
"""What the forecast head says: the aim's own utility, the share of victory, the margin."""


class Size(NamedTuple):
    """How large a network is."""

    width: int
    inputs: int
    outputs: int
    truths: int


class Rows(NamedTuple):
    """Where one table's numbers stand in the weights, as arrays that a compiled function closes over."""

    inputs: np.ndarray[Any, Any]
    scale: np.ndarray[Any, Any]
    outputs: np.ndarray[Any, Any]
    truths: np.ndarray[Any, Any]
    flags: np.ndarray[Any, Any]


def rows_of(plan: TablePlan, truths: np.ndarray[Any, Any]) -> Rows:
    return Rows(plan.inputs, plan.scale, plan.outputs, truths, plan.flags)


def new_weights(key: Array, size: Size) -> Weights:
    """Random trunks, and heads that begin next to nothing, so that the first policy is nearly uniform."""
    keys = iter(jax.random.split(key, 16))

    def layer(rows: int, columns: int, gain: float) -> Array:
        drawn: Array = jax.random.normal(next(keys), (rows, columns), jnp.float32)
        return jnp.multiply(drawn, gain / rows**0.5)

    width = size.width
    policy = _trunk(layer, size.inputs, width)
    critic = {f"critic_{name}": array for name, array in _trunk(layer, size.inputs, width).items()}
    return {
        **policy,
        **critic,
        "steps": layer(width, size.outputs, 0.01),
        "steps_bias": jnp.zeros(size.outputs),
        "forecast": layer(width, FORECASTS, 0.1),
        "forecast_bias": jnp.zeros(FORECASTS),
        "critic_truth": layer(size.truths, width, 1.0),
        "critic_value": layer(width, 1, 0.1),
        "critic_value_bias": jnp.zeros(1),
    }


def new_counsel(weights: Weights, trust: float) -> Weights:
    """The same network with a counsel at its side, whose steps it takes by so much (in logits) rather than its own."""
    width, outputs = weights["steps"].shape
    begun = {
        "advice": jnp.zeros((outputs, width)),
        "trust": jnp.zeros((width, 1)),
        "trust_bias": jnp.full(1, trust),
    }
    return {**begun, **weights}


def _trunk(layer: Any, inputs: int, width: int) -> Weights:
    return {
        "input": layer(inputs, width, 4.0),  # few of the inputs are not zero at a time
        "table": layer(len(TABLE_FLAGS), width, 0.1),
        "aim": layer(len(AIMS), width, 1.0),
        "input_bias": jnp.zeros(width),
        "hidden_1": layer(width, width, 1.0),
        "hidden_1_bias": jnp.zeros(width),
        "hidden_2": layer(width, width, 1.0),
        "hidden_2_bias": jnp.zeros(width),
    }


class NetworkAnswer(NamedTuple):
    """What the network says to a batch of observations."""

    logits: Array
    forecast: Array


def answer(weights: Weights, rows: Rows, observation: Array, aim: Array, advised: Array | None = None) -> NetworkAnswer:
    """Logits of every step of this table, and the forecast; `advised` are the steps of a counsel, -1 for none."""
    more = None
    if advised is not None:
        place = jnp.maximum(advised, 0)
        is_advised = (advised >= 0)[:, None]
        more = jnp.where(is_advised, weights["advice"][rows.outputs][place], 0.0)
    hidden = _hidden_layers(weights, "", rows, observation, aim, more)
    columns = weights["steps"][:, rows.outputs]
    logits = _times(hidden, columns) + weights["steps_bias"][rows.outputs]
    if advised is not None:
        trust = jnp.where(is_advised, _times(hidden, weights["trust"]) + weights["trust_bias"], 0.0)
        logits = logits.at[jnp.arange(place.shape[0]), place].add(trust[:, 0])
    return NetworkAnswer(logits, _times(hidden, weights["forecast"]) + weights["forecast_bias"])


def value(weights: Weights, rows: Rows, observation: Array, aim: Array, truth: Array) -> Array:
    """What the critic expects of the aim's utility, knowing all cards."""
    known = (truth.astype(jnp.bfloat16) * jnp.bfloat16(0.5)) @ weights["critic_truth"][rows.truths].astype(jnp.bfloat16)
    hidden = _hidden_layers(weights, "critic_", rows, observation, aim, known)
    found: Array = _times(hidden, weights["critic_value"]) + weights["critic_value_bias"]
    return found[:, 0]


def _hidden_layers(
    weights: Weights, which: str, rows: Rows, observation: Array, aim: Array, more: Array | None
) -> Array:
    """Two residual blocks over a sparse input layer, in bfloat16; `more` is added to the input layer."""
    half = jnp.bfloat16
    scaled = observation.astype(half) * jnp.asarray(rows.scale, half)
    first = scaled @ weights[which + "input"][rows.inputs].astype(half)
    first = first + (aim @ weights[which + "aim"]).astype(half)
    if more is not None:
        first = first + more.astype(half)
    table = jnp.asarray(rows.flags, jnp.float32) @ weights[which + "table"] + weights[which + "input_bias"]
    hidden = _normalise(jax.nn.relu(first + table.astype(half)))
    for block in ("hidden_1", "hidden_2"):
        inner = hidden @ weights[which + block].astype(half) + weights[f"{which}{block}_bias"].astype(half)
        hidden = hidden + jax.nn.relu(inner)
    return _normalise(hidden)


def _normalise(hidden: Array) -> Array:
    """Root mean square normalisation: no layer can grow without bound."""
    wide = hidden.astype(jnp.float32)
    return (wide * jax.lax.rsqrt((wide**2).mean(-1, keepdims=True) + 1e-6)).astype(hidden.dtype)


def _times(hidden: Array, weights: Array) -> Array:
    found: Array = hidden @ weights.astype(hidden.dtype)
    return found.astype(jnp.float32)
