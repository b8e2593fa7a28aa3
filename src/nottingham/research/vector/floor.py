"""The floor: who is asked next when machines play, and for how long they may talk (as `nottingham.rules.floor`)."""

from __future__ import annotations

import jax.numpy as jnp

from nottingham.research.vector import black_market, chance, deputies, time_limit
from nottingham.research.vector.bargaining import pleas
from nottingham.research.vector.blueprint import Blueprint
from nottingham.research.vector.dealing import at_turn
from nottingham.research.vector.drafts import debt_at_hand
from nottingham.research.vector.inspecting import has_duty
from nottingham.research.vector.lane import (
    CALL,
    CLOSED,
    DECLARING,
    FULL,
    GO_ON,
    HURRIED,
    INSPECTING,
    LOADING,
    MARKET,
    NEVER,
    NOBODY,
    NOTHING,
    OPEN,
    WAITS,
    Lane,
)
from nottingham.research.vector.rows import Array, first_place, row
from nottingham.research.vector.seats import (
    bargainers,
    by_slot,
    closed_bags,
    first_of,
    has_bag,
    in_hands,
    is_decider,
    proposers,
)
from nottingham.rules.floor import CLOCK_RUNS_OUT_ONE_IN, PATIENCE_PER_BAG
from nottingham.rules.rulebook import minutes_of


def opened(plan: Blueprint, lane: Lane, when: Array) -> Lane:
    """The floor as an Inspection begins."""
    bags = jnp.sum(has_bag(lane))
    limit = bags * plan.offers_per_bag
    lane = lane.but(
        queue_at=jnp.where(when, plan.players, lane.queue_at),
        talks=jnp.where(when, 2 * limit, lane.talks),
        offer_limit=jnp.where(when, lane.offers_made + limit, lane.offer_limit),
        patience=jnp.where(when, PATIENCE_PER_BAG * bags, lane.patience),
    )
    if not (minutes_of(plan.ruleset) and plan.has_clock):
        return lane
    limits = jnp.stack([jnp.asarray(CLOCK_RUNS_OUT_ONE_IN), 1 + plan.players * jnp.minimum(limit, 4)])
    haste, turns = chance.numbers_below(limits, lane.floor_chance, jnp.arange(1, 3))
    return lane.but(
        clock=jnp.where(when, jnp.where(haste > 0, NEVER, turns), lane.clock),
        floor_chance=jnp.where(when, chance.advanced(lane.floor_chance, jnp.asarray(2)), lane.floor_chance),
    )


def asked_next(plan: Blueprint, lane: Lane, acted: Array) -> Lane:
    """Give the word to the next seat, unless something has to happen first."""
    asks = acted & (lane.pending == NOTHING)
    return _in_inspection(plan, asked_in_turn(plan, lane, acted), asks & (lane.phase == INSPECTING))


def asked_in_turn(plan: Blueprint, lane: Lane, acted: Array) -> Lane:
    """The same where no bag lies at the gate: everybody has a turn there, and nobody talks."""
    asks = acted & (lane.pending == NOTHING)
    seat = jnp.where(lane.phase == MARKET, _at_market(plan, lane), lane.seat)
    seat = jnp.where(lane.phase == LOADING, first_of(plan, lane, lane.load == WAITS), seat)
    seat = jnp.where(lane.phase == DECLARING, first_of(plan, lane, has_bag(lane) & (lane.good == NOBODY)), seat)
    return lane.but(seat=jnp.where(asks, seat, lane.seat), mode=jnp.where(asks, OPEN, lane.mode))


def _at_market(plan: Blueprint, lane: Lane) -> Array:
    turn = at_turn(plan, lane)
    if plan.ruleset.sheriff_opens_market:
        return jnp.where(lane.is_open > 0, turn, lane.deciders[0])
    return turn


