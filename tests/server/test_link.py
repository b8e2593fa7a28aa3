"""What is written to a viewer past the library, and read past it, is what the library would write and read."""

import asyncio
import os
from random import Random
from typing import Any

import pytest
from websockets.frames import Frame, Opcode

from nottingham.record import codec
from nottingham.rules.game import prompts
from nottingham.server.config import Caps
from nottingham.server.protocol import json_codec
from nottingham.server.protocol.requests import ClientMessages, Command, Missing
from nottingham.server.protocol.settings import Settings
from nottingham.server.transport import websocket
from nottingham.server.transport.direct_write import DirectWriteProtocol, framed, text_in
from tests.server.worlds import paper_games, settings


@pytest.mark.parametrize("size", [0, 1, 125, 126, 65535, 65536, 200_000])
def test_a_text_of_any_size_is_framed_as_the_library_frames_it(size: int) -> None:
    text = b"x" * size
    assert framed(text) == Frame(Opcode.TEXT, text).serialize(mask=False)


@pytest.mark.parametrize("size", [2, 3, 125, 126, 1000, 65535])
def test_a_text_in_one_frame_is_read_as_the_library_wrote_it(size: int) -> None:
    text = os.urandom(size)
    assert text_in(Frame(Opcode.TEXT, text).serialize(mask=True)) == text


def pieces() -> dict[str, bytes]:
    whole = Frame(Opcode.TEXT, b"a text of some length").serialize(mask=True)
    return {
        "nothing": b"",
        "half a frame": whole[:-1],
        "its head alone": whole[:3],
        "two frames": whole + whole,
        "a frame and a ping": whole + Frame(Opcode.PING, b"").serialize(mask=True),
        "a first part": Frame(Opcode.TEXT, b"part", fin=False).serialize(mask=True),
        "a later part": Frame(Opcode.CONT, b"part").serialize(mask=True),
        "bytes": Frame(Opcode.BINARY, b"bytes").serialize(mask=True),
        "a close": Frame(Opcode.CLOSE, b"\x03\xe8").serialize(mask=True),
        "not masked": Frame(Opcode.TEXT, b"not masked").serialize(mask=False),
        "reserved bits": bytes([whole[0] | 0x40]) + whole[1:],
        "a long text": Frame(Opcode.TEXT, b"x" * 65536).serialize(mask=True),
        "a long text's head, at a short one's length": b"\x81\xff" + bytes(131),
    }


@pytest.mark.parametrize("name", pieces())
def test_anything_else_is_left_to_the_library(name: str) -> None:
    assert text_in(pieces()[name]) is None


@pytest.mark.parametrize("chosen", settings(), ids=lambda one: f"{one.edition}-{one.players}")
def test_a_command_is_read_at_once_as_any_message_is_read(chosen: Settings) -> None:
    rng = Random(3)
    kind: Any = ClientMessages
    read = 0
    for paper in paper_games(chosen, seed=4):
        assert paper.table.game is not None
        for seat in range(chosen.players):
            seen = paper.table.game.view(seat)
            for prompt in prompts(seen):
                raw = codec.to_json(Command(id="abcdefgh", at="1.1.market.0", action=prompt.sample(seen, rng)))
                at_once = json_codec.command_in(raw)
                assert at_once is None or at_once == json_codec.read(raw, kind)
                read += at_once is not None
    assert read > 100


@pytest.mark.parametrize(
    "raw",
    [
        codec.to_json(Missing(since=1)),
        b'{"type":"command","id":"abcdefgh","at":"1","action":{"action":"fly"}}',
        b'{"type":"command","id":"abcdefgh","action":{"action":"pass_bag","bag":1}}',
        b'{"type":"command","id":"1","at":"1","action":{"action":"declare","good":"apple","count":3}}',
        b'{"type":"command","id":"abcdefgh","at":"1","action":{"action":"declare","good":"apple","count":99999999}}',
        b"{",
        b"\xff",
    ],
)
def test_what_is_no_small_and_well_formed_command_is_left_to_the_reader_of_everything(raw: bytes) -> None:
    assert json_codec.command_in(raw) is None


def test_only_who_has_been_silent_is_asked_whether_anybody_is_there(monkeypatch: pytest.MonkeyPatch) -> None:
    link: Any = DirectWriteProtocol.__new__(DirectWriteProtocol)
    asked: list[str] = []
    monkeypatch.setattr(DirectWriteProtocol.__base__, "send_keepalive_ping", lambda _: asked.append("ping"))
    monkeypatch.setattr(link, "schedule_ping", lambda: asked.append("later"), raising=False)
    monkeypatch.setattr(link, "_is_between_messages", lambda: True)
    link.listener, link.writable = lambda _: True, asyncio.Event()
    link.writable.set()
    link.send_keepalive_ping()
    link.data_received(Frame(Opcode.TEXT, b"a move").serialize(mask=True))
    link.send_keepalive_ping()
    link.send_keepalive_ping()
    assert asked == ["ping", "later", "ping"]


def test_what_was_held_leaves_in_one_piece(monkeypatch: pytest.MonkeyPatch) -> None:
    written: list[bytes] = []

    class Link:
        def write(self, frames: bytes) -> int:
            written.append(frames)
            return 0

    nothing: Any = None
    monkeypatch.setattr(websocket, "link_of", lambda _: Link())
    connection = websocket.Connection(nothing, Caps())
    connection.hold()
    connection.send(b"update")
    connection.send(b"answer")
    assert written == []
    connection.release()
    connection.send(b"next")
    assert written == [framed(b"update") + framed(b"answer"), framed(b"next")]
