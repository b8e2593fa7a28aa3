"""Market of the day (daily challenge) on this server: one try for each player's key, and the boards.

The table of a try is found by a secret that follows from the player's key and the date, so a second try finds the first
one, on every device that has the key. The key itself is never kept. Who makes a new key is somebody new: that cannot be
told, only slowed down.
"""

from __future__ import annotations

from collections.abc import Callable
from datetime import UTC, date, datetime, timedelta
from typing import Literal

from nottingham.rules.engine.refusals import Refusal
from nottingham.server.access import tokens
from nottingham.server.live.registry import TableRegistry, person
from nottingham.server.protocol.daily import BoardLine, DayBoard, Today, TryToday
from nottingham.server.protocol.http_bodies import SetTable
from nottingham.server.protocol.messages import Refused
from nottingham.server.protocol.requests import Start
from nottingham.server.storage.daily_boards import DailyBoards, DailyResult
from nottingham.server.table.daily import settings_of
from nottingham.server.table.envelope import Envelope
from nottingham.server.table.seating import ruleset_of
from nottingham.server.table.state import Table, table_refuse
from nottingham.server.timestamps import DAY, SECOND, Moment, now
from nottingham.tutor.daily import PLAYER, RoundMark, company_of, edition_of, round_marks

LINES_MOST = 20
STREAK_MOST = 366


class MarketOfTheDay:
    """Today's market, for the holder of a key."""

    def __init__(self, tables: TableRegistry, clock: Callable[[], Moment] = now) -> None:
        self._tables = tables
        self._boards = DailyBoards(tables.services.store)
        self._clock = clock

    def _today(self) -> date:
        return datetime.fromtimestamp(self._clock() // SECOND, UTC).date()

    async def sit(self, wanted: TryToday, household: str, may_try: Callable[[], bool]) -> tuple[Table, str] | Refusal:
        """The table of a player's one try and the secret of its seat, with the cards dealt; a new one if it may be."""
        day = self._today()
        token = tokens.daily_token(wanted.player, day.isoformat())
        actor = await self._tables.find(tokens.table_name_of(token))
        if actor is None:
            if not may_try():
                return table_refuse("too_many_requests")
            request = SetTable(
                settings=settings_of(day), name=wanted.name, language=wanted.language, bots=company_of(day)
            )
            table, refusal = await self._tables.set_table(request, token, household)
            if refusal is not None:
                return refusal
            actor = await self._tables.find(table.name)
            assert actor is not None
        hashed = tokens.hashed(token)
        if not _is_open(actor.table, hashed):
            return table_refuse("daily_tried")
        if actor.table.stage == "waiting":
            answer = await actor.ask(Envelope(sender=person(PLAYER), id="deal", request=Start(), token=hashed))
            if isinstance(answer, Refused) and actor.table.stage == "waiting":
                return answer.refusal
        return actor.table, token

    async def look(self, player: str) -> Today:
        """Today's market as one player stands in it."""
        day = self._today()
        past = [day - timedelta(days=back) for back in range(STREAK_MOST)]
        names = {one: tokens.table_name_of(tokens.daily_token(player, one.isoformat())) for one in past}
        own = await self._boards.at_tables(list(names.values()))
        mine = own.get(day.isoformat())
        table = names[day]
        stage: Literal["fresh", "playing", "finished", "given_up"] = "finished"
        if mine is None:
            table, stage = await self._state_of_try(names[day], tokens.daily_token(player, day.isoformat()))
        return Today(
            day=day.isoformat(),
            ends=(self._clock() // DAY + 1) * DAY,
            edition=edition_of(day),
            rounds=ruleset_of(settings_of(day)).rounds,
            company=company_of(day),
            stage=stage,
            table=table,
            mine=None if mine is None else await self._line(mine, mine),
            marks=() if mine is None else await self._marks(mine),
            streak=streak({date.fromisoformat(one) for one in own}, day),
            board=await self._board(day, mine),
            yesterday=await self._board(day - timedelta(days=1), own.get((day - timedelta(days=1)).isoformat()), 3),
        )

    async def _state_of_try(self, name: str, token: str) -> tuple[str, Literal["fresh", "playing", "given_up"]]:
        actor = await self._tables.find(name)
        if actor is None:
            return "", "fresh"
        return name, "playing" if _is_open(actor.table, tokens.hashed(token)) else "given_up"

    async def _board(self, day: date, mine: DailyResult | None, most: int = LINES_MOST) -> DayBoard:
        best = await self._boards.best(day.isoformat(), most)
        lines = [await self._line(result, mine) for result in best]
        if mine is not None and mine not in best:
            lines.append(await self._line(mine, mine))
        is_over = day < self._today()
        return DayBoard(
            day=day.isoformat(),
            finished=await self._boards.count(day.isoformat()),
            lines=tuple(lines),
            best_game=best[0].game if best and is_over else "",
        )

    async def _line(self, result: DailyResult, mine: DailyResult | None) -> BoardLine:
        return BoardLine(
            rank=await self._boards.count(result.day, above=result.points) + 1,
            name=result.name,
            points=result.points,
            place=result.place,
            is_mine=result == mine,
        )

    async def _marks(self, result: DailyResult) -> tuple[RoundMark, ...]:
        entry = await self._tables.archive.find(result.game)
        if entry is None:
            return ()
        game = await self._tables.archive.game(entry)
        return round_marks(game.ruleset, game.events, PLAYER)


def _is_open(table: Table, hashed: str) -> bool:
    """Whether a try still runs, or has yet to begin, for the holder of this secret."""
    is_before = table.stage == "waiting" and not table.games
    return (is_before or table.stage == "playing") and table.seat_of(hashed) is not None


def streak(played: set[date], today: date) -> int:
    """Days in a row up to today, or up to yesterday as long as today can still be played."""
    day = today if today in played else today - timedelta(days=1)
    length = 0
    while day in played:
        length, day = length + 1, day - timedelta(days=1)
    return length
