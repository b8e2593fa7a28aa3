"""GC tuning: a full collection looks at every object of every table, and all of them stand still meanwhile.

So Python is told not to start one by itself; it is done every few minutes, for the connections that were closed since.
What rows, tables and messages are made of is no part of it at all (`gc=False`): they are made of older values alone, so
they are in no cycle.
"""

from __future__ import annotations

import asyncio
import gc

YOUNG, MIDDLE, NEVER = 20_000, 20, 1_000_000
COLLECT_EVERY = 300.0


def freeze_startup_objects() -> None:
    """What was loaded for the start stays for good and need not be looked at again."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(YOUNG, MIDDLE, NEVER)


async def collect_periodically() -> None:
    while True:
        await asyncio.sleep(COLLECT_EVERY)
        gc.collect()
