"""Paced reading: what a connection receives is handed on in pieces, each when its address has work to spend.

Frames without a message, pings and half-sent heads cost processor time too, and what counts messages or requests never
sees them. Here the time itself is counted, and a connection whose address has used its share is not read from.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable

from nottingham.server.access.rate_limits import WorkShare

PIECE = 1024
"""Bytes: of the smallest frames there are, this many take a millisecond or two."""


class PacedReader:
    """Reads for one connection."""

    def __init__(
        self,
        share: WorkShare,
        transport: asyncio.Transport,
        address: Callable[[], str],
        take: Callable[[bytes], None],
        resume: Callable[[], None],
        clock: Callable[[], float] = time.thread_time,  # on a busy machine, waiting for a core is nobody's doing
    ) -> None:
        self._share = share
        self._transport = transport
        self._address = address
        self._take = take
        self._resume = resume
        """Reads on, unless somebody else has a reason not to."""
        self._clock = clock
        self._held = b""
        self._timer: asyncio.TimerHandle | None = None

    @property
    def is_waiting(self) -> bool:
        return self._timer is not None

    def receive(self, data: bytes) -> None:
        if self._timer is None:
            self._hand_on(data)
        else:  # some more comes after reading was paused
            self._held += data
            self._transport.pause_reading()

    def close(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
        self._held = b""

    def _hand_on(self, data: bytes) -> None:
        for start in range(0, len(data), PIECE):
            if self._transport.is_closing():
                return
            if pause := self._share.wait(self._address()):
                self._hold(data[start:], pause)
                return
            began = self._clock()
            self._take(data[start : start + PIECE] if len(data) > PIECE else data)
            self._share.spend(self._address(), (self._clock() - began) * 1000)

    def _hold(self, rest: bytes, pause: float) -> None:
        self._held = rest
        self._transport.pause_reading()
        self._timer = asyncio.get_running_loop().call_later(pause, self._go_on)

    def _go_on(self) -> None:
        held, self._held, self._timer = self._held, b"", None
        self._hand_on(held)
        if not self.is_waiting and not self._transport.is_closing():
            self._resume()
