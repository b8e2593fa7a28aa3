"""Database connections: engines for SQLite and PostgreSQL, the connection that writes, and schema migrations.

What is written is SQLAlchemy's statements, the same for both databases. They differ in who runs them: SQLite's driver
blocks, so a thread does, a whole transaction at a time; PostgreSQL's waits in the event loop.

SQLite runs in WAL mode with synchronous=FULL: what was acknowledged survives a power cut. With NORMAL it survives the
death of the server process, but a power cut may take the last moments.
"""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from pathlib import Path
from queue import SimpleQueue
from threading import Thread
from typing import Any, NamedTuple, Protocol

import aiosqlite
import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from nottingham.server.storage.side_tables import SqlWork

HEAD = "0012"
"""The newest step of the migrations."""
MIGRATIONS = Path(__file__).parent / "migrations"
CONNECT_WITHIN = 10.0
LOCK = 0x4E4F5454
"""The name of PostgreSQL's advisory lock around migrations."""


# --- writing


class DatabaseWriter(Protocol):
    """The one connection that writes. Readers who wait for a stalled database take every connection of their pool."""

    async def write(self, work: SqlWork) -> None:
        """All of it in one transaction. To cancel this takes no time, also where the database does not answer."""

    async def close(self) -> None:
        """Hang up."""


def writer_to(engine: AsyncEngine, synchronous: str, within: float) -> DatabaseWriter:
    """The writer to the database of an engine; on PostgreSQL a statement has so many seconds."""
    if engine.dialect.name == "postgresql":
        return PostgresWriter(create_engine(engine.url, within=within, pool_size=1, max_overflow=0))
    return SqliteWriter(engine.url, synchronous)


class PostgresWriter:
    """Writes to PostgreSQL, in the event loop."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine

    async def write(self, work: SqlWork) -> None:
        transaction = asyncio.ensure_future(self._write(work))
        try:
            await asyncio.shield(transaction)
        except asyncio.CancelledError:
            transaction.cancel()  # and not waited for: the driver asks the server first
            raise

    async def _write(self, work: SqlWork) -> None:
        async with self._engine.begin() as connection:
            await connection.run_sync(_execute_all, work)

    async def close(self) -> None:
        await self._engine.dispose()


class ThreadJob(NamedTuple):
    """A job for the writer's thread, and the future of the one who waits for it."""

    job: Callable[[], None]
    done: asyncio.Future[None]


class SqliteWriter:
    """Writes to an SQLite file, in a thread of its own.

    It is no executor: Python waits for the threads of executors when it ends, and where a disk hangs that would be for
    ever. What this one did not commit was never acknowledged.
    """

    def __init__(self, url: sa.URL, synchronous: str) -> None:
        self._engine = sa.create_engine(url.set(drivername="sqlite"), hide_parameters=True)
        sa.event.listen(self._engine, "connect", _sqlite_pragmas(synchronous))
        self._connection: sa.Connection | None = None
        """The thread's own, kept: to take one from the pool for every commit costs as much as a commit."""
        self._jobs: SimpleQueue[ThreadJob | None] = SimpleQueue()
        Thread(target=self._do_jobs, name="sqlite-writer", daemon=True).start()

    async def write(self, work: SqlWork) -> None:
        await self.run(partial(self._write, work))

    async def close(self) -> None:
        await self.run(self._hang_up)
        self._jobs.put(None)

    async def run(self, job: Callable[[], None]) -> None:
        """Returns once the thread has done a job. Who no longer waits leaves it behind."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._jobs.put(ThreadJob(job, done))
        await done

    def _do_jobs(self) -> None:
        """What the thread does: one job after the other, until there are no more."""
        while (asked := self._jobs.get()) is not None:
            failure: BaseException | None = None
            try:
                asked.job()
            except BaseException as error:  # noqa: BLE001 - it belongs to the one who waits
                failure = error
            with suppress(RuntimeError):  # the loop is closed: nobody waits any more
                asked.done.get_loop().call_soon_threadsafe(settle, asked.done, failure)
            del asked, failure

    def _write(self, work: SqlWork) -> None:
        if self._connection is None:
            self._connection = self._engine.connect()
        with self._connection.begin():
            _execute_all(self._connection, work)

    def _hang_up(self) -> None:
        if self._connection is not None:
            self._connection.close()
        self._engine.dispose()


def _execute_all(connection: sa.Connection, work: SqlWork) -> None:
    for statement, values in work:
        if values:
            connection.execute(statement, values)


def settle(done: asyncio.Future[None], failure: BaseException | None) -> None:
    """Tell the one who waits, if it still does."""
    if done.done():
        return
    if failure is None:
        done.set_result(None)
    else:
        done.set_exception(failure)


# --- connecting


def create_engine(
    url: str | sa.URL, synchronous: str = "FULL", within: float | None = None, **pool: int
) -> AsyncEngine:
    """Connections to a database; on PostgreSQL a statement that is not answered within some seconds has failed."""
    where = sa.make_url(_with_driver(url) if isinstance(url, str) else url)
    driver: dict[str, Any] = {"connect_args": {"async_creator_fn": _open_sqlite}}
    if where.get_backend_name() == "postgresql":
        driver = {"pool_pre_ping": True, "connect_args": {"timeout": CONNECT_WITHIN, "command_timeout": within}}
    engine = create_async_engine(where, hide_parameters=True, **driver, **pool)  # rows hold secrets
    if engine.dialect.name == "sqlite":
        sa.event.listen(engine.sync_engine, "connect", _sqlite_pragmas(synchronous))
    return engine


async def _open_sqlite(*where: Any, **how: Any) -> aiosqlite.Connection:
    """A connection, opened to its end: a task that is cancelled meanwhile would leave its thread and file behind."""
    connection = aiosqlite.connect(*where, **how)
    connection._thread.daemon = True  # noqa: SLF001 - as SQLAlchemy does where it connects itself
    opening = asyncio.ensure_future(connection)
    try:
        return await asyncio.shield(opening)
    except asyncio.CancelledError:
        await opening
        await connection.close()
        raise
    except sqlite3.Error:
        await asyncio.to_thread(connection._thread.join)  # noqa: SLF001 - it speaks to this loop once more as it ends
        raise


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
