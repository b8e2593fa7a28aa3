"""Six at the table: seat 4 leads, seat 1 is the other deputy, 6 is the loot."""

from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from nottingham import (
    Accept,
    AcceptSplit,
    AskOpen,
    AskPass,
    AskRefuse,
    CallSplit,
    Declare,
    GiveBag,
    GiveContraband,
    GiveGold,
    GiveStand,
    Inspect,
    OpenMarket,
    Pass,
    Pay,
    Pledge,
    PromiseNext,
    Propose,
    ProposeSplit,
    Refuse,
    SetAside,
    TimeUp,
    Withdraw,
    Words,
    compose,
    outcome,
)
from nottingham.rules.engine.deals import Deal, Promise, Word
from nottingham.rules.engine.events import (
    BagLeftTo,
    BagOpened,
    BagPassed,
    CardsDrawn,
    DealMade,
    GoldPaid,
    GoodsGiven,
    GoodsPaid,
    OfferEnded,
    PlaceShown,
    PromiseJudged,
    RoundStarted,
    WordGiven,
)
from nottingham.rules.engine.families import Action
from nottingham.rules.engine.goods import NOTHING, PrintedGood
from nottingham.rules.engine.state import Finished, Inspecting, Market
from nottingham.rules.options.deputies.rule import (
    DeputiesDrawn,
    DeputiesShuffled,
    LootCleared,
    LootShared,
    SplitProposed,
    SplitTerms,
)
from nottingham.rules.phases.bargaining import BargainPrompt
from tests.tables import Table, goods, of_type, only, seen_by, started, table

LEAD, OTHER, LOOT = 4, 1, 6
MERCHANTS = (5, 0, 2, 3)
BAGS = {
    5: ("apple", "apple apple"),
    0: ("cheese", "cheese silk"),
    2: ("bread", "bread bread bread"),
    3: ("chicken", "mead"),
}


def six(bags: Any = None, *, options: tuple[str, ...] = (), **with_goods: Any) -> Table:
    return table("second", 6, options, deputies=(LEAD, OTHER), **with_goods).inspecting(bags or BAGS)


def both(at: Table, *actions: Action) -> list[Any]:
    """Both deputies do the same, the lead first."""
    return [event for action in actions for seat in (LEAD, OTHER) for event in at.do(seat, action)]


def left_to(deputy: int, *bags: int, **with_goods: Any) -> Table:
    """The deputies differed on these bags."""
    at = six(**with_goods)
    for bag in bags:
        at.do(deputy, Inspect(bag))
        at.do(LEAD + OTHER - deputy, Pass(bag))
    return at


def splitting(gold: int = 0, stand: str = "", contraband: str = "", **others: Any) -> Table:
    """All bags settled and this in the loot, its kinds known to the deputies."""
    at = table(
        "second",
        6,
        deputies=(LEAD, OTHER),
        gold={LOOT: gold},
        stands={LOOT: stand},
        contraband={LOOT: contraband},
        deck="bread " * 40,
        **others,
    )
    known = tuple((NOTHING,) * 6 + (goods(contraband if seat in (LEAD, OTHER) else ""),) for seat in range(6))
    at.state = replace(at.state, known=known)
    at.inspecting({5: ("apple", "apple")})
    both(at, Pass(5))
    return at


# --- who is a deputy ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seed", range(3))
def test_y1_two_of_six_cards_a_round_reshuffled_after_three_nine_rounds(seed: int) -> None:
    at, rng = started("second", 6, seed=seed), Random(seed)
    while outcome(at.state) is None:
        at.play_on(rng)
    drawn = [event.deputies for event in of_type(at.log, DeputiesDrawn)]
    assert len(drawn) == 9 == of_type(at.log, RoundStarted)[-1].round
    assert all(len(deputies) == 2 for deputies in drawn)
    for cycle in range(3):
        assert sorted(seat for deputies in drawn[3 * cycle : 3 * cycle + 3] for seat in deputies) == list(range(6))
    kinds = [type(event) for event in at.log if isinstance(event, DeputiesDrawn | DeputiesShuffled)]
    assert kinds == [DeputiesShuffled, *[DeputiesDrawn] * 3] * 3


def test_y1_chance_decides_who_is_drawn() -> None:
    assert len({started("second", 6, seed=seed).public.deciders for seed in range(9)}) > 3


def test_y1_v2_nobody_sees_the_order_of_the_deputy_deck() -> None:
    at = started("second", 6)
    shuffled = only(at.log, DeputiesShuffled)
    assert sorted(shuffled.roster.opened()) == list(range(6))
    for seat in (*range(6), None):
        assert seen_by(shuffled, seat).roster.value is None
        assert at.view(seat).extras == ()
    assert at.public.extras == ()


def test_y1_the_other_four_are_merchants_and_a_deputy_is_none() -> None:
    at = six()
    assert at.public.merchants() == MERCHANTS
    assert {bag.deciders for bag in at.phase.bags} == {(LEAD, OTHER)}
    assert at.why_not(LEAD, Propose(OTHER, (GiveGold(1), AskPass(5)))) == ("not_between_you", "B13")


