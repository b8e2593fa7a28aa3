"""Mutation testing by sample: faults planted at random where all of them would take days, and those that survive.

`mutmut` plants every fault it can think of in the rules, for hours. The minds of bots, the record, the server's
decisions and the page are ten times as much code with slower tests. So here chance picks the places: one fault at a
time in a scratch copy of the tree, the tests that ought to notice, and a list of what nobody noticed. A seed always
plants the same.
"""

from __future__ import annotations

import argparse
import ast
import os
import re
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from itertools import pairwise
from pathlib import Path
from random import Random
from typing import NamedTuple

from tools import web

ROOT = web.ROOT
TREE = (
    *("docs", "examples", "requirements", "src", "tests", "tools", "web"),
    *("README.md", "mkdocs.yml", "nottingham", "pyproject.toml"),
)
FAULTS = 12
"""In each part of the code, at scale 1."""
LONGEST = 240
"""Seconds after which tests hang: a fault that makes a program go round for ever is noticed."""
TIMES_LONGER = 6
"""Where tests take longer than that without any fault, so many times what they took."""


class Part(NamedTuple):
    """Some code, and the tests that ought to notice when it is wrong."""

    name: str
    files: tuple[str, ...]
    tests: tuple[str, ...]
    """For Python: what pytest is given. For the page vitest itself knows which tests meet a file."""


def _named(folder: str, *names: str) -> tuple[str, ...]:
    return tuple(f"{folder}/test_{name}.py" for name in names)


PARTS = (
    Part(
        "rules", tuple(f"src/nottingham/{folder}/*.py" for folder in ("engine", "phases", "options")), ("tests/rules",)
    ),
    Part(
        "bots",
        ("src/nottingham/bots/mind/*.py",),
        _named("tests/bots", "mind", "reckonings", "sheriff", "merchant", "worth", "choices"),
    ),
    Part(
        "record",
        ("src/nottingham/record/*.py",),
        _named("tests/record", "positions_by_hand", "toy_option", "house_goods", "worked_examples", "sight", "referee"),
    ),
    Part(
        "server",
        ("src/nottingham/server/table/*.py",),
        _named("tests/server", "table", "outlook", "lesson", "late_arrivals", "updates"),
    ),
    Part(
        "page",
        ("web/src/table/prompts/*.ts", "web/src/table/state/*.ts", "web/src/deal/*.ts", "web/src/session/*.ts"),
        (),
    ),
)


class Fault(NamedTuple):
    """One place where the text is changed."""

    path: str
    line: int
    start: int
    end: int
    text: str

    def planted(self, source: str) -> str:
        return source[: self.start] + self.text + source[self.end :]


# --- where faults can be planted ---------------------------------------------------------------------------------

SWAPS = {
    ast.Lt: "<=", ast.LtE: "<", ast.Gt: ">=", ast.GtE: ">", ast.Eq: "!=", ast.NotEq: "==",
    ast.In: "not in", ast.NotIn: "in", ast.Is: "is not", ast.IsNot: "is",
    ast.Add: "-", ast.Sub: "+", ast.Mult: "+", ast.FloorDiv: "*", ast.Div: "*",
    ast.And: "or", ast.Or: "and",
}  # fmt: skip
PAGE_SWAPS = {
    " === ": " !== ", " !== ": " === ", " < ": " <= ", " <= ": " < ", " > ": " >= ", " >= ": " > ",
    " && ": " || ", " || ": " && ", " + 1": " - 1", " - ": " + ", "true": "false", "false": "true", "(!": "(",
    ".find(": ".findLast(", ".some(": ".every(", ".filter(": ".slice().filter((_, i) => !i).filter(", "[0]": "[1]",
}  # fmt: skip
PAGE_PLACE = re.compile("|".join(re.escape(word) for word in PAGE_SWAPS))


def faults_in(path: str, source: str) -> list[Fault]:
    return list(page_faults(path, source) if path.endswith(".ts") else python_faults(path, source))


def python_faults(path: str, source: str) -> Iterator[Fault]:
    """Operators turned around, numbers off, conditions denied; found in the syntax, not in docstrings."""
    starts = [0]
    for line in source.splitlines(keepends=True):
        starts.append(starts[-1] + len(line.encode()))
    raw = source.encode()

    def place(line: int, column: int) -> int:
        return len(raw[: starts[line - 1] + column].decode())

    for node in ast.walk(ast.parse(source)):
        for left, operator, right in _operands(node):
            start, end = place(left.end_lineno or 0, left.end_col_offset or 0), place(right.lineno, right.col_offset)
            words = source[start:end]
            if (sign := SWAPS.get(type(operator))) and re.fullmatch(r"\)*\s*[^\s()]+( in| not)?\s*\(*", words):
                old = words.strip("() \n")
                yield Fault(path, left.end_lineno or 0, start, end, words.replace(old, sign, 1))
        if isinstance(node, ast.Constant) and (new := _another(node.value)) is not None:
            start, end = place(node.lineno, node.col_offset), place(node.end_lineno or 0, node.end_col_offset or 0)
            yield Fault(path, node.lineno, start, end, new)
        if isinstance(node, ast.If | ast.IfExp):
            test = node.test
            start, end = place(test.lineno, test.col_offset), place(test.end_lineno or 0, test.end_col_offset or 0)
            yield Fault(path, test.lineno, start, end, f"(not ({source[start:end]}))")


def _another(value: object) -> str | None:
    """A number that is wrong: the next whole one, or half as much again; the other truth; None of anything else."""
    match value:
        case bool():
            return str(not value)
        case int():
            return str(value + 1)
        case float():
            return str(1.5 * value or 0.5)
    return None


