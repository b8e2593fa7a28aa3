"""The judgement of a mind at the gate, in cases that are plain to a person: what to open, what to take, what to ask."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from nottingham import Accept, Inspect, Pass, Propose, Refuse
from nottingham.bots.mind import beliefs, gate, haggling
from nottingham.bots.mind.temper import Temper
from nottingham.bots.mind.thought import Thought
from nottingham.rules.engine.deals import (
    Act,
    AskOpen,
    AskPass,
    AskRefuse,
    Clause,
    GiveBag,
    GiveContraband,
    GiveGold,
    GiveStand,
    Offer,
    Promise,
    PromiseNext,
    gold_in,
)
from nottingham.rules.engine.families import Action, Event
from tests.bots.thoughts import PLAIN, chosen, memory_of, rounds, thought_of
from tests.tables import Table, goods, table
from tests.tables import gate as four_at_the_gate

TRUTH, LIE, GREAT_LIE, SMALL_LIE = "bread bread bread", "bread silk silk", "silk silk silk", "bread bread apple"
SILENT = replace(PLAIN, demands=0.0, haggles=0.0)
"""Names no price: a bag is opened or passed."""
BAG = {1: ("apple", "apple apple apple")}


def lone_bag(edition: str = "first", **with_goods: Any) -> Table:
    return table(edition, **with_goods).inspecting(BAG)


def surely(at: Table, lies: dict[int, float], temper: Temper = PLAIN) -> Thought:
    """The thought of a Sheriff who is as sure as that of each bag."""
    thought = thought_of(at, 0, temper)
    thought.lies.update(lies)
    return thought


def worth(at: Table, *clauses: Clause, lie: float = 0.0, temper: Temper = PLAIN) -> float:
    """What an offer of merchant 1 is worth to the Sheriff."""
    return gate.offer_worth(surely(at, {1: lie, 2: lie, 3: lie}, temper), Offer(1, 1, 1, clauses))


# --- what to open ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("edition", ["first", "second"])
def test_a_proven_liar_is_opened_and_a_proven_honest_merchant_passes(edition: str) -> None:
    at = lone_bag(edition=edition)
    assert chosen(at, 0, SILENT, rounds(1, LIE, 5)) == Inspect(1)
    assert chosen(at, 0, SILENT, rounds(1, TRUTH, 5)) == Pass(1)


def test_what_came_through_unopened_tells_a_liar_too() -> None:
    at = lone_bag()
    passed = [rounds(1, cards, 5, is_opened=False) for cards in (TRUTH, LIE)]
    assert [chosen(at, 0, SILENT, past) for past in passed] == [Pass(1), Inspect(1)]


def test_each_further_lie_makes_the_next_likelier_and_each_truth_less_likely() -> None:
    at = lone_bag()
    suspicion = [
        beliefs.chance_of_lie(thought_of(at, 0, memory=memory_of(at, 0, past)), 1)
        for past in (rounds(1, TRUTH, 4), rounds(1, TRUTH, 1), [], rounds(1, LIE, 1), rounds(1, LIE, 4))
    ]
    assert suspicion == sorted(suspicion)
    assert suspicion[0] < 0.1
    assert suspicion[-1] > 0.6


def test_others_lies_speak_against_a_stranger_but_less_than_own_ones() -> None:
    at = lone_bag()
    none, others, own = (
        beliefs.chance_of_lie(thought_of(at, 0, memory=memory_of(at, 0, past)), 1)
        for past in ([], rounds(2, LIE, 3), rounds(1, LIE, 3))
    )
    assert none < others < own


def test_the_one_without_insight_learns_nothing_of_anybody() -> None:
    at, blind = lone_bag(), replace(PLAIN, insight=0.0)
    pasts: tuple[list[Event], ...] = ([], rounds(1, LIE, 5), rounds(1, TRUTH, 5))
    thoughts = [thought_of(at, 0, blind, memory_of(at, 0, past)) for past in pasts]
    for belief in (beliefs.chance_of_lie, beliefs.fine_to_expect, gate.gain_of_opening):
        assert len({belief(thought, 1) for thought in thoughts}) == 1


def test_opening_an_honest_bag_costs_its_penalty_and_opening_a_lie_brings_the_fine() -> None:
    """Three apples cost a Sheriff 2 each."""
    at = lone_bag()
    gains = [gate.gain_of_opening(surely(at, {1: lie}), 1) for lie in (0.0, 0.25, 0.5, 0.75, 1.0)]
    assert gains == sorted(gains)
    assert gains[0] == -6
    assert gains[-1] == beliefs.fine_to_expect(thought_of(at, 0), 1)


def test_who_was_seen_to_hide_much_is_expected_to_hide_much() -> None:
    """By hand: great lies of three cards cost 12, small ones 2; what is usual counts less with each that is seen."""
    at = lone_bag()

    def fine(past: list[Event]) -> float:
        return beliefs.fine_to_expect(thought_of(at, 0, memory=memory_of(at, 0, past)), 1)

    fines = [fine(past) for past in (rounds(1, SMALL_LIE, 20), rounds(1, SMALL_LIE), [], rounds(1, GREAT_LIE))]
    assert fines == sorted(fines)
    assert fines[0] == pytest.approx(2, abs=1)
    assert fine(rounds(1, GREAT_LIE, 20)) == pytest.approx(12, abs=1)
    assert fine(rounds(1, GREAT_LIE, 20, is_opened=False)) == pytest.approx(12, abs=1)
    assert fine(rounds(1, TRUTH, 20)) == fine([])


def test_a_larger_bag_that_lies_is_expected_to_cost_more() -> None:
    at = table().inspecting({1: ("apple", "apple"), 2: ("apple", "apple apple"), 3: ("apple", "apple " * 5)})
    fines = [beliefs.fine_to_expect(thought_of(at, 0), owner) for owner in (1, 2, 3)]
    assert fines == [pytest.approx(fines[0] * size) for size in (1, 2, 5)]


def test_a_rivals_loss_is_welcome() -> None:
    """Who plays against the others opens a bag that one who counts only his own coins leaves alone."""
    at = lone_bag()
    alone, rival = (
        gate.gain_if_lie(surely(at, {1: 1.0}, replace(PLAIN, rivalry=rivalry)), 1) for rivalry in (0.0, 1.0)
    )
    assert rival > 1.3 * alone


def test_an_offer_from_a_bag_of_what_was_not_declared_confesses_a_lie() -> None:
    plain, confessed, innocent = lone_bag(), lone_bag(), lone_bag()
    plain.offer(1, 1, GiveGold(2), AskPass(1))
    confessed.offer(1, 1, GiveGold(2), GiveBag(goods("silk")), AskPass(1))
    innocent.offer(1, 1, GiveGold(2), GiveBag(goods("apple")), AskPass(1))
    chances = [beliefs.chance_of_lie(thought_of(at, 0), 1) for at in (plain, confessed, innocent)]
    assert chances[1] > chances[0] == chances[2]


def test_who_offers_gold_is_suspected_unless_known_to_give_it_for_nothing() -> None:
    quiet, offering = lone_bag(), lone_bag()
    offering.offer(1, 1, GiveGold(5), AskPass(1))

    def grows(bribed_truths: int, bribed_lies: int) -> bool:
        chances = []
        for at in (quiet, offering):
            memory = memory_of(at, 0)
            habits = memory.habits[1]
            habits.truths, habits.lies = 5, 5
            habits.bribed_truths, habits.bribed_lies = bribed_truths, bribed_lies
            chances.append(beliefs.chance_of_lie(thought_of(at, 0, memory=memory), 1))
        return chances[1] > chances[0]

    assert grows(0, 5)
    assert not grows(5, 0)


def test_a_mood_never_saves_a_certain_liar_nor_opens_an_honest_bag_for_a_fortune() -> None:
    at = table().inspecting({1: ("apple", "apple " * 5)})
    for salt in range(20):
        honest, liar = (surely(at, {1: lie}, replace(PLAIN, noise=1.0)) for lie in (0.0, 1.0))
        honest.memory.salt = liar.memory.salt = salt
        assert haggling.wants_to_open(liar, 1)
        assert not haggling.wants_to_open(honest, 1)


def test_the_forgiving_open_nothing_and_the_others_what_pays() -> None:
    at = lone_bag()
    for forgives, opens in ((0.0, True), (1.0, False)):
        assert haggling.wants_to_open(surely(at, {1: 1.0}, replace(PLAIN, forgives=forgives)), 1) is opens


def test_a_coin_is_flipped_only_in_doubt() -> None:
    at = lone_bag()
    for flip in (0.0, 1.0):
        flips = replace(PLAIN, coin_flip=flip)
        assert haggling.wants_to_open(surely(at, {1: 0.5}, flips), 1) is bool(flip)
        assert haggling.wants_to_open(surely(at, {1: 1.0}, flips), 1)
        assert not haggling.wants_to_open(surely(at, {1: 0.0}, flips), 1)


# --- what to take ------------------------------------------------------------------------------------------------


def test_the_least_gold_for_a_sure_lie_is_about_its_fine_and_for_an_honest_bag_any_coin() -> None:
    at = lone_bag()
    fine = beliefs.fine_to_expect(thought_of(at, 0), 1)

    def least(lie: float, temper: Temper = PLAIN) -> int:
        return next(gold for gold in range(1, 60) if _takes(at, gold, lie, temper))

    assert least(0.0) == 1
    assert 1 < least(0.8) < least(1.0)
    assert fine < least(1.0) <= fine + 2
    assert least(1.0, replace(PLAIN, greed=2.0)) > 1.7 * least(1.0)


def _takes(at: Table, gold: int, lie: float, temper: Temper) -> bool:
    return haggling.is_taken(surely(at, {1: lie}, temper), Offer(1, 1, 1, (GiveGold(gold), AskPass(1))))


def test_of_two_offers_the_better_one_is_taken_first() -> None:
    for gold in ((2, 9), (9, 2)):
        at = four_at_the_gate()
        for owner, amount in zip((2, 3), gold, strict=True):
            at.offer(owner, owner, GiveGold(amount), AskPass(owner))
        assert chosen(at, 0, SILENT, rounds(2, TRUTH, 5) + rounds(3, TRUTH, 5)) == Accept(gold.index(9) + 1)


def test_a_coin_from_a_liar_is_turned_down() -> None:
    at = lone_bag()
    number = at.offer(1, 1, GiveGold(1), AskPass(1))
    assert chosen(at, 0, SILENT, rounds(1, LIE, 5)) == Refuse(number)
    assert chosen(at, 0, SILENT, rounds(1, TRUTH, 5)) == Accept(number)


def test_every_gift_is_worth_something_and_more_of_it_more() -> None:
    at = table(stands={1: "cheese cheese"}, contraband={1: "silk mead"}).inspecting({1: ("apple", "apple silk")})
    for less, more in (
        (GiveGold(1), GiveGold(2)),
        (GiveStand(goods("cheese")), GiveStand(goods("cheese cheese"))),
        (GiveContraband(goods("pepper")), GiveContraband(goods("crossbow"))),
    ):
        first, second = worth(at, less), worth(at, more)
        assert first > 0, less
        assert (second > first) is (more != GiveContraband(goods("crossbow"))), "the rarer, the less it is believed"


def test_goods_on_a_stand_are_sure_and_goods_in_a_bag_are_a_tale() -> None:
    at = table(stands={1: "cheese"}).inspecting({1: ("apple", "apple apple")})
    sure, tale = worth(at, GiveStand(goods("cheese"))), worth(at, GiveBag(goods("cheese")))
    assert 0 < tale < sure / 2
    fond = worth(at, GiveStand(goods("cheese")), temper=replace(PLAIN, goods_taste=2.0))
    assert fond == pytest.approx(2 * sure)


def test_what_a_bag_gives_is_believed_of_what_was_declared_and_of_what_was_seen_taken() -> None:
    at = lone_bag()
    memory = memory_of(at, 0)
    memory.taken[1] = goods("silk")
    thought = thought_of(at, 0, memory=memory)
    for cards, chance in (("apple apple", 1.0), ("silk", 1.0), ("apple silk", 1.0)):
        assert beliefs.chance_in_bag(thought, 1, goods(cards)) == pytest.approx(chance)
    unseen = [beliefs.chance_in_bag(thought, 1, goods(cards)) for cards in ("silk silk", "silk silk silk", "crossbow")]
    assert 1 > unseen[0] > unseen[1] > 0
    assert unseen[2] < 0.5


def test_to_be_bound_costs_something_and_the_more_the_surer_the_lie() -> None:
    at = four_at_the_gate()
    costs = [worth(at, AskPass(1), lie=lie) for lie in (0.0, 0.6, 1.0)]
    assert costs[0] == 0
    assert 0 > costs[1] > costs[2]
    for clause in (AskPass(2), AskOpen(2), AskRefuse(2)):
        assert worth(at, clause, lie=0.3) < 0, "somebody else's bag"
    assert worth(at, AskOpen(2), lie=0.0) < worth(at, AskOpen(2), lie=1.0), "an honest bag costs a penalty"


def test_nobody_is_sold_whose_own_offer_is_better() -> None:
    at = four_at_the_gate()
    before = [worth(at, clause) for clause in (AskOpen(2), AskRefuse(2))]
    at.offer(2, 2, GiveGold(15), AskPass(2))
    after = [worth(at, clause) for clause in (AskOpen(2), AskRefuse(2))]
    assert all(later <= earlier - 10 for earlier, later in zip(before, after, strict=True))
    at.do(0, Accept(1))
    paid = [worth(at, clause) for clause in (AskOpen(3), AskRefuse(2))]
    assert paid[1] > after[1], "what is struck is not forgone"


def test_a_merchants_promise_is_worth_something_and_the_sheriffs_own_costs() -> None:
    for round_number, is_worth in ((1, True), (8, False)):
        at = lone_bag(edition="second", round=round_number)
        theirs, own = worth(at, PromiseNext(1, 0, "pass")), worth(at, PromiseNext(0, 1, "pass"))
        assert (theirs > 0 > own) is is_worth
        assert is_worth or theirs == own == 0
    faithless = replace(PLAIN, keeps_word=0.0)
    assert worth(lone_bag(edition="second"), PromiseNext(0, 1, "pass"), temper=faithless) == 0


# --- what was promised -------------------------------------------------------------------------------------------


def promised(act: Act, **other: Any) -> Table:
    """The Sheriff's promise of round 1 to merchant 1, or another; it is round 5."""
    at = lone_bag(round=5)
    promise = replace(Promise(1, 0, 1, act, "", 1), **other)
    at.state = replace(at.state, public=replace(at.public, promises=(promise,)))
    return at


