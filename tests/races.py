"""Races: a refusal is excused by a step of another sender that the refused one had not seen, and by nothing else."""

from __future__ import annotations

from collections.abc import Iterable

from nottingham.engine.seats import Seat
from nottingham.server.table.log import TALK, Row, Sender

LATE = frozenset({"bag_settled", "asks_nothing", "offer_gone", "gives_more_gold_than_there_is", "stale"})
"""Of pages, for now: somebody settled the bag while an offer was on its way, or while it was being written and so lost
all it asked; took back the offer that was being accepted; or spent the gold that was being asked for. The last bag of a
round takes the whole phase with it, and what was meant for that is stale."""


def steps_of_others(rows: Iterable[Row], seat: Seat, seen: int, refused: int) -> list[Row]:
    """The steps that other senders took after the last row that a seat had seen, up to its refusal.

    A bot or the clock that acts for the seat is another sender. Talk is no step: it makes nothing impossible.
    """
    own = Sender("person", seat)
    return [row for row in rows if seen < row.seq <= refused and row.sender != own and is_step(row)]


def is_step(row: Row) -> bool:
    """Whether a row changed the table or its game."""
    return any(not isinstance(news, TALK) for news in row.news)