def _operands(node: ast.AST) -> Iterator[tuple[ast.expr, ast.AST, ast.expr]]:
    match node:
        case ast.Compare(left=left, ops=ops, comparators=others):
            yield from zip([left, *others], ops, others, strict=False)
        case ast.BinOp(left=left, op=op, right=right):
            yield left, op, right
        case ast.BoolOp(op=op, values=values):
            yield from ((one, op, other) for one, other in pairwise(values))
        case _:
            return


def page_faults(path: str, source: str) -> Iterator[Fault]:
    """The same by the look of it: outside comments, imports and types."""
    position = 0
    for number, line in enumerate(source.splitlines(keepends=True), 1):
        code = line.split("//")[0]
        if not code.lstrip().startswith(("*", "/*", "import", "export type", "export interface", "readonly")):
            for found in PAGE_PLACE.finditer(code):
                start = position + found.start()
                yield Fault(path, number, start, start + len(found[0]), PAGE_SWAPS[found[0]])
        position += len(line)


# --- planting them -----------------------------------------------------------------------------------------------


def run(faults: int, seed: int, names: Sequence[str]) -> int:
    """So many faults in each part; zero, whatever survives: it is for a person to judge."""
    with tempfile.TemporaryDirectory() as folder:
        tree = Path(folder)
        copy_tree(tree)
        for part in PARTS:
            if not names or part.name in names:
                start = time.monotonic()
                tried, noticed = plant(part, tree, faults, seed)
                print(f"{part.name}: {noticed} of {tried} faults noticed, {time.monotonic() - start:.0f} s", flush=True)
    return 0


def plant(part: Part, tree: Path, faults: int, seed: int) -> tuple[int, int]:
    """How many faults there were, and how many of them were noticed."""
    patience, chosen = patience_with(part, tree), in_random_order(part, tree, seed)[:faults]
    survivors = [fault for fault in chosen if not is_noticed(part, fault, tree, patience)]
    for fault in survivors:
        told = (ROOT / fault.path).read_text(encoding="utf-8").splitlines()[fault.line - 1].strip()
        print(f"survived  {fault.path}:{fault.line}  {fault.text.strip()!r}  in  {told}", flush=True)
    return len(chosen), len(chosen) - len(survivors)


def copy_tree(target: Path) -> None:
    """What the tests need, as built; the page's packages are shared, since nothing changes them."""
    web.build_if_stale()
    web.write_expectations()
    skipped = shutil.ignore_patterns("node_modules", "__pycache__", "kits", "shots", ".compiled")
    for name in TREE:
        if (ROOT / name).is_dir():
            shutil.copytree(ROOT / name, target / name, ignore=skipped)
        else:
            shutil.copy2(ROOT / name, target / name)
    (target / "web/node_modules").symlink_to(web.WEB / "node_modules")


def in_random_order(part: Part, tree: Path, seed: int) -> list[Fault]:
    paths = [path for pattern in part.files for path in sorted(tree.glob(pattern)) if ".test." not in path.name]
    faults = [
        fault
        for path in paths
        for fault in faults_in(path.relative_to(tree).as_posix(), path.read_text(encoding="utf-8"))
    ]
    return Random(f"{seed} {part.name}").sample(faults, len(faults))


def patience_with(part: Part, tree: Path) -> float:
    """How long tests may take before they hang; without a fault they must pass, or they would notice anything."""
    start = time.monotonic()
    if not is_sound(part, tree):
        raise SystemExit(f"{part.name}: its tests fail without any fault; mend that first")
    return max(LONGEST, TIMES_LONGER * (time.monotonic() - start))


def is_sound(part: Part, tree: Path) -> bool:
    if part.tests:
        return not _fails(pytest(part), tree, tree, 10 * LONGEST)
    return not _fails(vitest("web/src/table/state/controller.svelte.ts"), tree / "web", tree, 10 * LONGEST)


def is_noticed(part: Part, fault: Fault, tree: Path, patience: float) -> bool:
    """Whether the tests of a part fail with a fault in place."""
    path = tree / fault.path
    before = path.read_text(encoding="utf-8")
    path.write_text(fault.planted(before), encoding="utf-8")
    try:
        if part.tests:
            return _fails(pytest(part), tree, tree, patience)
        return _fails(vitest(fault.path), tree / "web", tree, patience)
    finally:
        path.write_text(before, encoding="utf-8")


def pytest(part: Part) -> list[str]:
    return [sys.executable, "-m", "pytest", "-x", "-q", "-p", "no:cacheprovider", *part.tests]


def vitest(path: str) -> list[str]:
    """The unit tests that meet a file."""
    return [str(web.node()), "node_modules/.bin/vitest", "related", "--run", path.removeprefix("web/")]


def _fails(command: list[str], folder: Path, tree: Path, patience: float) -> bool:
    environment = web.environment() | {"PYTHONPATH": os.pathsep.join([str(tree / "src"), str(tree)])}
    quiet = subprocess.DEVNULL
    with subprocess.Popen(command, cwd=folder, env=environment, stdout=quiet, stderr=quiet, process_group=0) as tests:
        try:
            return tests.wait(patience) != 0
        except subprocess.TimeoutExpired:
            return True
        finally:
            if tests.poll() is None:  # they hang, or somebody stops us
                os.killpg(tests.pid, 9)


def main(arguments: Sequence[str] | None = None) -> int:
    reader = argparse.ArgumentParser(prog="python -m tools.mutants", description=__doc__)
    reader.add_argument("--faults", type=int, default=FAULTS, help="how many in each part")
    reader.add_argument("--seed", type=int, default=1, help="the same seed plants the same faults")
    reader.add_argument("parts", nargs="*", metavar="PART", help=", ".join(part.name for part in PARTS))
    asked = reader.parse_args(arguments)
    return run(asked.faults, asked.seed, asked.parts)


if __name__ == "__main__":
    sys.exit(main())
