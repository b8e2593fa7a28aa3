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
from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack, contextmanager
from itertools import accumulate, combinations, islice, pairwise, zip_longest
from pathlib import Path
from random import Random
from typing import NamedTuple

from tools import expectations, web

ROOT = web.ROOT
TREE = (
    *("docs", "examples", "requirements", "src", "tests", "tools", "web"),
    *("README.md", "mkdocs.yml", "nottingham", "pyproject.toml"),
)
FAULTS = 12
"""In each part of the code, at scale 1."""
LONGEST = 90
"""Seconds after which tests hang: a fault that makes a program go round for ever is noticed."""
TIMES_LONGER = 6
"""Where tests take longer than that without any fault, so many times what they took."""


class Part(NamedTuple):
    """Some code, and the tests that ought to notice when it is wrong."""

    name: str
    files: tuple[str, ...]
    tests: tuple[str, ...]
    """For Python: what pytest is given. For the page vitest itself knows which tests meet a file."""


def _files(folder: str, *names: str) -> tuple[str, ...]:
    return tuple(f"{folder}/test_{name}.py" for name in names)


PARTS = (
    Part(
        "rules",
        tuple(f"src/nottingham/rules/{folder}/*.py" for folder in ("engine", "phases", "options")),
        ("tests/rules",),
    ),
    Part(
        "bots",
        (
            "src/nottingham/bots/*.py",
            *(f"src/nottingham/bots/{folder}/*.py" for folder in ("mind", "network", "voice")),
        ),
        (
            *_files(
                "tests/bots", "voices", "scenes", "characters", "merchant", "sheriff", "worth", "reckonings", "mind"
            ),
            *_files("tests/bots", "choices", "every_bot"),
            *_files("tests/learning", "network_bot", "sparring"),
        ),
    ),
    Part(
        "encoding",
        (
            "src/nottingham/encoding/*.py",
            "src/nottingham/research/environments/*.py",
            "src/nottingham/assistants/llm/*.py",
        ),
        ("tests/encoding", "tests/adapters", "tests/adapters_llm"),
    ),
    Part(
        "record",
        ("src/nottingham/record/*.py",),
        _files("tests/record", "positions_by_hand", "toy_option", "house_goods", "worked_examples", "sight", "referee"),
    ),
    Part(
        "table",
        ("src/nottingham/server/table/*.py",),
        _files(
            "tests/server", "table", "outlook", "lesson", "late_arrivals", "updates", "migrations", "daily", "manners"
        )
        + _files("tests/server", "bots", "standstill", "tutor"),
    ),
    Part(
        "live",
        tuple(f"src/nottingham/server/{folder}/*.py" for folder in ("live", "bots", "cluster")),
        _files("tests/server", "bots", "play", "reconnect", "manners", "daily", "tutor", "models", "lesson")
        + _files("tests/server", "presence", "standstill", "scaling"),
    ),
    Part(
        "storage",
        ("src/nottingham/server/storage/*.py",),
        _files("tests/server", "store", "games", "migrations", "players", "daily", "keeping", "tutor", "strangers"),
    ),
    Part(
        "transport",
        tuple(f"src/nottingham/server/{folder}/*.py" for folder in ("transport", "access", "admin", "ops", "protocol")),
        _files("tests/server", "gate", "limits", "link", "documents", "notices", "schema", "admin_page", "faults")
        + _files("tests/server", "tutor", "games", "slow_clients", "players", "keeping", "daily", "strangers"),
    ),
    Part(
        "page",
        ("web/src/**/*.ts", "web/src/**/*.svelte"),
        (),
    ),
)


KINDS = ("condition", "arithmetic", "value", "exchange")
"""What a fault turns round: a decision, a sum, a number or truth, two arguments of a call."""


class Fault(NamedTuple):
    """One place where the text is changed."""

    kind: str
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
COMMUTATIVE = ("max", "min")
"""Functions that do not care about the order of what they are given."""
PAGE_SWAPS = {
    " === ": " !== ", " !== ": " === ", " < ": " <= ", " <= ": " < ", " > ": " >= ", " >= ": " > ",
    " && ": " || ", " || ": " && ", " + 1": " - 1", " - ": " + ", "true": "false", "false": "true", "(!": "(",
    ".find(": ".findLast(", ".some(": ".every(", ".filter(": ".slice().filter((_, i) => !i).filter(", "[0]": "[1]",
}  # fmt: skip
PAGE_PLACE = re.compile("|".join(re.escape(word) for word in PAGE_SWAPS))
PAGE_CALL = re.compile(r"(?<!function )(?<!new )\b(?!if\b|for\b|while\b|switch\b|catch\b|max\b|min\b)[\w$]+\(")
FOR_TESTS = re.compile(r"\.test\.|/gallery/|/sample\.ts$")
"""The page's files that nobody plays with."""
NO_CODE = ("import", "export type", "export interface", "readonly")
"""How lines begin that only name things and types."""