# --- the lead ----------------------------------------------------------------------------------------------------


def test_y2_the_first_drawn_leads_and_alone_opens_the_market() -> None:
    at = table("second", 6, deputies=(LEAD, OTHER))
    assert at.awaited() == (LEAD,)
    assert at.why_not(OTHER, OpenMarket(5)) == ("not_the_sheriff", "M7")
    assert at.why_not(LEAD, OpenMarket(OTHER)) == ("not_a_merchant", "M7")
    at.do(LEAD, OpenMarket(2))
    for seat in (2, 3, 5, 0):
        assert at.awaited() == (seat,)
        at.do(seat, SetAside(NOTHING))


def test_y2_declarations_go_from_the_leads_left_passing_over_the_other_deputy() -> None:
    at = table("second", 6, deputies=(LEAD, OTHER)).declaring(dict.fromkeys(MERCHANTS, "apple"))
    for seat in MERCHANTS:
        assert at.awaited() == (seat,)
        at.do(seat, Declare("apple", 1))
    assert isinstance(at.phase, Inspecting)


def test_y2_e2_hands_are_filled_from_the_new_leads_left_the_lead_last() -> None:
    at = six({5: ("apple", "apple")}, deck="silk " * 99)
    both(at, Pass(5))
    lead = at.public.deciders[0]
    order = [event.seat for event in of_type(at.log, CardsDrawn)]
    assert order == [(lead + step) % 6 for step in range(1, 7)]


# --- words -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("action", [Pass(0), Inspect(0)])
def test_y7_one_deputy_alone_settles_nothing(action: Action) -> None:
    at = six()
    assert at.awaited() == (OTHER, LEAD)
    at.do(LEAD, action)
    assert not at.phase.bag_of(0).is_settled
    assert at.phase.bag_of(0).words[0].by == LEAD


def test_y7_a_word_is_public() -> None:
    event = only(six().do(OTHER, Inspect(0)), WordGiven)
    assert (event.bag, event.word) == (0, Word(OTHER, "open"))
    assert not event.sealed


@pytest.mark.parametrize("seat", MERCHANTS)
def test_y7_a_merchant_has_no_word(seat: int) -> None:
    assert six().why_not(seat, Pass(0)) == ("not_the_sheriff", "I1")


@pytest.mark.parametrize(("first", "then", "fate"), [(Inspect(5), Pass(5), "passed"), (Pass(5), Inspect(5), "opened")])
def test_y7_a_word_may_be_changed_until_both_have_spoken(first: Action, then: Action, fate: str) -> None:
    at = six()
    at.do(LEAD, first)
    at.do(LEAD, then)
    assert len(at.phase.bag_of(5).words) == 1
    at.do(OTHER, then)
    assert at.phase.bag_of(5).fate == fate


def test_y7_there_is_no_order_of_bags() -> None:
    at = six()
    for bag in (3, 5, 2):
        both(at, Pass(bag))
    assert [bag.owner for bag in at.phase.bags if not bag.is_settled] == [0]


def test_y3_y7_both_pass_for_nothing_done_at_once() -> None:
    at = six()
    events = both(at, Pass(0))
    assert (only(events, BagPassed).legal, only(events, BagPassed).face_down) == (goods("cheese"), 1)
    assert at.public.gold == (50,) * 6 + (0,)


def test_y7_passing_on_different_terms_is_not_yet_agreed() -> None:
    at = six()
    number = at.offer(0, 0, GiveGold(8), AskPass(0))
    at.do(LEAD, Pass(0, number))
    at.do(OTHER, Pass(0))
    assert not at.phase.bag_of(0).is_settled
    assert at.phase.bag_of(0).deciders == (LEAD, OTHER)
    assert {LEAD, OTHER} <= set(at.awaited())
    at.do(OTHER, Pass(0, number))
    assert at.phase.bag_of(0).fate == "passed"
    assert (at.public.gold[0], at.public.gold[LOOT]) == (42, 8)


def test_y7_a_word_that_names_an_offer_goes_with_the_offer() -> None:
    at = six()
    number = at.offer(0, 0, GiveGold(8), AskPass(0))
    at.do(LEAD, Pass(0, number))
    at.do(0, Withdraw(number))
    assert at.phase.bag_of(0).words == ()
    at.do(OTHER, Pass(0))
    assert not at.phase.bag_of(0).is_settled
    assert at.why_not(LEAD, Pass(0, number)) == ("offer_gone", "B14")


def test_y7_the_same_word_with_the_same_offer_is_said_once() -> None:
    at = six()
    number = at.offer(0, 0, GiveGold(8), AskPass(0))
    at.do(LEAD, Pass(0, number))
    assert at.why_not(LEAD, Pass(0, number)) == ("already_agreed", "Y8")
    assert at.why_not(LEAD, Accept(number)) == ("already_agreed", "Y8")


def test_y7_who_says_inspect_no_longer_agrees_to_an_offer_for_that_bag() -> None:
    at = six()
    number = at.offer(0, 0, GiveGold(8), AskPass(0))
    at.do(LEAD, Accept(number))
    at.do(LEAD, Inspect(0))
    at.do(OTHER, Accept(number))
    assert at.phase.deals == ()
    assert at.phase.bag_of(0).deciders == (LEAD,)