FAITHFUL, FAITHLESS = (replace(SILENT, keeps_word=keeps) for keeps in (1.0, 0.0))


@pytest.mark.parametrize(
    ("temper", "act", "past", "done"),
    [
        (FAITHFUL, "pass", rounds(1, LIE, 5), Pass(1)),
        (FAITHFUL, "open", rounds(1, TRUTH, 5), Inspect(1)),
        (FAITHLESS, "pass", rounds(1, LIE, 5), Inspect(1)),
        (FAITHLESS, "open", rounds(1, TRUTH, 5), Pass(1)),
    ],
)
def test_the_faithful_keep_their_word_whatever_it_costs(
    temper: Temper, act: Act, past: list[Event], done: Action
) -> None:
    assert chosen(promised(act), 0, temper, past) == done


def test_a_word_binds_only_towards_the_one_it_was_given_to_and_once() -> None:
    liar = rounds(1, LIE, 5)
    for at in (promised("pass", to=2), promised("pass", fate="kept"), promised("pass", round=5)):
        assert chosen(at, 0, FAITHFUL, liar) == Inspect(1)


def test_the_faithless_let_nobody_buy_what_was_promised() -> None:
    """Gold that would settle any other bag does not settle this one, and it is opened."""
    for at, answer in ((promised("pass"), Refuse(1)), (promised("pass", fate="kept"), Accept(1))):
        at.offer(1, 1, GiveGold(20), AskPass(1))
        assert chosen(at, 0, FAITHLESS, rounds(1, LIE, 3)) == answer


