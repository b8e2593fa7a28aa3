"""Scalar replacement: a function of small arrays written out as a graph of operations on single numbers.

A compiler gives every number of an array its own thread, which then works out which number it is: for a game of a
thousand small numbers that costs more than the rules. Written out, all places are known beforehand, and one thread can
play one game (see `kernel`). The graph is made from the function's jaxpr, so the rules are written once, as arrays.
Constant folding and common-subexpression elimination happen as it grows.
"""

from __future__ import annotations

import operator
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Final, NamedTuple

import numpy as np
import numpy.typing as npt
from jax.extend.core import Jaxpr, Literal

MOST_CHOICES: Final = 64
"""Rows of a table that is looked up by comparing with each; longer ones must stay in memory."""


@dataclass(frozen=True, eq=False, slots=True)
class NumberNode:
    """One number: an operation on others. Equal operations are one and the same node."""

    op: str
    kind: np.dtype[Any]
    args: tuple[Any, ...]


Number = Any
"""A node, or a number that is known: a Python integer or truth value."""
Numbers = npt.NDArray[np.object_]


@dataclass(frozen=True)
class LongArray:
    """A long array that stays in memory, where single places of it are read."""

    name: str
    kind: np.dtype[Any]
    size: int


def _quotient(one: int, other: int) -> int:
    return abs(one) // abs(other) * (1 if (one < 0) == (other < 0) else -1)


FOLDS: Final[dict[str, Callable[..., Any]]] = {
    "add": operator.add,
    "sub": operator.sub,
    "mul": operator.mul,
    "div": _quotient,
    "rem": lambda one, other: one - other * _quotient(one, other),
    "min": min,
    "max": max,
    "and": operator.and_,
    "or": operator.or_,
    "xor": operator.xor,
    "eq": operator.eq,
    "ne": operator.ne,
    "lt": operator.lt,
    "le": operator.le,
    "gt": operator.gt,
    "ge": operator.ge,
    "neg": operator.neg,
    "sign": lambda one: (one > 0) - (one < 0),
    "shift_left": operator.lshift,
    "shift_right_arithmetic": operator.rshift,
    "shift_right_logical": lambda one, by: (one & 0xFFFFFFFF) >> by,
    "select": lambda when, some, other: some if when else other,
    "convert": lambda one: one,
}
"""What each operation gives for numbers that are known, before it is cut to its kind."""
ELEMENTWISE: Final = frozenset(FOLDS) - {"select", "convert"}
FLAG: Final = np.dtype(bool)
UNSWAPPED: Final = frozenset({"sub", "shift_left", "shift_right_arithmetic", "shift_right_logical"})
"""Operations on two numbers that change with their order; a 0 on the right leaves the left as it is."""