@pytest.mark.parametrize(("ask", "word"), [(AskPass(0), Inspect(0)), (AskOpen(0), Pass(0))])
def test_y7_nor_to_anothers_offer_that_asks_the_opposite(ask: Any, word: Action) -> None:
    at = six()
    number = at.offer(5, 5, GiveGold(8), ask)
    at.do(LEAD, Accept(number))
    at.do(LEAD, word)
    at.do(OTHER, Accept(number))
    assert at.phase.deals == ()
    at.do(LEAD, Accept(number))
    assert at.phase.deals[0].number == number


def test_y7_a_word_taken_back_with_its_offer_is_no_word_on_the_other_bag() -> None:
    at = six()
    number = at.offer(5, 5, GiveGold(8), AskPass(5), AskOpen(0))
    at.do(LEAD, Pass(5, number))
    at.do(LEAD, Pass(0))
    assert at.phase.bag_of(5).words == ()


@pytest.mark.parametrize("ask", [AskPass(5), AskPass(0)])
def test_y7_who_says_inspect_takes_back_an_own_demand_to_pass(ask: AskPass) -> None:
    at = six()
    number = at.offer(LEAD, 5, GiveGold(8), ask)
    events = at.do(LEAD, Inspect(ask.bag))
    assert (only(events, OfferEnded).number, only(events, OfferEnded).why) == (number, "withdrawn")


def test_y7_who_demands_a_bribe_takes_back_an_earlier_word_on_that_bag() -> None:
    at = six()
    at.do(LEAD, Inspect(0))
    number = at.offer(LEAD, 0, GiveGold(8), AskPass(0))
    assert at.phase.bag_of(0).words == ()
    at.do(OTHER, Accept(number))
    assert at.phase.bag_of(0).deciders == (LEAD, OTHER)
    at.do(0, Accept(number))
    assert at.public.gold[LOOT] == 8


# --- they agree --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("accept", [True, False])
def test_y3_y8_a_bribe_that_both_take_goes_to_the_loot(accept: bool) -> None:
    at = six(stands={0: "apple apple bread"}, contraband={0: "silk mead"})
    gifts = (GiveGold(8), GiveStand(goods("apple")), GiveContraband(goods("mead")), GiveBag(goods("silk cheese")))
    number = at.offer(0, 0, *gifts, AskPass(0))
    events = both(at, Accept(number) if accept else Pass(0, number))
    assert only(events, DealMade).deal.deciders == (OTHER, LEAD)
    assert at.public.gold == (42, 50, 50, 50, 50, 50, 8)
    assert at.public.stands[LOOT] == goods("apple cheese")
    assert at.state.contraband[LOOT] == goods("mead silk")
    assert at.state.contraband[0] == goods("silk")
    assert at.public.face_down == (1, 0, 0, 0, 0, 0, 2)


def test_y3_both_inspect_truthful_each_pays_half_from_the_own_gold() -> None:
    at = six()
    events = both(at, Inspect(2))
    assert only(events, BagOpened).is_truthful
    assert [(paid.giver, paid.receiver, paid.amount) for paid in of_type(events, GoldPaid)] == [
        (LEAD, 2, 3),
        (OTHER, 2, 3),
    ]
    assert at.public.stands[2] == goods("bread bread bread")


def test_y3_both_inspect_a_lie_the_fine_goes_to_the_loot() -> None:
    at = six()
    both(at, Inspect(0))
    assert at.public.gold == (46, 50, 50, 50, 50, 50, 4)
    assert (at.public.stands[0], at.public.piles) == (goods("cheese"), (("silk",),))


def test_y3_a_fine_paid_in_goods_goes_to_the_loot() -> None:
    at = six({3: ("chicken", "mead mead")}, gold={3: 1}, stands={3: "apple cheese"}, contraband={3: "silk pepper"})
    events = both(at, Inspect(3))
    assert only(events, GoodsPaid).creditor == LOOT  # all the legal goods go, 2 are still owed
    assert at.awaited() == (3,)
    at.do(3, Pay(goods("pepper")))
    assert (at.public.gold[LOOT], at.public.stands[LOOT]) == (1, goods("apple cheese"))
    assert at.state.contraband[LOOT] == goods("pepper")
    assert all(at.state.known[seat][LOOT] == goods("pepper") for seat in range(6))  # it was shown to all


def test_y6_a_poor_deputy_pays_the_own_half_alone_with_goods() -> None:
    at = six(gold={LEAD: 1, LOOT: 30}, stands={LEAD: "cheese chicken"})
    both(at, Inspect(2))
    assert at.awaited() == (LEAD,)
    assert at.why_not(OTHER, Pay(goods("cheese"))) == ("no_duty", "I8")
    at.do(LEAD, Pay(goods("cheese")))
    assert at.public.gold == (50, 47, 54, 50, 0, 50, 30)
    assert at.public.stands[2] == goods("bread bread bread cheese")
    assert at.public.stands[LEAD] == goods("chicken")


