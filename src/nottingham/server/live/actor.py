"""Table actor: the one door through which everything that happens to a live table passes, one thing at a time.

A request is decided, appended to the log, and only when it is safe there does the table change and its viewers hear
of it. Bots and clocks enter through the same door as people.
"""

from __future__ import annotations

import asyncio
import time
from collections import deque
from collections.abc import Awaitable, Callable
from functools import partial
from secrets import token_bytes
from typing import NamedTuple, TypeVar, assert_never

import msgspec
from msgspec.structs import replace

from nottingham.bots.guest import VoiceBrief
from nottingham.locales.saying import Saying
from nottingham.rules.engine.actions import Pledge, Propose
from nottingham.rules.engine.families import Action
from nottingham.rules.engine.refusals import Refusal
from nottingham.rules.engine.seats import Seat
from nottingham.rules.game import check
from nottingham.server.access.rate_limits import Allowance, Rate
from nottingham.server.access.word_filter import WordFilter
from nottingham.server.bots.banter import Banter, BanterLine
from nottingham.server.bots.lent_voice import OUR_OWN, LentVoice, LentWords
from nottingham.server.bots.remote import RemoteBots
from nottingham.server.bots.scheduler import BotBackends, BotScheduler
from nottingham.server.bots.worker import BotWorkers
from nottingham.server.config import Caps
from nottingham.server.live.audience import Audience, Viewer
from nottingham.server.live.disconnects import Disconnects
from nottingham.server.ops.backoff import Backoff
from nottingham.server.ops.fault_log import FaultLog
from nottingham.server.ops.metrics import Metrics
from nottingham.server.ops.refusal_log import RefusalLog
from nottingham.server.ops.supervisor import Supervisor
from nottingham.server.protocol import json_codec
from nottingham.server.protocol.messages import Absence, Checked, ClockInfo, Done, Presence, Refused
from nottingham.server.protocol.news import GameErased, SeatLeft
from nottingham.server.protocol.requests import ClaimHost, Report, Return, Say, SayText, SeatBot, Start
from nottingham.server.storage.character_memory import CharacterMemory
from nottingham.server.storage.step_store import Store, WriteConflict
from nottingham.server.table import updates
from nottingham.server.table.address_marks import AddressMarks
from nottingham.server.table.bot_timing import BotPace
from nottingham.server.table.commands import TIME_UP, Decided, Envelope, decide, with_clean_words
from nottingham.server.table.log import (
    CLOCK,
    SERVER,
    FillSeats,
    Hold,
    Play,
    Resume,
    Row,
    RunOut,
    Sender,
    Speak,
    TokensRevoked,
    command_key,
)
from nottingham.server.table.outlook import stakes_with
from nottingham.server.table.state import Table, table_refuse
from nottingham.server.table.written_words import objection_to_words
from nottingham.server.timestamps import SECOND, Moment, now

RECENT = 64
"""Rows kept in memory for viewers who missed a few."""
CATCH_UP_MOST = 3000
"""Rows sent again at most; whoever missed more is told the last of them, and asks for no more."""
REFUSALS_KEPT = 32
TRIES = 20
"""How often a lost race is run again; each time somebody else got a step through."""
TOO_MUCH = {
    "acts": "too_many_acts",
    "proposals": "too_many_proposals",
    "reports": "too_many_reports",
    "talk": "too_much_talk",
}
"""What is told to a seat that does more of something than it may."""
OTHERS_GRACE = 2 * SECOND
"""How long the clocks and bots of a table that another process moved last are left to that process."""

T = TypeVar("T")
Answer = Done | Refused
Job = Callable[[], Awaitable[None]]


