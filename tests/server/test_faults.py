"""What must not happen: worn tables, full disks, bad bytes. Each of these once went wrong."""

from __future__ import annotations

import asyncio
import json
import logging
import sqlite3
import threading
import time
from collections.abc import Awaitable, Callable
from functools import partial
from http.client import HTTPConnection
from random import Random
from typing import Any
from urllib.parse import urlsplit

import pytest
from msgspec.structs import replace
from sqlalchemy import text
from sqlalchemy.exc import DBAPIError, OperationalError

from nottingham.rules.engine.actions import Propose
from nottingham.server import timestamps
from nottingham.server.access.rate_limits import Rate
from nottingham.server.bots.worker import BotWorkers
from nottingham.server.client import Player, set_table
from nottingham.server.config import Caps
from nottingham.server.live import alarm
from nottingham.server.ops import fault_log
from nottingham.server.ops.backoff import Backoff
from nottingham.server.ops.fault_log import FaultLog, database_reason
from nottingham.server.protocol.messages import Done, Refused
from nottingham.server.protocol.requests import Leave, Rematch, Rename, Say, SeatBot, SetReady, Start
from nottingham.server.storage.database import SqliteWriter
from nottingham.server.table import commands
from nottingham.server.table.log import SERVER, Sit
from nottingham.server.table.state import Table
from nottingham.server.timestamps import SteadyClock
from tests.server.conftest import ON_POSTGRES, RunningServer, Serve
from tests.server.envelopes import PaperTable, secret
from tests.waiting import PATIENCE, until

# --- a seat that floods its table


