"""The checks every change must pass, and the long ones that run now and then."""

import subprocess
import sys
import time
from collections.abc import Iterable, Sequence
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
    Check("web lint", (*PYTHON, "tools", "web", "lint")),
)
REPAIRS = (
    Check("lint --fix", (*PYTHON, "ruff", "check", "--fix", "--quiet")),
    Check("format", (*PYTHON, "ruff", "format", "--quiet")),
    Check("web format", (*PYTHON, "tools", "web", "fix")),
)
GENERATED = Check("generated files", (*PYTHON, "tools", "generate", "--check"))
DOCS = Check("documentation", (*PYTHON, "tools", "docs"))
WEB = (
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
)


def test(paths: Sequence[str], expression: str | None) -> int:
    if not paths and expression is None:
        return report([*LINT, GENERATED, DOCS, *WEB, TESTS])
    chosen = ("-k", expression) if expression is not None else ()
    return subprocess.call([*PYTEST, *chosen, *paths])


def lint(*, fix: bool) -> int:
    return report([*REPAIRS, *LINT] if fix else LINT)


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
    return report(checks)


def report(checks: Iterable[Check]) -> int:
    """Run all of them, even after a failure, so that one run shows everything that is wrong."""
    verdicts = [(check.name, *run(check)) for check in checks]
    print("\n== summary", flush=True)
    for name, status, seconds in verdicts:
        print(f"{'FAILED' if status else 'ok':<6}  {seconds:6.1f} s  {name}")
    return int(any(status for _, status, _ in verdicts))


def run(check: Check) -> tuple[int, float]:
    print(f"\n== {check.name}", flush=True)
    start = time.perf_counter()
    status = subprocess.call(check.command)
    return status, time.perf_counter() - start
