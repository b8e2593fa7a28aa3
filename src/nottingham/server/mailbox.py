"""A table's mailbox: one task through which everything that happens to a live table passes, one thing at a time.

A request is decided, appended to the log, and only when it is safe there does the table change and its viewers hear
of it. Bots and clocks enter through the same door as people.
"""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from collections.abc import Awaitable, Callable
from random import SystemRandom

import msgspec

from nottingham.engine.families import Action, Event
from nottingham.engine.refusals import Refusal
from nottingham.engine.seats import Seat
from nottingham.game import check
from nottingham.server import wire
from nottingham.server.bots import Brain, Mind, any_move, needs_memory, seats_mind
from nottingham.server.decisions import TIME_UP, Letter, decide, with_clean_words
from nottingham.server.log import CLOCK, SERVER, Play, Resume, Row, RunOut, Sender, command_key
from nottingham.server.moments import SECOND, Moment, now
from nottingham.server.pauses import Pace, asked_of_bot
from nottingham.server.presence import Audience, Viewer
from nottingham.server.protocol import ClockInfo, Done, GameBegan, Played, Refused
from nottingham.server.store import Store, Taken
from nottingham.server.table import ANSWERS_KEPT, Table, table_refuse

RECENT = 64
"""Rows kept in memory for viewers who missed a few."""
CATCH_UP_MOST = 3000
"""Rows sent again at most; whoever missed more starts from how things stand."""
REFUSALS_KEPT = 32
TRIES = 20
"""How often a lost race is run again; each time somebody else got a step through."""
OTHERS_GRACE = 2 * SECOND
"""How long the clocks and bots of a table that another process moved last are left to that process."""

logger = logging.getLogger(__name__)
Answer = Done | Refused
Job = Callable[[], Awaitable[None]]


class Services(msgspec.Struct, frozen=True):
    """What all mailboxes share."""

    store: Store
    brain: Brain
    pace: Pace


class Due(msgspec.Struct, frozen=True):
    """Something that happens by itself: a clock rings, or the bot at a seat is asked."""

    moment: Moment
    what: ClockInfo | Seat


