"""Tax, a house rule: every merchant who has a coin pays it to the Sheriff as the round begins (F1)."""

from __future__ import annotations

import jax.numpy as jnp

from nottingham.research.vector.blueprint import Blueprint
from nottingham.research.vector.lane import Lane
from nottingham.research.vector.rows import Array, only
from nottingham.research.vector.seats import is_decider


def paid(plan: Blueprint, lane: Lane, when: Array) -> Lane:
    """A coin of every merchant who has one goes to the Sheriff, or with deputies into the loot."""
    seats = plan.players
    pays = when & ~is_decider(plan, lane) & (lane.gold[:seats] >= plan.tax)
    coins = jnp.pad(pays * plan.tax, (0, plan.holders - seats))
    receiver = lane.deciders[0] if plan.deciders == 1 else seats
    return lane.but(gold=lane.gold - coins + only(receiver, plan.holders, jnp.sum(coins)))
