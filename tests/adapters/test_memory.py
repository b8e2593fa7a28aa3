"""What seats remember of each other, the clock of talk, and copies that see as well as the original."""

from __future__ import annotations

import copy
import pickle
from collections import Counter
from random import Random

import numpy as np
import pytest

from nottingham import Event, Ruleset, compose
from nottingham.encoding.layout import MOST_TALK, Layout
from nottingham.encoding.memory import MOST_REMEMBERED, REMEMBERED, TableMemory
from nottingham.encoding.stepwise_game import StepwiseGame
from nottingham.encoding.vocabulary import Vocabulary
from nottingham.research.environments.observations import SeatObservers
from nottingham.rules.engine.deals import GIFTS, AskPass, Promise
from nottingham.rules.engine.events import (
    BagOpened,
    BagPassed,
    DealMade,
    GoodsGiven,
    OfferEnded,
    PromiseJudged,
    PromiseMade,
)
from nottingham.rules.engine.state import Inspecting
from nottingham.rules.floor import NO_TALK, Floor
from nottingham.story.reader import DeclaredBag, GameReader, SettledBag
from tests.two_worlds import rulesets

PUBLIC = ("past_bags", "past_offers", "word_kept")


def game(ruleset: Ruleset, seed: int) -> tuple[StepwiseGame, list[Event]]:
    """Random play to the end, with all that happened."""
    sitting, rng = StepwiseGame(Vocabulary(ruleset), seed), Random(seed)
    log = list(sitting.opening)
    while not sitting.is_over:
        log += sitting.take(rng.choice(sitting.legal()))
    return sitting, log


def name_of(ruleset: Ruleset) -> str:
    return f"{ruleset.edition}-{ruleset.players}"


@pytest.mark.parametrize("ruleset", [*rulesets(), compose("second", 6)], ids=name_of)
def test_the_own_events_of_a_seat_are_enough_to_remember(ruleset: Ruleset) -> None:
    sitting, log = game(ruleset, 5)
    for seat in range(ruleset.players):
        heard = [event.as_seen_by(seat) for event in log]
        assert TableMemory.blank(ruleset.players).after(heard, ruleset) == sitting.memory


class FactCounter(GameReader):
    """Counts what the memory counts of bags and promises, from the facts of the reader."""

    def __init__(self, ruleset: Ruleset) -> None:
        super().__init__(ruleset)
        self.counts: Counter[tuple[int, str]] = Counter()

    def bag_declared(self, bag: DeclaredBag) -> None:
        self.counts[bag.owner, "declared"] += 1

    def bag_settled(self, bag: SettledBag) -> None:
        opened, passed = ("opened_true", "opened_false")[bag.is_lie], ("passed_unpaid", "passed_paid")[bag.is_bought]
        self.counts[bag.owner, opened if bag.is_opened else passed] += 1

    def promise_judged(self, promise: Promise, *, is_kept: bool) -> None:
        self.counts[promise.by, ("promises_broken", "promises_kept")[is_kept]] += 1


@pytest.mark.parametrize("ruleset", [*rulesets(), compose("second", 6)], ids=name_of)
@pytest.mark.parametrize("seed", range(3))
def test_the_memory_and_the_reader_agree_on_lies_prices_and_promises(ruleset: Ruleset, seed: int) -> None:
    sitting, log = game(ruleset, seed)
    facts = FactCounter(ruleset)
    facts.read_all(log)
    compared = [(place, what) for place, what in enumerate(REMEMBERED) if not what.startswith("offers")]
    for seat, row in enumerate(sitting.memory.rows):
        assert [row[place] for place, _ in compared] == [
            min(facts.counts[seat, what], MOST_REMEMBERED) for _, what in compared
        ]


