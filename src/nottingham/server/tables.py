"""The tables of this process: brought into memory when somebody needs them, let go when nobody does."""

from __future__ import annotations

import asyncio
import logging

from nottingham.engine.refusals import Refusal
from nottingham.server import tokens
from nottingham.server.archive import Archive, Order
from nottingham.server.bans import Bans
from nottingham.server.config import Keeping
from nottingham.server.decisions import Letter, decide
from nottingham.server.fanout import Fanout
from nottingham.server.log import SERVER, Open, Sender
from nottingham.server.mailbox import OTHERS_GRACE, Mailbox, Services
from nottingham.server.moments import MINUTE, now
from nottingham.server.neighbours import Neighbours
from nottingham.server.protocol import SetTable
from nottingham.server.store import Taken
from nottingham.server.table import Table, table_refuse

IDLE_SECONDS = 60.0
SWEEP_EVERY = 5.0
AWAKE_FOR = 2 * MINUTE
"""A table that will do something by itself this soon stays in memory."""
TIDY_EVERY = 600.0
COUNT_EVERY = 30.0

logger = logging.getLogger(__name__)


class Tables:
    """Finds the mailbox of a table, loading the table from its log where needed."""

    def __init__(
        self,
        services: Services,
        idle_seconds: float = IDLE_SECONDS,
        keeping: Keeping | None = None,
        bans: Bans | None = None,
    ) -> None:
        self.services = services
        self.archive = Archive(services.store)
        self.bans = bans or Bans()
        self._idle_seconds = idle_seconds
        self._keeping = keeping or Keeping()
        self._tidied = 0.0
        self._counted = (0, -COUNT_EVERY)
        """Tables in the database, and when they were counted."""
        self._live: dict[str, Mailbox] = {}
        self._loading: dict[str, asyncio.Task[Mailbox | None]] = {}
        self._sweeper: asyncio.Task[None] | None = None
        self.fanout = Fanout(services.store, self._heard, self._watched)
        self.neighbours = Neighbours(self.archive, lambda: self._live, self._obey, is_shared=services.store.is_postgres)

    def __len__(self) -> int:
        return len(self._live)

    async def start(self) -> None:
        self.bans.replace(await self.archive.bans(now()))
        await self.neighbours.start()
        self.fanout.start()
        self._sweeper = asyncio.create_task(self._sweep_for_ever(), name="sweeper")

    async def close(self) -> None:
        """Finish what is in flight at every table."""
        if self._sweeper is not None:
            self._sweeper.cancel()
            await asyncio.gather(self._sweeper, return_exceptions=True)
        await self.fanout.close()
        await self.neighbours.close()
        await asyncio.gather(*(mailbox.close() for mailbox in self._live.values()))

    async def set_table(self, request: SetTable, token: str, household: str = "") -> tuple[Table, Refusal | None]:
        """A new table with its host seated. The same token again finds the same table."""
        name, code = tokens.table_name_of(token), tokens.new_code()
        if await self._is_full():
            return Table(), table_refuse("server_full")
        letter = Letter(
            sender=SERVER,
            id="open",
            request=Open(
                table=name,
                code=code,
                settings=request.settings,
                bots=request.bots,
                name=request.name,
                language=request.language,
                token=tokens.hashed(token),
                address=tokens.address_mark(name, household),
            ),
        )
        decided = decide(Table(), letter, now(), self.services.pace)
        if isinstance(decided, Refusal):
            return Table(), decided
        try:
            await self.services.store.append(decided.row, decided.after)
        except Taken:
            mailbox = await self.find(name)
            if mailbox is None:  # once in a million million times, the code is another table's
                return await self.set_table(request, token, household)
            return mailbox.table, None
        return decided.after, None

    async def _is_full(self) -> bool:
        """Whether the database holds as many tables as it may; they are counted now and then."""
        most, moment = self.services.caps.stored_tables, asyncio.get_running_loop().time()
        if most and moment - self._counted[1] >= COUNT_EVERY:
            self._counted = (await self.archive.count_tables(), moment)
        return bool(most) and self._counted[0] >= most

    async def find(self, name: str) -> Mailbox | None:
        """The table of this name, if there is one."""
        mailbox = self._live.get(name)
        if mailbox is not None:
            mailbox.last_used = asyncio.get_running_loop().time()
            return mailbox
        if name not in self._loading:
            self._loading[name] = asyncio.create_task(self._load(name))
            self._loading[name].add_done_callback(lambda _: self._loading.pop(name, None))
        return await asyncio.shield(self._loading[name])

    async def _load(self, name: str) -> Mailbox | None:
        table = await self.services.store.load(name)
        if table is None:
            return None
        self._live[name] = Mailbox(table, self.services)
        return self._live[name]

    # --- other processes

    def _heard(self, name: str, seq: int) -> None:
        mailbox = self._live.get(name)
        if mailbox is not None and mailbox.table.seq < seq:
            mailbox.look_again()

    def _watched(self) -> list[str]:
        return [name for name, mailbox in self._live.items() if mailbox.audience]

    async def _obey(self, order: Order) -> None:
        """What an admin has done to the database."""
        if order.what == "bans":
            self.bans.replace(await self.archive.bans(now()))
            return
        mailbox = self._live.get(order.target)
        if mailbox is not None and order.what == "look":
            mailbox.look_again()
        elif mailbox is not None and order.what == "gone":
            await self.forget(order.target, "table_erased")

    async def forget(self, name: str, why: str) -> None:
        """Everybody leaves, and the table is no longer in memory."""
        mailbox = self._live.pop(name, None)
        if mailbox is not None:
            mailbox.send_away(why)
            await mailbox.close()

    # --- waking and letting go

    async def _sweep_for_ever(self) -> None:
        while True:
            try:
                await self.sweep()
            except Exception:
                logger.exception("could not sweep")
            await asyncio.sleep(SWEEP_EVERY)

    async def sweep(self) -> None:
        """Let go of idle tables, and wake those whose clock or bot is due."""
        for name, mailbox in list(self._live.items()):
            if self._is_forgettable(mailbox):
                del self._live[name]
                await mailbox.close()
                await self.services.store.set_due(mailbox.table, mailbox.next_event())
        for name in await self.services.store.due_before(now() - OTHERS_GRACE):
            await self.find(name)
        await self._tidy()

    async def _tidy(self) -> None:
        """Now and then: remove what was left behind for good."""
        moment = asyncio.get_running_loop().time()
        if moment - self._tidied < TIDY_EVERY:
            return
        self._tidied = moment
        gone = await self.archive.sweep(now(), self._keeping, self._live)
        if gone:
            logger.info("abandoned tables removed", extra={"count": gone})

    def _is_forgettable(self, mailbox: Mailbox) -> bool:
        idle_for = asyncio.get_running_loop().time() - mailbox.last_used
        if not mailbox.is_idle or idle_for < self._idle_seconds:
            return False
        due = mailbox.next_event()
        return due is None or due - now() > AWAKE_FOR


def person(seat: int) -> Sender:
    return Sender("person", seat)
