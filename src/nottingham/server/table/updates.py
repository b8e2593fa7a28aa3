"""Updates: what each viewer is sent, built from nothing but the seat's own view, prompts and redacted news."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec
from msgspec.structs import replace

from nottingham.engine.seats import Seat
from nottingham.engine.state import Public
from nottingham.engine.views import View
from nottingham.game import prompts
from nottingham.server.protocol import json_codec
from nottingham.server.protocol.messages import SeatView, Update, Welcome
from nottingham.server.protocol.news import AnyNews
from nottingham.server.protocol.primitives import PROTOCOL
from nottingham.server.table.log import TALK, Row, changes_table, seen_by
from nottingham.server.table.state import Table
from nottingham.server.timestamps import Moment


def welcome(table: Table, seat: Seat | None, now: Moment) -> Welcome:
    return Welcome(
        protocol=PROTOCOL,
        seat=seat,
        seq=table.seq,
        now=now,
        table=table.info(),
        ruleset=table.ruleset,
        code=None if seat is None else table.code,
        muted=table.muted_by(seat),
    )


def update_for(table: Table, rows: Sequence[Row], seat: Seat | None, now: Moment, since: int | None = None) -> bytes:
    return UpdateWriter(table, rows, now, since).written_for(seat)


class UpdateWriter:
    """What these last rows of a table's log mean to each of its viewers. Without rows: how things stand.

    They come after all that was before them, or since a number that a viewer named.

    What the whole table sees is the bulk of it, and is worked out and written once for all of them.
    """

    def __init__(self, table: Table, rows: Sequence[Row], now: Moment, since: int | None = None) -> None:
        self._table = table
        self._game = table.game if table.stage != "waiting" else None
        self._news = [one for row in rows for one in row.news]
        is_changed = not rows or changes_table(self._news) or table.stage == "finished"
        self._shared = Update(
            seq=table.seq,
            after=_after(rows, since),
            at="",
            now=now,
            awaited=self._game.state.public.phase.awaits() if self._game else (),
            clocks=table.clocks,
            table=table.info() if is_changed else None,
        )

    def written_for(self, seat: Seat | None) -> bytes:
        """The bytes of the update."""
        return json_codec.encoded(self._told(seat))

    def _told(self, seat: Seat | None) -> Update:
        """Everything here but what is shared is of this seat alone."""
        view = self._game.view(seat) if self._game else None
        public: Any = msgspec.Raw(self._game.public_json) if self._game else None
        return replace(
            self._shared,
            at=self._table.token(seat),
            news=self._heard_by(seat),
            view=seat_view(view, public) if view else None,
            prompts=prompts(view) if view else (),
        )

    def _heard_by(self, seat: Seat | None) -> tuple[AnyNews, ...]:
        muted = self._table.muted_by(seat)
        return tuple([seen_by(one, seat) for one in self._news if not (isinstance(one, TALK) and one.seat in muted)])


def _after(rows: Sequence[Row], since: int | None) -> int:
    if not rows:
        return 0
    return rows[0].seq - 1 if since is None else since


def seat_view(view: View, public: Public | None = None) -> SeatView:
    """What a seat sees; what all see can be handed in as it is written already."""
    return SeatView(
        seat=view.seat,
        public=view.public if public is None else public,
        hand=view.hand,
        bag=view.bag,
        aside=view.aside,
        contraband=view.contraband,
        known=view.known,
        extras=view.extras,
    )
