"""Phase 1, Market: merchants exchange cards one after another (M)."""

from __future__ import annotations

import jax.numpy as jnp

from nottingham.research.vector import deputies, floor
from nottingham.research.vector.blueprint import Blueprint
from nottingham.research.vector.dealing import (
    at_turn,
    deck_left,
    drawn,
    has_deck,
    in_order,
    is_renewable,
    put_on_pile,
)
from nottingham.research.vector.drafts import Deed
from nottingham.research.vector.lane import CLOSE, GO_ON, INSPECTING, LOADING, MARKET, NOBODY, RENEW, WAITS, Lane
from nottingham.research.vector.rows import Array, hot, looked_up, row, spliced
from nottingham.research.vector.seats import is_decider, ranks


def missing(plan: Blueprint, lane: Lane, seat: Array) -> Array:
    """Cards missing to a full hand."""
    return plan.ruleset.hand_size - jnp.sum(row(lane.hand, seat))


def sources(plan: Blueprint, lane: Lane) -> tuple[Array, Array]:
    """Which piles, and whether the deck, may be drawn from; after the deck only the deck, while it gives (M4, M10)."""
    deck = has_deck(plan, lane)
    return (lane.pile_size > 0) & ~(deck & (lane.has_drawn > 0)), deck


def played(plan: Blueprint, lane: Lane, deed: Deed) -> Lane:
    """What the step amounts to at the market."""
    if plan.ruleset.draws_from_piles:
        lane = _discard(plan, _draw_cards(plan, _set_aside(plan, lane, deed), deed), deed)
        return advanced(plan, lane, deed.did.set_aside | deed.did.draw_pile | deed.did.draw_deck, deed.did.discard)
    lane = _lay_out(plan, _open_market(plan, lane, deed), deed)
    return advanced(plan, lane, deed.did.set_aside, jnp.zeros_like(deed.did.set_aside))


def _open_market(plan: Blueprint, lane: Lane, deed: Deed) -> Lane:
    """The Sheriff names who starts (M7)."""
    first = row(ranks(plan, lane), deed.owner)
    return lane.but(
        is_open=jnp.where(deed.did.open_market, 1, lane.is_open),
        first=jnp.where(deed.did.open_market, first, lane.first),
    )


def _set_aside(plan: Blueprint, lane: Lane, deed: Deed) -> Lane:
    """Face down, up to five (M3, V4)."""
    when = deed.did.set_aside
    return lane.but(
        hand=lane.hand - jnp.where(when & hot(deed.me, plan.players)[:, None], deed.goods, 0),
        aside=jnp.where(when, deed.goods, lane.aside),
        aside_size=jnp.where(when, jnp.sum(deed.goods), lane.aside_size),
    )


def _lay_out(plan: Blueprint, lane: Lane, deed: Deed) -> Lane:
    """Face up, then draw from the deck until the hand is full (M8).

    The cards are written where they will lie once the Sheriff gathers them, above what is out already.
    """
    when, mine = deed.did.set_aside, hot(deed.me, plan.players)[:, None]
    cards = in_order(plan, deed.goods, plan.most_at_once)
    above = lane.pile_size[0] + jnp.sum(lane.laid_out)
    lane = lane.but(
        hand=lane.hand - jnp.where(when & mine, deed.goods, 0),
        laid_out=lane.laid_out + jnp.where(when & mine, deed.goods, 0),
        pile=spliced(lane.pile, cards, jnp.where(when, above, plan.cards)),
        aside_size=jnp.where(when, jnp.sum(deed.goods), lane.aside_size),
    )
    return _from_deck(plan, lane, deed.me, when)


def _draw_cards(plan: Blueprint, lane: Lane, deed: Deed) -> Lane:
    """The top card of a pile, or from the deck until the hand is full (M3 to M5)."""
    took, pile = deed.did.draw_pile, deed.pile
    top = looked_up(lane.pile, pile * plan.pile_room + row(lane.pile_size, pile) - 1)
    card = hot(top, plan.goods) & took
    chosen = hot(pile, plan.piles) & took
    lane = lane.but(
        hand=lane.hand + (hot(deed.me, plan.players)[:, None] & card),
        pile_size=lane.pile_size - chosen,
        piled=lane.piled - (chosen[:, None] & card),
    )
    return _from_deck(plan, lane, deed.me, deed.did.draw_deck)


