"""Updates: what each viewer is sent, built from nothing but the seat's own view, prompts and redacted news."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from msgspec import Raw

from nottingham.record import codec
from nottingham.rules.engine.families import Prompt, snake_case
from nottingham.rules.engine.goods import Goods
from nottingham.rules.engine.ruleset import Ruleset
from nottingham.rules.engine.seats import Seat
from nottingham.rules.engine.views import View
from nottingham.rules.game import prompts
from nottingham.rules.rulebook import options_of
from nottingham.server.protocol.messages import ActionForm, CrownStanding, SeatView, Update, Welcome
from nottingham.server.protocol.news import AnyNews
from nottingham.server.protocol.primitives import PROTOCOL
from nottingham.server.table.log import TALK, Row, changes_table, seen_by, told_more
from nottingham.server.table.outlook import bags_told, crown_standings, outlook_of
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


class UpdateCache:
    """Cache of parts of updates, serialised: a part is written anew only where what it tells has changed.

    Most moves leave the cards of most seats, what they may do and what they are told ahead as they were.
    """

    def __init__(self) -> None:
        self._own: dict[Seat | None, tuple[tuple[object, ...], tuple[Any, ...]]] = {}
        self._prompts: dict[Seat | None, tuple[tuple[Prompt, ...], Any]] = {}
        self._outlooks: dict[Seat | None, tuple[tuple[object, ...], Any]] = {}
        self._crowns: tuple[tuple[object, ...], tuple[CrownStanding, ...]] = ((), ())

    def seat_view(self, view: View, public: Any) -> SeatView:
        """What a seat sees, of parts that are written already."""
        own = (view.hand, view.bag, view.aside, view.contraband, view.known, view.extras)
        kept = self._own.get(view.seat)
        if kept is None or kept[0] != own:
            kept = self._own[view.seat] = (own, tuple([written(part) for part in own]))
        return SeatView(view.seat, public, *kept[1])

    def prompts(self, view: View) -> tuple[Any, tuple[ActionForm, ...]]:
        """What a seat may do, an empty tuple where that is nothing; and the forms of what optional rules ask."""
        found = prompts(view)
        if not found:
            return found, ()
        kept = self._prompts.get(view.seat)
        if kept is None or kept[0] != found:
            kept = self._prompts[view.seat] = (found, written(found))
        return kept[1], brought_forms(view, found)

    def outlook(self, view: View, crowns: tuple[CrownStanding, ...]) -> Any:
        """What a seat is told ahead."""
        told_by = (view.ruleset, bags_told(view), view.bag, crowns)
        kept = self._outlooks.get(view.seat)
        if kept is None or kept[0] != told_by:
            kept = self._outlooks[view.seat] = (told_by, written(outlook_of(view, crowns)))
        return kept[1]

    def crowns(self, ruleset: Ruleset, stands: tuple[Goods, ...]) -> tuple[CrownStanding, ...]:
        """Who wears which crown: the same for all."""
        told_by = (ruleset, stands)
        if self._crowns[0] != told_by:
            self._crowns = (told_by, crown_standings(ruleset, stands))
        return self._crowns[1]


class UpdateWriter:
    """What these last rows of a table's log mean to each of its viewers. Without rows: how things stand.

    They come after all that was before them, or since a number that a viewer named.

    What the whole table sees is the bulk of it, and is serialised once for all of them: the fields of an `Update` are
    `msgspec.Raw` where they are written already.
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
        self._now = now
        self._after = _after(rows, since)
        self._news = [one for row in rows for one in row.news]
        self._cache = UpdateCache() if cache is None else cache
        self._game = game = table.game if table.stage != "waiting" else None
        is_changed = not rows or changes_table(self._news) or table.stage == "finished"
        self._info: Any = written(table.info()) if is_changed else None
        self._clocks: Any = written(table.clocks) if table.clocks else ()
        self._awaited = game.state.public.phase.awaits() if game else ()
        self._seats_with_private_news = {seat for one in self._news for seat in told_more(one)}
        self._seats_with_private_news.update([seat for seat, chair in enumerate(table.chairs) if chair.muted])
        self._shared_news: Any = written(self._news_for(None)) if self._news else ()
        if game is not None:
            self._public = Raw(game.public_json)
            self._crowns = self._cache.crowns(game.state.ruleset, game.state.public.stands)

    def written_for(self, seat: Seat | None) -> bytes:
        """The bytes of the update. Everything in it but what is shared is of this seat alone."""
        game, cache = self._game, self._cache
        view = None if game is None else game.view(seat)
        asked, forms = ((), ()) if view is None else cache.prompts(view)
        return codec.to_json(
            Update(
                seq=self._table.seq,
                after=self._after,
                at=self._table.token(seat) if game is None else game.token(seat),
                now=self._now,
                news=self._news_for(seat) if seat in self._seats_with_private_news else self._shared_news,
                view=None if view is None else cache.seat_view(view, self._public),
                outlook=None if view is None else cache.outlook(view, self._crowns),
                prompts=asked,
                forms=forms,
                awaited=self._awaited,
                clocks=self._clocks,
                table=self._info,
            )
        )

    def _news_for(self, seat: Seat | None) -> tuple[AnyNews, ...]:
        """The news. Those who are told no more than everybody, and mute nobody, are told in the same words."""
        muted = self._table.muted_by(seat)
        return tuple([seen_by(one, seat) for one in self._news if not (isinstance(one, TALK) and one.seat in muted)])


def brought_forms(view: View, asked: tuple[Prompt, ...]) -> tuple[ActionForm, ...]:
    """How the prompts of optional rules are answered; those of the game itself every client knows."""
    brought = [kind for option in options_of(view.ruleset.options) for kind in option.prompts_brought]
    return tuple(
        [
            ActionForm(snake_case(type(prompt).__name__), form.verb, dict(form.settled), form.fields)
            for prompt in asked
            if type(prompt) in brought
            for form in prompt.forms(view)
        ]
    )


def written(part: object) -> Any:
    """A part of a message that is serialised already; the encoder copies it into whatever holds it."""
    return Raw(codec.to_json(part))


def _after(rows: Sequence[Row], since: int | None) -> int:
    if not rows:
        return 0
    return rows[0].seq - 1 if since is None else since


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
