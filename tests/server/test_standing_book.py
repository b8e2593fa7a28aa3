"""The book of standing tables: the one where an evening began last comes first, and no other is touched by it."""

from __future__ import annotations

from pathlib import Path

from nottingham.server.protocol.settings import Settings
from nottingham.server.storage.standing_book import Agreed, StandingBook, StandingEntry
from nottingham.server.storage.step_store import Store
from tests.server.test_store import with_store

AGREED = Agreed(Settings(), ("honest",))
MARIAN = "marian's key, hashed"


def standing(name: str, touched: int) -> StandingEntry:
    return StandingEntry(name, name.upper(), f"Our {name}", AGREED, touched)


def test_the_standing_table_of_the_latest_evening_is_listed_first(tmp_path: Path) -> None:
    tuesdays, fridays = standing("tuesdays", touched=100), standing("fridays", touched=200)

    async def work(store: Store) -> None:
        book = StandingBook(store)
        await book.found(tuesdays, "table-1", [MARIAN])
        await book.found(fridays, "table-2", [MARIAN])
        assert await book.of_player(MARIAN) == [fridays, tuesdays]

        assert await book.begin_evening("tuesdays", "table-3", await book.next_number("tuesdays"), 300)
        assert await book.of_player(MARIAN) == [tuesdays._replace(touched=300), fridays]
        assert [one.table for one in await book.evenings("tuesdays")] == ["table-3", "table-1"]

    with_store(tmp_path, work)


def test_an_evening_that_somebody_else_began_touches_nothing(tmp_path: Path) -> None:
    tuesdays = standing("tuesdays", touched=100)

    async def work(store: Store) -> None:
        book = StandingBook(store)
        await book.found(tuesdays, "table-1", [MARIAN])
        assert not await book.begin_evening("tuesdays", "table-2", 1, 300)
        assert await book.find("TUESDAYS") == tuesdays
        assert [one.table for one in await book.evenings("tuesdays")] == ["table-1"]

    with_store(tmp_path, work)
