"""Bargaining: offers, counter-offers and promises while bags are being settled (B).

An offer lies in the slot that the vocabulary has for it: by merchant, by who proposed it, and by whether it passes the
merchant's own bag. A new one takes the place of one's own older one of its sort (B14), so no offer needs more room.
"""

from __future__ import annotations

import jax.numpy as jnp

from nottingham.encoding.memory import OFFERS_MADE, OFFERS_REFUSED
from nottingham.research.vector.blueprint import Blueprint
from nottingham.research.vector.drafts import Deed
from nottingham.research.vector.lane import INSPECTING, NOBODY, PASS, UNSAID, Lane
from nottingham.research.vector.memory import remembered
from nottingham.research.vector.rows import Array, first_place, flag, hot, row
from nottingham.research.vector.seats import bargainers, closed_bags, decides, hands_on, in_hands, is_decider

ASK_PASS, ASK_OPEN, ASK_REFUSE = 1, 2, 3
OFFER_FIELDS = ("gold", "stand", "contraband", "bag", "ask", "promise", "answers", "agreed", "number")


def played(plan: Blueprint, lane: Lane, deed: Deed) -> Lane:
    """Offers are made, refused and withdrawn, and promises given (B1, B13, B14)."""
    lane = _propose(plan, lane, deed)
    lane = remembered(lane, proposer_of(plan, lane, deed.slot), OFFERS_REFUSED, deed.did.refuse)
    lane = ended(plan, lane, (deed.did.refuse | deed.did.withdraw) & hot(deed.slot, plan.slots))
    return lane.but(promise_new=lane.promise_new + _pledges(plan, deed))


def _pledges(plan: Blueprint, deed: Deed) -> Array:
    """[by, to, act]: promises outside deals."""
    seats = jnp.arange(plan.players)
    pair = (seats == deed.me)[:, None] & (seats == deed.owner) & deed.did.pledge
    return pair[:, :, None] & (jnp.arange(2) == deed.good)


