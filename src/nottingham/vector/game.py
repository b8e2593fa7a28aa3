"""A game in arrays: how it starts, what a step does to it, and what happens that nobody chooses.

`stepped` is what nearly every decision needs. What is rare waits in `pending` for `settled`, which a batch calls for
the few lanes that need it.
"""

from __future__ import annotations

import jax.numpy as jnp
from jax import lax

from nottingham.vector import (
    bargaining,
    black_market,
    chance,
    closing,
    declaring,
    deputies,
    drafts,
    floor,
    inspecting,
    loading,
    market,
    paying,
)
from nottingham.vector.blueprint import Blueprint
from nottingham.vector.dealing import all_of, dealt
from nottingham.vector.lane import CALL, GO_ON, INSPECTING, NOTHING, Lane, blank, narrowed, widened
from nottingham.vector.rows import Array
from nottingham.vector.seats import closed_bags


def started(plan: Blueprint, seed: Array) -> Lane:
    """The game of a seed, the very one that the referee deals (S2 to S6)."""
    lane = dealt(plan, widened(blank(plan)), seed)
    sheriff = chance.below(jnp.asarray(plan.players), lane.chance)
    gold = jnp.full(plan.players, plan.ruleset.start_gold)
    lane = lane.but(
        chance=chance.advanced(lane.chance, jnp.asarray(1)),
        floor_chance=seed,
        deciders=jnp.broadcast_to(sheriff, (plan.deciders,)),
        gold=jnp.concatenate([gold, jnp.zeros(plan.holders - plan.players, gold.dtype)]),
        claim_left=jnp.asarray(plan.claim_sizes),
        round=jnp.ones_like(lane.round),
    )
    if plan.ruleset.has_loot:
        lane = deputies.drawn(plan, lane, jnp.asarray(True))
    return narrowed(plan, floor.asked_next(plan, lane, jnp.asarray(True)))


def stepped(plan: Blueprint, lane: Lane, step: Array) -> Lane:
    """One step of the seat at turn, or, where something goes on by itself, that; then the next seat is asked."""
    lane = widened(lane)
    by_itself = (lane.pending == GO_ON) | (lane.pending == CALL)
    was_closed = closed_bags(lane)
    lane, deed = drafts.taken(plan, lane, step)
    lane = market.played(plan, lane, deed)
    lane = loading.played(plan, lane, deed)
    lane = declaring.played(plan, lane, deed)
    lane = floor.opened(plan, lane, deed.declare & (lane.phase == INSPECTING))
    lane = bargaining.played(plan, lane, deed)
    lane = inspecting.played(plan, lane, deed)
    if plan.claim_piles:
        lane = black_market.played(plan, lane, deed)
    if plan.ruleset.has_loot:
        lane = deputies.split(plan, lane, deed)
    lane = paying.played(plan, lane, deed)
    lane = inspecting.advanced(plan, lane, was_closed)
    return narrowed(plan, floor.asked_next(plan, lane, deed.acted | by_itself))


def goes_on_by_itself(plan: Blueprint) -> bool:
    """Whether anything but a new deck or round can happen without a step: deals of deputies, and the clock."""
    return plan.ruleset.has_loot or plan.ruleset.minutes > 0


def settled_once(plan: Blueprint, lane: Lane) -> Lane:
    """One thing that has to happen before anybody is asked."""
    if goes_on_by_itself(plan):
        lane = stepped(plan, lane, jnp.asarray(-1))
    return narrowed(plan, closing.advanced(plan, widened(lane)))


def settled_unshuffled(plan: Blueprint, lane: Lane) -> Lane:
    """The same where no deck has to be shuffled for it; what needs one is left as it is."""
    if goes_on_by_itself(plan):
        lane = stepped(plan, lane, jnp.asarray(-1))
    wide = widened(lane)
    return narrowed(plan, all_of(~needs_shuffle(plan, lane), closing.advanced(plan, wide, may_renew=False), wide))


def needs_shuffle(plan: Blueprint, lane: Lane) -> Array:
    """Whether a deck has to be shuffled before the game can go on."""
    return closing.needs_new_deck(plan, widened(lane))


def settled(plan: Blueprint, lane: Lane) -> Lane:
    """All of that, until somebody can be asked."""
    return lax.while_loop(lambda one: one.pending != NOTHING, lambda one: settled_once(plan, one), lane)
