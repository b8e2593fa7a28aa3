"""The one patience of the browser tests: conditions are waited for, and all of them as long."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import TypeVar

from playwright.sync_api import Page

LIMIT = 60.0
"""Seconds: far more than anything takes on a busy machine, so that only what will never come is given up."""
LIMIT_MS = LIMIT * 1000
LOOK_EVERY = 15
"""Milliseconds between two looks; nothing depends on it but the time a test takes."""
STRIDE = 100
"""Milliseconds by which a page's clock runs ahead at a look: so few that what it asks of a server is answered."""
T = TypeVar("T")


def wait_until(
    page: Page, found: Callable[[], T | None], complaint: Callable[[], object] = lambda: "", limit: float = LIMIT
) -> T:
    """What is found at last, while the page goes on; an end with a complaint where nothing is."""
    deadline = time.monotonic() + limit
    while not (there := found()):
        assert time.monotonic() < deadline, complaint()
        page.wait_for_timeout(LOOK_EVERY)
    return there


def wait_ahead(page: Page, found: Callable[[], T | None], complaint: Callable[[], object] = lambda: "") -> T:
    """The same where the page itself lets time pass: its clock (`page.clock.install()`) runs ahead meanwhile."""

    def look() -> T | None:
        there = found()
        if not there:
            page.clock.fast_forward(STRIDE)
        return there

    return wait_until(page, look, complaint)
