"""Servers as people run them: processes of their own, which can be killed; and their logs, read behind their backs."""

from __future__ import annotations

import asyncio
import os
import select
import signal
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Self

from nottingham.server.storage.step_store import Store
from nottingham.server.table.log import Row
from tests.ports import hold_port
from tests.waiting import PATIENCE


class Process:
    """`nottingham serve`, on a free port unless told. Bots do not make anybody wait.

    Limits are constants of its modules that it is to have, such as `nottingham.server.app.FINISH_WITHIN`.
    """

    def __init__(
        self, database: str, port: int = 0, *, limits: Mapping[str, float] | None = None, **settings: str
    ) -> None:
        chosen = {"PACE": "0", "BOT_WORKERS": "0", **settings}
        environment = {**os.environ, **{f"NOTTINGHAM_{name}": value for name, value in chosen.items()}}
        where = ["--port", str(port or hold_port()), "--database", database]
        command = [sys.executable, "-c", _program(limits or {}), "serve", *where]
        self._process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=environment)
        self.url = self._read_address()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *problem: object) -> None:
        """A test that failed half way leaves nothing running."""
        if self._process.poll() is None:
            self.kill()

    def _read_address(self) -> str:
        """What it says once it listens; a server that does not come to that fails the test and keeps nobody waiting."""
        assert self._process.stdout is not None
        is_said, _, _ = select.select([self._process.stdout], [], [], PATIENCE)
        line = self._process.stdout.readline() if is_said else ""
        if not line:
            self.kill()
            raise AssertionError(f"the server did not start: it ended with {self._process.returncode}")
        return line.split()[-1]

    def kill(self) -> None:
        """As a power cut would, but for the disk: kill -9."""
        self._end(signal.SIGKILL)

    def stop(self) -> None:
        """As a service manager does."""
        self._end(signal.SIGTERM)

    def _end(self, how: signal.Signals) -> None:
        self._process.send_signal(how)
        self._process.wait(PATIENCE)
        assert self._process.stdout is not None
        self._process.stdout.close()


def _program(limits: Mapping[str, float]) -> str:
    """The command line, with some constants set before it begins."""
    modules = {name.rpartition(".")[0] for name in limits}
    lines = [*(f"import {module}" for module in modules), *(f"{name} = {limit}" for name, limit in limits.items())]
    return "\n".join((*lines, "import sys", "from nottingham import cli", "sys.exit(cli.main(sys.argv[1:]))"))


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
