"""Phase 5, End of round: the marker moves on and hands are filled, or the game is over (E); and new decks (M9).

All of this is rare, so it is kept out of the step that every game takes: a lane that needs it says so in `pending`.
"""

from __future__ import annotations

import jax.numpy as jnp

from nottingham.research.vector import deputies, floor, market, tax
from nottingham.research.vector.blueprint import Blueprint
from nottingham.research.vector.dealing import deck_left, drawn_up, in_order, is_renewable
from nottingham.research.vector.lane import (
    CLOSE,
    FINISHED,
    MARKET,
    NEVER,
    NOBODY,
    NOTHING,
    OPEN,
    REFILL,
    RENEW,
    UNSAID,
    Lane,
)
from nottingham.research.vector.rows import Array, hot, looked_up

OF_A_ROUND = (
    "is_open", "first", "turn", "has_drawn", "load", "size", "in_hands", "bound", "barred", "deals", "promise_new",
    "is_talk_over", "talks", "offer_limit", "patience", "offer_on", "offer_gold", "offer_stand", "offer_contraband",
    "offer_bag", "offer_ask", "offer_promise", "offer_answers", "offer_agreed", "offer_number",
)  # fmt: skip
"""What begins at nothing with every round."""


def needs_new_deck(plan: Blueprint, lane: Lane) -> Array:
    """Whether discards have to be shuffled before the game can go on (M9, E2)."""
    missing = plan.ruleset.hand_size - jnp.sum(lane.hand, axis=1)
    draws_up = _begins_round(plan, lane) & (jnp.sum(missing) > deck_left(lane))
    return (draws_up | (lane.pending == RENEW)) & is_renewable(plan, lane)


def _begins_round(plan: Blueprint, lane: Lane) -> Array:
    """Whether a round is over, and another follows."""
    return (lane.pending == CLOSE) & (lane.round != plan.ruleset.rounds)


def ends_game(plan: Blueprint, lane: Lane) -> Array:
    """Whether the last round is over: all that is left to do is to throw hands away, which are worth nothing (E3)."""
    return (lane.pending == CLOSE) & (lane.round == plan.ruleset.rounds)


def marked(plan: Blueprint, lane: Lane) -> Lane:
    """The marker is passed before a deck is made for the next round; who draws at the market waits as before."""
    begins = _begins_round(plan, lane)
    lane = _with_marker(plan, lane, begins)
    return lane.but(pending=jnp.where(begins, REFILL, lane.pending))


def advanced(plan: Blueprint, lane: Lane) -> Lane:
    """Cards for who waits for them at the market, a new round, or the end of the game; a deck is there (E1, E2, M9)."""
    renews, closes = lane.pending == RENEW, (lane.pending == CLOSE) | (lane.pending == REFILL)
    is_last = closes & (lane.round == plan.ruleset.rounds)
    goes_on = closes & ~is_last
    lane = _with_marker(plan, lane, _begins_round(plan, lane))
    lane = _refill_hands(plan, lane, renews, goes_on)
    lane = _next_round(_end_game(plan, lane, is_last), closes, goes_on)
    if plan.tax:
        lane = tax.paid(plan, lane, goes_on)
    lane = lane.but(pending=jnp.where(renews | closes, NOTHING, lane.pending))
    lane = market.advanced(plan, lane, renews, jnp.zeros_like(renews))
    return floor.asked_in_turn(plan, lane, renews | goes_on)


def _with_marker(plan: Blueprint, lane: Lane, when: Array) -> Lane:
    """To the left, or two deputies by their cards (E1, Y1)."""
    if plan.ruleset.has_loot:
        return deputies.drawn(plan, lane, when)
    return lane.but(deciders=jnp.where(when, (lane.deciders + 1) % plan.players, lane.deciders))


def _refill_hands(plan: Blueprint, lane: Lane, renews: Array, goes_on: Array) -> Lane:
    """Everyone draws up, clockwise from the Sheriff's left, the Sheriff last (E2); or one at the market (M9)."""
    seats = jnp.arange(plan.players)
    missing = plan.ruleset.hand_size - jnp.sum(lane.hand, axis=1)
    draws = goes_on | (renews & (seats == lane.seat))
    order = (lane.deciders[0] + 1 + seats) % plan.players
    return drawn_up(plan, lane, jnp.where(draws, missing, 0), order)


def _next_round(lane: Lane, closes: Array, goes_on: Array) -> Lane:
    """Nothing of a round stays but goods, gold and promises (S8)."""
    old = lane.promise_old + jnp.where(closes, lane.promise_new, 0)
    cleared = {name: jnp.where(closes, 0, vars(lane)[name]) for name in OF_A_ROUND}
    return lane.but(
        phase=jnp.where(goes_on, MARKET, lane.phase),
        round=lane.round + goes_on,
        promise_old=old,
        aside_size=jnp.where(closes, NOBODY, lane.aside_size),
        good=jnp.where(closes, NOBODY, lane.good),
        fate=jnp.where(closes, UNSAID, lane.fate),
        word=jnp.where(closes, UNSAID, lane.word),
        word_slot=jnp.where(closes, NOBODY, lane.word_slot),
        clock=jnp.where(closes, NEVER, lane.clock),
        mode=jnp.where(closes, OPEN, lane.mode),
        **cleared,
    )


def _end_game(plan: Blueprint, lane: Lane, when: Array) -> Lane:
    """No refill: hands are discarded, worth nothing (E1, E3)."""
    goods = jnp.where(when, lane.hand, 0)
    cards = in_order(plan, goods, plan.players * plan.ruleset.hand_size)
    last = hot(plan.piles - 1, plan.piles)
    place = jnp.arange(plan.piles * plan.pile_room) - (plan.piles - 1) * plan.pile_room - lane.pile_size[-1]
    is_new = when & (place >= 0) & (place < cards.shape[0])
    return lane.but(
        phase=jnp.where(when, FINISHED, lane.phase),
        hand=lane.hand - goods,
        pile=jnp.where(is_new, looked_up(cards, place), lane.pile),
        pile_size=lane.pile_size + jnp.where(last, jnp.sum(goods), 0),
        piled=lane.piled + jnp.where(last[:, None], jnp.sum(goods, axis=0), 0),
    )