@pytest.mark.parametrize("seed", range(4))
def test_what_is_remembered_is_what_happened(seed: int) -> None:
    """Counted again from the log, each in another way."""
    ruleset = compose("first", 4)
    sitting, log = game(ruleset, seed)
    memory, bags = sitting.memory, Counter[tuple[str, int]]()
    opened = [event for event in log if isinstance(event, BagOpened)]
    passed = [event for event in log if isinstance(event, BagPassed)]
    for event in opened:
        bags["opened_true" if event.is_truthful else "opened_false", event.seat] += 1
    for seat in range(4):
        row = dict(zip(REMEMBERED, memory.rows[seat], strict=True))
        assert row["declared"] == 6  # two turns as Sheriff in eight rounds
        assert (row["opened_true"], row["opened_false"]) == (bags["opened_true", seat], bags["opened_false", seat])
        assert row["passed_paid"] + row["passed_unpaid"] == sum(event.seat == seat for event in passed)
        assert row["offers_made"] >= row["offers_accepted"] + row["offers_refused"]
        came_out = sum(
            len(event.goods) - len(event.goods.only(ruleset.legal)) for event in opened if event.seat == seat
        )
        shown = sum(
            event.face_down
            for event in log
            if (isinstance(event, GoodsGiven) and event.place == "bag" and event.giver == seat)
            or (isinstance(event, BagPassed) and event.seat == seat)
        )
        assert memory.contraband[seat][seat] == came_out + shown  # one's own bags are no secret
        for other in range(4):
            assert came_out <= memory.contraband[other][seat] <= came_out + shown
    assert sum(row[REMEMBERED.index("offers_accepted")] for row in memory.rows) == sum(
        isinstance(event, DealMade) for event in log
    )
    assert sum(row[REMEMBERED.index("offers_refused")] for row in memory.rows) == sum(
        isinstance(event, OfferEnded) and event.why == "refused" for event in log
    )
    assert sum(sum(row[-2:]) for row in memory.rows) == sum(isinstance(event, PromiseJudged) for event in log)
    paid = REMEMBERED.index("passed_paid")
    assert sum(row[paid] for row in memory.rows) == sum(map(buys_a_pass, log))


def buys_a_pass(event: Event) -> bool:
    """A deal that gives something and passes the giver's own bag."""
    if not isinstance(event, DealMade):
        return False
    clauses = event.deal.clauses
    return AskPass(event.deal.merchant) in clauses and any(isinstance(clause, GIFTS) for clause in clauses)


def test_counters_stop_at_their_bound() -> None:
    ruleset = compose("first", 3)
    made = [PromiseMade(Promise(1, 0, 1, "pass", "", 1))]
    kept = [PromiseJudged(1, "kept")] * (MOST_REMEMBERED + 5)
    memory = TableMemory.blank(3).after([*made, *kept], ruleset)
    assert memory.rows[0][REMEMBERED.index("promises_kept")] == MOST_REMEMBERED


def test_every_seat_sees_the_same_past_from_where_it_sits() -> None:
    sitting, _ = game(compose("first", 4), 3)
    eyes = SeatObservers(sitting.vocabulary)
    for seat in range(4):
        seen = eyes.see(sitting, seat)["observation"]
        past = [_rows(seen, eyes.layout, name) for name in PUBLIC]
        for other in range(4):
            told = [int(number) for rows in past for number in rows[(other - seat) % 4]]
            assert told == list(sitting.memory.rows[other])
        contraband = _rows(seen, eyes.layout, "contraband_seen")[0]
        assert [contraband[(other - seat) % 4] for other in range(4)] == list(sitting.memory.contraband[seat])


def _rows(seen: np.ndarray[tuple[int], np.dtype[np.float32]], layout: Layout, name: str) -> list[list[float]]:
    one = layout.by_name[name]
    rows: list[list[float]] = seen[one.start : one.end].reshape(one.rows, one.columns).tolist()
    return rows


# --- the clock of talk ---------------------------------------------------------------------------------------------


