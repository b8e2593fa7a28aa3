"""Thinking: the bots of one table. They think at once and are heard when it is due.

The pause before a bot's answer is set before it thinks, from what all know (V7). A bot that is not ready in time is
heard at the next beat, so that how long it thought can hardly be told either. While people bargain the table moves on
with every word: there, bots think shortly before their turn, and again when something was said meanwhile.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable
from random import SystemRandom
from typing import Protocol

from nottingham.engine.families import Action, Event
from nottingham.engine.seats import Seat
from nottingham.engine.state import Inspecting
from nottingham.server.bots import Brain, Mind, any_move, fresh_mind, needs_memory, seats_mind
from nottingham.server.clocks import question
from nottingham.server.decisions import Letter
from nottingham.server.limits import Budget, Rate
from nottingham.server.log import BotTurn, Play, Row, Sender
from nottingham.server.moments import SECOND, Moment, now
from nottingham.server.pauses import Pace, asked_of_bot
from nottingham.server.protocol import Done, GameBegan, Played, Refused
from nottingham.server.table import STAND_IN, Table

AHEAD = 1500
"""Milliseconds before its turn that a bot begins to think while people bargain; most need a fraction of it."""
BEATS = (0, 1000, 3000, 6000, 10000)
"""When a bot that is late is heard, in milliseconds after its turn."""
THOUGHTS_MOST = 5
"""How often a bot thinks again because the table moved on, before it says what it thought last."""

logger = logging.getLogger(__name__)


class Home(Protocol):
    """The mailbox of the table, as its bots know it."""

    @property
    def table(self) -> Table:
        """As it is now."""

    async def ask(self, letter: Letter) -> Done | Refused:
        """The door that everybody uses."""

    async def rows_after(self, since: int) -> list[Row]:
        """What happened since a row of the log."""


class BotDesk:
    """Asks the bots of one table and hands in their answers."""

    def __init__(self, home: Home, brain: Brain, pace: Pace, cpu: Rate, when_done: Callable[[], None]) -> None:
        self._home = home
        self._brain = brain
        self._pace = pace
        self._when_done = when_done
        self._minds: dict[Seat, Mind] = {}
        self._silent: dict[Seat, int] = {}
        """Bots that had nothing to say, and to which state of the table."""
        self._thinking: dict[Seat, asyncio.Task[None]] = {}
        self._moved = asyncio.Event()
        self._budget = Budget(cpu, time.monotonic())
        self._ahead = int(AHEAD * pace.factor)

    @property
    def is_busy(self) -> bool:
        return bool(self._thinking)

    def dues(self, *, is_ours: bool) -> list[tuple[Moment, Seat]]:
        """Who is to be asked when, so that the answer is there in time; later where another process comes first."""
        table = self._home.table
        return [
            (self._begins(table, turn) if is_ours else turn.due, turn.seat)
            for turn in table.turns
            if turn.seat not in self._thinking and self._silent.get(turn.seat) != table.seq
        ]

    def table_moved(self) -> None:
        """Whoever waits to be heard looks again."""
        self._moved.set()
        self._moved = asyncio.Event()

    def ask(self, seat: Seat) -> None:
        task = asyncio.create_task(self._turn(seat), name=f"bot {self._home.table.name}/{seat}")
        self._thinking[seat] = task
        task.add_done_callback(lambda _: self._done(seat))

    def _done(self, seat: Seat) -> None:
        self._thinking.pop(seat, None)
        self._when_done()

    def close(self) -> None:
        for task in self._thinking.values():
            task.cancel()

    # --- one turn

    async def _turn(self, seat: Seat) -> None:
        for thought in range(THOUGHTS_MOST):
            table, turn = self._home.table, _turn_of(self._home.table, seat)
            if turn is None or self._begins(table, turn) > now():
                return
            action = await self._decided(table, seat)
            if action is None:
                self._silent[seat] = table.seq
                return
            if await self._is_still_asked(table, turn) or thought == THOUGHTS_MOST - 1:
                await self._hand_in(table, seat, action)
                return

    def _begins(self, table: Table, turn: BotTurn) -> Moment:
        """When a bot begins to think."""
        return turn.due - self._ahead if _is_bargaining(table) else 0

    async def _is_still_asked(self, table: Table, turn: BotTurn) -> bool:
        """Wait until the bot may speak; whether it is then still asked what it thought about."""
        speaks = speaks_at(turn.due, now(), self._pace.factor)
        while is_same_question(table, self._home.table, turn.seat):
            wait = speaks - now()
            if wait <= 0:
                return True
            await _first(self._moved.wait(), wait / SECOND)
        return False

    async def _decided(self, table: Table, seat: Seat) -> Action | None:
        game, bot = table.game, table.chairs[seat].bot
        if game is None or not bot:
            return None
        prompts, action = asked_of_bot(table, seat)
        if action is None and prompts:
            action = await self._think(table, seat, bot) or any_move(game.view(seat), prompts, SystemRandom())
        return action

    async def _think(self, table: Table, seat: Seat, bot: str) -> Action | None:
        assert table.game is not None
        is_frugal = self._budget.is_spent(time.monotonic())
        number = table.game.number
        mind = fresh_mind(STAND_IN, number) if is_frugal else seats_mind(self._minds, seat, bot, number)
        news = await self._seen_since(mind, seat, table) if needs_memory(mind.bot) else ()
        prompts, _ = asked_of_bot(table, seat)
        mind, action, seconds = await self._brain.answer(mind, table.game.view(seat), prompts, news, table.seq)
        self._budget.spend(seconds, time.monotonic())
        if not is_frugal:
            self._minds[seat] = mind
        return action

    async def _seen_since(self, mind: Mind, seat: Seat, table: Table) -> tuple[Event, ...]:
        """What a seat saw of the game at hand since its bot was last asked."""
        events: list[Event] = []
        for row in await self._home.rows_after(mind.heard):
            for news in row.news:
                if isinstance(news, GameBegan):
                    events.clear()
                if isinstance(news, GameBegan | Played) and row.seq <= table.seq:
                    events.extend(event.as_seen_by(seat) for event in news.events)
        return tuple(events)

    async def _hand_in(self, asked: Table, seat: Seat, action: Action) -> None:
        """The bot's answer comes in like anybody's. What it is refused for its own fault is done for it."""
        assert asked.game is not None
        sender, at = Sender("bot", seat), asked.game.token(seat)
        letter = Letter(sender=sender, id=f"b{asked.seq}", request=Play(action=action), at=at)
        answer = await self._home.ask(letter)
        if isinstance(answer, Done) or self._home.table.seq != asked.seq:
            return
        logger.warning("a bot was refused", extra={"table": asked.name, "code": answer.refusal.code})
        prompts, _ = asked_of_bot(asked, seat)
        instead = any_move(asked.game.view(seat), prompts, SystemRandom())
        if instead is None:
            self._silent[seat] = asked.seq
            return
        await self._home.ask(Letter(sender=sender, id=f"f{asked.seq}", request=Play(action=instead), at=at))


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
