"""An interpreter of the PTX that `kernel` writes: all threads of a launch at once, with NumPy in the place of a GPU.

It knows the instructions that are written and no others. It is stricter than an accelerator where that finds faults: a
register has to be declared and written before it is read, and memory outside the arrays is neither read nor written.
"""

from __future__ import annotations

import operator
import re
from collections.abc import Callable, Sequence
from typing import Any, Final

import numpy as np
import numpy.typing as npt

Values = npt.NDArray[Any]
"""A number for each thread."""

FLAG: Final = np.dtype(bool)
TYPES: Final = {
    **{f"s{bits}": np.dtype(f"i{bits // 8}") for bits in (8, 16, 32, 64)},
    **{f"{letter}{bits}": np.dtype(f"u{bits // 8}") for letter in "ub" for bits in (8, 16, 32, 64)},
    "pred": FLAG,
}
BETWEEN: Final = 256
"""Bytes that belong to no array, before each of them."""
COMPARISONS: Final[dict[str, Callable[..., Any]]] = {
    "eq": operator.eq, "ne": operator.ne, "lt": operator.lt, "le": operator.le, "gt": operator.gt, "ge": operator.ge,
}  # fmt: skip


def _quotient(one: Values, other: Values) -> Values:
    """Towards zero; by zero it is whatever it is, and nobody may look."""
    wide, by = one.astype(np.int64), np.where(other == 0, 1, other).astype(np.int64)
    return (np.abs(wide) // np.abs(by) * np.sign(wide) * np.sign(by)).astype(one.dtype)


def _shifted(shift: Callable[..., Any]) -> Callable[[Values, Values], Values]:
    """By more than there are bits: all of them are gone, or copies of the sign."""
    return lambda one, by: shift(shift(one, np.minimum(by, 16)), np.minimum(by, 32) - np.minimum(by, 16))


OPERATIONS: Final[dict[str, Callable[..., Any]]] = {
    "mov": lambda one: one,
    "cvt": lambda one: one,
    "add": np.add, "sub": np.subtract, "mul.lo": np.multiply, "min": np.minimum, "max": np.maximum,
    "div": _quotient, "rem": lambda one, other: one - other * _quotient(one, other),
    "mad.lo": lambda one, other, more: one * other + more,
    "and": np.bitwise_and, "or": np.bitwise_or, "xor": np.bitwise_xor, "not": np.invert,
    "shl": _shifted(np.left_shift), "shr": _shifted(np.right_shift),
}  # fmt: skip


class Launch:
    """One run of a kernel: its memory, and the registers of all threads of the part that runs."""

    def __init__(self, text: str, inputs: Sequence[Values], outputs: Sequence[Values], block: int) -> None:
        """Takes arrays as they lie in memory; the outputs only say how long they are and of which kind."""
        self.threads, self.block = inputs[0].shape[-1], block
        self.arrays, self.is_read_only = (*inputs, *outputs), (True,) * len(inputs) + (False,) * len(outputs)
        ends = np.cumsum([BETWEEN + -(-array.nbytes // 8) * 8 for array in self.arrays])
        self.addresses = [int(end) - -(-array.nbytes // 8) * 8 for end, array in zip(ends, self.arrays, strict=True)]
        self.memory = np.zeros(int(ends[-1]), np.uint8)
        self.owners = np.full(len(self.memory), -1)
        """By byte: the number of the array that it belongs to."""
        self.stores = np.zeros(len(self.memory), np.int32)
        """By byte: how often it was written."""
        for number, (array, at) in enumerate(zip(self.arrays, self.addresses, strict=True)):
            self.owners[at : at + array.nbytes] = number
            if self.is_read_only[number]:
                self.memory[at : at + array.nbytes] = np.frombuffer(array.tobytes(), np.uint8)
        head, body = re.sub(r"\s*\n\s*", " ", text).split("{", 1)
        self.parameters = re.findall(r"\.param \.u64 (\w+)", head)
        assert len(self.parameters) == len(self.arrays)
        self.declared: dict[str, np.dtype[Any]] = {}
        self.lines: list[str] = []
        self.labels: dict[str, int] = {}
        for line in body.rstrip("} ").split(";"):
            self._read_line(line.strip())

    def _read_line(self, line: str) -> None:
        if declaration := re.match(r"\.reg \.(\w+) ", line):
            for name, count in re.findall(r"(%\w+)(?:<(\d+)>)?", line):
                names = [f"{name}{number}" for number in range(int(count))] if count else [name]
                self.declared |= dict.fromkeys(names, TYPES[declaration[1]])
            return
        while labelled := re.match(r"(\w+): *", line):
            self.labels[labelled[1]] = len(self.lines)
            line = line[labelled.end() :]
        if line:
            self.lines.append(line)

    def run(self, parts: int) -> list[Values]:
        """The arrays that all parts wrote, each number once."""
        for part in range(parts):
            self._run_part(part)
        results = []
        for array, at, is_given in zip(self.arrays, self.addresses, self.is_read_only, strict=True):
            if not is_given:
                assert (self.stores[at : at + array.nbytes] == 1).all()
                results.append(np.frombuffer(self.memory[at : at + array.nbytes].tobytes(), array.dtype))
        return [found.reshape(array.shape) for found, array in zip(results, self.arrays[-len(results) :], strict=True)]

    def _run_part(self, part: int) -> None:
        threads = np.arange(self.threads)
        self.registers: dict[str, Values] = {
            "%ctaid.x": (threads // self.block).astype(np.uint32),
            "%ctaid.y": np.full(self.threads, part, np.uint32),
            "%tid.x": (threads % self.block).astype(np.uint32),
        }
        place = 0
        while (line := self.lines[place]) != "ret":
            guard, instruction = re.fullmatch(r"(?:@(%\w+) )?(.*)", line).groups()  # type: ignore[union-attr]
            if guard is None:
                self._do(instruction)
            elif self._uniform(guard):
                place = self.labels[instruction.removeprefix("bra ")]
                continue
            place += 1

    def _uniform(self, guard: str) -> bool:
        """Threads that part ways would need more of an interpreter."""
        flags = self.registers[guard]
        assert flags.all() or not flags.any()
        return bool(flags[0])

    def _do(self, instruction: str) -> None:
        name, rest = instruction.split(" ", 1)
        target, *operands = rest.split(", ")
        match name.split("."):
            case ["ld", "param", "u64"]:
                address = self.addresses[self.parameters.index(operands[0].strip("[]"))]
                self._write(target, np.full(self.threads, address, np.uint64))
            case ["ld", "global", "nc", kind]:
                self._write(target, self._load(operands[0], TYPES[kind]))
            case ["st", "global", kind]:
                self._store(target, self._value(operands[0], TYPES["b32"]), TYPES[kind])
            case ["setp", comparison, kind]:
                self._write(target, COMPARISONS[comparison](*(self._value(one, TYPES[kind]) for one in operands)))
            case ["selp", kind]:
                some, other = (self._value(one, TYPES[kind]) for one in operands[:2])
                self._write(target, np.where(self._value(operands[2], TYPES["pred"]), some, other))
            case ["mul", "wide", "s32"]:
                one, by = (self._value(each, TYPES["s32"]).astype(np.int64) for each in operands)
                self._write(target, one * by)
            case ["cvt", wide, kind]:
                self._write(target, self._value(operands[0], TYPES[kind]).astype(TYPES[wide]))
            case ["shl" | "shr" as shift, kind]:
                by = self._value(operands[1], TYPES["u32"])
                self._write(target, OPERATIONS[shift](self._value(operands[0], TYPES[kind]), by.astype(TYPES[kind])))
            case ["neg", kind]:
                assert kind.startswith("s"), "there is no other"
                self._write(target, -self._value(operands[0], TYPES[kind]))
            case [*words, kind]:
                self._write(target, OPERATIONS[".".join(words)](*(self._value(one, TYPES[kind]) for one in operands)))

    # --- registers: the bits of a number, read as what an instruction takes them for

    def _write(self, register: str, values: Values) -> None:
        kind = self.declared[register]
        assert (values.dtype == FLAG, values.itemsize) == (kind == FLAG, kind.itemsize), (register, values.dtype)
        self.registers[register] = values.view(kind)

    def _value(self, operand: str, kind: np.dtype[Any]) -> Values:
        if not operand.startswith("%"):
            return np.full(self.threads, int(operand) & (1 << 8 * kind.itemsize) - 1, f"u{kind.itemsize}").view(kind)
        found = self.registers[operand]
        if FLAG in (kind, found.dtype):
            assert kind == found.dtype, (operand, kind)
            return found
        return found.astype(f"u{kind.itemsize}").view(kind)

    # --- memory

    def _bytes(self, address: str, kind: np.dtype[Any]) -> Values:
        """The places of the bytes of each thread's number, all of them in one array."""
        first = self.registers[address.strip("[]")].astype(np.int64)
        assert (first % kind.itemsize == 0).all()
        places: Values = first[:, None] + np.arange(kind.itemsize)
        owners = self.owners[places]
        assert (owners == owners[0, 0]).all()
        assert owners[0, 0] >= 0, "outside of every array"
        return places

    def _load(self, address: str, kind: np.dtype[Any]) -> Values:
        places = self._bytes(address, kind)
        assert self.is_read_only[self.owners[places[0, 0]]], "the cache for what never changes (nc)"
        loaded = self.memory[places].view(kind)[:, 0]
        return loaded.astype("i4" if kind.kind == "i" else "u4")

    def _store(self, address: str, values: Values, kind: np.dtype[Any]) -> None:
        places = self._bytes(address, kind)
        assert not self.is_read_only[self.owners[places[0, 0]]]
        self.memory[places] = values.astype(f"u{kind.itemsize}")[:, None].view(np.uint8)
        np.add.at(self.stores, places, 1)
