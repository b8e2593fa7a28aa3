"""Raw sockets of strangers: from an address of their choice on this machine, with whatever bytes they like."""

from __future__ import annotations

import json
import socket
from base64 import b64encode
from contextlib import ExitStack
from http.client import HTTPConnection
from urllib.parse import urlsplit

from websockets.frames import Frame, Opcode

from nottingham.record.codec import to_json
from nottingham.server.protocol.requests import ClientMessages, Hello
from tests.waiting import PATIENCE

UPGRADE = (
    "GET /api/socket HTTP/1.1\r\nhost: localhost\r\nconnection: upgrade\r\nupgrade: websocket\r\n"
    f"sec-websocket-version: 13\r\nsec-websocket-key: {b64encode(bytes(16)).decode()}\r\n\r\n"
).encode()


def open_from(stack: ExitStack, url: str, address: str = "127.0.0.2", buffer: int = 0) -> socket.socket:
    """A connection from an address of this machine; with a small buffer, one that soon takes nothing more."""
    where = urlsplit(url)
    opened = stack.enter_context(socket.socket())
    opened.settimeout(PATIENCE)
    if buffer:
        opened.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, buffer)
    opened.bind((address, 0))
    opened.connect((where.hostname, where.port))
    return opened


def post_from(address: str, url: str, path: str, body: object) -> tuple[int, dict[str, object]]:
    """One request from one of this machine's own addresses."""
    connection = HTTPConnection(urlsplit(url).netloc, timeout=PATIENCE, source_address=(address, 0))
    try:
        connection.request("POST", path, to_json(body), {"content-type": "application/json"})
        answer = connection.getresponse()
        return answer.status, json.loads(answer.read())
    finally:
        connection.close()


def upgrade(opened: socket.socket) -> None:
    """From here on it is a websocket."""
    opened.sendall(UPGRADE)
    answer = b""
    while not answer.endswith(b"\r\n\r\n"):
        answer += opened.recv(1)
    assert answer.startswith(b"HTTP/1.1 101"), answer


def frame(opcode: Opcode, data: bytes = b"", *, fin: bool = True) -> bytes:
    return Frame(opcode, data, fin=fin).serialize(mask=True)


def text(message: ClientMessages) -> bytes:
    return frame(Opcode.TEXT, to_json(message))


def watch(stack: ExitStack, url: str, table: str, code: str | None, **where: object) -> socket.socket:
    """A spectator's websocket, of which nothing has been read yet."""
    opened = open_from(stack, url, **where)  # type: ignore[arg-type]
    upgrade(opened)
    opened.sendall(text(Hello(table=table, code=code)))
    return opened


def read_to_end(opened: socket.socket) -> bytes:
    """Until the server hangs up."""
    found = b""
    try:
        while chunk := opened.recv(65536):
            found += chunk
    except ConnectionResetError:
        pass
    return found
