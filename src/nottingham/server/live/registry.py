"""Table registry: the actors of this process, brought into memory when somebody needs them, let go when nobody does."""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress

from msgspec.structs import replace

from nottingham.rules.engine.refusals import Refusal
from nottingham.server.access import tokens
from nottingham.server.access.bans import Bans
from nottingham.server.cluster.notify import NotifyListener
from nottingham.server.cluster.peers import Peers
from nottingham.server.config import Keeping
from nottingham.server.live.actor import OTHERS_GRACE, Services, TableActor
from nottingham.server.protocol.http_bodies import SetTable, SetTablet
from nottingham.server.storage.archive import Archive, Order
from nottingham.server.storage.group_commit import WriteConflict
from nottingham.server.storage.ratings import RatingBook
from nottingham.server.table.commands import decide
from nottingham.server.table.envelope import Envelope
from nottingham.server.table.log import SERVER, OpenTable, Sender, SetCupTable
from nottingham.server.table.state import Table, table_refuse
from nottingham.server.table.written_words import objection_to_words
from nottingham.server.timestamps import MINUTE, now

IDLE_SECONDS = 60.0
SWEEP_EVERY = 5.0
AWAKE_FOR = 2 * MINUTE
"""A table that will do something by itself this soon stays in memory."""
WAKE_MOST = 100
"""Tables brought to memory in one sweep."""
TIDY_EVERY = 600.0
COUNT_EVERY = 30.0

logger = logging.getLogger(__name__)


