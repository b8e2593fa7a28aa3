"""Table actor: the one door through which everything that happens to a live table passes, one thing at a time.

A request is decided, appended to the log, and only when it is safe there does the table change and its viewers hear
of it. Bots and clocks enter through the same door as people.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from secrets import token_bytes
from typing import assert_never

import msgspec
from msgspec.structs import replace

from nottingham.bots.guest import VoiceBrief
from nottingham.locales.saying import Saying
from nottingham.rules.engine.families import Action
from nottingham.rules.engine.refusals import Refusal
from nottingham.rules.engine.seats import Seat
from nottingham.rules.game import check
from nottingham.server.access.word_filter import WordFilter
from nottingham.server.bots.banter import Banter, BanterLine
from nottingham.server.bots.lent_voice import OUR_OWN, LentVoice, LentWords
from nottingham.server.bots.remote import RemoteBots
from nottingham.server.bots.scheduler import BotBackends, BotScheduler
from nottingham.server.bots.worker import BotWorkers
from nottingham.server.config import Caps
from nottingham.server.live.alarm import Alarm, Due
from nottingham.server.live.attendance import Attendance
from nottingham.server.live.audience import Audience, Viewer
from nottingham.server.live.fair_lock import FairLock
from nottingham.server.live.log_tail import LogTail
from nottingham.server.live.rate_ledger import RateLedger
from nottingham.server.live.replies import Answer, Replies
from nottingham.server.ops.fault_log import FaultLog
from nottingham.server.ops.metrics import Metrics
from nottingham.server.ops.refusal_log import RefusalLog
from nottingham.server.ops.supervisor import Supervisor
from nottingham.server.protocol import json_codec
from nottingham.server.protocol.messages import Absence, Checked, ClockInfo, Done, Refused
from nottingham.server.protocol.news import SeatLeft
from nottingham.server.protocol.requests import ClaimHost, Return, SeatBot, Start
from nottingham.server.storage.character_memory import CharacterMemory
from nottingham.server.storage.group_commit import WriteConflict
from nottingham.server.storage.step_store import Store
from nottingham.server.table import updates
from nottingham.server.table.address_marks import AddressMarks
from nottingham.server.table.bot_timing import BotPace
from nottingham.server.table.commands import decide
from nottingham.server.table.envelope import Envelope
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
from nottingham.server.table.moves import time_up_at, with_clean_words
from nottingham.server.table.outlook import stakes_with
from nottingham.server.table.state import Table, table_refuse
from nottingham.server.table.written_words import objection_to_words
from nottingham.server.timestamps import SECOND, Moment, now

TRIES = 20
"""How often a lost race is run again; each time somebody else got a step through."""
OTHERS_GRACE = 2 * SECOND
"""How long the clocks and bots of a table that another process moved last are left to that process."""

Job = Callable[[], Awaitable[object]]


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
    """The source of a model's words for the characters, where there is one."""


