"""A lean websocket client: one object for each connection, thousands of them in one process.

It speaks only what the generator needs: text out, text in, an answer to each ping. What it sends is not compressed;
what it receives is where it asked for that, as a browser does.
"""

from __future__ import annotations

import asyncio
import base64
import os
import zlib
from collections.abc import Callable
from typing import cast

TEXT, CLOSE, PING, PONG = 1, 8, 9, 10
DEFLATED, DEFLATE_TAIL = 0x40, b"\0\0\xff\xff"
"""The bit of a frame whose message is compressed by itself, and what its end is left out of it (RFC 7692)."""
NO_MASK = bytes(4)
"""A mask that changes nothing: allowed, and it costs nothing."""

Receive = Callable[[bytes], None]


class Socket(asyncio.Protocol):
    """One connection. `receive` is called with each message, in the event loop."""

    def __init__(self, host: str, receive: Receive, *, asks_for_compression: bool) -> None:
        self._host = host
        self._asked = "Sec-WebSocket-Extensions: permessage-deflate\r\n" if asks_for_compression else ""
        self._receive = receive
        self._buffer = bytearray()
        self._message = bytearray()
        self._is_greeted = False
        self._transport: asyncio.Transport | None = None
        self.opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.is_closed = False
        self.received_bytes = 0

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast(asyncio.Transport, transport)
        key = base64.b64encode(os.urandom(16)).decode()
        self._transport.write(
            f"GET /api/socket HTTP/1.1\r\nHost: {self._host}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            f"Sec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n{self._asked}\r\n".encode()
        )

    def connection_lost(self, _error: Exception | None) -> None:
        self.is_closed = True
        if not self.opened.done():
            self.opened.set_exception(ConnectionError("the server turned the socket away"))

    def data_received(self, data: bytes) -> None:
        self._buffer += data
        self.received_bytes += len(data)
        if not self._is_greeted and not self._greet():
            return
        while self._take_frame():
            pass

    def send(self, text: bytes) -> None:
        self._frame(TEXT, text)

    def close(self) -> None:
        if self._transport is not None and not self.is_closed:
            self._frame(CLOSE, b"\x03\xe8")
            self._transport.close()

    def _greet(self) -> bool:
        head, gap, rest = bytes(self._buffer).partition(b"\r\n\r\n")
        if not gap:
            return False
        if b" 101 " not in head.partition(b"\r\n")[0]:
            assert self._transport is not None
            self._transport.close()
            return False
        self._buffer = bytearray(rest)
        self._is_greeted = True
        self.opened.set_result(None)
        return True

    def _take_frame(self) -> bool:
        """Take one whole frame off the buffer; the server's frames are not masked."""
        buffer = self._buffer
        if len(buffer) < 2:
            return False
        length, start = buffer[1] & 0x7F, 2
        if length >= 126:
            start = 4 if length == 126 else 10
            length = int.from_bytes(buffer[2:start])
        if len(buffer) < start + length:
            return False
        is_last, kind = bool(buffer[0] & 0x80), buffer[0] & 0x0F
        payload = bytes(buffer[start : start + length])
        if buffer[0] & DEFLATED:
            payload = zlib.decompressobj(-zlib.MAX_WBITS).decompress(payload + DEFLATE_TAIL)
        del buffer[: start + length]
        self._take(kind, payload, is_last=is_last)
        return True

    def _take(self, kind: int, payload: bytes, *, is_last: bool) -> None:
        if kind == PING:
            self._frame(PONG, payload)
        elif kind == CLOSE:
            assert self._transport is not None
            self._transport.close()
        elif kind in (TEXT, 0):
            self._message += payload
            if is_last:
                message, self._message = bytes(self._message), bytearray()
                self._receive(message)

    def _frame(self, kind: int, payload: bytes) -> None:
        assert self._transport is not None
        length = len(payload)
        size = bytes([0x80 | length]) if length < 126 else b"\xfe" + length.to_bytes(2)
        self._transport.write(bytes([0x80 | kind]) + size + NO_MASK + payload)


async def open_socket(host: str, port: int, receive: Receive, *, asks_for_compression: bool) -> Socket:
    _, socket = await asyncio.get_running_loop().create_connection(
        lambda: Socket(f"{host}:{port}", receive, asks_for_compression=asks_for_compression), host, port
    )
    await socket.opened
    return socket


async def post(host: str, port: int, path: str, body: bytes) -> bytes:
    """One HTTP request, and the body that came back."""
    reader, writer = await asyncio.open_connection(host, port)
    head = f"POST {path} HTTP/1.1\r\nHost: {host}:{port}\r\nContent-Type: application/json\r\n"
    writer.write(f"{head}Content-Length: {len(body)}\r\nConnection: close\r\n\r\n".encode() + body)
    raw = await reader.read()
    writer.close()
    status, _, rest = raw.partition(b"\r\n")
    if b" 20" not in status[:13]:
        raise ConnectionError(f"{path}: {status.decode(errors='replace')}")
    return rest.partition(b"\r\n\r\n")[2]
