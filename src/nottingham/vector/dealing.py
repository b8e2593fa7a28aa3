"""The deck: shuffling, dealing, drawing, and making a new one from discards (S3 to S5, M9, X1)."""

from __future__ import annotations

import jax.numpy as jnp

from nottingham.vector import chance
from nottingham.vector.blueprint import Blueprint
from nottingham.vector.lane import MARKET, Lane
from nottingham.vector.rows import Array, counted, first_place, hot, listed, looked_up, over, row, spliced
from nottingham.vector.seats import seat_at


def dealt(plan: Blueprint, lane: Lane, seed: Array) -> Lane:
    """Shuffle, remove cards where that is played, deal the hands, turn up the piles (X1, S3, S4)."""
    ruleset, cards = plan.ruleset, plan.cards
    places = chance.shuffled_places(jnp.asarray(cards), cards, seed)
    deck = jnp.take(jnp.asarray(plan.fresh), places, mode="clip")
    after = chance.advanced(seed, chance.draws_of_shuffle(jnp.asarray(cards)))
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
        deck_end=jnp.asarray(cards),
        pile=pile,
        pile_size=jnp.full(plan.piles, ruleset.pile_start),
        piled=jnp.stack(piled),
        chance=after,
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


def drawn_up(plan: Blueprint, lane: Lane, need: Array, order: Array, *, may_renew: bool) -> Lane:
    """Seats draw in this order what they need; from a new deck too, once the old one is used up (E2, M9, M10).

    Where it is known that no new deck is needed, `may_renew` leaves out what would shuffle it.
    """
    wanted, left = jnp.sum(need), deck_left(lane)
    later = lane
    old = looked_up(lane.deck, lane.deck_top + jnp.arange(plan.ruleset.hand_size * plan.players))
    available, cards = left, old
    if may_renew:
        renews = (wanted > left) & is_renewable(plan, lane)
        fresh = renewed(plan, lane)
        later = all_of(renews, fresh, lane)
        cards = jnp.where(jnp.arange(old.shape[0]) < left, old, looked_up(fresh.deck, jnp.arange(old.shape[0]) - left))
        available = left + jnp.where(renews, fresh.deck_end, 0)
    taken = jnp.minimum(wanted, available)
    top = lane.deck_top + taken
    if may_renew:
        top = jnp.where(renews, taken - left, top)
    return later.but(hand=lane.hand + _handed_out(plan, cards, need, order, available), deck_top=top)


def _handed_out(plan: Blueprint, cards: Array, need: Array, order: Array, available: Array) -> Array:
    """[seat, good]: cards from the top, to one seat after another, as far as they go."""
    seats, places = jnp.arange(plan.players), jnp.arange(cards.shape[0])
    in_turn = jnp.sum(jnp.where(order[:, None] == seats, need, 0), axis=1)
    turns = first_place(order[None, :] == seats[:, None])
    ends = jnp.sum(jnp.where(seats[None, :] <= turns[:, None], in_turn, 0), axis=1)
    mine = (places < ends[:, None]) & (places >= (ends - need)[:, None]) & (places < available)
    kinds = cards[:, None] == jnp.arange(plan.goods)
    return jnp.sum(mine[:, :, None] & kinds[None], axis=1)


def renewed(plan: Blueprint, lane: Lane) -> Lane:
    """A new deck from the discards: all but the top cards that stay (M9)."""
    keep, room = plan.ruleset.pile_keep, plan.pile_room
    sizes = lane.pile_size
    out = lane.laid_out
    if not plan.ruleset.draws_from_piles:
        done = jnp.where(lane.phase == MARKET, finished_turns(plan, lane), 0)
        sizes = sizes + jnp.sum(done)
        out = lane.laid_out - done
    buried = jnp.maximum(sizes - keep, 0)
    total = jnp.sum(buried)
    places = jnp.arange(plan.cards)
    before = jnp.cumsum(buried) - buried
    pile_of = jnp.sum(places[:, None] >= jnp.cumsum(buried)[None, :], axis=1)
    source = pile_of * room + places - jnp.take(before, pile_of, mode="clip")
    rest = looked_up(lane.pile, source)
    deck = jnp.take(rest, chance.shuffled_places(total, plan.cards, lane.chance), mode="clip").astype(lane.deck.dtype)
    kept, piled = _kept(plan, lane, sizes)
    return lane.but(
        deck=deck,
        deck_top=jnp.zeros_like(total),
        deck_end=total,
        pile=kept,
        pile_size=sizes - buried,
        piled=piled,
        laid_out=out,
        chance=chance.advanced(lane.chance, chance.draws_of_shuffle(total)),
    )


def _kept(plan: Blueprint, lane: Lane, sizes: Array) -> tuple[Array, Array]:
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
