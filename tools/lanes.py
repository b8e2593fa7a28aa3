"""Test lanes: which tests run together, in how many processes, and how long each of them may take.

Lanes run one after the other, so that two cores are never asked for six: a test with a socket or a browser waits for
real time, and the only load beside it is its own.
"""

from __future__ import annotations

import os
import sys
from typing import NamedTuple

CORES = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
PYTEST = (sys.executable, "-m", "pytest")


class Lane(NamedTuple):
    """Tests that are alike in what they need of the machine."""

    name: str
    folders: tuple[str, ...]
    """Where its tests are; the fast lane has whatever no other lane has."""
    processes: int
    timeout: int
    """Seconds for one test: many times what it takes on an idle machine, so that only a test that hangs meets it."""

    @property
    def command(self) -> tuple[str, ...]:
        chosen = self.folders or tuple(f"--ignore={folder}" for lane in LANES for folder in lane.folders)
        # Tests of one xdist group share a process, and so what is costly to start: PostgreSQL, a compiled ruleset.
        spread = ("-n", str(self.processes), "--dist", "loadgroup") if self.processes > 1 else ()
        return (*PYTEST, *spread, f"--timeout={self.timeout}", *chosen)


FAST = Lane("fast", (), CORES, 120)
LANES = (
    FAST,
    Lane("arrays", ("tests/vector", "tests/learning"), CORES, 600),
    Lane("server", ("tests/server", "tests/mcp"), CORES, 240),
    Lane("page", ("tests/web",), 1, 400),  # one process: one Chromium and one server for all of its tests
)