class Services(msgspec.Struct, frozen=True):
    """What all actors share."""

    store: Store
    brain: BotWorkers
    guests: RemoteBots
    pace: BotPace
    metrics: Metrics
    refusals: RefusalLog
    faults: FaultLog = msgspec.field(default_factory=FaultLog)
    supervisor: Supervisor = msgspec.field(default_factory=Supervisor)
    caps: Caps = Caps()
    marks: AddressMarks = msgspec.field(default_factory=lambda: AddressMarks(token_bytes(32)))
    words: WordFilter = msgspec.field(default_factory=WordFilter)
    """What nobody is to say here, nor to be called."""
    voice: LentVoice | None = None
    """Who lends the characters words, where somebody does."""


class Asked(NamedTuple):
    """A request on its way, who is sent the answer and told that this is done, and when it came."""

    envelope: Envelope
    viewer: Viewer
    then: Callable[[], None]
    began: float


class Due(msgspec.Struct, frozen=True):
    """Something that happens by itself: a clock rings, the bot at a seat is asked or speaks, a bot takes over."""

    moment: Moment
    what: ClockInfo | Seat | Absence | BanterLine


class TableActor:
    """The one place where a table lives in this process."""

    def __init__(self, table: Table, services: Services) -> None:
        self.table = table
        self.audience = Audience()
        self.last_used = asyncio.get_running_loop().time()
        self._services = services
        self._jobs: deque[Job] = deque()
        self._running_job: asyncio.Future[None] | None = None
        """The step that is being taken, by a task or by a commit that was not waited for."""
        self._since = 0.0
        """When the job that is being done began."""
        self._recent_rows: deque[Row] = deque(maxlen=RECENT)
        self._recent_refusals: dict[str, Refusal] = {}
        self._fired_at: dict[ClockInfo | Absence, int] = {}
        self._allowances: dict[tuple[Seat, str], Allowance] = {}
        self._absences = Disconnects()
        self._voices = Banter()
        self._lending: asyncio.Task[None] | None = None
        """The line for which a model is asked for words."""
        self._backoff = Backoff()
        self._clock_skew = 0
        self._note_time()
        thinkers = BotBackends(services.brain, services.guests)
        self._bots = BotScheduler(self, thinkers, services.pace, services.caps.bot_seconds, self._arm_timer)
        self._remote_presence: tuple[frozenset[Seat], int] = (frozenset(), 0)
        """Seats and spectators that are connected to other processes."""
        self._last_presence: Presence | None = None
        self._timer: asyncio.TimerHandle | None = None
        self._owns_log = False
        self._is_closing = False
        self._arm_timer()

    # --- the door

    async def ask(self, envelope: Envelope, viewer: Viewer | None = None) -> Answer:
        """Answered once the request is safe in the log, or refused. A viewer is sent the answer with what happened."""

        async def job() -> Answer:
            refusal = self._too_much(envelope) or self._bad_words(envelope)
            result = await self._answer(envelope) if refusal is None else Refused(id=envelope.id, refusal=refusal)
            if viewer is not None:
                viewer.send(json_codec.encoded(result))
            return result

        began = time.monotonic()
        result = await self._in_turn(job)
        self._note_answer(envelope, result, began)
        return result

    def ask_at_once(self, envelope: Envelope, viewer: Viewer, then: Callable[[], None]) -> None:
        """Callback variant of `ask`, without a task: the viewer is sent the answer, then `then` is called.

        Where nothing else goes on at the table the request is decided here and now, and its row on the way to the log,
        without a task. Where there is more to it than that, it takes its turn like anything else.
        """
        asked = Asked(envelope, viewer, then, time.monotonic())
        key = command_key(envelope.sender, envelope.id)
        if self.table.answer_to(key) is not None or key in self._recent_refusals:
            self._post(partial(self._take_turn, asked))
        elif (refusal := self._beyond_rate(envelope, asked.began) or self._bad_words(envelope)) is not None:
            self._reply(asked, Refused(id=envelope.id, refusal=refusal))
        elif (decided := self._decided_at_once(envelope)) is None:
            self._post(partial(self._take_turn, asked))
        else:
            self._running_job = asyncio.get_running_loop().create_future()
            self.last_used = self._since = self._running_job.get_loop().time()
            before = self.table if self._owns_log else None
            written = partial(self._written_at_once, asked, decided)
            try:
                self._services.store.append_soon(decided.row, decided.after, before, written)
            except ConnectionError as error:
                written(error)

    def _decided_at_once(self, envelope: Envelope) -> Decided | None:
        """What a request comes to, if it can be done and the table is free. Why it cannot is found out at leisure."""
        if self._running_job is not None or isinstance(envelope.request, Start):  # the store is asked first
            return None
        try:
            decided = decide(self.table, envelope, self.now(), self._services.pace)
        except Exception:  # noqa: BLE001 - taking its turn it fails again, and the fault log tells of it
            return None
        return None if isinstance(decided, Refusal) else decided

    def _written_at_once(self, asked: Asked, decided: Decided, failure: Exception | None) -> None:
        """The row is in the log, or is not; then the table is free again."""
        working = self._running_job
        assert isinstance(working, asyncio.Future)
        asked.viewer.hold()
        try:
            if failure is None:
                self._happened(decided.row, decided.after)
                self._reply(asked, Done(id=asked.envelope.id, seq=decided.row.seq))
            elif isinstance(failure, WriteConflict):
                self._jobs.appendleft(partial(self._take_turn, asked, has_lost_race=True))
            else:
                self._back_off()
                self._reply(asked, self._fault(asked.envelope, failure))
        except Exception as error:  # noqa: BLE001 - whoever commits for all tables must not stumble over one
            self._services.faults.report(error, self.table.name)
        asked.viewer.release()
        self._running_job = None
        working.set_result(None)
        self._go_on()

    async def _take_turn(self, asked: Asked, *, has_lost_race: bool = False) -> None:
        self._reply(asked, await self._answer(asked.envelope, has_lost_race=has_lost_race))

    def _reply(self, asked: Asked, result: Answer) -> None:
        asked.viewer.send(json_codec.encoded(result))
        self._note_answer(asked.envelope, result, asked.began)
        asked.then()

    def _note_answer(self, envelope: Envelope, result: Answer, began: float) -> None:
        if envelope.sender.role == "person":
            self._services.metrics.answered(time.monotonic() - began, is_done=isinstance(result, Done))
            if isinstance(result, Refused):
                self._services.refusals.note("table", result.refusal.code)

    def now(self) -> Moment:
        """By the table's own clock: one whose log is ahead, because a clock was set back, goes on from its log."""
        return now() + self._clock_skew

    def check(self, id: str, seat: Seat | None, action: Action) -> Checked:
        """Whether something would be allowed now, from what the seat sees, and what it would put at stake."""
        game = self.table.game
        if game is None or self.table.stage != "playing":
            return Checked(id=id, refusal=table_refuse("not_playing"))
        worded = with_clean_words(action, is_public=self.table.settings.is_public)
        if isinstance(worded, Refusal):
            return Checked(id=id, refusal=worded)
        refusal = objection_to_words(Play(action=worded), self._services.words) or check(game.view(seat), worded)
        return Checked(id=id, refusal=refusal, stakes=() if refusal else stakes_with(game.view(seat), worded))

    def _too_much(self, envelope: Envelope) -> Refusal | None:
        """Why a request comes too soon after others of its seat; a repeated command never does."""
        if envelope.sender.role != "person" and not isinstance(envelope.request, SayText):
            return None
        if self.table.answer_to(command_key(envelope.sender, envelope.id)) is not None:
            return None
        return self._beyond_rate(envelope, time.monotonic())

    def _bad_words(self, envelope: Envelope) -> Refusal | None:
        """Why the operator's word list is against a request; a command that was done before is not asked again."""
        if self.table.answer_to(command_key(envelope.sender, envelope.id)) is not None:
            return None
        return objection_to_words(envelope.request, self._services.words)

    def _beyond_rate(self, envelope: Envelope, moment: float) -> Refusal | None:
        """A seat, however many windows it has open, may say so much and no more: what is left of a rate is used up."""
        seat, request, caps = envelope.sender.seat, envelope.request, self._services.caps
        assert seat is not None
        if isinstance(request, Play):
            if isinstance(request.action, Propose | Pledge):
                return self._taken(seat, "proposals", caps.proposals, moment)
            return self._taken(seat, "acts", caps.acts, moment)
        if isinstance(request, Say | SayText):
            return self._taken(seat, "talk", caps.talk, moment)
        if isinstance(request, Report):
            return self._taken(seat, "reports", caps.reports, moment)
        return self._taken(seat, "acts", caps.acts, moment)

    def _taken(self, seat: Seat, what: str, rate: Rate, moment: float) -> Refusal | None:
        allowance = self._allowances.get((seat, what))
        if allowance is None:
            allowance = self._allowances[seat, what] = Allowance(rate, moment)
        return None if allowance.take(moment) else table_refuse(TOO_MUCH[what])

    async def join(self, viewer: Viewer, since: int | None) -> None:
        """From now on the viewer is sent everything, beginning with what is missing since that number."""

        async def job() -> None:
            await self._keep_up_with(since)
            await self._wake_up(viewer)
            if not self.has_seat(viewer):  # the seat was lost between admission and this
                viewer.dismiss(self.table.why_lost(viewer.token))
                return
            viewer.send(json_codec.encoded(updates.welcome(self.table, viewer.seat, self.now())))
            await self._catch_up(viewer, since)
            self.audience.enter(viewer)
            self._last_presence = None
            self._note_presence()
            await self._hand_back(viewer)
            self._arm_timer()

        await self._in_turn(job)

    async def send_missing(self, viewer: Viewer, since: int) -> None:
        async def job() -> None:
            await self._keep_up_with(since)
            if self.has_seat(viewer):
                await self._catch_up(viewer, since)

        await self._in_turn(job)

    def leave(self, viewer: Viewer) -> None:
        self.audience.leave(viewer)
        if not self.audience:  # whoever watches nothing is no longer told who is connected to other processes
            self._remote_presence = (frozenset(), 0)
        self._note_presence()
        self._arm_timer()
        self.last_used = asyncio.get_running_loop().time()

    def connected_here(self) -> tuple[frozenset[Seat], int]:
        """Seats with a connection to this process, and how many spectators."""
        return self.audience.seats, self.audience.spectators()

    def seen_elsewhere(self, seats: frozenset[Seat], spectators: int) -> None:
        """Who is connected to other processes."""
        if (seats, spectators) != self._remote_presence:
            self._remote_presence = (seats, spectators)
            self._note_presence()
            self._arm_timer()

    def send_away(self, why: str) -> None:
        """Everybody, because the table is no more or could not be told of."""
        for viewer in self.audience:
            viewer.dismiss(why)

    def look_again(self) -> None:
        """Another process may have moved the table on."""
        self._post(self._reload_job)

    def _note_time(self) -> None:
        """Take in how far the log is ahead of the clock of this machine."""
        self._clock_skew = max(self._clock_skew, self.table.touched - now())

    # --- living and dying

    @property
    def is_idle(self) -> bool:
        """Nobody watches and nothing is about to happen."""
        return not self.audience and self._running_job is None and not self._bots.is_busy

    def next_event(self) -> Moment | None:
        """When this table will do something by itself, if it may."""
        return min((due.moment for due in self._due_items()), default=None)

    def busy_for(self) -> float:
        """For how many seconds the step in flight has kept everything else waiting; 0 where there is none."""
        return asyncio.get_running_loop().time() - self._since if self._running_job is not None else 0.0

    async def close(self) -> None:
        """Finish the step in flight and stop."""
        self._is_closing = True
        if self._timer is not None:
            self._timer.cancel()
        self._bots.close()
        if self._lending is not None:
            self._lending.cancel()
        while self._running_job is not None:
            await self._running_job

    def _post(self, job: Job) -> None:
        self.last_used = asyncio.get_running_loop().time()
        self._jobs.append(job)
        self._go_on()

    def _go_on(self) -> None:
        """Do what waits, unless something is being done already."""
        if self._jobs and self._running_job is None:
            self._running_job = asyncio.create_task(self._work(), name=f"table {self.table.name}")

    async def _in_turn(self, job: Callable[[], Awaitable[T]]) -> T:
        """What a job gives once its turn has come. Where it fails, whoever waits for it is told."""
        finished: asyncio.Future[T] = asyncio.get_running_loop().create_future()

        async def and_say_so() -> None:
            try:
                result = await job()
            except Exception as error:
                if finished.done():
                    raise
                finished.set_exception(error)
            else:
                if not finished.done():
                    finished.set_result(result)

        self._post(and_say_so)
        return await finished

    async def _work(self) -> None:
        """Do what is to be done, one thing after the other, until nothing is left."""
        while self._jobs:
            self._since = asyncio.get_running_loop().time()
            try:
                await self._jobs.popleft()()
            except Exception as error:  # noqa: BLE001 - one broken step must not stop the table for everybody else
                self._services.faults.report(error, self.table.name)
        self._running_job = None

    # --- one step

    async def _answer(self, envelope: Envelope, *, has_lost_race: bool = False) -> Answer:
        if isinstance(envelope.request, ClaimHost):
            envelope = replace(envelope, is_host_away=self._absences.is_host_away(self.table, self.now()))
        elif isinstance(envelope.request, SeatBot):
            envelope = replace(envelope, absent=self._absences.seats)
        try:
            if isinstance(envelope.request, Start):
                envelope = replace(envelope, recalled=await CharacterMemory(self._services.store).at(self.table))
            return await self._step(envelope, has_lost_race=has_lost_race)
        except Exception as error:  # noqa: BLE001 - the fault log tells of it; this table must go on
            return self._fault(envelope, error)

    def _fault(self, envelope: Envelope, error: Exception) -> Refused:
        self._services.faults.report(error, self.table.name)
        if envelope.sender.role != "person":
            self._back_off()
        self._post(self._reload_job)  # it may be in the log all the same
        return Refused(id=envelope.id, refusal=table_refuse("server_fault"))

    async def _step(self, envelope: Envelope, *, has_lost_race: bool = False) -> Answer:
        key = command_key(envelope.sender, envelope.id)
        for _ in range(TRIES):
            if has_lost_race and not await self._reload():
                seq = await self._services.store.seq_of_command(self.table.name, key)
                if seq is None:
                    raise LookupError("a row was turned down, and there is no other in its place")
                return Done(id=envelope.id, seq=seq)
            has_lost_race = False
            if (seq := self.table.answer_to(key)) is not None:
                return Done(id=envelope.id, seq=seq)
            if key in self._recent_refusals:
                return Refused(id=envelope.id, refusal=self._recent_refusals[key])
            decided = decide(self.table, envelope, self.now(), self._services.pace)
            if isinstance(decided, Refusal):
                if self._services.store.is_postgres and await self._reload():
                    continue  # said no to how things stood before another process moved them on
                return await self._refuse(envelope, key, decided)
            if await self._append(decided.row, decided.after):
                return Done(id=envelope.id, seq=decided.row.seq)
            has_lost_race = True
        return Refused(id=envelope.id, refusal=table_refuse("too_busy"))

    async def _refuse(self, envelope: Envelope, key: str, refusal: Refusal) -> Answer:
        """A no, unless this very command was done so long ago that only the store remembers."""
        if envelope.sender.role == "person" and self.table.has_forgotten:
            seq = await self._services.store.seq_of_command(self.table.name, key)
            if seq is not None:
                return Done(id=envelope.id, seq=seq)
        if envelope.sender.role == "person":
            self._recent_refusals[key] = refusal
            while len(self._recent_refusals) > REFUSALS_KEPT:
                del self._recent_refusals[next(iter(self._recent_refusals))]
        return Refused(id=envelope.id, refusal=refusal)

    async def _append(self, row: Row, after: Table) -> bool:
        try:
            await self._services.store.append(row, after, self.table if self._owns_log else None)
        except WriteConflict:
            return False
        except Exception:
            self._back_off()
            raise
        self._happened(row, after)
        return True

    def _back_off(self) -> None:
        """Nothing happens by itself for a while. What fails meanwhile is the same failure, and makes it no longer."""
        if self._backoff.until <= self.now():
            self._backoff.failed(self.now())
        self._arm_timer()

    def bot_failed(self, error: Exception) -> None:
        """A bot's turn came to nothing through a fault; it is asked again, a little later each time."""
        self._services.faults.report(error, self.table.name)
        self._back_off()

    def _happened(self, row: Row, after: Table) -> None:
        """A row of this process's own is safe."""
        self._backoff.succeeded()
        self._owns_log = True
        self._adopt(row, after)
        if after.bots_seats() and self.connected():
            self._chat_about(row, after)
        self._arm_timer()

    def _chat_about(self, row: Row, after: Table) -> None:
        """Bots think of something to say about it; no game stands still because they could not."""
        try:
            self._voices.hear(row, after, self.now(), self._services.pace)
        except Exception as error:  # noqa: BLE001 - the fault log tells of it
            self._services.faults.report(error, self.table.name)
            self._voices.forget()

    def _adopt(self, row: Row, after: Table) -> None:
        """The row is safe: now it has happened, and whoever cannot be told of it is to come again."""
        before, self.table = self.table, after
        has_other_seats = after.chairs != before.chairs or after.stage != before.stage
        self._recent_rows.append(row)
        if GameErased in map(type, row.news):
            self._recent_rows.clear()
        self._bots.table_moved(row)
        try:
            self._broadcast(before, row)
            if has_other_seats:
                self._note_presence()
        except Exception as error:  # noqa: BLE001 - the fault log tells of it
            self._services.faults.report(error, self.table.name)
            self.send_away("server_fault")
        if after.stage == "closed":
            self.send_away("table_closed")

    async def _reload_job(self) -> None:
        await self._reload()

    async def _reload(self) -> bool:
        """Take over what others have written; whether there was anything."""
        rows = await self._services.store.rows(self.table.name, self.table.seq)
        for row in rows:
            self._owns_log = False
            self._adopt(row, self.table.after(row))
        if rows:
            self._note_time()
            self._voices.forget()
            self._arm_timer()
        return bool(rows)

    # --- telling

    def _broadcast(self, before: Table, row: Row) -> None:
        """To each seat its own message, worked out once however many windows it has open."""
        if not self.audience:
            return
        messages: dict[Seat | None, bytes] = {}
        telling = updates.UpdateWriter(before, self.table, row, self.now())
        for viewer in self.audience:
            if not self.has_seat(viewer):
                _see_off(viewer, row)
                continue
            message = messages.get(viewer.seat)
            if message is None:
                message = messages[viewer.seat] = telling.written_for(viewer.seat)
            viewer.send(message)

    def has_seat(self, viewer: Viewer) -> bool:
        """Whether a viewer's secret still opens its seat: asked before anything of that seat is sent."""
        return viewer.seat is None or viewer.token in self.table.chairs[viewer.seat].tokens

    async def _catch_up(self, viewer: Viewer, since: int | None) -> None:
        rows = [] if since is None else await self.rows_after(since)
        viewer.send(json_codec.encoded(updates.update_for(self.table, rows, viewer.seat, self.now(), since)))

    async def _keep_up_with(self, since: int | None) -> None:
        """Reload if the client's `since` is ahead of our copy: it comes from another process."""
        if since is not None and since > self.table.seq:
            await self._reload()

    async def rows_after(self, since: int) -> list[Row]:
        if since >= self.table.seq:
            return []
        if self._recent_rows and self._recent_rows[0].seq <= since + 1:
            return [row for row in self._recent_rows if row.seq > since]
        rows = await self._services.store.rows(self.table.name, since)
        return [row for row in rows if row.seq <= self.table.seq][-CATCH_UP_MOST:]

    async def all_rows(self, first: int) -> list[Row]:
        """Every row from a number on."""
        return await self._services.store.rows(self.table.name, first - 1)

    # --- who is there

    def connected(self) -> frozenset[Seat]:
        """Seats whose people are connected, to this process or another."""
        return self._remote_presence[0] | self.audience.seats

    def _note_presence(self) -> None:
        """Take in who is there, and tell everybody if it is news."""
        connected = self.connected()
        self._absences.note(self.table, connected, self.now())
        message = Presence(
            connected=tuple(sorted(connected)),
            spectators=self.audience.spectators() + self._remote_presence[1],
            absent=self._absences.now(self.table),
        )
        if message != self._last_presence:
            self._last_presence = message
            raw = json_codec.encoded(message)
            for viewer in self.audience:
                viewer.send(raw)

    async def _hand_back(self, viewer: Viewer) -> None:
        """Who was only away has the seat again."""
        seat = viewer.seat
        if seat is not None and self.table.chairs[seat].held_for == "away":
            sender = Sender("server", seat)
            await self._step(Envelope(sender=sender, id=f"back-{self.table.seq}", request=Return()))

    # --- clocks and bots

    async def _wake_up(self, viewer: Viewer) -> None:
        """The first person back at a table that had paused gets the clocks afresh."""
        if viewer.seat is None or self._may_run_clocks():
            return
        if any(clock.due is not None and clock.due <= self.now() for clock in self.table.clocks):
            await self._step(Envelope(sender=SERVER, id=f"resume-{self.table.seq}", request=Resume()))

    def _may_run_clocks(self) -> bool:
        """At a table played in real time, clocks wait for people; at leisure, in a cup or a rated game they do not."""
        return self.table.settings.goes_on_alone or self._must_end() or bool(self.connected())

    def _must_end(self) -> bool:
        """A rated game is played to its end, by bots where everybody has left: leaving counts."""
        return self.table.settings.is_rated and self.table.stage == "playing"

    def _may_ask_bots(self) -> bool:
        """A table whose people are all gone pauses, unless others wait for its end."""
        settings = self.table.settings
        is_waited_for = bool(settings.cup) or (settings.clock.is_at_leisure and self.table.has_people())
        return is_waited_for or self._must_end() or bool(self.connected())

    def _has_due_items(self) -> bool:
        """Whether anything could happen by itself: most tables wait for people, and nobody is away."""
        return bool(self.table.clocks or self.table.turns or self._voices.next() or self._absences)

    def _due_items(self) -> list[Due]:
        """What is to happen by itself, and when; each clock rings once in each state of the table."""
        clocks = self.table.clocks if self.table.clocks and self._may_run_clocks() else ()
        asked = self._bots.dues(is_ours=self._owns_log) if self.table.turns and self._may_ask_bots() else []
        line = self._voices.next()
        absent = self._absences.now(self.table)
        if not (clocks or asked or line or absent):
            return []
        timed: list[tuple[Moment | None, ClockInfo | Absence]] = [
            *((clock.due, clock) for clock in clocks),
            *((one.due, one) for one in absent),
        ]
        return [
            *(Due(due, what) for due, what in timed if due is not None and self._fired_at.get(what) != self.table.seq),
            *(Due(moment, seat) for moment, seat in asked),
            *([Due(line.due, line)] if line else []),
        ]

    def _grace(self) -> int:
        """Where another process moved the table last, it has a little time to go on first."""
        return 0 if self._owns_log else OTHERS_GRACE

    def _arm_timer(self) -> None:
        """Set the alarm for whatever comes next."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        if self._is_closing or not self._has_due_items():
            return
        due = self.next_event()
        if due is not None:
            delay = max(0, max(due + self._grace(), self._backoff.until) - self.now()) / SECOND
            self._timer = asyncio.get_running_loop().call_later(delay, self._on_timer)

    def _on_timer(self) -> None:
        """Do what is due, then set the alarm again."""
        moment = self.now() - self._grace()
        for due in self._due_items() if self.now() >= self._backoff.until else ():
            if due.moment <= moment:
                self._run_due(due.what)
        self._arm_timer()

    def _run_due(self, what: ClockInfo | Seat | Absence | BanterLine) -> None:
        match what:
            case ClockInfo():
                self._run_out(what)
            case Absence():
                self._take_over(what)
            case BanterLine():
                self._speak(self._voices.take())
            case int():
                self._bots.ask(what)
            case _:
                assert_never(what)

    def _run_out(self, clock: ClockInfo) -> None:
        seq, seat = self.table.seq, clock.seat
        self._fired_at[clock] = seq
        if clock.kind == "law":
            envelope = Envelope(sender=CLOCK, id=f"law-{seq}", request=TIME_UP)
        elif clock.kind == "fill":
            envelope = Envelope(sender=CLOCK, id=f"fill-{seq}", request=FillSeats())
        else:
            assert seat is not None
            envelope = Envelope(sender=CLOCK, id=f"out-{seat}-{seq}", request=RunOut(seat=seat))

        async def job() -> None:
            self._fired_at.pop(clock)
            if clock in self.table.clocks:
                await self._step_once(clock, envelope)

        self._post(job)

    def _take_over(self, absence: Absence) -> None:
        """A bot holds the seat of one who is away for too long."""
        seq, seat = self.table.seq, absence.seat
        self._fired_at[absence] = seq
        envelope = Envelope(sender=SERVER, id=f"away-{seat}-{seq}", request=Hold(seat=seat))

        async def job() -> None:
            self._fired_at.pop(absence, None)
            if absence in self._absences.now(self.table):
                await self._step_once(absence, envelope)

        self._post(job)

    async def _step_once(self, what: ClockInfo | Absence, envelope: Envelope) -> None:
        """Once in this state of the table, unless the database did not take it."""
        self._fired_at[what] = self.table.seq
        try:
            await self._step(envelope)
        except Exception:
            self._fired_at.pop(what, None)
            self._back_off()
            raise

    def _speak(self, line: BanterLine) -> None:
        """A line in our own words at once, or in a model's a little later; one that is late is not waited for."""
        if self._lending is not None and not self._lending.done():
            self._lending.cancel()
        voice = self._services.voice
        if voice is not None and (brief := voice.brief(line.saying, self.table)) is not None:
            self._lending = asyncio.create_task(self._speak_in_lent_words(line.saying, voice, brief), name="lent words")
        else:
            self._say(line.saying, OUR_OWN)

    async def _speak_in_lent_words(self, saying: Saying, voice: LentVoice, brief: VoiceBrief) -> None:
        lent = OUR_OWN
        try:
            lent = await voice.words(brief)
        finally:  # also where it is called off, since the next line is due
            if not self._is_closing:
                self._say(saying, lent)

    def _say(self, saying: Saying, lent: LentWords) -> None:
        request = Speak(
            character=saying.character,
            intent=saying.intent,
            variant=saying.variant,
            parameters=saying.parameters,
            words=lent.text,
            language=lent.language,
        )

        async def job() -> None:
            if self.table.chairs[saying.seat].bot:
                sender = Sender("bot", saying.seat)
                await self._step(Envelope(sender=sender, id=f"v{self.table.seq}", request=request))

        self._post(job)


def _see_off(viewer: Viewer, row: Row) -> None:
    """A seat no longer knows its viewer: by its own player's wish elsewhere, by the host's, or because it was left."""
    if any(isinstance(fact, TokensRevoked) and fact.seat == viewer.seat for fact in row.private):
        viewer.retire("seat_moved")
    elif any(isinstance(news, SeatLeft) and news.seat == viewer.seat and news.was_removed for news in row.news):
        viewer.retire("removed")
    else:
        viewer.retire("seat_lost")
