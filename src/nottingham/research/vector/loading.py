"""Phase 2, Load the bag: all merchants at the same time, in secret (L)."""

from __future__ import annotations

import jax.numpy as jnp

from nottingham.research.vector.blueprint import Blueprint
from nottingham.research.vector.drafts import Deed
from nottingham.research.vector.lane import DECLARING, LOADING, NOBODY, READY, UNSAID, WAITS, Lane
from nottingham.research.vector.rows import hot


def played(plan: Blueprint, lane: Lane, deed: Deed) -> Lane:
    """One to five cards go from the hand into the bag (L1); after the last, their numbers are told (L2)."""
    mine = deed.did.load & hot(deed.me, plan.players)
    lane = lane.but(
        hand=lane.hand - jnp.where(mine[:, None], deed.goods, 0),
        bag=jnp.where(mine[:, None], deed.goods, lane.bag),
        load=jnp.where(mine, READY, lane.load),
    )
    is_over = deed.did.load & (lane.phase == LOADING) & ~jnp.any(lane.load == WAITS)
    loaded = is_over & (lane.load == READY)
    lane = lane.but(
        phase=jnp.where(is_over, DECLARING, lane.phase),
        size=jnp.where(is_over, jnp.where(loaded, jnp.sum(lane.bag, axis=1), 0), lane.size),
        good=jnp.where(is_over, NOBODY, lane.good),
        fate=jnp.where(is_over, UNSAID, lane.fate),
        load=jnp.where(is_over, 0, lane.load),
    )
    if not plan.ruleset.has_loot:
        return lane
    return lane.but(
        in_hands=jnp.where(is_over, loaded[:, None].astype(jnp.int32), lane.in_hands),
        word=jnp.where(is_over, UNSAID, lane.word),
        word_slot=jnp.where(is_over, NOBODY, lane.word_slot),
    )
