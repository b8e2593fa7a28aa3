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
    places: tuple[str, ...]
    """Where its tests are; the fast lane has whatever no other lane has."""
    spread: tuple[str, ...]
    timeout: int
    """Seconds for one test: many times what it takes on an idle machine, so that only a test that hangs meets it."""

    @property
    def command(self) -> tuple[str, ...]:
        chosen = self.places or tuple(f"--ignore={place}" for lane in LANES for place in lane.places)
        return (*PYTEST, *self.spread, f"--timeout={self.timeout}", *chosen)


# Neighbours share a process, and so what their module is slow to make; an idle process takes from the far end.
BY_NEIGHBOURHOOD = ("-n", str(CORES), "--dist", "worksteal")
# Tests of one xdist group share a process, and so what is costly to start: PostgreSQL, a compiled ruleset.
BY_GROUP = ("-n", str(CORES), "--dist", "loadgroup")
# A test with a server spends half of its time waiting: for a clock, for a model that is slow, for a server that ends.
BY_GROUP_WAITING = ("-n", str(2 * CORES), "--dist", "loadgroup")
# Test, page and server wait for each other for more than half of the time, and each process has a Chromium, so that
# memory bounds how many there are. Tests begin in the order in which they were collected: the longest first.
BY_GROUP_LONGEST_FIRST = ("-n", str(min(2 * CORES + 1, 8)), "--dist", "loadgroup", "--no-loadscope-reorder")
LONGEST_PAGE_FILES = ("test_screens.py", "test_games.py", "test_cups.py", "test_accounts.py", "test_tablet.py")
"""Each has tests that take ten seconds and more: if one of them began last, every other process would wait for it."""
WITH_SOCKETS = (
    "tests/server",
    "tests/mcp",
    "tests/adapters_llm",
    "tests/benchmark/test_run.py",
    "tests/docs/test_pages.py",
)

FAST = Lane("fast", (), BY_NEIGHBOURHOOD, 120)
LANES = (
    FAST,
    Lane("arrays", ("tests/vector", "tests/learning"), BY_GROUP, 600),
    Lane("server", WITH_SOCKETS, BY_GROUP_WAITING, 240),
    Lane("page", ("tests/web",), BY_GROUP_LONGEST_FIRST, 400),
)
