"""Step store: the logs of all tables in SQLite or PostgreSQL, through the same code.

A row is in the log once its commit is through, never before. The primary key (table, seq) lets one of several writers
win; the others reload and try again. Appends that wait at the same moment are committed together, because a commit
costs about the same for one row as for a hundred.

SQLite runs in WAL mode with synchronous=FULL: what was acknowledged survives a power cut. With NORMAL it survives the
death of the server process, but a power cut may take the last moments.
"""

from __future__ import annotations

import asyncio
import secrets
import sqlite3
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager, suppress
from functools import lru_cache, partial
from pathlib import Path
from queue import SimpleQueue
from threading import Thread
from typing import Any, NamedTuple

import msgspec
import sqlalchemy as sa
from sqlalchemy.dialects import sqlite
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from nottingham.record import codec
from nottingham.server.ops.fault_log import database_reason
from nottingham.server.ops.supervisor import Supervisor, bounded
from nottingham.server.protocol.messages import TableInfo
from nottingham.server.storage.side_tables import SqlWork, side_writes
from nottingham.server.table.log import SERVER, Close, OpenTable, Row, changes_table
from nottingham.server.table.state import Table
from nottingham.server.table.upcasts import read_row
from nottingham.server.timestamps import MINUTE, Moment

HEAD = "0012"
"""The newest step of the migrations."""
MIGRATIONS = Path(__file__).parent / "migrations"
TOGETHER_MOST = 256
"""Rows in one commit."""
GATHER = 0.010
"""Seconds between commits while rows come from several tables at once: fewer commits, each with more rows, because one
costs as much processor time as a move or two, however few its rows. A move is seen after half of it and a commit, on
average, and half of all moves are to be seen within 10 ms."""
COMMIT_WITHIN = 30.0
CONNECT_WITHIN = 10.0
READ_WITHIN = 30.0
PROBE_WITHIN = 2.0
CLOSE_WITHIN = 2.0
OF_ONE_OPENER_MOST = 5
"""Public tables of one household in the list."""
LOCK = 0x4E4F5454
"""The name of PostgreSQL's advisory lock around migrations."""

