"""Phase 3, Declaration: in turn, one legal good and the true number of cards (D)."""

from __future__ import annotations

import jax.numpy as jnp

from nottingham.encoding.memory import DECLARED
from nottingham.research.vector.blueprint import Blueprint
from nottingham.research.vector.drafts import Deed
from nottingham.research.vector.lane import INSPECTING, NOBODY, Lane
from nottingham.research.vector.memory import remembered
from nottingham.research.vector.rows import hot


def played(plan: Blueprint, lane: Lane, deed: Deed) -> Lane:
    """A merchant declares a legal good (D1); after the last the bags lie before the Sheriff."""
    good = jnp.where(deed.did.declare & hot(deed.me, plan.players), deed.good, lane.good)
    is_over = deed.did.declare & ~jnp.any((lane.size > 0) & (good == NOBODY))
    lane = remembered(lane, deed.me, DECLARED, deed.did.declare)
    return lane.but(good=good, phase=jnp.where(is_over, INSPECTING, lane.phase))
