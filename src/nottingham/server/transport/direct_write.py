"""Direct websocket writes: uvicorn's websocket, which can also be written to without waiting.

ASGI sends by waiting, and to wait for many takes a task and a queue for each of them. A table that tells everybody of a
move writes to each link at once instead; what a viewer is slow to take waits in the transport, where it is counted.

A client that asks for compression (RFC 7692), as every browser does, is sent each longer message compressed by itself:
no memory is kept for a connection, and what several viewers are sent alike is compressed once.

A client that sends more than its address has a share for is read from more slowly; one that does not read is cut off.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Any

from starlette.websockets import WebSocket
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.extensions.permessage_deflate import PerMessageDeflate, ServerPerMessageDeflateFactory
from websockets.frames import Frame, Opcode
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
WINDOW = 10
"""The window of the compression, as a power of two: an update is seldom longer than a kilobyte."""
DEFLATED_FROM = 160
"""Bytes: what is shorter gains nothing by being compressed."""
ALIKE_KEPT = 32
"""Frames kept for other viewers who are sent the same."""
DEFLATE_LEVEL = {"level": 1}
OFFERED = ServerPerMessageDeflateFactory(
    server_no_context_takeover=True,
    client_no_context_takeover=True,
    server_max_window_bits=WINDOW,
    compress_settings=DEFLATE_LEVEL,
)
DEFLATE = PerMessageDeflate(
    remote_no_context_takeover=True,
    local_no_context_takeover=True,
    remote_max_window_bits=15,
    local_max_window_bits=WINDOW,
    compress_settings=DEFLATE_LEVEL,
)
"""Compresses for every connection alike: what one message is compressed to does not depend on those before it."""


class DirectWriteProtocol(WebSocketsSansIOProtocol):
    """One websocket. It is really gone some seconds after the server has hung up, even if nobody reads at its end."""

    share = WorkShare(Rate(0, 0))
    backlog_most = Caps().backlog_bytes
    """Set by `limited`, for all connections to a port."""
    _reader: PacedReader | None = None
    _has_heard = False
    """Whether a message came since the client was last asked whether it is there."""
    _was_behind = False
    """Whether more waited to be read than is usual when it was last asked that."""

    def __init__(self, *given: Any, **named: Any) -> None:
        super().__init__(*given, **named)
        self.conn.available_extensions = [OFFERED]

    async def run_asgi(self) -> None:
        self.logger = port_logger
        self.scope["state"]["link"] = self
        if self.share.is_limited:
            self._reader = PacedReader(self.share, self.transport, self._address, self._take, self._read_on)
        await super().run_asgi()
        self.loop.call_later(LINGER, self.transport.abort)

    def connection_lost(self, exc: Exception | None) -> None:
        if self._reader is not None:
            self._reader.close()
        super().connection_lost(exc)

    # --- when the process stops

    def shutdown(self) -> None:
        """uvicorn sends a last frame, and fails where the connection ends already because its peer said goodbye."""
        if self.handshake_complete and self.conn.state is not State.OPEN:
            self.close_sent = True
        super().shutdown()

    def send_500_response(self) -> None:
        """Once: uvicorn sends it when the application fails before the handshake, and again when the process stops."""
        if not self.conn.eof_sent:
            super().send_500_response()

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
        super().data_received(data)

    def send_receive_event_to_app(self) -> None:
        self._has_heard = True
        super().send_receive_event_to_app()

    def handle_cont(self, event: Frame) -> None:
        if len(self.frames) >= FRAGMENTS_MOST:
            self.conn.fail(TOO_LONG)
            self.handle_parser_exception()
        else:
            super().handle_cont(event)

    def handle_parser_exception(self) -> None:
        """What is no websocket ends without a word; a message that is only too long is told so."""
        if self.conn.close_sent is not None and self.conn.close_sent.code == TOO_LONG and self.handshake_complete:
            self.transport.write(framed(json_codec.encoded(Farewell(why="message_too_long")), False))
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

    def write(self, texts: Sequence[bytes]) -> int:
        """Send texts, each in one frame; to a client that is gone, nothing. Returns how many bytes wait to be taken."""
        transport = self.transport
        if self.conn.state is not State.OPEN or transport.is_closing():
            return 0
        is_asked = self._asks_for_compression()
        transport.write(b"".join([framed(text, is_asked and len(text) >= DEFLATED_FROM) for text in texts]))
        return transport.get_write_buffer_size()

    def _asks_for_compression(self) -> bool:
        """A client that has no room for our window is sent everything as it is."""
        agreed = self.conn.extensions
        return bool(agreed) and any(
            isinstance(one, PerMessageDeflate) and one.local_max_window_bits == WINDOW for one in agreed
        )

    def cut(self) -> None:
        """Hang up without a word."""
        self.transport.abort()


def limited(share: WorkShare, backlog_most: int) -> type[DirectWriteProtocol]:
    """The class of websockets that uvicorn is to make for one port."""
    return type("DirectWriteProtocol", (DirectWriteProtocol,), {"share": share, "backlog_most": backlog_most})


@lru_cache(maxsize=ALIKE_KEPT)
def framed(text: bytes, is_deflated: bool) -> bytes:
    """A text in one frame, compressed by itself or as it is. What a server sends is not masked."""
    return Frame(Opcode.TEXT, text).serialize(mask=False, extensions=[DEFLATE] if is_deflated else [])


def link_of(socket: WebSocket) -> DirectWriteProtocol:
    link = socket.scope["state"]["link"]
    assert isinstance(link, DirectWriteProtocol)
    return link