def faults_in(path: str, source: str) -> list[Fault]:
    return list(python_faults(path, source) if path.endswith(".py") else page_faults(path, source))


def python_faults(path: str, source: str) -> Iterator[Fault]:
    """Conditions denied, operators and arguments turned around, numbers off; found in the syntax, not in docstrings."""
    text = _Text(path, source)
    for node in ast.walk(ast.parse(source)):
        yield from _operator_faults(node, text)
        yield from _exchanges(node, text)
        if isinstance(node, ast.Constant) and (new := _another(node.value)) is not None:
            yield text.fault("value", node, node, new)
        for test in _tests(node):
            yield text.fault("condition", test, test, f"(not ({text.of(test)}))")


class _Text:
    """The text of a program, by the places that its syntax tree names: lines, and columns in bytes."""

    def __init__(self, path: str, source: str) -> None:
        self._path, self.source = path, source
        self._lines = source.splitlines(keepends=True)
        self._starts = [0, *accumulate(map(len, self._lines))]

    def _place(self, line: int | None, column: int | None) -> int:
        assert line is not None
        assert column is not None
        return self._starts[line - 1] + len(self._lines[line - 1].encode()[:column].decode())

    def start(self, node: ast.expr) -> int:
        return self._place(node.lineno, node.col_offset)

    def end(self, node: ast.expr) -> int:
        return self._place(node.end_lineno, node.end_col_offset)

    def of(self, node: ast.expr) -> str:
        return self.source[self.start(node) : self.end(node)]

    def fault(self, kind: str, first: ast.expr, last: ast.expr, new: str) -> Fault:
        return Fault(kind, self._path, first.lineno, self.start(first), self.end(last), new)

    def fault_between(self, kind: str, left: ast.expr, right: ast.expr, new: str) -> Fault:
        return Fault(kind, self._path, left.end_lineno or 0, self.end(left), self.start(right), new)


def _operator_faults(node: ast.AST, text: _Text) -> Iterator[Fault]:
    for left, operator, right in _operands(node):
        words = text.source[text.end(left) : text.start(right)]
        if (sign := SWAPS.get(type(operator))) and re.fullmatch(r"\)*\s*[^\s()]+( in| not)?\s*\(*", words):
            kind = "arithmetic" if isinstance(operator, ast.operator) else "condition"
            yield text.fault_between(kind, left, right, words.replace(words.strip("() \n"), sign, 1))


def _exchanges(node: ast.AST, text: _Text) -> Iterator[Fault]:
    """A call with two of its arguments exchanged, by place or by name."""
    if not isinstance(node, ast.Call) or (isinstance(node.func, ast.Name) and node.func.id in COMMUTATIVE):
        return
    given = [*node.args, *(keyword.value for keyword in node.keywords if keyword.arg)]
    movable = [one for one in given if not isinstance(one, ast.Starred | ast.NamedExpr | ast.GeneratorExp)]
    for one, other in combinations(sorted(movable, key=text.start), 2):
        if text.of(one) != text.of(other):
            between = text.source[text.end(one) : text.start(other)]
            yield text.fault("exchange", one, other, text.of(other) + between + text.of(one))


def _tests(node: ast.AST) -> Iterator[ast.expr]:
    """What decides which way a program goes."""
    match node:
        case ast.If(test=test) | ast.IfExp(test=test) | ast.While(test=test):
            yield test
        case ast.comprehension(ifs=ifs):
            yield from ifs
        case ast.Return(value=ast.UnaryOp(op=ast.Not()) as value):
            yield value
        case _:
            return


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
    """The same by the look of it: outside comments, imports, types, and what is not script."""
    script = _script(path, source)
    for found in PAGE_PLACE.finditer(script):
        new = PAGE_SWAPS[found[0]]
        yield _page_fault(_page_kind(new.strip()), path, source, (found.start(), found.end()), new)
    for found in PAGE_CALL.finditer(script):
        yield from _page_exchanges(path, source, _argument_places(script, found.end()))


