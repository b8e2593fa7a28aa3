"""The server that tests visit, and what it wrote down itself."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from typing import NamedTuple

from nottingham.server.table.log import Row
from tests.server.conftest import RunningServer
from tests.server.processes import rows_in


class House(NamedTuple):
    """A running server: where it is, and where its log is."""

    server: RunningServer
    database: str

    @property
    def url(self) -> str:
        return self.server.url

    def rows(self, table: str) -> list[Row]:
        """The log of a table; read in another thread, since this one is the browser's."""
        with ThreadPoolExecutor(1) as pool:
            return pool.submit(rows_in, self.database, table).result()
