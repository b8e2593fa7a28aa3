"""What all tests share."""

import gc
import os
import socket
from pathlib import Path

import pytest

from nottingham.server import client
from tests.waiting import PATIENCE
from tools.lanes import LANES

ROOT = Path(__file__).parent.parent
# What JAX compiled here is kept between runs, by program and compiler: half the time of tests/vector.
os.environ.setdefault("JAX_COMPILATION_CACHE_DIR", str(ROOT / ".pytest_cache/jax"))
GARBAGE_MOST = 50_000
"""Objects made and not yet gone, before the garbage collector looks at them; Python's own number is 700."""
client.TIMEOUT = PATIENCE
WITH_SOCKETS = tuple(ROOT / folder for lane in LANES for folder in lane.places)


def pytest_collection_finish() -> None:
    """Modules and tests stay to the end: Python's garbage collector looks at what is made after them, and less often.

    With its own settings a tenth of the fast lane's processor time is its.
    """
    gc.freeze()
    gc.set_threshold(GARBAGE_MOST)


@pytest.fixture(autouse=True)
def _speaks_english(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever the machine speaks: verbs follow the environment's language."""
    monkeypatch.setenv("LC_ALL", "C.UTF-8")


@pytest.fixture(autouse=True)
def _refuses_sockets(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """In the fast lane nothing waits for a network: a test that opens a socket belongs to the lane of the server."""
    if any(request.path.is_relative_to(folder) for folder in WITH_SOCKETS) or "soak" in request.path.parts:
        return

    def refuse(self: socket.socket, address: object) -> None:
        if self.family != socket.AF_UNIX:
            pytest.fail(f"a test of the fast lane opens a socket ({address}); move it to tests/server")

    monkeypatch.setattr(socket.socket, "bind", refuse)
    monkeypatch.setattr(socket.socket, "connect", refuse)
