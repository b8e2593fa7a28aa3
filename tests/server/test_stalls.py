"""A database that stalls, tasks that die, and a server that is told to stop meanwhile."""

from __future__ import annotations

import asyncio
import gc
import json
import os
import signal
import sqlite3
import threading
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from http.client import HTTPConnection
from pathlib import Path
from urllib.parse import urlsplit

import asyncpg
import pytest
from sqlalchemy.exc import TimeoutError as PoolTimeout

from nottingham.server import run
from nottingham.server.client import Dismissed, Place, Player, ServerSaysNo, new_id, set_table
from nottingham.server.ops import gc_tuning, json_logging, supervisor
from nottingham.server.ops.supervisor import EXIT_STATUS, Supervisor
from nottingham.server.protocol.messages import Done, Refused
from nottingham.server.protocol.requests import Ask, Rename, Start
from nottingham.server.storage import step_store
from nottingham.server.storage.group_commit import Append, GroupCommit
from nottingham.server.storage.step_store import Store
from tests.server.conftest import RunningServer, Serve, config_for
from tests.server.processes import Process, rows_in
from tests.waiting import PATIENCE, until

SHORT_LIMITS = (
    "nottingham.server.run.STOP_WITHIN",
    "nottingham.server.app.FAREWELL_WITHIN",
    "nottingham.server.app.FINISH_WITHIN",
)
"""What is waited for while a server stops, which together is shorter than any time limit of a statement."""
HELLO = Rename(name="Robin", language="en")


@contextmanager
def locked(database: str, what: str = "tables, steps, presence") -> Iterator[None]:
    """Somebody else holds the tables, as a vacuum or a careless admin does."""
    loop = asyncio.new_event_loop()
    connection = loop.run_until_complete(asyncpg.connect(database))
    try:
        loop.run_until_complete(connection.execute("BEGIN"))
        loop.run_until_complete(connection.execute(f"LOCK TABLE {what} IN ACCESS EXCLUSIVE MODE"))
        yield
    finally:
        loop.run_until_complete(connection.close())
        loop.close()


@contextmanager
def frozen(database: str) -> Iterator[None]:
    """PostgreSQL stands still, as on a machine that swaps or a disk that hangs: it neither answers nor hangs up."""

    async def backends() -> list[int]:
        connection = await asyncpg.connect(database)
        query = "SELECT pid FROM pg_stat_activity WHERE backend_type = 'client backend' AND pid <> pg_backend_pid()"
        found = [record["pid"] for record in await connection.fetch(query)]
        await connection.close()
        return found

    pids = asyncio.run(backends())
    parent = Path(f"/proc/{pids[0]}/stat").read_text(encoding="ascii").rsplit(")", 1)[1].split()[1]
    stopped = [int(parent), *pids]
    try:
        for pid in stopped:
            os.kill(pid, signal.SIGSTOP)
        yield
    finally:
        for pid in stopped:
            os.kill(pid, signal.SIGCONT)


def answer(url: str, path: str, timeout: float = PATIENCE) -> tuple[int, dict[str, object]]:
    connection = HTTPConnection(urlsplit(url).netloc, timeout=timeout)
    try:
        connection.request("GET", path)
        response = connection.getresponse()
        return response.status, json.loads(response.read())
    finally:
        connection.close()


def in_threads(count: int, work: Callable[[], object]) -> list[threading.Thread]:
    threads = [threading.Thread(target=work, daemon=True) for _ in range(count)]
    for thread in threads:
        thread.start()
    return threads


# --- the writer


def test_a_pool_without_a_free_connection_does_not_end_the_writer(
    serve: Serve, monkeypatch: pytest.MonkeyPatch
) -> None:
    server = serve()
    store = server.inside.store
    honest, failures = store._insert, [PoolTimeout(), RuntimeError("a mistake of ours")]

    async def failing(appends: list[Append]) -> None:
        if failures:
            raise failures.pop()
        await honest(appends)

    monkeypatch.setattr(store._group_commit, "_commit", failing)
    with Player(set_table_slowly(server.url)) as me:
        assert isinstance(me.ask(HELLO), Done)
    assert failures == []


def set_table_slowly(url: str) -> Place:
    """The first two tries meet a database that is out of order."""
    for _ in range(2):
        with pytest.raises(ServerSaysNo) as problem:
            set_table(url)
        assert problem.value.status == 500
    return set_table(url, bots=("honest",) * 3)


