"""Small array operations: rows of short tables, chosen by a comparison instead of a gather.

Tables here have a handful of rows (seats, holders, slots). Comparing with every row index and adding up is one fused
operation on any machine; a gather or scatter of single bytes is not.
"""

from __future__ import annotations

import jax
import jax.numpy as jnp
from jax import lax
from jax.typing import ArrayLike

Array = jax.Array


def hot(index: ArrayLike, size: int) -> Array:
    """True in one place."""
    return jnp.arange(size) == index


def over(flags: Array, like: Array) -> Array:
    """Flags by row, as wide as the rows of another array."""
    return flags.reshape(flags.shape + (1,) * (like.ndim - flags.ndim))


def row(table: Array, index: ArrayLike) -> Array:
    """One row of a short table; zeros if there is no such row."""
    return jnp.sum(jnp.where(over(hot(index, table.shape[0]), table), table, 0), axis=0)


def flag(flags: Array, index: ArrayLike) -> Array:
    """One of a few flags."""
    return jnp.any(hot(index, flags.shape[0]) & flags)


def only(index: ArrayLike, size: int, change: Array) -> Array:
    """A table that is zero but for one row."""
    rows = hot(index, size)
    return jnp.where(rows.reshape((size,) + (1,) * jnp.ndim(change)), change, 0)


def choose(when: ArrayLike, some: Array, other: Array) -> Array:
    """Some where it is so, else the other; one flag decides for a whole array."""
    return jnp.where(when, some, other)


def first_place(flags: Array) -> Array:
    """The place of the first flag that is up; 0 if none is."""
    return jnp.argmax(flags, axis=-1)


def spliced(cards: Array, more: Array, start: Array) -> Array:
    """Cards with others written over them from a place on."""
    return lax.dynamic_update_slice_in_dim(cards, more.astype(cards.dtype), start, 0)


def looked_up(cards: Array, places: Array) -> Array:
    """Cards at these places; places outside read the nearest card."""
    return jnp.take(cards, places, mode="clip").astype(jnp.int32)


def listed(counts: Array, length: int) -> Array:
    """Rows of counts written out: as many 0s as the first row says, then 1s, and so on, up to a length."""
    ends = jnp.cumsum(counts)
    return jnp.sum(ends[None, :] <= jnp.arange(length)[:, None], axis=1)


def counted(cards: Array, kinds: int, length: ArrayLike) -> Array:
    """How many of each kind the first so many cards are."""
    places = jnp.arange(cards.shape[-1]) < length
    return jnp.sum((cards[:, None] == jnp.arange(kinds)) & places[:, None], axis=0)
