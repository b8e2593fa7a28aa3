"""Bot scheduler: asks the bots of one table. They think at once and are heard when it is due.

The pause before a bot's answer is set before it thinks, from what all know (V7). A bot that is not ready in time is
heard at the next beat, so that how long it thought can hardly be told either. While people bargain the table moves on
with every word: there, bots think shortly before their turn, and again when something was said meanwhile.

A guest, such as a language model, is asked elsewhere and may take long. Its question is called off when the seat is no
longer asked. Where it gives no answer a bot moves for it, and the log says so.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable
from random import SystemRandom
from typing import NamedTuple, Protocol

from nottingham.bots.bot import Note, SetPhrase
from nottingham.bots.guest import Considered
from nottingham.rules.engine.families import Action, Event
from nottingham.rules.engine.seats import Seat
from nottingham.rules.engine.state import Inspecting
from nottingham.server.access.rate_limits import Budget, Rate
from nottingham.server.bots.remote import GuestMind, RemoteBots, RemoteQuestion, noticed_by, room_of
from nottingham.server.bots.typed_words import phrase_in
from nottingham.server.bots.worker import BotMemory, BotWorkers, any_move, fresh_mind, needs_memory, seats_mind
from nottingham.server.protocol.messages import Done, Refused
from nottingham.server.protocol.news import GameBegan, Played, Said
from nottingham.server.protocol.requests import SayText
from nottingham.server.table.bot_names import is_guest
from nottingham.server.table.bot_timing import BotPace, asked_of_bot
from nottingham.server.table.clocks import question
from nottingham.server.table.daily import thought_seed
from nottingham.server.table.envelope import Envelope
from nottingham.server.table.log import TALK, BotTurn, Play, Row, Sender
from nottingham.server.table.state import STAND_IN, Table
from nottingham.server.timestamps import SECOND, Moment

AHEAD = 1500
"""Milliseconds before its turn that a bot begins to think while people bargain; most need a fraction of it."""
BEATS = (0, 1000, 3000, 6000, 10000)
"""When a bot that is late is heard, in milliseconds after its turn."""
THOUGHTS_MOST = 5
"""How often a bot thinks again because the table moved on, before it says what it thought last."""
GUEST_THOUGHTS_MOST = 2
"""The same for a guest, who takes longer and costs more."""

logger = logging.getLogger(__name__)


class TableDoor(Protocol):
    """The actor of the table, as its bots know it."""

    @property
    def table(self) -> Table:
        """As it is now."""

    def now(self) -> Moment:
        """By the table's clock."""

    async def ask(self, envelope: Envelope) -> Done | Refused:
        """The door that everybody uses."""

    async def rows_after(self, since: int) -> list[Row]:
        """What happened since a row of the log."""

    def bot_failed(self, error: Exception) -> None:
        """A bot's turn came to nothing through a fault."""


class BotBackends(NamedTuple):
    """Where the bots of all tables think, and where guests are asked."""

    brain: BotWorkers
    guests: RemoteBots


