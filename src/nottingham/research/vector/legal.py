"""Which steps the seat at turn may take, in the order of the vocabulary (as `encoding.drafts` and `forms`)."""

from __future__ import annotations

from typing import NamedTuple

import jax.numpy as jnp
import numpy as np

from nottingham.research.vector import black_market
from nottingham.research.vector.bargaining import ASK_PASS, pleas, within_reach
from nottingham.research.vector.blueprint import Blueprint
from nottingham.research.vector.drafts import (
    debt_at_hand,
    digits_left,
    of_use,
    purse_of,
    split_left,
    to_be_laid,
)
from nottingham.research.vector.floor import answers, mine_to_settle, promises_left
from nottingham.research.vector.inspecting import has_duty
from nottingham.research.vector.lane import (
    ASIDE,
    BARGAIN,
    DECLARING,
    FINISHED,
    FULL,
    HURRIED,
    INSPECTING,
    LAYING,
    LOAD,
    LOADING,
    MARKET,
    MENU,
    NOTHING,
    OPEN,
    PAYING,
    SPLIT,
    Lane,
)
from nottingham.research.vector.market import missing, sources
from nottingham.research.vector.rows import Array, flag, row
from nottingham.research.vector.seats import bargainers, by_slot, is_decider, proposers
from nottingham.research.vector.turning import Part, turned

FIXED: tuple[int, ...] = ()
BY_SEAT = (0,)


class _Cards(NamedTuple):
    """Forms for cards: what may be picked, laid and paid, and when they may be sent."""

    aside: Array
    load: Array
    onto: Array
    lay: Array
    pay: Array
    send: Array
    must_pay: Array


class _Talk(NamedTuple):
    """Talk and bags."""

    bargain: Array
    counter: Array
    accept: Array
    refuse: Array
    withdraw: Array
    pledge: Array
    pass_bag: Array
    pass_with: Array
    inspect: Array
    must: Array


class _Offer(NamedTuple):
    """The pieces that may follow on an offer."""

    ask: Array
    gold: Array
    stand: Array
    contraband: Array
    bag: Array
    promise: Array
    send: Array


def mask(plan: Blueprint, lane: Lane) -> Array:
    """[step]: what the seat at turn may do; nothing while something has to happen first, or when the game is over."""
    is_menu, in_inspection = lane.form == MENU, lane.phase == INSPECTING
    cards, talk, offer = _cards(plan, lane), _talk(plan, lane), _offer(plan, lane)
    draw_piles, draw_deck = _draws(plan, lane)
    split, split_send = _split(plan, lane)
    claim, must_claim = _claim(plan, lane)
    must = talk.must | cards.must_pay | must_claim | (lane.splitting > 0) & flag(is_decider(plan, lane), lane.seat)
    silence = in_inspection & is_menu & ~must
    send = cards.send | offer.send | split_send
    drop = ~is_menu & (lane.has_dropped == 0)
    opens = jnp.zeros(plan.players, bool)
    if plan.ruleset.sheriff_opens_market:
        opens = (lane.phase == MARKET) & (lane.is_open == 0) & ~is_decider(plan, lane)
    declare = jnp.broadcast_to(lane.phase == DECLARING, (plan.legal,))
    families: dict[str, list[Part]] = {
        "say nothing": [(silence, FIXED)],
        "send": [(send, FIXED)],
        "drop": [(drop, FIXED)],
        "open market": [(opens, BY_SEAT)],
        "aside": [(cards.aside, FIXED)],
        "draw": [(draw_piles, FIXED), (draw_deck, FIXED)],
        "onto": [(cards.onto, FIXED)],
        "lay": [(cards.lay, FIXED)],
        "load": [(cards.load, FIXED)],
        "declare": [(declare, FIXED)],
        "bargain with": [(talk.bargain, BY_SEAT)],
        "counter": [(talk.counter, BY_SEAT)],
        "ask": [(offer.ask, BY_SEAT)],
        "gold": [(offer.gold, FIXED)],
        "stand": [(offer.stand, FIXED)],
        "contraband": [(offer.contraband, FIXED)],
        "bag": [(offer.bag, FIXED)],
        "promise": [(offer.promise, FIXED)],
        "accept": [(talk.accept, BY_SEAT)],
        "refuse": [(talk.refuse, BY_SEAT)],
        "withdraw": [(talk.withdraw, BY_SEAT)],
        "pledge": [(talk.pledge, BY_SEAT)],
        "pass": [(talk.pass_bag, BY_SEAT)],
        "pass with": [(talk.pass_with, BY_SEAT)],
        "inspect": [(talk.inspect, BY_SEAT)],
        "pay": [(cards.pay, FIXED)],
        "claim": [(claim, FIXED)],
        "split": [(split[0], FIXED)],
        "split gold": [(split[1], FIXED)],
        "split take": [(split[2], FIXED)],
    }
    parts = [part for family in plan.vocabulary.families for part in families[family.name]]
    is_live = (lane.pending == NOTHING) & (lane.phase != FINISHED)
    return turned(plan, parts, lane.seat, bool) & is_live


