"""What a seat sees, segment by segment as `encoding.observation` lays it out, in small integers."""

from __future__ import annotations

import jax.numpy as jnp
import numpy as np

from nottingham.encoding.layout import MOST_TALK, TOPS
from nottingham.encoding.memory import BAGS, OFFERS
from nottingham.research.vector import black_market, floor
from nottingham.research.vector.blueprint import Blueprint
from nottingham.research.vector.dealing import at_turn, deck_left
from nottingham.research.vector.drafts import debt_at_hand, units
from nottingham.research.vector.lane import (
    ASIDE,
    BARGAIN,
    FINISHED,
    LAYING,
    LOAD,
    LOADING,
    MARKET,
    NOBODY,
    NOTHING,
    PAYING,
    READY,
    SPLIT,
    Lane,
    widened,
)
from nottingham.research.vector.rows import Array, flag, hot, looked_up, row
from nottingham.research.vector.seats import has_bag, in_hands, is_decider, ranks
from nottingham.research.vector.turning import Axes, Part, turned

FIXED: tuple[int, ...] = ()
BY_SEAT = (0,)
Segments = dict[str, list[Part]]


def observed(plan: Blueprint, lane: Lane, seat: Array) -> Array:
    """All that a seat sees; with its own draft if it is the one that is asked."""
    lane = widened(lane)
    segments = {
        **_own(plan, lane, seat),
        **_table(plan, lane),
        **_phases(plan, lane),
        **_bargains(plan, lane, seat),
        **_duties(plan, lane, seat),
    }
    is_asked = (lane.seat == seat) & (lane.pending == NOTHING) & (lane.phase != FINISHED)
    segments["asked"] = [(is_asked, FIXED)]
    segments["draft"] = [(jnp.where(is_asked, part, 0), axes) for part, axes in _draft(plan, lane)]
    parts = [part for segment in plan.layout.segments for part in segments[segment.name]]
    return turned(plan, parts, seat, plan.number_type)


def _own(plan: Blueprint, lane: Lane, seat: Array) -> Segments:
    """What the seat alone sees (V2, V3, V4)."""
    aside = jnp.zeros(plan.goods, jnp.int32)
    if plan.ruleset.draws_from_piles:
        is_at_turn = (lane.phase == MARKET) & (at_turn(plan, lane) == seat)
        aside = jnp.where(is_at_turn, lane.aside, 0)
    return {
        "hand": [(row(lane.hand, seat), FIXED)],
        "bag": [(row(lane.bag, seat), FIXED)],
        "aside": [(aside, FIXED)],
        "contraband": [(row(lane.contraband, seat), FIXED)],
        "known": [(row(lane.known, seat), BY_SEAT)],
    }


def _table(plan: Blueprint, lane: Lane) -> Segments:
    """What lies on the table (V1)."""
    sizes = jnp.sum(lane.hand, axis=1)
    is_loading = (lane.phase == LOADING) & (lane.load == READY)
    sizes = sizes + jnp.where(is_loading, jnp.sum(lane.bag, axis=1), 0)
    gone = lane.gone if plan.claim_piles else jnp.zeros(plan.goods, jnp.int32)
    return {
        "stands": [(lane.stand, BY_SEAT)],
        "face_down": [(jnp.sum(lane.contraband, axis=1), BY_SEAT)],
        "gold": [(lane.gold, BY_SEAT)],
        "hand_sizes": [(sizes, BY_SEAT)],
        "piles": [(lane.piled, FIXED)],
        "pile_tops": [(_tops(plan, lane), FIXED)],
        "gone": [(gone, FIXED)],
        "deck": [(deck_left(lane), FIXED)],
        "round": [(lane.round, FIXED)],
        "deciders": [(lane.deciders[:, None] == jnp.arange(plan.players), (1,))],
    }


def _tops(plan: Blueprint, lane: Lane) -> Array:
    """[pile, depth, good]: which goods the top cards are."""
    depth = lane.pile_size[:, None] - 1 - jnp.arange(TOPS)
    cards = looked_up(lane.pile, jnp.arange(plan.piles)[:, None] * plan.pile_room + jnp.maximum(depth, 0))
    return (cards[:, :, None] == jnp.arange(plan.goods)) & (depth >= 0)[:, :, None]


