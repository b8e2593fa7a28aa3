"""A viewer's link: what is sent leaves in one piece, and only a silent client is asked whether it is there."""

import asyncio
from typing import Any

import pytest
from websockets.frames import Frame, Opcode

from nottingham.server.config import Caps
from nottingham.server.transport import websocket
from nottingham.server.transport.direct_write import DirectWriteProtocol, framed


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
    written: list[bytes] = []

    class Link:
        def write(self, frames: bytes) -> int:
            written.append(frames)
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
    assert written == [framed(b"update") + framed(b"answer"), framed(b"next")]
