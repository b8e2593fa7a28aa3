"""Debts: gold first, then legal goods, then contraband, chosen by the debtor (P)."""

from __future__ import annotations

import jax.numpy as jnp

from nottingham.research.vector.blueprint import Blueprint
from nottingham.research.vector.drafts import Deed, debt_at_hand, of_use
from nottingham.research.vector.knowledge import left_for, raised
from nottingham.research.vector.lane import Lane
from nottingham.research.vector.rows import Array, first_place, hot, only, row


def played(plan: Blueprint, lane: Lane, deed: Deed) -> Lane:
    """The debtor's choice is handed over; then whatever needs no choice is paid (P1, P2)."""
    debtor, _ = debt_at_hand(lane)
    lane = _hand_over(plan, lane, debtor, jnp.where(deed.did.pay, deed.goods, 0))
    is_paid = deed.did.pay & hot(first_place(lane.owed > 0), plan.deciders)
    lane = lane.but(owed=jnp.where(is_paid, 0, lane.owed), debt_step=jnp.where(deed.did.pay, 0, lane.debt_step))
    for place in range(plan.deciders):
        lane = _pay_debt(plan, lane, place)
    return lane


def _hand_over(plan: Blueprint, lane: Lane, debtor: Array, goods: Array) -> Lane:
    """Goods for a debt go to the creditor, contraband shown to all (P2, P3)."""
    holders, creditor = plan.holders, lane.creditor
    legal, contraband = plan.legal_of(goods), plan.contraband_of(goods)
    everyone = jnp.ones(plan.players, bool)
    known = left_for(plan, lane.known, debtor, contraband, everyone)
    return lane.but(
        stand=lane.stand + only(creditor, holders, legal) - only(debtor, holders, legal),
        contraband=lane.contraband + only(creditor, holders, contraband) - only(debtor, holders, contraband),
        known=raised(plan, known, creditor, contraband, everyone),
    )


def _pay_debt(plan: Blueprint, lane: Lane, place: int) -> Lane:
    """Gold, then all legal goods if they do not suffice, then a single face-down card (P1, P2).

    Whether the debtor is asked depends only on gold, legal goods and the number of face-down cards (V7).
    """
    owed, debtor = lane.owed[place], lane.debtor[place]
    waits_for_others = jnp.any(lane.owed[:place] > 0) | (lane.placing >= 0)
    starts = (owed > 0) & (lane.debt_step == 0) & ~waits_for_others
    gold = jnp.where(starts, jnp.minimum(owed, row(lane.gold, debtor)), 0)
    rest = owed - gold
    stand, hidden = row(lane.stand, debtor), row(lane.contraband, debtor)
    needs_goods = starts & (rest > 0)
    worth = jnp.sum(stand * plan.legal_values)
    all_legal = needs_goods & (worth <= rest)
    after = rest - jnp.where(all_legal, worth, 0)
    needs_contraband = all_legal & (after > 0)
    all_hidden = needs_contraband & (jnp.sum(hidden) <= 1)
    legal = plan.legal_of(of_use(plan, plan.joined(stand, jnp.zeros_like(hidden)), rest))
    goods = plan.joined(jnp.where(all_legal, legal, 0), jnp.where(all_hidden, hidden, 0))
    lane = lane.but(
        gold=lane.gold + only(lane.creditor, plan.holders, gold) - only(debtor, plan.holders, gold),
    )
    lane = _hand_over(plan, lane, debtor, goods)
    asks_legal, asks_hidden = needs_goods & ~all_legal, needs_contraband & ~all_hidden
    left = jnp.where(asks_legal | asks_hidden, after, 0)
    return lane.but(
        owed=jnp.where(starts & hot(place, plan.deciders), left, lane.owed),
        debt_step=jnp.where(starts, jnp.where(asks_legal, 1, jnp.where(asks_hidden, 2, 0)), lane.debt_step),
    )