def test_a_lock_on_the_tables_is_waited_out_and_said_by_readiness(
    serve: Serve, postgres: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(step_store, "COMMIT_WITHIN", 1.0)
    monkeypatch.setattr(step_store, "READ_WITHIN", 2.0)
    server = serve(database=postgres)
    with Player(set_table(server.url, bots=("honest",) * 3)) as me:
        assert answer(server.url, "/ready") == (200, {"status": "ready", "can_commit": True, "oldest_waiting_ms": 0})
        with locked(postgres):
            readers = in_threads(20, lambda: answer(server.url, "/api/tables"))
            refused = me.ask(HELLO)
            assert isinstance(refused, Refused)
            assert refused.refusal.code == "server_fault"
            status, said = answer(server.url, "/ready")
            assert (status, said["can_commit"]) == (503, False)
            assert answer(server.url, "/health")[0] == 200  # the process is well: to start it anew would not help
        for reader in readers:
            reader.join()
        assert isinstance(me.ask(HELLO), Done)
        until(lambda: answer(server.url, "/ready")[0] == 200, "readiness")


@pytest.mark.parametrize("what", ["tables", "steps"])
def test_readiness_writes_where_moves_are_written(
    serve: Serve, postgres: str, what: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(step_store, "COMMIT_WITHIN", 0.3)
    monkeypatch.setattr(Store.can_commit, "__defaults__", (0.3,))
    server = serve(database=postgres)
    with locked(postgres, what):
        until(lambda: answer(server.url, "/ready")[0] == 503, "the end of readiness")
    until(lambda: answer(server.url, "/ready")[0] == 200, "readiness")


def test_readiness_counts_what_waits_at_a_table(serve: Serve) -> None:
    server = serve()
    place = set_table(server.url, bots=("honest",) * 3)
    with Player(place):
        actor = server.inside.tables.live()[place.table]
        held = threading.Event()

        async def stuck() -> None:
            await asyncio.to_thread(held.wait)

        committing = server.inside.store._committing
        assert committing is not None
        committing.get_loop().call_soon_threadsafe(actor._start, stuck)
        until(lambda: int(str(answer(server.url, "/ready")[1]["oldest_waiting_ms"])) > 0, "the age of what waits")
        held.set()
        until(lambda: answer(server.url, "/ready")[1]["oldest_waiting_ms"] == 0, "that it is done")


def test_readiness_is_told_of_a_file_too(serve: Serve, tmp_path: Path) -> None:
    server = serve()
    assert answer(server.url, "/ready")[0] == 200
    with closing(sqlite3.connect(tmp_path / "tables.db")) as other:
        other.execute("BEGIN IMMEDIATE")
        until(lambda: answer(server.url, "/ready")[0] == 503, "the end of readiness")
        assert answer(server.url, "/health")[0] == 200
    until(lambda: answer(server.url, "/ready")[0] == 200, "readiness")


# --- stopping


def test_stopping_says_farewell_before_it_hangs_up(serve: Serve) -> None:
    server = serve()
    me = Player(set_table(server.url, bots=("honest",) * 3))
    me.connect()
    stopping = in_threads(1, server.stop)
    with pytest.raises(Dismissed) as farewell:
        me.wait_until(lambda: False)
    assert farewell.value.why == "server_stops"
    stopping[0].join(PATIENCE)


def test_a_server_ends_in_time_while_its_database_stands_still(postgres: str) -> None:
    with Process(postgres, limits=dict.fromkeys(SHORT_LIMITS, 0.3)) as process:
        me = Player(set_table(process.url, bots=("honest",) * 3))
        me.connect()
        first = me.ask(Start())
        assert isinstance(first, Done)
        with frozen(postgres):
            me._send(Ask(id=new_id(), request=HELLO))
            process.stop()  # raises where it takes longer than all limits together
    assert first.seq in [row.seq for row in rows_in(postgres, me.place.table)]


# --- tasks that die


@pytest.mark.parametrize("death", [RuntimeError, asyncio.CancelledError])
def test_a_task_that_dies_is_started_again(monkeypatch: pytest.MonkeyPatch, death: type[BaseException]) -> None:
    """Also of something cancelled that it waited for: to end for that would be to end without a word, and look well."""
    monkeypatch.setattr(supervisor, "PAUSE", 0.0)

    async def live() -> tuple[int, bool]:
        watch, lives = Supervisor(), 0

        async def work() -> None:
            nonlocal lives
            lives += 1
            if lives < 4:
                raise death("died")

        await watch.run("work", work)
        return lives, watch.is_well

    assert asyncio.run(live()) == (4, True)


def test_a_task_that_is_told_to_end_does() -> None:
    async def live() -> bool:
        task = Supervisor().run("work", asyncio.Event().wait)  # type: ignore[arg-type]
        await asyncio.sleep(0)
        task.cancel()
        await asyncio.wait((task,), timeout=PATIENCE)
        return task.cancelled()

    assert asyncio.run(live())


def test_deaths_long_apart_are_no_reason_to_give_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(supervisor, "PAUSE", 0.0)

    async def live() -> str:
        moment = 0.0
        watch, lives = Supervisor(lambda: moment), 0

        async def work() -> None:
            nonlocal lives, moment
            lives, moment = lives + 1, moment + supervisor.WITHIN
            if lives < 30:
                raise RuntimeError("died")

        await watch.run("work", work)
        return watch.failure

    assert asyncio.run(live()) == ""


def test_a_process_whose_writer_keeps_dying_ends_and_says_so(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def broken(_: GroupCommit) -> None:
        raise RuntimeError("a mistake of ours")

    monkeypatch.setattr(GroupCommit, "run", broken)
    monkeypatch.setattr(supervisor, "PAUSE", 0.01)
    server = RunningServer(config_for(tmp_path))
    server._thread.join(PATIENCE)
    assert not server._thread.is_alive()
    assert server.inside.supervisor.failure == "store writer"
    assert "a task keeps dying: the process ends" in caplog.messages


def test_python_starts_no_full_collection_by_itself(monkeypatch: pytest.MonkeyPatch) -> None:
    young, middle, full = gc.get_threshold()
    monkeypatch.setattr(gc, "freeze", lambda: None)  # what is frozen here stays so for all other tests
    try:
        gc_tuning.freeze_startup_objects()
        assert gc.get_threshold() == (20_000, 20, 1_000_000)
    finally:
        gc.set_threshold(young, middle, full)


def test_the_status_of_a_process_tells_how_it_ended(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(json_logging, "configure", lambda _: None)
    monkeypatch.setattr(gc_tuning, "freeze_startup_objects", lambda: None)
    for started, failure, status in ((True, "", 0), (True, "store writer", EXIT_STATUS), (False, "", 1)):

        def ended(server: run.TableServer, started: bool = started, failure: str = failure) -> None:
            server.started = started
            server.tables.supervisor.failure = failure

        monkeypatch.setattr(run.TableServer, "run", ended)
        assert run.serve(config_for(tmp_path), lambda _: None) == status