def _phases(plan: Blueprint, lane: Lane) -> Segments:
    """Where in the round the game is."""
    in_market = lane.phase == MARKET
    opener = jnp.zeros(plan.players, bool)
    is_open = in_market
    if plan.ruleset.sheriff_opens_market:
        opener = in_market & (lane.is_open == 0) & hot(lane.deciders[0], plan.players)
        is_open = in_market & (lane.is_open > 0)
    place = (ranks(plan, lane) - lane.first) % plan.merchants - lane.turn + 1
    order = jnp.where(is_open & ~is_decider(plan, lane) & (place > 0), place, 0)
    turn = jnp.stack([jnp.maximum(lane.aside_size, 0), lane.has_drawn])
    loads = jnp.stack([lane.load > 0, lane.load == READY])
    return {
        "phase": [(hot(lane.phase, 5), FIXED)],
        "opener": [(opener, BY_SEAT)],
        "order": [(order, BY_SEAT)],
        "turn": [(jnp.where(in_market, turn, 0), FIXED)],
        "laid_out": [(lane.laid_out, BY_SEAT)],
        "loading": [(loads & (lane.phase == LOADING), (1,))],
        "bags": [(_bags(plan, lane), BY_SEAT)],
        "bound": [(lane.bound, BY_SEAT)],
        "deals": [(jnp.minimum(lane.deals, MOST_TALK), BY_SEAT)],
    }


def _bags(plan: Blueprint, lane: Lane) -> Array:
    """[owner, column]: size; declared good; fate; by decider: in their hands, said pass, said open."""
    is_there = has_bag(lane)
    hands = in_hands(plan, lane)
    words = jnp.stack([hands, lane.word == 1, lane.word == 2], axis=2) if plan.deciders > 1 else _no_words(hands)
    columns = [
        lane.size[:, None],
        lane.good[:, None] == jnp.arange(plan.legal),
        lane.fate[:, None] == jnp.arange(3),
        words.reshape(plan.players, -1),
    ]
    return jnp.concatenate([jnp.where(is_there[:, None], column, 0).astype(jnp.int32) for column in columns], axis=1)


def _no_words(hands: Array) -> Array:
    """A lone Sheriff's word settles a bag at once."""
    return jnp.stack([hands, jnp.zeros_like(hands), jnp.zeros_like(hands)], axis=2)


def _bargains(plan: Blueprint, lane: Lane, seat: Array) -> Segments:
    """Offers, promises, the clock of talk, and what is remembered (B, V1)."""
    promises = jnp.minimum(lane.promise_old + lane.promise_new, MOST_TALK)
    return {
        "offers": [(_offers(plan, lane), _offers_turned(plan))],
        "promises": [(promises, (0, 1))],
        "talk": [(floor.talk_left(plan, lane, seat), FIXED)],
        "past_bags": [(lane.memory[:, :BAGS], BY_SEAT)],
        "past_offers": [(lane.memory[:, BAGS : BAGS + OFFERS], BY_SEAT)],
        "word_kept": [(lane.memory[:, BAGS + OFFERS :], BY_SEAT)],
        "contraband_seen": [(row(lane.seen, seat), BY_SEAT)],
    }


def _offers(plan: Blueprint, lane: Lane) -> Array:
    """[merchant, side and sort, column]: standing offers."""
    on = lane.offer_on
    asks = (lane.offer_ask[:, :, None] == jnp.arange(1, 4)).reshape(plan.slots, -1)
    promises = lane.offer_promise[:, None] >> jnp.arange(4 * plan.deciders) & 1
    side = jnp.arange(plan.slots) // 2 % plan.sides
    agreed = (side[:, None] == jnp.arange(plan.sides)) * on[:, None]
    if plan.ruleset.has_loot:
        agreed = jnp.maximum(agreed, lane.offer_agreed)
    columns = [
        on[:, None],
        lane.offer_gold[:, None],
        lane.offer_stand,
        lane.offer_contraband,
        lane.offer_bag,
        asks,
        promises,
        agreed,
        lane.offer_answers[:, None],
    ]
    rows = jnp.concatenate([column.astype(plan.number_type) for column in columns], axis=1)
    return rows.reshape(plan.players, 2 * plan.sides, -1)


def _offers_turned(plan: Blueprint) -> Axes:
    """Offers run over seats twice: by merchant, and in what they ask of whose bag."""
    start = plan.layout.offer_asks
    return (slice(start, start + 3 * plan.players), 0)


