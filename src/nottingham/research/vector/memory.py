"""Memory: the counters that a player at a table keeps of the others, the same as `encoding.memory` counts."""

from __future__ import annotations

import jax.numpy as jnp

from nottingham.encoding.memory import MOST_REMEMBERED
from nottingham.research.vector.lane import Lane
from nottingham.research.vector.rows import Array, hot


def capped(counters: Array) -> Array:
    return jnp.minimum(counters, MOST_REMEMBERED)


def remembered(lane: Lane, seat: Array, what: int, times: Array) -> Lane:
    """One thing more is remembered of a seat, so many times."""
    return remembered_of(lane, what, jnp.where(hot(seat, lane.memory.shape[0]), times, 0))


def remembered_of(lane: Lane, what: int, times: Array) -> Lane:
    """The same of every seat, each its own number of times."""
    column = hot(what, lane.memory.shape[1])
    return lane.but(memory=capped(lane.memory + jnp.where(column, times[:, None], 0)))


def saw(lane: Lane, readers: Array, owners: Array, cards: Array) -> Lane:
    """Readers saw so many cards of contraband come out of the bags of these owners."""
    return lane.but(seen=capped(lane.seen + jnp.where(readers[:, None] & owners, cards, 0)))
