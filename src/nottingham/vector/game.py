"""A game in arrays: how it starts, what a step does to it, and what happens that nobody chooses.

`stepped` is what nearly every decision needs. What is rare waits in `pending` for `settled`, which a batch calls for
the few lanes that need it.
"""

from __future__ import annotations

import jax.numpy as jnp
from jax import lax

from nottingham.options.time_limit import minutes_of
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
    tax,
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
    if plan.has_tax:
        lane = tax.paid(plan, lane, jnp.asarray(True))
    return narrowed(plan, floor.asked_next(plan, lane, jnp.asarray(True)))


def stepped(plan: Blueprint, lane: Lane, step: Array) -> Lane:
    """One step of the seat at turn, and whoever is asked next; a lane in which something is pending stays as it is."""
    lane = widened(lane)
    was_closed = closed_bags(lane)
    lane, deed = drafts.taken(plan, lane, step)
    lane = market.played(plan, lane, deed)
    lane = loading.played(plan, lane, deed)
    lane = declaring.played(plan, lane, deed)
    lane = floor.opened(plan, lane, deed.declare & (lane.phase == INSPECTING))
    lane = bargaining.played(plan, lane, deed)
    lane = _inspected(plan, lane, deed, was_closed)
    return narrowed(plan, floor.asked_next(plan, lane, deed.acted))


def _inspected(plan: Blueprint, lane: Lane, deed: drafts.Deed, was_closed: Array) -> Lane:
    """Bags, claims, loot and debts, and whether that ends the phase (I9)."""
    lane = inspecting.played(plan, lane, deed)
    if plan.claim_piles:
        lane = black_market.played(plan, lane, deed)
    if plan.ruleset.has_loot:
        lane = deputies.split(plan, lane, deed)
    lane = paying.played(plan, lane, deed)
    return inspecting.advanced(plan, lane, was_closed)


def went_on(plan: Blueprint, lane: Lane) -> Lane:
    """What happens in Inspection without a step: deals of deputies, and what the clock decides (T1, Y5, Y8)."""
    lane = widened(lane)
    by_itself = (lane.pending == GO_ON) | (lane.pending == CALL)
    after = _inspected(plan, lane, drafts.nothing_done(plan, lane), closed_bags(lane))
    return narrowed(plan, floor.asked_next(plan, all_of(by_itself, after, lane), by_itself))


def goes_on_by_itself(plan: Blueprint) -> bool:
    """Whether anything but a new deck or round can happen without a step."""
    return plan.ruleset.has_loot or minutes_of(plan.ruleset) > 0


def closed(plan: Blueprint, lane: Lane) -> Lane:
    """A new deck, a new round, or the end of the game, where that is what has to happen."""
    return narrowed(plan, closing.advanced(plan, widened(lane)))


def settled_unshuffled(plan: Blueprint, lane: Lane) -> Lane:
    """One thing that has to happen before anybody is asked; what needs a shuffled deck is left as it is."""
    if goes_on_by_itself(plan):
        lane = went_on(plan, lane)
    wide = widened(lane)
    return narrowed(plan, all_of(~needs_shuffle(plan, lane), closing.advanced(plan, wide, may_renew=False), wide))


def needs_shuffle(plan: Blueprint, lane: Lane) -> Array:
    """Whether a deck has to be shuffled before the game can go on."""
    return closing.needs_new_deck(plan, widened(lane))


def settled_once(plan: Blueprint, lane: Lane) -> Lane:
    """One thing that has to happen before anybody is asked."""
    if goes_on_by_itself(plan):
        lane = went_on(plan, lane)
    return closed(plan, lane)


def settled(plan: Blueprint, lane: Lane) -> Lane:
    """All of that, until somebody can be asked."""
    return lax.while_loop(lambda one: one.pending != NOTHING, lambda one: settled_once(plan, one), lane)
