"""One thread, one game: a function of a lane as a single kernel of an NVIDIA accelerator, in its assembly (PTX).

Arrays have the batch as their last axis here, so that neighbouring threads read neighbouring bytes. What a game needs
is read once and stays in registers; XLA runs the kernel among its own (`jax.ffi`). Everywhere else the same function
runs as arrays, under `vmap`.
"""

from __future__ import annotations

import warnings
from collections.abc import Callable, Iterator
from functools import cache
from typing import Any, Final

import jax
import numpy as np

from nottingham.research.vector.unrolled import FLAG, Number, NumberNode, Unrolling

GAMES: Final = 128
"""Played by the threads of one block."""
PART: Final = 3_000
"""Operations in one part of a kernel, about."""
REGISTERS: Final = 128
"""For each thread: fewer would be spilled, more leave too few threads to wait for memory together."""
AHEAD: Final = 250
"""How many lines before it is needed a number is read."""
NAME: Final = "nottingham"
SLOWER: Final = (
    "this version of JAX does not run our kernel for NVIDIA accelerators: masks and observations are worked out by XLA "
    "alone, with the same numbers, more slowly"
)
LAYOUT: Final = {"b1": "u8", "i1": "s8", "u1": "u8", "i2": "s16", "u2": "u16", "i4": "s32", "u4": "u32"}
"""By NumPy's kind and size: how a number lies in memory."""
PLAIN: Final = {
    "add": "add",
    "sub": "sub",
    "mul": "mul.lo",
    "div": "div",
    "rem": "rem",
    "min": "min",
    "max": "max",
    "neg": "neg",
}
SHIFTS: Final = {"shift_left": "shl.b32", "shift_right_arithmetic": "shr.s32", "shift_right_logical": "shr.u32"}
LOGIC: Final = {"and": "and", "or": "or", "xor": "xor"}


def runs_here(batch: int) -> bool:
    """Whether there is an accelerator for it that takes it, and whole blocks of games."""
    return batch % GAMES == 0 and has_accelerator() and is_taken()


def has_accelerator() -> bool:
    return jax.default_backend() == "gpu" and "nvidia" in jax.devices()[0].device_kind.lower()


@cache
def is_taken() -> bool:
    """Whether XLA runs a kernel of ours and gets its numbers right; tried once, with a warning where it does not.

    The call by which it takes assembly is not among what it promises to keep.
    """
    numbers = np.arange(GAMES, dtype=np.int32)
    try:
        with jax.ensure_compile_time_eval():
            made = np.asarray(jax.jit(Kernel(lambda number: 3 * number + 1, numbers[0]))(numbers))
    except (jax.errors.JaxRuntimeError, NotImplementedError, AttributeError, TypeError, ValueError) as error:
        reason = " ".join(str(error).split())[:200]
    else:
        if np.array_equal(made, 3 * numbers + 1):
            return True
        reason = "it gave wrong numbers"
    warnings.warn(f"{SLOWER} ({reason})", RuntimeWarning, stacklevel=2)
    return False


