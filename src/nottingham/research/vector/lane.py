"""A lane: one game as small integer arrays of fixed shape. A batch has one more axis in front.

Seats are absolute. What a ruleset does not play has no bytes: its arrays are empty.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any, Final

import jax
import jax.numpy as jnp
import numpy as np

from nottingham.encoding.memory import REMEMBERED
from nottingham.research.vector.blueprint import Blueprint
from nottingham.research.vector.rows import Array

MARKET, LOADING, DECLARING, INSPECTING, FINISHED = range(5)
"""Phases, in the order of the observation."""
MENU, ASIDE, LOAD, PAYING, LAYING, BARGAIN, SPLIT = range(7)
"""Forms: what kind of draft the seat at turn is writing."""
OPEN, FULL, CLOSED, HURRIED = range(4)
"""Modes of the floor: all may talk; no new talk; only who must act; and with no terms left to differ on."""
NOTHING, GO_ON, CALL, RENEW, CLOSE, REFILL = range(6)
"""What has to happen before anybody is asked: an act without a choice, a split by the rule, cards from a new deck,
a new round, and the rest of that once the marker was passed and a deck made."""
UNSAID, PASS, INSPECT = range(3)
"""Words on a bag, and how it was settled."""
WAITS, READY = 1, 2
"""Loading: who has a bag to close, and who has closed it."""
NOBODY: Final = -1
NEVER: Final = -1
KEPT_NARROW: Final = ("deck", "pile", "chance", "floor_chance")
"""Long arrays, which a step reads in a few places only."""


@jax.tree_util.register_dataclass
@dataclass(frozen=True)
class Lane:
    """All of one game, the floor and the draft of the seat at turn included."""

    phase: Array
    round: Array
    pending: Array
    deciders: Array
    """[decider]: the Sheriff, or the lead and the other deputy."""
    gold: Array
    """[holder]; the loot, where there is any, is the last holder."""
    hand: Array
    """[seat, good]"""
    bag: Array
    """[seat, good]"""
    stand: Array
    """[holder, legal good]"""
    contraband: Array
    """[holder, kind]"""
    known: Array
    """[seat, holder, kind]: what a seat is sure of (V6)"""
    deck: Array
    """[card]: kinds, the top card at deck_top"""
    deck_top: Array
    deck_end: Array
    pile: Array
    """[pile * room + place]: kinds, the bottom card first"""
    pile_size: Array
    piled: Array
    """[pile, good]: the same cards, counted"""
    gone: Array
    """[good]: black market"""
    is_open: Array
    """market, second edition: whether the first merchant was named (M7)"""
    first: Array
    turn: Array
    aside: Array
    """[good]: set aside face down"""
    aside_size: Array
    """-1 before anything was set aside"""
    has_drawn: Array
    laid_out: Array
    """[seat, good]: set aside face up, second edition"""
    load: Array
    size: Array
    """[seat]: cards in a bag once all are closed; 0 for none"""
    good: Array
    """[seat]: declared legal good, -1 before"""
    fate: Array
    in_hands: Array
    """[seat, decider]: deputies only: who decides on a bag"""
    word: Array
    """[seat, decider]: deputies only"""
    word_slot: Array
    """[seat, decider]: the slot of the offer that a word named, -1 for none"""
    offer_on: Array
    """[slot], as all that begins with offer_"""
    offer_gold: Array
    offer_stand: Array
    offer_contraband: Array
    offer_bag: Array
    offer_ask: Array
    """[slot, seat]: 0 nothing, 1 pass, 2 open, 3 refuse"""
    offer_promise: Array
    """[slot]: bits, as in the vocabulary"""
    offer_answers: Array
    offer_agreed: Array
    """[slot, side]: deputies only"""
    offer_number: Array
    """[slot]: deputies only"""
    offers_made: Array
    bound: Array
    """[seat, 3]: done deals oblige to pass, to open, to refuse"""
    barred: Array
    """[seat, decider]: who must make no more deals with a merchant"""
    deals: Array
    promise_old: Array
    """[by, to, act]: open promises of earlier rounds, which fall due"""
    promise_new: Array
    """[by, to, act]: open promises of this round"""
    memory: Array
    """[seat, what]: what all remember of a seat, in the order of `encoding.memory`"""
    seen: Array
    """[who looks, whose bag]: contraband cards seen"""
    placing: Array
    """whose confiscated goods have to be placed"""
    debtor: Array
    """[debt]; with deputies there can be two debts (Y3)"""
    creditor: Array
    owed: Array
    """[debt]: 0 is none"""
    debt_step: Array
    """0 gold, 1 legal goods, 2 contraband: of the first debt that is not paid"""
    claims: Array
    """[seat]: who may still claim"""
    claim_left: Array
    """[pile]: black-market cards left"""
    claimed: Array
    """[seat]: points of black-market cards"""
    splitting: Array
    split_by: Array
    split_gold: Array
    split_goods: Array
    roster: Array
    """[place]: deputy cards"""
    roster_left: Array
    is_talk_over: Array
    clock: Array
    seat: Array
    mode: Array
    queue: Array
    queue_at: Array
    talks: Array
    offer_limit: Array
    patience: Array
    form: Array
    has_dropped: Array
    low: Array
    """the lowest step, kind or rank that may follow in the draft"""
    draft_goods: Array
    draft_count: Array
    draft_cards: Array
    draft_pile: Array
    draft_merchant: Array
    draft_counter: Array
    """the slot it answers, as the seat sees slots; -1 for none"""
    draft_ask: Array
    draft_gold: Array
    draft_stand: Array
    draft_contraband: Array
    draft_promise: Array
    chance: Array
    floor_chance: Array

    def but(self, **changes: Array) -> Lane:
        return replace(self, **changes)


Spec = tuple[tuple[int, ...], Any, int]


def specs(plan: Blueprint) -> dict[str, Spec]:
    """The shape, type and first value of every array."""
    return {**_table(plan), **_market(plan), **_bags(plan), **_offers(plan), **_duties(plan), **_floor(plan)}


def _table(plan: Blueprint) -> dict[str, Spec]:
    players, holders, count = plan.players, plan.holders, plan.count_type
    return {
        "phase": ((), jnp.int8, MARKET),
        "round": ((), jnp.int8, 0),
        "pending": ((), jnp.int8, NOTHING),
        "deciders": ((plan.deciders,), jnp.int8, 0),
        "gold": ((holders,), jnp.int16, 0),
        "hand": ((players, plan.goods), count, 0),
        "bag": ((players, plan.goods), jnp.int8, 0),
        "stand": ((holders, plan.legal), count, 0),
        "contraband": ((holders, plan.contraband), count, 0),
        "known": ((players, holders, plan.contraband), count, 0),
        "deck": ((plan.cards,), jnp.int8, 0),
        "deck_top": ((), jnp.int16, 0),
        "deck_end": ((), jnp.int16, 0),
        "pile": ((plan.piles * plan.pile_room,), jnp.int8, 0),
        "pile_size": ((plan.piles,), jnp.int16, 0),
        "piled": ((plan.piles, plan.goods), count, 0),
        "gone": ((plan.goods if plan.claim_piles else 0,), count, 0),
        "chance": ((2,), jnp.uint32, 0),
    }


def _market(plan: Blueprint) -> dict[str, Spec]:
    return {
        "is_open": ((), jnp.int8, 0),
        "first": ((), jnp.int8, 0),
        "turn": ((), jnp.int8, 0),
        "aside": ((plan.goods if plan.ruleset.draws_from_piles else 0,), jnp.int8, 0),
        "aside_size": ((), jnp.int8, NOBODY),
        "has_drawn": ((), jnp.int8, 0),
        "laid_out": ((0 if plan.ruleset.draws_from_piles else plan.players, plan.goods), jnp.int8, 0),
        "load": ((plan.players,), jnp.int8, 0),
    }


def _bags(plan: Blueprint) -> dict[str, Spec]:
    players = plan.players
    shared = (players, plan.deciders if plan.ruleset.has_loot else 0)
    return {
        "size": ((players,), jnp.int8, 0),
        "good": ((players,), jnp.int8, NOBODY),
        "fate": ((players,), jnp.int8, UNSAID),
        "in_hands": (shared, jnp.int8, 0),
        "word": (shared, jnp.int8, UNSAID),
        "word_slot": (shared, jnp.int8, NOBODY),
        "bound": ((players, 3), jnp.int8, 0),
        "barred": ((players, plan.deciders), jnp.int8, 0),
        "deals": ((players,), jnp.int8, 0),
        "promise_old": ((players, players, 2), jnp.int16, 0),
        "promise_new": ((players, players, 2), jnp.int8, 0),
        "memory": ((players, len(REMEMBERED)), jnp.int8, 0),
        "seen": ((players, players), jnp.int8, 0),
    }


def _offers(plan: Blueprint) -> dict[str, Spec]:
    slots = plan.slots
    return {
        "offer_on": ((slots,), jnp.int8, 0),
        "offer_gold": ((slots,), jnp.int16, 0),
        "offer_stand": ((slots, plan.legal), plan.count_type, 0),
        "offer_contraband": ((slots, plan.contraband), plan.count_type, 0),
        "offer_bag": ((slots, plan.goods), jnp.int8, 0),
        "offer_ask": ((slots, plan.players), jnp.int8, 0),
        "offer_promise": ((slots,), jnp.int16, 0),
        "offer_answers": ((slots,), jnp.int8, 0),
        "offer_agreed": ((slots, plan.sides if plan.ruleset.has_loot else 0), jnp.int8, 0),
        "offer_number": ((slots if plan.ruleset.has_loot else 0,), jnp.int16, 0),
        "offers_made": ((), jnp.int16, 0),
    }


def _duties(plan: Blueprint) -> dict[str, Spec]:
    players, has_loot = plan.players, plan.ruleset.has_loot
    return {
        "placing": ((), jnp.int8, NOBODY),
        "debtor": ((plan.deciders,), jnp.int8, NOBODY),
        "creditor": ((), jnp.int8, 0),
        "owed": ((plan.deciders,), jnp.int16, 0),
        "debt_step": ((), jnp.int8, 0),
        "claims": ((players if plan.claim_piles else 0,), jnp.int8, 0),
        "claim_left": ((plan.claim_piles,), jnp.int8, 0),
        "claimed": ((players if plan.claim_piles else 0,), jnp.int16, 0),
        "splitting": ((), jnp.int8, 0),
        "split_by": ((), jnp.int8, NOBODY),
        "split_gold": ((), jnp.int16, 0),
        "split_goods": ((plan.goods if has_loot else 0,), plan.count_type, 0),
        "roster": ((players if has_loot else 0,), jnp.int8, 0),
        "roster_left": ((), jnp.int8, 0),
    }


def _floor(plan: Blueprint) -> dict[str, Spec]:
    return {
        "is_talk_over": ((), jnp.int8, 0),
        "clock": ((), jnp.int16, NEVER),
        "seat": ((), jnp.int8, 0),
        "mode": ((), jnp.int8, OPEN),
        "queue": ((plan.players,), jnp.int8, 0),
        "queue_at": ((), jnp.int8, plan.players),
        "talks": ((), jnp.int16, 0),
        "offer_limit": ((), jnp.int16, 0),
        "patience": ((), jnp.int16, 0),
        "form": ((), jnp.int8, MENU),
        "has_dropped": ((), jnp.int8, 0),
        "low": ((), jnp.int16, 0),
        "draft_goods": ((plan.goods,), plan.count_type, 0),
        "draft_count": ((), jnp.int8, 0),
        "draft_cards": ((plan.most_at_once if plan.has_two_piles else 0,), jnp.int8, 0),
        "draft_pile": ((), jnp.int8, NOBODY),
        "draft_merchant": ((), jnp.int8, 0),
        "draft_counter": ((), jnp.int8, NOBODY),
        "draft_ask": ((plan.players,), jnp.int8, 0),
        "draft_gold": ((), jnp.int16, 0),
        "draft_stand": ((plan.legal,), plan.count_type, 0),
        "draft_contraband": ((plan.contraband,), plan.count_type, 0),
        "draft_promise": ((), jnp.int16, 0),
        "floor_chance": ((2,), jnp.uint32, 0),
    }


def blank(plan: Blueprint) -> Lane:
    """A table before the first shuffle."""
    return Lane(**{name: jnp.full(shape, first, kind) for name, (shape, kind, first) in specs(plan).items()})


def widened(lane: Lane) -> Lane:
    """The lane in whole integers, to reckon with."""
    wide = {name: array.astype(jnp.int32) for name, array in vars(lane).items() if name not in KEPT_NARROW}
    return lane.but(**wide)


def narrowed(plan: Blueprint, lane: Lane) -> Lane:
    """The lane in the types it is kept in."""
    arrays = vars(lane)
    return Lane(**{name: arrays[name].astype(kind) for name, (_, kind, _) in specs(plan).items()})


def bytes_of(plan: Blueprint) -> int:
    """The bytes of one game."""
    return sum(int(np.prod(shape)) * jnp.dtype(kind).itemsize for shape, kind, _ in specs(plan).values())
