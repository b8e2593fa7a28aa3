"""Slow-loris guard: limits per address on connections, half requests and work; time limits on heads, bodies, answers.

It works on the public port itself, before a request is complete and so before anything else could count it. People
behind one home address share its limits, which leave room for a score of browsers. A trusted proxy speaks for many and
is not counted; its requests have to be complete in time like all others.
"""

from __future__ import annotations

import asyncio
import re
import time
from typing import Any, Literal

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.server import ServerState

from nottingham.server.access.proxies import TrustedProxies
from nottingham.server.access.rate_limits import CountByAddress, WorkShare
from nottingham.server.config import Caps, Config
from nottingham.server.ops.refusal_log import RefusalLog
from nottingham.server.transport.paced_reading import PacedReader
from nottingham.server.transport.port_log import port_logger

HEAD_WITHIN = 10.0
BODY_WITHIN = 20.0
READ_WITHIN = 30.0
"""Seconds for an answer to be read, and for each further piece of a long one."""
KEEP_ALIVE = 5
CONNECTION_COST = 0.3
"""Milliseconds that it takes to let a connection in and out."""
LOOSE_LINE = re.compile(rb"(?<!\r)\n|\r\n[ \t]")
"""In a head: a line that does not end as lines do, or goes on in the next. Proxies read such in more than one way."""
ANSWERS = {"too_slow": b"408 Request Timeout", "too_many_connections": b"429 Too Many Requests"}

Stage = Literal["head", "body", "whole"]


class ConnectionGuard:
    """What all connections to one port share: how many each address has open, and how many of them unfinished."""

    def __init__(self, caps: Caps, trusted_proxies: str, refusals: RefusalLog) -> None:
        self._connections = CountByAddress(caps.connections)
        self._unfinished = CountByAddress(caps.unfinished)
        self.share = WorkShare(caps.work)
        self.proxies = TrustedProxies(trusted_proxies)
        self._refusals = refusals

    @classmethod
    def of(cls, config: Config, refusals: RefusalLog) -> ConnectionGuard:
        return cls(config.caps, config.trusted_proxies, refusals)

    def note(self, why: str) -> None:
        self._refusals.note("port", why)

    def counts(self, stage: Stage) -> CountByAddress:
        return self._connections if stage == "whole" else self._unfinished