def proposer_of(plan: Blueprint, lane: Lane, slot: Array) -> Array:
    """Who proposed what lies in a slot."""
    side = slot // 2 % plan.sides
    return jnp.where(side == 0, slot // (2 * plan.sides), row(lane.deciders, side - 1))


def _propose(plan: Blueprint, lane: Lane, deed: Deed) -> Lane:
    """Into its slot, over one's own older one of its sort (B14)."""
    paper, merchant = deed.paper, deed.paper.draft_merchant
    own = flag(paper.draft_ask == ASK_PASS, merchant)
    side = jnp.where(deed.me == merchant, 0, 1 + first_place(decides(lane, deed.me)))
    mine = deed.did.propose & hot((merchant * plan.sides + side) * 2 + own, plan.slots)
    lane = remembered(ended(plan, lane, mine), deed.me, OFFERS_MADE, deed.did.propose)
    number = lane.offers_made + deed.did.propose
    lane = lane.but(
        offer_on=jnp.where(mine, 1, lane.offer_on),
        offer_gold=jnp.where(mine, paper.draft_gold, lane.offer_gold),
        offer_stand=jnp.where(mine[:, None], paper.draft_stand, lane.offer_stand),
        offer_contraband=jnp.where(mine[:, None], paper.draft_contraband, lane.offer_contraband),
        offer_bag=jnp.where(mine[:, None], paper.draft_goods, lane.offer_bag),
        offer_ask=jnp.where(mine[:, None], paper.draft_ask, lane.offer_ask),
        offer_promise=jnp.where(mine, paper.draft_promise, lane.offer_promise),
        offer_answers=jnp.where(mine, paper.draft_counter >= 0, lane.offer_answers),
        offers_made=number,
    )
    if not plan.ruleset.has_loot:
        return lane
    lane = lane.but(offer_number=jnp.where(mine, number, lane.offer_number))
    void = deed.did.propose & own & hot(merchant, plan.players)[:, None] & decides(lane, deed.me)
    return without_words(lane, void)


def are_shared(lane: Lane) -> Array:
    """By owner: whether both deputies still decide on a bag (Y7)."""
    return jnp.all(lane.in_hands > 0, axis=1)


def without_words(lane: Lane, void: Array) -> Lane:
    """Void words [owner, decider] are as if never said, but who left a bag to the other did so for good (Y7)."""
    void = void & are_shared(lane)[:, None]
    return lane.but(word=jnp.where(void, UNSAID, lane.word), word_slot=jnp.where(void, NOBODY, lane.word_slot))


def ended(plan: Blueprint, lane: Lane, gone: Array) -> Lane:
    """Offers [slot] are gone for good, and with them every word that named them (B10, B12, B14)."""
    if plan.ruleset.has_loot:
        named = lane.word_slot[:, :, None] == jnp.arange(plan.slots)
        lane = without_words(lane, jnp.any(named & gone, axis=2))
    fields = {f"offer_{name}": vars(lane)[f"offer_{name}"] for name in OFFER_FIELDS}
    cleared = {name: jnp.where(_wide(gone, array), 0, array) for name, array in fields.items() if array.size}
    return lane.but(offer_on=jnp.where(gone, 0, lane.offer_on), **cleared)


def _wide(flags: Array, like: Array) -> Array:
    return flags.reshape(flags.shape + (1,) * (like.ndim - 1))


def without_impossible_offers(plan: Blueprint, lane: Lane, was_closed: Array) -> Lane:
    """Ends every offer that names a bag now settled, cannot be paid any more, or is forbidden by a deal (B10, B12).

    One that only asks to refuse a merchant who had no bag left before this act goes on standing (B3).
    """
    players = plan.players
    asks, merchant = lane.offer_ask, jnp.arange(plan.slots) // (2 * plan.sides)
    giver = merchant[:, None] == jnp.arange(players)
    needs_question = (asks == ASK_PASS) | (asks == ASK_OPEN) | (asks == ASK_REFUSE) & was_closed
    is_settled = jnp.any(needs_question & ~closed_bags(lane), axis=1)
    is_poor = lane.offer_gold > jnp.sum(jnp.where(giver, lane.gold[:players], 0), axis=1)
    stands = jnp.sum(jnp.where(giver[:, :, None], lane.stand[:players], 0), axis=1)
    lacks = jnp.any(lane.offer_stand > stands, axis=1)
    sheriffs = bargainers(plan, lane, asks > 0)
    barring = jnp.any(giver[:, :, None] & (lane.barred > 0), axis=1)
    must_pass, must_open = lane.bound[:, 0] > 0, lane.bound[:, 1] > 0
    contradicts = jnp.any((asks == ASK_PASS) & must_open | (asks == ASK_OPEN) & must_pass, axis=1)
    gone = is_settled | is_poor | lacks | jnp.any(sheriffs & barring, axis=1) | contradicts
    if plan.ruleset.has_loot:
        gone = gone | _is_out_of_hand(plan, lane, sheriffs)
    return ended(plan, lane, gone & (lane.offer_on > 0) & (lane.phase == INSPECTING))


def _is_out_of_hand(plan: Blueprint, lane: Lane, sheriffs: Array) -> Array:
    """[slot]: whether its proposer, or one it promises for or to, decides on none of its bags any more (Y8, B9)."""
    side = jnp.arange(plan.slots) // 2 % plan.sides
    proposes = side[:, None] == 1 + jnp.arange(plan.deciders)
    bits = lane.offer_promise[:, None] >> 4 * jnp.arange(plan.deciders) & 15
    return jnp.any((proposes | (bits > 0)) & ~sheriffs, axis=1)


def within_reach(plan: Blueprint, lane: Lane, seat: Array) -> Array:
    """By owner: bags that this seat can talk about; one who decides, only those in the own hands (Y4)."""
    mine = jnp.any(in_hands(plan, lane) & decides(lane, seat), axis=1)
    return mine | ~flag(is_decider(plan, lane), seat)


def pleas(plan: Blueprint, lane: Lane, reach: Array) -> Array:
    """[merchant, owner, plea]: whose bag may be asked to pass, whose to be opened, and who to be refused (B3, B4).

    The own bag may only be asked to pass. With one who is bound to refuse a merchant that merchant makes no deals, and
    a bag that the other deputy alone decides on is out of reach (Y7).
    """
    closed, others = closed_bags(lane), ~jnp.eye(plan.players, dtype=bool)
    is_barred = jnp.any(hands_on(plan, lane)[None] & (lane.barred > 0)[:, None], axis=2)
    owners = ~is_barred & closed & reach
    refusable = ~is_barred & ~is_decider(plan, lane) & (~closed | reach) & jnp.any(closed)
    may_pass = owners & (lane.bound[:, 1] == 0)
    may_open = owners & others & (lane.bound[:, 0] == 0)
    return jnp.stack([may_pass, may_open, refusable & others], axis=2)


def at_odds(plan: Blueprint, lane: Lane, owner: Array, act: Array, slot: Array) -> Array:
    """[slot]: offers that one who says this about a bag no longer agrees to: the opposite, or other terms (Y7)."""
    merchant = jnp.arange(plan.slots) // (2 * plan.sides)
    is_own = jnp.arange(plan.slots) % 2 == 1
    opposite = jnp.where(act == PASS, ASK_OPEN, ASK_PASS)
    asked = jnp.sum(jnp.where(hot(owner, plan.players), lane.offer_ask, 0), axis=1)
    other_terms = is_own & (merchant == owner) & (jnp.arange(plan.slots) != slot)
    return (lane.offer_on > 0) & ((asked == opposite) | other_terms)


def still_to_agree(plan: Blueprint, lane: Lane) -> Array:
    """[slot, side]: who has not agreed to an offer yet: the merchant and everyone who decides on its bags (Y8)."""
    slots = jnp.arange(plan.slots)
    needed = jnp.concatenate(
        [jnp.ones((plan.slots, 1), bool), bargainers(plan, lane, lane.offer_ask > 0)],
        axis=1,
    )
    proposes = (slots // 2 % plan.sides)[:, None] == jnp.arange(plan.sides)
    return needed & ~proposes & (lane.offer_agreed == 0)


def side_of(lane: Lane, seat: Array, merchant: Array) -> Array:
    """On which side of an offer a seat stands: 0 the merchant, then those who decide."""
    return jnp.where(seat == merchant, 0, 1 + first_place(decides(lane, seat)))


def offer_at(lane: Lane, slot: Array, when: Array) -> dict[str, Array]:
    """The parts of the offer in a slot; nothing at all unless it is so."""
    return {
        name: jnp.where(when, row(vars(lane)[f"offer_{name}"], slot), 0)
        for name in ("gold", "stand", "contraband", "bag", "ask", "promise")
    }
