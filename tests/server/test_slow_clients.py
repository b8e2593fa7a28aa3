"""Half-open requests: one address cannot shut the door to all others, and a household is not hurt."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import Iterator
from contextlib import ExitStack, suppress
from urllib.parse import urlsplit

import pytest

from nottingham.server.client import Player, call, set_table
from nottingham.server.config import Caps
from nottingham.server.protocol.messages import Done
from nottingham.server.protocol.requests import Rename, Start
from nottingham.server.transport import slow_clients
from nottingham.server.transport.slow_clients import GuardedProtocol
from tests.server.conftest import RunningServer, Serve
from tests.waiting import PATIENCE, until

HALF = b"POST /api/tables HTTP/1.1\r\nhost: localhost\r\n"
HEAD = HALF + b"content-length: 100\r\n\r\n"
WHOLE = b"GET /health HTTP/1.1\r\nhost: localhost\r\n\r\n"


@pytest.fixture
def stack() -> Iterator[ExitStack]:
    with ExitStack() as opened:
        yield opened


def open_to(server: RunningServer, stack: ExitStack, data: bytes = b"") -> socket.socket:
    where = urlsplit(server.url)
    assert where.hostname is not None
    opened = stack.enter_context(socket.create_connection((where.hostname, where.port or 80), PATIENCE))
    opened.sendall(data)
    return opened


def read_all(opened: socket.socket) -> bytes:
    """Until the server hangs up."""
    found = b""
    try:
        while chunk := opened.recv(4096):
            found += chunk
    except ConnectionResetError:
        pass
    return found


def test_a_thousand_half_open_requests_shut_out_nobody(serve: Serve, stack: ExitStack) -> None:
    server = serve(caps=Caps(connections=40, unfinished=20))
    with Player(set_table(server.url, bots=("honest",) * 3)) as me:
        assert isinstance(me.ask(Start()), Done)
        for _ in range(1000):
            open_to(server, stack, HALF)
        assert isinstance(me.ask(Rename(name="Robin", language="en")), Done)  # who is seated notices nothing
        guard = server.guard
        until(lambda: server.inside.refusals.totals["port", "too_many_connections"] >= 980, "the refusals")
        assert sum(guard._unfinished._open.values()) <= 20
    stack.close()
    until(lambda: not guard._unfinished._open, "all to be forgotten")
    assert call(server.url, "GET", "/health")[0] == 200


@pytest.mark.parametrize("sent", [b"", HALF, HEAD, WHOLE + HALF], ids=["nothing", "head", "body", "a second head"])
def test_what_is_not_complete_in_time_is_hung_up_on(
    serve: Serve, stack: ExitStack, sent: bytes, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(slow_clients, "HEAD_WITHIN", 0.3)
    monkeypatch.setattr(slow_clients, "BODY_WITHIN", 0.3)
    server = serve()
    opened = open_to(server, stack, sent)
    assert read_all(opened).endswith(b"HTTP/1.1 408 Request Timeout\r\nconnection: close\r\ncontent-length: 0\r\n\r\n")


def test_dripping_bytes_wins_no_time(serve: Serve, stack: ExitStack, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(slow_clients, "HEAD_WITHIN", 0.5)
    server = serve()
    opened = open_to(server, stack, HALF)

    def drip() -> bool:
        with suppress(OSError):  # it may have been hung up on already
            opened.sendall(b"x")
        return server.inside.refusals.totals["port", "too_slow"] == 1

    until(drip, "the end of patience")


def test_twenty_people_behind_one_address_are_not_hurt(serve: Serve, stack: ExitStack) -> None:
    """Twenty browsers: six connections each that have asked something, one of them silent, and a socket."""
    server = serve(caps=Caps())
    place = set_table(server.url, bots=("honest",) * 3)
    for _ in range(20):
        for _ in range(5):
            opened = open_to(server, stack, WHOLE)
            assert opened.recv(4096).startswith(b"HTTP/1.1 200")
        open_to(server, stack)
        player = Player(place)
        stack.callback(player.close)
        player.connect()
    assert call(server.url, "GET", "/health")[0] == 200
    assert not server.inside.refusals.totals


def test_a_trusted_proxy_is_not_counted(serve: Serve, stack: ExitStack) -> None:
    server = serve(caps=Caps(connections=2, unfinished=2), trusted_proxies="127.0.0.1")
    for _ in range(10):
        assert open_to(server, stack, WHOLE).recv(4096).startswith(b"HTTP/1.1 200")


def test_who_is_gone_is_counted_no_longer(serve: Serve) -> None:
    server = serve(caps=Caps(connections=3, unfinished=3))
    for _ in range(5):
        with ExitStack() as opened:
            for data in (b"", HALF, WHOLE):
                open_to(server, opened, data)
            until(lambda: sum(server.guard._connections._open.values()) == 3, "three connections")
        until(lambda: not server.guard._connections._open and not server.guard._unfinished._open, "no connection")
    assert not server.inside.refusals.totals


def test_a_websocket_outlives_the_time_limits_of_requests(
    serve: Serve, stack: ExitStack, monkeypatch: pytest.MonkeyPatch
) -> None:
    """No deadline hangs over it, as one does over a request. To wait for one would race with the handshake."""
    made: list[GuardedProtocol] = []
    honest = GuardedProtocol.connection_made

    def noting(protocol: GuardedProtocol, transport: asyncio.Transport) -> None:
        made.append(protocol)
        honest(protocol, transport)

    def deadlines() -> int:
        return sum(protocol._deadline is not None for protocol in made)

    monkeypatch.setattr(GuardedProtocol, "connection_made", noting)
    monkeypatch.setattr(slow_clients, "HEAD_WITHIN", 3600.0)
    server = serve()
    with Player(set_table(server.url, bots=("honest",) * 3)) as me:
        assert any(protocol._is_websocket for protocol in made)
        until(lambda: deadlines() == 0, "no deadline")
        open_to(server, stack, HALF)
        until(lambda: deadlines() == 1, "the deadline of a request")
        assert isinstance(me.ask(Rename(name="Robin", language="en")), Done)
