"""What is written out number by number, for an accelerator, is what the arrays give."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache, partial
from random import Random
from typing import Any, NamedTuple

import jax
import jax.numpy as jnp
import numpy as np
import pytest
from jax import lax

from nottingham.research.vector import kernel, legal, make, observation
from nottingham.research.vector.env import VectorEnv
from nottingham.research.vector.kernel import GAMES, Kernel
from nottingham.research.vector.lane import FINISHED, Lane, blank
from nottingham.research.vector.unrolled import Number, NumberNode
from tests.vector.lockstep import Plain
from tests.vector.plain import with_numpy
from tests.vector.ptx import Launch
from tests.vector.test_lockstep import EVERYTHING

OPERATIONS: dict[str, Any] = {
    "add": np.add, "sub": np.subtract, "mul": np.multiply, "rem": np.fmod, "min": np.minimum, "max": np.maximum,
    "and": np.bitwise_and, "or": np.bitwise_or, "xor": np.bitwise_xor, "not": np.logical_not, "sign": np.sign,
    "eq": np.equal, "ne": np.not_equal, "lt": np.less, "le": np.less_equal, "gt": np.greater, "ge": np.greater_equal,
    "shift_left": np.left_shift, "shift_right_arithmetic": np.right_shift, "neg": np.negative,
    "div": lambda one, other: np.trunc(one / other).astype(one.dtype),
}  # fmt: skip
RULES = {
    "first": ("first", 4, ()),
    "second": ("second", 3, ("black_market",)),
    "everything": ("second", 6, EVERYTHING),
}


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


class Positions(NamedTuple):
    """Positions from games at random, and what the arrays say of each; the games are the last axis."""

    env: VectorEnv
    fields: list[Any]
    looks: list[Any]


@cache
def positions(name: str, count: int = 12) -> Positions:
    env = make(*RULES[name])
    engine, rng = Plain(env.plan), Random(5)
    lanes: list[Lane] = []
    looks: list[tuple[Any, Any]] = []
    with with_numpy():
        lane = engine.start(1)
        while len(lanes) < count:
            mask = legal.mask(env.plan, lane)
            if rng.random() < 0.1:  # some of them in the middle of a haggle
                lanes.append(lane)
                looks.append((mask, observation.observed(env.plan, lane, lane.seat)))
            is_over = lane.phase == FINISHED
            lane = engine.start(len(lanes)) if is_over else engine.step(lane, int(rng.choice(np.nonzero(mask)[0])))
    fields = [np.stack([np.asarray(getattr(lane, field)) for lane in lanes], axis=-1) for field in vars(lanes[0])]
    return Positions(env, fields, [np.stack(kind, axis=-1) for kind in zip(*looks, strict=True)])


@pytest.mark.parametrize("name", RULES)
def test_the_numbers_written_out_are_those_of_the_arrays(name: str) -> None:
    env, fields, looks = positions(name)
    games = fields[0].shape[-1]
    reckoning = Reckoning({str(place): array.reshape(-1, games) for place, array in enumerate(fields)}, games)
    for wanted, result in zip(looks, env._observation_kernel.results, strict=True):
        got = np.stack([reckoning.number(one, np.dtype(np.int32)) for one in result])
        assert np.array_equal(wanted, got)


# --- the assembly that an accelerator runs -----------------------------------------------------------------------


def launched(kernel: Kernel, inputs: Sequence[Any]) -> list[Any]:
    """What a kernel writes for inputs that have the batch as their last axis."""
    batch = inputs[0].shape[-1]
    outputs = [np.zeros((*shape.shape, batch), shape.dtype) for shape in kernel.shapes]
    given = [inputs[place] for place in kernel.sources]
    return Launch(kernel.assembly(batch), given, outputs, GAMES).run(kernel.parts)


@pytest.mark.parametrize("name", RULES)
def test_the_assembly_gives_the_numbers_of_the_arrays(name: str) -> None:
    """In two blocks and several parts, each number written once."""
    env, fields, looks = positions(name)
    games = np.arange(2 * GAMES) % fields[0].shape[-1]
    kernel = env._observation_kernel
    assert kernel.parts > 1
    for wanted, got in zip(looks, launched(kernel, [field[..., games] for field in fields]), strict=True):
        assert np.array_equal(wanted[..., games], got)


PRIMES = np.array([2, 3, 5, 7, 11], np.int32)
FLAGS = np.array([1, 0, 0, 1, 0], bool)
WHOLE = [np.dtype(kind) for kind in ("i1", "u1", "i2", "u2", "i4", "u4")]


def _reckoned(one: Any, other: Any) -> tuple[Any, ...]:
    kind, some = one.dtype, jnp.where(other == 0, 1, other)
    signed = (-one, jnp.sign(one), lax.shift_right_arithmetic(one, kind.type(3))) if kind.kind == "i" else ()
    return (
        *(*signed, one + other, one - other, one * other, lax.div(one, some), lax.rem(one, some), ~one),
        *(one < other, one <= other, one > other, one >= other, one == other, one != other),
        *(one & other, one | other, one ^ other, jnp.minimum(one, other), jnp.maximum(one, other)),
        *((lax.shift_right_logical(one, kind.type(3)),) if kind.itemsize == 4 else ()),
        lax.shift_left(one, kind.type(3)),
        *(one.astype(np.int8), one.astype(np.uint16), one.astype(np.int32), one.astype(bool)),
        jnp.where(one > other, one, kind.type(7)),
    )


def _chosen(places: Any, table: Any) -> tuple[Any, ...]:
    """Known numbers, flags and rows, by places that may lie outside of them."""
    return (
        *(_looked_up(places, jnp.asarray(known)) for known in (PRIMES, FLAGS)),
        *(_looked_up(places, found) for found in (table[:5], table[5:10] + 1, table[:4] > 40)),
        jnp.where(places > 2, FLAGS[0], table[0] > 3),
        lax.select_n(jnp.clip(places[0], 0, 2), table[0], table[3] * 2, table[6]),
    )


def _looked_up(places: Any, table: Any) -> Any:
    return table.at[places].get(mode="clip")


def _everything(kind: np.dtype[Any]) -> Any:
    """Numbers of a kind for all threads: the least, the greatest, those around zero, and others."""
    bounds, rng = np.iinfo(kind), np.random.default_rng(3)
    edges = [bounds.min, bounds.max, 0, 1, bounds.max // 2]
    return np.concatenate([edges, rng.integers(bounds.min, bounds.max, GAMES - len(edges))]).astype(kind)


PLACES = (np.arange(GAMES, dtype=np.int32) % 21 - 10)[None]
CASES: dict[str, tuple[Callable[..., Any], tuple[Any, ...]]] = {
    **{f"reckoned {kind}": (_reckoned, (_everything(kind), _everything(kind)[::-1])) for kind in WHOLE},
    "chosen": (_chosen, (PLACES, np.arange(10 * GAMES, dtype=np.int16).reshape(10, GAMES) % 97)),
    "looked up": (_looked_up, (PLACES * 20, np.arange(100 * GAMES, dtype=np.int32).reshape(100, GAMES))),
}


@pytest.mark.parametrize("name", CASES)
def test_the_assembly_of_every_operation_gives_what_the_arrays_do(name: str) -> None:
    function, inputs = CASES[name]
    kernel = Kernel(function, *(one[..., 0] for one in inputs))
    wanted = jax.jit(jax.vmap(function, in_axes=-1, out_axes=-1))(*inputs)
    got = launched(kernel, inputs)
    for place, (one, other) in enumerate(zip(jax.tree.leaves(wanted), got, strict=True)):
        np.testing.assert_array_equal(np.asarray(one), other, f"result {place}")


# --- where it cannot run -----------------------------------------------------------------------------------------


def looked_by(env: VectorEnv, games: int) -> set[str]:
    """By which operations masks and observations of a batch are worked out."""
    lane = jax.eval_shape(partial(blank, env.plan))
    lanes = jax.tree.map(lambda one: one.update(shape=(games, *one.shape)), lane)
    return {equation.primitive.name for equation in jax.make_jaxpr(env._observe_many)(lanes).eqns}


def test_without_the_call_that_takes_assembly_the_arrays_run_and_one_warning_is_given(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """A processor has no such call: the kernel tries itself there as it would on an accelerator, and fails."""
    env = make("first", 3)
    monkeypatch.setattr(kernel, "has_accelerator", lambda: True)
    kernel.is_taken.cache_clear()
    with pytest.warns(RuntimeWarning, match="does not run our kernel") as told:
        operations = [looked_by(env, games) for games in (GAMES, 2 * GAMES)]
    assert len(told) == 1
    assert all("ffi_call" not in used for used in operations)
    monkeypatch.setattr(kernel, "is_taken", lambda: True)
    assert "ffi_call" in looked_by(env, GAMES), "where it is taken it is used"
    assert not kernel.runs_here(GAMES + 1), "only whole blocks"
