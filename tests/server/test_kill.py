"""kill -9 at any moment: what was acknowledged is there, nothing is there twice, and the clocks are right."""

import signal
import threading
from pathlib import Path

import pytest
from msgspec.structs import replace

from nottingham.server.client import Dismissed, Player, new_id, set_table
from nottingham.server.protocol.messages import Done
from nottingham.server.protocol.requests import Say, Start
from nottingham.server.storage.database import SqliteWriter
from nottingham.server.storage.side_tables import SqlWork
from tests.server.conftest import Serve
from tests.server.killing import KilledGame
from tests.server.processes import Process, rows_in, sqlite_in
from tests.waiting import PATIENCE


def test_a_server_killed_in_mid_game_has_lost_nothing(tmp_path: Path) -> None:
    with KilledGame(sqlite_in(tmp_path), 1) as game:
        assert_nothing_is_lost(game)


def test_the_same_on_postgresql(postgres: str) -> None:
    with KilledGame(postgres, 3) as game:
        assert_nothing_is_lost(game)


def assert_nothing_is_lost(game: KilledGame) -> None:
    """At sampled steps; the soak test does it at every one."""
    for moves in (2, 3, 1):
        game.play(moves)
        game.kill(in_flight=moves != 3)
    game.play(1)
    rows = game.end()
    assert game.kills == 3
    assert len(game.acknowledged) >= 7  # and two more, unless a bot was quicker
    assert len(rows) > len(game.acknowledged)


def test_a_server_that_is_stopped_finishes_what_is_in_flight(serve: Serve, monkeypatch: pytest.MonkeyPatch) -> None:
    server = serve()
    place = set_table(server.url, bots=("honest", "honest", "honest"))
    is_writing, may_write = threading.Event(), threading.Event()
    honest = SqliteWriter._write

    def slow(pen: SqliteWriter, work: SqlWork) -> None:
        is_writing.set()
        assert may_write.wait(PATIENCE)
        honest(pen, work)

    with Player(place) as me:
        monkeypatch.setattr(SqliteWriter, "_write", slow)
        stopping = threading.Thread(target=server.stop)

        def stop_while_writing() -> None:
            assert is_writing.wait(PATIENCE)
            stopping.start()
            may_write.set()

        threading.Thread(target=stop_while_writing).start()
        id = new_id()
        try:
            me.ask(Say(phrase="hello"), id=id)
        except Dismissed as dismissed:
            assert dismissed.why in ("server_stops", "connection_lost", "")  # noqa: PT017 - either way, it is in the log
        stopping.join(PATIENCE)
    monkeypatch.undo()
    me.place = replace(me.place, server=serve().url)
    me.reconnect()
    assert isinstance(me.ask(Say(phrase="hello"), id=id), Done)
    said = [news for news in me.news if "hello" in str(news)]
    assert len(said) == 1
    me.close()


def test_a_process_that_is_told_to_stop_does(tmp_path: Path) -> None:
    process = Process(sqlite_in(tmp_path))
    with Player(set_table(process.url, bots=("honest", "honest", "honest"))) as me:
        assert isinstance(me.ask(Start()), Done)
        process.stop()
        with pytest.raises(Dismissed):
            me.wait_until(lambda: False)
    assert rows_in(sqlite_in(tmp_path), me.place.table)[1].id
    assert process._process.returncode in (0, -signal.SIGTERM)