def test_the_clock_of_talk_is_seen_and_only_runs_down() -> None:
    sitting, rng = StepwiseGame(Vocabulary(compose("first", 4)), 4), Random(4)
    eyes, before, rounds = SeatObservers(sitting.vocabulary), None, set()
    while not sitting.is_over:
        public, seat = sitting.state.public, sitting.seat
        clock = _rows(eyes.see(sitting, seat)["observation"], eyes.layout, "talk")[0]
        left = sitting.talk_left(seat)
        assert clock == [left.rounds, left.offers, left.promises, left.askings]
        if type(public.phase) is not Inspecting:
            assert left == NO_TALK
        elif before is not None and before[0] == public.round:
            assert (left.rounds, left.offers, left.askings) <= before[1:]
        if type(public.phase) is Inspecting:
            before = (public.round, left.rounds, left.offers, left.askings)
            rounds.add(public.round)
        sitting.take(rng.choice(sitting.legal()))
    assert rounds == set(range(1, 9))


def test_promises_use_up_nobodys_offers() -> None:
    """A seat that promises whenever it may has its own few promises, and the table as many offers as before."""
    sitting, rng = StepwiseGame(Vocabulary(compose("first", 4)), 1), Random(1)
    vocabulary, given = sitting.vocabulary, Counter[tuple[int, int]]()
    pledges = range(vocabulary.pledge, vocabulary.pass_bag)
    while not sitting.is_over:
        legal, left = sitting.legal(), sitting.talk_left(sitting.seat)
        promise = [step for step in legal if step in pledges]
        assert not promise or left.promises > 0
        round, seat, offers = sitting.state.public.round, sitting.seat, left.offers
        sitting.take(rng.choice(promise or legal))
        if promise:
            given[round, seat] += 1
            if sitting.state.public.round == round and type(sitting.state.public.phase) is Inspecting:
                assert sitting.talk_left(seat).offers == offers
    assert max(given.values()) == 3


def test_promises_can_be_left_out() -> None:
    sitting = StepwiseGame(Vocabulary(compose("second", 4)), 1, Floor.seeded(1, has_pledges=False))
    rng, vocabulary = Random(1), sitting.vocabulary
    while not sitting.is_over:
        assert not any(vocabulary.pledge <= step < vocabulary.pass_bag for step in sitting.legal())
        sitting.take(rng.choice(sitting.legal()))


# --- copies and ends -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("copied", [copy.deepcopy, lambda one: pickle.loads(pickle.dumps(one))])  # noqa: S301
def test_a_copy_in_mid_game_sees_what_the_original_sees(copied: object) -> None:
    assert callable(copied)
    sitting, rng = StepwiseGame(Vocabulary(compose("first", 4)), 6), Random(6)
    eyes = SeatObservers(sitting.vocabulary)
    for _ in range(150):
        eyes.see(sitting, sitting.seat)
        sitting.take(rng.choice(sitting.legal()))
    others, others_eyes = copied((sitting, eyes))
    for _ in range(60):
        step = rng.choice(sitting.legal())
        sitting.take(step)
        others.take(step)
        for seat in range(4):
            one, two = eyes.see(sitting, seat), others_eyes.see(others, seat)
            np.testing.assert_array_equal(one["observation"], two["observation"])
            np.testing.assert_array_equal(one["action_mask"], two["action_mask"])


def test_after_the_end_no_mask_is_empty() -> None:
    sitting, _ = game(compose("first", 3), 1)
    assert all(SeatObservers(sitting.vocabulary).mask(sitting, seat).all() for seat in range(3))


def test_no_bound_is_out_of_reach_by_far() -> None:
    """Whoever scales by it gets numbers that differ from nothing."""
    layout = Layout(Vocabulary(compose("second", 6, ("black_market",))))
    high = {one.name: one.high for one in layout.segments}
    assert high["promises"] == high["deals"] == MOST_TALK
    assert high["hand_sizes"] == 6
    assert high["past_bags"] == layout.vocabulary.ruleset.rounds
    assert max(high.values()) == 300  # all the gold there is
