"""Audience: who is connected to a table here and now. It is in no log: after a restart everybody connects again."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Protocol

from nottingham.rules.engine.seats import Seat


class Viewer(Protocol):
    """A client that is sent what happens at a table."""

    seat: Seat | None
    token: str
    """The hash of the secret that opened the seat; empty for a spectator."""
    address: str
    """The household that it is connected from."""

    def send(self, message: bytes) -> None:
        """Never waits: a viewer who cannot keep up is cut off."""

    def dismiss(self, why: str) -> None:
        """Say farewell and hang up."""

    def retire(self, why: str) -> None:
        """The same, but not before what was asked last is answered."""


class Audience:
    """The viewers of one table. A seat may be open in several windows."""

    def __init__(self) -> None:
        self._viewers: set[Viewer] = set()
        self.seats: frozenset[Seat] = frozenset()

    def __iter__(self) -> Iterator[Viewer]:
        return iter(tuple(self._viewers))

    def __len__(self) -> int:
        return len(self._viewers)

    def enter(self, viewer: Viewer) -> None:
        self._viewers.add(viewer)
        self._note_seats()

    def leave(self, viewer: Viewer) -> None:
        self._viewers.discard(viewer)
        self._note_seats()

    def _note_seats(self) -> None:
        self.seats = frozenset(viewer.seat for viewer in self._viewers if viewer.seat is not None)

    def spectators(self, address: str | None = None) -> int:
        """All of them, or those from one household."""
        watching = [viewer for viewer in self._viewers if viewer.seat is None]
        return len(watching) if address is None else sum(viewer.address == address for viewer in watching)
