"""Remote bots (guests): they ask somebody elsewhere, such as language models of the operator's.

They live in a thread with a loop of its own, so that neither their waiting nor their reading delays a table. A question
can be called off at any moment. So many are asked at once and no more; who waits too long for that is stood in for.
"""

from __future__ import annotations

import asyncio
import logging
import threading
from collections.abc import Awaitable, Iterable
from random import SystemRandom
from typing import Any, TypeVar

import msgspec

from nottingham.bots.bot import Note, Room
from nottingham.bots.guest import PREFIX, Considered, Guest, VoiceBrief, seat_codes
from nottingham.bots.registry import GUESTS
from nottingham.locales import DEFAULT
from nottingham.locales.narrator import Narrator
from nottingham.rules.engine.families import Event, Prompt
from nottingham.rules.engine.seats import Seat
from nottingham.rules.engine.views import View
from nottingham.server.protocol.news import GameBegan, Played, Said
from nottingham.server.protocol.primitives import REACTIONS
from nottingham.server.table.log import Row
from nottingham.server.table.state import STAND_IN, Table

QUEUE = 10.0
"""Seconds that a question waits for its turn before somebody else answers it."""
STOP_WITHIN = 5.0

T = TypeVar("T")
logger = logging.getLogger(__name__)


class Overheard(msgspec.Struct, frozen=True):
    """Free words or a phrase of another seat, as a guest is told of it."""

    seat: Seat
    words: str


class Noticed(msgspec.Struct, frozen=True):
    """What a seat saw or heard, and in which row of the log."""

    seq: int
    what: Event | Overheard


class GuestMind(msgspec.Struct):
    """What a guest at a seat remembers. Touched only in the guests' own thread, but for what all can read."""

    bot: str
    game: int
    memory: Any = None
    heard: int = 0
    """The last row of the log that it was told of."""


class RemoteQuestion(msgspec.Struct, frozen=True):
    """Everything a guest needs to answer."""

    room: Room
    view: View
    prompts: tuple[Prompt, ...]
    news: tuple[Noticed, ...]
    seq: int


class Patience:
    """How guests wait."""

    async def within(self, work: Awaitable[T], seconds: float) -> T:
        async with asyncio.timeout(seconds):
            return await work

    async def sleep(self, seconds: float) -> None:
        await asyncio.sleep(seconds)


