"""Six players: two deputies share the gate and split the loot (Y)."""

from __future__ import annotations

import jax.numpy as jnp

from nottingham.research.vector import chance
from nottingham.research.vector.bargaining import (
    ASK_PASS,
    are_shared,
    at_odds,
    ended,
    side_of,
    still_to_agree,
    without_words,
)
from nottingham.research.vector.blueprint import Blueprint
from nottingham.research.vector.dealing import in_order, put_on_pile
from nottingham.research.vector.drafts import Deed
from nottingham.research.vector.knowledge import raised
from nottingham.research.vector.lane import CALL, INSPECT, NOBODY, PASS, UNSAID, Lane
from nottingham.research.vector.rows import Array, flag, hot, only, row
from nottingham.research.vector.seats import closed_bags, decides


def drawn(plan: Blueprint, lane: Lane, when: Array) -> Lane:
    """The top two deputy cards; after the last they are shuffled anew (Y1)."""
    players = plan.players
    is_used_up = when & (lane.roster_left == 0)
    fresh = chance.shuffled_places(jnp.asarray(players), players, lane.chance)
    after = chance.advanced(lane.chance, jnp.asarray(players - 1))
    roster = jnp.where(is_used_up, fresh, lane.roster)
    left = jnp.where(is_used_up, players, lane.roster_left)
    top = jnp.stack([row(roster, players - left), row(roster, players - left + 1)])
    return lane.but(
        roster=roster,
        roster_left=jnp.where(when, left - 2, lane.roster_left),
        chance=jnp.where(is_used_up, after, lane.chance),
        deciders=jnp.where(when, top, lane.deciders),
    )


# --- words and agreement ---------------------------------------------------------------------------------------------


def agreed(plan: Blueprint, lane: Lane, deed: Deed) -> tuple[Lane, Array, Array, Array]:
    """Words and agreement; whether a deal is done, and whether a bag is passed or opened now (Y3, Y7, Y8)."""
    merchant = deed.slot // (2 * plan.sides)
    answers, speaks = deed.did.accept | deed.did.pass_with, deed.did.pass_bag | deed.did.inspect
    side = side_of(lane, deed.me, merchant)
    still = row(still_to_agree(plan, lane), deed.slot) > 0
    is_deal = answers & jnp.all(still == (jnp.arange(plan.sides) == side))
    own = flag(row(lane.offer_ask, deed.slot) == ASK_PASS, merchant)
    shared = are_shared(lane)
    agrees = answers & ~is_deal
    owner = jnp.where(speaks, deed.owner, merchant)
    is_word = (speaks | agrees & own & (side > 0)) & flag(shared, owner)
    alone = speaks & ~flag(shared, owner)
    act = jnp.where(deed.did.inspect, INSPECT, PASS)
    slot = jnp.where(speaks, NOBODY, deed.slot)
    lane = _with_word(plan, lane, deed.me, owner, act, slot, is_word)
    lane = _with_agreement(plan, lane, deed.slot, side, agrees)
    words, slots = row(lane.word, owner), row(lane.word_slot, owner)
    alike = is_word & speaks & jnp.all(words == act) & jnp.all(slots == slots[0])
    settles = alone | alike
    return lane, is_deal, settles & deed.did.pass_bag, settles & deed.did.inspect


def _with_word(plan: Blueprint, lane: Lane, me: Array, owner: Array, act: Array, slot: Array, when: Array) -> Lane:
    """Own offers at odds with it are taken back; deputies who differ leave the bag to one (Y4, Y7)."""
    mine = decides(lane, me)
    odd = when & at_odds(plan, lane, owner, act, slot)
    side = jnp.arange(plan.slots) // 2 % plan.sides
    proposes = jnp.any(mine & (side[:, None] == 1 + jnp.arange(plan.deciders)), axis=1)
    lane = ended(plan, lane, odd & proposes)
    named = lane.word_slot[:, :, None] == jnp.arange(plan.slots)
    lane = without_words(lane, jnp.any(named & odd, axis=2) & mine)
    here = when & hot(owner, plan.players)[:, None] & mine
    agreed_by_me = jnp.concatenate([jnp.zeros(1, bool), mine])
    lane = lane.but(
        word=jnp.where(here, act, lane.word),
        word_slot=jnp.where(here, slot, lane.word_slot),
        offer_agreed=jnp.where(odd[:, None] & agreed_by_me, 0, lane.offer_agreed),
    )
    openers = lane.word == INSPECT
    differ = jnp.all(lane.word != UNSAID, axis=1) & (jnp.sum(openers, axis=1) == 1)
    left = when & hot(owner, plan.players) & differ
    return lane.but(in_hands=jnp.where(left[:, None], openers, lane.in_hands))


