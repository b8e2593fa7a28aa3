"""The reckoning: points, Kings and Queens, places (K)."""

from __future__ import annotations

import jax.numpy as jnp

from nottingham.research.vector.blueprint import Blueprint
from nottingham.research.vector.lane import Lane
from nottingham.research.vector.rows import Array


def totals(plan: Blueprint, lane: Lane) -> Array:
    """[seat]: goods at their value, gold, crowns, black-market cards (K1)."""
    seats = plan.players
    goods = plan.joined(lane.stand[:seats], lane.contraband[:seats]).astype(jnp.int32)
    points = lane.gold[:seats] + jnp.sum(goods * plan.values, axis=1)
    if plan.claim_piles:
        points = points + lane.claimed
    counts = jnp.sum(goods[:, :, None] * plan.crown_counts, axis=1)
    return points + jnp.sum(_crowns(plan, counts), axis=1)


def _crowns(plan: Blueprint, counts: Array) -> Array:
    """[seat, good]: the bonuses of King and Queen; who has none of a good wears neither (K2 to K5)."""
    most = jnp.max(counts, axis=0)
    kings = (counts == most) & (most > 0)
    tied = jnp.sum(kings, axis=0)
    others = jnp.where(kings, 0, counts)
    second = jnp.max(others, axis=0)
    queens = (others == second) & (second > 0) & (tied == 1)
    king = jnp.where(tied > 1, (plan.kings + plan.queens) // jnp.maximum(tied, 1), plan.kings)
    queen = plan.queens // jnp.maximum(jnp.sum(queens, axis=0), 1)
    return kings * king + queens * queen


def places(plan: Blueprint, lane: Lane) -> Array:
    """[seat]: by points, then legal cards, then contraband cards (K6)."""
    seats = plan.players
    points = totals(plan, lane)
    legal, hidden = jnp.sum(lane.stand[:seats], axis=1), jnp.sum(lane.contraband[:seats], axis=1)

    def is_ahead(some: Array) -> tuple[Array, Array]:
        return some[None, :] > some[:, None], some[None, :] == some[:, None]

    (more, even), (more_legal, even_legal), (more_hidden, _) = is_ahead(points), is_ahead(legal), is_ahead(hidden)
    ahead = more | even & (more_legal | even_legal & more_hidden)
    return 1 + jnp.sum(ahead, axis=1)


def rewards(plan: Blueprint, lane: Lane, name: str) -> Array:
    """[seat]: what a finished game is worth, as in the other environments: margin, points or win."""
    points = totals(plan, lane).astype(jnp.float32)
    if name == "points":
        return points
    if name == "win":
        won = places(plan, lane) == 1
        return won / jnp.sum(won)
    others = plan.players - 1
    return points - (jnp.sum(points) - points) / others
