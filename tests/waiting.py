"""Waiting in tests: for a condition, with an end, and with a word for what did not come to be."""

from __future__ import annotations

import time
from collections.abc import Callable

PATIENCE = 60.0
"""Seconds. Only a failure waits so long, so it can be far more than a busy machine needs."""
LOOK_EVERY = 0.02


def until(condition: Callable[[], bool], awaited: str, within: float = PATIENCE) -> None:
    """Return once a condition holds; fail, naming what was awaited, where it does not in time."""
    deadline = time.monotonic() + within
    while not condition():
        if time.monotonic() > deadline:
            raise AssertionError(f"waited {within:.0f} s in vain for {awaited}")
        time.sleep(LOOK_EVERY)
