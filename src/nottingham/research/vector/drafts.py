"""Drafts: what a step adds to the draft of the seat at turn, and the deed it amounts to once it is complete.

Pieces are asked for in the order of the vocabulary, so `low`, the lowest step that may follow, is all that a form has
to remember beside what is on it already.
"""

from __future__ import annotations

from typing import NamedTuple

import jax.numpy as jnp
import numpy as np

from nottingham.research.vector.blueprint import Blueprint
from nottingham.research.vector.lane import (
    ASIDE,
    BARGAIN,
    FINISHED,
    INSPECTING,
    LAYING,
    LOAD,
    LOADING,
    MARKET,
    MENU,
    NOBODY,
    NOTHING,
    PAYING,
    SPLIT,
    Lane,
)
from nottingham.research.vector.rows import Array, first_place, hot, row
from nottingham.research.vector.seats import bargainers


class DeedFlags(NamedTuple):
    """By kind of action, whether it is done: at most one flag is up, and none while a draft goes on."""

    open_market: Array
    set_aside: Array
    draw_pile: Array
    draw_deck: Array
    discard: Array
    load: Array
    declare: Array
    propose: Array
    accept: Array
    refuse: Array
    withdraw: Array
    pledge: Array
    pass_bag: Array
    pass_with: Array
    inspect: Array
    place: Array
    pay: Array
    claim: Array
    propose_split: Array
    accept_split: Array
    call_split: Array


class Deed(NamedTuple):
    """What a seat did with a step."""

    me: Array
    acted: Array
    """whether anything was done or silence kept, so that somebody else is asked"""
    did: DeedFlags
    goods: Array
    """[good]: set aside, loaded, paid, or put on a pile"""
    cards: Array
    """those put on a pile, in order"""
    pile: Array
    good: Array
    """declared legal good; pledged act; claimed kind"""
    owner: Array
    """the seat that is named"""
    slot: Array
    """the offer that is named"""
    paper: Lane
    """the lane with the draft as it was sent"""


class _Step:
    """A step, asked which family it belongs to."""

    def __init__(self, plan: Blueprint, step: Array, is_live: Array) -> None:
        self.words = plan.vocabulary
        self.sizes = {family.name: len(family.members) for family in plan.vocabulary.families}
        self.step = step
        self.is_live = is_live

    def of(self, family: str, start: int) -> Array:
        return self.among(start, self.sizes.get(family, 0))

    def among(self, start: int, size: int) -> Array:
        return self.is_live & (self.step >= start) & (self.step < start + size)


def taken(plan: Blueprint, lane: Lane, step: Array) -> tuple[Lane, Deed]:
    """The draft after a step, and what was done if that completes it; a draft to which nothing can be added is sent."""
    words, me = plan.vocabulary, lane.seat
    is_live = (lane.pending == NOTHING) & (lane.phase != FINISHED) & (step >= 0)
    at = _Step(plan, step, is_live)
    send, drop = at.among(words.send, 1), at.among(words.drop, 1)
    before = lane
    lane = _with_offer_pieces(plan, _with_goods(plan, lane, step, at), step, at)
    deed = _deed(plan, before, lane, step, at, send)
    is_over = deed.acted | drop
    lane = _clear_draft(lane, is_over)
    return lane.but(has_dropped=jnp.where(drop, 1, jnp.where(deed.acted, 0, lane.has_dropped))), deed._replace(me=me)


def nothing_done(plan: Blueprint, lane: Lane) -> Deed:
    """The deed of nobody, for what happens without a step."""
    no, zero = jnp.asarray(False), jnp.asarray(0)
    return Deed(
        me=lane.seat,
        acted=no,
        did=DeedFlags(*(no for _ in DeedFlags._fields)),
        goods=jnp.zeros(plan.goods, jnp.int32),
        cards=jnp.zeros(plan.most_at_once, jnp.int32),
        pile=zero,
        good=zero,
        owner=zero,
        slot=zero,
        paper=lane,
    )


# --- pieces ----------------------------------------------------------------------------------------------------------


