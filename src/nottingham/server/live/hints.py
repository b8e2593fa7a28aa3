"""Hints in a running game: what one seat knows is read from the table's log and put to the tutor."""

from __future__ import annotations

from nottingham.rules.engine.families import Event
from nottingham.rules.engine.seats import Seat
from nottingham.rules.game import prompts
from nottingham.server.bots.tutor import HintQuestion
from nottingham.server.live.actor import TableActor
from nottingham.server.protocol.news import GameBegan, Played
from nottingham.server.table.log import Row
from nottingham.server.table.state import Table


async def question_of(actor: TableActor, seat: Seat) -> HintQuestion:
    """What a seat may ask the tutor now. Only where the table gives hints."""
    table = actor.table
    assert table.game is not None
    assert table.has_hints()
    rows = [row for row in await actor.all_rows(table.game.first) if row.seq <= table.seq]
    return asked_by(table, seat, rows)


def asked_by(table: Table, seat: Seat, rows: list[Row]) -> HintQuestion:
    """The seat's own view, and the rows of the game as the seat saw them."""
    assert table.game is not None
    view = table.game.view(seat)
    return HintQuestion(view, prompts(view), tuple(event.as_seen_by(seat) for event in _events(rows)))


def _events(rows: list[Row]) -> list[Event]:
    told = [news for row in rows for news in row.news if isinstance(news, GameBegan | Played)]
    return [event for news in told for event in news.events]
