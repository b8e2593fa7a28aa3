"""A server that stops while things happen: it ends in order and in time, whatever state its connections are in."""

from __future__ import annotations

import asyncio
import socket
import time
from collections.abc import Callable
from contextlib import ExitStack, suppress
from pathlib import Path
from threading import Thread
from typing import NamedTuple

import pytest
import uvicorn
from msgspec.structs import replace
from starlette.types import Receive, Scope, Send
from uvicorn.server import ServerState
from websockets.frames import Opcode

from nottingham.server.app import Server
from nottingham.server.client import Dismissed, Place, Player, set_table
from nottingham.server.protocol.messages import Done
from nottingham.server.protocol.requests import Rename
from nottingham.server.transport.direct_write import DirectWriteProtocol
from tests.server.conftest import GENEROUS, RunningServer, config_for
from tests.server.processes import rows_in, sqlite_in
from tests.server.strangers_sockets import UPGRADE, frame, open_from, upgrade, watch
from tests.waiting import until

OF_EACH = 3
"""Strangers of each kind at the moment of the stop."""
STOPS_WITHIN = 12.0
"""Seconds, as `run.py` promises."""
PATIENT = replace(GENEROUS, backlog_bytes=50_000_000)
"""So that those who do not read are still there when the server stops."""


class Attacked(NamedTuple):
    """A server and a table there that may be watched."""

    url: str
    table: str
    code: str


def send_half_a_head(stack: ExitStack, house: Attacked) -> None:
    open_from(stack, house.url).sendall(UPGRADE[:40])


def leave_answers_unread(stack: ExitStack, house: Attacked) -> None:
    opened = open_from(stack, house.url, buffer=2048)
    opened.sendall(b"GET /api/openapi.json HTTP/1.1\r\nhost: localhost\r\n\r\n" * 50)


def ask_for_a_websocket(stack: ExitStack, house: Attacked) -> None:
    open_from(stack, house.url).sendall(UPGRADE)


def say_no_hello(stack: ExitStack, house: Attacked) -> None:
    upgrade(open_from(stack, house.url))


def look_on(stack: ExitStack, house: Attacked) -> None:
    watch(stack, house.url, house.table, house.code)


def close_one_half(stack: ExitStack, house: Attacked) -> None:
    watch(stack, house.url, house.table, house.code).shutdown(socket.SHUT_WR)


def leave_pongs_unread(stack: ExitStack, house: Attacked, last: bytes = b"") -> None:
    """Pings whose pongs fill every buffer on the way, and something after them."""
    opened = watch(stack, house.url, house.table, house.code, buffer=2048)
    for _ in range(400):
        opened.sendall(frame(Opcode.PING, bytes(125)) * 100)
    opened.sendall(last)


def say_goodbye_unread(stack: ExitStack, house: Attacked) -> None:
    """The server answers a goodbye, and waits for ever until that is read."""
    leave_pongs_unread(stack, house, frame(Opcode.CLOSE, b"\x03\xe8"))


def end_in_nonsense(stack: ExitStack, house: Attacked) -> None:
    leave_pongs_unread(stack, house, bytes(range(256)))


STRANGERS: list[Callable[[ExitStack, Attacked], None]] = [
    send_half_a_head,
    leave_answers_unread,
    ask_for_a_websocket,
    say_no_hello,
    look_on,
    close_one_half,
    leave_pongs_unread,
    say_goodbye_unread,
    end_in_nonsense,
]


def rename_again_and_again(place: Place, acknowledged: dict[int, str]) -> None:
    with Player(place) as player, suppress(Dismissed, ConnectionError):
        while True:
            name = f"Robin {len(acknowledged)}"
            answer = player.ask(Rename(name=name, language="en"))
            if isinstance(answer, Done):
                acknowledged[answer.seq] = name


@pytest.mark.parametrize("stranger", [None, *STRANGERS], ids=lambda one: one.__name__ if one else "all_of_them")
def test_a_stop_among_strangers_ends_in_order_and_loses_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, stranger: Callable[[ExitStack, Attacked], None] | None
) -> None:
    stopped: list[bool] = []
    stop = Server.stop

    async def noted(server: Server) -> None:
        await stop(server)
        stopped.append(True)

    monkeypatch.setattr(Server, "stop", noted)
    server = RunningServer(config_for(tmp_path, caps=PATIENT))
    place, watched, acknowledged = set_table(server.url), set_table(server.url), dict[int, str]()
    mover = Thread(target=rename_again_and_again, args=(place, acknowledged))
    mover.start()
    with ExitStack() as stack:
        for one in STRANGERS if stranger is None else [stranger]:
            for _ in range(OF_EACH):
                one(stack, Attacked(server.url, watched.table, watched.code or ""))
        until(lambda: len(acknowledged) > 20, "moves before the stop")
        began = time.monotonic()
        server.stop()
        assert time.monotonic() - began < STOPS_WITHIN
    mover.join()
    assert stopped == [True]
    rows = rows_in(sqlite_in(tmp_path), place.table)
    names = {row.seq: row.request.name for row in rows if isinstance(row.request, Rename)}
    assert acknowledged.items() <= names.items()


class Written(asyncio.Transport):
    """A transport that keeps what is written, and takes its time to close."""

    def __init__(self) -> None:
        super().__init__()
        self.bytes = b""

    def write(self, data: bytes) -> None:  # type: ignore[override]
        self.bytes += data

    def close(self) -> None:
        """Later."""

    def abort(self) -> None:
        """Later."""


async def fail(_scope: Scope, _receive: Receive, _send: Send) -> None:
    raise ValueError("before the handshake")


async def answered_before_a_stop() -> bytes:
    """What a client is sent whose handshake fails at the moment at which the process stops."""
    config = uvicorn.Config(fail, ws=DirectWriteProtocol, log_config=None)
    transport, link = Written(), DirectWriteProtocol(config, ServerState(), {})
    link.connection_made(transport)
    link.data_received(UPGRADE)
    await asyncio.gather(*link.tasks)
    link.shutdown()
    return transport.bytes


def test_a_stop_just_after_a_handshake_failed_sends_no_second_answer() -> None:
    answer = asyncio.run(answered_before_a_stop())
    assert answer.startswith(b"HTTP/1.1 500")
    assert answer.count(b"HTTP/1.1") == 1