def test_a_seat_that_floods_loses_its_talk_and_nobody_loses_the_table(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(commands, "SEAT_ROWS_MOST", 40)
    paper = PaperTable().started()
    for number in range(40):
        paper.person(1, Rename(name=f"Name {number}", language="en"))
    assert paper.refused(1, Rename(name="Once more", language="en")) == "seat_worn_out"
    assert paper.refused(1, Say(phrase="hello")) == "seat_worn_out"
    paper.person(0, Say(phrase="hello"))
    while paper.table.stage == "playing":  # the flooder's own moves too
        paper.move()
    assert Table.folded(paper.rows) == paper.table
    paper.person(1, Leave())


def test_a_new_game_gives_every_seat_its_share_again(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(commands, "SEAT_ROWS_MOST", 3)
    paper = PaperTable().fill()
    for _ in range(2):
        paper.person(1, SetReady(is_ready=True))
    assert paper.refused(1, Say(phrase="hello")) == "seat_worn_out"
    paper.person(0, Start())
    paper.person(1, Say(phrase="hello"))


def test_six_flooders_cannot_wear_out_a_table_in_one_game() -> None:
    assert 6 * commands.SEAT_ROWS_MOST < commands.ROWS_MOST


def sat(paper: PaperTable, seat: int, token: str, address: str) -> None:
    paper.do(SERVER, Sit(name="", language="en", token=token, seat=seat, address=address))


def test_who_takes_a_worn_out_seat_begins_afresh_and_who_wore_it_out_does_not(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(commands, "SEAT_ROWS_MOST", 5)
    paper = PaperTable()
    sat(paper, 1, secret(1), "flood")
    for number in range(5):
        paper.person(1, Rename(name=f"Name {number}", language="en"))
    assert paper.refused(1, Rename(name="Once more", language="en")) == "seat_worn_out"
    paper.person(1, Leave())
    sat(paper, 1, secret(1), "flood")  # by another name and with another secret, from the same place
    assert paper.refused(1, Rename(name="Once more", language="en")) == "seat_worn_out"
    paper.person(1, Leave())
    sat(paper, 1, secret(1), "elsewhere")
    paper.person(1, Rename(name="Tuck", language="en"))
    paper.person(1, SetReady(is_ready=True))
    assert Table.folded(paper.rows) == paper.table


def test_a_worn_out_seat_still_does_what_the_others_wait_for(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(commands, "SEAT_ROWS_MOST", 3)
    paper = PaperTable(bots=("honest", "honest"))
    sat(paper, 3, secret(3), "elsewhere")
    for seat in (0, 3):
        for number in range(3):
            paper.person(seat, Rename(name=f"Name {number}", language="en"))
    paper.person(3, SetReady(is_ready=True))
    assert paper.refused(3, SetReady(is_ready=True)) == "seat_worn_out"
    assert paper.refused(3, SetReady(is_ready=False)) == "seat_worn_out"
    assert paper.refused(0, SeatBot(seat=1, bot="random")) == "seat_worn_out"
    paper.person(0, Start())
    while paper.table.stage == "playing":
        paper.move()
    assert paper.refused(0, Say(phrase="hello")) == "seat_worn_out"
    paper.person(0, Rematch())
    assert paper.table.stage == "waiting"


def test_a_script_is_slowed_down_and_a_person_never_notices(serve: Serve) -> None:
    """By default twelve seconds of ten clicks each are fine at once. No time passes here that would allow more."""
    at_once = Caps().acts.burst
    assert at_once >= 120
    server = serve(caps=Caps(messages=Rate(0, 0), acts=Rate(at_once, 0)))
    with Player(set_table(server.url)) as me:
        answers = [me.ask(Rename(name=f"Name {number}", language="en")) for number in range(at_once + 3)]
    assert all(isinstance(answer, Done) for answer in answers[:at_once])
    refused = [answer.refusal.code for answer in answers if isinstance(answer, Refused)]
    assert refused == ["too_many_acts"] * 3


def test_an_offer_is_talk_and_a_move_is_not() -> None:
    assert Propose in commands.BARGAINING


# --- a disk that is full


def fill_disk(server: RunningServer, *, is_full: bool) -> None:
    """SQLite says that its disk is full when a file may not grow."""
    writer = server.inside.store._writer
    assert isinstance(writer, SqliteWriter)

    def limit() -> None:
        connection = writer._connection
        assert connection is not None
        with connection.begin():
            pages = connection.execute(text("PRAGMA page_count")).scalar()
            connection.execute(text(f"PRAGMA max_page_count = {pages if is_full else 1_000_000}"))

    asyncio.run(writer.run(limit))


class CountedInserts:
    """What is tried on a disk; where something found no room, nothing smaller finds any either, until there is room."""

    def __init__(self, insert: Callable[[Any], Awaitable[None]]) -> None:
        self.has_room = threading.Event()
        self.tried: list[object] = []
        self._insert = insert
        self._complaint: OperationalError | None = None

    async def __call__(self, appends: object) -> None:
        self.tried.append(appends)
        if self._complaint is not None and not self.has_room.is_set():
            raise self._complaint
        try:
            await self._insert(appends)
        except OperationalError as complaint:
            self._complaint = complaint
            raise


def test_bots_back_off_from_a_full_disk_and_go_on_when_there_is_room(
    serve: Serve, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    given: list[int] = []

    class NotedBackoff(Backoff):
        """Remembers how long it made the bots wait."""

        def failed(self, moment: int) -> None:
            super().failed(moment)
            given.append(self.until - moment)

    monkeypatch.setattr(alarm, "Backoff", partial(NotedBackoff, first=200))
    server = serve()
    is_full = threading.Event()
    answer = BotWorkers.answer

    async def thinking(*asked: Any) -> Any:
        await asyncio.to_thread(is_full.wait, PATIENCE)
        return await answer(*asked)

    group_commit = server.inside.store._group_commit
    inserts = CountedInserts(group_commit._commit)
    monkeypatch.setattr(group_commit, "_commit", inserts)
    monkeypatch.setattr(BotWorkers, "answer", thinking)
    with Player(set_table(server.url, bots=("honest",) * 3)) as me, caplog.at_level(logging.ERROR):
        assert isinstance(me.ask(Start()), Done)
        while me.must_act:
            assert isinstance(me.play(me.sample(Random(1))), Done)
        fill_disk(server, is_full=True)
        _until_refused(me)
        inserts.tried.clear()
        is_full.set()
        until(lambda: len(given) >= 3, "two more failures after the first")
        assert given[:3] == [200, 400, 800]
        assert len(inserts.tried) <= 3 * (
            len(given) + 1
        )  # each bot once for each wait, and once where it thought already
        fill_disk(server, is_full=False)
        inserts.has_room.set()
        play_on(me, 8)
    said = [record for record in caplog.records if record.name == fault_log.__name__]
    assert [getattr(record, "why", "") for record in said] == ["database or disk is full"]


def seq_of(me: Player) -> int:
    assert me.update is not None
    return me.update.seq


def _until_refused(me: Player) -> None:
    """Act until the disk is full for good."""
    for _ in range(400):
        answer = me.ask(Rename(name="x" * 60, language="en"))
        if isinstance(answer, Refused):
            assert answer.refusal.code == "server_fault"
            return
    raise AssertionError("the disk never filled")


def test_waits_double_until_something_succeeds() -> None:
    backoff = Backoff(first=10, most=50)
    waits = []
    for _ in range(5):
        backoff.failed(1000)
        waits.append(backoff.until - 1000)
    assert waits == [10, 20, 40, 50, 50]
    backoff.succeeded()
    assert backoff.until == 0


def test_a_reason_is_said_once_a_minute_and_how_often_it_was_the_reason(caplog: pytest.LogCaptureFixture) -> None:
    moment = 0.0
    faults = FaultLog(lambda: moment)
    with caplog.at_level(logging.ERROR):
        for _ in range(700):
            faults.report(sqlite3.OperationalError("database or disk is full"), "abc")
        moment = 61.0
        faults.report(sqlite3.OperationalError("database or disk is full"), "abc")
    assert [(record.why, record.count) for record in caplog.records] == [  # type: ignore[attr-defined]
        ("database or disk is full", 1),
        ("database or disk is full", 700),
    ]


def test_a_mistake_of_our_own_is_told_in_full_every_time(caplog: pytest.LogCaptureFixture) -> None:
    with caplog.at_level(logging.ERROR):
        faults = FaultLog()
        for _ in range(3):
            faults.report(KeyError("x"), "abc")
    assert [record.message for record in caplog.records] == ["a request failed"] * 3
    assert database_reason(KeyError("x")) is None


class DriverError(Exception):
    """What a driver of PostgreSQL raises, with its code."""

    def __init__(self, sqlstate: str, text: str) -> None:
        super().__init__(text)
        self.sqlstate = sqlstate


@pytest.mark.parametrize(
    ("orig", "reason"),
    [
        (sqlite3.OperationalError("database or disk is full"), "database or disk is full"),
        (DriverError("53100", "could not extend file\nHINT: check free space"), "could not extend file"),
        (DriverError("", "connection was closed in the middle of operation"), "the database hung up"),
        (DriverError("22021", "invalid byte sequence: 'a secret'"), None),
    ],
)
def test_a_reason_is_what_the_database_says_of_itself_and_never_what_was_written(
    orig: Exception, reason: str | None
) -> None:
    assert database_reason(DBAPIError("INSERT", {}, orig)) == reason


# --- bytes that a database does not take


@pytest.mark.parametrize("which", ["sqlite", ON_POSTGRES])
def test_nul_in_a_code_or_a_path_is_a_mistake_of_the_sender(
    serve: Serve, which: str, request: pytest.FixtureRequest
) -> None:
    server = serve(**({"database": request.getfixturevalue("postgres")} if which == "postgres" else {}))
    assert status_of(server, "/api/find", {"code": "ABC\0DEFG"}) == 400
    for path in ("/api/tables/abcdefghijk%00", "/api/games/" + "a" * 23 + "%00", "/t/abcdefghijk%00"):
        assert status_of(server, path) == 400, path
    seat = {"table": "abcdefghijk\0", "token": "a1b2c3d4" * 4}
    assert status_of(server, "/api/seats", {"seats": [seat]}) == 400


def status_of(server: RunningServer, path: str, body: object = None) -> int:
    connection = HTTPConnection(urlsplit(server.url).netloc, timeout=PATIENCE)
    try:
        connection.request("GET" if body is None else "POST", path, None if body is None else json.dumps(body))
        return connection.getresponse().status
    finally:
        connection.close()


def test_talk_to_a_seat_that_is_not_there_is_refused() -> None:
    paper = PaperTable().fill()
    assert paper.refused(0, Say(phrase="hello", to=5)) == "no_such_seat"
    paper.person(0, Say(phrase="hello", to=3))


# --- a clock that is set back


def test_time_goes_on_when_the_clock_is_set_back() -> None:
    wall, steady = 10_000_000_000_000, 0
    clock = SteadyClock(lambda: wall, lambda: steady)
    before = clock.now()
    wall -= 3600 * 10**9
    steady += 5 * 10**9
    assert clock.now() == before + 5000
    wall += 7200 * 10**9  # and set forward it is followed
    assert clock.now() == before + 3_600_000


def test_the_times_of_a_log_never_run_backwards() -> None:
    paper = PaperTable(bots=("honest",)).started()
    paper.now -= 3_600_000
    row = paper.move()
    assert row.time == paper.rows[-2].time
    assert all(turn.due >= row.time for turn in row.turns)


def test_bots_go_on_though_the_clock_was_set_back_before_a_restart(
    serve: Serve, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The first server's clock was an hour ahead; the second reads its log by the right time."""
    ahead = SteadyClock(lambda: time.time_ns() + 3600 * 10**9)
    with monkeypatch.context() as patch:
        patch.setattr(timestamps, "_CLOCK", ahead)
        server = serve(pace=0.05)
        with Player(set_table(server.url, bots=("honest",) * 3)) as me:
            assert isinstance(me.ask(Start()), Done)
            play_on(me, 6)
            place = me.place
        server.stop()
    again = serve(pace=0.05)
    with Player(replace(place, server=again.url)) as me:
        seq = play_on(me, 12)
    assert seq > 12


def play_on(me: Player, steps: int) -> int:
    """So many more rows, most of them by bots."""
    goal = seq_of(me) + steps
    while seq_of(me) < goal:
        if me.must_act:
            me.play(me.sample(Random(1)))
        else:
            me.wait()
    return seq_of(me)
