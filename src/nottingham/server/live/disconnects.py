"""Disconnects: who has a seat and no connection, since when, and when a bot takes over. In no log: it is only now.

Nobody's time runs while nobody is there: the table pauses, and the first who comes back waits for the others afresh.
"""

from __future__ import annotations

from collections.abc import Collection

from nottingham.rules.engine.seats import Seat
from nottingham.server.protocol.messages import Absence
from nottingham.server.table.state import Table
from nottingham.server.timestamps import MINUTE, SECOND, Moment

HOST_AWAY = MINUTE
"""After so long without a connection somebody else may be host."""


class Disconnects:
    """The people of one table who are not connected."""

    def __init__(self) -> None:
        self._since: dict[Seat, Moment] = {}
        self._is_deserted = True

    def note(self, table: Table, connected: Collection[Seat], moment: Moment) -> None:
        """Take in who is there now."""
        people = {seat for seat, chair in enumerate(table.chairs) if chair.is_person}
        missing = people.difference(connected)
        is_awakened = self._is_deserted and bool(connected)
        self._since = {seat: moment if is_awakened else self._since.get(seat, moment) for seat in sorted(missing)}
        self._is_deserted = not connected

    def __bool__(self) -> bool:
        return bool(self._since)

    def now(self, table: Table) -> tuple[Absence, ...]:
        if not self._since:
            return ()
        return tuple(
            Absence(seat=seat, since=since, due=self._due(table, seat, since)) for seat, since in self._since.items()
        )

    def _due(self, table: Table, seat: Seat, since: Moment) -> Moment | None:
        """When a bot holds the seat; None while the table is deserted, has no grace, or plays at leisure."""
        rules = table.settings.clock
        is_waited_for = table.stage == "playing" and not table.chairs[seat].bot and not self._is_deserted
        if not is_waited_for or not rules.grace or rules.is_at_leisure:
            return None
        return since + rules.grace * SECOND

    @property
    def seats(self) -> frozenset[Seat]:
        return frozenset(self._since)

    def is_host_away(self, table: Table, moment: Moment) -> bool:
        since = None if table.host is None else self._since.get(table.host)
        return since is not None and moment - since >= HOST_AWAY