class Kernel:
    """A function of small arrays, ready to be run for many games at once."""

    def __init__(self, function: Callable[..., Any], *examples: Any) -> None:
        closed, shapes = jax.make_jaxpr(function, return_shape=True)(*examples)
        given = [one.aval for one in closed.jaxpr.invars]
        self.shapes, self.form = jax.tree.flatten(shapes)
        self.kinds = [np.dtype(one.dtype) for one in given]
        self.sources = [number for number, one in enumerate(given) if np.prod(one.shape)]
        """Inputs that have any numbers."""
        unrolling = Unrolling()
        values = [unrolling.given(str(number), one.shape, self.kinds[number]) for number, one in enumerate(given)]
        self.results = unrolling.run(closed.jaxpr, closed.consts, values)
        self.parts = max(1, round(unrolling.graph.size / PART))

    def __call__(self, *arguments: Any) -> Any:
        """The results; all arrays have the batch as their last axis."""
        leaves = jax.tree.leaves(arguments)
        batch = leaves[0].shape[-1]
        call = jax.ffi.ffi_call(
            "__gpu$xla.gpu.ptx",
            [one.update(shape=(int(np.prod(one.shape)), batch)) for one in self.shapes],
        )
        sizes = {"grid": (batch // GAMES, self.parts, 1), "block": (GAMES, 1, 1)}
        axes = {
            f"{name}_{axis}": np.int32(size) for name in sizes for axis, size in zip("xyz", sizes[name], strict=True)
        }
        made = call(
            *(leaves[one].reshape(-1, batch) for one in self.sources),
            name=NAME,
            kernel_type="ptx",
            kernel_data=self.assembly(batch),
            shared_mem_bytes=np.int32(0),
            output_indices=tuple(np.int32(len(self.sources) + place) for place in range(len(self.shapes))),
            **axes,
        )
        shaped = [array.reshape(*one.shape, batch) for array, one in zip(made, self.shapes, strict=True)]
        return jax.tree.unflatten(self.form, shaped)

    def assembly(self, batch: int) -> str:
        """The kernel for a batch of this size, in parts with blocks of their own, so that few registers suffice."""
        inputs = {str(one): (place, self.kinds[one]) for place, one in enumerate(self.sources)}
        stores = [
            (len(inputs) + place, np.dtype(shape.dtype), row, number)
            for place, (shape, result) in enumerate(zip(self.shapes, self.results, strict=True))
            for row, number in enumerate(result.reshape(-1))
        ]
        writing = PtxWriter(batch, inputs)
        share = -(-len(stores) // self.parts)
        for part in range(self.parts):
            writing.begin(part)
            for store in stores[part * share : (part + 1) * share]:
                writing.store(*store)
        return writing.text(len(inputs) + len(self.shapes))


class PtxWriter:
    """Writes nodes down as instructions, each once, when it is first needed."""

    def __init__(self, batch: int, inputs: dict[str, tuple[int, np.dtype[Any]]]) -> None:
        self.batch, self.inputs = batch, inputs
        self.lines: list[str] = []
        self.reads: dict[int, int] = {}
        """Lines that read, and before which line each must stay."""
        self.counts = {"r": 0, "p": 0, "d": 0}

    def text(self, arrays: int) -> str:
        """The whole kernel; its arguments are the addresses of so many arrays."""
        parameters = ", ".join(f".param .u64 a{place}" for place in range(arrays))
        return "\n".join(
            (
                ".version 7.0\n.target sm_70\n.address_size 64",
                f".visible .entry {NAME}({parameters})",
                f".maxntid {GAMES}, 1, 1\n.maxnreg {REGISTERS}",
                "{",
                f".reg .b32 %r<{self.counts['r'] + 1}>; .reg .pred %p<{self.counts['p'] + 1}>;",
                f".reg .b64 %d<{self.counts['d'] + 1}>, %lane1, %lane2, %lane4; .reg .b32 %at, %block, %part;",
                "mov.u32 %block, %ctaid.x; mov.u32 %part, %ctaid.y; mov.u32 %at, %tid.x;",
                f"mad.lo.u32 %at, %block, {GAMES}, %at;",
                "cvt.u64.u32 %lane1, %at; shl.b64 %lane2, %lane1, 1; shl.b64 %lane4, %lane1, 2;",
                *self._hoist_loads(),
                f"part{self.last + 1}: ret;",
                "}\n",
            )
        )

    def _hoist_loads(self) -> Iterator[str]:
        """The lines, with what is read asked for long before it is needed: memory answers late."""
        early: dict[int, list[str]] = {}
        for line, earliest in self.reads.items():
            early.setdefault(max(earliest, line - AHEAD), []).append(self.lines[line])
        for line, text in enumerate(self.lines):
            yield from early.get(line, ())
            if line not in self.reads:
                yield text

    def begin(self, part: int) -> None:
        """A part of its own, which only its own blocks enter."""
        if part:
            self.lines.append("ret;")
        self.lines.append(f"part{part}:")
        here = self._emit("p", f"setp.ne.s32 {{}}, %part, {part}")
        self.lines.append(f"@{here} bra part{part + 1};")
        self.last = part
        self.known: dict[int, str] = {}
        self.tests: dict[tuple[str, int], str] = {}
        self.turns: dict[tuple[Any, ...], tuple[int, str]] = {}
        self.first = len(self.lines)

    # --- what is written

    def store(self, array: int, kind: np.dtype[Any], row: int, number: Number) -> None:
        value = self.number(_uncut(number), kind)
        if value.startswith("%p"):
            value = self._emit("r", "selp.b32 {}, 1, 0, " + value)
        address = self._address(array, kind, row)
        self.lines.append(f"st.global.{LAYOUT[_code(kind)]} {address}, {value};")

    # --- what it takes

    def number(self, number: Number, kind: np.dtype[Any]) -> str:
        """The register that holds a number, or the number itself; operands first, and no recursion: graphs are deep."""
        if not isinstance(number, NumberNode):
            return self._constant(number, kind)
        stack = [number]
        while stack:
            node = stack[-1]
            missing = [one for one in _inputs_of(node) if id(one) not in self.known]
            if missing:
                stack.extend(reversed(missing))
            else:
                stack.pop()
                if id(node) not in self.known:
                    self.known[id(node)] = self._write_node(node)
        return self.known[id(number)]

    def _constant(self, value: Any, kind: np.dtype[Any]) -> str:
        if kind == FLAG:
            return self._emit("p", f"setp.{'eq' if value else 'ne'}.s32 {{}}, 0, 0")
        return str(int(value))

    def _emit(self, family: str, instruction: str) -> str:
        """A fresh register, filled by an instruction."""
        self.counts[family] += 1
        register = f"%{family}{self.counts[family]}"
        self.lines.append(instruction.format(register) + ";")
        return register

    def _address(self, array: int, kind: np.dtype[Any], row: int) -> str:
        base = self._emit("d", f"ld.param.u64 {{}}, [a{array}]")
        here = self._emit("d", f"add.s64 {{}}, {base}, %lane{kind.itemsize}")
        offset = row * self.batch * kind.itemsize
        return f"[{here}]" if not offset else f"[{self._emit('d', f'add.s64 {{}}, {here}, {offset}')}]"

    def _place(self, array: int, kind: np.dtype[Any], row: str) -> str:
        """The address of a row that only the game knows."""
        base = self._emit("d", f"ld.param.u64 {{}}, [a{array}]")
        here = self._emit("d", f"add.s64 {{}}, {base}, %lane{kind.itemsize}")
        whole = self._emit("d", f"mul.wide.s32 {{}}, {self._register(row)}, {self.batch * kind.itemsize}")
        return self._emit("d", f"add.s64 {{}}, {here}, {whole}")

    def _gather_address(self, array: int, kind: np.dtype[Any], place: NumberNode) -> tuple[int, str]:
        """The address of the first of some rows that one picks, and after which line it is known.

        Where the next rows are picked alike, it is the same but for a distance.
        """
        which, rows = place.args
        key = (array, id(which), *(row - rows[0] for row in rows))
        if key not in self.turns:
            address = self._place(array, kind, self._choose_value(which, [row - rows[0] for row in rows]))
            self.turns[key] = (len(self.lines), address)
        return self.turns[key]

    def _register(self, value: str) -> str:
        return value if value.startswith("%") else self._emit("r", f"mov.b32 {{}}, {value}")

    def _write_node(self, node: NumberNode) -> str:
        if node.op == "read":
            return self._load(node)
        if node.op == "pick":
            return self._pick_known(node)
        if node.op == "convert":
            return self._convert(node)
        kinds = [one.kind for one in node.args if isinstance(one, NumberNode)]
        inner = node.kind if node.op == "select" else kinds[0]
        if node.op == "select":
            return self._select(node)
        values = [self.number(one, inner) for one in node.args]
        if inner == FLAG:
            return self._flag(node.op, values)
        if node.op in PLAIN or node.op in LOGIC or node.op in SHIFTS or node.op in {"sign", "not"}:
            return self._whole(node, values)
        sign = "u32" if inner.kind == "u" else "s32"
        values[0] = self._register(values[0])
        return self._emit("p", f"setp.{node.op}.{sign} {{}}, {', '.join(values)}")

    def _flag(self, op: str, values: list[str]) -> str:
        if op in LOGIC:
            return self._emit("p", f"{op}.pred {{}}, {', '.join(values)}")
        if op == "not":
            return self._emit("p", f"not.pred {{}}, {values[0]}")
        different = self._emit("p", f"xor.pred {{}}, {', '.join(values)}")
        assert op in {"eq", "ne"}, op
        return different if op == "ne" else self._emit("p", f"not.pred {{}}, {different}")

    def _whole(self, node: NumberNode, values: list[str]) -> str:
        sign = "u32" if node.kind.kind == "u" else "s32"
        values[0] = self._register(values[0])
        if node.op == "sign":
            low = self._emit("r", f"max.s32 {{}}, {values[0]}, -1")
            return self._emit("r", f"min.s32 {{}}, {low}, 1")
        if node.op == "not":
            return self._emit("r", f"not.b32 {{}}, {values[0]}")
        instruction = SHIFTS.get(node.op) or (
            f"{LOGIC[node.op]}.b32" if node.op in LOGIC else f"{PLAIN[node.op]}.{sign}"
        )
        made = self._emit("r", f"{instruction} {{}}, {', '.join(values)}")
        return made if node.kind.itemsize == 4 else self._truncate(made, node.kind)

    def _truncate(self, value: str, kind: np.dtype[Any]) -> str:
        wide = "u32" if kind.kind == "u" else "s32"
        return self._emit("r", f"cvt.{wide}.{LAYOUT[_code(kind)]} {{}}, {value}")

    def _load(self, node: NumberNode) -> str:
        name, place = node.args
        array, kind = self.inputs[name]
        if isinstance(place, NumberNode) and place.op == "pick":
            earliest, base = self._gather_address(array, kind, place)
            start = len(self.lines)
            offset = place.args[1][0] * self.batch * kind.itemsize
            address = f"[{self._emit('d', f'add.s64 {{}}, {base}, {offset}')}]"
        elif isinstance(place, NumberNode):
            start = earliest = len(self.lines)
            address = f"[{self._place(array, kind, self.known[id(place)])}]"
        else:
            earliest, start = self.first, len(self.lines)
            address = self._address(array, kind, place)
        value = self._emit("r", f"ld.global.nc.{LAYOUT[_code(kind)]} {{}}, {address}")
        self.lines[start:] = ["\n".join(self.lines[start:])]
        self.reads[start] = earliest
        return self._emit("p", f"setp.ne.s32 {{}}, {value}, 0") if kind == FLAG else value

    def _convert(self, node: NumberNode) -> str:
        (source,) = node.args
        value = self.known[id(source)]
        if source.kind == FLAG:
            return self._emit("r", f"selp.b32 {{}}, 1, 0, {value}")
        if node.kind == FLAG:
            return self._emit("p", f"setp.ne.s32 {{}}, {value}, 0")
        fits = node.kind.itemsize > source.kind.itemsize or node.kind.itemsize == 4
        return value if fits else self._truncate(value, node.kind)

    def _select(self, node: NumberNode) -> str:
        when, some, other = node.args
        flag = self.known[id(when)]
        values = [self.number(one, node.kind) for one in (some, other)]
        if node.kind != FLAG:
            return self._emit("r", f"selp.b32 {{}}, {values[0]}, {values[1]}, {flag}")
        yes = self._emit("p", f"and.pred {{}}, {flag}, {values[0]}")
        neither = self._emit("p", f"or.pred {{}}, {flag}, {values[1]}")
        no = self._emit("p", f"xor.pred {{}}, {neither}, {flag}")
        return self._emit("p", f"or.pred {{}}, {yes}, {no}")

    def _pick_known(self, node: NumberNode) -> str:
        """One of some known numbers, by comparing with each place."""
        which, choices = node.args
        chosen = self._choose_value(which, [int(one) for one in choices])
        return self._emit("p", f"setp.ne.s32 {{}}, {chosen}, 0") if node.kind == FLAG else chosen

    def _choose_value(self, which: NumberNode, values: list[int]) -> str:
        chosen = self._emit("r", f"mov.b32 {{}}, {values[-1]}")
        for place in reversed(range(len(values) - 1)):
            if any(one != values[-1] for one in values[place:]):
                chosen = self._emit("r", f"selp.b32 {{}}, {values[place]}, {chosen}, {self._test(which, place)}")
        return chosen

    def _test(self, which: NumberNode, place: int) -> str:
        selector = self.known[id(which)]
        if (selector, place) not in self.tests:
            self.tests[selector, place] = self._emit(
                "p", f"setp.{'eq' if place else 'le'}.s32 {{}}, {selector}, {place}"
            )
        return self.tests[selector, place]


def _code(kind: np.dtype[Any]) -> str:
    return f"{kind.kind}{kind.itemsize}"


def _inputs_of(node: NumberNode) -> list[NumberNode]:
    """What a node is worked out from; of a place that is picked, who picks."""
    if node.op == "read" and isinstance(node.args[1], NumberNode) and node.args[1].op == "pick":
        return [node.args[1].args[0]]
    return [one for one in node.args if isinstance(one, NumberNode)]


def _uncut(number: Number) -> Number:
    """What is only stored need not be cut to its size before."""
    while isinstance(number, NumberNode) and number.op == "convert" and FLAG not in (number.kind, number.args[0].kind):
        number = number.args[0]
    return number
