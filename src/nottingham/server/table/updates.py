"""Updates: what each viewer is sent, built from nothing but the seat's own view, prompts and redacted news."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from nottingham.record import codec
from nottingham.rules.engine.families import Prompt
from nottingham.rules.engine.goods import Goods
from nottingham.rules.engine.ruleset import Ruleset
from nottingham.rules.engine.seats import Seat
from nottingham.rules.engine.state import Public
from nottingham.rules.engine.views import View
from nottingham.rules.game import prompts
from nottingham.server.protocol.messages import Outlook, SeatView, Update, Welcome
from nottingham.server.protocol.news import AnyNews
from nottingham.server.protocol.primitives import PROTOCOL
from nottingham.server.table.log import TALK, Row, changes_table, seen_by, told_more
from nottingham.server.table.outlook import AT_THE_GATE, bags_told, crown_standings, outlook_of
from nottingham.server.table.state import Table
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


class UpdateCache:
    """Cache of parts of updates, serialised: a part is written anew only where what it tells has changed.

    Most moves leave the cards of most seats, what they may do and what they are told ahead as they were.
    """

    def __init__(self) -> None:
        self._own: dict[Seat | None, tuple[tuple[object, ...], bytes, bytes]] = {}
        self._prompts: dict[Seat | None, tuple[tuple[Prompt, ...], bytes]] = {}
        self._bags: dict[Seat | None, tuple[tuple[object, ...], bytes]] = {}
        self._crowns: tuple[tuple[object, ...], bytes] = ((), b"")

    def around_public(self, view: View) -> tuple[bytes, bytes]:
        """A seat's view in JSON but for what all see: what stands before that, and what after."""
        own = (view.hand, view.bag, view.aside, view.contraband, view.known, view.extras)
        kept = self._own.get(view.seat)
        if kept is None or kept[0] != own:
            before, after = _parted(codec.to_json(seat_view(view, EMPTY)), b'"public":')
            kept = self._own[view.seat] = (own, before, after)
        return kept[1], kept[2]

    def prompts(self, view: View) -> bytes:
        """What a seat may do, in JSON; empty where that is nothing."""
        found = prompts(view)
        if not found:
            return b""
        kept = self._prompts.get(view.seat)
        if kept is None or kept[0] != found:
            kept = self._prompts[view.seat] = (found, codec.to_json(found))
        return kept[1]

    def about_bags(self, view: View) -> bytes:
        """What a seat is told ahead of bags, for itself alone: fields of an outlook in JSON, without its braces."""
        bags = bags_told(view)
        if not bags:
            return b""
        told_by = (view.ruleset, bags, view.bag)
        kept = self._bags.get(view.seat)
        if kept is None or kept[0] != told_by:
            kept = self._bags[view.seat] = (told_by, codec.to_json(outlook_of(view, ()))[1:-1])
        return kept[1]

    def about_crowns(self, ruleset: Ruleset, stands: tuple[Goods, ...]) -> bytes:
        """What all are told ahead of crowns: a field of an outlook in JSON, without its braces."""
        told_by = (ruleset, stands)
        if self._crowns[0] != told_by:
            self._crowns = (told_by, codec.to_json(Outlook(crowns=crown_standings(ruleset, stands)))[1:-1])
        return self._crowns[1]


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
        cache: UpdateCache | None = None,
    ) -> None:
        self._table = table
        self._news = [one for row in rows for one in row.news]
        self._cache = UpdateCache() if cache is None else cache
        self._game = game = table.game if table.stage != "waiting" else None
        is_changed = not rows or changes_table(self._news) or table.stage == "finished"
        shared = Update(
            seq=table.seq,
            after=_after(rows, since),
            at="",
            now=now,
            awaited=game.state.public.phase.awaits() if game else (),
            clocks=table.clocks,
            table=table.info() if is_changed else None,
        )
        self._head, self._tail = _parted(codec.to_json(shared), b'"at":')
        self._told_apart = {seat for one in self._news for seat in told_more(one)}
        self._told_apart.update([seat for seat, chair in enumerate(table.chairs) if chair.muted])
        self._heard_by_all = codec.to_json(self._heard_by(None)) if self._news else b""
        if game is not None:
            public = game.state.public
            self._public = game.public_json
            self._crowns = self._cache.about_crowns(game.state.ruleset, public.stands)
            self._has_bags = isinstance(public.phase, AT_THE_GATE)

    def written_for(self, seat: Seat | None) -> bytes:
        """The bytes of the update. Everything in it but what is shared is of this seat alone."""
        game, cache = self._game, self._cache
        token = self._table.token(seat) if game is None else game.token(seat)
        parts = [self._head, b'"', token.encode(), b'"']
        if self._news:
            is_apart = seat in self._told_apart
            parts += b',"news":', codec.to_json(self._heard_by(seat)) if is_apart else self._heard_by_all
        if game is not None:
            view = game.view(seat)
            before, after = cache.around_public(view)
            parts += b',"view":', before, self._public, after, b',"outlook":{'
            if self._has_bags and (about_bags := cache.about_bags(view)):
                parts += about_bags, b"," if self._crowns else b""
            parts += self._crowns, b"}"
            if found := cache.prompts(view):
                parts += b',"prompts":', found
        parts.append(self._tail)
        return b"".join(parts)

    def _heard_by(self, seat: Seat | None) -> tuple[AnyNews, ...]:
        """The news. Those who are told no more than everybody, and mute nobody, are told in the same words."""
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
