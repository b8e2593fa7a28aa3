"""Servers as people run them: processes of their own, which can be killed; and their logs, read behind their backs."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
from pathlib import Path

from nottingham.server.storage.step_store import Store
from nottingham.server.table.log import Row

STOP_WITHIN = 20


class Process:
    """`nottingham serve`, on a free port unless told. Bots do not make anybody wait."""

    def __init__(self, database: str, port: int = 0, **settings: str) -> None:
        chosen = {"PACE": "0", "BOT_WORKERS": "0", **settings}
        environment = {**os.environ, **{f"NOTTINGHAM_{name}": value for name, value in chosen.items()}}
        command = [sys.executable, "-m", "nottingham.cli", "serve", "--port", str(port), "--database", database]
        self._process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=environment)
        assert self._process.stdout is not None
        self.url = self._process.stdout.readline().split()[-1]

    def kill(self) -> None:
        """As a power cut would, but for the disk: kill -9."""
        self._end(signal.SIGKILL)

    def stop(self) -> None:
        """As a service manager does."""
        self._end(signal.SIGTERM)

    def _end(self, how: signal.Signals) -> None:
        self._process.send_signal(how)
        self._process.wait(STOP_WITHIN)
        assert self._process.stdout is not None
        self._process.stdout.close()


def rows_in(database: str, table: str) -> list[Row]:
    """The log of a table, as a server that opens the database now would find it."""

    async def read() -> list[Row]:
        store = await Store.open(database)
        try:
            return await store.rows(table)
        finally:
            await store.close()

    return asyncio.run(read())


def sqlite_in(folder: Path) -> str:
    return f"sqlite:///{folder}/tables.db"
