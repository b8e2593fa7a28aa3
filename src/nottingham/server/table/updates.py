"""Updates: what each viewer is sent, built from nothing but the seat's own view, prompts and redacted news."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from nottingham.engine.seats import Seat
from nottingham.engine.state import Public
from nottingham.engine.views import View
from nottingham.game import prompts
from nottingham.record import codec
from nottingham.server.protocol.messages import SeatView, Update, Welcome
from nottingham.server.protocol.news import AnyNews
from nottingham.server.protocol.primitives import PROTOCOL
from nottingham.server.table.log import TALK, Row, changes_table, seen_by, told_more
from nottingham.server.table.outlook import outlook_of
from nottingham.server.table.state import Table, TableGame
from nottingham.server.timestamps import Moment

EMPTY: Any = ""
"""Stands where what all see will be written."""


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


class SeatPartsCache:
    """Cache of what each seat alone sees, serialised. Most moves leave the cards of most seats as they were."""

    def __init__(self) -> None:
        self._kept: dict[Seat | None, tuple[tuple[object, ...], bytes, bytes]] = {}

    def around_public(self, view: View) -> tuple[bytes, bytes]:
        """A seat's view in JSON but for what all see: what stands before that, and what after."""
        own = (view.hand, view.bag, view.aside, view.contraband, view.known, view.extras)
        kept = self._kept.get(view.seat)
        if kept is None or kept[0] != own:
            before, after = _parted(codec.to_json(seat_view(view, EMPTY)), b'"public":')
            kept = self._kept[view.seat] = (own, before, after)
        return kept[1], kept[2]


class UpdateWriter:
    """What these last rows of a table's log mean to each of its viewers. Without rows: how things stand.

    They come after all that was before them, or since a number that a viewer named.

    What the whole table sees is the bulk of it, and is worked out and written once for all of them: an `Update` is
    joined from written parts. It reads as if it had been written in one piece.
    """

    def __init__(
        self,
        table: Table,
        rows: Sequence[Row],
        now: Moment,
        since: int | None = None,
        parts: SeatPartsCache | None = None,
    ) -> None:
        self._table = table
        self._game = table.game if table.stage != "waiting" else None
        self._news = [one for row in rows for one in row.news]
        self._insiders = {seat for one in self._news for seat in told_more(one)}
        self._parts = SeatPartsCache() if parts is None else parts
        is_changed = not rows or changes_table(self._news) or table.stage == "finished"
        shared = Update(
            seq=table.seq,
            after=_after(rows, since),
            at="",
            now=now,
            awaited=self._game.state.public.phase.awaits() if self._game else (),
            clocks=table.clocks,
            table=table.info() if is_changed else None,
        )
        self._head, self._tail = _parted(codec.to_json(shared), b'"at":')
        self._heard_by_all = b""

    def written_for(self, seat: Seat | None) -> bytes:
        """The bytes of the update. Everything in it but what is shared is of this seat alone."""
        token = self._table.token(seat) if self._game is None else self._game.token(seat)
        parts = [self._head, b'"', token.encode(), b'"']
        if self._news:
            parts += b',"news":', self._heard(seat)
        if self._game is not None:
            view = self._game.view(seat)
            before, after = self._parts.around_public(view)
            parts += b',"view":', before, self._game.public_json, after
            parts += b',"outlook":', self._outlook(view, self._game)
            if found := prompts(view):
                parts += b',"prompts":', codec.to_json(found)
        parts.append(self._tail)
        return b"".join(parts)

    def _outlook(self, view: View, game: TableGame) -> bytes:
        """Figures told ahead. Most viewers are told no more of them than everybody."""
        own = outlook_of(view, game.crowns)
        return codec.to_json(own) if own.stakes or own.openings else game.open_outlook_json

    def _heard(self, seat: Seat | None) -> bytes:
        """The news. Those who are told no more than everybody, and mute nobody, are told in the same words."""
        if seat in self._insiders or self._table.muted_by(seat):
            return codec.to_json(self._heard_by(seat))
        if not self._heard_by_all:
            self._heard_by_all = codec.to_json(self._heard_by(None))
        return self._heard_by_all

    def _heard_by(self, seat: Seat | None) -> tuple[AnyNews, ...]:
        muted = self._table.muted_by(seat)
        return tuple([seen_by(one, seat) for one in self._news if not (isinstance(one, TALK) and one.seat in muted)])


def _parted(raw: bytes, name: bytes) -> tuple[bytes, bytes]:
    """JSON before and after the empty text that a field holds, up to the field's name and from the next field on."""
    before, found, after = raw.partition(name + b'""')
    assert found
    return before + name, after


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