metadata = sa.MetaData()
tables = sa.Table(
    "tables",
    metadata,
    sa.Column("name", sa.String(12), primary_key=True),
    sa.Column("code", sa.String(16), nullable=False),
    sa.Column("is_public", sa.Boolean, nullable=False),
    sa.Column("stage", sa.String(12), nullable=False),
    sa.Column("created", sa.BigInteger, nullable=False),
    sa.Column("touched", sa.BigInteger, nullable=False),
    sa.Column("due", sa.BigInteger),
    sa.Column("info", sa.LargeBinary, nullable=False),
    sa.Column("opener", sa.String(32)),
)
steps = sa.Table(
    "steps",
    metadata,
    sa.Column("table_name", sa.String(12), primary_key=True),
    sa.Column("seq", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("command", sa.String(64), nullable=False),
    sa.Column("row", sa.LargeBinary, nullable=False),
)

CHANNEL = "nottingham"
"""Where PostgreSQL tells other processes which tables have moved on."""
NOTIFY = sa.text("SELECT pg_notify('nottingham', :hints)")
INSERT_TABLE = tables.insert()
INSERT_STEP = steps.insert()
TOUCH_TABLE = (
    tables.update()
    .where(tables.c.name == sa.bindparam("b_name"))
    .values(touched=sa.bindparam("b_touched"), due=sa.bindparam("b_due"))
)
UPDATE_TABLE = TOUCH_TABLE.values(stage=sa.bindparam("b_stage"), info=sa.bindparam("b_info"))


FORGET_PROBE = steps.delete().where(steps.c.table_name == sa.bindparam("b_name"))
FORGET_PROBED_TABLE = tables.delete().where(tables.c.name == sa.bindparam("b_name"))


class WriteConflict(Exception):
    """Somebody else wrote this row first, or a row of this command is there already."""


class Append(msgspec.Struct, frozen=True, gc=False):
    """A row to be written, the table as it will be then, and as this process wrote it last, if it did."""

    row: Row
    after: Table
    before: Table | None

    @property
    def key(self) -> tuple[str, int]:
        return self.after.name, self.row.seq

    @property
    def changes_table(self) -> bool:
        return self.before is None or changes_table(self.row.news)

    @property
    def touches_table(self) -> bool:
        """When it was last touched is noted by the minute: to write it down for every move costs more than the move."""
        if self.before is None:
            return True
        before, after = self.before, self.after
        if self.row.time // MINUTE != before.touched // MINUTE:
            return True
        has_same_dues = after.clocks == before.clocks and after.turns == before.turns
        return not has_same_dues and after.next_due() != before.next_due()


class Waiting(NamedTuple):
    """A row that waits for its commit, who is told of it, and since when by the loop's clock."""

    append: Append
    done: Callable[[Exception | None], None]
    since: float


class ThreadJob(NamedTuple):
    """An job for a thread, and who is told in which loop that it is done."""

    job: Callable[[], None]
    done: asyncio.Future[None]
    loop: asyncio.AbstractEventLoop


class GroupCommitWriter:
    """Writes to an SQLite file, in a thread of its own: a whole commit in one visit, because each visit costs.

    It is no executor: that one's futures, with their locks, cost as much as a commit. Where a disk hangs, nobody who
    ends the process waits for the thread; what it did not commit was never acknowledged.
    """

    def __init__(self, url: sa.URL, synchronous: str) -> None:
        assert url.database is not None
        self._file = url.database
        self._pragmas = _sqlite_pragmas(synchronous)
        self._connection: sqlite3.Connection | None = None
        self._thread_jobs: SimpleQueue[ThreadJob | None] = SimpleQueue()
        self._thread = Thread(target=self._receive, name="sqlite-writer", daemon=True)
        self._thread.start()

    async def write(self, work: SqlWork) -> None:
        await self._run_in_thread(partial(self._write, work))

    async def close(self) -> None:
        await self._run_in_thread(self._close)
        self._thread_jobs.put(None)

    async def _run_in_thread(self, job: Callable[[], None]) -> None:
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._thread_jobs.put(ThreadJob(job, done, done.get_loop()))
        await done

    def _receive(self) -> None:
        """What the thread does: one job after the other, until there are no more."""
        while (visit := self._thread_jobs.get()) is not None:
            failure: BaseException | None = None
            try:
                visit.job()
            except BaseException as error:  # noqa: BLE001 - it belongs to whoever waits
                failure = error
            with suppress(RuntimeError):  # the loop is closed: nobody waits any more
                visit.loop.call_soon_threadsafe(_settle, visit.done, failure)
            del visit, failure

    def _write(self, work: SqlWork) -> None:
        """In as few calls as can be, because each lets go of the interpreter and waits for it to return.

        Moves alone are one statement, and a statement outside a transaction is one by itself.
        """
        connection = self._open()
        if len(work) == 1 and work[0][0] is INSERT_STEP:
            _execute(connection, *work[0])
            return
        connection.execute("BEGIN")
        with connection:
            for statement, values in work:
                _execute(connection, statement, values)

    def _open(self) -> sqlite3.Connection:
        """The connection, which belongs to the thread. As a context it ends the transaction that was begun."""
        if self._connection is None:
            self._connection = sqlite3.connect(self._file, isolation_level=None)
            self._pragmas(self._connection, None)
        return self._connection

    def _close(self) -> None:
        if self._connection is not None:
            self._connection.close()


def _execute(connection: sqlite3.Connection, statement: sa.Executable, values: list[dict[str, object]]) -> None:
    if statement is INSERT_STEP:
        columns, sql = _sql_of_rows(len(values))
        connection.execute(sql, [row[column] for row in values for column in columns])
    else:
        connection.executemany(_sql(statement, tuple(values[0])), values)


@lru_cache(maxsize=64)
def _sql(statement: sa.Executable, columns: tuple[str, ...]) -> str:
    """What SQLite is told; worked out once, because the same few statements are told for every move."""
    assert isinstance(statement, sa.ClauseElement)
    return str(statement.compile(dialect=sqlite.dialect(paramstyle="named"), column_keys=columns))


@lru_cache(maxsize=TOGETHER_MOST)
def _sql_of_rows(count: int) -> tuple[tuple[str, ...], str]:
    """The columns of a step, and what SQLite is told to insert so many of them."""
    columns = tuple(steps.c.keys())
    one = f"({', '.join('?' * len(columns))})"
    return columns, f"INSERT INTO steps ({', '.join(columns)}) VALUES {', '.join([one] * count)}"  # noqa: S608


class Store:
    """Everything the server remembers."""

    def __init__(self, engine: AsyncEngine, synchronous: str = "FULL") -> None:
        self.engine = engine
        self._sqlite_writer = None if self.is_postgres else GroupCommitWriter(engine.url, synchronous)
        # Readers who wait for a stalled database take every connection of their pool: writing has one of its own.
        self._writing = engine
        if self.is_postgres:
            self._writing = create_engine(engine.url, within=COMMIT_WITHIN, pool_size=1, max_overflow=0)
        self._waiting: list[Waiting] = []
        self._has_work = asyncio.Event()
        self._writer: asyncio.Task[None] | None = None
        self._is_closing = False
        self._last_commit, self._last_size = 0.0, 0
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
        store._writer = (supervisor or Supervisor()).run("store writer", store._write)
        return store

    async def close(self, within: float = CLOSE_WITHIN) -> None:
        """Commit what waits, for so long and no longer, then let go. What is not committed was never acknowledged."""
        self._is_closing = True
        self._has_work.set()
        if self._writer is not None:
            await asyncio.wait((self._writer,), timeout=within)
            self._writer.cancel()
        for one in self._waiting:
            one.done(ConnectionError("the store is closed"))
        if self._sqlite_writer is not None:
            await bounded(self._sqlite_writer.close(), within, "closing the file")
        hanging_up = [bounded(engine.dispose(), within, "hanging up") for engine in {self.engine, self._writing}]
        await asyncio.gather(*hanging_up)

    # --- how it is

    def oldest_waiting(self) -> float:
        """For how many seconds the row that waits longest has waited for its commit; 0 where none does."""
        return asyncio.get_running_loop().time() - self._waiting[0].since if self._waiting else 0.0

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
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.append_soon(row, after, before, partial(_settle, done))
        await done

    def append_soon(
        self, row: Row, after: Table, before: Table | None, done: Callable[[Exception | None], None]
    ) -> None:
        """Like `append`, for who does not wait: is told when the row is committed, or why it is not."""
        if self._is_closing:
            raise ConnectionError("the store is closed")
        self._waiting.append(Waiting(Append(row, after, before), done, asyncio.get_running_loop().time()))
        self._has_work.set()

    async def _write(self) -> None:
        """The writer: commits what waits, together. Whatever goes wrong is told to those who wait; it goes on."""
        clock = asyncio.get_running_loop().time
        while self._waiting or not self._is_closing:
            await self._has_work.wait()
            self._has_work.clear()
            while self._waiting:
                if self._last_size > 1:
                    await asyncio.sleep(self._last_commit + GATHER - clock())
                self._last_commit = clock()
                batch = sorted(self._waiting[:TOGETHER_MOST], key=lambda one: one.append.key)
                self._last_size = len(batch)
                await self._commit(batch)
                del self._waiting[: len(batch)]

    async def _commit(self, batch: list[Waiting]) -> None:
        """All at once; where that fails by a row, one by one, so that nobody pays for another's lost race."""
        failure: Exception | None = None
        try:
            await self._insert_in_time([one.append for one in batch])
        except (IntegrityError, sqlite3.IntegrityError):
            failure = WriteConflict()
        except Exception as error:  # noqa: BLE001 - it belongs to those who wait for these rows
            failure = error
        if failure is not None and len(batch) > 1 and database_reason(failure) is None:
            for one in batch:
                await self._commit([one])
            return
        for one in batch:
            one.done(failure)

    async def _insert_in_time(self, appends: Sequence[Append]) -> None:
        """A commit that the database does not answer is given up, not waited for.

        It may come to be all the same. That does no harm: whoever asked reads the log again before the next try.
        """
        if self._sqlite_writer is not None:  # a visit to a thread can be left at any time, and needs no task of its own
            async with asyncio.timeout(COMMIT_WITHIN):
                await self._insert(appends)
            return
        commit = asyncio.ensure_future(self._insert(appends))
        await asyncio.wait((commit,), timeout=COMMIT_WITHIN)
        if not commit.done():
            commit.cancel()
            raise TimeoutError
        commit.result()

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
        work = [(statement, values) for statement, values in work if values]
        if self._sqlite_writer is not None:
            await self._sqlite_writer.write(work)
            return
        async with self._writing.begin() as connection:
            for statement, values in work:
                await connection.execute(statement, values)

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


def _settle(done: asyncio.Future[None], failure: BaseException | None) -> None:
    if done.done():
        return
    if failure is None:
        done.set_result(None)
    else:
        done.set_exception(failure)


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


# --- connecting --------------------------------------------------------------------------------------------------


def create_engine(
    url: str | sa.URL, synchronous: str = "FULL", within: float | None = None, **pool: int
) -> AsyncEngine:
    """Connections to a database; on PostgreSQL a statement that is not answered within some seconds has failed."""
    where = sa.make_url(_with_driver(url) if isinstance(url, str) else url)
    remote: dict[str, Any] = {}
    if where.get_backend_name() == "postgresql":
        remote = {"pool_pre_ping": True, "connect_args": {"timeout": CONNECT_WITHIN, "command_timeout": within}}
    engine = create_async_engine(where, hide_parameters=True, **remote, **pool)  # rows hold secrets
    if engine.dialect.name == "sqlite":
        sa.event.listen(engine.sync_engine, "connect", _sqlite_pragmas(synchronous))
    return engine


def _with_driver(url: str) -> str:
    """`sqlite:///x` and `postgresql://x`, as people write them, with the drivers this server uses."""
    scheme, _, rest = url.partition("://")
    drivers = {"sqlite": "sqlite+aiosqlite", "postgres": "postgresql+asyncpg", "postgresql": "postgresql+asyncpg"}
    return f"{drivers.get(scheme, scheme)}://{rest}"


def _sqlite_pragmas(synchronous: str) -> Callable[[Any, object], None]:
    assert synchronous in ("OFF", "NORMAL", "FULL", "EXTRA")

    def on_connect(connection: Any, _record: object) -> None:
        cursor = connection.cursor()
        cursor.execute("PRAGMA journal_mode=WAL")
        cursor.execute(f"PRAGMA synchronous={synchronous}")
        cursor.execute("PRAGMA busy_timeout=5000")
        cursor.close()

    return on_connect


async def migrate(engine: AsyncEngine) -> None:
    """Bring the schema up to date; of several processes that start together, one does it."""
    async with engine.begin() as connection:
        if engine.dialect.name == "postgresql":
            await connection.execute(sa.select(sa.func.pg_advisory_xact_lock(LOCK)))
        await connection.run_sync(_upgrade)


def _upgrade(connection: sa.Connection) -> None:
    if _revision(connection) == HEAD:
        return
    # Alembic takes long to import, and most starts have nothing to bring up to date.
    from alembic import command  # noqa: PLC0415
    from alembic.config import Config  # noqa: PLC0415

    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")


def _revision(connection: sa.Connection) -> str | None:
    if not sa.inspect(connection).has_table("alembic_version"):
        return None
    found: str | None = connection.execute(sa.text("SELECT version_num FROM alembic_version")).scalar()
    return found