class Mailbox:
    """The one place where a table lives in this process."""

    def __init__(self, table: Table, services: Services) -> None:
        self.table = table
        self.audience = Audience()
        self.last_used = asyncio.get_running_loop().time()
        self._services = services
        self._jobs: asyncio.Queue[Job] = asyncio.Queue()
        self._recent: deque[Row] = deque(maxlen=RECENT)
        self._refused: dict[str, Refusal] = {}
        self._minds: dict[Seat, Mind] = {}
        self._silent: dict[Seat, int] = {}
        """Bots that had nothing to say, and to which state of the table."""
        self._rung: dict[ClockInfo, int] = {}
        self._thinking: dict[Seat, asyncio.Task[None]] = {}
        self._timer: asyncio.TimerHandle | None = None
        self._is_ours = False
        self._is_closing = False
        self._task = asyncio.create_task(self._run(), name=f"table {table.name}")
        self._wind()

    # --- the door

    async def ask(self, letter: Letter) -> Answer:
        """Answered once the request is safe in the log, or refused."""
        answer: asyncio.Future[Answer] = asyncio.get_running_loop().create_future()

        async def job() -> None:
            result = await self._answer(letter)
            if not answer.done():
                answer.set_result(result)

        self._post(job)
        return await answer

    def check(self, seat: Seat | None, action: Action) -> Refusal | None:
        """Why something would not be allowed now, from what the seat sees."""
        game = self.table.game
        if game is None or self.table.stage != "playing":
            return table_refuse("not_playing")
        worded = with_clean_words(action, is_public=self.table.settings.is_public)
        return worded if isinstance(worded, Refusal) else check(game.view(seat), worded)

    async def join(self, viewer: Viewer, since: int | None) -> None:
        """From now on the viewer is sent everything, beginning with what is missing since that number."""

        async def job() -> None:
            await self._wake_up(viewer)
            viewer.send(wire.encoded(wire.welcome(self.table, viewer.seat, now())))
            await self._catch_up(viewer, since)
            self.audience.enter(viewer)
            self._tell_presence()
            self._wind()

        await self._done(job)

    async def send_missing(self, viewer: Viewer, since: int) -> None:
        async def job() -> None:
            await self._catch_up(viewer, since)

        await self._done(job)

    def leave(self, viewer: Viewer) -> None:
        self.audience.leave(viewer)
        self._tell_presence()
        self.last_used = asyncio.get_running_loop().time()

    def look_again(self) -> None:
        """Another process may have moved the table on."""
        self._post(self._reload_job)

    # --- living and dying

    @property
    def is_idle(self) -> bool:
        """Nobody watches and nothing is about to happen."""
        return not self.audience and self._jobs.empty() and not self._thinking

    def next_event(self) -> Moment | None:
        """When this table will do something by itself, if it may."""
        return min((due.moment for due in self._dues()), default=None)

    async def close(self) -> None:
        """Finish the step in flight and stop."""
        self._is_closing = True
        if self._timer is not None:
            self._timer.cancel()
        for task in self._thinking.values():
            task.cancel()
        await self._jobs.join()
        self._task.cancel()
        await asyncio.gather(self._task, return_exceptions=True)

    def _post(self, job: Job) -> None:
        self.last_used = asyncio.get_running_loop().time()
        self._jobs.put_nowait(job)

    async def _done(self, job: Job) -> None:
        finished: asyncio.Future[None] = asyncio.get_running_loop().create_future()

        async def and_say_so() -> None:
            try:
                await job()
            finally:
                if not finished.done():
                    finished.set_result(None)

        self._post(and_say_so)
        await finished

    async def _run(self) -> None:
        while True:
            job = await self._jobs.get()
            try:
                await job()
            except Exception:  # one broken step must not stop the table for everybody else
                logger.exception("a step failed", extra={"table": self.table.name})
            finally:
                self._jobs.task_done()

    # --- one step

    async def _answer(self, letter: Letter) -> Answer:
        try:
            return await self._step(letter)
        except Exception:
            logger.exception("a request failed", extra={"table": self.table.name})
            await self._reload()
            return Refused(id=letter.id, refusal=table_refuse("server_fault"))

    async def _step(self, letter: Letter) -> Answer:
        key = command_key(letter.sender, letter.id)
        for _ in range(TRIES):
            if (seq := self.table.answer_to(key)) is not None:
                return Done(id=letter.id, seq=seq)
            if key in self._refused:
                return Refused(id=letter.id, refusal=self._refused[key])
            row = decide(self.table, letter, now(), self._services.pace)
            if isinstance(row, Refusal):
                return await self._refuse(letter, key, row)
            if await self._append(row):
                return Done(id=letter.id, seq=row.seq)
            if not await self._reload():
                seq = await self._services.store.seq_of_command(self.table.name, key)
                return Done(id=letter.id, seq=seq or 0)
        return Refused(id=letter.id, refusal=table_refuse("too_busy"))

    async def _refuse(self, letter: Letter, key: str, refusal: Refusal) -> Answer:
        """A no, unless this very command was done so long ago that only the store remembers."""
        if letter.sender.role == "person" and len(self.table.answered) == ANSWERS_KEPT:
            seq = await self._services.store.seq_of_command(self.table.name, key)
            if seq is not None:
                return Done(id=letter.id, seq=seq)
        if letter.sender.role == "person":
            self._refused[key] = refusal
            while len(self._refused) > REFUSALS_KEPT:
                del self._refused[next(iter(self._refused))]
        return Refused(id=letter.id, refusal=refusal)

    async def _append(self, row: Row) -> bool:
        after = self.table.after(row)
        try:
            await self._services.store.append(row, after)
        except Taken:
            return False
        self._is_ours = True
        self._adopt(row, after)
        return True

    def _adopt(self, row: Row, after: Table) -> None:
        """The row is safe: now it has happened."""
        self.table = after
        self._recent.append(row)
        self._broadcast(row)
        self._wind()

    async def _reload_job(self) -> None:
        await self._reload()

    async def _reload(self) -> bool:
        """Take over what others have written; whether there was anything."""
        rows = await self._services.store.rows(self.table.name, self.table.seq)
        for row in rows:
            self._is_ours = False
            self._adopt(row, self.table.after(row))
        return bool(rows)

    # --- telling

    def _broadcast(self, row: Row) -> None:
        """To each seat its own message, worked out once however many windows it has open."""
        messages: dict[Seat | None, bytes] = {}
        moment = now()
        for viewer in self.audience:
            if not self._still_sits(viewer):
                viewer.dismiss("seat_lost")
                continue
            if viewer.seat not in messages:
                messages[viewer.seat] = wire.encoded(wire.update(self.table, (row,), viewer.seat, moment))
            viewer.send(messages[viewer.seat])

    def _still_sits(self, viewer: Viewer) -> bool:
        return viewer.seat is None or viewer.token in self.table.chairs[viewer.seat].tokens

    async def _catch_up(self, viewer: Viewer, since: int | None) -> None:
        rows = [] if since is None else await self._rows_after(since)
        viewer.send(wire.encoded(wire.update(self.table, rows, viewer.seat, now())))

    async def _rows_after(self, since: int) -> list[Row]:
        if since >= self.table.seq:
            return []
        if self._recent and self._recent[0].seq <= since + 1:
            return [row for row in self._recent if row.seq > since]
        rows = await self._services.store.rows(self.table.name, since)
        return [row for row in rows if row.seq <= self.table.seq][-CATCH_UP_MOST:]

    def _tell_presence(self) -> None:
        message = wire.encoded(self.audience.message())
        for viewer in self.audience:
            viewer.send(message)

    # --- clocks and bots

    async def _wake_up(self, viewer: Viewer) -> None:
        """The first person back at a table that had paused gets the clocks afresh."""
        if viewer.seat is None or self._may_run_clocks():
            return
        if any(clock.due is not None and clock.due <= now() for clock in self.table.clocks):
            await self._step(Letter(sender=SERVER, id=f"resume-{self.table.seq}", request=Resume()))

    def _may_run_clocks(self) -> bool:
        """At a table played in real time, clocks wait for people; at leisure, they do not."""
        is_real_time = self.table.settings.clock.is_real_time or not self.table.settings.clock.seconds
        return not is_real_time or bool(self.audience.seats())

    def _may_ask_bots(self) -> bool:
        """A table whose people are all gone pauses."""
        return self.table.has_people() or bool(self.audience.seats())

    def _dues(self) -> list[Due]:
        """What is to happen by itself, and when; each clock rings once in each state of the table."""
        clocks = self.table.clocks if self._may_run_clocks() else ()
        turns = self.table.turns if self._may_ask_bots() else ()
        seq = self.table.seq
        return [
            *(Due(clock.due, clock) for clock in clocks if clock.due is not None and self._rung.get(clock) != seq),
            *(
                Due(turn.due, turn.seat)
                for turn in turns
                if turn.seat not in self._thinking and self._silent.get(turn.seat) != seq
            ),
        ]

    def _grace(self) -> int:
        """Where another process moved the table last, it has a little time to go on first."""
        return 0 if self._is_ours else OTHERS_GRACE

    def _wind(self) -> None:
        """Set the alarm for whatever comes next."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        due = self.next_event()
        if due is not None and not self._is_closing:
            delay = max(0, due + self._grace() - now()) / SECOND
            self._timer = asyncio.get_running_loop().call_later(delay, self._ring)

    def _ring(self) -> None:
        """Do what is due, then set the alarm again."""
        moment = now() - self._grace()
        for due in self._dues():
            if due.moment <= moment:
                if isinstance(due.what, ClockInfo):
                    self._run_out(due.what)
                else:
                    self._ask_bot(due.what)
        self._wind()

    def _run_out(self, clock: ClockInfo) -> None:
        seq, seat = self.table.seq, clock.seat
        self._rung[clock] = seq
        if clock.kind == "law":
            letter = Letter(sender=CLOCK, id=f"law-{seq}", request=TIME_UP)
        else:
            assert seat is not None
            letter = Letter(sender=CLOCK, id=f"out-{seat}-{seq}", request=RunOut(seat=seat))

        async def job() -> None:
            self._rung.pop(clock)
            if clock in self.table.clocks:
                self._rung[clock] = self.table.seq
                await self._step(letter)

        self._post(job)

    def _ask_bot(self, seat: Seat) -> None:
        task = asyncio.create_task(self._bot_turn(seat), name=f"bot {self.table.name}/{seat}")
        self._thinking[seat] = task
        task.add_done_callback(lambda _: self._bot_done(seat))

    def _bot_done(self, seat: Seat) -> None:
        self._thinking.pop(seat, None)
        self._wind()

    async def _bot_turn(self, seat: Seat) -> None:
        table = self.table
        game, bot = table.game, table.chairs[seat].bot
        if game is None or not bot:
            return
        prompts, action = asked_of_bot(table, seat)
        if action is None and prompts:
            action = await self._think(table, seat, bot) or any_move(game.view(seat), prompts, SystemRandom())
        if action is None:
            self._silent[seat] = table.seq
            return
        await self._bot_acts(table, seat, action)

    async def _think(self, table: Table, seat: Seat, bot: str) -> Action | None:
        assert table.game is not None
        mind = seats_mind(self._minds, seat, bot, table.game.number)
        news: tuple[Event, ...] = ()
        if needs_memory(bot):
            news = await self._seen_since(mind, seat, table)
        prompts, _ = asked_of_bot(table, seat)
        mind, action = await self._services.brain.answer(mind, table.game.view(seat), prompts, news, table.seq)
        self._minds[seat] = mind
        return action

    async def _seen_since(self, mind: Mind, seat: Seat, table: Table) -> tuple[Event, ...]:
        """What a seat saw of the game at hand since its bot was last asked."""
        events: list[Event] = []
        for row in await self._rows_after(mind.heard):
            for news in row.news:
                if isinstance(news, GameBegan):
                    events.clear()
                if isinstance(news, GameBegan | Played) and row.seq <= table.seq:
                    events.extend(event.as_seen_by(seat) for event in news.events)
        return tuple(events)

    async def _bot_acts(self, asked: Table, seat: Seat, action: Action) -> None:
        """The bot's answer comes in like anybody's. What it is refused for its own fault is done for it."""
        assert asked.game is not None
        sender, at = Sender("bot", seat), asked.game.token(seat)
        letter = Letter(sender=sender, id=f"b{asked.seq}", request=Play(action=action), at=at)
        answer = await self.ask(letter)
        if isinstance(answer, Done) or self.table.seq != asked.seq:
            return
        logger.warning("bot refused", extra={"table": asked.name, "code": answer.refusal.code})
        prompts, _ = asked_of_bot(asked, seat)
        instead = any_move(asked.game.view(seat), prompts, SystemRandom())
        if instead is None:
            self._silent[seat] = asked.seq
            return
        letter = Letter(sender=sender, id=f"f{asked.seq}", request=Play(action=instead), at=at)
        await self.ask(letter)
