"""What is written to a viewer past the library, and read past it, is what the library would write and read."""

import os

import pytest
from websockets.frames import Frame, Opcode

from nottingham.server.transport.direct_write import framed, text_in


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