@pytest.mark.parametrize("poor", [LEAD, OTHER])
def test_y6_neither_answers_for_the_other_and_the_loot_pays_for_nothing(poor: int) -> None:
    at = six(gold={poor: 0, LOOT: 30})
    both(at, Inspect(2))
    assert at.public.gold[2] == 53
    assert (at.public.gold[poor], at.public.gold[LEAD + OTHER - poor], at.public.gold[LOOT]) == (0, 47, 30)


def test_y6_an_odd_coin_is_the_leads() -> None:
    eel = PrintedGood("eel", "legal", 3, 3, 9, 9)
    at = table(ruleset=compose("second", 6, house=(eel,)), deputies=(LEAD, OTHER)).inspecting({5: ("eel", "eel")})
    events = both(at, Inspect(5))
    assert [(paid.giver, paid.amount) for paid in of_type(events, GoldPaid)] == [(LEAD, 2), (OTHER, 1)]


# --- they differ -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("inspector", [LEAD, OTHER])
@pytest.mark.parametrize("is_inspector_first", [True, False])
def test_y4_y7_one_inspects_one_passes_the_bag_is_in_the_inspectors_hands(
    inspector: int, is_inspector_first: bool
) -> None:
    at, passer = six(), LEAD + OTHER - inspector
    words = [(inspector, Inspect(0)), (passer, Pass(0))]
    events = [at.do(*word) for word in (words if is_inspector_first else words[::-1])][1]
    assert (only(events, BagLeftTo).bag, only(events, BagLeftTo).deputy) == (0, inspector)
    assert not at.phase.bag_of(0).is_settled
    assert at.phase.bag_of(0).deciders == (inspector,)
    for action in (Pass(0), Inspect(0)):
        assert at.why_not(passer, action) == ("not_in_your_hands", "Y7")


def test_y7_to_differ_is_final_also_for_a_pass_with_an_offer() -> None:
    at = six()
    number = at.offer(0, 0, GiveGold(8), AskPass(0))
    at.do(LEAD, Pass(0, number))
    at.do(OTHER, Inspect(0))
    assert at.phase.bag_of(0).deciders == (OTHER,)
    assert at.why_not(LEAD, Inspect(0)) == ("not_in_your_hands", "Y7")
    assert at.why_not(LEAD, Accept(number)) == ("not_yours_to_answer", "B14")
    at.do(OTHER, Pass(0, number))
    assert (at.public.gold[OTHER], at.public.gold[LOOT]) == (58, 0)


def test_y4_the_one_alone_keeps_the_bribe() -> None:
    at = left_to(OTHER, 0, stands={0: "apple"}, contraband={0: "mead"})
    number = at.offer(0, 0, GiveGold(8), GiveStand(goods("apple")), GiveContraband(goods("mead")), AskPass(0))
    events = at.do(OTHER, Accept(number))
    assert at.public.gold == (42, 58, 50, 50, 50, 50, 0)
    assert (at.public.stands[OTHER], at.state.contraband[OTHER]) == (goods("apple"), goods("mead"))
    assert at.phase.deals == (Deal(number, 0, (OTHER,), only(events, DealMade).deal.clauses),)
    assert only(events, GoodsGiven).contraband.readers == (0, OTHER)  # the other deputy sees no kinds


@pytest.mark.parametrize(("bag", "gold"), [(2, (50, 44, 56, 50, 50, 50, 0)), (0, (46, 54, 50, 50, 50, 50, 0))])
def test_y4_the_one_alone_pays_or_takes_the_penalty(bag: int, gold: tuple[int, ...]) -> None:
    at = left_to(OTHER, bag)
    at.do(OTHER, Inspect(bag))
    assert at.public.gold == gold


def test_y7_the_one_may_also_pass_for_nothing() -> None:
    at = left_to(LEAD, 0)
    at.do(LEAD, Pass(0))
    assert at.phase.bag_of(0).fate == "passed"


@pytest.mark.parametrize(("ask", "why"), [(AskRefuse(5), "forbidden"), (AskOpen(5), "withdrawn")])
def test_y4_offers_of_the_deputy_who_left_the_bag_are_gone(ask: Any, why: str) -> None:
    at = six()
    own, theirs = at.offer(LEAD, 0, GiveGold(9), ask), at.offer(0, 0, GiveGold(3), AskPass(0))
    at.do(OTHER, Inspect(5))
    assert at.standing() == {own, theirs}
    events = at.do(LEAD, Pass(5))
    assert at.standing() == {theirs}
    assert (only(events, OfferEnded).number, only(events, OfferEnded).why) == (own, why)


# --- deals with two ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("order", [(0, OTHER), (OTHER, 0)])
def test_y8_either_deputy_may_demand_and_all_others_must_agree(order: tuple[int, int]) -> None:
    at = six()
    number = at.offer(LEAD, 0, GiveGold(8), AskPass(0))
    at.do(order[0], Accept(number))
    assert at.phase.deals == ()
    assert at.public.gold[LOOT] == 0
    at.do(order[1], Accept(number))
    assert at.public.gold[LOOT] == 8
    assert at.phase.bag_of(0).fate == "passed"


