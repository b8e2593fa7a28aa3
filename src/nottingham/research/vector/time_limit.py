"""Time limit: what is left when the Sheriff's time is over passes for nothing (T1)."""

from __future__ import annotations

import jax.numpy as jnp

from nottingham.research.vector.bargaining import ended
from nottingham.research.vector.blueprint import Blueprint
from nottingham.research.vector.lane import Lane
from nottingham.research.vector.rows import Array, hot
from nottingham.research.vector.seats import closed_bags, first_of, in_hands


def ran_out(plan: Blueprint, lane: Lane, when: Array) -> Lane:
    """All offers end, and nobody talks any more."""
    lane = ended(plan, lane, when & (lane.offer_on > 0))
    return lane.but(is_talk_over=jnp.where(when, 1, lane.is_talk_over))


def settled(plan: Blueprint, lane: Lane) -> tuple[Array, Array, Array]:
    """The first inspection that is owed [owner], by whom [decider]; or else all bags that pass [owner] (T1, Y8)."""
    unsettled = closed_bags(lane) & (lane.is_talk_over > 0)
    owed = unsettled & (lane.bound[:, 1] > 0)
    opens = hot(first_of(plan, lane, owed), plan.players) & jnp.any(owed)
    openers = jnp.any(in_hands(plan, lane) & opens[:, None], axis=0)
    return opens, openers, unsettled & ~jnp.any(owed)