# --- what to ask -------------------------------------------------------------------------------------------------

ASKS = replace(PLAIN, demands=1.0, haggles=1.0)


def asked(at: Table, past: list[Event], temper: Temper = ASKS) -> Propose | None:
    act = chosen(at, 0, temper, past)
    return act if isinstance(act, Propose) else None


def price(at: Table, past: list[Event], temper: Temper = ASKS) -> int:
    demand = asked(at, past, temper)
    assert demand is not None
    return gold_in(demand.clauses)


def test_the_first_price_is_named_for_the_greatest_suspect_and_only_once() -> None:
    for liar in (1, 2, 3):
        at = four_at_the_gate("second", stands={}, contraband={})
        past = [event for other in {1, 2, 3} - {liar} for event in rounds(other, TRUTH, 4)] + rounds(liar, LIE, 6)
        demand = asked(at, past)
        assert demand is not None
        assert demand.merchant == liar
        assert AskPass(liar) in demand.clauses
        at.do(0, demand)
        again = asked(at, past)
        assert again is None or again.merchant != liar


def test_more_is_asked_of_one_who_hides_more_and_never_more_than_there_is() -> None:
    rich, poor = lone_bag(gold={1: 60}), lone_bag(gold={1: 4})
    assert price(rich, rounds(1, SMALL_LIE, 9)) < price(rich, rounds(1, LIE, 9)) < price(rich, rounds(1, GREAT_LIE, 9))
    assert price(poor, rounds(1, GREAT_LIE, 9)) <= 4
    assert asked(lone_bag(gold={1: 0}), rounds(1, GREAT_LIE, 9)) is None