def test_y8_b12_an_unaccepted_demand_of_one_deputy_is_not_paid_when_the_other_passes() -> None:
    at = six()
    number = at.offer(LEAD, 0, GiveGold(8), AskPass(0))
    assert at.why_not(OTHER, Pass(0, number)) == ("not_the_owners_offer", "I3")
    at.do(0, Accept(number))
    assert at.why_not(LEAD, Pass(0, number)) == ("not_the_owners_offer", "I3")  # who proposed it has agreed already
    at.do(OTHER, Pass(0, number))
    assert at.public.gold[LOOT] == 8


@pytest.mark.parametrize("refuser", [0, OTHER])
def test_y8_whoever_must_agree_can_refuse(refuser: int) -> None:
    at = six()
    number = at.offer(LEAD, 0, GiveGold(8), AskPass(0))
    at.do(refuser, Refuse(number))
    assert at.standing() == set()
    assert at.why_not(0, Accept(number)) == ("offer_gone", "B14")


def test_y8_no_side_deal_with_one_deputy_on_a_bag_both_decide() -> None:
    at = left_to(OTHER, 5)
    number = at.offer(5, 5, GiveGold(8), AskPass(5), AskOpen(0))
    at.do(OTHER, Accept(number))
    assert at.phase.deals == ()
    at.do(LEAD, Accept(number))
    assert at.phase.deals[0].deciders == (OTHER, LEAD)
    assert at.public.gold == (50, 50, 50, 50, 50, 42, 8)


def test_y8_a_deputy_cannot_bargain_over_bags_in_the_others_hands_alone() -> None:
    at = left_to(OTHER, 5, 0)
    number = at.offer(5, 5, GiveGold(8), AskPass(5), AskOpen(0))
    assert at.why_not(LEAD, Accept(number)) == ("not_yours_to_answer", "B14")
    assert at.why_not(LEAD, Propose(5, (GiveGold(9), AskPass(5)))) == ("not_in_your_hands", "Y7")
    at.do(OTHER, Accept(number))
    assert at.phase.deals[0].deciders == (OTHER,)
    assert at.public.gold[OTHER] == 58


def test_y8_bags_in_different_hands_need_both_and_are_paid_into_the_loot() -> None:
    at = left_to(OTHER, 5)
    at.do(LEAD, Inspect(0))
    at.do(OTHER, Pass(0))
    number = at.offer(5, 5, GiveGold(8), AskPass(5), AskOpen(0))
    both(at, Accept(number))
    assert at.public.gold[LOOT] == 8
    assert at.why_not(LEAD, Pass(0)) == ("bound_to_open", "B4")


def test_y8_a_deal_is_done_when_the_last_bag_is_left_to_the_one_who_agreed() -> None:
    at = six()
    number = at.offer(5, 5, GiveGold(8), AskOpen(0))
    at.do(OTHER, Accept(number))
    at.do(OTHER, Inspect(0))
    assert at.phase.deals == ()
    at.do(LEAD, Pass(0))
    assert at.phase.deals[0].deciders == (OTHER,)
    assert (at.public.gold[OTHER], at.public.gold[LOOT]) == (58, 0)


@pytest.mark.parametrize(
    ("ask", "barred", "code", "left"),
    [(AskOpen(0), Pass(0), "bound_to_open", Inspect(0)), (AskPass(0), Inspect(0), "bound_to_pass", Pass(0))],
)
def test_y8_a_joint_deal_binds_both_and_voids_a_word_it_forbids(
    ask: Any, barred: Action, code: str, left: Action
) -> None:
    at = six()
    at.do(LEAD, barred)
    number = at.offer(5, 5, GiveGold(6), ask)
    both(at, Accept(number))
    assert at.phase.bag_of(0).words == ()
    for deputy in (LEAD, OTHER):
        assert at.why_not(deputy, barred) == (code, "B4")
    both(at, left)
    assert at.phase.bag_of(0).is_settled


def test_y8_a_joint_deal_to_refuse_bars_deals_of_both() -> None:
    at = six()
    own = at.offer(0, 0, GiveGold(9), AskPass(0))
    number = at.offer(5, 5, GiveGold(6), AskRefuse(0))
    both(at, Accept(number))
    assert at.standing() == set()
    assert of_type(at.log, OfferEnded)[-1].number == own
    for deputy in (LEAD, OTHER):
        assert at.why_not(deputy, Propose(0, (GiveGold(9), AskPass(0)))) == ("refused_by_deal", "B3")
    both(at, Pass(0))
    assert at.phase.bag_of(0).fate == "passed"


