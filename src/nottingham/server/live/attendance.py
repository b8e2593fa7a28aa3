"""Attendance: who is at a table, connected to this process or another, and who is away. In no log: it is only now."""

from __future__ import annotations

from nottingham.rules.engine.seats import Seat
from nottingham.server.live.audience import Audience, Viewer
from nottingham.server.live.disconnects import Disconnects
from nottingham.server.protocol import json_codec
from nottingham.server.protocol.messages import Absence, Presence
from nottingham.server.table.state import Table
from nottingham.server.timestamps import Moment


class Attendance:
    """The viewers of one table, and what they were last told about each other."""

    def __init__(self) -> None:
        self.audience = Audience()
        self._remote_seats: frozenset[Seat] = frozenset()
        self._remote_spectators = 0
        self._absences = Disconnects()
        self._last_told: Presence | None = None

    def connected(self) -> frozenset[Seat]:
        """Seats whose people are connected, to this process or another."""
        return self._remote_seats | self.audience.seats

    def connected_here(self) -> tuple[frozenset[Seat], int]:
        """Seats with a connection to this process, and how many spectators."""
        return self.audience.seats, self.audience.spectators()

    @property
    def away(self) -> frozenset[Seat]:
        return self._absences.seats

    def absences(self, table: Table) -> tuple[Absence, ...]:
        return self._absences.now(table)

    def is_host_away(self, table: Table, moment: Moment) -> bool:
        return self._absences.is_host_away(table, moment)

    def enter(self, viewer: Viewer) -> None:
        self.audience.enter(viewer)
        self._last_told = None  # the newcomer has heard nothing yet

    def leave(self, viewer: Viewer) -> None:
        self.audience.leave(viewer)
        if not self.audience:  # a table without viewers is no longer told who is connected to other processes
            self.note_remote(frozenset(), 0)

    def note_remote(self, seats: frozenset[Seat], spectators: int) -> bool:
        """Take in who is connected to other processes; whether that is news."""
        before = self._remote_seats, self._remote_spectators
        self._remote_seats, self._remote_spectators = seats, spectators
        return before != (seats, spectators)

    def tell(self, table: Table, moment: Moment) -> None:
        """Take in who is there now, and tell every viewer if it is news."""
        connected = self.connected()
        self._absences.note(table, connected, moment)
        message = Presence(
            connected=tuple(sorted(connected)),
            spectators=self.audience.spectators() + self._remote_spectators,
            absent=self._absences.now(table),
        )
        if message != self._last_told:
            self._last_told = message
            raw = json_codec.encoded(message)
            for viewer in self.audience:
                viewer.send(raw)