class TableRegistry:
    """Finds the actor of a table, loading the table from its log where needed."""

    def __init__(
        self,
        services: Services,
        idle_seconds: float = IDLE_SECONDS,
        keeping: Keeping | None = None,
        bans: Bans | None = None,
    ) -> None:
        self.services = services
        self.archive = Archive(services.store)
        self.ratings = RatingBook(services.store)
        self.bans = bans or Bans()
        self._idle_seconds = idle_seconds
        self._keeping = keeping or Keeping()
        self._tidied = 0.0
        self.swept = 0
        """Abandoned tables that were removed."""
        self._ahead = 0
        """How far the logs were ahead of the clock when this process began: it has been set back since."""
        self._counted = (0, -COUNT_EVERY)
        """Tables in the database, and when they were counted."""
        self._live: dict[str, TableActor] = {}
        self._loading: dict[str, asyncio.Task[TableActor | None]] = {}
        self._sweeper: asyncio.Task[None] | None = None
        store, supervisor = services.store, services.supervisor
        self.notify = NotifyListener(store, supervisor, self._note_row, self._tables_watched)
        self.peers = Peers(self.archive, supervisor, lambda: self._live, self._obey, is_shared=store.is_postgres)

    def live(self) -> dict[str, TableActor]:
        """The tables in memory, by name."""
        return dict(self._live)

    def __len__(self) -> int:
        return len(self._live)

    def oldest_waiting(self) -> float:
        """For how many seconds the move that waits longest has waited, for its commit or for what is before it."""
        return max([self.services.store.oldest_waiting(), *(actor.busy_for() for actor in self._live.values())])

    async def start(self) -> None:
        self.bans.replace(await self.archive.bans(now()))
        self._ahead = max(0, await self.archive.last_touched() - now())
        await self.peers.start()
        self.notify.start()
        self._sweeper = self.services.supervisor.run("sweeper", self._sweep_periodically)

    async def close(self) -> None:
        """Finish what is in flight at every table."""
        if self._sweeper is not None:
            self._sweeper.cancel()
            await asyncio.gather(self._sweeper, return_exceptions=True)
        await self.notify.close()
        await self.peers.close()
        await asyncio.gather(*(actor.close() for actor in self._live.values()))

    async def set_table(
        self, request: SetTable, token: str, household: str = "", player: str = ""
    ) -> tuple[Table, Refusal | None]:
        """A new table with its host seated. The same token again finds the same table."""
        name = tokens.table_name_of(token)
        opening = OpenTable(
            table=name,
            code=tokens.new_code(),
            settings=request.settings,
            bots=request.bots,
            name=request.name,
            language=request.language,
            token=tokens.hashed(token),
            address=self.services.marks.at(Table(name=name), household),
            opener=self.services.marks.opener(household),
            player=player,
        )
        return await self._open(opening)

    async def set_tablet(self, request: SetTablet, token: str, household: str = "") -> tuple[Table, Refusal | None]:
        """A new table at which nobody sits yet, around a tablet. The same token again finds the same table."""
        opening = OpenTable(
            table=tokens.table_name_of(token),
            code=tokens.new_code(),
            settings=replace(request.settings, has_tablet=True),
            bots=request.bots,
            name="",
            language="en",
            token="",
            opener=self.services.marks.opener(household),
        )
        return await self._open(opening)

    async def set_for_cup(self, setting: SetCupTable) -> None:
        """A table of a cup with its cards dealt. Where it is there already, as it was planned, nothing happens."""
        decided = decide(Table(), Envelope(sender=SERVER, id="open", request=setting), now(), self.services.pace)
        assert not isinstance(decided, Refusal), decided
        with suppress(WriteConflict):
            await self.services.store.append(decided.row, decided.after)
            await self.find(setting.table)

    async def _open(self, opening: OpenTable) -> tuple[Table, Refusal | None]:
        if await self._is_full():
            return Table(), table_refuse("server_full")
        if await self._has_set_too_many(opening.opener):
            return Table(), table_refuse("too_many_requests")
        if (refusal := objection_to_words(opening, self.services.words)) is not None:
            return Table(), refusal
        decided = decide(Table(), Envelope(sender=SERVER, id="open", request=opening), now(), self.services.pace)
        if isinstance(decided, Refusal):
            return Table(), decided
        try:
            await self.services.store.append(decided.row, decided.after)
        except WriteConflict:
            actor = await self.find(opening.table)
            if actor is None:  # once in a million million times, the code is another table's
                return await self._open(replace(opening, code=tokens.new_code()))
            return actor.table, None
        return decided.after, None

    async def _is_full(self) -> bool:
        """Whether the database holds as many tables as it may; they are counted now and then."""
        most, moment = self.services.caps.stored_tables, asyncio.get_running_loop().time()
        if most and moment - self._counted[1] >= COUNT_EVERY:
            self._counted = (await self.archive.count_tables(), moment)
        return bool(most) and self._counted[0] >= most

    async def _has_set_too_many(self, opener: str) -> bool:
        """Whether a household has set as many tables lately as it may, in all processes together."""
        rate = self.services.caps.tables
        if not opener or not rate.burst or not rate.each_minute:
            return False
        lately = now() - round(rate.burst / rate.each_minute * MINUTE)
        return await self.services.store.opened_since(opener, lately) >= rate.burst

    async def find(self, name: str) -> TableActor | None:
        """The table of this name, if there is one."""
        actor = self._live.get(name)
        if actor is not None:
            actor.last_used = asyncio.get_running_loop().time()
            return actor
        if name not in self._loading:
            self._loading[name] = asyncio.create_task(self._load(name))
            self._loading[name].add_done_callback(lambda _: self._loading.pop(name, None))
        return await asyncio.shield(self._loading[name])

    async def _load(self, name: str) -> TableActor | None:
        table = await self.services.store.load(name)
        if table is None:
            return None
        self._live[name] = TableActor(table, self.services)
        return self._live[name]

    # --- other processes

    def _note_row(self, name: str, seq: int) -> None:
        actor = self._live.get(name)
        if actor is not None and actor.table.seq < seq:
            actor.look_again()

    def _tables_watched(self) -> list[str]:
        return [name for name, actor in self._live.items() if actor.audience]

    async def _obey(self, order: Order) -> None:
        """What an admin has done to the database."""
        if order.what == "bans":
            self.bans.replace(await self.archive.bans(now()))
            return
        actor = self._live.get(order.target)
        if actor is not None and order.what == "look":
            actor.look_again()
        elif actor is not None and order.what == "gone":
            await self.forget(order.target, "table_erased")

    async def forget(self, name: str, why: str) -> None:
        """Say farewell to all viewers, and drop the table from memory."""
        actor = self._live.pop(name, None)
        if actor is not None:
            actor.send_away(why)
            await actor.close()

    # --- waking and letting go

    async def _sweep_periodically(self) -> None:
        while True:
            try:
                await self.sweep()
            except Exception:
                logger.exception("could not sweep")
            await asyncio.sleep(SWEEP_EVERY)

    async def sweep(self) -> None:
        """Let go of idle tables, and wake those whose clock or bot is due."""
        for name, actor in list(self._live.items()):
            if self._is_forgettable(actor):
                del self._live[name]
                await actor.close()
                await self.services.store.set_due(actor.table, actor.next_event())
        await self._wake()
        await self.ratings.count_pending()
        await self._tidy()

    async def _wake(self) -> None:
        """Bring tables to memory whose clock or bot is overdue.

        Those that are there see to it themselves. They must not be in the way of others, however many they are, nor be
        kept by being looked for: at most of them a bot's turn is overdue because a person is waited for.
        """
        moment = now() + self._ahead - OTHERS_GRACE
        overdue = await self.services.store.due_before(moment, WAKE_MOST + len(self._live))
        for name in [name for name in overdue if name not in self._live][:WAKE_MOST]:
            try:
                await self.find(name)
            except Exception as error:  # noqa: BLE001 - one log that cannot be read keeps no other table asleep
                self.services.faults.report(error, name)

    async def _tidy(self) -> None:
        """Now and then: remove what was left behind for good."""
        moment = asyncio.get_running_loop().time()
        if moment - self._tidied < TIDY_EVERY:
            return
        self._tidied = moment
        gone = await self.archive.sweep(now(), self._keeping, self._live)
        self.swept += gone
        if gone:
            logger.info("abandoned tables removed", extra={"count": gone})

    def _is_forgettable(self, actor: TableActor) -> bool:
        idle_for = asyncio.get_running_loop().time() - actor.last_used
        if not actor.is_idle or idle_for < self._idle_seconds:
            return False
        due = actor.next_event()
        return due is None or due - actor.now() > AWAKE_FOR


def person(seat: int) -> Sender:
    return Sender("person", seat)