class BotScheduler:
    """Asks the bots of one table and hands in their answers."""

    def __init__(
        self, home: TableDoor, thinkers: BotBackends, pace: BotPace, cpu: Rate, when_done: Callable[[], None]
    ) -> None:
        self._home = home
        self._brain, self._guests = thinkers
        self._pace = pace
        self._when_done = when_done
        self._minds: dict[Seat, BotMemory] = {}
        self._guest_minds: dict[Seat, GuestMind] = {}
        self._last_relevant_seq = 0
        """The last row that was more than talk among bots: that alone makes no bot speak, or it would never end."""
        self._silent: dict[Seat, int] = {}
        """Bots that had nothing to say, and since which such row."""
        self._thinking: dict[Seat, asyncio.Task[None]] = {}
        self._moved = asyncio.Event()
        self._budget = Budget(cpu, time.monotonic())
        self._thinks_ahead_ms = int(AHEAD * pace.factor)

    @property
    def is_busy(self) -> bool:
        return bool(self._thinking)

    def dues(self, *, is_ours: bool) -> list[tuple[Moment, Seat]]:
        """Who is to be asked when, so that the answer is there in time; later where another process comes first."""
        table = self._home.table
        return [
            (self._begins(table, turn) if is_ours else turn.due, turn.seat)
            for turn in table.turns
            if turn.seat not in self._thinking and self._silent.get(turn.seat) != self._last_relevant_seq
        ]

    def table_moved(self, row: Row) -> None:
        """Bots that wait to be heard look again."""
        if row.sender.role != "bot" or not all(isinstance(news, TALK) for news in row.news):
            self._last_relevant_seq = row.seq
        if self._thinking:
            self._moved.set()
            self._moved = asyncio.Event()

    def ask(self, seat: Seat) -> None:
        task = asyncio.create_task(self._turn_or_fault(seat), name=f"bot {self._home.table.name}/{seat}")
        self._thinking[seat] = task
        task.add_done_callback(lambda _: self._finish(seat))

    def _finish(self, seat: Seat) -> None:
        self._thinking.pop(seat, None)
        self._when_done()

    def close(self) -> None:
        for task in self._thinking.values():
            task.cancel()

    # --- one turn

    async def _turn_or_fault(self, seat: Seat) -> None:
        try:
            await self._turn(seat)
        except Exception as error:  # noqa: BLE001 - the fault log tells of it, and the bot is asked again
            self._home.bot_failed(error)

    async def _turn(self, seat: Seat) -> None:
        most = GUEST_THOUGHTS_MOST if is_guest(self._home.table.chairs[seat].bot) else THOUGHTS_MOST
        for thought in range(most):
            table, turn, relevant_seq = self._home.table, _turn_of(self._home.table, seat), self._last_relevant_seq
            if turn is None or self._begins(table, turn) > self._home.now():
                return
            answer = await self._decide(table, seat)
            if answer is None:
                continue
            if answer.action is None:
                self._silent[seat] = relevant_seq
                if not answer.note.said:
                    return
            if await self._is_still_asked(table, turn) or thought == most - 1:
                await self._hand_in(table, seat, answer)
                return

    def _begins(self, table: Table, turn: BotTurn) -> Moment:
        """When a bot begins to think."""
        return turn.due - self._thinks_ahead_ms if _is_bargaining(table) else 0

    async def _is_still_asked(self, table: Table, turn: BotTurn) -> bool:
        """Wait until the bot may speak; whether it is then still asked what it thought about."""
        speaks = speaks_at(turn.due, self._home.now(), self._pace.factor)
        while is_same_question(table, self._home.table, turn.seat):
            wait = speaks - self._home.now()
            if wait <= 0:
                return True
            await _first(self._moved.wait(), wait / SECOND)
        return False

    async def _decide(self, table: Table, seat: Seat) -> Considered | None:
        """What the bot at a seat does; None if it was called off."""
        game, bot = table.game, table.chairs[seat].bot
        if game is None or not bot:
            return Considered(None)
        prompts, action = asked_of_bot(table, seat)
        if action is not None or not prompts:
            return Considered(action)
        if is_guest(bot):
            answer = await self._ask_guest(table, seat, bot)
        else:
            answer = Considered((await self._think(table, seat, bot))[1])
        if answer is None or answer.action is not None:
            return answer
        return answer._replace(action=any_move(game.view(seat), prompts, SystemRandom()))

    async def _think(self, table: Table, seat: Seat, bot: str) -> tuple[str, Action | None]:
        """Which bot thought, since one that used up the table's time is played by a simpler one, and what it does."""
        assert table.game is not None
        is_frugal = self._budget.is_spent(time.monotonic())
        number = table.game.number
        mind = fresh_mind(STAND_IN, number) if is_frugal else self._mind(table, seat, bot)
        news = await self._news_since(mind, seat, table) if needs_memory(mind.bot) else ()
        prompts, _ = asked_of_bot(table, seat)
        mind, action, seconds = await self._brain.answer(
            mind, table.game.view(seat), prompts, news, table.seq, thought_seed(table, seat)
        )
        self._budget.spend(seconds, time.monotonic())
        if not is_frugal:
            self._minds[seat] = mind
        return mind.bot, action

    def _mind(self, table: Table, seat: Seat, bot: str) -> BotMemory:
        """The mind at a seat. One who plays for somebody else brings nothing along."""
        assert table.game is not None
        known = table.recalled_by(seat) if table.chairs[seat].bot == bot else ()
        return seats_mind(self._minds, seat, bot, table.game.number, known)

    async def _ask_guest(self, table: Table, seat: Seat, bot: str) -> Considered | None:
        """What a guest does, or its stand-in for it."""
        answer = await self._guest_answer(table, seat, bot)
        if answer is None or not answer.note.stand_in:
            return answer
        bot, action = await self._think(table, seat, answer.note.stand_in)
        return Considered(action, Note("", bot, answer.note.why))

    async def _guest_answer(self, table: Table, seat: Seat, bot: str) -> Considered | None:
        """A guest's answer; called off as soon as the seat is no longer asked what it was."""
        assert table.game is not None
        mind = self._guest_minds.get(seat)
        if mind is None or (mind.bot, mind.game) != (bot, table.game.number):
            mind = self._guest_minds[seat] = GuestMind(bot, table.game.number)
        prompts, _ = asked_of_bot(table, seat)
        news = noticed_by(await self._home.rows_after(mind.heard), table, seat)
        asked = RemoteQuestion(room_of(table, seat), table.game.view(seat), prompts, news, table.seq)
        answer = asyncio.create_task(self._guests.answer(mind, asked), name=f"guest {table.name}/{seat}")
        try:
            while not answer.done() and is_still_of_use(table, self._home.table, seat):
                moved = asyncio.create_task(self._moved.wait())
                await asyncio.wait((answer, moved), return_when=asyncio.FIRST_COMPLETED)
                moved.cancel()
            return answer.result() if answer.done() else None
        finally:
            answer.cancel()

    async def _news_since(self, mind: BotMemory, seat: Seat, table: Table) -> tuple[Event | SetPhrase, ...]:
        """What a seat saw of the game at hand since its bot was last asked, and what it heard."""
        events: list[Event | SetPhrase] = []
        for row in await self._home.rows_after(mind.heard):
            for news in row.news:
                if isinstance(news, GameBegan):
                    events.clear()
                if isinstance(news, GameBegan | Played) and row.seq <= table.seq:
                    events.extend(event.as_seen_by(seat) for event in news.events)
                if isinstance(news, Said) and row.seq <= table.seq:
                    events.append(phrase_in(news, table))
        return tuple(events)

    async def _hand_in(self, asked: Table, seat: Seat, answer: Considered) -> None:
        """The bot's answer comes in like anybody's, and with it what it says."""
        if answer.action is None or await self._is_done(asked, seat, _play_of(answer)):
            await self._say(asked, seat, answer.note.said)

    async def _is_done(self, asked: Table, seat: Seat, play: Play) -> bool:
        """Whether the bot's move was made. What it is refused for its own fault is done for it."""
        assert asked.game is not None
        sender, at = Sender("bot", seat), asked.game.token(seat)
        answer = await self._home.ask(Envelope(sender=sender, id=f"b{asked.seq}", request=play, at=at))
        if isinstance(answer, Done) or self._home.table.seq != asked.seq:
            return isinstance(answer, Done)
        if answer.refusal.code == "server_fault":
            return False  # not the bot's doing; the table asks again, a little later each time
        logger.warning("a bot was refused", extra={"table": asked.name, "code": answer.refusal.code})
        prompts, _ = asked_of_bot(asked, seat)
        instead = any_move(asked.game.view(seat), prompts, SystemRandom())
        if instead is None:
            self._silent[seat] = self._last_relevant_seq
        else:
            await self._home.ask(Envelope(sender=sender, id=f"f{asked.seq}", request=Play(action=instead), at=at))
        return False

    async def _say(self, asked: Table, seat: Seat, words: str) -> None:
        """Free words of a guest; what may not be said, or not so often, is left unsaid."""
        if words and self._home.table.chairs[seat].bot == asked.chairs[seat].bot:
            request = SayText(text=words)
            await self._home.ask(Envelope(sender=Sender("bot", seat), id=f"s{asked.seq}", request=request))


