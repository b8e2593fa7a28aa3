"""Fair lock: one thing at a time at a table, in the order of asking."""

from __future__ import annotations

import asyncio


class FairLock:
    """The turn at a table. It knows since when it is taken; the mailbox of a table is the queue before it."""

    def __init__(self) -> None:
        self._lock = asyncio.Lock()
        self._since = 0.0

    async def __aenter__(self) -> None:
        await self._lock.acquire()
        self._since = asyncio.get_running_loop().time()

    async def __aexit__(self, *_: object) -> None:
        self._lock.release()

    @property
    def is_taken(self) -> bool:
        return self._lock.locked()

    def taken_for(self) -> float:
        """For how many seconds the one whose turn it is has kept all others waiting; 0 where it is nobody's."""
        return asyncio.get_running_loop().time() - self._since if self.is_taken else 0.0