def test_a_demand_is_more_than_what_opening_brings_where_that_is_likely_paid() -> None:
    """A Sheriff sure of a lie does not ask less than the fine he would have for nothing."""
    at = lone_bag(gold={1: 60})
    thought = surely(at, {1: 1.0})
    assert gate.price_for(thought, 1, 60) > beliefs.fine_to_expect(thought, 1)
    timid = [gate.price_for(surely(at, {1: lie}), 1, 60) for lie in (0.0, 1.0)]
    assert timid[0] < timid[1]


def test_a_counter_is_higher_than_what_lies_on_the_table() -> None:
    past = rounds(1, GREAT_LIE, 6)
    for offered in (1, 3, 30):
        at = lone_bag(gold={1: 60})
        number = at.offer(1, 1, GiveGold(offered), AskPass(1))
        demand = asked(at, past)
        if offered == 30:
            assert demand is None
            continue
        assert demand is not None
        assert demand.answers == number
        assert gold_in(demand.clauses) > offered


def test_who_has_no_wish_to_demand_or_haggle_names_no_price() -> None:
    past = rounds(1, GREAT_LIE, 6)
    quiet, offered = lone_bag(), lone_bag()
    offered.offer(1, 1, GiveGold(1), AskPass(1))
    for at, temper in ((quiet, replace(ASKS, demands=0.0)), (offered, replace(ASKS, haggles=0.0))):
        assert asked(at, past) is not None
        assert asked(at, past, temper) is None


