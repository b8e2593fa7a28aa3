"""Direct websocket writes: uvicorn's websocket, which can also be written to without waiting.

ASGI sends by waiting, and to wait for many takes a task and a queue for each of them. A table that tells everybody of a
move writes to each link at once instead; what a viewer is slow to take waits in the transport, where it is counted.
"""

from __future__ import annotations

import struct

from starlette.websockets import WebSocket
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.protocol import State

LINGER = 3.0
WHOLE_TEXT = 0x81


class DirectWriteProtocol(WebSocketsSansIOProtocol):
    """One websocket. It is really gone some seconds after the server has hung up, even if nobody reads at its end."""

    _waiting: tuple[bytes, ...] = ()
    """What was written in this turn of the loop: it leaves in one piece, because each sending costs."""

    async def run_asgi(self) -> None:
        self.scope["state"]["link"] = self
        await super().run_asgi()
        self.loop.call_later(LINGER, self.transport.abort)

    def write(self, message: bytes) -> None:
        """Send a text; to somebody who is gone, nothing."""
        if not self._waiting:
            self.loop.call_soon(self.flush)
        self._waiting += (framed(message),)

    def flush(self) -> None:
        """Send what waits."""
        waiting, self._waiting = self._waiting, ()
        if waiting and self.conn.state is State.OPEN and not self.transport.is_closing():
            self.transport.write(b"".join(waiting))

    @property
    def unread(self) -> int:
        """Bytes that wait for the viewer to take them."""
        return sum(map(len, self._waiting)) + self.transport.get_write_buffer_size()

    def cut(self) -> None:
        """Hang up without a word."""
        self.transport.abort()


def framed(text: bytes) -> bytes:
    """A text in one frame (RFC 6455, 5.2). What a server sends is not masked, and this one compresses nothing."""
    size = len(text)
    if size < 126:
        return struct.pack("!BB", WHOLE_TEXT, size) + text
    if size < 1 << 16:
        return struct.pack("!BBH", WHOLE_TEXT, 126, size) + text
    return struct.pack("!BBQ", WHOLE_TEXT, 127, size) + text


def link_of(socket: WebSocket) -> DirectWriteProtocol:
    link = socket.scope["state"]["link"]
    assert isinstance(link, DirectWriteProtocol)
    return link