# --- cards -----------------------------------------------------------------------------------------------------------


def _draws(plan: Blueprint, lane: Lane) -> tuple[Array, Array]:
    """From which piles, and whether from the deck (M3, M4)."""
    if not plan.ruleset.draws_from_piles:
        return jnp.zeros(0, bool), jnp.zeros(0, bool)
    piles, deck = sources(plan, lane)
    draws = (lane.phase == MARKET) & (lane.form == MENU) & (lane.aside_size >= 0)
    draws = draws & (missing(plan, lane, lane.seat) > 0)
    return draws & piles, draws & deck


def _cards(plan: Blueprint, lane: Lane) -> _Cards:
    ruleset, is_menu = plan.ruleset, lane.form == MENU
    hand = row(lane.hand, lane.seat)
    sets_aside = (lane.phase == MARKET) & (is_menu & (lane.aside_size < 0) | (lane.form == ASIDE))
    if ruleset.sheriff_opens_market:
        sets_aside = sets_aside & (lane.is_open > 0)
    loads = (lane.phase == LOADING) & (is_menu | (lane.form == LOAD))
    most = jnp.minimum(jnp.where(loads, ruleset.bag_most, ruleset.aside_most), jnp.sum(hand))
    pick = (hand - lane.draft_goods > 0) & (jnp.arange(plan.goods) >= lane.low) & (lane.draft_count < most)
    onto, lay, must_place = _lay_masks(plan, lane)
    pay, pays_all, must_pay = _pay_mask(plan, lane)
    return _Cards(
        aside=pick & sets_aside,
        load=pick & loads,
        onto=onto,
        lay=lay,
        pay=pay,
        send=sets_aside | loads & (lane.draft_count > 0) | pays_all,
        must_pay=must_pay | must_place,
    )


def _lay_masks(plan: Blueprint, lane: Lane) -> tuple[Array, Array, Array]:
    """Onto which pile, and which card next: what a merchant set aside or a Sheriff confiscated (M6, I7)."""
    if not plan.has_two_piles:
        none = jnp.zeros(0, bool)
        return none, none, jnp.zeros_like(lane.form == MENU)
    is_menu = lane.form == MENU
    piles, deck = sources(plan, lane)
    may_draw = (missing(plan, lane, lane.seat) > 0) & (deck | jnp.any(piles))
    discards = (lane.phase == MARKET) & (lane.aside_size > 0) & ~may_draw
    places = (lane.phase == INSPECTING) & (lane.placing >= 0) & (lane.seat == lane.deciders[0])
    left = to_be_laid(lane) - lane.draft_goods
    onto = jnp.broadcast_to(is_menu & (discards | places), (plan.piles,))
    return onto, (lane.form == LAYING) & (left > 0), places & is_menu


