"""A real server on a real port of this machine, in a thread, over a database that is gone afterwards."""

from __future__ import annotations

import asyncio
import shutil
import threading
from collections.abc import Callable, Coroutine, Iterator
from pathlib import Path
from random import Random
from typing import Any, TypeVar

import pytest

from nottingham.server.access.rate_limits import Rate
from nottingham.server.app import Server
from nottingham.server.config import Caps, Config
from nottingham.server.run import TableServer, uvicorn_config
from nottingham.server.transport.slow_clients import ConnectionGuard
from tests.server.postgres import EmptyDatabases, running_postgres
from tests.waiting import PATIENCE

T = TypeVar("T")
DATABASE = "tables.db"
GENEROUS = Caps(
    connections=0,
    unfinished=0,
    sockets=0,
    work=Rate(0, 0),
    pages=Rate(0, 0),
    tables=Rate(0, 0),
    cups=Rate(0, 0),
    cup_home=0,
    joins=Rate(0, 0),
    requests=Rate(0, 0),
    messages=Rate(0, 0),
    acts=Rate(0, 0),
    talk=Rate(0, 0),
    proposals=Rate(0, 0),
    reports=Rate(0, 0),
    bot_seconds=Rate(0, 0),
)


ON_POSTGRES = pytest.param("postgres", marks=pytest.mark.xdist_group("postgres"))
"""For tests that ask for the fixture by name while they run."""


@pytest.hookimpl(tryfirst=True)  # xdist reads the groups in the same hook
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """All tests on PostgreSQL go to one worker, so that it is started once (`--dist loadgroup`)."""
    for item in items:
        if "postgres" in getattr(item, "fixturenames", ()):
            item.add_marker(pytest.mark.xdist_group("postgres"))


class RunningServer:
    """One process's worth of server, in a thread of the test."""

    def __init__(self, config: Config, chance: Random | None = None, trusted_push: str = "") -> None:
        self.addresses: list[str] = []
        self._uvicorn = TableServer(uvicorn_config(config, chance, trusted_push), self._listening)
        self._is_up = threading.Event()
        self._thread = threading.Thread(target=self._uvicorn.run, daemon=True)
        self._thread.start()
        assert self._is_up.wait(PATIENCE), "the server did not start"

    def _listening(self, address: str) -> None:
        self.addresses.append(address)
        self._is_up.set()

    @property
    def url(self) -> str:
        return self.addresses[0]

    @property
    def guard(self) -> ConnectionGuard:
        return self.inside.guard

    @property
    def inside(self) -> Server:
        """For looking behind the curtain; it lives in the other thread."""
        app = self._uvicorn.config.app
        server: Server = app.state.server  # type: ignore[union-attr]
        return server

    @property
    def loop(self) -> asyncio.AbstractEventLoop:
        """The server's own, in the other thread."""
        committing = self.inside.store._committing
        assert committing is not None
        return committing.get_loop()

    def do(self, work: Callable[[], Coroutine[Any, Any, T]]) -> T:
        """What some work gives that is done in the server's own loop."""
        return asyncio.run_coroutine_threadsafe(work(), self.loop).result(PATIENCE)

    def stop(self) -> None:
        self._uvicorn.should_exit = True
        self._thread.join(PATIENCE)
        assert not self._thread.is_alive(), "the server did not stop"


Serve = Callable[..., RunningServer]


def config_for(folder: Path, **changes: object) -> Config:
    settings: dict[str, object] = {
        "port": 0,
        "database": f"sqlite:///{folder}/{DATABASE}",
        "synchronous": "NORMAL",
        "bot_workers": 0,
        "pace": 0.0,
        "caps": GENEROUS,
    }
    return Config(**(settings | changes))  # type: ignore[arg-type]


@pytest.fixture(scope="session")
def empty_database(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A file of SQLite as a first start leaves it, with nothing in it."""
    folder = tmp_path_factory.mktemp("model")
    RunningServer(config_for(folder)).stop()
    return folder / DATABASE


@pytest.fixture
def serve(tmp_path: Path, empty_database: Path) -> Iterator[Serve]:
    """Start servers; all over the same database unless told otherwise."""
    running: list[RunningServer] = []

    def start(*, trusted_push: str = "", **changes: object) -> RunningServer:
        if not (tmp_path / DATABASE).exists():
            shutil.copy(empty_database, tmp_path / DATABASE)  # cheaper than all migrations once more
        running.append(RunningServer(config_for(tmp_path, **changes), trusted_push=trusted_push))
        return running[-1]

    yield start
    for server in running:
        server.stop()


@pytest.fixture(scope="session")
def databases() -> Iterator[EmptyDatabases]:
    """One PostgreSQL for all tests."""
    with running_postgres() as url:
        yield EmptyDatabases(url)


@pytest.fixture
def postgres(databases: EmptyDatabases) -> str:
    """The URL of a database of this test's own: what others did there would count towards its limits."""
    return databases.new()


@pytest.fixture(scope="session")
def shared(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of one server for all tests that leave it as it was."""
    server = RunningServer(config_for(tmp_path_factory.mktemp("shared")))
    yield server.url
    server.stop()
