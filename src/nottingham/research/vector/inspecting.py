"""Phase 4, Inspection: bags are passed or opened, and deals are paid (I, B4 to B8, Y3, Y8)."""

from __future__ import annotations

from typing import NamedTuple

import jax.numpy as jnp

from nottingham.encoding.memory import (
    OFFERS_ACCEPTED,
    OPENED_FALSE,
    OPENED_TRUE,
    PASSED_PAID,
    PASSED_UNPAID,
    PROMISES_BROKEN,
    PROMISES_KEPT,
)
from nottingham.research.vector import black_market, deputies, time_limit
from nottingham.research.vector.bargaining import (
    ASK_OPEN,
    ASK_PASS,
    ASK_REFUSE,
    ended,
    offer_at,
    proposer_of,
    without_impossible_offers,
    without_words,
)
from nottingham.research.vector.blueprint import Blueprint
from nottingham.research.vector.dealing import in_order, put_on_pile
from nottingham.research.vector.drafts import Deed
from nottingham.research.vector.knowledge import left_for, raised, raised_at, shown
from nottingham.research.vector.lane import CALL, CLOSE, GO_ON, INSPECT, INSPECTING, NOBODY, NOTHING, PASS, Lane
from nottingham.research.vector.memory import capped, remembered, remembered_of, saw
from nottingham.research.vector.rows import Array, flag, hot, only, row
from nottingham.research.vector.seats import bargainers, closed_bags, in_hands
from nottingham.rules.rulebook import minutes_of


class Settling(NamedTuple):
    """What happens to bags now."""

    deal: Array
    slot: Array
    """of the offer that becomes a deal"""
    passes: Array
    """[owner]"""
    opens: Array
    """[owner]; one at most"""
    openers: Array
    """[decider]: who opens it"""
    is_paid: Array
    """whether the deal that passes a bag gives something for it"""
    is_by_clock: Array
    """whether the time was up, and nobody said so"""


def played(plan: Blueprint, lane: Lane, deed: Deed) -> Lane:
    """What is said about bags, and what must happen without being said."""
    lane, settling = _settling(plan, lane, deed)
    lane, passes, readers, is_paid = _bind_deal(plan, lane, settling)
    settling = settling._replace(passes=settling.passes | passes, is_paid=is_paid)
    lane = _pass_bags(plan, _judge_promises(plan, lane, settling), settling, readers)
    lane = _open_bags(plan, lane, settling)
    if plan.has_two_piles:
        return _place_cards(plan, lane, deed)
    return lane


def _settling(plan: Blueprint, lane: Lane, deed: Deed) -> tuple[Lane, Settling]:
    """A Sheriff's word settles a bag; two deputies must say the same (I1, I3, Y3)."""
    deal, passes, opens = deed.did.accept | deed.did.pass_with, deed.did.pass_bag, deed.did.inspect
    if plan.ruleset.has_loot:
        lane, deal, passes, opens = deputies.agreed(plan, lane, deed)
    owner = hot(deed.owner, plan.players)
    openers = row(in_hands(plan, lane), deed.owner) > 0
    settling = Settling(deal, deed.slot, passes & owner, opens & owner, openers, *(jnp.zeros_like(deal),) * 2)
    return lane, _without_a_word(plan, lane, settling)


def _without_a_word(plan: Blueprint, lane: Lane, settling: Settling) -> Settling:
    """An offer to which all agree is a deal (Y8); when the time is up, bags are settled (T1)."""
    goes_on = lane.pending == GO_ON
    if plan.ruleset.has_loot:
        is_agreed, slot = deputies.agreed_offer(plan, lane)
        settling = settling._replace(
            deal=settling.deal | goes_on & is_agreed, slot=jnp.where(goes_on, slot, settling.slot)
        )
        goes_on = goes_on & ~is_agreed
    if minutes_of(plan.ruleset):
        opens, openers, passes = time_limit.settled(plan, lane)
        settling = settling._replace(
            opens=jnp.where(goes_on, opens, settling.opens),
            openers=jnp.where(goes_on, openers, settling.openers),
            passes=jnp.where(goes_on, passes, settling.passes),
            is_by_clock=goes_on,
        )
    return settling


# --- deals -----------------------------------------------------------------------------------------------------------


