"""Black market: who got three of a kind past the gate may trade them for a card (Z)."""

from __future__ import annotations

import jax.numpy as jnp

from nottingham.research.vector.blueprint import Blueprint
from nottingham.research.vector.drafts import Deed
from nottingham.research.vector.knowledge import left_for
from nottingham.research.vector.lane import Lane
from nottingham.research.vector.rows import Array, hot, only, row
from nottingham.research.vector.seats import first_of

CARDS_FOR_A_CLAIM = 3


def asked(plan: Blueprint, lane: Lane, passes: Array) -> Lane:
    """Everyone who passed with three or more face-down cards while a pile is left (Z5, V7)."""
    hidden = jnp.sum(lane.contraband[: plan.players], axis=1)
    may = passes & (hidden >= CARDS_FOR_A_CLAIM) & jnp.any(lane.claim_left > 0)
    return lane.but(claims=jnp.where(may, 1, lane.claims))


def claimant(plan: Blueprint, lane: Lane) -> Array:
    """The seat that is asked now: bags that passed together, clockwise from the Sheriff's left (Z5)."""
    return first_of(plan, lane, lane.claims > 0)


def tops(plan: Blueprint, lane: Lane) -> Array:
    """[pile]: the value of its top card, 0 when it is used up (Z1)."""
    depth = plan.claim_values.shape[1]
    place = jnp.asarray(plan.claim_sizes) - lane.claim_left
    top = jnp.sum(jnp.where(place[:, None] == jnp.arange(depth), jnp.asarray(plan.claim_values), 0), axis=1)
    return jnp.where(lane.claim_left > 0, top, 0)


def by_kind(plan: Blueprint, by_pile: Array) -> Array:
    """[kind] of a number by pile."""
    matches = jnp.asarray(plan.claim_kinds)[:, None] == jnp.arange(plan.contraband)
    return jnp.sum(jnp.where(matches, by_pile[:, None], 0), axis=0)


def may_claim(plan: Blueprint, lane: Lane, seat: Array) -> Array:
    """[kind]: three of it lie face down, and its pile has a card (Z2)."""
    enough = row(lane.contraband, seat) >= CARDS_FOR_A_CLAIM
    return enough & (by_kind(plan, lane.claim_left) > 0)


def played(plan: Blueprint, lane: Lane, deed: Deed) -> Lane:
    """Three of a kind leave the game for the top card of their pile, or nothing is claimed (Z2 to Z4)."""
    me = deed.me
    kind = hot(deed.good, plan.contraband) & deed.did.claim
    shown = kind * CARDS_FOR_A_CLAIM
    pile = kind[plan.claim_kinds]
    points = jnp.sum(jnp.where(pile, tops(plan, lane), 0))
    everyone = jnp.ones(plan.players, bool)
    left = lane.claim_left - pile
    mine = hot(me, plan.players)
    claims = jnp.where(deed.did.claim & mine, 0, lane.claims)
    return lane.but(
        contraband=lane.contraband - only(me, plan.holders, shown),
        known=left_for(plan, lane.known, me, shown, everyone),
        gone=lane.gone + plan.joined(jnp.zeros(plan.legal, jnp.int32), shown),
        claim_left=left,
        claimed=lane.claimed + mine * points,
        claims=jnp.where(jnp.any(left > 0), claims, 0),
    )
