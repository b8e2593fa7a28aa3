"""Readiness probe: whether the server can commit now, asked of the database at most once a second."""

from __future__ import annotations

import asyncio

from nottingham.server.live.registry import TableRegistry
from nottingham.server.protocol.http_bodies import Readiness

GOOD_FOR = 1.0


class ReadinessProbe:
    """Many may ask at once; one probe answers all of them."""

    def __init__(self, tables: TableRegistry) -> None:
        self._tables = tables
        self._probing: asyncio.Task[bool] | None = None
        self._began = 0.0

    async def get(self) -> Readiness:
        moment = asyncio.get_running_loop().time()
        if self._probing is None or (self._probing.done() and moment - self._began >= GOOD_FOR):
            self._began = moment
            self._probing = asyncio.create_task(self._tables.services.store.can_commit(), name="readiness probe")
        can_commit = await asyncio.shield(self._probing)
        return Readiness(
            status="ready" if can_commit else "not_ready",
            can_commit=can_commit,
            oldest_waiting_ms=int(self._tables.oldest_waiting() * 1000),
        )
