"""The checks every change must pass, and the long ones that run now and then."""

import subprocess
import sys
import time
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import NamedTuple

PYTHON = (sys.executable, "-m")
PYTEST = (*PYTHON, "pytest")


class Check(NamedTuple):
    """One tool's verdict on the tree."""

    name: str
    command: tuple[str, ...]


LINT = (
    Check("lint", (*PYTHON, "ruff", "check")),
    Check("format", (*PYTHON, "ruff", "format", "--check")),
    Check("types", (*PYTHON, "mypy", "--no-error-summary")),
    Check("layers", (str(Path(sys.executable).with_name("lint-imports")), "--no-logo", "--no-cache")),
)
WEB_LINT = (Check("web lint", (*PYTHON, "tools", "web", "lint")),)
REPAIRS = (
    Check("lint --fix", (*PYTHON, "ruff", "check", "--fix", "--quiet")),
    Check("format", (*PYTHON, "ruff", "format", "--quiet")),
    Check("web format", (*PYTHON, "tools", "web", "fix")),
)
GENERATED = Check("generated files", (*PYTHON, "tools", "generate", "--check"))
DOCS = Check("documentation", (*PYTHON, "tools", "docs"))
WEB = (
    *WEB_LINT,
    Check("web types", (*PYTHON, "tools", "web", "check")),
    Check("web tests", (*PYTHON, "tools", "web", "test")),
)
# One worker per core: rules and property tests are bound by the processor.
TESTS = Check("tests", (*PYTEST, "-n", "auto"))
LONG_TESTS = Path("tests/soak")
MUTANTS = "mutants"
"""The part of the long checks that is no file of tests: mutation testing of the rules, and which mutants survive."""
MUTATION_TESTING = (
    Check(MUTANTS, (*PYTHON, "mutmut", "run")),
    Check("surviving mutants", (*PYTHON, "mutmut", "results")),
    Check("mutants of bots, record, server and page", (*PYTHON, "tools.mutants")),
)


def test(paths: Sequence[str], expression: str | None) -> int:
    if not paths and expression is None:
        return report([*side_by_side([*LINT, GENERATED, DOCS], WEB), *one_by_one([TESTS])])
    chosen = ("-k", expression) if expression is not None else ()
    return subprocess.call([*PYTEST, *chosen, *paths])


def lint(*, fix: bool) -> int:
    return report([*(one_by_one(REPAIRS) if fix else ()), *side_by_side(LINT, WEB_LINT)])


def soak_parts() -> list[str]:
    """The names of all long checks: one for each file of tests, and mutation testing."""
    return [*sorted(path.stem.removeprefix("test_") for path in LONG_TESTS.glob("test_*.py")), MUTANTS]


def soak(parts: Sequence[str]) -> int:
    """These long checks, or all of them, one after another."""
    checks: list[Check] = []
    for part in parts or soak_parts():
        if part == MUTANTS:
            checks += MUTATION_TESTING
        else:
            checks.append(Check(part, (*PYTEST, "-q", str(LONG_TESTS / f"test_{part}.py"))))
    return report(one_by_one(checks))


class Verdict(NamedTuple):
    """How a check ended."""

    name: str
    status: int
    seconds: float


def report(verdicts: Sequence[Verdict]) -> int:
    """All of them ran, even after a failure, so that one run shows everything that is wrong."""
    print("\n== summary", flush=True)
    for name, status, seconds in verdicts:
        print(f"{'FAILED' if status else 'ok':<6}  {seconds:6.1f} s  {name}")
    return int(any(verdict.status for verdict in verdicts))


def one_by_one(checks: Sequence[Check]) -> list[Verdict]:
    return [run(check) for check in checks]


def side_by_side(*lanes: Sequence[Check]) -> list[Verdict]:
    """Each lane one by one, the lanes at the same time: most of these tools keep one core busy and no other."""
    with ThreadPoolExecutor(len(lanes)) as pool:
        done = pool.map(lambda lane: [run(check, is_live=False) for check in lane], lanes)
    return [verdict for lane in done for verdict in lane]


def run(check: Check, *, is_live: bool = True) -> Verdict:
    """Run a check; what it says is shown as it says it, or in one piece at its end."""
    start = time.perf_counter()
    if is_live:
        print(f"\n== {check.name}", flush=True)
        status = subprocess.call(check.command)
    else:
        done = subprocess.run(check.command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, check=False)
        status = done.returncode
        print(f"\n== {check.name}\n{done.stdout}".rstrip(), flush=True)
    return Verdict(check.name, status, time.perf_counter() - start)
