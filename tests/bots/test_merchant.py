"""The judgement of a mind as a merchant, in cases that are plain to a person: what to pack, offer, pay and pay for."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from nottingham import Accept, Declare, Goods, LoadBag, Propose, Refuse
from nottingham.bots.mind import packing
from nottingham.bots.mind.haggling import TEMPTS, TEMPTS_MOST, demand_worth
from nottingham.bots.mind.mind import Mind
from nottingham.bots.mind.temper import Temper
from nottingham.rules.engine.deals import (
    AskOpen,
    AskPass,
    AskRefuse,
    Clause,
    GiveBag,
    GiveContraband,
    GiveGold,
    GiveStand,
    Offer,
    PromiseNext,
    bag_goods_in,
    gold_in,
    stand_goods_in,
)
from nottingham.rules.engine.families import Event
from tests.bots.thoughts import PLAIN, chosen, memory_of, rounds, thought_of
from tests.tables import Table, goods, table

TRUTH, LIE = "bread bread bread", "bread silk silk"
STRICT = [event for owner in (2, 3) for event in rounds(owner, LIE, 6)]
"""A Sheriff who opened every lie that came before the gate."""
LAX = [event for owner in (2, 3) for event in rounds(owner, LIE, 6, is_opened=False)]
"""A Sheriff who passed every lie."""
READS = replace(PLAIN, reads_gates=True)
BRIBES = replace(PLAIN, bribes=1.0, alms=0.0, promises=0.0, spite=0.0)
HONEST = replace(PLAIN, scruples=1000.0)


def packed(hand: str, temper: Temper = PLAIN, past: list[Event] | None = None, number: int = 1) -> Goods:
    act = chosen(table("second", hands={1: hand}, round=number).loading(), 1, temper, past or [])
    assert isinstance(act, LoadBag)
    return act.goods


# --- what to pack ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("temper", [PLAIN, READS])
def test_contraband_is_smuggled_past_a_lax_gate_and_not_past_a_strict_one(temper: Temper) -> None:
    hand = "bread bread bread silk silk crossbow"
    contraband = ("silk", "crossbow")
    assert len(packed(hand, temper, LAX).only(contraband)) == 3
    assert not packed(hand, temper, STRICT).only(contraband)


def test_the_timid_hide_less_than_the_bold() -> None:
    hand = "bread bread bread silk silk crossbow"
    hidden = [len(packed(hand, replace(PLAIN, daring=daring)).without(("bread",))) for daring in (0.1, 1.0, 3.0)]
    assert hidden == sorted(hidden, reverse=True)
    assert hidden[0] > hidden[-1] == 0


def test_honest_goods_go_in_together_and_the_most_of_them() -> None:
    for hand, bag in (
        ("apple apple apple apple apple silk", "apple " * 5),
        ("cheese cheese cheese cheese bread bread", "cheese " * 4),
        ("chicken chicken chicken apple apple apple", "chicken " * 3),
    ):
        assert packed(hand, HONEST) == goods(bag)


def test_a_bribe_that_is_weighed_is_one_that_can_be_paid_to_the_last_coin() -> None:
    for gold, prices in ((0, []), (2, []), (3, [3]), (7, [3, 7]), (50, [3, 7, 11, 15, 19, 23])):
        gate = packing.Gate(thought_of(table(gold={1: gold}, hands={1: "silk"}).loading(), 1))
        assert [price for price, _ in gate.bribes] == prices


def test_no_bag_is_larger_than_one_likes_to_carry() -> None:
    for most in (1, 2, 4):
        for temper in (replace(PLAIN, bag_most=most), replace(HONEST, bag_most=most)):
            assert len(packed("apple " * 6, temper)) == most


def test_whoever_starts_honest_is_honest_for_so_many_rounds() -> None:
    honest = replace(PLAIN, honest_rounds=3, scruples=-1000.0)
    bags = {number: packed("bread silk silk silk crossbow mead", honest, LAX, number) for number in (1, 3, 4)}
    assert bags[1] == bags[3] == goods("bread")
    assert "silk" in bags[4]


def test_with_nothing_honest_in_hand_the_honest_risk_one_card() -> None:
    honest = replace(PLAIN, honest_rounds=3)
    assert packed("silk silk crossbow mead pepper mead", honest) == goods("pepper")


RUNNER = replace(PLAIN, great_run=True)


def test_a_great_run_waits_for_enough_contraband_and_is_made_once() -> None:
    assert packed("silk silk bread bread apple apple", RUNNER, LAX) == goods("bread bread")
    three = packed("silk silk silk bread bread apple", RUNNER, LAX)
    assert three["silk"] == 3
    assert packed("silk silk bread bread apple apple", RUNNER, LAX, 8)["silk"] == 2
    ran = rounds(1, "silk silk silk", is_opened=False)
    assert packed("silk silk silk bread bread apple", RUNNER, LAX + ran) == goods("bread bread")
    caught = rounds(1, "silk silk silk", is_opened=True)
    assert packed("silk silk silk bread bread apple", RUNNER, LAX + caught) == goods("bread bread")
    small = rounds(1, "bread silk silk", is_opened=False)
    assert packed("silk silk silk bread bread apple", RUNNER, LAX + small)["silk"] == 3


def declared(bag: str, stands: dict[int, str] | None = None) -> Declare:
    act = chosen(table("second", stands=stands or {}).declaring({1: bag}), 1)
    assert isinstance(act, Declare)
    return act


def test_what_there_is_most_of_is_declared() -> None:
    for bag, good in (
        ("cheese", "cheese"),
        ("apple bread bread silk", "bread"),
        ("cheese cheese cheese silk", "cheese"),
    ):
        assert declared(bag) == Declare(good, len(goods(bag)))


def test_nobody_declares_what_can_hardly_be_had() -> None:
    """Nearly all apples and cheeses lie on stands, and all chickens."""
    gone = {2: "apple " * 46 + "chicken " * 24, 3: "cheese " * 34}
    assert declared("silk silk mead", gone) == Declare("bread", 3)


def test_a_lie_is_worth_less_the_stricter_the_gate_and_more_with_a_bribe_that_is_taken() -> None:
    at = table("second", hands={1: "silk silk silk bread"}).loading()

    def lie(temper: Temper, past: list[Event]) -> float:
        return packing.Gate(thought_of(at, 1, temper, memory_of(at, 1, past))).lie(24, 12, 4)

    never = replace(READS, bribes=0.0)
    assert lie(never, STRICT) < lie(never, []) < lie(never, LAX) < 24
    assert lie(replace(READS, bribes=1.0), []) > lie(never, [])
    assert lie(replace(never, daring=2.0), []) < lie(never, [])


def test_an_honest_bag_gains_by_a_gate_that_opens_it() -> None:
    """Whoever opens it pays."""
    at = table("second", hands={1: "chicken chicken"}).loading()
    amends = [
        packing.Gate(thought_of(at, 1, READS, memory_of(at, 1, past))).truth("chicken", 2)
        for past in (
            [event for owner in (2, 3) for event in rounds(owner, TRUTH, 6, is_opened=is_opened)]
            for is_opened in (False, True)
        )
    ]
    assert 0 < amends[0] < amends[1] <= 2 * 2


# --- what to offer -----------------------------------------------------------------------------------------------

HIDDEN = "bread silk silk crossbow"


def at_gate(bag: str = HIDDEN, **with_goods: Any) -> Table:
    return table(**{"gold": {1: 50}} | with_goods).inspecting({1: ("bread", bag)})


def offer(at: Table, temper: Temper = BRIBES, past: list[Event] | None = None, seat: int = 1) -> Propose | None:
    act = chosen(at, seat, temper, past or [])
    assert act is None or isinstance(act, Propose)
    return act


def given(at: Table, temper: Temper = BRIBES, past: list[Event] | None = None) -> int:
    """What is offered for the own bag, in gold and goods of the stand; 0 for nothing."""
    act = offer(at, temper, past)
    if act is None:
        return 0
    assert AskPass(1) in act.clauses
    return gold_in(act.clauses) + stand_goods_in(act.clauses).worth(at.state.ruleset.values)


def test_a_bribe_is_offered_for_what_is_hidden_and_less_than_it_is_worth() -> None:
    worths = {"bread silk": 8, "bread silk silk": 16, HIDDEN: 25}
    prices = [given(at_gate(bag), past=STRICT) for bag in worths]
    assert prices == sorted(prices)
    assert all(0 < price < most for price, most in zip(prices, worths.values(), strict=True))
    assert given(at_gate(TRUTH)) == 0
    assert given(at_gate(), replace(BRIBES, bribes=0.0)) == 0


def test_less_is_offered_to_a_gate_that_hardly_opens() -> None:
    assert given(at_gate(), READS_AND_BRIBES, LAX) < given(at_gate(), READS_AND_BRIBES, STRICT)


READS_AND_BRIBES = replace(BRIBES, reads_gates=True)


def test_the_openhanded_offer_more_and_the_close_less() -> None:
    close, plain, openhanded = (given(at_gate(), replace(BRIBES, openhanded=by)) for by in (0.5, 1.0, 2.0))
    assert close < plain < openhanded


def test_an_offer_is_raised_once_after_a_no_and_then_left_to_fate() -> None:
    at, prices = at_gate(), []
    while act := offer(at):
        at.do(1, act)
        assert offer(at) is None, "nobody has answered yet"
        at.do(0, Refuse(max(at.standing())))
        prices.append(gold_in(act.clauses))
        assert len(prices) < 5
    assert len(prices) == 2
    assert prices[0] < prices[1]


def test_who_has_too_little_gold_adds_goods_and_who_has_none_a_card_of_what_is_hidden() -> None:
    rich = given(at_gate())
    poor = offer(at_gate(gold={1: 2}, stands={1: "chicken chicken apple"}))
    assert poor is not None
    assert gold_in(poor.clauses) == 2
    assert 2 + stand_goods_in(poor.clauses).worth({"chicken": 4, "apple": 2}) >= rich
    bare = offer(at_gate(gold={1: 0}))
    assert bare is not None
    assert bag_goods_in(bare.clauses) == goods("silk"), "the cheapest there is"
    assert not gold_in(bare.clauses)


def test_a_bluff_names_what_is_not_there_and_nobody_bluffs_who_was_found_out() -> None:
    bluffer = replace(BRIBES, bluffs=1.0)
    at = at_gate()
    bluff, plain = offer(at, bluffer), offer(at)
    assert bluff is not None
    assert plain is not None
    assert bag_goods_in(bluff.clauses)
    assert not bag_goods_in(bluff.clauses) & goods(HIDDEN)
    assert 0 <= 2 * gold_in(bluff.clauses) - gold_in(plain.clauses) <= 1, "half of it"
    memory = memory_of(at, 1)
    memory.habits[1].claims_false = 1
    prompts = at.prompts(1)
    assert Mind(bluffer).choose(at.view(1), prompts, memory, Random(1)) == plain
    assert not bag_goods_in(offer_of(at_gate("crossbow"), replace(bluffer, daring=3.0)).clauses), (
        "there is no second card to name"
    )


def offer_of(at: Table, temper: Temper) -> Propose:
    act = offer(at, temper, STRICT)
    assert act is not None
    return act


def test_alms_are_small_and_given_once() -> None:
    giver = replace(BRIBES, alms=1.0)
    at = at_gate(TRUTH)
    act = offer(at, giver)
    assert act is not None
    assert 1 <= gold_in(act.clauses) <= 3
    at.do(1, act)
    assert offer(at, giver) is None
    assert offer(at_gate(TRUTH, gold={1: 0}), giver) is None
    poor = offer(at_gate(TRUTH, gold={1: 1}), replace(giver, openhanded=3.0))
    assert poor is not None
    assert gold_in(poor.clauses) == 1


def test_a_promise_is_thrown_in_only_while_there_is_a_turn_to_keep_it() -> None:
    promiser = replace(BRIBES, promises=1.0)
    for number, is_made in ((1, True), (7, True), (8, False)):
        act = offer_of(at_gate(round=number), promiser)
        assert (PromiseNext(1, 0, "pass") in act.clauses) is is_made
    assert PromiseNext(1, 0, "pass") not in offer_of(at_gate(), BRIBES).clauses


# --- what to pay when asked --------------------------------------------------------------------------------------


def demanded(at: Table, *clauses: Clause, temper: Temper = PLAIN, past: list[Event] | None = None) -> float:
    """What it is worth to merchant 1 to take a demand for the own bag."""
    asks = Offer(1, 1, 0, (*clauses, AskPass(1)))
    return demand_worth(thought_of(at, 1, temper, memory_of(at, 1, past or [])), asks)


def reserve(at: Table, temper: Temper = PLAIN, past: list[Event] | None = None) -> int:
    """The most gold that is paid for the own bag."""
    paid = [gold for gold in range(1, 50) if demanded(at, GiveGold(gold), temper=temper, past=past) > 0]
    assert paid == list(range(1, len(paid) + 1)), "who pays a price pays any lower one"
    return len(paid)


def test_more_is_paid_for_more_and_to_a_stricter_gate_and_never_more_than_is_saved() -> None:
    bags = [reserve(at_gate(bag), READS, STRICT) for bag in (TRUTH, "bread silk", "bread silk silk", HIDDEN)]
    assert bags[0] == 0
    assert bags == sorted(set(bags))
    assert bags[-1] <= 25 + 12, "what is smuggled, and the fine that is saved"
    gates = [reserve(at_gate(), READS, past) for past in (LAX, [], STRICT)]
    assert gates == sorted(set(gates))


def test_the_openhanded_pay_more_and_who_never_bribes_pays_nothing() -> None:
    close, plain, openhanded = (reserve(at_gate(), replace(PLAIN, openhanded=by)) for by in (0.5, 1.0, 2.0))
    assert close < plain < openhanded
    assert reserve(at_gate(), replace(PLAIN, bribes=0.0)) == 0


def test_each_demand_for_the_same_bag_finds_a_harder_heart() -> None:
    at, reserves = at_gate(), []
    for _ in range(4):
        at.offer(0, 1, GiveGold(49), AskPass(1))
        reserves.append(reserve(at))
    assert reserves == sorted(set(reserves), reverse=True)


def test_a_price_that_was_refused_is_refused_again() -> None:
    at = at_gate()
    too_much = reserve(at) + 1
    for price in (too_much, too_much, too_much - 1):
        number = at.offer(0, 1, GiveGold(price), AskPass(1))
        assert chosen(at, 1, replace(BRIBES, bribes=0.001)) == Refuse(number)
        at.do(1, Refuse(number))


def test_a_fair_price_for_a_hidden_bag_is_paid_at_once() -> None:
    at = at_gate()
    number = at.offer(0, 1, GiveGold(3), AskPass(1))
    assert chosen(at, 1) == Accept(number)


def test_every_thing_asked_for_costs_and_what_comes_with_it_counts() -> None:
    at = table(gold={1: 50}, stands={1: "chicken chicken"}, contraband={1: "mead"}, hands={}).inspecting(
        {1: ("bread", HIDDEN), 2: ("apple", "apple apple")}
    )
    plain = demanded(at, GiveGold(2))
    for clause in (
        GiveStand(goods("chicken")),
        GiveContraband(goods("mead")),
        GiveBag(goods("silk")),
        PromiseNext(1, 0, "pass"),
    ):
        assert demanded(at, GiveGold(2), clause) < plain, clause
    assert demanded(at, GiveGold(2), PromiseNext(0, 1, "pass")) > plain
    assert demanded(at, GiveGold(2), GiveStand(goods("chicken chicken"))) < demanded(
        at, GiveGold(2), GiveStand(goods("chicken"))
    )
    last = at_gate(round=8)
    for promise in (PromiseNext(0, 1, "pass"), PromiseNext(1, 0, "pass")):
        assert demanded(last, GiveGold(2), promise) == demanded(last, GiveGold(2)), "nobody is at the gate again"


def test_a_demand_that_also_opens_a_rival_is_worth_more_and_most_where_that_one_lies() -> None:
    at, (liar, honest) = table(gold={1: 50}).inspecting({**RIVALS, 1: ("bread", HIDDEN)}), (2, 3)
    past = rounds(liar, "silk silk silk bread", 5, is_opened=False) + rounds(honest, "bread " * 4, 5, is_opened=False)
    plain = demanded(at, GiveGold(2), temper=SPITEFUL, past=past)
    opened = [demanded(at, GiveGold(2), AskOpen(rival), temper=SPITEFUL, past=past) for rival in (liar, honest)]
    assert opened[0] > opened[1] > plain


def test_what_is_not_there_costs_nothing_to_promise() -> None:
    at = at_gate()
    assert demanded(at, GiveGold(2), GiveBag(goods("mead"))) == demanded(at, GiveGold(2))
    assert demanded(at, GiveGold(2), GiveContraband(goods("mead"))) == demanded(at, GiveGold(2))


# --- what to pay for ---------------------------------------------------------------------------------------------

SPITEFUL = Temper(noise=0.0, rivalry=3.0, spite=1.0, alms=0.0, bribes=0.0, insight=1.0)
RIVALS = {1: ("bread", TRUTH), 2: ("bread", "bread " * 4), 3: ("bread", "bread " * 4)}


def against(liar: int, spite: float = 1.0, gold: int = 50) -> Propose | None:
    at = table(gold={1: gold}).inspecting(RIVALS)
    honest = 5 - liar
    past = rounds(liar, "silk silk silk bread", 5, is_opened=False) + rounds(honest, "bread " * 4, 5, is_opened=False)
    return offer(at, replace(SPITEFUL, spite=spite), past)


@pytest.mark.parametrize("liar", [2, 3])
def test_gold_is_paid_to_have_the_liar_among_rivals_opened(liar: int) -> None:
    act = against(liar)
    assert act is not None
    assert AskOpen(liar) in act.clauses
    assert TEMPTS <= gold_in(act.clauses) <= TEMPTS_MOST
    dearer = against(liar, spite=1.2)
    assert dearer is not None
    assert gold_in(dearer.clauses) > gold_in(act.clauses)
    assert against(liar, spite=0.0) is None
    assert against(liar, gold=TEMPTS - 1) is None, "less is noise"


def test_nobody_pays_to_have_honest_rivals_opened() -> None:
    at = table(gold={1: 50}).inspecting(RIVALS)
    past = [event for rival in (2, 3) for event in rounds(rival, "bread " * 4, 6)]
    assert offer(at, SPITEFUL, past) is None


def test_gold_against_a_rival_is_offered_once() -> None:
    at = table(gold={1: 50}).inspecting(RIVALS)
    past = rounds(2, "silk silk silk bread", 5, is_opened=False)
    act = offer(at, SPITEFUL, past)
    assert act is not None
    at.do(1, act)
    assert offer(at, SPITEFUL, past) is None


def test_a_rival_who_bribes_may_be_refused_instead_of_opened() -> None:
    """By a whim of the round: over many rounds there are both, and without a bribe only openings."""

    def asked_for(*, is_bribing: bool) -> set[type[Clause]]:
        kinds = set[type[Clause]]()
        for salt in range(30):
            at = table(gold={1: 50}).inspecting(RIVALS)
            if is_bribing:
                at.offer(2, 2, GiveGold(1), AskPass(2))
            memory = memory_of(at, 1, rounds(2, "silk silk silk bread", 5, is_opened=False))
            memory.salt = salt
            act = Mind(SPITEFUL).choose(at.view(1), at.prompts(1), memory, Random(1))
            assert isinstance(act, Propose)
            kinds.add(type(act.clauses[-1]))
        return kinds

    assert asked_for(is_bribing=True) == {AskOpen, AskRefuse}
    assert asked_for(is_bribing=False) == {AskOpen}


def test_a_spiteful_briber_asks_for_a_rivals_opening_into_the_bargain() -> None:
    at = table(gold={1: 50}).inspecting(RIVALS | {1: ("bread", HIDDEN)})
    liar = rounds(2, "silk silk silk bread", 4, sheriff=3)
    for spite, is_asked in ((2.0, True), (0.0, False)):
        act = offer(at, replace(BRIBES, spite=spite, rivalry=1.0), liar)
        assert act is not None
        assert AskPass(1) in act.clauses
        assert (AskOpen(2) in act.clauses) is is_asked