def _with_goods(plan: Blueprint, lane: Lane, step: Array, at: _Step) -> Lane:
    """One card more on a form for cards; the pile they go to."""
    words, kinds = plan.vocabulary, plan.goods
    aside, load, pay, lay = (
        at.of("aside", words.aside),
        at.of("load", words.load),
        at.of("pay", words.pay),
        at.of("lay", words.lay),
    )
    onto = at.of("onto", words.pile)
    kind = jnp.where(
        aside, step - words.aside, jnp.where(load, step - words.load, jnp.where(pay, step - words.pay, NOBODY))
    )
    kind = jnp.where(lay, step - words.lay, kind)
    rank = row(jnp.asarray(plan.dearness), kind)
    lane = lane.but(
        low=jnp.where(aside | load, kind, jnp.where(pay, rank, lane.low)),
        form=jnp.where(
            aside,
            ASIDE,
            jnp.where(load, LOAD, jnp.where(pay, PAYING, jnp.where(onto | lay, LAYING, lane.form))),
        ),
        draft_goods=lane.draft_goods + hot(kind, kinds),
        draft_pile=jnp.where(onto, step - words.pile, lane.draft_pile),
        draft_count=lane.draft_count + (kind >= 0),
    )
    if not plan.has_two_piles:
        return lane
    place = hot(lane.draft_count - 1, plan.most_at_once)
    return lane.but(draft_cards=jnp.where(lay & place, kind, lane.draft_cards))