class Graph:
    """The nodes of one function."""

    def __init__(self) -> None:
        self._nodes: dict[tuple[Any, ...], NumberNode] = {}
        self._chosen: dict[tuple[Any, ...], Number] = {}

    @property
    def size(self) -> int:
        """How many operations there are."""
        return len(self._nodes)

    def read(self, name: str, place: Number, kind: np.dtype[Any]) -> Number:
        """A number of an array that is given."""
        return self._intern("read", kind, (name, place))

    def apply(self, op: str, kind: np.dtype[Any], *args: Number) -> Number:
        """The number that an operation gives, as simply as it can be said."""
        if not any(isinstance(one, NumberNode) for one in args):
            return _wrap_around(FOLDS[op](*args), kind)
        if (folded := self._fold_pick(op, kind, args)) is not None:
            return folded
        if (simple := self._peephole(op, kind, args)) is not None:
            return simple
        return self._intern(op, kind, args)

    def choose(self, which: Number, choices: Sequence[Number], kind: np.dtype[Any]) -> Number:
        """One of some numbers by its place; a place outside means the nearest."""
        if not isinstance(which, NumberNode):
            return choices[min(max(int(which), 0), len(choices) - 1)]
        if all(one is choices[0] or one == choices[0] for one in choices):
            return choices[0]
        if not any(isinstance(one, NumberNode) for one in choices):
            return self._intern("pick", kind, (which, tuple(choices)))
        if which.op == "pick":
            selector, places = which.args
            return self.choose(selector, [choices[min(max(place, 0), len(choices) - 1)] for place in places], kind)
        key = (id(which), *(id(one) if isinstance(one, NumberNode) else (one,) for one in choices))
        if key not in self._chosen:
            self._chosen[key] = self._choose_operands(which, choices, kind) or self._select_chain(which, choices, kind)
        return self._chosen[key]

    def _choose_operands(self, which: NumberNode, choices: Sequence[Number], kind: np.dtype[Any]) -> Number | None:
        """Among results of one operation: that operation on chosen operands. Of reads, a read of a chosen place."""
        first = choices[0]
        if not all(isinstance(one, NumberNode) and (one.op, one.kind) == (first.op, first.kind) for one in choices):
            return None
        columns = list(zip(*(one.args for one in choices), strict=True))
        if first.op == "read":
            return self._choose_place(which, columns[0], columns[1], kind)
        if first.op in {"pick", "not"}:
            return None
        chosen = []
        for column in columns:
            inner = next((one.kind for one in column if isinstance(one, NumberNode)), None)
            if inner is None and any(one != column[0] for one in column):
                return None
            chosen.append(column[0] if inner is None else self.choose(which, column, inner))
        return self.apply(first.op, kind, *chosen)

    def _choose_place(
        self, which: NumberNode, names: Sequence[Any], places: Sequence[Any], kind: np.dtype[Any]
    ) -> Number | None:
        if any(one != names[0] for one in names) or any(isinstance(place, NumberNode) for place in places):
            return None
        return self.read(names[0], self.choose(which, places, np.dtype(np.int32)), kind)

    def _select_chain(self, which: NumberNode, choices: Sequence[Number], kind: np.dtype[Any]) -> Number:
        chosen = choices[-1]
        for place in reversed(range(len(choices) - 1)):
            is_it = self.apply("eq" if place else "le", FLAG, which, place)
            chosen = self.apply("select", kind, is_it, choices[place], chosen)
        return chosen

    def _intern(self, op: str, kind: np.dtype[Any], args: tuple[Any, ...]) -> NumberNode:
        key = (op, kind, *((id(one),) if isinstance(one, NumberNode) else (type(one), one) for one in args))
        if key not in self._nodes:
            self._nodes[key] = NumberNode(op, kind, args)
        return self._nodes[key]

    def _fold_pick(self, op: str, kind: np.dtype[Any], args: tuple[Any, ...]) -> Number | None:
        """An operation on a pick among known numbers is a pick among known results."""
        picks = [one for one in args if isinstance(one, NumberNode)]
        if any(one.op != "pick" or one.args[0] is not picks[0].args[0] for one in picks):
            return None
        count = len(picks[0].args[1])
        if any(len(one.args[1]) != count for one in picks):
            return None
        columns = [one.args[1] if isinstance(one, NumberNode) else (one,) * count for one in args]
        return self.choose(
            picks[0].args[0], [_wrap_around(FOLDS[op](*row), kind) for row in zip(*columns, strict=True)], kind
        )

    def _peephole(self, op: str, kind: np.dtype[Any], args: tuple[Any, ...]) -> Number | None:
        if op == "convert":
            return args[0] if args[0].kind == kind else None
        if op == "select":
            return self._simple_select(kind, *args)
        if len(args) != 2:
            return None
        one, other = args if isinstance(args[0], NumberNode) else args[::-1]
        if isinstance(other, NumberNode):  # nothing is known but that they may be the same
            return one if one is other and op in {"and", "or"} else None
        if op in UNSWAPPED:
            return one if other is args[1] and other == 0 else None
        return _with_known(op, kind, one, other)

    def _simple_select(self, kind: np.dtype[Any], when: Number, some: Number, other: Number) -> Number | None:
        if not isinstance(when, NumberNode):
            return some if when else other
        if some is other or (not isinstance(some, NumberNode) and not isinstance(other, NumberNode) and some == other):
            return some
        if kind == FLAG and not isinstance(other, NumberNode):
            return self.apply("or", FLAG, self.negated(when), some) if other else self.apply("and", FLAG, when, some)
        if kind == FLAG and not isinstance(some, NumberNode):
            return self.apply("or", FLAG, when, other) if some else self.apply("and", FLAG, self.negated(when), other)
        return None

    def negated(self, flag: Number) -> Number:
        if not isinstance(flag, NumberNode):
            return not flag
        if flag.op == "pick":
            return self.choose(flag.args[0], [not one for one in flag.args[1]], FLAG)
        return flag.args[0] if flag.op == "not" else self._intern("not", FLAG, (flag,))


