"""The checks every change must pass."""

import os
import subprocess
import sys
import time
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import NamedTuple

from tools.lanes import FAST, LANES, PYTEST, Lane

PYTHON = (sys.executable, "-m")
# Bytecode is kept, also where the machine says otherwise: each of some hundred processes would compile it anew.
ENVIRONMENT = {**os.environ, "PYTHONDONTWRITEBYTECODE": ""}


class Check(NamedTuple):
    """One tool's verdict on the tree."""

    name: str
    command: tuple[str, ...]


LINT = (
    Check("lint", (*PYTHON, "ruff", "check")),
    Check("format", (*PYTHON, "ruff", "format", "--check")),
    Check("types", (*PYTHON, "mypy", "--no-error-summary")),
    Check("layers", (str(Path(sys.executable).with_name("lint-imports")), "--no-logo")),
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
BUILD = Check("page built", (*PYTHON, "tools", "web", "build"))


def test(paths: Sequence[str], expression: str | None, lanes: Sequence[str]) -> int:
    """Every check and lane; or some lanes alone; or just the tests that are named."""
    if paths or expression is not None:
        chosen = ("-k", expression) if expression is not None else ()
        return subprocess.call([*PYTEST, *chosen, *paths])
    if lanes:
        return report([run(lane_check(lane)) for lane in LANES if lane.name in lanes])
    # Lint, types and generated files wait for nobody and nobody waits for them: they run beside the fast lane.
    first = side_by_side([*LINT, GENERATED, DOCS], [*WEB, BUILD], [lane_check(FAST)])
    return report([*first, *(run(lane_check(lane)) for lane in LANES if lane is not FAST)])


def lane_check(lane: Lane) -> Check:
    return Check(f"{lane.name} tests", lane.command)


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


def side_by_side(*queues: Sequence[Check]) -> list[Verdict]:
    """Each queue one by one, the queues at the same time: most of these tools keep one core busy and no other.

    What a tool says is shown in one piece, at its end.
    """
    with ThreadPoolExecutor(len(queues)) as pool:
        done = pool.map(lambda queue: [run(check, is_live=False) for check in queue], queues)
    return [verdict for queue in done for verdict in queue]


def run(check: Check, *, is_live: bool = True) -> Verdict:
    """Run a check; what it says is shown as it says it, or in one piece at its end."""
    start = time.perf_counter()
    if is_live:
        print(f"\n== {check.name}", flush=True)
        status = subprocess.call(check.command, env=ENVIRONMENT)
    else:
        done = subprocess.run(
            check.command,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            check=False,
            env=ENVIRONMENT,
        )
        status = done.returncode
        print(f"\n== {check.name}\n{done.stdout}".rstrip(), flush=True)
    return Verdict(check.name, status, time.perf_counter() - start)