@pytest.mark.parametrize("ask", [AskRefuse(0), AskOpen(0)])
def test_y8_b3_a_deal_of_one_deputy_to_refuse_a_merchant_binds_that_one_alone(ask: Any) -> None:
    at = left_to(LEAD, 0)
    at.do(OTHER, Inspect(3))
    at.do(LEAD, Pass(3))  # 0's bag is in the hands of the lead, 3's in those of the other
    with_other = at.offer(0, 0, GiveGold(1), AskOpen(3))
    at.do(LEAD, Accept(at.offer(5, 5, GiveGold(6), ask)))
    assert at.standing() == {with_other}
    for clauses in ((AskOpen(2),), (AskPass(0),), (AskOpen(2), AskOpen(3))):  # the lead decides on one of these bags
        assert at.why_not(0, Propose(0, (GiveGold(9), *clauses)))[0] == "refused_by_deal"
    (prompt,) = (one for one in at.prompts(0) if isinstance(one, BargainPrompt))
    assert (prompt.may_pass, prompt.may_open, prompt.bag) == ((3,), (3,), 0)
    assert not any(isinstance(one, BargainPrompt) and one.merchant == 0 for one in at.prompts(LEAD))
    at.do(OTHER, Accept(with_other))
    assert at.public.gold[OTHER] == 51


@pytest.mark.parametrize("proposer", [0, LEAD, OTHER])
def test_y8_b3_both_must_agree_to_refuse_a_merchant_whose_bag_is_settled(proposer: int) -> None:
    at = left_to(LEAD, 2)
    at.do(LEAD, Pass(2))  # one deputy alone settled it
    number = at.offer(proposer, 0, GiveGold(6), AskRefuse(2))
    for seat in {0, LEAD, OTHER} - {proposer}:
        assert not at.phase.deals
        at.do(seat, Accept(number))
    assert set(at.phase.deals[0].deciders) == {LEAD, OTHER}
    assert at.public.gold[LOOT] == 6
    assert at.why_not(2, Propose(2, (GiveGold(9), AskPass(3)))) == ("refused_by_deal", "B3")


def test_y8_b3_a_deputy_may_propose_to_refuse_whom_both_must_refuse_and_not_whose_bag_is_the_others() -> None:
    at = left_to(LEAD, 0, 5, 2, 3)
    at.do(LEAD, Pass(2))
    (told,) = (one for one in at.prompts(OTHER) if isinstance(one, BargainPrompt) and one.merchant == 0)
    assert (told.may_pass, told.may_open, told.may_refuse, told.bag) == ((), (), (2,), 0)
    assert at.why_not(OTHER, Propose(0, (AskRefuse(3),))) == ("not_in_your_hands", "Y7")
    at.do(LEAD, Accept(at.offer(0, 0, AskRefuse(3))))  # in the lead's hands alone
    assert at.phase.deals[0].deciders == (LEAD,)


def test_y8_b5_a_missing_good_is_proved_to_both_deputies() -> None:
    at = six(contraband={0: "mead"})
    number = at.offer(0, 0, GiveContraband(goods("silk")), AskPass(0))
    events = both(at, Accept(number))
    assert sorted(only(events, PlaceShown).goods.readers) == [0, OTHER, LEAD]
    assert [at.state.known[seat][0] for seat in (OTHER, LEAD, 5)] == [goods("mead"), goods("mead"), NOTHING]


def test_y8_i8_no_deputy_speaks_or_accepts_while_a_debt_is_open() -> None:
    at = six(gold={LEAD: 0}, stands={LEAD: "cheese chicken"})
    number = at.offer(0, 0, GiveGold(8), AskPass(0))
    both(at, Inspect(2))
    for action in (Pass(0), Inspect(0), Accept(number)):
        assert at.why_not(OTHER, action) == ("duty_first", "I8")
    at.offer(OTHER, 0, GiveGold(9), AskPass(0))  # talk goes on


# --- promises ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("by", "to", "rule"),
    [(LEAD, 0, None), (OTHER, 0, None), (0, LEAD, None), (0, OTHER, None), (2, 0, "B9"), (0, 2, "B9")],
)
def test_y8_b9_promises_in_a_deal_are_between_the_merchant_and_either_deputy(
    by: int, to: int, rule: str | None
) -> None:
    at = six()
    proposal = Propose(0, (PromiseNext(by, to, "pass"), AskPass(0)))
    if rule:
        assert at.why_not(0, proposal) == ("not_yours_to_promise", rule)
        return
    at.do(0, proposal)
    both(at, Accept(1))
    assert at.public.promises == (Promise(1, by, to, "pass", "", 1),)


def test_y8_b9_words_to_the_gate_are_a_promise_to_each_deputy() -> None:
    at = six()
    both(at, Accept(at.offer(0, 0, Words(0, "a free supper"), AskPass(0))))
    assert [(one.by, one.to) for one in at.public.promises] == [(0, OTHER), (0, LEAD)]


def test_y8_b13_anybody_can_pledge_to_a_deputy() -> None:
    at = six()
    at.do(2, Pledge(OTHER, "open"))
    at.do(OTHER, Pledge(LEAD, None, "half of mine"))
    assert [(one.by, one.to) for one in at.public.promises] == [(2, OTHER), (OTHER, LEAD)]


def promised(by: int, act: Any, **with_goods: Any) -> Table:
    """A deputy promised merchant 0 something in an earlier round."""
    at = six(round=2, **with_goods)
    at.state = replace(at.state, public=replace(at.public, promises=(Promise(1, by, 0, act, "", 1),)))
    return at