def test_who_would_rather_have_goods_asks_for_those_that_decide_a_race() -> None:
    """Two more apples make the Sheriff king of apples; of bread others have far too much."""
    stands = {0: "apple " * 7, 1: "apple apple bread", 2: "apple " * 7 + "bread " * 9, 3: "bread " * 11}
    at, past = lone_bag(round=8, gold={1: 60}, stands=stands), rounds(1, GREAT_LIE, 9)
    demand = asked(at, past, replace(ASKS, goods_taste=2.0))
    assert demand is not None
    given = [clause.goods for clause in demand.clauses if isinstance(clause, GiveStand)]
    assert given == [goods("apple apple")]
    in_gold = asked(at, past, replace(ASKS, goods_taste=0.5))
    assert in_gold is not None
    assert not [clause for clause in in_gold.clauses if isinstance(clause, GiveStand)]
    assert gold_in(demand.clauses) + given[0].worth(at.state.ruleset.values) == gold_in(in_gold.clauses)


def test_the_surest_bag_is_settled_first() -> None:
    bags = {1: ("apple", "apple"), 2: ("apple", "apple " * 5), 3: ("apple", "apple apple")}
    at = table().inspecting(bags)
    past = [event for owner in (1, 2, 3) for event in rounds(owner, TRUTH, 6)]
    assert chosen(at, 0, SILENT, past) == Pass(2)


def test_a_bag_that_must_be_opened_is_opened_first() -> None:
    at = four_at_the_gate()
    at.do(0, Accept(at.offer(1, 1, GiveGold(1), AskOpen(2))))
    assert chosen(at, 0, SILENT, rounds(2, TRUTH, 6)) == Inspect(2)
