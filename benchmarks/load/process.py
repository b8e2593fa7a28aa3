"""A server as its own process, and what it uses: processor time and memory, as the kernel counts them."""

from __future__ import annotations

import os
import subprocess
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path

import msgspec

TICKS = os.sysconf("SC_CLK_TCK")
STOP_WITHIN = 10.0


class Usage(msgspec.Struct, frozen=True):
    """What a process has used so far."""

    seconds: float
    """Of processor time, in all its threads."""
    kilobytes: int
    """Of memory, now."""


class ServerProcess:
    """A server under load, running."""

    def __init__(self, process: subprocess.Popen[str], port: int) -> None:
        self._process = process
        self.port = port

    def usage(self) -> Usage:
        folder = Path("/proc", str(self._process.pid))
        fields = (folder / "stat").read_text().rpartition(")")[2].split()
        ticks = int(fields[11]) + int(fields[12])
        resident = next(line for line in (folder / "status").read_text().splitlines() if line.startswith("VmRSS"))
        return Usage(ticks / TICKS, int(resident.split()[1]))


@contextmanager
def running(
    command: Sequence[str], environment: Mapping[str, str], folder: Path | None = None
) -> Iterator[ServerProcess]:
    """Start a server that prints its address on a line when it is ready, and stop it in the end."""
    with subprocess.Popen(
        command, stdout=subprocess.PIPE, text=True, env={**os.environ, **environment}, cwd=folder
    ) as process:
        assert process.stdout is not None
        try:
            said = process.stdout.readline()
            if not said:
                raise ConnectionError(f"{command[0]} did not start")
            yield ServerProcess(process, int(said.rstrip().rpartition(":")[2]))
        finally:
            process.terminate()
            try:
                process.wait(STOP_WITHIN)
            except subprocess.TimeoutExpired:
                process.kill()
