"""Timestamps (moments): times as the log keeps them, in whole milliseconds of UTC."""

from __future__ import annotations

import time
from collections.abc import Callable

Moment = int
"""Milliseconds since 1970, UTC. Only the outermost layer looks at a clock; everybody else is told."""
SECOND = 1000
MINUTE = 60 * SECOND
HOUR = 60 * MINUTE
DAY = 24 * HOUR


class SteadyClock:
    """The time of day that never runs backwards.

    Where the system's clock is set back, time goes on by the monotonic one; where it is set forward, it is followed.
    """

    def __init__(
        self, wall: Callable[[], int] = time.time_ns, monotonic: Callable[[], int] = time.monotonic_ns
    ) -> None:
        self._wall = wall
        self._monotonic = monotonic
        self._moment = wall() // 1_000_000
        self._at = monotonic() // 1_000_000

    def now(self) -> Moment:
        at = self._monotonic() // 1_000_000
        self._moment = max(self._wall() // 1_000_000, self._moment + at - self._at)
        self._at = at
        return self._moment


_CLOCK = SteadyClock()


def now() -> Moment:
    return _CLOCK.now()