class GuardedProtocol(H11Protocol):
    """uvicorn's HTTP connection, watched until each request is complete."""

    guard: ConnectionGuard
    """Set by `guarded`, for all connections to a port."""
    _address: str | None = None
    """Whom it is counted for; None where it is not."""
    _stage: Stage = "whole"
    _has_answered = False
    _deadline: asyncio.TimerHandle | None = None
    _unread: asyncio.TimerHandle | None = None
    """Set while an answer waits to be read."""
    _is_websocket = False
    _reader: PacedReader | None = None

    def __init__(self, *args: Any, **named: Any) -> None:
        super().__init__(*args, **named)
        self.logger = port_logger

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        address = self.client[0] if self.client else ""
        if not self.guard.proxies.has(address):
            self.guard.share.spend(address, CONNECTION_COST)
            if not self.guard.counts("whole").enter(address):
                self._turn_away("too_many_connections")
                return
            self._address = address
            self._reader = PacedReader(self.guard.share, transport, lambda: address, self._take, self._read_on)
        self._watch()

    def data_received(self, data: bytes) -> None:
        if self._reader is None:
            self._take(data)
        else:
            self._reader.receive(data)

    def _take(self, data: bytes) -> None:
        if not self.transport.is_closing() and not self._is_websocket:
            super().data_received(data)
            self._watch()

    def _read_on(self) -> None:
        if self._is_websocket or not self.flow.read_paused:
            self.transport.resume_reading()

    def handle_events(self) -> None:
        if self._has_loose_head():
            self.send_400_response("Invalid HTTP request received.")
            return
        super().handle_events()

    def _has_loose_head(self) -> bool:
        if self.conn.their_state is not h11.IDLE:
            return False
        head = self.conn.trailing_data[0].partition(b"\r\n\r\n")[0]
        return LOOSE_LINE.search(head) is not None

    def send_400_response(self, msg: str) -> None:
        self.guard.note("malformed")
        super().send_400_response(msg)

    def on_response_complete(self) -> None:
        """Where several requests were sent in one go, the next is looked at now, and charged like what is received."""
        self._has_answered = True
        began = time.thread_time()
        super().on_response_complete()
        if self._address is not None:
            self.guard.share.spend(self._address, (time.thread_time() - began) * 1000)
        self._watch()
        if self.transport.is_closing():
            self._await_reader()

    # --- answers that nobody reads

    def pause_writing(self) -> None:
        super().pause_writing()
        self._await_reader()

    def resume_writing(self) -> None:
        super().resume_writing()
        if not self.transport.is_closing():
            self._cancel_reader()

    def timeout_keep_alive_handler(self) -> None:
        super().timeout_keep_alive_handler()
        self._await_reader()

    def _await_reader(self) -> None:
        """Not for ever: to close a connection is to wait until everything is read."""
        if self._unread is None:
            self._unread = self.loop.call_later(READ_WITHIN, self.transport.abort)

    def _cancel_reader(self) -> None:
        if self._unread is not None:
            self._unread.cancel()
            self._unread = None

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        self._forget()  # from here on it is a websocket, and counted as such
        self._is_websocket = True
        super().handle_websocket_upgrade(event)

    def connection_lost(self, exc: Exception | None) -> None:
        self._forget()
        self._cancel_reader()
        if self._reader is not None:
            self._reader.close()
        super().connection_lost(exc)

    # --- watching

    def _watch(self) -> None:
        """Take in how far the request at hand has come."""
        stage = self._stage_now()
        if stage == self._stage or self._is_websocket or self.transport.is_closing():
            return
        if self._address is not None:
            if self._stage == "whole" and not self.guard.counts(stage).enter(self._address):
                self._turn_away("too_many_connections")
                return
            if stage == "whole":
                self.guard.counts(self._stage).leave(self._address)
        self._stage = stage
        self._cancel_deadline()
        if stage != "whole":
            within = HEAD_WITHIN if stage == "head" else BODY_WITHIN
            self._deadline = self.loop.call_later(within, self._turn_away, "too_slow")

    def _stage_now(self) -> Stage:
        match self.conn.their_state:
            case h11.IDLE:  # between two requests, uvicorn's own limit on silence is enough
                is_between = self._has_answered and not self.conn.trailing_data[0]
                return "whole" if is_between else "head"
            case h11.SEND_BODY:
                return "body"
        return "whole"

    def _turn_away(self, why: str) -> None:
        self.guard.note(why)
        self._forget()
        if not self.transport.is_closing():
            self.transport.write(b"HTTP/1.1 " + ANSWERS[why] + b"\r\nconnection: close\r\ncontent-length: 0\r\n\r\n")
            self.transport.close()
            self._await_reader()

    def _forget(self) -> None:
        self._cancel_deadline()
        if self._address is not None:
            if self._stage != "whole":
                self.guard.counts(self._stage).leave(self._address)
            self.guard.counts("whole").leave(self._address)
        self._address, self._stage = None, "whole"

    def _cancel_deadline(self) -> None:
        if self._deadline is not None:
            self._deadline.cancel()
            self._deadline = None


def guarded(guard: ConnectionGuard) -> type[GuardedProtocol]:
    """The class of connections that uvicorn is to make for one port."""
    return type("GuardedProtocol", (GuardedProtocol,), {"guard": guard})


async def cut_connections(state: ServerState) -> None:
    """Hang up on those that are left when a port was closed: the loop cannot end before they do, read or unread."""
    for connection in tuple(state.connections):
        connection.transport.abort()
    await asyncio.sleep(0)
