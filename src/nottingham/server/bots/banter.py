"""Banter: what the characters among the bots say about what happens, a little later and not too often.

What they say depends on nothing but what the whole table heard. The words themselves are rows of the log.
"""

from __future__ import annotations

from collections import deque
from zlib import crc32

import msgspec

from nottingham.bots.recollection import Recollection
from nottingham.bots.voice.company import Company
from nottingham.locales.saying import Saying
from nottingham.rules.engine.events import PositionSet
from nottingham.rules.engine.secrets import NOBODY, Sealed
from nottingham.server.bots.typed_words import phrase_in
from nottingham.server.protocol.news import GameBegan, Played, Said
from nottingham.server.table.bot_timing import BotPace
from nottingham.server.table.log import Row
from nottingham.server.table.state import Table
from nottingham.server.timestamps import DAY, SECOND, Moment

PAUSE = (600, 1600)
SPEAK_EVERY = 2500
"""Milliseconds between two lines of bots at one table."""
WAITING_MOST = 3
NAMED_DAYS = 6 * DAY
"""For how long an evening is known by its day of the week."""
STALE_AFTER = 8 * SECOND
"""A word that comes too late is not said."""


class BanterLine(msgspec.Struct, frozen=True):
    """Something a bot will say."""

    due: Moment
    saying: Saying


def _without_old_date(known: Recollection, moment: Moment) -> Recollection:
    """A recollection from so long ago that a day of the week would tell nothing has no date."""
    return known if moment - known.met < NAMED_DAYS else msgspec.structs.replace(known, met=0)


class Banter:
    """The talk of the bots at one table; begins afresh wherever it lost the thread."""

    def __init__(self) -> None:
        self._company: Company | None = None
        self._heard: tuple[int, tuple[str, ...], int] | None = None
        """Of which game, among whom, and up to which row the company has heard."""
        self._waiting: deque[BanterLine] = deque()
        self._free_from: Moment = 0

    def next(self) -> BanterLine | None:
        return self._waiting[0] if self._waiting else None

    def take(self) -> BanterLine:
        return self._waiting.popleft()

    def forget(self) -> None:
        """Drop pending lines: another process has taken over."""
        self._waiting.clear()
        self._heard = None

    def hear(self, row: Row, after: Table, now: Moment, pace: BotPace) -> None:
        """Take in a row of the log, and think of something to say."""
        characters = tuple([chair.bot for chair in after.chairs])
        if not any(characters) or after.game is None:
            return
        if not any(isinstance(news, GameBegan | Played) for news in row.news):
            self._answer(row, after, now, pace)
            return
        company = self._company_at(row, after, characters)
        events = [event for news in row.news if isinstance(news, GameBegan | Played) for event in news.events]
        for event in events:
            said = company.hear(event)
            if self._is_time_for(said, now):
                for saying in said:
                    self._plan(saying, now, pace)
        self._heard = (after.game.number, characters, row.seq)

    def _answer(self, row: Row, after: Table, now: Moment, pace: BotPace) -> None:
        """What a phrase or typed words are answered with, by a company that is in the middle of a game."""
        said = [news for news in row.news if isinstance(news, Said)]
        if self._company is None or self._heard is None:
            return
        for news in said:
            for saying in self._company.answer(phrase_in(news, after)):
                self._plan(saying, now, pace)

    def _company_at(self, row: Row, after: Table, characters: tuple[str, ...]) -> Company:
        """The company that heard everything up to this row, or a new one that has just come in."""
        assert after.game is not None
        number = after.game.number
        if self._company is not None and self._heard is not None and self._heard[:2] == (number, characters):
            return self._company
        state = after.game.state
        seed, heard = crc32(f"{after.name}.{number}.{row.seq}".encode()), self._company.heard if self._company else ()
        recalled = [(one.seat, _without_old_date(one.of, row.time)) for one in after.recalled]
        self._company = Company(state.ruleset, characters, seed, heard, recalled)
        if not any(isinstance(news, GameBegan) for news in row.news):
            self._company.hear(PositionSet(state.public, Sealed(NOBODY, None)))
        return self._company

    def _is_time_for(self, said: tuple[Saying, ...], now: Moment) -> bool:
        """Talk of what happens goes first: a scene begins only in silence, and until it has begun it gives way."""
        if said and said[0].is_scene:
            return not self._waiting and self._free_from <= now
        if said and [line.saying.is_scene for line in self._waiting] == [True, True]:
            self._waiting.clear()
            self._free_from = now
        return True

    def _plan(self, saying: Saying, now: Moment, pace: BotPace) -> None:
        due = max(now + pace.pause(*PAUSE), self._free_from)
        waiting = sum(not line.saying.is_scene for line in self._waiting)
        if waiting >= WAITING_MOST or due - now > STALE_AFTER:
            return
        self._waiting.append(BanterLine(due, saying))
        self._free_from = due + int(SPEAK_EVERY * pace.factor)