class RemoteBots:
    """Asks guests for all tables of this process."""

    def __init__(self, at_once: int) -> None:
        self._at_once = at_once
        self._places: asyncio.Semaphore | None = None
        self._rng = SystemRandom()
        self._loop: asyncio.AbstractEventLoop | None = None
        self._thread: threading.Thread | None = None
        self.thoughts = 0
        self.failures = 0

    async def answer(self, mind: GuestMind, asked: RemoteQuestion) -> Considered:
        """What the guest does; a note with a stand-in where somebody else has to. Cancelled, the guest stops too."""
        guest = GUESTS.get(mind.bot)
        if guest is None:
            return Considered(None, Note("", STAND_IN, "absent"))
        loop = self._event_loop()
        considered = await asyncio.wrap_future(
            asyncio.run_coroutine_threadsafe(self._consider(guest, mind, asked), loop)
        )
        self.thoughts += 1
        self.failures += bool(considered.note.stand_in)
        return considered

    async def line(self, bot: str, brief: VoiceBrief, seconds: float) -> str:
        """A guest's words for a character; empty where it has none in time, is not there, or has no time to spare."""
        guest = GUESTS.get(bot)
        if guest is None:
            return ""
        asked = asyncio.run_coroutine_threadsafe(self._put_into_words(guest, brief, seconds), self._event_loop())
        return await asyncio.wrap_future(asked)

    def _event_loop(self) -> asyncio.AbstractEventLoop:
        if self._loop is None:
            self._loop = asyncio.new_event_loop()
            self._thread = threading.Thread(target=self._loop.run_forever, name="guests", daemon=True)
            self._thread.start()
        return self._loop

    # --- in the guests' own thread

    async def _consider(self, guest: Guest[Any], mind: GuestMind, asked: RemoteQuestion) -> Considered:
        places = self._places = self._places or asyncio.Semaphore(self._at_once)
        try:
            async with asyncio.timeout(QUEUE):
                await places.acquire()
        except TimeoutError:
            return Considered(None, Note("", guest.stand_in, "busy"))
        try:
            _tell(guest, mind, asked)
            return await guest.consider(asked.view, asked.prompts, mind.memory, self._rng, Patience())
        except Exception as error:  # noqa: BLE001 - whatever it is, the game goes on; what it says may hold an address
            logger.warning("a guest failed", extra={"bot": mind.bot, "why": type(error).__name__})
            return Considered(None, Note("", guest.stand_in, "failed"))
        finally:
            places.release()

    async def _put_into_words(self, guest: Guest[Any], brief: VoiceBrief, seconds: float) -> str:
        places = self._places = self._places or asyncio.Semaphore(self._at_once)
        if places.locked():
            return ""
        async with places:
            try:
                return await guest.put_into_words(brief, seconds, Patience())
            except Exception as error:  # noqa: BLE001 - as above
                logger.warning("a guest had no words", extra={"why": type(error).__name__})
                return ""

    async def close(self) -> None:
        """Cancel the questions to guests that still run."""
        if self._loop is None or self._thread is None:
            return
        stopped = asyncio.run_coroutine_threadsafe(_all_called_off(), self._loop)
        await asyncio.wait_for(asyncio.wrap_future(stopped), STOP_WITHIN)
        self._loop.call_soon_threadsafe(self._loop.stop)
        await asyncio.to_thread(self._thread.join, STOP_WITHIN)
        self._loop.close()


def _tell(guest: Guest[Any], mind: GuestMind, asked: RemoteQuestion) -> None:
    """What is new. A question that was called off may have told some of it already, and nothing is told twice."""
    if mind.memory is None:
        assert asked.view.seat is not None
        mind.memory = guest.begin(asked.view.ruleset, asked.view.seat)
    mind.memory = guest.enter(mind.memory, asked.room)
    for noticed in asked.news:
        if noticed.seq <= mind.heard:
            continue
        if isinstance(noticed.what, Overheard):
            mind.memory = guest.overhear(mind.memory, noticed.what.seat, noticed.what.words)
        else:
            mind.memory = guest.remember(mind.memory, noticed.what)
    mind.heard = max(mind.heard, asked.seq)


async def _all_called_off() -> None:
    tasks = asyncio.all_tasks() - {asyncio.current_task()}
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)


# --- what a guest is told ----------------------------------------------------------------------------------------


def room_of(table: Table, seat: Seat) -> Room:
    """A guest speaks the host's language, not where nobody may use free words, and never in a person's name."""
    host = None if table.host is None else table.chairs[table.host]
    return Room(
        names=tuple(chair.name or chair.bot.removeprefix(PREFIX) for chair in table.chairs),
        language=host.language if host else "",
        has_free_words=not table.settings.is_public and not table.chairs[seat].is_person,
    )


def noticed_by(rows: Iterable[Row], table: Table, seat: Seat) -> tuple[Noticed, ...]:
    """What a seat saw and heard of the game at hand. What characters say tells nothing that the game does not."""
    assert table.game is not None
    ruleset = table.game.state.ruleset
    narrator = Narrator(room_of(table, seat).language or DEFAULT, seat_codes(ruleset), ruleset)
    found: list[Noticed] = []
    for row in rows:
        if row.seq > table.seq:
            break
        for news in row.news:
            if isinstance(news, GameBegan):
                found.clear()
            if isinstance(news, GameBegan | Played):
                found.extend(Noticed(row.seq, event.as_seen_by(seat)) for event in news.events)
            elif isinstance(news, Said) and news.phrase not in REACTIONS and row.seq > table.game.first:
                words = news.text or narrator.phrase(news.phrase, news.to)
                found.append(Noticed(row.seq, Overheard(news.seat, words)))
    return tuple(found)