def _wrap_around(value: Any, kind: np.dtype[Any]) -> Any:
    """A known number as its kind holds it: whole numbers wrap around."""
    if kind == FLAG:
        return bool(value)
    bits, value = 8 * kind.itemsize, int(value)
    value &= (1 << bits) - 1
    return value - (1 << bits) if kind.kind == "i" and value >> (bits - 1) else value


REDUCTIONS: Final = {
    "reduce_sum": "add", "reduce_or": "or", "reduce_and": "and", "reduce_max": "max", "reduce_min": "min",
}  # fmt: skip
"""Operations along axes, by the operation that is done again and again."""


class ArrayCall(NamedTuple):
    """One operation on arrays: what it is given, and what its result looks like."""

    inputs: Sequence[Any]
    params: dict[str, Any]
    shape: tuple[int, ...]
    kind: np.dtype[Any]
    avals: Sequence[Any]
    """The shapes and kinds of the inputs."""


class Unrolling:
    """Evaluates a jaxpr on arrays of nodes."""

    def __init__(self) -> None:
        self.graph = Graph()

    def given(self, name: str, shape: tuple[int, ...], kind: np.dtype[Any]) -> Any:
        """An array that is given: its numbers, or a memory if it is long."""
        size = int(np.prod(shape))
        if len(shape) == 1 and size > MOST_CHOICES:
            return LongArray(name, kind, size)
        array = np.empty(size, object)
        for place in range(size):
            array[place] = self.graph.read(name, place, kind)
        return array.reshape(shape)

    def run(self, jaxpr: Jaxpr, consts: Sequence[Any], values: Sequence[Any]) -> list[Any]:
        """The results for these values, each an array of numbers or a memory."""
        known: dict[Any, Any] = {}
        for variable, value in zip(jaxpr.constvars, consts, strict=True):
            known[variable] = _numbers(value)
        known.update(zip(jaxpr.invars, values, strict=True))
        for equation in jaxpr.eqns:
            inputs = [_numbers(one.val) if isinstance(one, Literal) else known[one] for one in equation.invars]
            outputs = self._evaluate(equation, inputs)
            known.update(zip(equation.outvars, outputs, strict=True))
        return [_numbers(one.val) if isinstance(one, Literal) else known[one] for one in jaxpr.outvars]

    def _evaluate(self, equation: Any, inputs: list[Any]) -> list[Any]:
        name, params = equation.primitive.name, equation.params
        if name in {"jit", "pjit", "closed_call"}:
            inner = params["jaxpr"]
            return self.run(inner.jaxpr, inner.consts, inputs)
        avals = [one.aval for one in equation.invars]
        shape, kind = equation.outvars[0].aval.shape, np.dtype(equation.outvars[0].aval.dtype)
        if name in ELEMENTWISE:
            return [self._map_elements(name, kind, *inputs)]
        if name in REDUCTIONS:
            return [self._reduce_axes(REDUCTIONS[name], kind, inputs[0], params["axes"])]
        handler: Callable[[ArrayCall], Any] | None = getattr(self, f"_{name}", None)
        if handler is None:
            raise NotImplementedError(f"no way to write out {name}")
        result = handler(ArrayCall(inputs, params, shape, kind, avals))
        return result if isinstance(result, list) else [result]

    def _map_elements(self, op: str, kind: np.dtype[Any], *inputs: Numbers) -> Numbers:
        return _each(lambda *numbers: self.graph.apply(op, kind, *numbers), *inputs)

    def _reduce_axes(self, op: str, kind: np.dtype[Any], array: Numbers, axes: tuple[int, ...]) -> Numbers:
        kept = [axis for axis in range(array.ndim) if axis not in axes]
        shape = tuple(array.shape[axis] for axis in kept)
        columns = array.transpose(*kept, *axes).reshape(*shape, int(np.prod([array.shape[axis] for axis in axes])))
        if not columns.shape[-1]:
            return np.full(shape, op == "and", object)
        total = columns[..., 0]
        for place in range(1, columns.shape[-1]):
            total = self._map_elements(op, kind, total, columns[..., place])
        return np.asarray(total, object)

    # --- what only moves numbers

    def _broadcast_in_dim(self, call: ArrayCall) -> Numbers:
        wide = [1] * len(call.shape)
        for axis, at in enumerate(call.params["broadcast_dimensions"]):
            wide[at] = call.inputs[0].shape[axis]
        return np.broadcast_to(call.inputs[0].reshape(wide), call.shape)

    def _reshape(self, call: ArrayCall) -> Numbers:
        array: Numbers = call.inputs[0].reshape(call.shape)
        return array

    _squeeze = _reshape

    def _transpose(self, call: ArrayCall) -> Numbers:
        return np.transpose(call.inputs[0], call.params["permutation"])

    def _slice(self, call: ArrayCall) -> Numbers:
        strides = call.params["strides"] or (1,) * call.inputs[0].ndim
        bounds = zip(call.params["start_indices"], call.params["limit_indices"], strides, strict=True)
        array: Numbers = call.inputs[0][tuple(slice(*bound) for bound in bounds)]
        return array

    def _concatenate(self, call: ArrayCall) -> Numbers:
        return np.concatenate(call.inputs, axis=call.params["dimension"])

    def _stack(self, call: ArrayCall) -> Numbers:
        return np.stack(call.inputs, axis=call.params["axis"])

    def _unstack(self, call: ArrayCall) -> list[Numbers]:
        return [np.asarray(one, object) for one in np.moveaxis(call.inputs[0], call.params["axis"], 0)]

    def _split(self, call: ArrayCall) -> list[Numbers]:
        return np.split(call.inputs[0], np.cumsum(call.params["sizes"])[:-1], axis=call.params["axis"])

    def _pad(self, call: ArrayCall) -> Numbers:
        array, fill = call.inputs
        result = np.full(call.shape, fill.item(), object)
        config = zip(call.params["padding_config"], array.shape, strict=True)
        result[tuple(slice(low, low + size * (1 + gap), 1 + gap) for (low, _, gap), size in config)] = array
        return result

    def _iota(self, call: ArrayCall) -> Numbers:
        places = np.arange(call.shape[call.params["dimension"]])
        wide = [1] * len(call.shape)
        wide[call.params["dimension"]] = -1
        return np.broadcast_to(_numbers(places).reshape(wide), call.shape)

    # --- what reckons

    def _not(self, call: ArrayCall) -> Numbers:
        if call.kind != FLAG:
            return self._map_elements("xor", call.kind, call.inputs[0], _numbers(np.asarray(-1, np.int64)))
        return _each(self.graph.negated, call.inputs[0])

    def _convert_element_type(self, call: ArrayCall) -> Numbers:
        return self._map_elements("convert", call.kind, call.inputs[0])

    def _select_n(self, call: ArrayCall) -> Numbers:
        which, *cases = call.inputs
        if call.avals[0].dtype != FLAG:
            return _each(lambda place, *ones: self.graph.choose(place, ones, call.kind), which, *cases)
        return self._map_elements("select", call.kind, which, cases[1], cases[0])

    def _clamp(self, call: ArrayCall) -> Numbers:
        low, array, high = call.inputs
        return self._map_elements("min", call.kind, self._map_elements("max", call.kind, array, low), high)

    def _cumsum(self, call: ArrayCall) -> Numbers:
        assert not call.params["reverse"]
        sums = np.moveaxis(call.inputs[0].copy(), call.params["axis"], 0)
        for place in range(1, len(sums)):
            sums[place, ...] = self._map_elements("add", call.kind, sums[place - 1, ...], sums[place, ...])
        return np.moveaxis(sums, 0, call.params["axis"])

    def _argmax(self, call: ArrayCall) -> Numbers:
        return self._first(call.inputs[0], call.params["axes"][0], call.kind, call.avals[0].dtype, "gt")

    def _argmin(self, call: ArrayCall) -> Numbers:
        return self._first(call.inputs[0], call.params["axes"][0], call.kind, call.avals[0].dtype, "lt")

    def _first(self, array: Numbers, axis: int, kind: Any, inner: Any, better: str) -> Numbers:
        """The first place of the greatest or the least."""
        rows = np.moveaxis(array, axis, 0)
        best, place = rows[0], _each(lambda _: 0, rows[0])
        for number in range(1, len(rows)):
            if inner == FLAG:
                here, there = (rows[number], best) if better == "gt" else (best, rows[number])
                wins = self._map_elements("and", FLAG, here, _each(self.graph.negated, there))
            else:
                wins = self._map_elements(better, FLAG, rows[number], best)
            best = self._map_elements("select", inner, wins, rows[number], best)
            place = self._map_elements("select", kind, wins, _each(lambda _, it=number: it, place), place)
        return np.asarray(place, object)

    # --- what looks up

    def _gather(self, call: ArrayCall) -> Numbers:
        """Looked up along one axis; a place outside means the nearest."""
        operand, indices = call.inputs
        numbers, sizes, table = call.params["dimension_numbers"], call.params["slice_sizes"], call.avals[0].shape
        (axis,) = numbers.start_index_map
        count = table[axis] - sizes[axis] + 1
        whole = [one for one in range(len(table)) if one not in numbers.collapsed_slice_dims]
        result = np.empty(call.shape, object)
        for at in np.ndindex(*call.shape):
            index = indices[tuple(at[one] for one in range(len(call.shape)) if one not in numbers.offset_dims)][0]
            place = [0] * len(table)
            for one, offset in zip(whole, numbers.offset_dims, strict=True):
                place[one] = at[offset]
            if isinstance(operand, LongArray):
                result[at] = self.graph.read(operand.name, self._within(index, count), operand.kind)
                continue
            row = operand[tuple(slice(one, None) if along == axis else one for along, one in enumerate(place))]
            if isinstance(index, NumberNode) and index.op != "pick" and count > MOST_CHOICES:
                raise NotImplementedError(f"a table of {count} rows, looked up by a number that is not known")
            result[at] = self.graph.choose(index, row[:count], call.kind)
        return result

    def _within(self, index: Number, count: int) -> Number:
        whole = np.dtype(np.int32)
        return self.graph.apply("min", whole, self.graph.apply("max", whole, index, 0), count - 1)


def _with_known(op: str, kind: np.dtype[Any], one: Number, known: Any) -> Number | None:
    """An operation whose order does not matter, with one number that is known: what is left of it, if it is simpler."""
    if kind == FLAG and op == "and":
        return one if known else False
    if kind == FLAG and op == "or":
        return True if known else one
    if op in {"add", "or", "xor"} and known == 0:
        return one
    if op == "mul" and known in (0, 1):
        return one if known else 0
    return None


def _numbers(value: Any) -> Numbers:
    """Known numbers as an array of Python's own."""
    array = np.asarray(value)
    result = np.empty(array.shape, object)
    result.reshape(-1)[:] = array.reshape(-1).tolist() if array.size else []
    return result if array.ndim else np.asarray(array.item(), object)


def _each(function: Callable[..., Number], *arrays: Numbers) -> Numbers:
    """A function of single numbers, in every place."""
    wide = np.broadcast_arrays(*arrays)
    result = np.empty(wide[0].shape, object)
    for at in np.ndindex(*result.shape):
        result[at] = function(*(array[at] for array in wide))
    return result