@pytest.mark.parametrize(
    ("act", "did", "fate"), [("pass", Pass(0), "kept"), ("pass", Inspect(0), "broken"), ("open", Inspect(0), "kept")]
)
def test_y7_b9_a_deputys_promise_is_judged_by_what_both_did(act: str, did: Action, fate: str) -> None:
    at = promised(LEAD, act)
    both(at, did)
    assert at.public.promises[0].fate == fate


@pytest.mark.parametrize(("by", "fate"), [(LEAD, "kept"), (OTHER, "broken")])
@pytest.mark.parametrize("way", ["simple", "with a withdrawn offer", "bound by a deal", "time is up"])
def test_y7_b9_who_left_the_bag_to_the_other_is_judged_by_the_own_word(by: int, fate: str, way: str) -> None:
    at = promised(by, "pass", options=("time_limit",))
    number = at.offer(0, 0, GiveGold(8), AskPass(0))
    at.do(LEAD, Pass(0, number))
    at.do(OTHER, Inspect(0))
    if way == "with a withdrawn offer":
        at.do(0, Withdraw(number))
    if way in {"bound by a deal", "time is up"}:
        at.do(OTHER, Accept(at.offer(5, 5, GiveGold(1), AskOpen(0))))
    at.do(*((None, TimeUp()) if way == "time is up" else (OTHER, Inspect(0))))
    assert only(at.log, BagOpened).seat == 0
    assert only(at.log, PromiseJudged).fate == fate


# --- the loot ----------------------------------------------------------------------------------------------------


def test_y5_the_loot_is_split_after_the_last_bag_before_the_round_ends() -> None:
    at = splitting(gold=13)
    assert isinstance(at.phase, Inspecting)
    assert at.awaited() == (LEAD, OTHER)
    at.do(OTHER, CallSplit())
    assert isinstance(at.phase, Market)


def test_y5_no_split_while_a_bag_is_left() -> None:
    at = six(gold={LOOT: 10})
    assert at.why_not(LEAD, CallSplit()) == ("no_duty", "Y5")


def test_y5_z5_the_split_comes_after_the_last_claim() -> None:
    at = six({5: ("apple", "pepper pepper pepper")}, options=("black_market",), gold={LOOT: 10})
    both(at, Pass(5))
    assert at.awaited() == (5,)
    assert at.why_not(LEAD, CallSplit()) == ("no_duty", "Y5")


def test_y5_an_empty_loot_needs_no_split() -> None:
    assert isinstance(splitting().phase, Market)


@pytest.mark.parametrize("caller", [LEAD, OTHER])
@pytest.mark.parametrize("is_proposed", [False, True])
def test_y5_either_calls_the_rule_half_each_of_every_kind(caller: int, is_proposed: bool) -> None:
    at = splitting(13, "apple apple apple cheese", "silk silk mead pepper pepper pepper", piles=("bread",))
    if is_proposed:
        at.do(LEAD, ProposeSplit(13, NOTHING))
    events = at.do(caller, CallSplit())
    assert at.public.gold == (50, 56, 50, 50, 56, 50, 0)  # the odd coin is out of the game
    for deputy in (LEAD, OTHER):
        assert at.public.stands[deputy] == goods("apple")
        assert at.state.contraband[deputy] == goods("silk pepper")
    cleared = only(events, LootCleared)
    assert (cleared.gold, cleared.cards) == (1, ("apple", "cheese", "mead", "pepper"))
    assert at.public.piles == (("bread", "apple", "cheese", "mead", "pepper"),)
    assert (at.public.stands[LOOT], at.state.contraband[LOOT], at.public.face_down[LOOT]) == (NOTHING, NOTHING, 0)


@pytest.mark.parametrize("proposer", [LEAD, OTHER])
def test_y5_the_other_accepts_a_proposed_split_of_all_of_it(proposer: int) -> None:
    at, other = splitting(13, "apple cheese", "silk mead"), LEAD + OTHER - proposer
    number = only(at.do(proposer, ProposeSplit(10, goods("cheese mead"))), SplitProposed).split.number
    assert at.awaited() == (other,)
    at.do(other, AcceptSplit(number))
    assert (at.public.gold[proposer], at.public.gold[other]) == (60, 53)
    assert (at.public.stands[proposer], at.public.stands[other]) == (goods("cheese"), goods("apple"))
    assert (at.state.contraband[proposer], at.state.contraband[other]) == (goods("mead"), goods("silk"))
    assert at.public.piles == ((),)  # nothing is left over
    assert sum(at.public.gold) == 313


def test_y5_a_split_has_a_number_and_only_the_latest_stands() -> None:
    at = splitting(13)
    first = only(at.do(LEAD, ProposeSplit(13, NOTHING)), SplitProposed).split.number
    assert at.why_not(LEAD, AcceptSplit(first)) == ("own_split", "Y5")
    second = only(at.do(OTHER, ProposeSplit(7, NOTHING)), SplitProposed).split.number
    assert second == first + 1
    assert at.why_not(OTHER, AcceptSplit(first)) == ("no_split", "Y5")
    at.do(LEAD, AcceptSplit(second))
    assert (at.public.gold[LEAD], at.public.gold[OTHER]) == (56, 57)