def _from_deck(plan: Blueprint, lane: Lane, me: Array, when: Array) -> Lane:
    """Until the hand is full; a deck that is too small waits for a new one (M9)."""
    need, left = missing(plan, lane, me), deck_left(lane)
    is_short = when & (need > left) & is_renewable(plan, lane)
    lane = drawn(plan, lane, me, jnp.where(when & ~is_short, jnp.minimum(need, left), 0))
    return lane.but(has_drawn=jnp.where(when, 1, lane.has_drawn), pending=jnp.where(is_short, RENEW, lane.pending))


def _discard(plan: Blueprint, lane: Lane, deed: Deed) -> Lane:
    """All that was set aside, face up on one pile in an order of choice; what the Sheriff confiscated too (M6, I7)."""
    on_pile = deed.did.discard | deed.did.place
    lane = put_on_pile(plan, lane, deed.pile, deed.cards, jnp.where(on_pile, deed.goods, 0), on_pile)
    return lane.but(
        aside=jnp.where(deed.did.discard, 0, lane.aside), aside_size=jnp.where(deed.did.discard, 0, lane.aside_size)
    )


def advanced(plan: Blueprint, lane: Lane, acted: Array, is_done: Array) -> Lane:
    """End the turn when nothing is left to draw or discard, and the phase after the last turn (M1, M10)."""
    is_over = is_done | (acted & (lane.pending != RENEW) & (lane.phase == MARKET) & _is_through(plan, lane))
    turn = lane.turn + is_over
    lane = lane.but(
        turn=turn,
        aside_size=jnp.where(is_over, NOBODY, lane.aside_size),
        has_drawn=jnp.where(is_over, 0, lane.has_drawn),
    )
    return _close_market(plan, lane, is_over & (turn == plan.merchants))


def _is_through(plan: Blueprint, lane: Lane) -> Array:
    """Whether the merchant at turn has nothing left to do."""
    if not plan.ruleset.draws_from_piles:
        return lane.aside_size >= 0
    piles, deck = sources(plan, lane)
    may_draw = (missing(plan, lane, at_turn(plan, lane)) > 0) & (deck | jnp.any(piles))
    return (lane.aside_size == 0) & ~may_draw


def _close_market(plan: Blueprint, lane: Lane, when: Array) -> Lane:
    """Everything laid out is gathered, and who holds a card loads a bag (M8, L1, L3)."""
    loads = when & (jnp.sum(lane.hand, axis=1) > 0) & ~is_decider(plan, lane)
    lane = lane.but(
        phase=jnp.where(when, LOADING, lane.phase),
        load=jnp.where(when, loads * WAITS, lane.load),
        pending=jnp.where(when & ~jnp.any(loads), CLOSE, lane.pending),
    )
    if plan.tax and plan.ruleset.has_loot:
        lane = _skip_to_loot(plan, lane, when & ~jnp.any(loads))
    if plan.ruleset.draws_from_piles:
        return lane
    goods = jnp.where(when, jnp.sum(lane.laid_out, axis=0), 0)
    return lane.but(
        pile_size=lane.pile_size + jnp.sum(goods),
        piled=lane.piled + goods,
        laid_out=jnp.where(when, 0, lane.laid_out),
    )


def _skip_to_loot(plan: Blueprint, lane: Lane, when: Array) -> Lane:
    """Without any bags there is nothing to inspect, but the tax has to be split all the same (L3, F1, Y5)."""
    splits = when & deputies.has_loot(plan, lane)
    lane = floor.opened(plan, lane, splits)
    return lane.but(phase=jnp.where(splits, INSPECTING, lane.phase), pending=jnp.where(splits, GO_ON, lane.pending))
