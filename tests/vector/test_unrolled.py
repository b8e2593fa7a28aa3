"""What is written out number by number, for an accelerator, is what the arrays give."""

from __future__ import annotations

from random import Random
from typing import Any

import numpy as np
import pytest

from nottingham.vector import make
from nottingham.vector.env import VectorEnv
from nottingham.vector.lane import Lane
from nottingham.vector.unrolled import Number, NumberNode
from tests.vector.lockstep import Plain
from tests.vector.plain import with_numpy

OPERATIONS: dict[str, Any] = {
    "add": np.add, "sub": np.subtract, "mul": np.multiply, "rem": np.fmod, "min": np.minimum, "max": np.maximum,
    "and": np.bitwise_and, "or": np.bitwise_or, "xor": np.bitwise_xor, "not": np.logical_not, "sign": np.sign,
    "eq": np.equal, "ne": np.not_equal, "lt": np.less, "le": np.less_equal, "gt": np.greater, "ge": np.greater_equal,
    "shift_left": np.left_shift, "shift_right_arithmetic": np.right_shift, "neg": np.negative,
    "div": lambda one, other: np.trunc(one / other).astype(one.dtype),
}  # fmt: skip
RULES = {"first": ("first", 4, ()), "second": ("second", 3, ("black_market",))}


class Reckoning:
    """Works nodes out for some games at once, with NumPy."""

    def __init__(self, inputs: dict[str, Any], games: int) -> None:
        self.inputs, self.games = inputs, games
        self.known: dict[int, Any] = {}

    def number(self, number: Number, kind: np.dtype[Any]) -> Any:
        if not isinstance(number, NumberNode):
            return np.full(self.games, number, kind)
        if id(number) not in self.known:
            self.known[id(number)] = self._worked_out(number)
        return self.known[id(number)]

    def _worked_out(self, node: NumberNode) -> Any:
        if node.op == "read":
            name, place = node.args
            return self.inputs[name][self.number(place, np.dtype(np.int32)), np.arange(self.games)]
        if node.op == "pick":
            which, choices = node.args
            return np.array(choices, node.kind)[np.clip(self.number(which, which.kind), 0, len(choices) - 1)]
        inner = node.kind if node.op == "select" else next(one.kind for one in node.args if isinstance(one, NumberNode))
        if node.op == "select":
            when, *cases = node.args
            return np.where(self.number(when, np.dtype(bool)), *(self.number(one, inner) for one in cases))
        values = [self.number(one, inner) for one in node.args]
        return values[0].astype(node.kind) if node.op == "convert" else OPERATIONS[node.op](*values)


def _positions(env: VectorEnv, count: int) -> tuple[list[Lane], list[tuple[Any, Any]]]:
    """Positions from games at random, and what the arrays say of each."""
    engine, rng = Plain(env.plan), Random(5)
    lanes: list[Lane] = []
    looks: list[tuple[Any, Any]] = []
    with with_numpy():
        lane = engine.start(1)
        while len(lanes) < count:
            look = engine.look(lane)
            if rng.random() < 0.4:
                lanes.append(lane)
                looks.append((look.mask, look.observations[look.seat]))
            lane = (
                engine.start(len(lanes))
                if look.is_over
                else engine.step(lane, int(rng.choice(np.nonzero(look.mask)[0])))
            )
    return lanes, looks


@pytest.mark.parametrize("name", RULES)
def test_the_numbers_written_out_are_those_of_the_arrays(name: str) -> None:
    env = make(*RULES[name])
    lanes, looks = _positions(env, 12)
    arrays = [np.stack([np.asarray(getattr(lane, field)) for lane in lanes], axis=-1) for field in vars(lanes[0])]
    kernel = env._looking
    inputs = {str(place): array.reshape(-1, len(lanes)) for place, array in enumerate(arrays)}
    reckoning = Reckoning(inputs, len(lanes))
    for wanted, result in zip(zip(*looks, strict=True), kernel.results, strict=True):
        got = np.stack([reckoning.number(one, np.dtype(np.int32)) for one in result])
        assert np.array_equal(np.stack(wanted, axis=-1), got)


def test_a_kernel_stores_every_number_once() -> None:
    env = make("first", 3)
    text = env._looking.assembly(256)
    stored = [line for line in text.splitlines() if line.startswith("st.global")]
    assert len(stored) == env.num_actions + env.observation_shape[0]
