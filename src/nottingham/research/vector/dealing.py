"""The deck: shuffling, dealing, drawing, and making a new one from discards (S3 to S5, M9, X1)."""

from __future__ import annotations

from typing import NamedTuple

import jax.numpy as jnp

from nottingham.research.vector import chance
from nottingham.research.vector.blueprint import Blueprint
from nottingham.research.vector.lane import MARKET, Lane
from nottingham.research.vector.rows import Array, counted, first_place, hot, listed, looked_up, over, row, spliced
from nottingham.research.vector.seats import seat_at


class Stack(NamedTuple):
    """Cards that lie in a stack, and the state of chance by which they are shuffled or were."""

    cards: Array
    """[card]: kinds in order; only the first so many are there"""
    size: Array
    chance: Array


def shuffled(plan: Blueprint, stack: Stack) -> Stack:
    """A deck from a stack of cards, and what is left of chance."""
    places = chance.shuffled_places(stack.size, plan.cards, stack.chance)
    cards = jnp.take(stack.cards, places, mode="clip")
    return Stack(cards, stack.size, chance.advanced(stack.chance, chance.draws_of_shuffle(stack.size)))


def all_cards(plan: Blueprint, seed: Array) -> Stack:
    """What a new game shuffles."""
    return Stack(jnp.asarray(plan.fresh), jnp.asarray(plan.cards), seed)


def dealt(plan: Blueprint, lane: Lane, fresh: Stack) -> Lane:
    """Remove cards where that is played, deal the hands, turn up the piles (X1, S3, S4)."""
    ruleset, deck = plan.ruleset, fresh.cards
    start, size = ruleset.removed, ruleset.hand_size
    hands = [
        counted(deck[start + size * seat : start + size * (seat + 1)], plan.goods, size) for seat in range(plan.players)
    ]
    start += size * plan.players
    pile = lane.pile
    piled = []
    for place in range(plan.piles):
        turned = deck[start : start + ruleset.pile_start]
        begin = place * plan.pile_room
        pile = jnp.concatenate([pile[:begin], turned, pile[begin + ruleset.pile_start :]])
        piled.append(counted(turned, plan.goods, ruleset.pile_start))
        start += ruleset.pile_start
    return lane.but(
        hand=jnp.stack(hands),
        deck=deck,
        deck_top=jnp.asarray(start),
        deck_end=fresh.size,
        pile=pile,
        pile_size=jnp.full(plan.piles, ruleset.pile_start),
        piled=jnp.stack(piled),
        chance=fresh.chance,
    )


def deck_left(lane: Lane) -> Array:
    return lane.deck_end - lane.deck_top


def at_turn(plan: Blueprint, lane: Lane) -> Array:
    """Whose turn it is at the market (M2, M7)."""
    return seat_at(plan, lane, (lane.first + lane.turn) % plan.merchants)


def finished_turns(plan: Blueprint, lane: Lane) -> Array:
    """[seat, good]: what merchants who are done have laid out; a turn still going on stays out (M9)."""
    return jnp.where(hot(at_turn(plan, lane), plan.players)[:, None], 0, lane.laid_out)


def is_renewable(plan: Blueprint, lane: Lane) -> Array:
    """Whether the discards would give a new deck (M9)."""
    buried = jnp.any(lane.pile_size > plan.ruleset.pile_keep)
    if plan.ruleset.draws_from_piles:
        return buried
    return buried | (lane.phase == MARKET) & jnp.any(finished_turns(plan, lane) > 0)


def has_deck(plan: Blueprint, lane: Lane) -> Array:
    """Whether a card can come from the deck, after a reshuffle if need be (M9)."""
    return (deck_left(lane) > 0) | is_renewable(plan, lane)


def drawn(plan: Blueprint, lane: Lane, seat: Array, count: Array) -> Lane:
    """A seat draws so many cards, all of them in the deck (M5)."""
    size = plan.ruleset.hand_size
    cards = looked_up(lane.deck, lane.deck_top + jnp.arange(size))
    got = counted(cards, plan.goods, count)
    hand = lane.hand + jnp.where(hot(seat, plan.players)[:, None], got, 0)
    return lane.but(hand=hand, deck_top=lane.deck_top + count)


def in_order(plan: Blueprint, goods: Array, length: int) -> Array:
    """A handful written out as the referee does, in alphabetical order."""
    kinds = listed(goods[..., plan.alphabet].reshape(-1), length)
    return looked_up(jnp.asarray(plan.alphabet), kinds % plan.goods)


