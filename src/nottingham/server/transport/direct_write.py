"""Direct websocket traffic: uvicorn's websocket, which can also be written to, and hands over texts, without waiting.

ASGI sends by waiting, and to wait for many takes a task and a queue for each of them. A table that tells everybody of a
move writes to each link at once instead; what a viewer is slow to take waits in the transport, where it is counted.

ASGI receives by waiting too. A text that comes in one piece, as nearly all do, is offered to a listener first; what the
listener does not want, and everything that is no such text, goes the usual way.

Who sends more than its address has a share for is read from more slowly, and who does not read is cut off.
"""

from __future__ import annotations

import struct
from collections.abc import Callable

from starlette.websockets import WebSocket
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame, apply_mask  # type: ignore[attr-defined]  # in C where there is one
from websockets.protocol import State

from nottingham.server.access.rate_limits import Rate, WorkShare
from nottingham.server.config import Caps
from nottingham.server.protocol import json_codec
from nottingham.server.protocol.messages import Farewell
from nottingham.server.transport.paced_reading import PacedReader
from nottingham.server.transport.port_log import port_logger

LINGER = 3.0
FRAGMENTS_MOST = 64
"""Frames of one message: each is kept until the last has come, and one may be empty."""
TOO_LONG = 1009
"""The close code for a message that is too long (RFC 6455, 7.4.1)."""
WHOLE_TEXT = 0x81
MASKED = 0x80
SHORT_HEAD, MIDDLE_HEAD, LONG_HEAD = (struct.Struct(head).pack for head in ("!BB", "!BBH", "!BBQ"))

Listener = Callable[[bytes], bool]
"""Told of a text; says whether that is the end of it."""


class DirectWriteProtocol(WebSocketsSansIOProtocol):
    """One websocket. It is really gone some seconds after the server has hung up, even if nobody reads at its end."""

    share = WorkShare(Rate(0, 0))
    backlog_most = Caps().backlog_bytes
    """Set by `limited`, for all connections to a port."""
    listener: Listener | None = None
    _reader: PacedReader | None = None
    _has_heard = False
    """Whether a listener took a text since it was last asked whether anybody is there."""
    _was_behind = False
    """Whether more waited to be read than is usual when it was last asked that."""

    async def run_asgi(self) -> None:
        self.logger = port_logger
        self.scope["state"]["link"] = self
        if self.share.is_limited:
            self._reader = PacedReader(self.share, self.transport, self._address, self._take, self._read_on)
        await super().run_asgi()
        self.listener = None
        self.loop.call_later(LINGER, self.transport.abort)

    def connection_lost(self, exc: Exception | None) -> None:
        if self._reader is not None:
            self._reader.close()
        super().connection_lost(exc)

    # --- receiving

    def data_received(self, data: bytes) -> None:
        if self._reader is None:
            self._take(data)
        else:
            self._reader.receive(data)

    def _address(self) -> str:
        """As a trusted proxy names it, once the request has come through the gate."""
        return (self.scope["client"] or ("", 0))[0]

    def _read_on(self) -> None:
        if not self.read_paused:
            self.transport.resume_reading()

    @property
    def is_held(self) -> bool:
        """Whether something has come that is not looked at yet: a reply to a farewell would not be seen either."""
        return self._reader is not None and self._reader.is_waiting

    def _take(self, data: bytes) -> None:
        if self.listener is not None and self._is_between_messages():
            text = text_in(data)
            if text is not None and self.listener(text):
                self._has_heard = True
                return
        super().data_received(data)

    def handle_cont(self, event: Frame) -> None:
        if len(self.frames) >= FRAGMENTS_MOST:
            self.conn.fail(TOO_LONG)
            self.handle_parser_exception()
        else:
            super().handle_cont(event)

    def handle_parser_exception(self) -> None:
        """What is no websocket ends without a word; a message that is only too long is told so."""
        if self.conn.close_sent is not None and self.conn.close_sent.code == TOO_LONG and self.handshake_complete:
            self.transport.write(framed(json_codec.encoded(Farewell(why="message_too_long"))))
        super().handle_parser_exception()

    # --- who does not read

    def handle_ping(self) -> None:
        super().handle_ping()
        if self.transport.get_write_buffer_size() > self.backlog_most:
            self.cut()

    def keepalive_timeout(self) -> None:
        """To close would be to wait until everything is read, by somebody who is not there."""
        self.pong_timer = None
        self.cut()

    def send_keepalive_ping(self) -> None:
        """Who has just said something is there, and need not be asked; but who does not read for so long is cut off."""
        is_behind = not self.writable.is_set()
        if is_behind and self._was_behind:
            self.cut()
            return
        self._was_behind = is_behind
        if self._has_heard:
            self._has_heard = False
            self.schedule_ping()
        else:
            super().send_keepalive_ping()

    def _is_between_messages(self) -> bool:
        """Whether nothing is half read, and nothing that came before still waits."""
        return not self.conn.reader.buffer and not self.frames and self.queue.empty() and self._is_open()

    def _is_open(self) -> bool:
        return self.conn.state is State.OPEN and not self.transport.is_closing()

    def write(self, frames: bytes) -> int:
        """Send what is framed already; to somebody who is gone, nothing. Returns how many bytes wait to be taken."""
        transport = self.transport
        if self.conn.state is not State.OPEN or transport.is_closing():
            return 0
        transport.write(frames)
        return transport.get_write_buffer_size()

    def cut(self) -> None:
        """Hang up without a word."""
        self.transport.abort()


def limited(share: WorkShare, backlog_most: int) -> type[DirectWriteProtocol]:
    """The class of websockets that uvicorn is to make for one port."""
    return type("DirectWriteProtocol", (DirectWriteProtocol,), {"share": share, "backlog_most": backlog_most})


def framed(text: bytes) -> bytes:
    """A text in one frame (RFC 6455, 5.2). What a server sends is not masked, and this one compresses nothing."""
    size = len(text)
    if size < 126:
        return SHORT_HEAD(WHOLE_TEXT, size) + text
    if size < 1 << 16:
        return MIDDLE_HEAD(WHOLE_TEXT, 126, size) + text
    return LONG_HEAD(WHOLE_TEXT, 127, size) + text


def text_in(data: bytes) -> bytes | None:
    """The text, where a client sent exactly one frame with a whole and not very long one; None for anything else."""
    if len(data) < 8 or data[0] != WHOLE_TEXT or not data[1] & MASKED:
        return None
    size, start = data[1] ^ MASKED, 6
    if size == 126:
        size, start = data[2] << 8 | data[3], 8
    if data[1] == MASKED | 127 or len(data) != start + size:
        return None
    text: bytes = apply_mask(data[start:], data[start - 4 : start])
    return text


def link_of(socket: WebSocket) -> DirectWriteProtocol:
    link = socket.scope["state"]["link"]
    assert isinstance(link, DirectWriteProtocol)
    return link
