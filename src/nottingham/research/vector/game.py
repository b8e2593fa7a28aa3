"""A game in arrays: how it starts, what a step does to it, and what happens that nobody chooses.

`stepped` is what nearly every decision needs. What is rare waits in `pending` for `settled`, which a batch calls for
the few lanes that need it.
"""

from __future__ import annotations

from functools import partial
from typing import Final

import jax
import jax.numpy as jnp
from jax import lax

from nottingham.research.vector import (
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
from nottingham.research.vector.blueprint import Blueprint
from nottingham.research.vector.dealing import Stack, all_cards, all_of, dealt, discards, renewed, shuffled
from nottingham.research.vector.lane import CALL, GO_ON, INSPECTING, NOTHING, Lane, blank, narrowed, widened
from nottingham.research.vector.rows import Array
from nottingham.research.vector.seats import closed_bags
from nottingham.rules.rulebook import minutes_of


def started(plan: Blueprint, seed: Array) -> Lane:
    """The game of a seed, the very one that the referee deals (S2 to S6)."""
    return _begin(plan, seed, shuffled(plan, all_cards(plan, seed)))


def _begin(plan: Blueprint, seed: Array, fresh: Stack) -> Lane:
    """The same, once all cards are shuffled."""
    lane = dealt(plan, widened(blank(plan)), fresh)
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
    if plan.tax:
        lane = tax.paid(plan, lane, jnp.asarray(True))
    return narrowed(plan, floor.asked_in_turn(plan, lane, jnp.asarray(True)))


def stepped(plan: Blueprint, lane: Lane, step: Array) -> Lane:
    """One step of the seat at turn, and the next question; a lane in which something is pending stays as it is."""
    lane, deed, was_closed = _take_step(plan, lane, step)
    for stage in STAGES:
        lane = stage(plan, lane, deed, was_closed)
    return narrowed(plan, lane)


def stepped_in_stages(plan: Blueprint, lanes: Lane, steps: Array) -> Lane:
    """The same for a batch, a stage left out where no lane has come to an act.

    What it is for is the cut between stages. A processor's compiler works what several results need out anew for each
    of them; across a `cond` it does not, so that there is a third of the code, and each step takes half as long.
    """
    lanes, deeds, was_closed = jax.vmap(partial(_take_step, plan))(lanes, steps)
    acted = jnp.any(deeds.acted)
    for stage in STAGES:
        played = jax.vmap(partial(stage, plan))
        lanes = lax.cond(acted, played, lambda lanes, *_: lanes, lanes, deeds, was_closed)
    return jax.vmap(partial(narrowed, plan))(lanes)


def _take_step(plan: Blueprint, lane: Lane, step: Array) -> tuple[Lane, drafts.Deed, Array]:
    """What a step adds to the draft, the deed it amounts to, and which bags were closed before it."""
    lane = widened(lane)
    return *drafts.taken(plan, lane, step), closed_bags(lane)


def _play_market_and_talk(plan: Blueprint, lane: Lane, deed: drafts.Deed, was_closed: Array) -> Lane:  # noqa: ARG001 - as all stages
    """Market, bags, declarations and talk (M, L, D, B)."""
    lane = market.played(plan, lane, deed)
    lane = loading.played(plan, lane, deed)
    lane = declaring.played(plan, lane, deed)
    lane = floor.opened(plan, lane, deed.did.declare & (lane.phase == INSPECTING))
    return bargaining.played(plan, lane, deed)


def _play_inspection(plan: Blueprint, lane: Lane, deed: drafts.Deed, was_closed: Array) -> Lane:
    """Bags, claims, loot and debts, and whether that ends the phase (I9)."""
    lane = inspecting.played(plan, lane, deed)
    if plan.claim_piles:
        lane = black_market.played(plan, lane, deed)
    if plan.ruleset.has_loot:
        lane = deputies.split(plan, lane, deed)
    lane = paying.played(plan, lane, deed)
    return inspecting.advanced(plan, lane, was_closed)


def _ask_next(plan: Blueprint, lane: Lane, deed: drafts.Deed, was_closed: Array) -> Lane:  # noqa: ARG001 - as above
    return floor.asked_next(plan, lane, deed.acted)


STAGES: Final = (_play_market_and_talk, _play_inspection, _ask_next)
"""What a deed leads to, in order."""


def went_on(plan: Blueprint, lane: Lane) -> Lane:
    """What happens in Inspection without a step: deals of deputies, and what the clock decides (T1, Y5, Y8)."""
    lane = widened(lane)
    by_itself = (lane.pending == GO_ON) | (lane.pending == CALL)
    after = _play_inspection(plan, lane, drafts.nothing_done(plan, lane), closed_bags(lane))
    return narrowed(plan, floor.asked_next(plan, all_of(by_itself, after, lane), by_itself))


def goes_on_by_itself(plan: Blueprint) -> bool:
    """Whether anything but a new deck or round can happen without a step."""
    return plan.ruleset.has_loot or minutes_of(plan.ruleset) > 0


def needs_shuffle(plan: Blueprint, lane: Lane) -> Array:
    """Whether a deck has to be shuffled before the game can go on."""
    return closing.needs_new_deck(plan, widened(lane))


def reshuffled(plan: Blueprint, lane: Lane) -> Lane:
    """With a new deck, where one has to be made."""
    wide = widened(lane)
    ready = closing.marked(plan, wide)
    after = renewed(plan, ready, shuffled(plan, discards(plan, ready)))
    return narrowed(plan, all_of(closing.needs_new_deck(plan, wide), after, wide))


def reshuffled_or_started(plan: Blueprint, lane: Lane, is_new: Array, seed: Array) -> Lane:
    """The same, or another game in its place; decks and games share a shuffle, which is half of what either takes."""
    wide = widened(lane)
    ready = closing.marked(plan, wide)
    stack: Stack = jax.tree.map(partial(jnp.where, is_new), all_cards(plan, seed), discards(plan, ready))
    fresh = shuffled(plan, stack)
    after = narrowed(plan, all_of(closing.needs_new_deck(plan, wide), renewed(plan, ready, fresh), wide))
    return all_of(is_new, _begin(plan, seed, fresh), after)


def settled_unshuffled(plan: Blueprint, lane: Lane) -> Lane:
    """One thing that has to happen before anybody is asked; what needs a shuffled deck is left as it is."""
    if goes_on_by_itself(plan):
        lane = went_on(plan, lane)
    wide = widened(lane)
    return narrowed(plan, all_of(~closing.needs_new_deck(plan, wide), closing.advanced(plan, wide), wide))


def settled_once(plan: Blueprint, lane: Lane) -> Lane:
    """One thing that has to happen before anybody is asked."""
    return settled_unshuffled(plan, reshuffled(plan, lane))


def settled(plan: Blueprint, lane: Lane) -> Lane:
    """All of that, until somebody can be asked."""
    return lax.while_loop(lambda one: one.pending != NOTHING, lambda one: settled_once(plan, one), lane)
