"""What seats are sure of, as numbers by kind: raised by what they see arrive, lowered by what leaves (V3, V6)."""

from __future__ import annotations

import jax.numpy as jnp

from nottingham.research.vector.blueprint import Blueprint
from nottingham.research.vector.rows import Array, hot


def raised(plan: Blueprint, known: Array, holder: Array, goods: Array, readers: Array) -> Array:
    """After readers saw cards arrive face down at a holder, who knows them anyway."""
    return raised_at(plan, known, hot(holder, plan.holders), jnp.broadcast_to(goods, known.shape[1:]), readers)


def raised_at(plan: Blueprint, known: Array, holders: Array, goods: Array, readers: Array) -> Array:
    """The same at several holders at once, goods by holder."""
    others = jnp.arange(plan.players)[:, None] != jnp.arange(plan.holders)
    sees = readers[:, None] & holders & others
    return known + jnp.where(sees[:, :, None], goods, 0)


def left_for(plan: Blueprint, known: Array, holder: Array, goods: Array, readers: Array) -> Array:
    """After face-down cards left a holder: readers lower their kinds, others every kind by their number."""
    lowered = jnp.where(readers[:, None, None], goods, jnp.sum(goods))
    return jnp.where(hot(holder, plan.holders)[:, None], jnp.maximum(known - lowered, 0), known)


def shown(plan: Blueprint, known: Array, holder: Array, goods: Array, readers: Array) -> Array:
    """After readers were shown all that lies face down at a holder (B5)."""
    sees = readers[:, None] & hot(holder, plan.holders) & (jnp.arange(plan.players)[:, None] != holder)
    return jnp.where(sees[:, :, None], goods, known)
