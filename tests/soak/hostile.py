"""Attacks on a server of one's own, on this machine alone, each for some seconds and with so many connections."""

from __future__ import annotations

import socket
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, suppress
from multiprocessing.connection import Connection
from typing import NamedTuple

from websockets.frames import Opcode

from nottingham.server.protocol.requests import Hello, Missing
from tests.server.strangers_sockets import UPGRADE, frame, open_from, text, upgrade

ATTACKER = "127.0.0.2"
PATIENCE = 0.2
"""Seconds that an attacker waits for one connection before it turns to the next."""
SOCKETS, CONNECTIONS, PIPE = 20, 100, 50


class Target(NamedTuple):
    """What is attacked, for how long."""

    url: str
    table: str
    code: str
    seconds: float


Attack = Callable[[Target], int]
"""Returns how much was sent: bytes, or connections where nothing else counts."""


def attack(name: str, target: Target, told: Connection) -> None:
    """In a process of its own, which tells in the end how much was sent."""
    told.send(ATTACKS[name](target))


def _rounds(target: Target) -> Iterator[int]:
    until, count = time.monotonic() + target.seconds, 0
    while time.monotonic() < until:
        yield count
        count += 1


def _watching(stack: ExitStack, target: Target) -> socket.socket:
    opened = open_from(stack, target.url, ATTACKER)
    opened.settimeout(PATIENCE)
    upgrade(opened)
    opened.sendall(text(Hello(table=target.table, code=target.code)))
    return opened


def _flood(target: Target, data: bytes, *, count: int = SOCKETS, is_read: bool = True) -> int:
    """Websockets that send the same again and again, as fast as it is taken."""
    sent = 0
    with ExitStack() as stack:
        sockets: list[socket.socket | None] = [None] * count
        for number in _rounds(target):
            place = number % count
            with suppress(OSError, AssertionError):
                if sockets[place] is None:
                    sockets[place] = _watching(stack, target)
                opened = sockets[place]
                assert opened is not None
                sent += opened.send(data)
                if is_read:
                    opened.setblocking(False)
                    with suppress(BlockingIOError):
                        opened.recv(1 << 20)
                    opened.settimeout(PATIENCE)
                continue
            time.sleep(0.01)
            if sockets[place] is not None and _is_closed(sockets[place]):
                sockets[place] = None
    return sent


def _is_closed(opened: socket.socket | None) -> bool:
    assert opened is not None
    try:
        opened.setblocking(False)
        return opened.recv(1) == b""
    except BlockingIOError:
        return False
    except OSError:
        return True
    finally:
        with suppress(OSError):
            opened.settimeout(PATIENCE)


def _requests(target: Target, request: bytes, *, is_read: bool = True) -> int:
    """Pipes full of requests over many connections."""
    sent = 0
    with ExitStack() as stack:
        sockets: list[socket.socket | None] = [None] * CONNECTIONS
        for number in _rounds(target):
            place = number % CONNECTIONS
            try:
                opened = sockets[place]
                if opened is None:
                    opened = sockets[place] = open_from(stack, target.url, ATTACKER)
                    opened.setblocking(False)
                with suppress(BlockingIOError):
                    sent += opened.send(request * PIPE)
                with suppress(BlockingIOError):
                    if is_read and opened.recv(1 << 20) == b"":
                        sockets[place] = None
            except OSError:
                sockets[place] = None
            if place == 0:
                time.sleep(0.005)
    return sent


def _get(path: str) -> bytes:
    return f"GET {path} HTTP/1.1\r\nhost: localhost\r\nx-forwarded-for: 9.9.9.9\r\n\r\n".encode()


def _come_and_go(target: Target) -> int:
    """Sockets that are opened, say hello and are gone."""
    opened = 0
    for _ in _rounds(target):
        with suppress(OSError, AssertionError), ExitStack() as stack:
            _watching(stack, target)
            opened += 1
    return opened


def _half_heads(target: Target) -> int:
    with ExitStack() as stack:
        halves: list[socket.socket] = []
        for number in _rounds(target):
            with suppress(OSError):
                if len(halves) < CONNECTIONS:
                    halves.append(open_from(stack, target.url, ATTACKER))
                    halves[-1].settimeout(PATIENCE)
                halves[number % len(halves)].send(b"GET / HTTP/1.1\r\nx: " if number < CONNECTIONS else b"y")
            time.sleep(0.0005)
    return CONNECTIONS


def _unfinished_upgrades(target: Target) -> int:
    return _requests(target, UPGRADE)


def _mixed(target: Target) -> int:
    """A little of everything, in turn."""
    part = target._replace(seconds=target.seconds / len(PLAIN))
    return sum(one(part) for one in PLAIN.values())


PLAIN: dict[str, Attack] = {
    "pongs": lambda target: _flood(target, frame(Opcode.PONG) * 5000),
    "pings": lambda target: _flood(target, frame(Opcode.PING, bytes(125)) * 500),
    "pings that are never read": lambda target: _flood(target, frame(Opcode.PING, bytes(125)) * 500, is_read=False),
    "empty parts": lambda target: _flood(
        target, frame(Opcode.TEXT, b"{", fin=False) + frame(Opcode.CONT, fin=False) * 5000
    ),
    "missing": lambda target: _flood(target, text(Missing(since=1)) * 5, count=40),
    "nonsense": lambda target: _flood(target, bytes(range(256)) * 16),
    "pages that are not there": lambda target: _requests(target, _get("/nowhere")),
    "files": lambda target: _requests(target, _get("/")),
    "descriptions": lambda target: _requests(target, _get("/api/openapi.json")),
    "answers that are never read": lambda target: _requests(target, _get("/api/openapi.json"), is_read=False),
    "no requests": lambda target: _requests(target, b"\x00nonsense\r\n\r\n"),
    "upgrades": _unfinished_upgrades,
    "sockets that come and go": _come_and_go,
    "half heads": _half_heads,
}
ATTACKS: dict[str, Attack] = {**PLAIN, "a little of everything": _mixed}
