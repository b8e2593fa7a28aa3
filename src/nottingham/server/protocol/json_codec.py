"""JSON codec of the protocol: messages to bytes, and a stranger's bytes to messages, within reason."""

from __future__ import annotations

from typing import TypeVar

import msgspec

from nottingham.record import codec
from nottingham.server.protocol.messages import ServerMessages
from nottingham.server.protocol.primitives import MessagePart

DEEPEST = 12
NUMBER_MOST = 10_000_000
TEXT_MOST = 2000
ITEMS_MOST = 300
SHORT = 500
DIGITS_ALIKE = bytes.maketrans(b"123456789E", b"000000000e")

T = TypeVar("T")


class Malformed(ValueError):
    """What was sent is no message of this protocol."""


def encoded(message: ServerMessages) -> bytes:
    return codec.to_json(message)


def as_json(part: MessagePart) -> bytes:
    """A body of the HTTP API."""
    return codec.to_json(part)


def read(raw: bytes | str, kind: type[T]) -> T:
    """What a stranger sent, if it is well formed and within reason. Raises Malformed."""
    try:
        if _is_plainly_small(raw):
            return codec.from_json(raw, kind)
        plain = msgspec.json.decode(raw)
        _look_through(plain, DEEPEST)
        return codec.from_plain(plain, kind)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError, ValueError, OverflowError) as error:
        raise Malformed(str(error)[:200]) from error


def _is_plainly_small(raw: bytes | str) -> bool:
    """Whether something is too short to be deep or long, and without a number that may be large, whatever it says."""
    if len(raw) > SHORT:
        return False
    if isinstance(raw, str):
        raw = raw.encode()
    alike = raw.translate(DIGITS_ALIKE)
    return raw.count(b"{") + raw.count(b"[") <= DEEPEST and b"00000000" not in alike and b"0e" not in alike


def _look_through(plain: object, depth: int) -> None:
    """No message of this game is deep, long, or speaks of millions; the referee need not be tried with such."""
    match plain:
        case bool():
            return
        case int() | float():
            if not -NUMBER_MOST <= plain <= NUMBER_MOST:
                raise ValueError("a number is out of range")
        case str():
            if len(plain) > TEXT_MOST:
                raise ValueError("a text is too long")
        case list() | dict():
            if depth == 0 or len(plain) > ITEMS_MOST:
                raise ValueError("too deep or too long")
            for item in plain.values() if isinstance(plain, dict) else plain:
                _look_through(item, depth - 1)
