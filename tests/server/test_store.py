"""The store never loses a row and never lets two have the same number."""

import asyncio
import sqlite3
import threading
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa
from msgspec.structs import replace

from nottingham.server.protocol.requests import Say, Start
from nottingham.server.protocol.settings import ClockRules, Settings
from nottingham.server.storage.database import HEAD, _revision, create_engine
from nottingham.server.storage.group_commit import Append, WriteConflict
from nottingham.server.storage.step_store import Store
from nottingham.server.storage.step_tables import tables
from nottingham.server.table.state import Table
from nottingham.server.timestamps import MINUTE, SECOND
from tests.server.envelopes import PaperTable
from tests.waiting import PATIENCE, until

TURNS_OF_THE_LOOP = 20
"""More than a cancelled task needs to end."""


def with_store(folder: Path, work: Callable[[Store], Awaitable[None]]) -> None:
    async def run() -> None:
        store = await Store.open(f"sqlite:///{folder}/tables.db")
        try:
            await work(store)
        finally:
            await store.close()

    asyncio.run(run())


async def write(store: Store, paper: PaperTable) -> None:
    table = Table()
    for row in paper.rows:
        table = table.after(row)
        await store.append(row, table)


def test_what_is_written_is_read(tmp_path: Path) -> None:
    paper = PaperTable(bots=("random",)).started()
    for _ in range(20):
        paper.move()

    async def work(store: Store) -> None:
        await write(store, paper)

    async def later(store: Store) -> None:
        assert await store.load("abcdefghijkm") == paper.table
        assert await store.rows("abcdefghijkm", 5) == paper.rows[5:]
        assert await store.latest(["abcdefghijkm", "nobody"]) == {"abcdefghijkm": len(paper.rows)}
        assert await store.name_of_code("ABCDEFGH") == "abcdefghijkm"
        assert await store.seq_of_command("abcdefghijkm", paper.rows[7].key) == 8
        assert await store.load("nobody") is None

    with_store(tmp_path, work)
    with_store(tmp_path, later)


def test_of_eight_who_write_the_same_number_one_wins(tmp_path: Path) -> None:
    paper = PaperTable(bots=("random",)).started()
    last, rest = paper.rows[-1], paper.rows[:-1]

    async def work(store: Store) -> None:
        paper.rows = rest
        await write(store, paper)
        rivals = [replace(last, id=f"rival-{number}") for number in range(8)]
        results = await asyncio.gather(
            *(store.append(row, paper.table) for row in rivals),
            return_exceptions=True,
        )
        assert sorted(type(result).__name__ for result in results) == ["NoneType"] + ["WriteConflict"] * 7
        assert [row.seq for row in await store.rows(paper.table.name)] == list(range(1, last.seq + 1))

    with_store(tmp_path, work)


def test_a_command_is_in_a_log_once(tmp_path: Path) -> None:
    paper = PaperTable(bots=("random",)).started()

    async def work(store: Store) -> None:
        await write(store, paper)
        last = paper.rows[-1]
        with pytest.raises(WriteConflict):
            await store.append(replace(last, seq=last.seq + 1), paper.table)

    with_store(tmp_path, work)


def test_rows_that_wait_together_are_committed_together(tmp_path: Path) -> None:
    async def work(store: Store) -> None:
        papers = [PaperTable() for _ in range(40)]
        tables = [
            replace(paper.table, name=f"table{number:07d}", code=f"CODE{number:04d}")
            for number, paper in enumerate(papers)
        ]
        await asyncio.gather(*(store.append(paper.rows[0], table) for paper, table in zip(papers, tables, strict=True)))
        assert store.commits < 10

    with_store(tmp_path, work)


def test_a_touch_is_noted_by_the_minute_and_what_is_due_at_once(tmp_path: Path) -> None:
    async def noted(store: Store, paper: PaperTable, before: Table | None) -> tuple[int, int | None]:
        await store.append(paper.rows[-1], paper.table, before)
        async with store.engine.connect() as connection:
            found = (await connection.execute(sa.select(tables.c.touched, tables.c.due))).one()
            return found.touched, found.due

    async def work(store: Store) -> None:
        paper = PaperTable(bots=("random",) * 3)
        began = await noted(store, paper, None)
        for step, is_noted in ((SECOND, False), (SECOND, False), (MINUTE, True)):
            before = paper.table
            paper.now += step
            paper.person(0, Say(phrase="hello"))
            assert (await noted(store, paper, before) != began) is is_noted
        before = paper.table
        paper.person(0, Start())
        assert await noted(store, paper, before) == (paper.now, paper.table.next_due())
        assert paper.table.next_due() is not None
        assert await store.load(paper.table.name) == paper.table

    with_store(tmp_path, work)


def test_what_is_due_is_stored_with_every_move(tmp_path: Path) -> None:
    """A server that is killed and started again wakes tables by what is stored, not by what was in memory."""

    async def work(store: Store) -> None:
        paper = PaperTable(Settings(clock=ClockRules(seconds=300)))
        paper.started()
        await write(store, paper)
        only_touched = 0
        for _ in range(12):
            before = paper.table
            paper.now += SECOND
            append = Append(paper.move(), paper.table, before)
            only_touched += append.touches_table and not append.changes_table
            await store.append(append.row, append.after, append.before)
            due = paper.table.next_due()
            assert due is not None
            assert await store.due_before(due, 10) == []
            assert await store.due_before(due + 1, 10) == [paper.table.name]
        assert only_touched > 6

    with_store(tmp_path, work)


def test_a_table_that_has_moved_on_keeps_what_is_due(tmp_path: Path) -> None:
    async def work(store: Store) -> None:
        paper = PaperTable(bots=("random",) * 3)
        await write(store, paper)
        asleep = paper.table
        await store.set_due(asleep, 5)
        assert await store.due_before(6, 10) == [asleep.name]
        await store.append(paper.person(0, Say(phrase="hello")), paper.table)
        await store.set_due(asleep, 5)
        assert await store.due_before(6, 10) == []

    with_store(tmp_path, work)


def test_the_schema_is_the_newest(tmp_path: Path) -> None:
    async def work(store: Store) -> None:
        async with store.engine.connect() as connection:
            assert await connection.run_sync(_revision) == HEAD

    with_store(tmp_path, work)
    with_store(tmp_path, work)  # opened again, there is nothing to do


def test_a_task_that_is_cancelled_while_it_connects_ends_after_the_thread_that_does(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Or the file would be opened once the server has ended, when its folder may be gone."""
    is_opening, may_open, connect = threading.Event(), threading.Event(), sqlite3.connect

    def connect_late(*where: Any, **how: Any) -> Any:
        is_opening.set()
        assert may_open.wait(PATIENCE)
        return connect(*where, **how)

    async def cancel_half_way() -> None:
        engine = create_engine(f"sqlite:///{tmp_path}/tables.db")
        monkeypatch.setattr(sqlite3, "connect", connect_late)
        task = asyncio.ensure_future(engine.connect().start())
        assert await asyncio.to_thread(is_opening.wait, PATIENCE)
        task.cancel()
        for _ in range(TURNS_OF_THE_LOOP):
            await asyncio.sleep(0)
        assert not task.done()
        may_open.set()
        with pytest.raises(asyncio.CancelledError):
            await task
        await engine.dispose()

    before = set(threading.enumerate())
    asyncio.run(cancel_half_way())
    until(lambda: set(threading.enumerate()) <= before, "the end of the connection's thread")