def _script(path: str, source: str) -> str:
    """Where every letter that is no code is a blank, and every other in its place."""
    if path.endswith(".svelte"):
        kept = [found.span(1) for found in re.finditer(r"<script[^>]*>(.*?)</script>", source, re.DOTALL)]
        source = "".join(
            letter if letter == "\n" or any(start <= place < end for start, end in kept) else " "
            for place, letter in enumerate(source)
        )
    source = re.sub(r"/\*.*?\*/", _blank, source, flags=re.DOTALL)
    lines = (re.sub(r"(^|\s)//.*", _blank, line) for line in source.splitlines(keepends=True))
    code = "".join(_blank(line) if line.lstrip().startswith(NO_CODE) else line for line in lines)
    return re.sub(r'"(?:\\.|[^"\\\n])*"', lambda text: f'"{_blank(text[0][1:-1])}"', code)


def _blank(text: str | re.Match[str]) -> str:
    return re.sub(r"[^\n]", " ", text if isinstance(text, str) else text[0])


def _argument_places(script: str, start: int) -> list[tuple[int, int]]:
    """Where each argument of a call begins and ends, from behind its bracket; none of what is no plain call."""
    ends, depth, place = [start - 1], 1, start
    while depth and place < len(script):
        letter = script[place]
        if letter in "\"'`":
            closing = re.compile(rf"(?:\\.|[^\\{letter}])*{letter}", re.DOTALL).match(script, place + 1)
            if closing is None:
                return []
            place = closing.end()
            continue
        depth += (letter in "([{") - (letter in ")]}")
        if depth == 0 or (depth == 1 and letter == ","):
            ends.append(place)
        place += 1
    if depth or re.match(r"\s*(\{|:|=>)", script[place:]):
        return []  # a function is defined here, not called
    found = [re.compile(r"\s*(.*?)\s*", re.DOTALL).fullmatch(script, one + 1, other) for one, other in pairwise(ends)]
    return [match.span(1) for match in found if match and match[1]]


def _page_exchanges(path: str, source: str, places: Sequence[tuple[int, int]]) -> Iterator[Fault]:
    """A call with two of its arguments exchanged; functions and what is spread stay where they are."""
    movable = [(start, end) for start, end in places if not re.search(r"=>|^\.\.\.", source[start:end])]
    for (start, end), (after, last) in combinations(movable, 2):
        one, other = source[start:end], source[after:last]
        if one != other:
            yield _page_fault("exchange", path, source, (start, last), other + source[end:after] + one)


def _page_fault(kind: str, path: str, source: str, place: tuple[int, int], new: str) -> Fault:
    return Fault(kind, path, source.count("\n", 0, place[0]) + 1, *place, new)


def _page_kind(word: str) -> str:
    if word in ("true", "false", "[1]"):
        return "value"
    return "arithmetic" if word in ("- 1", "+") else "condition"


# --- planting them -----------------------------------------------------------------------------------------------


def run(faults: int, seed: int, names: Sequence[str], kinds: Sequence[str] = KINDS) -> int:
    """So many faults in each part; zero, whatever survives: it is for a person to judge."""
    with tempfile.TemporaryDirectory() as folder:
        tree = Path(folder)
        copy_tree(tree)
        for part in PARTS:
            if not names or part.name in names:
                start = time.monotonic()
                tried, noticed = plant(part, tree, faults, seed, kinds)
                print(f"{part.name}: {noticed} of {tried} faults noticed, {time.monotonic() - start:.0f} s", flush=True)
    return 0


def plant(part: Part, tree: Path, faults: int, seed: int, kinds: Sequence[str]) -> tuple[int, int]:
    """How many faults there were, and how many of them were noticed."""
    patience = patience_with(part, tree)
    ordered = in_random_order(part, tree, seed)
    fair = fair_exchanges(part, ordered, tree, faults) if "exchange" in kinds else set()
    candidates = in_turn(ordered, kinds, lambda fault: fault.kind != "exchange" or fault in fair)
    chosen, noticed = list(islice(candidates, faults)), 0
    for fault in chosen:
        if is_noticed(part, fault, tree, patience):
            noticed += 1
        else:
            told = (ROOT / fault.path).read_text(encoding="utf-8").splitlines()[fault.line - 1].strip()
            print(f"survived  {fault.path}:{fault.line}  {fault.text.strip()!r}  in  {told}", flush=True)
    return len(chosen), noticed


