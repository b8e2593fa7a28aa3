"""Knowledge of others' face-down cards: a number per kind for each seat and holder, kept by the events (V6)."""

from __future__ import annotations

from nottingham.rules.engine.goods import Goods
from nottingham.rules.engine.seats import Seat
from nottingham.rules.engine.state import put

Known = tuple[tuple[Goods, ...], ...]
"""known[seat][holder]: face-down cards of a holder that a seat is sure of."""


def raised(known: Known, holder: Seat, goods: Goods, readers: tuple[Seat, ...]) -> Known:
    """Knowledge after readers saw cards arrive face down at a holder."""
    if not goods:
        return known
    return tuple(
        put(row, holder, row[holder] + goods) if seat in readers and seat != holder else row
        for seat, row in enumerate(known)
    )


def left_for(known: Known, holder: Seat, goods: Goods, readers: tuple[Seat, ...]) -> Known:
    """Knowledge after face-down cards left a holder: readers lower their kinds, others every kind."""
    if not goods:
        return known
    return tuple(
        put(
            row,
            holder,
            row[holder] - (goods & row[holder]) if seat in readers else row[holder].lowered(len(goods)),
        )
        for seat, row in enumerate(known)
    )
