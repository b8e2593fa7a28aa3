"""What each viewer is sent: built from nothing but the seat's own view, prompts and redacted news."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, TypeVar

import msgspec
from msgspec.structs import replace

from nottingham.engine.seats import Seat
from nottingham.engine.views import View
from nottingham.game import prompts
from nottingham.record import codec
from nottingham.server.log import TALK, Row, changes_table, seen_by
from nottingham.server.moments import Moment
from nottingham.server.protocol import (
    PROTOCOL,
    Part,
    SeatView,
    ServerMessages,
    Update,
    Welcome,
)
from nottingham.server.table import Game, Table

DEEPEST = 12
NUMBER_MOST = 10_000_000
TEXT_MOST = 2000
ITEMS_MOST = 300

T = TypeVar("T")


class Malformed(ValueError):
    """What was sent is no message of this protocol."""


def encoded(message: ServerMessages) -> bytes:
    return codec.to_json(message)


def as_json(part: Part) -> bytes:
    """A body of the HTTP API."""
    return codec.to_json(part)


def read(raw: bytes | str, kind: type[T]) -> T:
    """What a stranger sent, if it is well formed and within reason. Raises Malformed."""
    try:
        plain = msgspec.json.decode(raw)
        _look_through(plain, DEEPEST)
        return codec.from_plain(plain, kind)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError, ValueError, OverflowError) as error:
        raise Malformed(str(error)[:200]) from error


def _look_through(plain: object, depth: int) -> None:
    """No message of this game is deep, long, or speaks of millions; the referee need not be tried with such."""
    match plain:
        case bool():
            return
        case int() | float():
            if not -NUMBER_MOST <= plain <= NUMBER_MOST:
                raise ValueError("a number is out of range")
        case str():
            if len(plain) > TEXT_MOST:
                raise ValueError("a text is too long")
        case list() | dict():
            if depth == 0 or len(plain) > ITEMS_MOST:
                raise ValueError("too deep or too long")
            for item in plain.values() if isinstance(plain, dict) else plain:
                _look_through(item, depth - 1)


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


def telling(table: Table, rows: Sequence[Row], seat: Seat | None, now: Moment) -> bytes:
    """The bytes of an update. What the whole table sees is the bulk of it, and is written once for all viewers."""
    message = update(table, rows, seat, now)
    if message.view is None or table.game is None:
        return encoded(message)
    public: Any = msgspec.Raw(_public_of(table.game))
    return encoded(replace(message, view=replace(message.view, public=public)))


def _public_of(game: Game) -> bytes:
    written: bytes | None = game.__dict__.get("written")
    if written is None:
        written = game.__dict__["written"] = codec.to_json(game.state.public)
    return written


def update(table: Table, rows: Sequence[Row], seat: Seat | None, now: Moment) -> Update:
    """What these last rows of a table's log mean to a seat. Without rows: how things stand."""
    muted = table.muted_by(seat)
    heard = [one for row in rows for one in row.news if not (isinstance(one, TALK) and one.seat in muted)]
    news = tuple([seen_by(one, seat) for one in heard])
    is_changed = not rows or changes_table(news) or table.stage == "finished"
    game = table.game if table.stage != "waiting" else None
    view = game.view(seat) if game else None
    return Update(
        seq=table.seq,
        after=rows[0].seq - 1 if rows else 0,
        at=table.token(seat),
        now=now,
        news=news,
        view=seat_view(view) if view else None,
        prompts=prompts(view) if view else (),
        awaited=view.public.phase.awaits() if view else (),
        clocks=table.clocks,
        table=table.info() if is_changed else None,
    )


def seat_view(view: View) -> SeatView:
    return SeatView(
        seat=view.seat,
        public=view.public,
        hand=view.hand,
        bag=view.bag,
        aside=view.aside,
        contraband=view.contraband,
        known=view.known,
        extras=view.extras,
    )