def _in_inspection(plan: Blueprint, lane: Lane, asks: Array) -> Lane:
    """All seats in turn while talk is open, then only those that must act."""
    may_talk = asks
    if minutes_of(plan.ruleset):
        ticks = asks & (lane.is_talk_over == 0) & (lane.clock != NEVER) & ~has_duty(lane)
        is_out = ticks & (lane.clock == 0)
        lane = time_limit.ran_out(plan, lane, is_out)
        lane = lane.but(clock=lane.clock - ticks, pending=jnp.where(is_out, GO_ON, lane.pending))
        asks = asks & ~is_out
        may_talk = asks & (lane.is_talk_over == 0)
    is_full = lane.offers_made >= lane.offer_limit
    has = _has_prompts(plan, lane, is_full)
    found, place = _first_in(plan, lane.queue, lane.queue_at, has)
    shuffles = may_talk & ~found & (lane.talks > 0)
    fresh = chance.shuffled_places(jnp.asarray(plan.players), plan.players, lane.floor_chance)
    found_fresh, place_fresh = _first_in(plan, fresh, jnp.asarray(0), has)
    queue = jnp.where(shuffles, fresh, lane.queue)
    place = jnp.where(shuffles, place_fresh, place)
    is_open = may_talk & (found | shuffles & found_fresh)
    talks = jnp.where(shuffles, jnp.where(is_full, 0, lane.talks - 1), lane.talks)
    after = chance.advanced(lane.floor_chance, jnp.asarray(plan.players - 1))
    lane = lane.but(
        queue=queue,
        queue_at=jnp.where(is_open, place + 1, jnp.where(may_talk, plan.players, lane.queue_at)),
        talks=jnp.where(may_talk & ~is_open, 0, talks),
        floor_chance=jnp.where(shuffles, after, lane.floor_chance),
        seat=jnp.where(is_open, row(queue, place), lane.seat),
        mode=jnp.where(is_open, jnp.where(is_full, FULL, OPEN), lane.mode),
    )
    return _ask_without_talk(plan, lane, asks & ~is_open)


def _first_in(plan: Blueprint, queue: Array, start: Array, has: Array) -> tuple[Array, Array]:
    """Whether one of those still in the queue has something to say, and the place of the first."""
    speaks = jnp.any((queue[:, None] == jnp.arange(plan.players)) & has, axis=1)
    speaks = speaks & (jnp.arange(plan.players) >= start)
    return jnp.any(speaks), first_place(speaks)


def _has_prompts(plan: Blueprint, lane: Lane, is_full: Array) -> Array:
    """[seat]: who has anything to do or say at all."""
    seats = jnp.arange(plan.players)
    on = jnp.any(by_slot(plan, lane.offer_on) > 0, axis=2)
    proposes = proposers(plan, lane)[:, :, None] == seats
    has = jnp.any(on[:, :, None] & proposes, axis=(0, 1))
    has = has | jnp.any(answers(plan, lane), axis=(1, 2, 3)) | _has_duty_or_bag(plan, lane)
    may_begin = (promises_left(plan, lane) > 0) | _has_bargains(plan, lane)
    return has | may_begin & ~is_full


def answers(plan: Blueprint, lane: Lane) -> Array:
    """[seat, merchant, side, sort]: standing offers that a seat may answer (B14, Y8).

    Its merchant may, and who decides on one of the bags it names, but never who proposed it.
    """
    seats = jnp.arange(plan.players)
    on = by_slot(plan, lane.offer_on) > 0
    is_merchant = (seats[:, None] == seats)[:, :, None, None]
    if plan.deciders == 1:
        party = is_merchant | (seats == lane.deciders[0])[:, None, None, None]
    else:
        named = by_slot(plan, bargainers(plan, lane, lane.offer_ask > 0))
        party = is_merchant | jnp.any(named & (lane.deciders == seats[:, None])[:, None, None, None], axis=4)
    return on & party & (proposers(plan, lane) != seats[:, None, None])[:, :, :, None]


def promises_left(plan: Blueprint, lane: Lane) -> Array:
    """[seat]: each may give as many promises in an Inspection as there are offers for a bag; those of deals count."""
    given = jnp.sum(lane.promise_new, axis=(1, 2))
    return jnp.maximum(plan.offers_per_bag - given, 0) * plan.has_pledges


def _has_bargains(plan: Blueprint, lane: Lane) -> Array:
    """[seat]: who could begin an offer."""
    seats = jnp.arange(plan.players)
    gate = is_decider(plan, lane)
    everywhere = jnp.any(pleas(plan, lane, jnp.ones(plan.players, bool)), axis=(1, 2)) & ~gate
    if plan.deciders == 1:
        return everywhere | gate & jnp.any(everywhere)
    has = everywhere
    for place in range(plan.deciders):
        reach = pleas(plan, lane, lane.in_hands[:, place] > 0)
        may = jnp.any(reach & ~gate[:, None, None])
        has = has | may & (seats == lane.deciders[place])
    return has