def _pay_mask(plan: Blueprint, lane: Lane) -> tuple[Array, Array, Array]:
    """Goods for a debt, the dearest first, as long as what is left would suffice (P1, P2, P6)."""
    debtor, owed = debt_at_hand(lane)
    is_menu = lane.form == MENU
    is_due = (lane.phase == INSPECTING) & (owed > 0) & (lane.placing < 0) & (lane.seat == debtor)
    purse = of_use(plan, purse_of(plan, lane, debtor), owed)
    all_goes = jnp.sum(purse * plan.values) <= owed
    left, still = purse - lane.draft_goods, owed - jnp.sum(lane.draft_goods * plan.values)
    follows = plan.dearness >= lane.low
    worth = jnp.where(follows, left * plan.values, 0)
    cheaper = plan.dearness[None, :] >= plan.dearness[:, None]
    suffices = jnp.sum(jnp.where(cheaper, worth[None, :], 0), axis=1) >= still
    chooses = is_due & (is_menu & ~all_goes | (lane.form == PAYING))
    return chooses & follows & (left > 0) & suffices, is_due & is_menu & all_goes, is_due & is_menu


# --- talk and bags ---------------------------------------------------------------------------------------------------


def _talk(plan: Blueprint, lane: Lane) -> _Talk:
    me, seats = lane.seat, jnp.arange(plan.players)
    menu = (lane.phase == INSPECTING) & (lane.form == MENU)
    may_answer, may_begin = menu & (lane.mode <= FULL), menu & (lane.mode == OPEN)
    on = by_slot(plan, lane.offer_on) > 0
    mine = on & (proposers(plan, lane) == me)[:, :, None]
    to_answer = row(answers(plan, lane), me) > 0
    may_accept = to_answer & ~has_duty(lane)
    if plan.ruleset.has_loot:
        may_accept = may_accept & ~_has_agreed(plan, lane)
    bargain = may_begin & (lane.has_dropped == 0) & _may_bargain(plan, lane)
    pledge = may_begin & (row(promises_left(plan, lane), me) > 0) & (seats != me)
    bags = mine_to_settle(plan, lane, me)
    settles = menu & bags
    may_pass, may_inspect = settles & (lane.bound[:, 1] == 0), settles & (lane.bound[:, 0] == 0)
    return _Talk(
        bargain=bargain,
        counter=bargain[:, None, None] & on & ~mine,
        accept=may_answer & may_accept,
        refuse=may_answer & to_answer,
        withdraw=may_answer & mine,
        pledge=jnp.stack([pledge, pledge], axis=1),
        pass_bag=may_pass,
        pass_with=may_pass[:, None, None] & _own_offers(plan, lane, on, mine) & (lane.mode != HURRIED),
        inspect=may_inspect,
        must=jnp.any(bags),
    )


def _has_agreed(plan: Blueprint, lane: Lane) -> Array:
    """[merchant, side, sort]: offers that the seat at turn has agreed to."""
    agreed = by_slot(plan, lane.offer_agreed) > 0
    is_merchant = (jnp.arange(plan.players) == lane.seat)[:, None, None]
    at_gate = jnp.any(agreed[..., 1:] & (lane.deciders == lane.seat), axis=-1)
    return is_merchant & agreed[..., 0] | at_gate


def _own_offers(plan: Blueprint, lane: Lane, on: Array, mine: Array) -> Array:
    """[merchant, side, sort]: the owner's own offers for their bag, and a deputy's to which the owner agreed (I3)."""
    passes_own = jnp.arange(2) == 1
    is_owners = (jnp.arange(plan.sides) == 0)[:, None]
    if not plan.ruleset.has_loot:
        return on & passes_own & is_owners
    owner_agreed = by_slot(plan, lane.offer_agreed)[..., 0] > 0
    return on & passes_own & (is_owners | owner_agreed) & ~mine & ~_has_agreed(plan, lane)