def _with_offer_pieces(plan: Blueprint, lane: Lane, step: Array, at: _Step) -> Lane:
    """A verb, a plea, a digit, a card or a promise more on an offer or a split."""
    words, players, me = plan.vocabulary, plan.players, lane.seat
    bargain, counter = at.of("bargain with", words.bargain), at.of("counter", words.counter)
    ask, promise = at.of("ask", words.ask), at.of("promise", words.promise)
    gold, split_gold = at.of("gold", words.gold), at.of("split gold", words.split_gold)
    stand, contraband = at.of("stand", words.stand), at.of("contraband", words.contraband)
    bag, split_good = at.of("bag", words.bag), at.of("split take", words.split_good)
    split = at.among(words.split, 1 if plan.ruleset.has_loot else 0)
    named = jnp.where(bargain, step - words.bargain, (step - words.counter) // (2 * plan.sides))
    plea = step - words.ask
    digits = jnp.where(gold, step - words.gold, step - words.split_gold)
    place = digits // 9
    low = lane.low
    for when, following in (
        (bargain | counter, jnp.asarray(words.ask)),
        (ask, words.ask + 3 * (plea // 3 + 1)),
        (gold, words.gold + 9 * (place + 1)),
        (stand | contraband | bag | split_good, step),
        (promise, words.promise + 2 * ((step - words.promise) // 2 + 1)),
        (split, jnp.asarray(words.split_gold)),
        (split_gold, words.split_gold + 9 * (place + 1)),
    ):
        low = jnp.where(when, following, low)
    kind = jnp.where(bag, step - words.bag, jnp.where(split_good, step - words.split_good, NOBODY))
    return lane.but(
        low=low,
        form=jnp.where(bargain | counter, BARGAIN, jnp.where(split, SPLIT, lane.form)),
        draft_merchant=jnp.where(bargain | counter, (me + named) % players, lane.draft_merchant),
        draft_counter=jnp.where(counter, step - words.counter, lane.draft_counter),
        draft_ask=jnp.where(ask & hot((me + plea // 3) % players, players), plea % 3 + 1, lane.draft_ask),
        draft_gold=lane.draft_gold
        + jnp.where(gold | split_gold, (digits % 9 + 1) * row(jnp.asarray(units(plan)), place), 0),
        draft_stand=lane.draft_stand + (stand & hot(step - words.stand, plan.legal)),
        draft_contraband=lane.draft_contraband + (contraband & hot(step - words.contraband, plan.contraband)),
        draft_goods=lane.draft_goods + hot(kind, plan.goods),
        draft_promise=lane.draft_promise
        + jnp.where(promise, 1 << jnp.clip(step - words.promise, 0, 4 * plan.deciders - 1), 0),
    )


def units(plan: Blueprint) -> np.ndarray[tuple[int], np.dtype[np.int32]]:
    """What a digit of each place is worth, the highest place first."""
    places = plan.vocabulary.places
    return np.array([10 ** (places - 1 - place) for place in range(places)], np.int32)


def digits_left(plan: Blueprint, start: int, low: Array, purse: Array) -> Array:
    """[place, digit]: which digits may follow on a sum, within the purse."""
    first = start + 9 * np.arange(plan.vocabulary.places)
    within = jnp.minimum(9, purse // units(plan))
    return (jnp.asarray(first) >= low)[:, None] & (jnp.arange(1, 10) <= within[:, None])


# --- deeds -----------------------------------------------------------------------------------------------------------


def _deed(plan: Blueprint, before: Lane, lane: Lane, step: Array, at: _Step, send: Array) -> Deed:
    words, me, players = plan.vocabulary, lane.seat, plan.players
    aside, load = at.of("aside", words.aside), at.of("load", words.load)
    in_market, in_inspection = lane.phase == MARKET, lane.phase == INSPECTING
    more = _more_to_pick(plan, lane, load)
    full_pile = _is_laid(plan, lane, at)
    pays, paid = _payment_of(plan, before, lane, at, send)
    slot, is_answer = _slot(plan, lane, step, at)
    owner = jnp.zeros_like(step)
    for family, start, width in (
        ("open market", words.open_market, 1),
        ("pledge", words.pledge, 2),
        ("pass", words.pass_bag, 1),
        ("inspect", words.inspect, 1),
    ):
        owner = jnp.where(at.of(family, start), (me + (step - start) // width) % players, owner)
    goods, cards = _pile_of(plan, before, lane)
    split = _split_deeds(plan, before, lane, at, send)
    good = jnp.where(at.of("declare", words.declare), step - words.declare, (step - words.pledge) % 2)
    good = jnp.where(at.of("claim", words.claim), step - words.claim, good)
    did = DeedFlags(
        open_market=at.of("open market", words.open_market),
        set_aside=aside & ~more | send & in_market,
        draw_pile=at.among(words.draw, plan.piles if plan.ruleset.draws_from_piles else 0),
        draw_deck=at.among(words.draw + plan.piles, 1 if plan.ruleset.draws_from_piles else 0),
        discard=full_pile & in_market,
        load=load & ~more | send & (lane.phase == LOADING),
        declare=at.of("declare", words.declare),
        propose=_is_offer_done(plan, before, lane, at, send),
        accept=at.of("accept", words.accept),
        refuse=at.of("refuse", words.refuse),
        withdraw=at.of("withdraw", words.withdraw),
        pledge=at.of("pledge", words.pledge),
        pass_bag=at.of("pass", words.pass_bag),
        pass_with=at.of("pass with", words.pass_with),
        inspect=at.of("inspect", words.inspect),
        place=full_pile & in_inspection,
        pay=pays,
        claim=at.of("claim", words.claim),
        propose_split=split[0],
        accept_split=split[1],
        call_split=split[2],
    )
    return Deed(
        me=me,
        acted=at.among(words.silence, 1) | jnp.any(jnp.stack(did)),
        did=did,
        goods=jnp.where(full_pile, goods, jnp.where(pays, paid, lane.draft_goods)),
        cards=cards,
        pile=jnp.where(full_pile, lane.draft_pile, step - words.draw),
        good=good,
        owner=owner,
        slot=jnp.where(is_answer, slot, 0),
        paper=lane,
    )


def _more_to_pick(plan: Blueprint, lane: Lane, load: Array) -> Array:
    """Whether another card of the hand could follow."""
    most = jnp.where(load, plan.ruleset.bag_most, plan.ruleset.aside_most)
    left = row(lane.hand, lane.seat) - lane.draft_goods
    return (lane.draft_count < most) & jnp.any((left > 0) & (jnp.arange(plan.goods) >= lane.low))


def to_be_laid(lane: Lane) -> Array:
    """[good]: what has to go on a pile: set aside by a merchant, or confiscated (M6, I7)."""
    return jnp.where(lane.phase == MARKET, lane.aside, row(lane.bag, lane.placing))


def _is_laid(plan: Blueprint, lane: Lane, at: _Step) -> Array:
    """Cards of one kind need no more choices."""
    if not plan.has_two_piles:
        return jnp.zeros_like(at.is_live)
    words = plan.vocabulary
    left = to_be_laid(lane) - lane.draft_goods
    return (at.of("onto", words.pile) | at.of("lay", words.lay)) & (jnp.sum(left > 0) <= 1)


def _pile_of(plan: Blueprint, before: Lane, lane: Lane) -> tuple[Array, Array]:
    """What goes on the pile, and in which order: as chosen, then the rest, which is all of one kind."""
    if not plan.has_two_piles:
        return lane.draft_goods, jnp.zeros(plan.most_at_once, jnp.int32)
    goods = to_be_laid(before)
    rest = first_place(goods - lane.draft_goods > 0)
    chosen = jnp.arange(plan.most_at_once) < lane.draft_count
    return goods, jnp.where(chosen, lane.draft_cards, rest)


def debt_at_hand(lane: Lane) -> tuple[Array, Array]:
    """The debtor and the amount now: the first debt that is not paid."""
    place = first_place(lane.owed > 0)
    return row(lane.debtor, place), row(lane.owed, place)


def purse_of(plan: Blueprint, lane: Lane, debtor: Array) -> Array:
    """[good]: what a debtor can pay with in this step: legal goods, or what lies face down (P1, P2)."""
    legal, contraband = row(lane.stand, debtor), row(lane.contraband, debtor)
    is_legal = lane.debt_step == 1
    return plan.joined(jnp.where(is_legal, legal, 0), jnp.where(is_legal, 0, contraband))


def of_use(plan: Blueprint, purse: Array, amount: Array) -> Array:
    """Everything when it does not suffice (P2); else a card worth nothing is always needless (P6)."""
    is_scarce = jnp.sum(purse * plan.values) < amount
    return jnp.where(is_scarce | (plan.values > 0), purse, 0)


def _payment_of(plan: Blueprint, before: Lane, lane: Lane, at: _Step, send: Array) -> tuple[Array, Array]:
    """A debtor's choice is complete once it suffices; when everything goes, it is sent at once (P1, P2)."""
    words = plan.vocabulary
    debtor, owed = debt_at_hand(before)
    is_enough = at.of("pay", words.pay) & (jnp.sum(lane.draft_goods * plan.values) >= owed)
    is_due = (before.phase == INSPECTING) & (before.form == MENU) & (before.placing < 0) & jnp.any(before.owed > 0)
    all_goes = send & is_due
    everything = of_use(plan, purse_of(plan, before, debtor), owed)
    return is_enough | all_goes, jnp.where(all_goes, everything, lane.draft_goods)


def _is_offer_done(plan: Blueprint, before: Lane, lane: Lane, at: _Step, send: Array) -> Array:
    """Sent, or nothing left to add: promises come last, and once something is asked one can be added to the end."""
    words = plan.vocabulary
    start, end = words.ask, words.promise + 4 * plan.deciders
    is_piece = (before.form == BARGAIN) & at.among(start, end - start)
    ends = words.promise + 4 * (1 + jnp.arange(plan.deciders))
    may_promise = jnp.any(bargainers(plan, lane, lane.draft_ask > 0) & (lane.low < ends))
    return (send & (before.form == BARGAIN)) | (is_piece & ~may_promise)


def _split_deeds(plan: Blueprint, before: Lane, lane: Lane, at: _Step, send: Array) -> tuple[Array, Array, Array]:
    """A split is proposed, accepted, or called by the rule (Y5)."""
    if not plan.ruleset.has_loot:
        none = jnp.zeros_like(send)
        return none, none, none
    words = plan.vocabulary
    pieces = at.among(words.split, 1) | at.of("split gold", words.split_gold) | at.of("split take", words.split_good)
    digits, goods = split_left(plan, lane)
    more = jnp.any(digits) | jnp.any(goods)
    proposes = (send & (before.form == SPLIT)) | (pieces & ~more)
    return proposes, at.among(words.split + 1, 1), at.among(words.split + 2, 1)


def split_left(plan: Blueprint, lane: Lane) -> tuple[Array, Array]:
    """Which digits and which goods may still be added to a split of the loot (Y5)."""
    words, loot = plan.vocabulary, plan.players
    purse = lane.gold[loot] - lane.draft_gold
    digits = digits_left(plan, words.split_gold, lane.low, purse)
    left = plan.joined(lane.stand[loot], lane.contraband[loot]) - lane.draft_goods
    return digits, (left > 0) & (words.split_good + np.arange(plan.goods) >= lane.low)


def _slot(plan: Blueprint, lane: Lane, step: Array, at: _Step) -> tuple[Array, Array]:
    """The offer that a step names, in absolute seats."""
    words, width = plan.vocabulary, 2 * plan.sides
    slot, is_answer = jnp.zeros_like(step), jnp.zeros_like(at.is_live)
    for family, start in (
        ("accept", words.accept),
        ("refuse", words.refuse),
        ("withdraw", words.withdraw),
        ("pass with", words.pass_with),
    ):
        named = at.of(family, start)
        slot = jnp.where(named, step - start, slot)
        is_answer = is_answer | named
    return (lane.seat + slot // width) % plan.players * width + slot % width, is_answer


def _clear_draft(lane: Lane, when: Array) -> Lane:
    """An empty draft."""
    zero = {
        name: jnp.where(when, 0, vars(lane)[name])
        for name in (
            "form",
            "low",
            "draft_goods",
            "draft_count",
            "draft_cards",
            "draft_ask",
            "draft_gold",
            "draft_stand",
            "draft_contraband",
            "draft_promise",
            "draft_merchant",
        )
    }
    return lane.but(
        draft_pile=jnp.where(when, NOBODY, lane.draft_pile),
        draft_counter=jnp.where(when, NOBODY, lane.draft_counter),
        **zero,
    )