def _with_agreement(plan: Blueprint, lane: Lane, slot: Array, side: Array, when: Array) -> Lane:
    """One of several who must agree does so (Y8)."""
    mine = hot(slot, plan.slots)[:, None] & hot(side, plan.sides) & when
    return lane.but(offer_agreed=lane.offer_agreed | (mine & still_to_agree(plan, lane)))


def agreed_offer(plan: Blueprint, lane: Lane) -> tuple[Array, Array]:
    """Whether all agree to an offer that is no deal yet, and the slot of the first of those (Y8)."""
    done = (lane.offer_on > 0) & ~jnp.any(still_to_agree(plan, lane), axis=1)
    return jnp.any(done), jnp.argmin(jnp.where(done, lane.offer_number, 1 << 14))


def owing(lane: Lane) -> Array:
    """[owner, decider]: who owes a word on a closed bag; all of them when their words differ on the terms (Y7)."""
    hands = (lane.in_hands > 0) & closed_bags(lane)[:, None]
    silent = hands & (lane.word == UNSAID)
    return jnp.where(jnp.any(silent, axis=1, keepdims=True), silent, hands)


# --- the loot --------------------------------------------------------------------------------------------------------


def has_loot(plan: Blueprint, lane: Lane) -> Array:
    loot = plan.players
    return (lane.gold[loot] > 0) | jnp.any(lane.stand[loot] > 0) | jnp.any(lane.contraband[loot] > 0)


def split(plan: Blueprint, lane: Lane, deed: Deed) -> Lane:
    """A split of all the loot is proposed, accepted, or called by the rule (Y5)."""
    proposes = deed.did.propose_split
    lane = lane.but(
        split_by=jnp.where(proposes, deed.me, lane.split_by),
        split_gold=jnp.where(proposes, deed.paper.draft_gold, lane.split_gold),
        split_goods=jnp.where(proposes, deed.paper.draft_goods, lane.split_goods),
        offers_made=lane.offers_made + proposes,
    )
    is_called = deed.did.call_split | (lane.pending == CALL)
    gold, goods = _shares(plan, lane, is_called)
    return _share_loot(plan, lane, gold, goods, is_called | deed.did.accept_split)


def _shares(plan: Blueprint, lane: Lane, is_called: Array) -> tuple[Array, Array]:
    """[deputy], [deputy, good]: half of each kind, or what was agreed."""
    loot = plan.players
    gold, goods = lane.gold[loot], plan.joined(lane.stand[loot], lane.contraband[loot])
    proposed = lane.deciders == lane.split_by
    agreed_gold = jnp.where(proposed, lane.split_gold, gold - lane.split_gold)
    agreed_goods = jnp.where(proposed[:, None], lane.split_goods, goods - lane.split_goods)
    return jnp.where(is_called, gold // 2, agreed_gold), jnp.where(is_called, goods // 2, agreed_goods)


def _share_loot(plan: Blueprint, lane: Lane, gold: Array, goods: Array, when: Array) -> Lane:
    """Each takes a share; odd cards go face up on the discard pile, an odd coin leaves the game (Y5, V3)."""
    loot, holders = plan.players, plan.holders
    left = plan.joined(lane.stand[loot], lane.contraband[loot]) - jnp.sum(goods, axis=0)
    is_loot = hot(loot, holders)
    purses, stands, hidden, known = lane.gold, lane.stand, lane.contraband, lane.known
    deputies = jnp.any(lane.deciders[:, None] == jnp.arange(plan.players), axis=0)
    for place in range(plan.deciders):
        deputy, contraband = lane.deciders[place], plan.contraband_of(goods[place])
        purses = purses + only(deputy, holders, gold[place])
        stands = stands + only(deputy, holders, plan.legal_of(goods[place]))
        hidden = hidden + only(deputy, holders, contraband)
        known = raised(plan, known, deputy, contraband, deputies)
    lane = lane.but(
        gold=jnp.where(when, jnp.where(is_loot, 0, purses), lane.gold),
        stand=jnp.where(when, jnp.where(is_loot[:, None], 0, stands), lane.stand),
        contraband=jnp.where(when, jnp.where(is_loot[:, None], 0, hidden), lane.contraband),
        known=jnp.where(when, jnp.where(is_loot[:, None], 0, known), lane.known),
        splitting=jnp.where(when, 0, lane.splitting),
        split_by=jnp.where(when, NOBODY, lane.split_by),
        split_gold=jnp.where(when, 0, lane.split_gold),
        split_goods=jnp.where(when, 0, lane.split_goods),
    )
    odd = jnp.where(when, left, 0)
    return put_on_pile(plan, lane, jnp.asarray(0), in_order(plan, odd, plan.goods), odd, when)
