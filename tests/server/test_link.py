"""A viewer's link: what is sent leaves in one piece, and only a silent client is asked whether it is there.

A client that asks for compression is sent the same, in fewer bytes.
"""

import asyncio
import json
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.extensions.permessage_deflate import ClientPerMessageDeflateFactory
from websockets.frames import Frame, Opcode
from websockets.sync.client import ClientConnection, connect

from nottingham.record import codec
from nottingham.server.client import Place, Player, set_table
from nottingham.server.config import Caps
from nottingham.server.protocol.messages import Done
from nottingham.server.protocol.requests import Ask, Hello, Say, Start
from nottingham.server.transport import websocket
from nottingham.server.transport.direct_write import DEFLATED_FROM, WINDOW, DirectWriteProtocol, framed
from tests.server.conftest import RunningServer, Serve
from tests.waiting import PATIENCE


def test_only_a_silent_client_is_asked_whether_it_is_there(monkeypatch: pytest.MonkeyPatch) -> None:
    link: Any = DirectWriteProtocol.__new__(DirectWriteProtocol)
    library = DirectWriteProtocol.__base__
    asked: list[str] = []
    monkeypatch.setattr(library, "send_keepalive_ping", lambda _: asked.append("ping"))
    monkeypatch.setattr(library, "send_receive_event_to_app", lambda _: None)
    monkeypatch.setattr(link, "schedule_ping", lambda: asked.append("later"), raising=False)
    link.writable = asyncio.Event()
    link.writable.set()
    link.send_keepalive_ping()
    link.handle_text(Frame(Opcode.TEXT, b"a move"))
    link.send_keepalive_ping()
    link.send_keepalive_ping()
    assert asked == ["ping", "later", "ping"]


def test_what_is_sent_at_the_same_moment_leaves_in_one_piece(monkeypatch: pytest.MonkeyPatch) -> None:
    written: list[list[bytes]] = []

    class Link:
        def write(self, texts: list[bytes]) -> int:
            written.append(texts)
            return 0

    async def send() -> None:
        nothing: Any = None
        connection = websocket.Connection(nothing, Caps())
        connection.send(b"update")
        connection.send(b"answer")
        assert written == []
        await asyncio.sleep(0)
        connection.send(b"next")
        await asyncio.sleep(0)

    monkeypatch.setattr(websocket, "link_of", lambda _: Link())
    asyncio.run(send())
    assert written == [[b"update", b"answer"], [b"next"]]


# --- compression


def test_what_viewers_are_sent_alike_is_compressed_to_the_same_bytes_each_by_itself() -> None:
    texts = [json.dumps(list(range(number, number + 200))).encode() for number in range(3)]
    first = [framed(text, True) for text in texts]
    framed.cache_clear()
    assert [framed(text, True) for text in reversed(texts)] == first[::-1]
    assert all(len(frame) < len(text) for frame, text in zip(first, texts, strict=True))


@contextmanager
def watched_compressed(server: RunningServer, place: Place, window: int = WINDOW) -> Iterator[ClientConnection]:
    """The table on a socket that asks for compression; what comes is put together by the library."""
    asked = ClientPerMessageDeflateFactory(server_max_window_bits=window, compress_settings={"memLevel": 5})
    address = server.url.replace("http", "ws") + "/api/socket"
    with connect(address, extensions=[asked], compression=None, proxy=None, open_timeout=PATIENCE) as socket:
        socket.send(codec.to_json(Hello(table=place.table, token=place.token)).decode())
        yield socket


def received_until(socket: ClientConnection, is_last: Callable[[dict[str, Any]], bool]) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = []
    while not found or not is_last(found[-1]):
        found.append(json.loads(socket.recv(PATIENCE)))
    return found


@pytest.mark.parametrize("window", [WINDOW, 9])
def test_a_client_that_asks_for_compression_is_told_the_same(serve: Serve, window: int) -> None:
    """Also one that has no room for the window of ours: it is sent everything as it is."""
    server = serve()
    place = set_table(server.url, bots=("honest",) * 3)
    with Player(place) as me, watched_compressed(server, place, window) as socket:
        assert "permessage-deflate" in str(socket.response and socket.response.headers["Sec-WebSocket-Extensions"])
        received_until(socket, lambda one: one["type"] == "presence")
        socket.send(codec.to_json(Ask(id="hello-there", request=Say(phrase="hello"))).decode())
        said = received_until(socket, lambda one: one.get("id") == "hello-there")
        assert isinstance(me.ask(Start()), Done)
        began = received_until(socket, lambda one: one["type"] == "update")[-1]
        assert said[-1]["type"] == "done"
        me.wait_until(lambda: me.update is not None and me.update.view is not None)
        assert me.update is not None
        assert began["view"]["hand"] == codec.to_plain(me.update.view)["hand"]
        assert len(json.dumps(began)) > DEFLATED_FROM


def test_a_small_message_that_is_large_once_it_is_unpacked_is_too_long(serve: Serve) -> None:
    server = serve()
    place = set_table(server.url, bots=("honest",) * 3)
    with watched_compressed(server, place) as socket:
        received_until(socket, lambda one: one["type"] == "presence")
        socket.send("x" * 1_000_000)
        with pytest.raises(ConnectionClosed) as closed:
            received_until(socket, lambda one: one["type"] == "farewell" and one["why"] == "never")
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 1009
