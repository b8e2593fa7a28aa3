"""Floods: whatever one address sends waits behind itself, and who does not read is cut off with what was kept."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import ExitStack
from http.client import HTTPConnection
from typing import Any
from urllib.parse import urlsplit

import pytest
from msgspec.structs import replace
from websockets.frames import Opcode

from nottingham.server import app
from nottingham.server.access.rate_limits import Rate, RequestQueue, WorkShare
from nottingham.server.client import Place, Player, set_table
from nottingham.server.config import Caps
from nottingham.server.protocol.messages import Done
from nottingham.server.protocol.openapi import Endpoint, openapi
from nottingham.server.protocol.requests import Missing, Rename
from nottingham.server.transport import gatekeeper, slow_clients, websocket
from nottingham.server.transport.direct_write import FRAGMENTS_MOST, DirectWriteProtocol
from nottingham.server.transport.paced_reading import PIECE, PacedReader
from tests.server.conftest import GENEROUS, RunningServer, Serve
from tests.server.strangers_sockets import frame, open_from, read_to_end, text, watch
from tests.waiting import PATIENCE, until

STRANGER, NEIGHBOUR = "127.0.0.2", "127.0.0.3"


@pytest.fixture
def stack() -> Iterator[ExitStack]:
    with ExitStack() as opened:
        yield opened


def status_of(server: RunningServer, path: str, address: str = STRANGER) -> int:
    connection = HTTPConnection(urlsplit(server.url).netloc, timeout=PATIENCE, source_address=(address, 0))
    try:
        connection.request("GET", path)
        return connection.getresponse().status
    finally:
        connection.close()


def is_watched(server: RunningServer, place: Place) -> bool:
    actor = server.inside.tables.live().get(place.table)
    return actor is not None and len(actor.audience) == 1


# --- a share of the event loop


def test_a_share_is_of_one_address_and_comes_back_with_time() -> None:
    moment = 0.0
    share = WorkShare(Rate(50, 15_000), lambda: moment)
    share.spend(STRANGER, 75)
    assert share.wait(STRANGER) == pytest.approx(0.1)  # 25 ms too much, of which 250 come back in a second
    assert share.wait(NEIGHBOUR) == 0
    moment = 0.2
    assert share.wait(STRANGER) == 0


def test_a_machine_that_stood_still_is_nobodys_doing() -> None:
    share = WorkShare(Rate(50, 15_000), lambda: 0.0)
    share.spend(STRANGER, 3_600_000)
    assert share.wait(STRANGER) < 2


def test_work_of_one_address_takes_its_turn_and_that_of_others_does_not_wait() -> None:
    async def work() -> list[str]:
        moment, done = 0.0, list[str]()
        share = WorkShare(Rate(10, 60_000), lambda: moment)

        async def one(address: str) -> None:
            await share.turn(address, 20)
            done.append(address)

        waiting = [asyncio.create_task(one(STRANGER)) for _ in range(3)]
        await asyncio.sleep(0)
        await one(NEIGHBOUR)
        assert done.count(STRANGER) == 1
        while not all(task.done() for task in waiting):
            moment += 1
            await asyncio.wait(waiting, return_when=asyncio.FIRST_COMPLETED)
            waiting = [task for task in waiting if not task.done()]
        return done

    assert asyncio.run(work()) == [STRANGER, NEIGHBOUR, STRANGER, STRANGER]


class Transport:
    """Stands for a connection: says when it is read from."""

    def __init__(self) -> None:
        self.said: list[str] = []

    def is_closing(self) -> bool:
        return False

    def pause_reading(self) -> None:
        self.said.append("pause")

    def resume(self) -> None:
        self.said.append("resume")


def test_what_is_received_is_handed_on_in_pieces_and_no_faster_than_the_share_allows() -> None:
    async def read() -> None:
        moment, handed = 0.0, list[bytes]()
        share = WorkShare(Rate(10, 6_000), lambda: moment)

        def take(piece: bytes) -> None:
            nonlocal moment
            moment += 0.004
            handed.append(piece)

        transport: Any = Transport()
        reader = PacedReader(share, transport, lambda: STRANGER, take, transport.resume, lambda: moment)
        reader.receive(bytes(PIECE * 6))
        assert [len(piece) for piece in handed] == [PIECE] * 3  # of four milliseconds each
        assert transport.said == ["pause"]
        reader.receive(b"and more")
        assert len(handed) == 3
        while "resume" not in transport.said:
            moment += 1.0
            await asyncio.sleep(0.001)
        assert b"".join(handed) == bytes(PIECE * 6) + b"and more"

    asyncio.run(read())


@pytest.mark.parametrize(
    "flood",
    [frame(Opcode.PONG), frame(Opcode.PING), frame(Opcode.PING, bytes(125)), frame(Opcode.PONG, bytes(125))],
    ids=["pongs", "pings", "long pings", "long pongs"],
)
def test_frames_without_messages_use_up_the_share_of_their_address(
    serve: Serve, stack: ExitStack, flood: bytes, monkeypatch: pytest.MonkeyPatch
) -> None:
    taken = 0
    honest = DirectWriteProtocol._take

    def counting(link: DirectWriteProtocol, data: bytes) -> None:
        nonlocal taken
        taken += len(data)
        link.share.spend(STRANGER, 40)  # however fast this machine is
        honest(link, data)

    monkeypatch.setattr(DirectWriteProtocol, "_take", counting)
    monkeypatch.setattr(websocket, "FAREWELL_WITHIN", 0.01)
    monkeypatch.setattr(app, "FAREWELL_WITHIN", 0.01)
    server = serve(caps=replace(GENEROUS, work=Rate(1200, 0.001)))  # far more than a neighbour needs
    place = set_table(server.url)
    opened = watch(stack, server.url, place.table, place.code)
    until(lambda: is_watched(server, place), "the spectator")
    opened.sendall(flood * (1_000_000 // len(flood)))
    until(lambda: server.guard.share.wait(STRANGER) > 0, "the end of the share")
    assert taken < 100_000
    assert server.guard.share.wait(NEIGHBOUR) == 0
    with Player(place) as me:
        assert isinstance(me.ask(Rename(name="Robin", language="en")), Done)


def test_a_socket_that_waited_for_its_turn_is_read_from(serve: Serve, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(slow_clients, "CONNECTION_COST", 20.0)
    server = serve(caps=replace(GENEROUS, work=Rate(10, 30_000)))
    with Player(set_table(server.url)) as me:
        assert isinstance(me.ask(Rename(name="Robin", language="en")), Done)


def test_a_message_in_endless_empty_parts_is_ended(serve: Serve, stack: ExitStack) -> None:
    server = serve()
    place = set_table(server.url)
    opened = watch(stack, server.url, place.table, place.code)
    opened.sendall(frame(Opcode.TEXT, b"{", fin=False) + frame(Opcode.CONT, fin=False) * FRAGMENTS_MOST)
    assert b'"why":"message_too_long"' in read_to_end(opened)


def test_a_message_that_is_too_long_is_told_so(serve: Serve, stack: ExitStack) -> None:
    server = serve()
    place = set_table(server.url)
    opened = watch(stack, server.url, place.table, place.code)
    opened.sendall(frame(Opcode.TEXT, b"x" * (Caps().message_bytes + 1)))
    assert b'"why":"message_too_long"' in read_to_end(opened)


def test_rows_that_are_sent_again_are_charged(serve: Serve, stack: ExitStack, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(websocket, "ROW_COST", 100.0)
    server = serve(caps=replace(GENEROUS, work=Rate(200, 0.001)))
    place = set_table(server.url)
    with Player(place) as me:
        for name in ("Robin", "Marian", "Tuck"):
            assert isinstance(me.ask(Rename(name=name, language="en")), Done)
    opened = watch(stack, server.url, place.table, place.code)
    until(lambda: is_watched(server, place), "the spectator")
    assert server.guard.share.wait(STRANGER) == 0
    opened.sendall(text(Missing(since=1)))
    until(lambda: server.guard.share.wait(STRANGER) > 0, "the end of the share")


# --- requests


def test_requests_of_one_address_wait_for_each_other_and_not_for_ever() -> None:
    async def ask() -> None:
        queue = RequestQueue(Rate(100, 60), at_once=2, within=0.01)
        first, second = await queue.enter(STRANGER), await queue.enter(STRANGER)
        assert first is not None
        assert second is not None
        assert await queue.enter(STRANGER) is None
        assert await queue.enter(NEIGHBOUR) is not None
        third = asyncio.create_task(queue.enter(STRANGER))
        await asyncio.sleep(0)
        first.hand_back()
        first.hand_back()
        assert await third is not None
        assert await queue.enter(STRANGER) is None

    asyncio.run(ask())


def test_requests_beyond_the_rate_wait_and_not_for_ever() -> None:
    async def ask() -> None:
        moment = 0.0
        queue = RequestQueue(Rate(2, 60), at_once=10, within=0.01, clock=lambda: moment)
        assert [await queue.enter(STRANGER) is not None for _ in range(3)] == [True, True, False]
        moment = 2.5
        assert [await queue.enter(STRANGER) is not None for _ in range(3)] == [True, True, False]

    asyncio.run(ask())


@pytest.mark.parametrize("path", ["/nowhere", "/", "/api/openapi.json", "/health", "/api/tables", "/docs/"])
def test_nothing_can_be_asked_without_limit(serve: Serve, path: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(gatekeeper, "WAIT_MOST", 0.01)
    server = serve(caps=replace(GENEROUS, pages=Rate(3, 0.001)))
    assert [status_of(server, path) == 429 for _ in range(5)] == [False, False, False, False, True]
    assert status_of(server, path, NEIGHBOUR) != 429
    assert server.inside.refusals.totals["gate", "too_many_requests"] == 1


def test_the_description_of_the_api_is_written_once_and_counted(serve: Serve, monkeypatch: pytest.MonkeyPatch) -> None:
    written = 0

    def counting(endpoints: tuple[Endpoint, ...]) -> dict[str, Any]:
        nonlocal written
        written += 1
        return openapi(endpoints)

    monkeypatch.setattr("nottingham.server.transport.http.openapi", counting)
    server = serve(caps=replace(GENEROUS, requests=Rate(3, 0.001)))
    assert [status_of(server, "/api/openapi.json") for _ in range(4)] == [200, 200, 200, 429]
    assert written == 1


def test_a_household_that_loads_the_page_is_refused_nothing(serve: Serve, stack: ExitStack) -> None:
    """Eight browsers at once, six connections each, and all the files of a page."""
    server = serve(caps=Caps())
    files = b"".join(b"GET /assets/%d.js HTTP/1.1\r\nhost: localhost\r\n\r\n" % number for number in range(8))
    browsers = [open_from(stack, server.url) for _ in range(48)]
    for connection in browsers:
        connection.sendall(files)
    for connection in browsers:
        answered = b""
        while answered.count(b"HTTP/1.1 404") < 8:
            answered += connection.recv(65536)
            assert b"HTTP/1.1 429" not in answered
    assert not server.inside.refusals.totals


# --- who does not read


def test_who_sends_pings_and_never_reads_is_cut_off(serve: Serve, stack: ExitStack) -> None:
    server = serve(caps=replace(GENEROUS, backlog_bytes=10_000))
    place = set_table(server.url)
    opened = watch(stack, server.url, place.table, place.code, buffer=2048)
    pings = frame(Opcode.PING, bytes(125)) * 1000
    with pytest.raises(OSError, match=r"reset|pipe"):  # noqa: PT012 - one of them finds that nobody is there
        for _ in range(200):
            opened.sendall(pings)
    until(lambda: len(server.inside.sockets) == 0, "the end of the connection")


def test_who_answers_no_ping_is_cut_off_with_what_was_kept() -> None:
    link: Any = DirectWriteProtocol.__new__(DirectWriteProtocol)
    cut: list[str] = []
    link.cut = lambda: cut.append("cut")
    link.keepalive_timeout()
    assert cut == ["cut"]


def test_who_speaks_and_does_not_read_is_cut_off_at_the_second_look() -> None:
    link: Any = DirectWriteProtocol.__new__(DirectWriteProtocol)
    done: list[str] = []
    link.cut, link.schedule_ping = lambda: done.append("cut"), lambda: done.append("later")
    link.writable = asyncio.Event()
    for _ in range(2):
        link._has_heard = True
        link.send_keepalive_ping()
    assert done == ["later", "cut"]


def test_an_answer_that_nobody_reads_is_not_kept_for_ever(
    serve: Serve, stack: ExitStack, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(slow_clients, "READ_WITHIN", 0.2)
    server = serve(caps=replace(GENEROUS, connections=1000))
    opened = open_from(stack, server.url, buffer=2048)
    opened.sendall(b"GET /api/openapi.json HTTP/1.1\r\nhost: localhost\r\n\r\n" * 200)
    until(lambda: bool(server.guard._connections._open), "the connection")
    until(lambda: not server.guard._connections._open, "its end")


# --- the log


@pytest.mark.parametrize(
    ("sent", "counted"),
    [
        (b"\x16\x03\x01 nonsense\r\n\r\n", ("port", "malformed")),
        (b"GET / HTTP/1.1\nhost: localhost\n\n", ("port", "malformed")),
        (b"GET / HTTP/1.1\r\nhost: localhost\r\nx: one\r\n two\r\n\r\n", ("port", "malformed")),
        (b"POST /api/tables HTTP/1.1\r\nhost: localhost\r\ncontent-length: 99\r\n\r\n{", ("http", "cut_short")),
    ],
    ids=["no request", "bare line feeds", "a folded header", "a body cut short"],
)
def test_what_strangers_send_is_counted_and_fills_no_log(
    serve: Serve, caplog: pytest.LogCaptureFixture, sent: bytes, counted: tuple[str, str]
) -> None:
    server = serve()
    for _ in range(3):
        with ExitStack() as opened:
            open_from(opened, server.url).sendall(sent)
    until(lambda: server.inside.refusals.totals[counted] == 3, "the refusals")
    assert [record.message for record in caplog.records] == []


def test_a_text_that_is_no_utf_8_fills_no_log(serve: Serve, stack: ExitStack, caplog: pytest.LogCaptureFixture) -> None:
    server = serve()
    place = set_table(server.url)
    opened = watch(stack, server.url, place.table, place.code)
    opened.sendall(frame(Opcode.TEXT, b"\xff\xfe"))
    read_to_end(opened)
    until(lambda: len(server.inside.sockets) == 0, "the end of the connection")
    assert [record.message for record in caplog.records] == []
