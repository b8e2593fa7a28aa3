"""A database that an older version made opens in this one, and its games replay."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import ExitStack, closing
from pathlib import Path
from random import Random

import pytest

from nottingham import Ruleset, compose, outcome
from nottingham.record.codec import from_plain, to_plain
from nottingham.rules.options.black_market.rule import BlackMarketPile, first_piles
from nottingham.rules.options.house_goods.rule import house_goods
from nottingham.rules.options.time_limit.rule import minutes_of
from nottingham.server.client import Place, Player
from nottingham.server.config import Keeping
from nottingham.server.protocol.news import Played, SeatHeld, SeatReturned
from nottingham.server.storage.database import HEAD, _revision
from nottingham.server.storage.step_store import Store
from nottingham.server.table import upcasts
from nottingham.server.table.log import LOG_VERSION, Row
from nottingham.server.table.state import Table
from tests.races import move_or_be_overtaken
from tests.server.conftest import Serve

DUMP = Path(__file__).parent / "data" / "first-schema.sql"
"""What the first schema left behind: a game in progress, and one that is over."""


FOR_EVER = Keeping(waiting=0, playing=0, finished=0, games=0)


def token_of(seat: int) -> str:
    return f"token-of-seat-{seat}-in-an-old-database"


@pytest.fixture
def old_database(tmp_path: Path) -> str:
    with closing(sqlite3.connect(tmp_path / "tables.db")) as connection:
        connection.executescript(DUMP.read_text(encoding="utf-8"))
        assert connection.execute("SELECT version_num FROM alembic_version").fetchone() == ("0001",)
    return f"sqlite:///{tmp_path}/tables.db"


def opened(database: str, table: str) -> tuple[Table, list[Row], str | None]:
    async def work() -> tuple[Table, list[Row], str | None]:
        store = await Store.open(database)
        try:
            found = await store.load(table)
            assert found is not None
            async with store.engine.connect() as connection:
                return found, await store.rows(table), await connection.run_sync(_revision)
        finally:
            await store.close()

    return asyncio.run(work())


def test_an_old_database_is_brought_up_to_date(old_database: str) -> None:
    table, rows, revision = opened(old_database, "runningtable")
    assert revision == HEAD
    assert (table.stage, table.seq, len(rows)) == ("playing", 38, 38)
    assert all(row.version == LOG_VERSION for row in rows)


def test_a_game_that_was_over_replays_to_its_end(old_database: str) -> None:
    table, rows, _ = opened(old_database, "finishedgame")
    assert table.game is not None
    assert table.stage == "finished"
    assert outcome(table.game.state) is not None
    assert sum(isinstance(news, Played) for row in rows for news in row.news) == 125
    assert [chair.name for chair in table.chairs] == ["Robin", "Guest 1", "Guest 2"]


def test_a_game_in_progress_is_played_on(old_database: str, serve: Serve) -> None:
    server = serve(database=old_database, keeping=FOR_EVER)
    with ExitStack() as stack:
        players = [
            stack.enter_context(Player(Place(server.url, "runningtable", seat, token_of(seat)))) for seat in (0, 2)
        ]
        kinds = {type(news) for news in players[0].news}
        assert {SeatHeld, SeatReturned, Played} <= kinds
        rng = Random(1)
        while not players[0].is_over:
            newest = max(player.update.seq for player in players if player.update)
            for player in players:
                player.wait_for(newest)
            player = next((player for player in players if player.must_act), players[0])
            if player.must_act:
                move_or_be_overtaken(player, rng)
            else:
                player.wait()


def test_rows_of_every_version_have_a_way_to_the_newest() -> None:
    assert set(upcasts.UPCASTS) == set(range(1, LOG_VERSION))


def test_the_data_of_options_in_an_old_row_become_terms() -> None:
    fig = {"id": "fig", "kind": "legal", "value": 3, "penalty": 2, "crown": "", "crown_count": 0, "king": 0, "queen": 0}
    ruleset = to_plain(compose("second", 6, ("black_market",), minutes=3))
    del ruleset["terms"], ruleset["gate"]
    ruleset["catalogue"] = [*ruleset["catalogue"], {**fig, "cards": 9, "names": {}}]
    ruleset |= {"minutes": 3, "black_market": [{"good": "silk", "values": [9, 5]}], "has_loot": True, "law": 1}
    settings = {"edition": "second", "minutes": 2, "house": [], "black_market": []}
    row = upcasts.upcast({"version": 1, "request": {"settings": settings}, "news": [{"ruleset": ruleset}]})
    assert row["request"]["settings"] == {"edition": "second", "terms": [{"terms": "time_limit_terms", "minutes": 2}]}
    read = from_plain(row["news"][0]["ruleset"], Ruleset)
    assert (read.has_loot, minutes_of(read), read.law) == (True, 3, 1)
    assert first_piles(read) == (BlackMarketPile("silk", (9, 5)),)
    assert [(good.id, good.cards_4) for good in house_goods(read)] == [("fig", 9)]


def test_an_old_row_is_brought_up_to_date_step_by_step(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(upcasts, "LOG_VERSION", 3)
    steps = {
        1: lambda plain: {**plain, "request": {"request": "hurry"}},
        2: lambda plain: {**plain, "id": plain["id"] + "!"},
    }
    monkeypatch.setattr(upcasts, "UPCASTS", steps)
    plain = {"id": "x", "request": {"request": "rush"}, "version": 1}
    assert upcasts.upcast(plain) == {"id": "x!", "request": {"request": "hurry"}, "version": 3}
    assert upcasts.upcast({"id": "y", "version": 3}) == {"id": "y", "version": 3}


def test_a_row_of_a_newer_version_is_not_guessed_at() -> None:
    with pytest.raises(upcasts.TooNew):
        upcasts.upcast({"version": LOG_VERSION + 1})