@pytest.mark.parametrize(
    "wanted",
    [
        ProposeSplit(14, NOTHING),
        ProposeSplit(-1, NOTHING),
        ProposeSplit(0, goods("silk silk")),
        ProposeSplit(0, goods("bread")),
    ],
)
def test_y5_nobody_can_ask_for_what_is_not_in_the_loot(wanted: ProposeSplit) -> None:
    assert splitting(13, "apple", "silk").why_not(LEAD, wanted) == ("not_in_loot", "Y5")


@pytest.mark.parametrize("action", [CallSplit(), AcceptSplit(1), ProposeSplit(1, NOTHING)])
@pytest.mark.parametrize("seat", [0, 5, None])
def test_y5_only_the_deputies_split(action: Action, seat: int | None) -> None:
    at = splitting(13)
    at.do(LEAD, ProposeSplit(1, NOTHING))
    assert at.why_not(seat, action) == ("no_duty", "Y5")


def test_y5_also_in_the_last_round() -> None:
    at = splitting(14, round=9)
    assert isinstance(at.phase, Inspecting)
    at.do(LEAD, CallSplit())
    assert isinstance(at.phase, Finished)
    assert [one.gold for one in at.phase.scores] == [50, 57, 50, 50, 57, 50]


def test_y5_without_six_there_is_no_loot() -> None:
    at = table("second").inspecting({1: ("apple", "apple")})
    assert at.why_not(0, CallSplit()) == ("option_not_played", "Y1")
    assert len(at.public.gold) == 4


# --- who sees what -----------------------------------------------------------------------------------------------


def test_y3_v3_the_kinds_in_the_loot_are_seen_by_giver_and_both_deputies() -> None:
    at = six(contraband={0: "silk mead"})
    given = only(both(at, Accept(at.offer(0, 0, GiveContraband(goods("mead")), AskPass(0)))), GoodsGiven)
    assert {seat for seat in range(6) if seen_by(given, seat).contraband.value} == {0, OTHER, LEAD}
    assert {seat for seat in range(6) if at.view(seat).known[LOOT]} == {0, OTHER, LEAD}
    assert at.public.face_down[LOOT] == 1


def test_y5_v3_the_kinds_of_a_proposed_split_are_seen_by_the_deputies_alone() -> None:
    at = splitting(5, "apple", "silk mead")
    proposed = only(at.do(LEAD, ProposeSplit(2, goods("apple mead"))), SplitProposed)
    assert (proposed.split.gold, proposed.split.legal, proposed.split.face_down) == (2, goods("apple"), 1)
    for seat in (*range(6), None):
        is_deputy = seat in {LEAD, OTHER}
        assert seen_by(proposed, seat).contraband.value == (goods("mead") if is_deputy else None)
        assert at.view(seat).extras == ((SplitTerms(goods("mead")),) if is_deputy else ())
    at.do(OTHER, CallSplit())
    assert all(at.view(seat).extras == () for seat in range(6))


def test_y5_v3_the_kinds_each_deputy_took_are_seen_by_the_two_alone() -> None:
    at = splitting(0, "", "silk silk mead mead")
    for shared in of_type(at.do(LEAD, CallSplit()), LootShared):
        assert shared.face_down == 2
        assert {seat for seat in range(6) if seen_by(shared, seat).contraband.value} == {OTHER, LEAD}
    assert at.view(OTHER).known[LEAD] == goods("silk mead") == at.view(LEAD).known[OTHER]
    assert at.view(0).known[LEAD] == NOTHING == at.view(0).known[OTHER]
    assert all(at.view(seat).known[LOOT] == NOTHING for seat in range(6))


def test_y5_v1_everybody_sees_the_loots_gold_legal_goods_and_number_face_down() -> None:
    at = splitting(5, "apple", "silk mead")
    seen = at.view(None).public
    assert (seen.gold[LOOT], seen.stands[LOOT], seen.face_down[LOOT]) == (5, goods("apple"), 2)


def test_y7_y8_a_later_word_takes_back_what_was_agreed_on_that_bag() -> None:
    at = six()
    at.do(5, Propose(5, (GiveGold(6), AskPass(5))))
    at.do(LEAD, Accept(1))
    at.do(LEAD, Pass(5))
    assert not of_type(at.do(OTHER, Accept(1)), DealMade)
    assert only(at.do(LEAD, Accept(1)), DealMade).deal.deciders == (OTHER, LEAD)


def test_y7_y8_a_word_on_a_bag_leaves_other_agreements_with_its_owner_alone() -> None:
    at = six()
    at.do(5, Propose(5, (GiveGold(6), AskOpen(0))))
    at.do(LEAD, Accept(1))
    at.do(LEAD, Pass(5))
    assert of_type(at.do(OTHER, Accept(1)), DealMade)


def test_y7_y8_a_word_on_one_bag_leaves_agreements_on_another_alone() -> None:
    at = six()
    at.do(5, Propose(5, (GiveGold(6), AskPass(5))))
    at.do(LEAD, Accept(1))
    at.do(LEAD, Pass(2))
    assert of_type(at.do(OTHER, Accept(1)), DealMade)
