"""Alarm: rings when something is due to happen by itself at a table, and later each time that it comes to nothing."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

import msgspec

from nottingham.rules.engine.seats import Seat
from nottingham.server.bots.banter import BanterLine
from nottingham.server.ops.backoff import Backoff
from nottingham.server.protocol.messages import Absence, ClockInfo
from nottingham.server.timestamps import SECOND, Moment


class Due(msgspec.Struct, frozen=True):
    """Something that happens by itself: a clock runs out, the bot at a seat is asked or speaks, a bot takes over."""

    moment: Moment
    what: ClockInfo | Seat | Absence | BanterLine


class Alarm:
    """The timer of one table."""

    def __init__(self, ring: Callable[[], None]) -> None:
        self._ring = ring
        self._timer: asyncio.TimerHandle | None = None
        self._backoff = Backoff()
        self._rung_at: dict[ClockInfo | Absence, int] = {}
        """The state of the table, by its number, in which a clock or an absence was last acted on."""
        self.is_stopped = False

    def unset(self) -> None:
        """Do not ring."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def set(self, due: Moment, moment: Moment) -> None:
        """Ring then and not before, instead of whenever it was set to."""
        self.unset()
        if not self.is_stopped:
            delay = max(0, max(due, self._backoff.until) - moment) / SECOND
            self._timer = asyncio.get_running_loop().call_later(delay, self._ring)

    def stop(self) -> None:
        """For good."""
        self.is_stopped = True
        if self._timer is not None:
            self._timer.cancel()

    # --- after a failure

    def is_backing_off(self, moment: Moment) -> bool:
        return moment < self._backoff.until

    def back_off(self, moment: Moment) -> None:
        """Nothing happens by itself for a while. What fails meanwhile is the same failure, and makes it no longer."""
        if not self.is_backing_off(moment):
            self._backoff.failed(moment)

    def succeeded(self) -> None:
        self._backoff.succeeded()

    # --- once in each state of the table

    def has_rung(self, what: ClockInfo | Absence, seq: int) -> bool:
        return self._rung_at.get(what) == seq

    def note_rung(self, what: ClockInfo | Absence, seq: int) -> None:
        self._rung_at[what] = seq

    def forget_rung(self, what: ClockInfo | Absence) -> None:
        self._rung_at.pop(what, None)
