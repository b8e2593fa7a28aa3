"""Turn pushes: who is away from a game at leisure is told by web push that it is their turn, once for each turn.

Nothing at a table knows of it. Every few seconds the games are looked at in which somebody wants to be told and
something has happened since; any process may look, and the one that notes the turn first tells it.
"""

from __future__ import annotations

import asyncio
import logging
from datetime import UTC, datetime, timedelta
from typing import NamedTuple
from zoneinfo import ZoneInfo

import msgspec

from nottingham.locales.messages import messages
from nottingham.rules.engine.seats import Seat
from nottingham.server.access.web_push import WebPush
from nottingham.server.bots.typed_words import names_read_in
from nottingham.server.live.registry import TableRegistry
from nottingham.server.storage.push_book import PushBook, PushSubscription, QuietHours, SeatToTell
from nottingham.server.table.state import Table
from nottingham.server.timestamps import HOUR, MINUTE, SECOND, Moment, now

LOOK_EVERY = 5.0
AWAY_FOR = 20 * SECOND
"""So long after the last move: who is on the way back to the page is not told."""
TRY_AGAIN_AFTER = (MINUTE, 5 * MINUTE, 25 * MINUTE)
"""Waits between tries, where a push service has no time for us."""
AT_ONCE = 50
"""Pushes in one look; the others wait for the next."""
SWEEP_EVERY = HOUR

logger = logging.getLogger(__name__)


class TurnPayload(msgspec.Struct, frozen=True):
    """What the service worker shows: the words, who sits at the table, and where it is."""

    title: str
    body: str
    table: str
    stop: str


class DuePush(NamedTuple):
    """A turn that was noted and is to be told, for the first time or again."""

    subscription: PushSubscription
    table: str
    seat: Seat
    turn: str
    tries: int = 0
    due: Moment = 0


class TurnPushes:
    """Tells the players of this server."""

    def __init__(self, tables: TableRegistry, book: PushBook, push: WebPush) -> None:
        self._tables = tables
        self._book = book
        self._push = push
        self._settled: dict[tuple[str, str, str], Moment] = {}
        """Browser, table and seat for which there is nothing to tell until the table is touched again."""
        self._again: list[DuePush] = []
        self._swept = -SWEEP_EVERY

    async def look_periodically(self) -> None:
        while True:
            try:
                await self.look(now())
            except Exception:
                logger.exception("could not look for turns to tell")
            await asyncio.sleep(LOOK_EVERY)

    async def look(self, moment: Moment) -> None:
        if moment - self._swept >= SWEEP_EVERY:
            self._swept = moment
            await self._book.sweep(moment)
        seats = await self._book.seats_to_tell()
        there = {(one.subscription.id, one.table, one.token): one.touched for one in seats}
        self._settled = {key: touched for key, touched in self._settled.items() if there.get(key) == touched}
        due = [one for one in self._again if one.due <= moment]
        self._again = [one for one in self._again if one.due > moment]
        ready = [one for one in due if await self._is_still_due(one, {browser for browser, *_ in there})]
        for seat in seats:
            if len(ready) < AT_ONCE and (found := await self._due_push(seat, moment)) is not None:
                ready.append(found)
        await asyncio.gather(*(self._tell(one, moment) for one in ready))

    async def _due_push(self, one: SeatToTell, moment: Moment) -> DuePush | None:
        """A turn that this browser has not been told of, if it is time to."""
        key = (one.subscription.id, one.table, one.token)
        if key in self._settled or moment - one.touched < AWAY_FOR:
            return None
        actor = await self._tables.find(one.table)
        seat = actor.table.seat_of(one.token) if actor else None
        turn = turn_of(actor.table, seat) if actor and seat is not None else None
        if actor is None or seat is None or turn is None:
            self._settled[key] = one.touched
            return None
        if seat in actor.connected() or is_quiet(one.subscription.quiet, moment):
            return None
        self._settled[key] = one.touched
        is_first = await self._book.claim(one.subscription.id, one.table, turn, moment)
        return DuePush(one.subscription, one.table, seat, turn) if is_first else None

    async def _is_still_due(self, one: DuePush, browsers: set[str]) -> bool:
        actor = await self._tables.find(one.table)
        if actor is None or one.subscription.id not in browsers or one.seat in actor.connected():
            return False
        return turn_of(actor.table, one.seat) == one.turn

    async def _tell(self, one: DuePush, moment: Moment) -> None:
        actor = await self._tables.find(one.table)
        if actor is None:
            return
        wanted = one.subscription
        words = msgspec.json.encode(payload_of(actor.table, one.seat, wanted.language))
        outcome = await self._push.send(wanted.endpoint, wanted.keys, words, moment / SECOND)
        self._tables.services.metrics.pushed(outcome)
        if outcome == "gone":
            await self._book.unsubscribe(wanted.id)
        elif outcome == "later" and one.tries < len(TRY_AGAIN_AFTER):
            again = one._replace(tries=one.tries + 1, due=moment + TRY_AGAIN_AFTER[one.tries])
            self._again.append(again)


def turn_of(table: Table, seat: Seat) -> str | None:
    """What names a turn of a seat in a game at leisure; None while it is not asked for anything, or a bot plays it."""
    game = table.game
    if game is None or table.stage != "playing" or not table.settings.clock.is_at_leisure:
        return None
    is_asked = seat in game.state.public.phase.awaits() and not table.chairs[seat].bot
    return game.token(seat) if is_asked else None


def payload_of(table: Table, seat: Seat, language: str) -> TurnPayload:
    """In the player's language. Nothing of the game is in it: whose turn it is all at the table know."""
    say = messages(language).format
    others = [name for place, name in enumerate(names_read_in(table, language)) if place != seat]
    return TurnPayload(
        title=say("table-push-turn"), body=" · ".join(others), table=table.name, stop=say("table-push-stop")
    )


def is_quiet(quiet: QuietHours, moment: Moment) -> bool:
    """Whether it is night for a player, as they put it; hours over midnight count."""
    first, last, zone = quiet
    there = datetime(1970, 1, 1, tzinfo=UTC) + timedelta(milliseconds=moment)
    hour = there.astimezone(ZoneInfo(zone)).hour
    return first <= hour < last if first <= last else hour >= first or hour < last
