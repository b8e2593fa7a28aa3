"""Updates: what each viewer is sent, built from nothing but the seat's own view, prompts and redacted news.

Who comes in is sent an update, which is whole. Who was there before is sent a patch to it: the news of one row, and
what it changed in how things stand.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from msgspec import Raw
from msgspec.structs import asdict, replace

from nottingham.record import codec
from nottingham.rules.engine.seats import Seat
from nottingham.rules.engine.views import View
from nottingham.server.protocol.messages import Outlook, PatchedUpdate, SeatView, Update, Welcome
from nottingham.server.protocol.news import AnyNews
from nottingham.server.protocol.patches import Patch, changes, difference, standing_checksum
from nottingham.server.protocol.primitives import PROTOCOL
from nottingham.server.table.log import TALK, Row, changes_table, seen_by, told_more
from nottingham.server.table.standing import AHEAD, OWN_CARDS, own_standing, shared_standing
from nottingham.server.table.state import Table, TableGame
from nottingham.server.timestamps import Moment

CHECKED_EVERY = 64
"""Every so many rows a patch carries a checksum. To make one costs more than to write the whole."""


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


# --- whole


def update_for(table: Table, rows: Sequence[Row], seat: Seat | None, now: Moment, since: int | None = None) -> Update:
    """How things stand, and the news of these last rows: after all that was before them, or since a number."""
    update = Update(
        seq=table.seq,
        after=_after(rows, since),
        at=table.token(seat),
        now=now,
        news=_news_for(table, [one for row in rows for one in row.news], seat),
        clocks=table.clocks,
        table=table.info(),
    )
    game = _game_shown(table)
    return update if game is None else _with_game(update, game, seat)


def _with_game(update: Update, game: TableGame, seat: Seat | None) -> Update:
    shared, own = shared_standing(game), own_standing(game, seat)
    stakes, openings = own.ahead
    return replace(
        update,
        view=seat_view(game.view(seat)),
        outlook=Outlook(stakes=stakes, openings=openings, crowns=shared.crowns),
        prompts=own.prompts,
        forms=own.forms,
        awaited=shared.awaited,
    )


def seat_view(view: View) -> SeatView:
    """What a seat sees."""
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


def _after(rows: Sequence[Row], since: int | None) -> int:
    if not rows:
        return 0
    return rows[0].seq - 1 if since is None else since


def _game_shown(table: Table) -> TableGame | None:
    return None if table.stage == "waiting" else table.game


# --- only what changed


class UpdateWriter:
    """What one row of a table's log means to each of its viewers.

    Most of them are told the very same, in bytes that are written once.
    """

    def __init__(self, before: Table, table: Table, row: Row, now: Moment) -> None:
        self._table = table
        self._row = row
        self._now = now
        self._was, self._game = _game_shown(before), _game_shown(table)
        self._is_whole = before.games != table.games or (self._was is None) != (self._game is None)
        """Whether nothing of what was before is left to be patched: a game begins, or the table waits for one."""
        self._is_checked = row.seq % CHECKED_EVERY == 0
        if not self._is_whole:
            self._seats_with_private_news = _seats_with_private_news(table, row.news)
            self._news: Any = Raw(codec.to_json(_news_for(table, row.news, None)))
            shared = _table_patch(before, table, row) | _shared_patch(self._was, self._game)
            self._shared: Any = Raw(codec.to_json(shared))
            self._for_most = b""

    def written_for(self, seat: Seat | None) -> bytes:
        """The bytes of the message. Everything in it but what is shared is of this seat alone."""
        if self._is_whole:
            return codec.to_json(update_for(self._table, (self._row,), seat, self._now))
        own = _own_patch(self._was, self._game, seat)
        is_apart = seat in self._seats_with_private_news
        if own or is_apart or self._is_checked:
            news = _news_for(self._table, self._row.news, seat) if is_apart else self._news
            return self._patch(news, own, self._checksum(seat) if self._is_checked else None)
        self._for_most = self._for_most or self._patch(self._news, own, None)
        return self._for_most

    def _patch(self, news: Any, own: dict[str, Patch], checksum: int | None) -> bytes:
        now = self._now if self._table.clocks else None
        return codec.to_json(
            PatchedUpdate(seq=self._row.seq, news=news, shared=self._shared, own=own, now=now, checksum=checksum)
        )

    def _checksum(self, seat: Seat | None) -> int:
        return standing_checksum(asdict(update_for(self._table, (), seat, self._now)))


def _table_patch(before: Table, table: Table, row: Row) -> dict[str, Patch]:
    """What changed at the table, its game aside."""
    found: dict[str, Patch] = {}
    if (clocks := difference(before.clocks, table.clocks)) is not None:
        found["clocks"] = clocks
    if changes_table(row.news) or table.stage == "finished":
        info = difference(before.info(), table.info())
        if info is not None:
            found["table"] = info
    return found


def _shared_patch(was: TableGame | None, game: TableGame | None) -> dict[str, Patch]:
    """What changed in that part of the game which all see."""
    if was is None or game is None or was is game:
        return {}
    old = shared_standing(was)
    new = shared_standing(game, old)
    found: dict[str, Patch] = {}
    if (public := difference(old.public, new.public)) is not None:
        found["view"] = {"public": public}
    if (awaited := difference(old.awaited, new.awaited)) is not None:
        found["awaited"] = awaited
    if (crowns := difference(old.crowns, new.crowns)) is not None:
        found["outlook"] = {"crowns": crowns}
    return found


def _own_patch(was: TableGame | None, game: TableGame | None, seat: Seat | None) -> dict[str, Patch]:
    """What changed for one seat: of its own cards, of what it is asked, and of what it is told ahead."""
    if was is None or game is None or was is game:
        return {}
    old = own_standing(was, seat)
    new = own_standing(game, seat, old)
    found: dict[str, Patch] = {}
    if new.at != old.at:
        found["at"] = [new.at]
    if new.cards != old.cards:
        found["view"] = changes(OWN_CARDS, old.cards, new.cards)
    if new.ahead is not old.ahead and (outlook := changes(AHEAD, old.ahead, new.ahead)):
        found["outlook"] = outlook
    if (prompts := difference(old.prompts, new.prompts)) is not None:
        found["prompts"] = prompts
    if (forms := difference(old.forms, new.forms)) is not None:
        found["forms"] = forms
    return found


# --- news


def _news_for(table: Table, news: Iterable[AnyNews], seat: Seat | None) -> tuple[AnyNews, ...]:
    """The news. Those who are told no more than everybody, and mute nobody, are told in the same words."""
    muted = table.muted_by(seat)
    return tuple([seen_by(one, seat) for one in news if not (isinstance(one, TALK) and one.seat in muted)])


def _seats_with_private_news(table: Table, news: Iterable[AnyNews]) -> set[Seat]:
    """The seats that hear more than everybody, or less."""
    found: set[Seat] = set()
    for one in news:
        if isinstance(one, TALK):
            found.update([seat for seat, chair in enumerate(table.chairs) if one.seat in chair.muted])
        found.update(told_more(one))
    return found