def put_on_pile(plan: Blueprint, lane: Lane, pile: Array, cards: Array, goods: Array, when: Array) -> Lane:
    """Cards on top of a pile. They are written in any case, but into the slack at the end if it is not so."""
    chosen = hot(pile, plan.piles) & when
    top = pile * plan.pile_room + row(lane.pile_size, pile)
    written = spliced(lane.pile, cards, jnp.where(when, top, plan.cards))
    return lane.but(
        pile=written,
        pile_size=lane.pile_size + jnp.where(chosen, jnp.sum(goods), 0),
        piled=lane.piled + jnp.where(chosen[:, None], goods, 0),
    )


def drawn_up(plan: Blueprint, lane: Lane, need: Array, order: Array) -> Lane:
    """Seats draw in this order what they need, as far as the deck goes (E2, M10)."""
    left = deck_left(lane)
    cards = looked_up(lane.deck, lane.deck_top + jnp.arange(plan.ruleset.hand_size * plan.players))
    hand = lane.hand + _hand_out(plan, cards, need, order, left)
    return lane.but(hand=hand, deck_top=lane.deck_top + jnp.minimum(jnp.sum(need), left))


def _hand_out(plan: Blueprint, cards: Array, need: Array, order: Array, available: Array) -> Array:
    """[seat, good]: cards from the top, to one seat after another, as far as they go."""
    seats, places = jnp.arange(plan.players), jnp.arange(cards.shape[0])
    in_turn = jnp.sum(jnp.where(order[:, None] == seats, need, 0), axis=1)
    turns = first_place(order[None, :] == seats[:, None])
    ends = jnp.sum(jnp.where(seats[None, :] <= turns[:, None], in_turn, 0), axis=1)
    mine = (places < ends[:, None]) & (places >= (ends - need)[:, None]) & (places < available)
    kinds = cards[:, None] == jnp.arange(plan.goods)
    return jnp.sum(mine[:, :, None] & kinds[None], axis=1)


def _laid_out_goods(plan: Blueprint, lane: Lane) -> Array:
    """[seat, good]: what lies before merchants who are done, and goes on the pile before that is shuffled (M9)."""
    return jnp.where(lane.phase == MARKET, finished_turns(plan, lane), 0)


def _full_sizes(plan: Blueprint, lane: Lane) -> Array:
    """[pile]: its cards, with those that are gathered first."""
    return lane.pile_size if plan.ruleset.draws_from_piles else lane.pile_size + jnp.sum(_laid_out_goods(plan, lane))


def discards(plan: Blueprint, lane: Lane) -> Stack:
    """What a new deck is made of: all cards on the piles but the top ones that stay (M9)."""
    buried = jnp.maximum(_full_sizes(plan, lane) - plan.ruleset.pile_keep, 0)
    places = jnp.arange(plan.cards)
    before = jnp.cumsum(buried) - buried
    pile_of = jnp.sum(places[:, None] >= jnp.cumsum(buried)[None, :], axis=1)
    source = pile_of * plan.pile_room + places - jnp.take(before, pile_of, mode="clip")
    return Stack(looked_up(lane.pile, source), jnp.sum(buried), lane.chance)


def renewed(plan: Blueprint, lane: Lane, fresh: Stack) -> Lane:
    """The discards, shuffled, lie under what is left of the old deck (M9)."""
    sizes, left = _full_sizes(plan, lane), deck_left(lane)
    places = jnp.arange(plan.cards)
    old, new = looked_up(lane.deck, lane.deck_top + places), looked_up(fresh.cards, places - left)
    kept, piled = _piles_left(plan, lane, sizes)
    lane = lane.but(
        deck=jnp.where(places < left, old, new).astype(lane.deck.dtype),
        deck_top=jnp.zeros_like(left),
        deck_end=left + fresh.size,
        pile=kept,
        pile_size=jnp.minimum(sizes, plan.ruleset.pile_keep),
        piled=piled,
        chance=fresh.chance,
    )
    if plan.ruleset.draws_from_piles:
        return lane
    return lane.but(laid_out=lane.laid_out - _laid_out_goods(plan, lane))


def _piles_left(plan: Blueprint, lane: Lane, sizes: Array) -> tuple[Array, Array]:
    """The piles after their buried cards left; what a turn still going on has laid out comes to lie at the bottom."""
    keep, room = plan.ruleset.pile_keep, plan.pile_room
    length = max(keep, plan.most_at_once)
    pile, piled = lane.pile, []
    for place in range(plan.piles):
        stays = jnp.minimum(sizes[place], keep)
        cards = looked_up(lane.pile, place * room + sizes[place] - stays + jnp.arange(length))
        pile = spliced(pile, cards, jnp.asarray(place * room))
        piled.append(counted(cards, plan.goods, stays))
    return pile, jnp.stack(piled)


def all_of(when: Array, some: Lane, other: Lane) -> Lane:
    """One lane where it is so, else the other."""
    theirs = vars(other)
    return other.but(**{name: jnp.where(over(when, array), array, theirs[name]) for name, array in vars(some).items()})
