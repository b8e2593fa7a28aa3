"""Seats as arrays: who decides, who trades, and in which order (S1, M2, D1, Y2)."""

from __future__ import annotations

import jax.numpy as jnp

from nottingham.research.vector.blueprint import Blueprint
from nottingham.research.vector.lane import Lane
from nottingham.research.vector.rows import Array


def is_decider(plan: Blueprint, lane: Lane) -> Array:
    """By seat."""
    return jnp.any(lane.deciders[:, None] == jnp.arange(plan.players), axis=0)


def decides(lane: Lane, seat: Array) -> Array:
    """[decider]: whether the seat is this one."""
    return lane.deciders == seat


def ranks(plan: Blueprint, lane: Lane) -> Array:
    """By seat: its place among the merchants, clockwise from the lead's left; past them all for who decides."""
    players = plan.players
    after = (jnp.arange(players) - lane.deciders[0] - 1) % players
    if plan.deciders > 1:
        other = (lane.deciders[1] - lane.deciders[0] - 1) % players
        after = after - (after > other)
    return jnp.where(is_decider(plan, lane), players, after)


def first_of(plan: Blueprint, lane: Lane, seats: Array) -> Array:
    """The first merchant of these, clockwise from the lead's left."""
    return jnp.argmin(jnp.where(seats, ranks(plan, lane), plan.players + 1))


def seat_at(plan: Blueprint, lane: Lane, place: Array) -> Array:
    """The merchant at a place of that order."""
    return jnp.argmax(ranks(plan, lane) == place)


def has_bag(lane: Lane) -> Array:
    """By seat."""
    return lane.size > 0


def closed_bags(lane: Lane) -> Array:
    """By seat: whether there is a bag that is not settled."""
    return (lane.size > 0) & (lane.fate == 0)


def in_hands(plan: Blueprint, lane: Lane) -> Array:
    """[owner, decider]: who decides on each bag (Y4)."""
    if plan.deciders == 1:
        return has_bag(lane)[:, None]
    return lane.in_hands > 0


def bargainers(plan: Blueprint, lane: Lane, named: Array) -> Array:
    """[..., decider]: everyone who must agree to an offer that names these merchants (the last axis) (B3, Y8)."""
    return jnp.any(named[..., :, None] & hands_on(plan, lane), axis=-2)


def hands_on(plan: Blueprint, lane: Lane) -> Array:
    """[merchant, decider]: who decides on a bag; on a merchant whose bag is settled or who has none, the whole gate."""
    if plan.deciders == 1:
        return jnp.ones((plan.players, 1), bool)
    return (lane.in_hands > 0) | ~closed_bags(lane)[:, None]


def proposers(plan: Blueprint, lane: Lane) -> Array:
    """[merchant, side]: who proposed what stands in these slots: the merchant, or one who decides (B14)."""
    seats = jnp.arange(plan.players)[:, None]
    return jnp.concatenate([seats, jnp.broadcast_to(lane.deciders, (plan.players, plan.deciders))], axis=1)


def by_slot(plan: Blueprint, array: Array) -> Array:
    """[merchant, side, passes the own bag, ...] of what is kept by slot."""
    return array.reshape(plan.players, plan.sides, 2, *array.shape[1:])