def _has_duty_or_bag(plan: Blueprint, lane: Lane) -> Array:
    """[seat]: who has a duty to do, or else a bag to settle."""
    idle = ~has_duty(lane)
    gates = jnp.any(in_hands(plan, lane) & closed_bags(lane)[:, None], axis=0) & idle
    if plan.ruleset.has_loot:
        gates = gates | (lane.splitting > 0)
    seats = jnp.arange(plan.players)
    return jnp.any((lane.deciders[:, None] == seats) & gates[:, None], axis=0) | _dutiful(plan, lane)


def _dutiful(plan: Blueprint, lane: Lane) -> Array:
    """[seat]: who must place, pay or claim before anything else."""
    seats = jnp.arange(plan.players)
    debtor, owed = debt_at_hand(lane)
    due = (owed > 0) & (seats == debtor)
    if plan.has_two_piles:
        due = jnp.where(lane.placing >= 0, seats == lane.deciders[0], due)
    if plan.claim_piles:
        due = due | (seats == black_market.claimant(plan, lane)) & jnp.any(lane.claims > 0)
    return due


def awaited(plan: Blueprint, lane: Lane) -> Array:
    """[seat]: who must act now; it depends on nothing but what all know (V7)."""
    seats = jnp.arange(plan.players)
    due = _dutiful(plan, lane)
    if plan.ruleset.has_loot:
        splitters = (lane.splitting > 0) & (lane.deciders != lane.split_by)
        gates = splitters | ~has_duty(lane) & jnp.any(deputies.owing(lane), axis=0)
    else:
        gates = (~has_duty(lane) & jnp.any(closed_bags(lane))).reshape(1)
    return due | jnp.any((lane.deciders[:, None] == seats) & gates[:, None], axis=0)


def _ask_without_talk(plan: Blueprint, lane: Lane, asks: Array) -> Lane:
    """Only who must act, and only what must be done; in the end nobody has terms left to differ on (Y5, Y7)."""
    waits = awaited(plan, lane)
    seat = first_place(waits)
    is_hurried = lane.patience <= 0
    if plan.ruleset.has_loot:
        seat, lane = _draw_lot(lane, waits, asks)
        calls = asks & is_hurried & (lane.splitting > 0)
        lane = lane.but(pending=jnp.where(calls, CALL, lane.pending))
    return lane.but(
        seat=jnp.where(asks, seat, lane.seat),
        mode=jnp.where(asks, jnp.where(is_hurried, HURRIED, CLOSED), lane.mode),
        patience=jnp.where(asks, jnp.maximum(lane.patience - 1, 0), lane.patience),
    )


def _draw_lot(lane: Lane, waits: Array, asks: Array) -> tuple[Array, Lane]:
    """One of several who are awaited: bags count deputies by their seats, the loot counts the lead first."""
    count = jnp.sum(waits)
    place = chance.below(count, lane.floor_chance)
    draws = asks & (count > 1)
    place = jnp.where(draws, place, 0)
    nth = waits & (jnp.cumsum(waits) == place + 1)
    both_split = (lane.splitting > 0) & (count > 1)
    seat = jnp.where(both_split, row(lane.deciders, place), first_place(nth))
    after = chance.advanced(lane.floor_chance, jnp.asarray(1))
    return seat, lane.but(floor_chance=jnp.where(draws, after, lane.floor_chance))


def talk_left(plan: Blueprint, lane: Lane, seat: Array) -> Array:
    """The clock of talk in the ears of a seat: rounds, offers, own promises, askings (as `TalkLeft`)."""
    offers = jnp.maximum(lane.offer_limit - lane.offers_made, 0)
    left = jnp.stack([lane.talks, offers, row(promises_left(plan, lane), seat), lane.patience])
    left = jnp.minimum(left, plan.layout.talk_most)
    return jnp.where(lane.phase == INSPECTING, left, 0)


def is_waited_for(plan: Blueprint, lane: Lane, seat: Array) -> Array:
    """[owner]: bags on which a seat owes a word once talk is closed (Y7)."""
    if plan.deciders == 1:
        return closed_bags(lane)
    return jnp.any(deputies.owing(lane) & (lane.deciders == seat), axis=1)


def mine_to_settle(plan: Blueprint, lane: Lane, seat: Array) -> Array:
    """[owner]: closed bags in a seat's hands while no duty stands in the way (I1, I8)."""
    hands = jnp.any(in_hands(plan, lane) & (lane.deciders == seat), axis=1)
    bags = closed_bags(lane) & hands & ~has_duty(lane)
    return bags & jnp.where(lane.mode >= CLOSED, is_waited_for(plan, lane, seat), True)
