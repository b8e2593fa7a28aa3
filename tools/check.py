"""The checks every change must pass."""

import os
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
CORES = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
# Rules and property tests are bound by the processor, those of server and page often wait: one worker more than cores.
# Neighbours share what is costly to begin; whoever has nothing left to do takes from the others' far end.
TESTS = Check("tests", (*PYTEST, "-n", str(CORES + 1), "--dist", "worksteal"))


def test(paths: Sequence[str], expression: str | None) -> int:
    if not paths and expression is None:
        return report(side_by_side([*LINT, GENERATED, DOCS, TESTS], WEB))
    chosen = ("-k", expression) if expression is not None else ()
    return subprocess.call([*PYTEST, *chosen, *paths])


def lint(*, fix: bool) -> int:
    return report([*(one_by_one(REPAIRS) if fix else ()), *side_by_side(LINT, WEB_LINT)])


class Verdict(NamedTuple):
    """How a check ended."""

    name: str
    status: int
    seconds: float


def report(verdicts: Sequence[Verdict], title: str = "summary") -> int:
    """All of them ran, even after a failure, so that one run shows everything that is wrong."""
    print(f"\n== {title}", flush=True)
    print(*map(line, verdicts), sep="\n")
    return int(any(verdict.status for verdict in verdicts))


def line(verdict: Verdict) -> str:
    return f"{'FAILED' if verdict.status else 'ok':<6}  {verdict.seconds:6.1f} s  {verdict.name}"


def one_by_one(checks: Sequence[Check]) -> list[Verdict]:
    return [run(check) for check in checks]


def side_by_side(*lanes: Sequence[Check]) -> list[Verdict]:
    """Each lane one by one, the lanes at the same time: most of these tools keep one core busy and no other.

    What a tool says is shown at its end; the tests, which take longest, are watched.
    """
    with ThreadPoolExecutor(len(lanes)) as pool:
        done = pool.map(lambda lane: [run(check, is_live=check is TESTS) for check in lane], lanes)
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