def _may_bargain(plan: Blueprint, lane: Lane) -> Array:
    """[merchant]: with whom the seat at turn may begin an offer: there is something to ask (B1 to B4)."""
    me, seats = lane.seat, jnp.arange(plan.players)
    gate = is_decider(plan, lane)
    between = jnp.where(flag(gate, me), ~gate, seats == me)
    return between & jnp.any(pleas(plan, lane, within_reach(plan, lane, me)), axis=(1, 2))


# --- an offer on paper -----------------------------------------------------------------------------------------------


def _offer(plan: Blueprint, lane: Lane) -> _Offer:
    """What may follow: pleas bag by bag, then gold digit by digit, goods card by card, promises (B2 to B9)."""
    words, me, low, merchant = plan.vocabulary, lane.seat, lane.low, lane.draft_merchant
    is_offer = lane.form == BARGAIN
    has_asked = is_offer & jnp.any(lane.draft_ask > 0)
    may_ask = row(pleas(plan, lane, within_reach(plan, lane, me)), merchant) > 0
    relative = (jnp.arange(plan.players) - me) % plan.players
    ask = is_offer & may_ask & (words.ask + 3 * relative[:, None] + jnp.arange(3) >= low)
    gold = has_asked & (low < words.stand)
    gold = gold & digits_left(plan, words.gold, low, row(lane.gold, merchant) - lane.draft_gold)
    on_stand = row(lane.stand, merchant) - lane.draft_stand > 0
    hidden = jnp.sum(row(lane.contraband, merchant)) - jnp.sum(lane.draft_contraband) > 0
    passes_own = flag(lane.draft_ask == ASK_PASS, merchant)
    in_bag = jnp.where(passes_own, row(lane.size, merchant), 0) - jnp.sum(lane.draft_goods) > 0
    parties = bargainers(plan, lane, lane.draft_ask > 0)
    promise = jnp.repeat(parties, 4) & (words.promise + np.arange(4 * plan.deciders) >= low)
    return _Offer(
        ask=ask,
        gold=gold,
        stand=has_asked & on_stand & (words.stand + np.arange(plan.legal) >= low),
        contraband=has_asked & hidden & (words.contraband + np.arange(plan.contraband) >= low),
        bag=has_asked & in_bag & (words.bag + np.arange(plan.goods) >= low),
        promise=has_asked & promise,
        send=has_asked,
    )


# --- options ---------------------------------------------------------------------------------------------------------


def _claim(plan: Blueprint, lane: Lane) -> tuple[Array, Array]:
    """Which kind may be claimed, or nothing (Z2, Z5)."""
    if not plan.claim_piles:
        return jnp.zeros(0, bool), jnp.zeros_like(lane.form == MENU)
    is_due = (lane.phase == INSPECTING) & (lane.form == MENU) & flag(lane.claims > 0, lane.seat)
    is_due = is_due & (black_market.claimant(plan, lane) == lane.seat)
    kinds = black_market.may_claim(plan, lane, lane.seat)
    return is_due & jnp.concatenate([kinds, jnp.ones(1, bool)]), is_due


def _split(plan: Blueprint, lane: Lane) -> tuple[tuple[Array, Array, Array], Array]:
    """A split may be proposed, accepted or called, and its pieces added (Y5)."""
    never = jnp.zeros_like(lane.form == MENU)
    if not plan.ruleset.has_loot:
        none = jnp.zeros(0, bool)
        return (none, none, none), never
    is_due = (lane.phase == INSPECTING) & (lane.splitting > 0) & flag(is_decider(plan, lane), lane.seat)
    menu, draft = is_due & (lane.form == MENU), is_due & (lane.form == SPLIT)
    accepts = menu & (lane.split_by >= 0) & (lane.split_by != lane.seat)
    digits, goods = split_left(plan, lane)
    verbs = jnp.stack([menu & (lane.has_dropped == 0), accepts, menu])
    return (verbs, draft & digits, draft & goods), draft
