"""One table in two worlds: as it is, and as it could be for all that one viewer knows (V5).

A game on paper gives the rows of a log. For the other world every event is replaced by one of a possible history, so
that both can be told, stored and served.
"""

from __future__ import annotations

import asyncio
import re
from collections.abc import Iterator
from random import Random

from msgspec.structs import replace

from nottingham.rules.engine.families import Event
from nottingham.rules.engine.seats import Seat
from nottingham.server.protocol.news import AnyNews, GameBegan, Played
from nottingham.server.protocol.settings import Settings
from nottingham.server.storage.step_store import Store
from nottingham.server.table.log import Row, Seeded
from nottingham.server.table.state import Table
from nottingham.server.timestamps import now
from nottingham.worlds import History, possible_history
from tests.server.envelopes import PaperTable
from tests.two_worlds import MIXES

MOMENTS = re.compile(rb'"(now|since|due)":\d{13}')


def settings() -> tuple[Settings, ...]:
    """Both editions, all numbers of players, every option."""
    return tuple(Settings(edition=edition, players=players, options=options) for edition, players, options in MIXES)


def paper_games(chosen: Settings, seed: int) -> Iterator[PaperTable]:
    """A game on paper, after each of its steps; everyone does anything they may."""
    paper = PaperTable(chosen)
    paper.rng, paper.now = Random(seed), now()
    paper.started()
    while paper.table.stage == "playing":
        yield paper
        paper.move(only_musts=paper.rng.random() < 0.5)


def other_world(rows: list[Row], seat: Seat | None, rng: Random) -> list[Row]:
    """The same log as it could be, for all that a seat (None: a spectator) has been told."""
    ruleset = next(news.ruleset for row in rows for news in row.news if isinstance(news, GameBegan))
    history = History.of(ruleset, seat, events_of(rows))
    events = iter(possible_history(history, rng))
    return [_with_events(row, events, rng) for row in rows]


def events_of(rows: list[Row]) -> list[Event]:
    return [event for row in rows for news in row.news if isinstance(news, GameBegan | Played) for event in news.events]


def _with_events(row: Row, events: Iterator[Event], rng: Random) -> Row:
    private = tuple(Seeded(seed=rng.getrandbits(60)) if isinstance(fact, Seeded) else fact for fact in row.private)
    return replace(row, private=private, news=tuple([_other_news(news, events) for news in row.news]))


def _other_news(news: AnyNews, events: Iterator[Event]) -> AnyNews:
    if isinstance(news, GameBegan | Played):
        return replace(news, events=tuple([next(events) for _ in news.events]))
    return news


def are_different(one: Table, other: Table) -> bool:
    """Whether somebody holds other cards, the deck aside."""
    assert one.game is not None
    assert other.game is not None
    mine, theirs = one.game.state, other.game.state
    return (mine.hands, mine.bags, mine.contraband) != (theirs.hands, theirs.bags, theirs.contraband)


def write_log(database: str, rows: list[Row]) -> None:
    """Put a log into a database, as a server would have."""

    async def write() -> None:
        store = await Store.open(database)
        table = Table()
        for row in rows:
            table = table.after(row)
            await store.append(row, table)
        await store.close()

    asyncio.run(write())


def timeless(message: bytes) -> bytes:
    """A message without the moments of the server's clock in it."""
    return MOMENTS.sub(rb'"\1":0', message)
