"""Step store: the logs of all tables in SQLite or PostgreSQL, through the same code."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager

import msgspec
import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from nottingham.record import codec
from nottingham.server.ops.supervisor import Supervisor, bounded
from nottingham.server.protocol.messages import TableInfo
from nottingham.server.storage.database import create_engine, migrate, writer_to
from nottingham.server.storage.group_commit import Append, GroupCommit
from nottingham.server.storage.side_tables import SqlWork, side_writes
from nottingham.server.storage.step_tables import (
    FORGET_PROBE,
    FORGET_PROBED_TABLE,
    INSERT_STEP,
    INSERT_TABLE,
    NOTIFY,
    TOUCH_TABLE,
    UPDATE_TABLE,
    steps,
    tables,
)
from nottingham.server.table.log import SERVER, Close, OpenTable, Row
from nottingham.server.table.state import Table
from nottingham.server.table.upcasts import read_row
from nottingham.server.timestamps import Moment

COMMIT_WITHIN = 30.0
READ_WITHIN = 30.0
PROBE_WITHIN = 2.0
CLOSE_WITHIN = 2.0
OF_ONE_OPENER_MOST = 5
"""Public tables of one household in the list."""


class Store:
    """Everything the server remembers."""

    def __init__(self, engine: AsyncEngine, synchronous: str = "FULL") -> None:
        self.engine = engine
        self._writer = writer_to(engine, synchronous, COMMIT_WITHIN)
        self._group_commit = GroupCommit(self._insert, COMMIT_WITHIN)
        self._committing: asyncio.Task[None] | None = None
        self.commits = 0

    @property
    def is_postgres(self) -> bool:
        return self.engine.dialect.name == "postgresql"

    # --- opening and closing

    @classmethod
    async def open(cls, url: str, synchronous: str = "FULL", supervisor: Supervisor | None = None) -> Store:
        """Connect, bring the schema up to date, and start writing."""
        patient = create_engine(url, synchronous)
        await migrate(patient)
        await patient.dispose()
        store = cls(create_engine(url, synchronous, READ_WITHIN), synchronous)
        store._committing = (supervisor or Supervisor()).run("store writer", store._group_commit.run)
        return store

    async def close(self, within: float = CLOSE_WITHIN) -> None:
        """Commit what waits, for so long and no longer, then let go."""
        self._group_commit.finish()
        if self._committing is not None:
            await asyncio.wait((self._committing,), timeout=within)
            self._committing.cancel()
        self._group_commit.give_up()
        closing = [self._writer.close(), self.engine.dispose()]
        await asyncio.gather(*(bounded(one, within, "hanging up") for one in closing))

    # --- how it is

    def oldest_waiting(self) -> float:
        """For how many seconds the row that waits longest has waited for its commit; 0 where none does."""
        return self._group_commit.oldest_waiting()

    async def can_commit(self, within: float = PROBE_WITHIN) -> bool:
        """Whether a move can be committed now, found out by writing one where moves are written, and removing it."""
        row = Row(seq=1, time=0, sender=SERVER, id="probe", request=Close())
        probed = Append(row, Table(name=secrets.token_hex(6), code=secrets.token_hex(8)), None)
        forget: list[dict[str, object]] = [{"b_name": probed.after.name}]
        work: SqlWork = [(INSERT_TABLE, [_new_table(probed)]), (INSERT_STEP, [_new_step(probed)])]
        work += [(FORGET_PROBE, forget), (FORGET_PROBED_TABLE, forget)]
        probe = asyncio.ensure_future(self.do(work))
        await asyncio.wait((probe,), timeout=within)
        if not probe.done():
            probe.cancel()
            return False
        return not probe.cancelled() and probe.exception() is None

    # --- writing

    async def append(self, row: Row, after: Table, before: Table | None = None) -> None:
        """Returns once the row is committed. Raises WriteConflict if somebody was faster.

        What is the same as `before`, where this process wrote it last, is not written again.
        """
        await self._group_commit.append(Append(row, after, before))

    async def _insert(self, appends: Sequence[Append]) -> None:
        new, changed, touched = [], [], []
        for append in appends:
            if append.row.seq == 1:
                new.append(append)
            elif append.changes_table:
                changed.append(append)
            elif append.touches_table:
                touched.append(append)
        work: SqlWork = [
            (INSERT_TABLE, [_new_table(append) for append in new]),
            (INSERT_STEP, [_new_step(append) for append in appends]),
            (UPDATE_TABLE, [_changed_table(append) for append in changed]),
            (TOUCH_TABLE, [_touched_table(append) for append in touched]),
            *side_writes((append.row, append.after) for append in appends),
        ]
        if self.is_postgres:
            hints = ",".join(f"{append.after.name}:{append.row.seq}" for append in appends)
            work.append((NOTIFY, [{"hints": hints}]))
        await self.do(work)
        self.commits += 1

    async def do(self, work: SqlWork) -> None:
        """All of it in one transaction."""
        await self._writer.write(work)

    async def set_due(self, table: Table, due: Moment | None) -> None:
        """When to wake a table that is no longer in memory, unless it has moved on since."""
        has_moved_on = sa.exists().where(steps.c.table_name == table.name, steps.c.seq > table.seq)
        async with self.engine.begin() as connection:
            await connection.execute(tables.update().where(tables.c.name == table.name, ~has_moved_on).values(due=due))

    # --- reading

    async def rows(self, name: str, after: int = 0, until: int | None = None) -> list[Row]:
        """The rows of a table's log after a number, up to another if there is one, in order."""
        query = sa.select(steps.c.row).where(steps.c.table_name == name, steps.c.seq > after)
        query = (query if until is None else query.where(steps.c.seq <= until)).order_by(steps.c.seq.asc())
        async with self.reading() as connection:
            found = await connection.execute(query)
            return [read_row(raw) for (raw,) in found]

    async def load(self, name: str) -> Table | None:
        rows = await self.rows(name)
        return Table.folded(rows) if rows else None

    async def seq_of_command(self, name: str, key: str) -> int | None:
        """Which row a command led to, however long ago."""
        query = sa.select(steps.c.seq).where(steps.c.table_name == name, steps.c.command == key)
        async with self.reading() as connection:
            found: int | None = (await connection.execute(query)).scalar()
            return found

    async def latest(self, names: Sequence[str]) -> dict[str, int]:
        """The number of the last row of each of these tables."""
        query = (
            sa.select(steps.c.table_name, sa.func.max(steps.c.seq))
            .where(steps.c.table_name.in_(names))
            .group_by(steps.c.table_name)
        )
        async with self.reading() as connection:
            return {name: int(seq) for name, seq in await connection.execute(query)}

    async def name_of_code(self, code: str) -> str | None:
        async with self.reading() as connection:
            found: str | None = (
                await connection.execute(sa.select(tables.c.name).where(tables.c.code == code))
            ).scalar()
            return found

    async def public_tables(self, most: int = 50) -> list[TableInfo]:
        """Public tables, those with the latest step first, and not many that were set by the same household."""
        latest, opener = tables.c.touched.desc(), sa.func.coalesce(tables.c.opener, tables.c.name)
        place = sa.func.row_number().over(partition_by=opener, order_by=latest).label("place")
        listed = sa.select(tables.c.info, tables.c.touched, place).where(tables.c.is_public).subquery()
        query = sa.select(listed.c.info).where(listed.c.place <= OF_ONE_OPENER_MOST)
        query = query.order_by(listed.c.touched.desc()).limit(most)
        async with self.reading() as connection:
            found = await connection.execute(query)
            return [msgspec.json.decode(raw, type=TableInfo) for (raw,) in found]

    async def opened_since(self, opener: str, moment: Moment) -> int:
        """How many tables one household has set since then, whichever process it asked."""
        query = sa.select(sa.func.count()).where(tables.c.opener == opener, tables.c.created > moment)
        async with self.reading() as connection:
            return int((await connection.execute(query)).scalar() or 0)

    async def due_before(self, moment: Moment, most: int) -> list[str]:
        """Tables with a clock or a bot's turn that is overdue."""
        query = sa.select(tables.c.name).where(tables.c.due < moment).order_by(tables.c.due).limit(most)
        async with self.reading() as connection:
            return [name for (name,) in await connection.execute(query)]

    @asynccontextmanager
    async def reading(self) -> AsyncIterator[AsyncConnection]:
        async with self.engine.connect() as connection:
            yield connection


def _new_table(append: Append) -> dict[str, object]:
    after = append.after
    return {
        "name": after.name,
        "code": after.code,
        "is_public": after.settings.is_public,
        "stage": after.stage,
        "created": append.row.time,
        "touched": append.row.time,
        "due": after.next_due(),
        "info": msgspec.json.encode(after.info()),
        "opener": append.row.request.opener if isinstance(append.row.request, OpenTable) else "",
    }


def _changed_table(append: Append) -> dict[str, object]:
    after = append.after
    return {**_touched_table(append), "b_stage": after.stage, "b_info": msgspec.json.encode(after.info())}


def _touched_table(append: Append) -> dict[str, object]:
    return {"b_name": append.after.name, "b_touched": append.row.time, "b_due": append.after.next_due()}


def _new_step(append: Append) -> dict[str, object]:
    return {
        "table_name": append.after.name,
        "seq": append.row.seq,
        "command": append.row.key,
        "row": codec.to_bytes(append.row),
    }
