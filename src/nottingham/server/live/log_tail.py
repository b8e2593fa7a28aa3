"""Log tail: the last rows of a table's log, kept in memory for viewers who missed a few; older ones are read."""

from __future__ import annotations

from collections import deque

from nottingham.server.protocol.news import GameErased
from nottingham.server.storage.step_store import Store
from nottingham.server.table.log import Row
from nottingham.server.table.state import Table

RECENT = 64
"""Rows kept in memory."""
CATCH_UP_MOST = 3000
"""Rows sent again at most; a viewer who missed more is told the last of them, and asks for no more."""


class LogTail:
    """The end of one table's log."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._recent: deque[Row] = deque(maxlen=RECENT)

    def append(self, row: Row) -> None:
        self._recent.append(row)
        if GameErased in map(type, row.news):
            self._recent.clear()

    async def after(self, since: int, table: Table) -> list[Row]:
        """What the table has seen since a number."""
        if since >= table.seq:
            return []
        if self._recent and self._recent[0].seq <= since + 1:
            return [row for row in self._recent if row.seq > since]
        rows = await self._store.rows(table.name, since)
        return [row for row in rows if row.seq <= table.seq][-CATCH_UP_MOST:]