def fair_exchanges(part: Part, faults: Sequence[Fault], tree: Path, wanted: int) -> set[Fault]:
    """So many, or a few more, that need tests to be noticed: most are of two types, and a checker says so.

    It reads everything each time, so it is asked about one exchange of every file at once.
    """
    waiting = [fault for fault in faults if fault.kind == "exchange"]
    fair: set[Fault] = set()
    while waiting and len(fair) < wanted:
        asked = list({fault.path: fault for fault in reversed(waiting)}.values())
        waiting = [fault for fault in waiting if fault not in asked]
        with ExitStack() as all_at_once:
            for fault in asked:
                all_at_once.enter_context(planted(fault, tree))
            wrong = mistyped_files(part, tree, [fault.path for fault in asked])
        fair |= {fault for fault in asked if fault.path not in wrong}
    return fair


def mistyped_files(part: Part, tree: Path, paths: Sequence[str]) -> set[str]:
    """Which of some files have a mistake in their types."""
    if part.tests:
        check = [sys.executable, "-m", "mypy", "--cache-dir", str(tree / ".mypy_cache"), *paths]
        return set(re.findall(r"^([^:\n]+):\d+: error", _output_of(check, tree), re.MULTILINE))
    check = [str(web.node()), "node_modules/.bin/svelte-check", "--output", "machine", "--threshold", "error"]
    return {f"web/{path}" for path in re.findall(r'ERROR "([^"]+)"', _output_of(check, tree / "web"))}


def _output_of(command: list[str], folder: Path) -> str:
    done = subprocess.run(command, cwd=folder, env=web.environment(), capture_output=True, text=True, check=False)
    if done.returncode not in (0, 1):
        raise SystemExit(f"{command[1]} could not check the types: {done.stderr or done.stdout}")
    return done.stdout


def copy_tree(target: Path) -> None:
    """What the tests need, as built; the page's packages are shared, since nothing changes them."""
    web.install_packages(for_work=True)
    web.build_if_stale()
    expectations.write_if_stale()
    skipped = shutil.ignore_patterns("node_modules", "__pycache__", "kits", "shots")
    for name in TREE:
        if (ROOT / name).is_dir():
            shutil.copytree(ROOT / name, target / name, ignore=skipped)
        else:
            shutil.copy2(ROOT / name, target / name)
    if (ROOT / ".mypy_cache").is_dir():  # or the first question about types takes minutes
        shutil.copytree(ROOT / ".mypy_cache", target / ".mypy_cache")
    (target / "web/node_modules").symlink_to(web.WEB / "node_modules")
    (target / ".venv").symlink_to(sys.prefix)  # the page's tests ask Python what it says


def in_random_order(part: Part, tree: Path, seed: int) -> list[Fault]:
    found = [path for pattern in part.files for path in sorted(tree.glob(pattern))]
    paths = [path for path in found if not FOR_TESTS.search(path.as_posix())]
    faults = [
        fault
        for path in paths
        for fault in faults_in(path.relative_to(tree).as_posix(), path.read_text(encoding="utf-8"))
    ]
    return Random(f"{seed} {part.name}").sample(faults, len(faults))


def in_turn(faults: Sequence[Fault], kinds: Sequence[str], is_fair: Callable[[Fault], bool]) -> Iterator[Fault]:
    """One of each kind and again from the first, since there are twenty exchanges for every sum."""

    def of_kind(kind: str) -> Iterator[Fault]:
        return (fault for fault in faults if fault.kind == kind and is_fair(fault))

    for turn in zip_longest(*map(of_kind, kinds)):
        yield from (fault for fault in turn if fault is not None)


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
    with planted(fault, tree):
        if part.tests:
            return _fails(pytest(part), tree, tree, patience)
        return _fails(vitest(fault.path), tree / "web", tree, patience)


@contextmanager
def planted(fault: Fault, tree: Path) -> Iterator[None]:
    """A fault in its place for a while."""
    path = tree / fault.path
    before = path.read_text(encoding="utf-8")
    path.write_text(fault.planted(before), encoding="utf-8")
    try:
        yield
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
    reader.add_argument("--kind", action="append", choices=KINDS, help="only such faults; may be given twice")
    reader.add_argument("parts", nargs="*", metavar="PART", help=", ".join(part.name for part in PARTS))
    asked = reader.parse_args(arguments)
    return run(asked.faults, asked.seed, asked.parts, asked.kind or KINDS)


if __name__ == "__main__":
    sys.exit(main())
