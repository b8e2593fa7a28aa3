"""Turning: from absolute seats to seats counted clockwise from oneself, by a table of places.

Rules are written in absolute seats. Masks and observations are put together in absolute seats too, and turned in one
go: for each seat a constant table says where each number of its own vector stands in the absolute one.
"""

from __future__ import annotations

from typing import Any

import jax.numpy as jnp
import numpy as np
import numpy.typing as npt

from nottingham.research.vector.blueprint import Blueprint
from nottingham.research.vector.rows import Array

Part = tuple[Array, "Axes"]
"""An array, and which of its axes run over seats."""
Axes = tuple[int | slice, ...]
"""A slice is a stretch of the last axis that runs over seats, with equally many numbers for each."""
Places = npt.NDArray[Any]


def turned(plan: Blueprint, parts: list[Part], seat: Array, kind: type[Any]) -> Array:
    """All parts side by side, as this seat sees them."""
    table = _table(plan, tuple((part.shape, axes) for part, axes in parts))
    flat = jnp.concatenate([part.astype(kind).reshape(-1) for part, _ in parts])
    return jnp.take(flat, jnp.take(jnp.asarray(table), seat, axis=0, mode="clip"), mode="clip")


def _table(plan: Blueprint, shapes: tuple[tuple[tuple[int, ...], Axes], ...]) -> Places:
    rows = []
    for seat in range(plan.players):
        places, start = [], 0
        for shape, axes in shapes:
            size = int(np.prod(shape))
            part = (start + np.arange(size)).reshape(shape)
            for axis in axes:
                if isinstance(axis, slice):
                    part[..., axis] = _stretch(part[..., axis], seat, plan.players)
                else:
                    part = _roll_seats(part, seat, axis, plan.players)
            places.append(part.reshape(-1))
            start += size
        rows.append(np.concatenate(places))
    return np.stack(rows).astype(np.int32)


def _roll_seats(part: Places, seat: int, axis: int, players: int) -> Places:
    """Seats from oneself on; the loot, where an axis has it, stays last."""
    seats = np.arange(part.shape[axis])
    order = np.concatenate([np.roll(seats[:players], -seat), seats[players:]])
    return np.take(part, order, axis=axis)


def _stretch(part: Places, seat: int, players: int) -> Places:
    """The same for seats that lie one after another in the last axis."""
    by_seat = part.reshape(*part.shape[:-1], players, -1)
    return np.roll(by_seat, -seat, axis=-2).reshape(part.shape)