class TableActor:
    """The one place where a table lives in this process."""

    def __init__(self, table: Table, services: Services) -> None:
        self.table = table
        self.last_used = asyncio.get_running_loop().time()
        self._services = services
        self._turn = FairLock()
        self._jobs: set[asyncio.Task[None]] = set()
        """What the table does of its own accord and has not finished."""
        self._attendance = Attendance()
        self._tail = LogTail(services.store)
        self._replies = Replies()
        self._rates = RateLedger(services.caps)
        self._voices = Banter()
        self._lending: asyncio.Task[None] | None = None
        """The line for which a model is asked for words."""
        self._alarm = Alarm(self._on_alarm)
        thinkers = BotBackends(services.brain, services.guests)
        self._bots = BotScheduler(self, thinkers, services.pace, services.caps.bot_seconds, self._set_alarm)
        self._clock_skew = 0
        """Milliseconds by which the log is ahead of the clock of this machine."""
        self._owns_log = False
        """Whether the last row of the log is this process's own."""
        self._note_time()
        self._set_alarm()

    # --- the door

    async def ask(self, envelope: Envelope, viewer: Viewer | None = None) -> Answer:
        """Answered once the request is safe in the log, or refused. A viewer is sent the answer with what happened."""
        began = time.monotonic()
        async with self._turn:
            self._touch()
            answer = await self._answer(envelope)
            if viewer is not None:
                viewer.send(json_codec.encoded(answer))
        if envelope.sender.role == "person":
            self._services.metrics.answered(time.monotonic() - began, is_done=isinstance(answer, Done))
            if isinstance(answer, Refused):
                self._services.refusals.note("table", answer.refusal.code)
        return answer

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

    async def join(self, viewer: Viewer, since: int | None) -> None:
        """From now on the viewer is sent everything, beginning with what is missing since that number."""
        async with self._turn:
            self._touch()
            await self._keep_up_with(since)
            await self._wake_up(viewer)
            if not self.has_seat(viewer):  # the seat was lost between admission and this
                viewer.dismiss(self.table.why_lost(viewer.token))
                return
            viewer.send(json_codec.encoded(updates.welcome(self.table, viewer.seat, self.now())))
            await self._catch_up(viewer, since)
            self._attendance.enter(viewer)
            self._attendance.tell(self.table, self.now())
            await self._hand_back(viewer)
            self._set_alarm()

    async def send_missing(self, viewer: Viewer, since: int) -> None:
        async with self._turn:
            self._touch()
            await self._keep_up_with(since)
            if self.has_seat(viewer):
                await self._catch_up(viewer, since)

    def leave(self, viewer: Viewer) -> None:
        self._attendance.leave(viewer)
        self._attendance.tell(self.table, self.now())
        self._set_alarm()
        self._touch()

    def look_again(self) -> None:
        """Another process may have moved the table on."""
        self._start(self._reload)

    def send_away(self, why: str) -> None:
        """Say farewell to all viewers: the table is no more or could not be told of."""
        for viewer in self.audience:
            viewer.dismiss(why)

    # --- who is there

    @property
    def audience(self) -> Audience:
        return self._attendance.audience

    def has_seat(self, viewer: Viewer) -> bool:
        """Whether a viewer's secret still opens its seat: asked before anything of that seat is sent."""
        return viewer.seat is None or viewer.token in self.table.chairs[viewer.seat].tokens

    def connected(self) -> frozenset[Seat]:
        """Seats whose people are connected, to this process or another."""
        return self._attendance.connected()

    def connected_here(self) -> tuple[frozenset[Seat], int]:
        """Seats with a connection to this process, and how many spectators."""
        return self._attendance.connected_here()

    def seen_elsewhere(self, seats: frozenset[Seat], spectators: int) -> None:
        """Who is connected to other processes."""
        if self._attendance.note_remote(seats, spectators):
            self._attendance.tell(self.table, self.now())
            self._set_alarm()

    # --- living and dying

    def now(self) -> Moment:
        """By the table's own clock: one whose log is ahead, because a clock was set back, goes on from its log."""
        return now() + self._clock_skew

    def _note_time(self) -> None:
        self._clock_skew = max(self._clock_skew, self.table.touched - now())

    def _touch(self) -> None:
        self.last_used = asyncio.get_running_loop().time()

    @property
    def is_idle(self) -> bool:
        """Whether the table is without viewers and without anything due."""
        return not (self.audience or self._turn.is_taken or self._jobs or self._bots.is_busy)

    def busy_for(self) -> float:
        """For how many seconds the step in flight has kept everything else waiting; 0 where there is none."""
        return self._turn.taken_for()

    async def close(self) -> None:
        """Finish the step in flight and stop."""
        self._alarm.stop()
        self._bots.close()
        if self._lending is not None:
            self._lending.cancel()
        await asyncio.gather(*self._jobs)
        async with self._turn:
            return

    def _start(self, job: Job) -> None:
        """Let the table do something of its own accord, in its turn like everything else."""
        self._touch()
        task = asyncio.create_task(self._do(job), name=f"table {self.table.name}")
        self._jobs.add(task)
        task.add_done_callback(self._jobs.discard)

    async def _do(self, job: Job) -> None:
        async with self._turn:
            try:
                await job()
            except Exception as error:  # noqa: BLE001 - one broken step must not stop the table for everybody else
                self._services.faults.report(error, self.table.name)

    # --- one step

    async def _answer(self, envelope: Envelope) -> Answer:
        """In whosever turn it is. A command that comes again counts for no rate, and its words were read before."""
        try:
            key = command_key(envelope.sender, envelope.id)
            answer = self._replies.first_answer(self.table, key, envelope.id)
            if answer is None and (refusal := self._objection_to(envelope)) is not None:
                return Refused(id=envelope.id, refusal=refusal)
            return answer or await self._step(await self._with_facts(envelope))
        except Exception as error:  # noqa: BLE001 - the fault log tells of it; this table must go on
            return self._fault(envelope, error)

    def _objection_to(self, envelope: Envelope) -> Refusal | None:
        """Why a request is not even considered: it comes too soon, or the operator's word list is against it."""
        return self._rates.objection_to(envelope) or objection_to_words(envelope.request, self._services.words)

    async def _with_facts(self, envelope: Envelope) -> Envelope:
        """A request with what the table's log does not tell: who is away, and what characters remember."""
        request = envelope.request
        if isinstance(request, ClaimHost):
            return replace(envelope, is_host_away=self._attendance.is_host_away(self.table, self.now()))
        if isinstance(request, SeatBot):
            return replace(envelope, absent=self._attendance.away)
        if isinstance(request, Start):
            return replace(envelope, recalled=await CharacterMemory(self._services.store).at(self.table))
        return envelope

    def _fault(self, envelope: Envelope, error: Exception) -> Refused:
        self._services.faults.report(error, self.table.name)
        if envelope.sender.role != "person":
            self._back_off()
        self._start(self._reload)  # it may be in the log all the same
        return Refused(id=envelope.id, refusal=table_refuse("server_fault"))

    async def _step(self, envelope: Envelope) -> Answer:
        """Decide, append, and only then let it happen; where another process was faster, again after what it did.

        Only the end of the process cancels this in the middle. Were it another thing, nothing would be lost: the next
        step would find the row in its place, and take it over first.
        """
        key = command_key(envelope.sender, envelope.id)
        for _ in range(TRIES):
            if (answer := self._replies.first_answer(self.table, key, envelope.id)) is not None:
                return answer
            decided = decide(self.table, envelope, self.now(), self._services.pace)
            if isinstance(decided, Refusal):
                if self._services.store.is_postgres and await self._reload():
                    continue  # said no to how things stood before another process moved them on
                return await self._refuse(envelope, key, decided)
            if await self._append(decided.row, decided.after):
                return Done(id=envelope.id, seq=decided.row.seq)
            if not await self._reload():
                seq = await self._services.store.seq_of_command(self.table.name, key)
                if seq is None:
                    raise LookupError("a row was turned down, and there is no other in its place")
                return Done(id=envelope.id, seq=seq)
        return Refused(id=envelope.id, refusal=table_refuse("too_busy"))

    async def _refuse(self, envelope: Envelope, key: str, refusal: Refusal) -> Answer:
        """A no, unless this very command was done so long ago that only the store remembers."""
        if envelope.sender.role == "person":
            if self.table.has_forgotten:
                seq = await self._services.store.seq_of_command(self.table.name, key)
                if seq is not None:
                    return Done(id=envelope.id, seq=seq)
            self._replies.note_refusal(key, refusal)
        return Refused(id=envelope.id, refusal=refusal)

    async def _append(self, row: Row, after: Table) -> bool:
        """Whether the row is in the log, and so has happened; not where another process wrote one in its place."""
        try:
            await self._services.store.append(row, after, self.table if self._owns_log else None)
        except WriteConflict:
            return False
        except Exception:
            self._back_off()
            raise
        self._alarm.succeeded()
        self._owns_log = True
        self._adopt(row, after)
        if after.bots_seats() and self.connected():
            self._chat_about(row, after)
        self._set_alarm()
        return True

    def _back_off(self) -> None:
        """Nothing happens by itself for a while."""
        self._alarm.back_off(self.now())
        self._set_alarm()

    def bot_failed(self, error: Exception) -> None:
        """A bot's turn came to nothing through a fault; it is asked again, a little later each time."""
        self._services.faults.report(error, self.table.name)
        self._back_off()

    def _chat_about(self, row: Row, after: Table) -> None:
        """Bots think of something to say about it; no game stands still because they could not."""
        try:
            self._voices.hear(row, after, self.now(), self._services.pace)
        except Exception as error:  # noqa: BLE001 - the fault log tells of it
            self._services.faults.report(error, self.table.name)
            self._voices.forget()

    def _adopt(self, row: Row, after: Table) -> None:
        """The row is safe: now it has happened. A viewer who cannot be told of it is to come again."""
        before, self.table = self.table, after
        self._tail.append(row)
        self._bots.table_moved(row)
        try:
            self._broadcast(before, row)
            if after.chairs != before.chairs or after.stage != before.stage:
                self._attendance.tell(after, self.now())
        except Exception as error:  # noqa: BLE001 - the fault log tells of it
            self._services.faults.report(error, self.table.name)
            self.send_away("server_fault")
        if after.stage == "closed":
            self.send_away("table_closed")

    async def _reload(self) -> bool:
        """Take over what others have written; whether there was anything."""
        rows = await self._services.store.rows(self.table.name, self.table.seq)
        for row in rows:
            self._owns_log = False
            self._adopt(row, self.table.after(row))
        if rows:
            self._note_time()
            self._voices.forget()
            self._set_alarm()
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

    async def _catch_up(self, viewer: Viewer, since: int | None) -> None:
        rows = [] if since is None else await self.rows_after(since)
        viewer.send(json_codec.encoded(updates.update_for(self.table, rows, viewer.seat, self.now(), since)))

    async def _keep_up_with(self, since: int | None) -> None:
        """Reload if the client's `since` is ahead of our copy: it comes from another process."""
        if since is not None and since > self.table.seq:
            await self._reload()

    async def rows_after(self, since: int) -> list[Row]:
        """What happened since a row of the log."""
        return await self._tail.after(since, self.table)

    async def all_rows(self, first: int) -> list[Row]:
        """Every row from a number on."""
        return await self._services.store.rows(self.table.name, first - 1)

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

    def next_event(self) -> Moment | None:
        """When this table will do something by itself, if it may."""
        return min((due.moment for due in self._due_items()), default=None)

    def _due_items(self) -> list[Due]:
        """What is to happen by itself, and when; each clock runs out once in each state of the table."""
        table = self.table
        found: list[Due] = []
        if table.clocks and self._may_run_clocks():
            found += self._unrung([(clock.due, clock) for clock in table.clocks])
        if absent := self._attendance.absences(table):
            found += self._unrung([(one.due, one) for one in absent])
        if table.turns and self._may_ask_bots():
            found += [Due(moment, seat) for moment, seat in self._bots.dues(is_ours=self._owns_log)]
        if line := self._voices.next():
            found.append(Due(line.due, line))
        return found

    def _unrung(self, timed: list[tuple[Moment | None, ClockInfo | Absence]]) -> list[Due]:
        return [
            Due(moment, what)
            for moment, what in timed
            if moment is not None and not self._alarm.has_rung(what, self.table.seq)
        ]

    def _grace(self) -> int:
        """Where another process moved the table last, it has a little time to go on first."""
        return 0 if self._owns_log else OTHERS_GRACE

    def _set_alarm(self) -> None:
        """For what comes next."""
        due = self.next_event()
        if due is None:
            self._alarm.unset()
        else:
            self._alarm.set(due + self._grace(), self.now())

    def _on_alarm(self) -> None:
        """Do what is due, then set the alarm again."""
        moment = self.now()
        for due in () if self._alarm.is_backing_off(moment) else self._due_items():
            if due.moment <= moment - self._grace():
                self._run_due(due.what)
        self._set_alarm()

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
        if clock.kind == "law":
            envelope = Envelope(sender=CLOCK, id=f"law-{seq}", request=time_up_at(self.table))
        elif clock.kind == "fill":
            envelope = Envelope(sender=CLOCK, id=f"fill-{seq}", request=FillSeats())
        else:
            assert seat is not None
            envelope = Envelope(sender=CLOCK, id=f"out-{seat}-{seq}", request=RunOut(seat=seat))
        self._step_once(clock, envelope, lambda: clock in self.table.clocks)

    def _take_over(self, absence: Absence) -> None:
        """A bot holds the seat of one who is away for too long."""
        seat = absence.seat
        envelope = Envelope(sender=SERVER, id=f"away-{seat}-{self.table.seq}", request=Hold(seat=seat))
        self._step_once(absence, envelope, lambda: absence in self._attendance.absences(self.table))

    def _step_once(self, what: ClockInfo | Absence, envelope: Envelope, is_still_due: Callable[[], bool]) -> None:
        """Once in this state of the table, unless the database did not take it."""

        async def job() -> None:
            self._alarm.forget_rung(what)
            if not is_still_due():
                return
            self._alarm.note_rung(what, self.table.seq)
            try:
                await self._step(envelope)
            except Exception:
                self._alarm.forget_rung(what)
                self._back_off()
                raise

        self._alarm.note_rung(what, self.table.seq)
        self._start(job)

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
            if not self._alarm.is_stopped:
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

        self._start(job)


def _see_off(viewer: Viewer, row: Row) -> None:
    """A seat no longer knows its viewer: by its own player's wish elsewhere, by the host's, or because it was left."""
    if any(isinstance(fact, TokensRevoked) and fact.seat == viewer.seat for fact in row.private):
        viewer.retire("seat_moved")
    elif any(isinstance(news, SeatLeft) and news.seat == viewer.seat and news.was_removed for news in row.news):
        viewer.retire("removed")
    else:
        viewer.retire("seat_lost")
