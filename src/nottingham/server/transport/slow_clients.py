"""Slow-loris guard: limits per address on connections and unfinished requests, and time limits on heads and bodies.

It works on the public port itself, before a request is complete and so before anything else could count it. People
behind one home address share its limits, which leave room for a score of browsers. A trusted proxy speaks for many and
is not counted; its requests have to be complete in time like all others.
"""

from __future__ import annotations

import asyncio
import ipaddress
from typing import Literal

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol

from nottingham.server.access.rate_limits import CountByAddress
from nottingham.server.config import Caps, Config
from nottingham.server.ops.refusal_log import RefusalLog

HEAD_WITHIN = 10.0
BODY_WITHIN = 20.0
KEEP_ALIVE = 5
ANSWERS = {"too_slow": b"408 Request Timeout", "too_many_connections": b"429 Too Many Requests"}

Stage = Literal["head", "body", "whole"]


class ConnectionGuard:
    """What all connections to one port share: how many each address has open, and how many of them unfinished."""

    def __init__(self, caps: Caps, trusted_proxies: str, refusals: RefusalLog) -> None:
        self._connections = CountByAddress(caps.connections)
        self._unfinished = CountByAddress(caps.unfinished)
        self._trusted = _networks(trusted_proxies)
        self._refusals = refusals

    @classmethod
    def of(cls, config: Config, refusals: RefusalLog) -> ConnectionGuard:
        return cls(config.caps, config.trusted_proxies, refusals)

    def note(self, why: str) -> None:
        self._refusals.note("port", why)

    def counts(self, stage: Stage) -> CountByAddress:
        return self._connections if stage == "whole" else self._unfinished

    def is_trusted(self, address: str) -> bool:
        if self._trusted is None:
            return True
        try:
            return any(ipaddress.ip_address(address) in network for network in self._trusted)
        except ValueError:
            return False


def _networks(trusted: str) -> list[ipaddress.IPv4Network | ipaddress.IPv6Network] | None:
    """The networks of proxies; None is everybody. What is no network, such as a socket's path, counts for nobody."""
    if trusted.strip() == "*":
        return None
    found = []
    for text in filter(None, (part.strip() for part in trusted.split(","))):
        try:
            found.append(ipaddress.ip_network(text, strict=False))
        except ValueError:
            continue
    return found


class GuardedProtocol(H11Protocol):
    """uvicorn's HTTP connection, watched until each request is complete."""

    guard: ConnectionGuard
    """Set by `guarded`, for all connections to a port."""
    _address: str | None = None
    """Whom it is counted for; None where it is not."""
    _stage: Stage = "whole"
    _has_answered = False
    _deadline: asyncio.TimerHandle | None = None
    _is_websocket = False

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        address = self.client[0] if self.client else ""
        if not self.guard.is_trusted(address):
            if not self.guard.counts("whole").enter(address):
                self._turn_away("too_many_connections")
                return
            self._address = address
        self._watch()

    def data_received(self, data: bytes) -> None:
        if not self.transport.is_closing():
            super().data_received(data)
            self._watch()

    def on_response_complete(self) -> None:
        self._has_answered = True
        super().on_response_complete()
        self._watch()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        self._forget()  # from here on it is a websocket, and counted as such
        self._is_websocket = True
        super().handle_websocket_upgrade(event)

    def connection_lost(self, exc: Exception | None) -> None:
        self._forget()
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
