"""Faults that take as long as they take: a lock of more than half a minute, with the real limits."""

from __future__ import annotations

import time
from pathlib import Path

from nottingham.server.client import Player, set_table
from nottingham.server.protocol.messages import Done
from nottingham.server.protocol.requests import Rename
from tests.server.conftest import RunningServer, config_for
from tests.server.postgres import running_postgres
from tests.server.test_stalls import answer, in_threads, locked
from tests.waiting import until

LOCKED_FOR = 36


def test_the_writer_outlives_a_lock_of_36_seconds_while_15_readers_wait(tmp_path: Path) -> None:
    with running_postgres() as postgres:
        server = RunningServer(config_for(tmp_path, database=postgres))
        with Player(set_table(server.url, bots=("honest",) * 3), timeout=60) as me:
            with locked(postgres):
                readers = in_threads(15, lambda: answer(server.url, "/api/tables", timeout=60))
                began = time.monotonic()
                me.ask(Rename(name="Robin", language="en"))
                time.sleep(max(0.0, LOCKED_FOR - (time.monotonic() - began)))
            for reader in readers:
                reader.join()
            assert isinstance(me.ask(Rename(name="Marian", language="en")), Done)
            until(lambda: answer(server.url, "/ready")[0] == 200, "readiness")
        assert answer(server.url, "/health")[0] == 200
        server.stop()