def _bind_deal(plan: Blueprint, lane: Lane, settling: Settling) -> tuple[Lane, Array, Array, Array]:
    """A deal binds and is paid at once; the bag it passes, who was shown it, and whether for anything (B4 to B8)."""
    when, slot = settling.deal, settling.slot
    merchant = slot // (2 * plan.sides)
    offer = offer_at(lane, slot, when)
    asks = offer["ask"]
    sheriffs = bargainers(plan, lane, asks > 0)
    lane = remembered(lane, proposer_of(plan, lane, slot), OFFERS_ACCEPTED, when)
    lane = _bind(plan, lane, merchant, asks, sheriffs, when)
    lane = ended(plan, lane, when & hot(slot, plan.slots))
    lane = _with_promises(plan, lane, merchant, offer["promise"])
    receiver, readers = _receiver(plan, lane, merchant, sheriffs)
    lane = lane.but(
        gold=lane.gold + only(receiver, plan.holders, offer["gold"]) - only(merchant, plan.holders, offer["gold"])
    )
    lane = _from_stand(plan, lane, offer, merchant, receiver, readers)
    own = when & flag(asks == ASK_PASS, merchant)
    lane, is_lie = _from_bag(plan, lane, jnp.where(own, offer["bag"], 0), merchant, receiver, readers)
    gifts = offer["gold"] + sum(jnp.sum(offer[place]) for place in ("stand", "contraband", "bag"))
    return lane, own & hot(merchant, plan.players), is_lie & readers, own & (gifts > 0)


def _bind(plan: Blueprint, lane: Lane, merchant: Array, asks: Array, sheriffs: Array, when: Array) -> Lane:
    """What a deal asks must be done; words against it are void (B3, B4, Y7)."""
    pleas = asks[:, None] == jnp.array([ASK_PASS, ASK_OPEN, ASK_REFUSE])
    bars = (asks >= ASK_OPEN)[:, None] & sheriffs
    lane = lane.but(
        bound=lane.bound | pleas,
        barred=lane.barred | bars,
        deals=lane.deals + (when & hot(merchant, plan.players)),
    )
    if not plan.ruleset.has_loot:
        return lane
    against = (lane.word == PASS) & (asks == ASK_OPEN)[:, None] | (lane.word == INSPECT) & (asks == ASK_PASS)[:, None]
    return without_words(lane, against)


def _with_promises(plan: Blueprint, lane: Lane, merchant: Array, bits: Array) -> Lane:
    """What a deal promises for later is recorded (B9)."""
    seats, promises = jnp.arange(plan.players), lane.promise_new
    for place in range(plan.deciders):
        theirs = (bits >> 4 * place + jnp.arange(4)) & 1
        to_gate = (seats == merchant)[:, None] & (seats == lane.deciders[place])
        promises = promises + to_gate[:, :, None] * theirs[:2] + to_gate.T[:, :, None] * theirs[2:]
    return lane.but(promise_new=promises)


def _receiver(plan: Blueprint, lane: Lane, merchant: Array, sheriffs: Array) -> tuple[Array, Array]:
    """Who is paid: the one who made the deal, or the loot; and [seat] who sees what is given (B8, Y3, Y4)."""
    seats = jnp.arange(plan.players)
    deal_makers = jnp.any(sheriffs[:, None] & (lane.deciders[:, None] == seats), axis=0)
    readers = deal_makers | (seats == merchant)
    if plan.deciders == 1:
        return lane.deciders[0], readers
    alone = jnp.sum(jnp.where(sheriffs, lane.deciders, 0))
    return jnp.where(jnp.sum(sheriffs) == 1, alone, plan.players), readers


def _from_stand(
    plan: Blueprint, lane: Lane, offer: dict[str, Array], merchant: Array, receiver: Array, readers: Array
) -> Lane:
    """Legal goods, and the contraband that is really there; a lie is proven by showing the rest (B5)."""
    claimed, there = offer["contraband"], row(lane.contraband, merchant)
    given = jnp.minimum(claimed, there)
    is_lie = jnp.any(given != claimed)
    known = left_for(plan, lane.known, merchant, given, readers)
    known = raised(plan, known, receiver, given, readers)
    known = shown(plan, known, merchant, there - given, readers & is_lie)
    holders, legal = plan.holders, offer["stand"]
    return lane.but(
        stand=lane.stand + only(receiver, holders, legal) - only(merchant, holders, legal),
        contraband=lane.contraband + only(receiver, holders, given) - only(merchant, holders, given),
        known=known,
    )