def _play_of(answer: Considered) -> Play:
    assert answer.action is not None
    return Play(action=answer.action, stand_in=answer.note.stand_in, why=answer.note.why)


def _is_bargaining(table: Table) -> bool:
    return table.game is not None and isinstance(table.game.state.public.phase, Inspecting)


def is_same_question(before: Table, after: Table, seat: Seat) -> bool:
    """Whether what a seat was asked is what it is asked now. In bargaining every word may change the answer."""
    if before.seq == after.seq:
        return True
    if before.game is None or after.game is None or _is_bargaining(before) or _is_bargaining(after):
        return False
    was, is_now = before.game.state.public, after.game.state.public
    is_same_turn = _turn_of(before, seat) == _turn_of(after, seat) and before.token(seat) == after.token(seat)
    return is_same_turn and question(was, seat) == question(is_now, seat)


def is_still_of_use(before: Table, after: Table, seat: Seat) -> bool:
    """Whether an answer to what a seat was asked can still be given. Words of others do not end a question."""
    if before.game is None or after.game is None or before.chairs[seat].bot != after.chairs[seat].bot:
        return False
    return before.token(seat) == after.token(seat) and _turn_of(after, seat) is not None


def speaks_at(due: Moment, moment: Moment, factor: float) -> Moment:
    """When a bot that is ready now is heard: at its turn, or at the next beat after it."""
    beats = [due + int(beat * factor) for beat in BEATS]
    return next((beat for beat in beats if moment <= beat), moment)


def _turn_of(table: Table, seat: Seat) -> BotTurn | None:
    return next((turn for turn in table.turns if turn.seat == seat), None)


async def _first(waiting: Awaitable[object], seconds: float) -> None:
    """Until something happens, or the time is over."""
    try:
        await asyncio.wait_for(waiting, seconds)
    except TimeoutError:
        return