def _duties(plan: Blueprint, lane: Lane, seat: Array) -> Segments:
    """What must be done first, by whom, and what options lay out (I8, P, Y5, Z, T1)."""
    _, owed = debt_at_hand(lane)
    places = lane.placing >= 0
    pays = ~places & (owed > 0)
    claims = jnp.any(lane.claims > 0) if plan.claim_piles else jnp.zeros_like(pays)
    splits = lane.splitting > 0
    claims = claims & ~pays
    duty = jnp.stack([places, pays, claims, splits, jnp.zeros_like(pays)])
    segments: Segments = {
        "duty": [(duty, FIXED)],
        "awaited": [(floor.awaited(plan, lane) & jnp.any(duty), BY_SEAT)],
        "owed": [(jnp.where(pays, jnp.stack([owed, lane.debt_step == 2]), 0), FIXED)],
        "confiscated": [(jnp.where(places, row(lane.bag, lane.placing), 0), FIXED)],
        "clock": [(lane.is_talk_over, FIXED)],
        "claimed": [(lane.claimed, BY_SEAT)],
    }
    if plan.claim_piles:
        tops = black_market.by_kind(plan, black_market.tops(plan, lane))
        left = black_market.by_kind(plan, lane.claim_left)
        segments["black_market"] = [(jnp.stack([tops, left], axis=1), FIXED)]
    if plan.ruleset.has_loot:
        segments["split"] = [(_split(plan, lane, seat), FIXED)]
    return segments


def _split(plan: Blueprint, lane: Lane, seat: Array) -> Array:
    """A proposed split; the kinds of its contraband are for deputies (V3)."""
    is_proposed = lane.split_by != NOBODY
    contraband = plan.contraband_of(lane.split_goods)
    head = jnp.stack([is_proposed, lane.split_by == seat, lane.split_gold, jnp.sum(contraband)])
    for_deputies = jnp.where(flag(is_decider(plan, lane), seat), contraband, 0)
    return jnp.where(is_proposed, jnp.concatenate([head, plan.legal_of(lane.split_goods), for_deputies]), 0)


def draft_steps(plan: Blueprint, lane: Lane) -> Array:
    """[step]: how often each step of the vocabulary is in the draft of the seat at turn."""
    wide = widened(lane)
    return turned(plan, _draft(plan, wide), wide.seat, np.int32)


def _draft(plan: Blueprint, lane: Lane) -> list[Part]:
    """By step of the vocabulary: how often it is in the draft."""
    goods = lane.draft_goods
    is_offer, is_split = lane.form == BARGAIN, lane.form == SPLIT
    digits = (lane.draft_gold // units(plan))[:, None] % 10 == np.arange(1, 10)
    is_new = is_offer & (lane.draft_counter < 0) & hot(lane.draft_merchant, plan.players)
    counters = is_offer & hot(lane.draft_counter, plan.slots)
    promises = lane.draft_promise >> jnp.arange(4 * plan.deciders) & 1
    families: dict[str, Part] = {
        "drop": (lane.has_dropped.reshape(1), FIXED),
        "aside": (jnp.where(lane.form == ASIDE, goods, 0), FIXED),
        "onto": ((lane.form == LAYING) & hot(lane.draft_pile, plan.piles), FIXED),
        "lay": (jnp.where(lane.form == LAYING, goods, 0), FIXED),
        "load": (jnp.where(lane.form == LOAD, goods, 0), FIXED),
        "bargain with": (is_new, BY_SEAT),
        "counter": (counters, FIXED),
        "ask": (lane.draft_ask[:, None] == jnp.arange(1, 4), BY_SEAT),
        "gold": (is_offer & digits, FIXED),
        "stand": (lane.draft_stand, FIXED),
        "contraband": (lane.draft_contraband, FIXED),
        "bag": (jnp.where(is_offer, goods, 0), FIXED),
        "promise": (promises, FIXED),
        "pay": (jnp.where(lane.form == PAYING, goods, 0), FIXED),
        "split": (is_split & (jnp.arange(3) == 0), FIXED),
        "split gold": (is_split & digits, FIXED),
        "split take": (jnp.where(is_split, goods, 0), FIXED),
    }
    nothing = {
        family.name: (jnp.zeros(len(family.members), bool), FIXED)
        for family in plan.vocabulary.families
        if family.name not in families
    }
    return [{**families, **nothing}[family.name] for family in plan.vocabulary.families]