def _from_bag(
    plan: Blueprint, lane: Lane, claimed: Array, merchant: Array, receiver: Array, readers: Array
) -> tuple[Lane, Array]:
    """What the bag really holds of it, before all else is unpacked; whether that was less than promised (B5, B6)."""
    given = jnp.minimum(claimed, row(lane.bag, merchant))
    contraband = plan.contraband_of(given)
    lane = lane.but(
        bag=lane.bag - only(merchant, plan.players, given),
        stand=lane.stand + only(receiver, plan.holders, plan.legal_of(given)),
        contraband=lane.contraband + only(receiver, plan.holders, contraband),
        known=raised(plan, lane.known, receiver, contraband, readers),
    )
    return saw(lane, readers, hot(merchant, plan.players), jnp.sum(contraband)), jnp.any(given != claimed)


# --- passing and opening ---------------------------------------------------------------------------------------------


def _judge_promises(plan: Blueprint, lane: Lane, settling: Settling) -> Lane:
    """Typed promises of earlier rounds to an owner, by those at the gate, fall due (B9).

    Who decides on the bag is judged by the decision, who left it to the other deputy by the own word. Where the clock
    decides for deputies, each is judged by the own last word; without one the promise stays open.
    """
    passes, opens = settling.passes, settling.opens
    did = jnp.where(passes, PASS, jnp.where(opens, INSPECT, 0))
    old = lane.promise_old
    for place in range(plan.deciders):
        is_by = hot(lane.deciders[place], plan.players)
        said = did
        if plan.ruleset.has_loot:
            decided = (lane.in_hands[:, place] > 0) & ~(settling.is_by_clock & passes)
            said = jnp.where(decided, did, jnp.where(did > 0, lane.word[:, place], 0))
        due = jnp.where(is_by[:, None] & (said > 0), 1, 0)[:, :, None] * old
        by_act = jnp.sum(due, axis=0)
        right = by_act[:, 0] * (said == PASS) + by_act[:, 1] * (said == INSPECT)
        wrong = jnp.sum(by_act, axis=1) - right
        lane = remembered(lane, lane.deciders[place], PROMISES_KEPT, jnp.sum(right))
        lane = remembered(lane, lane.deciders[place], PROMISES_BROKEN, jnp.sum(wrong))
        old = old - due
    return lane.but(promise_old=old)


def _pass_bags(plan: Blueprint, lane: Lane, settling: Settling, readers: Array) -> Lane:
    """Unpack: legal goods face up, contraband face down; who was shown the bag knows its kinds (I3)."""
    passes = settling.passes
    goods = jnp.where(passes[:, None], lane.bag, 0)
    legal, contraband = _by_holder(plan, plan.legal_of(goods)), _by_holder(plan, plan.contraband_of(goods))
    holders = jnp.concatenate([passes, jnp.zeros(plan.holders - plan.players, bool)])
    lane = lane.but(
        bag=lane.bag - goods,
        stand=lane.stand + legal,
        contraband=lane.contraband + contraband,
        known=raised_at(plan, lane.known, holders, contraband, readers),
        fate=jnp.where(passes, PASS, lane.fate),
    )
    paid, cards = passes & settling.is_paid, jnp.sum(contraband[: plan.players], axis=1)
    lane = remembered_of(remembered_of(lane, PASSED_PAID, paid), PASSED_UNPAID, passes & ~paid)
    owners = jnp.eye(plan.players, dtype=bool)
    lane = lane.but(seen=capped(lane.seen + jnp.where((owners | readers[:, None]) & passes, cards, 0)))
    return black_market.asked(plan, lane, passes) if plan.claim_piles else lane


def _by_holder(plan: Blueprint, by_seat: Array) -> Array:
    """Rows by seat, with an empty one for the loot where there is any."""
    return jnp.pad(by_seat, ((0, plan.holders - plan.players), (0, 0)))


