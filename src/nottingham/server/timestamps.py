"""Timestamps (moments): times as the log keeps them, in whole milliseconds of UTC."""

from __future__ import annotations

import time

Moment = int
"""Milliseconds since 1970, UTC. Only the outermost layer looks at a clock; everybody else is told."""
SECOND = 1000
MINUTE = 60 * SECOND
HOUR = 60 * MINUTE
DAY = 24 * HOUR


def now() -> Moment:
    return time.time_ns() // 1_000_000