def _open_bags(plan: Blueprint, lane: Lane, settling: Settling) -> Lane:
    """Truth costs those who opened it, a lie costs the owner (I4 to I6, Y3, Y6)."""
    opens, openers = settling.opens, settling.openers
    is_opened = jnp.any(opens)
    owner = jnp.argmax(opens)
    goods = jnp.where(is_opened, row(lane.bag, owner), 0)
    declared = row(lane.good, owner)
    honest = jnp.where(jnp.asarray(plan.legal_index) == declared, goods, 0)
    wrong = goods - honest
    is_lie = jnp.any(wrong > 0)
    lane = remembered_of(remembered_of(lane, OPENED_FALSE, opens & is_lie), OPENED_TRUE, opens & ~is_lie)
    lane = saw(lane, jnp.ones(plan.players, bool), opens, jnp.sum(plan.contraband_of(goods)))
    lane = lane.but(
        fate=jnp.where(opens, INSPECT, lane.fate),
        bag=lane.bag - only(owner, plan.players, honest),
        stand=lane.stand + only(owner, plan.holders, plan.legal_of(honest)),
    )
    lane = _owe_fine(plan, lane, owner, openers, jnp.sum(jnp.where(is_lie, wrong, goods) * plan.penalties), is_lie)
    if plan.has_two_piles:
        return lane.but(placing=jnp.where(is_lie, owner, lane.placing))
    lane = lane.but(bag=lane.bag - only(owner, plan.players, wrong))
    return put_on_pile(plan, lane, jnp.asarray(0), in_order(plan, wrong, plan.most_at_once), wrong, is_lie)


def _owe_fine(plan: Blueprint, lane: Lane, owner: Array, openers: Array, penalty: Array, is_lie: Array) -> Lane:
    """A fine to those who opened it, or the loot; compensation by them, two deputies half each (I5, I6, Y3, Y6)."""
    arises = penalty > 0
    first = lane.deciders[0]
    if plan.deciders == 1:
        debtors, amounts = jnp.where(is_lie, owner, first).reshape(1), penalty.reshape(1)
        creditor = jnp.where(is_lie, first, owner)
    else:
        both = jnp.all(openers)
        alone = jnp.sum(jnp.where(openers, lane.deciders, 0))
        halves = jnp.where(both, jnp.stack([penalty - penalty // 2, penalty // 2]), penalty * openers)
        debtors = jnp.where(is_lie, owner, lane.deciders)
        amounts = jnp.where(is_lie, jnp.stack([penalty, jnp.zeros_like(penalty)]), halves)
        creditor = jnp.where(is_lie, jnp.where(both, plan.players, alone), owner)
    return lane.but(
        debtor=jnp.where(arises, debtors, lane.debtor),
        creditor=jnp.where(arises, creditor, lane.creditor),
        owed=jnp.where(arises, amounts, lane.owed),
        debt_step=jnp.where(arises, 0, lane.debt_step),
    )


def _place_cards(plan: Blueprint, lane: Lane, deed: Deed) -> Lane:
    """The confiscated goods lie on a pile (I7)."""
    is_owner = deed.did.place & hot(lane.placing, plan.players)
    return lane.but(
        bag=jnp.where(is_owner[:, None], 0, lane.bag), placing=jnp.where(deed.did.place, NOBODY, lane.placing)
    )


# --- going on --------------------------------------------------------------------------------------------------------


def has_duty(lane: Lane) -> Array:
    """Whether somebody must do something before another bag is settled (I8)."""
    return (lane.placing >= 0) | jnp.any(lane.owed > 0) | jnp.any(lane.claims > 0) | (lane.splitting > 0)


def advanced(plan: Blueprint, lane: Lane, was_closed: Array) -> Lane:
    """The phase ends when every bag is settled and every duty done; the loot is split first (I9, Y5).

    Which bags were closed before the act is told, to see which it settled.
    """
    lane = without_impossible_offers(plan, lane, was_closed)
    here = (lane.phase == INSPECTING) & ((lane.pending == NOTHING) | (lane.pending == GO_ON) | (lane.pending == CALL))
    idle, unsettled = here & ~has_duty(lane), jnp.any(closed_bags(lane))
    goes_on = jnp.zeros_like(here)
    if plan.ruleset.has_loot:
        goes_on = idle & deputies.agreed_offer(plan, lane)[0]
    if minutes_of(plan.ruleset):
        goes_on = goes_on | idle & unsettled & (lane.is_talk_over > 0)
    is_over = idle & ~unsettled & ~goes_on
    if plan.ruleset.has_loot:
        splits = is_over & deputies.has_loot(plan, lane)
        lane = lane.but(splitting=jnp.where(splits, 1, lane.splitting))
        is_over = is_over & ~splits
    pending = jnp.where(goes_on, GO_ON, jnp.where(is_over, CLOSE, NOTHING))
    return lane.but(pending=jnp.where(here, pending, lane.pending))
