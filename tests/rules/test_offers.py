"""Proposals: who may propose what to whom, what may stand, and what ends it (B1 to B4, B10, B12 to B14)."""

import pytest
from msgspec.structs import replace

from nottingham import (
    Accept,
    AskOpen,
    AskPass,
    AskRefuse,
    GiveBag,
    GiveContraband,
    GiveGold,
    GiveStand,
    Inspect,
    Pass,
    Pay,
    PlaceCards,
    Pledge,
    PromiseNext,
    Propose,
    Refuse,
    Withdraw,
    Words,
)
from nottingham.rules.engine.deals import Clause, Offer
from nottingham.rules.engine.events import DealMade, GoldPaid, GoodsGiven, OfferEnded, OfferMade
from nottingham.rules.engine.families import Action
from nottingham.rules.phases.bargaining import BargainPrompt
from tests.tables import Table, gate, goods, of_type, only, table

SHERIFF, ANN, BOB, CAT = range(4)


@pytest.fixture(params=["first", "second"])
def at(request: pytest.FixtureRequest) -> Table:
    return gate(request.param)


def ended(at: Table) -> dict[int, str]:
    """Every offer that is gone, and why."""
    return {event.number: event.why for event in of_type(at.log, OfferEnded)}


def deal(at: Table, merchant: int, *clauses: Clause) -> int:
    """A merchant proposes and the Sheriff accepts."""
    number = at.offer(merchant, merchant, *clauses)
    at.do(SHERIFF, Accept(number))
    return number


# --- who to whom -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("proposer", [SHERIFF, ANN])
def test_b1_either_side_proposes_and_the_whole_table_hears_it(at: Table, proposer: int) -> None:
    event = only(at.do(proposer, Propose(ANN, (GiveGold(8), AskPass(ANN)))), OfferMade)
    assert event.offer == Offer(1, ANN, proposer, (GiveGold(8), AskPass(ANN)))
    for seat in (*range(4), None):
        assert event.as_seen_by(seat) == event
        assert at.view(seat).public.phase.offers == (event.offer,)  # type: ignore[attr-defined]


@pytest.mark.parametrize("clause", [AskPass(CAT), AskOpen(CAT), AskRefuse(CAT)])
@pytest.mark.parametrize("settle", [Pass(ANN), Inspect(ANN)])
def test_b1_a_merchant_whose_bag_is_settled_bargains_on(settle: Action, clause: Clause) -> None:
    at = gate("second")
    at.do(SHERIFF, settle)
    deal(at, ANN, GiveGold(5), clause)
    assert at.phase.deals[0].clauses == (GiveGold(5), clause)


def test_b1_l3_a_merchant_without_a_bag_bargains_about_others_only() -> None:
    at = table("second").inspecting({BOB: ("cheese", "silk")})
    assert at.why_not(ANN, Propose(ANN, (AskPass(ANN),))) == ("no_bag", "L3")
    assert at.why_not(ANN, Propose(ANN, (AskPass(CAT),))) == ("no_bag", "L3")
    deal(at, ANN, GiveGold(5), AskOpen(BOB))
    assert at.public.gold[SHERIFF] == 55


@pytest.mark.parametrize("phase", ["market", "loading", "declaring"])
@pytest.mark.parametrize("action", [Propose(ANN, (AskPass(ANN),)), Accept(1), Refuse(1), Withdraw(1), Pledge(BOB)])
def test_b1_bargaining_exists_only_in_inspection(phase: str, action: Action) -> None:
    at = table(hands={1: "apple"})
    _ = at.declaring({ANN: "apple"}) if phase == "declaring" else getattr(at, phase)()
    assert at.why_not(ANN, action) == ("wrong_phase", "S8" if isinstance(action, Pledge) else "B1")


def test_b1_acts_count_in_the_order_in_which_they_arrive(at: Table) -> None:
    number = at.offer(ANN, ANN, GiveGold(8), AskPass(ANN))
    at.do(ANN, Withdraw(number))
    assert at.why_not(SHERIFF, Accept(number)) == ("offer_gone", "B14")
    number = at.offer(ANN, ANN, GiveGold(8), AskPass(ANN))
    at.do(SHERIFF, Accept(number))
    assert at.why_not(ANN, Withdraw(number)) == ("offer_gone", "B14")
    assert at.public.gold[:2] == (58, 42)


@pytest.mark.parametrize("seat", [BOB, CAT])
def test_b13_nobody_proposes_in_another_merchants_name(at: Table, seat: int) -> None:
    assert at.why_not(seat, Propose(ANN, (GiveGold(1), AskPass(seat)))) == ("not_between_you", "B13")


@pytest.mark.parametrize("seat", [SHERIFF, ANN])
@pytest.mark.parametrize("merchant", [SHERIFF, 4, -1])
def test_b13_a_deal_needs_a_merchant(at: Table, seat: int, merchant: int) -> None:
    assert at.why_not(seat, Propose(merchant, (AskPass(ANN),))) == ("not_between_you", "B13")


def test_b1_v5_a_spectator_is_no_side(at: Table) -> None:
    assert at.why_not(None, Propose(ANN, (AskPass(ANN),))) == ("not_seated", "V5")


# --- what can be given -------------------------------------------------------------------------------------------


@pytest.mark.parametrize("proposer", [SHERIFF, ANN])
@pytest.mark.parametrize(
    "gifts",
    [
        (GiveGold(50),),
        (GiveStand(goods("apple apple cheese")),),
        (GiveContraband(goods("crossbow crossbow")),),
        (GiveBag(goods("chicken pepper pepper")),),
        (PromiseNext(ANN, SHERIFF, "pass"),),
        (Words(ANN, "A favour."),),
        (GiveGold(1), GiveStand(goods("apple")), GiveContraband(goods("mead")), GiveBag(goods("silk"))),
    ],
)
def test_b2_everything_a_merchant_can_give_in_any_mix(at: Table, proposer: int, gifts: tuple[Clause, ...]) -> None:
    assert at.offer(proposer, ANN, *gifts, AskPass(ANN)) == 1


@pytest.mark.parametrize("proposer", [SHERIFF, ANN])
@pytest.mark.parametrize(
    ("gift", "code", "rule"),
    [
        (GiveGold(51), "gives_more_gold_than_there_is", "B2"),
        (GiveGold(0), "gives_nothing", "B2"),
        (GiveGold(-5), "gives_nothing", "B2"),
        (GiveStand(goods("")), "gives_nothing", "B2"),
        (GiveStand(goods("apple apple apple")), "not_on_stand", "B2"),
        (GiveStand(goods("bread")), "not_on_stand", "B2"),
        (GiveStand(goods("silk")), "not_on_stand", "B2"),
        (GiveContraband(goods("")), "gives_nothing", "B2"),
        (GiveContraband(goods("silk mead pepper")), "too_many_face_down", "B2"),
        (GiveContraband(goods("apple")), "not_contraband", "B5"),
        (GiveContraband(goods("gouda")), "unknown_good", "G4"),
        (GiveBag(goods("")), "gives_nothing", "B2"),
        (GiveBag(goods("apple apple silk silk")), "too_many_from_bag", "B2"),
        (GiveBag(goods("unicorn")), "unknown_good", "G4"),
    ],
)
def test_b2_neither_side_proposes_what_public_numbers_exclude(
    at: Table, proposer: int, gift: Clause, code: str, rule: str
) -> None:
    assert at.why_not(proposer, Propose(ANN, (gift, AskPass(ANN)))) == (code, rule)


def test_b2_the_sheriffs_demand_is_limited_by_the_merchants_purse_not_by_the_own() -> None:
    at = gate(gold={SHERIFF: 0, ANN: 9}, stands={SHERIFF: "chicken"})
    assert at.why_not(SHERIFF, Propose(ANN, (GiveGold(10), AskPass(ANN))))[0] == "gives_more_gold_than_there_is"
    assert at.why_not(SHERIFF, Propose(ANN, (GiveStand(goods("chicken")), AskPass(ANN))))[0] == "not_on_stand"
    at.do(ANN, Accept(at.offer(SHERIFF, ANN, GiveGold(9), AskPass(ANN))))
    assert at.public.gold[:2] == (9, 0)


def test_b2_cards_in_hand_are_never_given() -> None:
    at = gate(hands={ANN: "chicken crossbow"}, stands={}, contraband={})
    assert at.why_not(ANN, Propose(ANN, (GiveStand(goods("chicken")), AskPass(ANN)))) == ("not_on_stand", "B2")
    deal(at, ANN, GiveBag(goods("crossbow")), AskPass(ANN))
    assert not of_type(at.log, GoodsGiven)
    assert at.state.hands[ANN] == goods("chicken crossbow")


def test_b2_goods_of_a_settled_bag_cannot_be_given() -> None:
    at = gate("second")
    at.do(SHERIFF, Pass(ANN))
    action = Propose(ANN, (GiveBag(goods("silk")), AskOpen(BOB)))
    assert at.why_not(ANN, action) == ("too_many_from_bag", "B2")


def test_b2_g2_royal_goods_are_offered_as_contraband() -> None:
    at = table("first", options=("royal_goods",), contraband={ANN: "gouda"}).inspecting({ANN: ("cheese", "cheese")})
    assert at.why_not(ANN, Propose(ANN, (GiveStand(goods("gouda")), AskPass(ANN)))) == ("not_on_stand", "B2")
    deal(at, ANN, GiveContraband(goods("gouda")), AskPass(ANN))
    assert at.state.contraband[SHERIFF] == goods("gouda")


def test_b2_g4_bread_cannot_be_promised_among_three() -> None:
    at = table("first", 3).inspecting({ANN: ("apple", "apple")})
    assert at.why_not(ANN, Propose(ANN, (GiveBag(goods("bread")), AskPass(ANN)))) == ("unknown_good", "G4")


@pytest.mark.parametrize(
    "twice",
    [(GiveGold(1), GiveGold(2)), (AskPass(BOB), AskPass(BOB)), (GiveBag(goods("silk")), GiveBag(goods("apple")))],
)
def test_b2_the_same_clause_stands_once(at: Table, twice: tuple[Clause, ...]) -> None:
    assert at.why_not(ANN, Propose(ANN, (*twice, AskPass(ANN))))[0] == "clause_twice"


@pytest.mark.parametrize(("number", "is_allowed"), [(15, True), (16, False)])
def test_b14_a_proposal_has_at_most_sixteen_clauses(at: Table, number: int, is_allowed: bool) -> None:
    action = Propose(ANN, (AskPass(ANN), *(Words(ANN, f"Word {word}.") for word in range(number))))
    if is_allowed:
        at.do(ANN, action)
    else:
        assert at.why_not(ANN, action) == ("too_many_clauses", "B14")


def test_b2_gold_in_two_offers_may_exceed_the_purse_until_one_is_paid(at: Table) -> None:
    first = at.offer(ANN, ANN, GiveGold(40), AskPass(ANN))
    at.offer(ANN, ANN, GiveGold(40), AskOpen(BOB))
    at.do(SHERIFF, Accept(first))
    assert at.standing() == set()
    assert at.public.gold[:2] == (90, 10)


# --- what can be asked -------------------------------------------------------------------------------------------


@pytest.mark.parametrize("proposer", [SHERIFF, ANN])
@pytest.mark.parametrize(
    "asks",
    [
        (AskPass(ANN),),
        (AskPass(BOB),),
        (AskOpen(BOB),),
        (AskRefuse(BOB),),
        (AskPass(ANN), AskOpen(BOB)),
        (AskPass(ANN), AskPass(BOB), AskRefuse(CAT)),
        (AskPass(BOB), AskRefuse(BOB)),
        (AskOpen(BOB), AskRefuse(BOB)),
    ],
)
@pytest.mark.parametrize("gifts", [(), (GiveGold(20),), (PromiseNext(ANN, SHERIFF, "pass"),)])
def test_b3_asks_in_any_mix_for_gifts_promises_or_nothing(
    proposer: int, asks: tuple[Clause, ...], gifts: tuple[Clause, ...]
) -> None:
    at = gate()
    number = at.offer(proposer, ANN, *gifts, *asks)
    at.do(ANN if proposer == SHERIFF else SHERIFF, Accept(number))
    assert at.phase.deals[0].clauses == gifts + asks


@pytest.mark.parametrize("clauses", [(), (GiveGold(5),), (PromiseNext(ANN, SHERIFF, "pass"), Words(ANN, "Soon."))])
@pytest.mark.parametrize("proposer", [SHERIFF, ANN])
def test_b3_a_proposal_asks_at_least_one_thing(at: Table, proposer: int, clauses: tuple[Clause, ...]) -> None:
    assert at.why_not(proposer, Propose(ANN, clauses)) == ("asks_nothing", "B3")


@pytest.mark.parametrize("proposer", [SHERIFF, ANN])
@pytest.mark.parametrize("ask", [AskOpen(ANN), AskRefuse(ANN)])
def test_b3_nobody_asks_for_the_own_bag_to_be_opened_or_refused(at: Table, proposer: int, ask: Clause) -> None:
    assert at.why_not(proposer, Propose(ANN, (ask,))) == ("own_bag", "B3")
    assert at.why_not(proposer, Propose(ANN, (AskPass(BOB), ask))) == ("own_bag", "B3")


@pytest.mark.parametrize("ask", [AskPass(BOB), AskOpen(BOB)])
@pytest.mark.parametrize("settle", [Pass(BOB), Inspect(BOB)])
def test_b3_i1_a_settled_bag_is_asked_for_no_more(at: Table, settle: Action, ask: Clause) -> None:
    at.do(SHERIFF, settle)
    assert at.why_not(ANN, Propose(ANN, (ask,))) == ("bag_settled", "I1")


@pytest.mark.parametrize("bag", [SHERIFF, 9, -1])
def test_b3_a_bag_that_is_not_there_is_not_asked_for(at: Table, bag: int) -> None:
    assert at.why_not(ANN, Propose(ANN, (AskPass(bag),))) == ("no_bag", "L3")


# --- refuse, and contradictions ----------------------------------------------------------------------------------


@pytest.mark.parametrize("proposer", [SHERIFF, ANN])
@pytest.mark.parametrize("settle", [Pass(BOB), Inspect(BOB)])
def test_b3_a_merchant_whose_bag_is_settled_can_be_refused(at: Table, proposer: int, settle: Action) -> None:
    at.do(SHERIFF, settle)
    assert BOB in bargains(at, ANN)[ANN].may_refuse
    assert BOB not in bargains(at, ANN)[ANN].may_open
    number = at.offer(proposer, ANN, GiveGold(5), AskRefuse(BOB))
    waiting = at.offer(BOB, BOB, GiveGold(9), AskOpen(CAT))
    at.do(ANN if proposer == SHERIFF else SHERIFF, Accept(number))
    assert ended(at)[waiting] == "forbidden"
    assert at.why_not(BOB, Propose(BOB, (GiveGold(9), AskOpen(CAT)))) == ("refused_by_deal", "B3")
    assert bargains(at, BOB) == {}


def test_b3_l3_a_merchant_without_a_bag_can_be_refused() -> None:
    at = table("second").inspecting({ANN: ("apple", "apple"), BOB: ("cheese", "cheese")})
    assert bargains(at, ANN)[ANN].may_refuse == (BOB, CAT)
    deal(at, ANN, GiveGold(5), AskRefuse(CAT))
    assert at.why_not(CAT, Propose(CAT, (GiveGold(9), AskOpen(BOB)))) == ("refused_by_deal", "B3")


def test_b3_b10_an_offer_to_refuse_one_with_a_settled_bag_stands_until_something_else_ends_it(at: Table) -> None:
    at.do(SHERIFF, Pass(BOB))
    number = at.offer(ANN, ANN, GiveGold(5), AskRefuse(BOB))
    at.do(SHERIFF, Pass(CAT))
    assert at.standing() == {number}


@pytest.mark.parametrize("seat", [SHERIFF, 9, -1])
def test_b3_only_a_merchant_can_be_refused(at: Table, seat: int) -> None:
    assert at.why_not(ANN, Propose(ANN, (AskRefuse(seat),))) == ("not_a_merchant", "B3")


def test_b3_nobody_is_refused_once_there_is_no_bag_to_bargain_about() -> None:
    at = table("first").inspecting({ANN: ("apple", "mead")})
    at.do(SHERIFF, Inspect(ANN))  # the Sheriff has yet to place the mead
    assert at.why_not(BOB, Propose(BOB, (AskRefuse(ANN),))) == ("bag_settled", "I1")
    assert at.why_not(BOB, Propose(BOB, (AskRefuse(CAT),))) == ("no_bag", "L3")
    assert bargains(at, BOB) == {}


@pytest.mark.parametrize("bar", [AskRefuse(BOB), AskOpen(BOB)])
@pytest.mark.parametrize("proposer", [SHERIFF, BOB])
@pytest.mark.parametrize("ask", [AskPass(BOB), AskPass(ANN), AskOpen(CAT)])
def test_b3_b4_no_new_deal_with_whom_the_sheriff_must_refuse(
    at: Table, bar: Clause, proposer: int, ask: Clause
) -> None:
    deal(at, ANN, bar)
    assert at.why_not(proposer, Propose(BOB, (GiveGold(50), ask))) == ("refused_by_deal", "B3")


@pytest.mark.parametrize("settle", [Pass(BOB), Inspect(BOB)])
def test_b3_a_refused_bag_passes_for_nothing_or_is_opened(at: Table, settle: Action) -> None:
    number = at.offer(BOB, BOB, GiveGold(30), AskPass(BOB))
    deal(at, ANN, GiveGold(5), AskRefuse(BOB))
    assert at.why_not(SHERIFF, Pass(BOB, number)) == ("offer_gone", "B14")
    at.do(SHERIFF, settle)
    assert not [paid for paid in of_type(at.log, GoldPaid) if paid.giver == BOB]


@pytest.mark.parametrize("bar", [AskRefuse(BOB), AskOpen(BOB)])
def test_b3_refusal_lasts_the_round_also_after_the_bag_is_settled(bar: Clause) -> None:
    at = gate("second")
    deal(at, ANN, bar)
    at.do(SHERIFF, Inspect(BOB))
    assert at.why_not(BOB, Propose(BOB, (GiveGold(1), AskPass(CAT)))) == ("refused_by_deal", "B3")


@pytest.mark.parametrize("bar", [AskRefuse(BOB), AskOpen(BOB)])
def test_b3_a_deal_already_done_stands_against_a_later_refusal(at: Table, bar: Clause) -> None:
    done = deal(at, BOB, GiveGold(10), AskOpen(CAT))
    later = deal(at, ANN, GiveGold(5), bar)
    assert [made.number for made in at.phase.deals] == [done, later]
    assert at.why_not(SHERIFF, Pass(CAT)) == ("bound_to_open", "B4")
    assert at.why_not(BOB, Propose(BOB, (AskPass(BOB),))) == ("refused_by_deal", "B3")


@pytest.mark.parametrize("bar", [AskRefuse(BOB), AskOpen(BOB)])
def test_b3_refusing_one_leaves_the_others_free(at: Table, bar: Clause) -> None:
    deal(at, ANN, bar)
    deal(at, CAT, GiveGold(3), AskPass(CAT))
    deal(at, ANN, GiveGold(4), AskPass(ANN))
    assert at.public.gold == (57, 46, 50, 47)


@pytest.mark.parametrize("proposer", [SHERIFF, ANN])
def test_b4_pass_and_open_contradict(at: Table, proposer: int) -> None:
    assert at.why_not(proposer, Propose(ANN, (AskPass(BOB), AskOpen(BOB)))) == ("contradicts_itself", "B4")


@pytest.mark.parametrize(("done", "asked"), [(AskPass(BOB), AskOpen(BOB)), (AskOpen(BOB), AskPass(BOB))])
@pytest.mark.parametrize(("proposer", "merchant"), [(SHERIFF, CAT), (CAT, CAT), (ANN, ANN)])
def test_b4_a_proposal_against_a_done_deal_cannot_be_made(
    at: Table, done: Clause, asked: Clause, proposer: int, merchant: int
) -> None:
    deal(at, ANN, done)
    assert at.why_not(proposer, Propose(merchant, (GiveGold(9), asked))) == ("contradicts_deal", "B4")


@pytest.mark.parametrize(
    ("done", "asked"),
    [(AskPass(BOB), AskPass(BOB)), (AskPass(BOB), AskRefuse(BOB)), (AskRefuse(BOB), AskOpen(BOB))],
)
def test_b4_what_a_done_deal_leaves_open_may_be_asked(at: Table, done: Clause, asked: Clause) -> None:
    deal(at, ANN, done)
    deal(at, CAT, asked)
    assert len(at.phase.deals) == 2


def test_b4_a_done_deal_is_never_released(at: Table) -> None:
    number = deal(at, ANN, GiveGold(5), AskOpen(BOB))
    for seat, action in ((ANN, Withdraw(number)), (SHERIFF, Refuse(number)), (SHERIFF, Withdraw(number))):
        assert at.why_not(seat, action) == ("offer_gone", "B14")
    assert at.why_not(SHERIFF, Pass(BOB)) == ("bound_to_open", "B4")


# --- what a seat is told it may propose --------------------------------------------------------------------------


def bargains(at: Table, seat: int) -> dict[int, BargainPrompt]:
    """By merchant: the limits within which a seat may propose."""
    return {prompt.merchant: prompt for prompt in at.prompts(seat) if isinstance(prompt, BargainPrompt)}


def test_b2_b3_both_sides_are_told_the_same_limits(at: Table) -> None:
    offer = at.offer(ANN, ANN, GiveGold(1), AskPass(ANN))
    told = BargainPrompt(
        merchant=ANN,
        gold=50,
        stand=goods("apple apple cheese"),
        face_down=2,
        bag=3,
        may_pass=(ANN, BOB, CAT),
        may_open=(BOB, CAT),
        may_refuse=(BOB, CAT),
        answers=(),
    )
    assert bargains(at, ANN) == {ANN: told}
    assert bargains(at, SHERIFF)[ANN] == replace(told, answers=(offer,))
    assert set(bargains(at, SHERIFF)) == {ANN, BOB, CAT}


def test_b4_what_a_deal_forbids_is_not_among_the_limits(at: Table) -> None:
    deal(at, ANN, GiveGold(1), AskPass(ANN), AskOpen(BOB), AskPass(CAT))
    [told] = bargains(at, ANN).values()
    assert (told.bag, told.may_pass, told.may_open, told.may_refuse) == (0, (CAT,), (BOB,), (BOB, CAT))
    assert bargains(at, BOB) == {}
    assert set(bargains(at, SHERIFF)) == {ANN, CAT}


# --- what ends a proposal ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("gift", "other"),
    [(GiveGold(30), GiveGold(21)), (GiveStand(goods("apple apple")), GiveStand(goods("apple cheese")))],
)
def test_b10_a_proposal_ends_when_its_gold_or_legal_goods_are_gone(at: Table, gift: Clause, other: Clause) -> None:
    own = at.offer(ANN, ANN, gift, AskPass(ANN))
    demand = at.offer(SHERIFF, ANN, gift, AskOpen(CAT))
    small = at.offer(SHERIFF, ANN, GiveGold(29), AskPass(ANN))
    deal(at, ANN, other, AskOpen(BOB))
    assert at.standing() == {small}
    assert ended(at) == {own: "unpayable", demand: "unpayable"}


def test_b10_a_proposal_stands_while_its_gold_is_there_to_the_coin(at: Table) -> None:
    number = at.offer(ANN, ANN, GiveGold(30), AskPass(ANN))
    deal(at, ANN, GiveGold(20), AskOpen(BOB))
    assert at.standing() == {number}


def test_b10_a_fine_can_end_a_proposal(at: Table) -> None:
    number = at.offer(ANN, ANN, GiveGold(47), AskPass(BOB))
    at.do(SHERIFF, Inspect(ANN))
    if at.state.ruleset.edition == "first":
        at.do(SHERIFF, PlaceCards("left", ("silk",)))
    assert ended(at) == {number: "unpayable"}


def test_b10_paying_a_debt_with_goods_can_end_a_proposal() -> None:
    at = gate("second", gold={ANN: 0}, stands={ANN: "chicken bread"})
    number = at.offer(ANN, ANN, GiveStand(goods("chicken")), AskPass(BOB))
    at.do(SHERIFF, Inspect(ANN))
    assert at.standing() == {number}
    at.do(ANN, Pay(goods("chicken")))
    assert ended(at) == {number: "unpayable"}


def test_b10_what_is_gone_is_gone_for_good() -> None:
    """Ann's gold comes back as compensation; her proposal does not."""
    at = table("second", gold={ANN: 10}).inspecting({ANN: ("apple", "apple apple"), BOB: ("cheese", "cheese")})
    number = at.offer(ANN, ANN, GiveGold(10), AskPass(BOB))
    deal(at, ANN, GiveGold(2), AskRefuse(BOB))
    at.do(SHERIFF, Inspect(ANN))
    assert at.public.gold[ANN] == 12
    assert at.why_not(SHERIFF, Accept(number)) == ("offer_gone", "B14")


@pytest.mark.parametrize("settle", [Pass(BOB), Inspect(BOB)])
@pytest.mark.parametrize("ask", [AskPass(BOB), AskOpen(BOB), AskRefuse(BOB)])
def test_b10_b12_settling_a_bag_ends_every_proposal_that_names_it(at: Table, settle: Action, ask: Clause) -> None:
    naming = {
        at.offer(ANN, ANN, GiveGold(9), ask),
        at.offer(ANN, ANN, GiveGold(9), AskPass(ANN), ask),
        at.offer(SHERIFF, CAT, GiveGold(9), ask),
    }
    own = at.offer(BOB, BOB, GiveGold(9), AskPass(BOB))
    demand = at.offer(SHERIFF, BOB, GiveGold(12), AskPass(BOB))
    other = at.offer(CAT, CAT, GiveGold(9), AskPass(CAT))
    at.do(SHERIFF, settle)
    assert at.standing() == {other}
    assert ended(at) == dict.fromkeys({*naming, own, demand}, "settled")
    assert not [paid for paid in of_type(at.log, GoldPaid) if paid.why == "bribe"]
    assert not of_type(at.log, DealMade)


@pytest.mark.parametrize(
    ("done", "merchant", "asked"),
    [
        (AskOpen(BOB), CAT, AskPass(BOB)),
        (AskPass(BOB), CAT, AskOpen(BOB)),
        (AskOpen(BOB), BOB, AskPass(BOB)),
        (AskOpen(BOB), BOB, AskOpen(CAT)),
        (AskRefuse(BOB), BOB, AskPass(BOB)),
        (AskRefuse(BOB), BOB, AskPass(CAT)),
    ],
)
@pytest.mark.parametrize("from_sheriff", [False, True])
def test_b10_a_proposal_ends_when_a_done_deal_forbids_it(
    at: Table, done: Clause, merchant: int, asked: Clause, from_sheriff: bool
) -> None:
    number = at.offer(SHERIFF if from_sheriff else merchant, merchant, GiveGold(9), asked)
    free = at.offer(CAT, CAT, AskPass(CAT))
    deal(at, ANN, done)
    assert at.standing() == {free}
    assert ended(at) == {number: "forbidden"}


def test_b10_face_down_goods_never_void_a_proposal(at: Table) -> None:
    """Both of Ann's face-down cards are given away; what she offered of them still stands, and is a lie now."""
    number = at.offer(ANN, ANN, GiveContraband(goods("silk mead")), AskPass(ANN))
    deal(at, ANN, GiveContraband(goods("silk mead")), AskOpen(BOB))
    assert at.public.face_down[ANN] == 0
    assert at.standing() == {number}
    events = at.do(SHERIFF, Pass(ANN, number))
    assert not of_type(events, GoodsGiven)


def test_b10_bag_goods_never_void_a_proposal(at: Table) -> None:
    number = at.offer(ANN, ANN, GiveBag(goods("crossbow")), AskPass(ANN))
    deal(at, ANN, GiveContraband(goods("silk")), AskRefuse(BOB))
    assert at.standing() == {number}


@pytest.mark.parametrize("settle", [Pass(ANN), Inspect(ANN)])
def test_b12_an_unaccepted_offer_or_demand_is_never_paid(at: Table, settle: Action) -> None:
    at.offer(ANN, ANN, GiveGold(8), GiveStand(goods("apple")), AskPass(ANN))
    at.offer(SHERIFF, ANN, GiveGold(9), AskPass(ANN))
    events = at.do(SHERIFF, settle)
    assert not [paid for paid in of_type(events, GoldPaid) if paid.why == "bribe"]
    assert not of_type(events, GoodsGiven)


def test_b12_only_the_accepted_proposal_is_paid(at: Table) -> None:
    at.offer(ANN, ANN, GiveGold(8), AskPass(ANN))
    demand = at.offer(SHERIFF, ANN, GiveGold(12), AskPass(ANN))
    at.offer(BOB, BOB, GiveGold(20), AskOpen(ANN))
    at.do(ANN, Accept(demand))
    assert [paid.amount for paid in of_type(at.log, GoldPaid)] == [12]
    assert at.public.gold == (62, 38, 50, 50)


@pytest.mark.parametrize(("ask", "settle"), [(AskOpen(BOB), Inspect(BOB)), (AskPass(BOB), Pass(BOB))])
def test_b12_doing_what_a_proposal_asks_does_not_accept_it(at: Table, ask: Clause, settle: Action) -> None:
    at.offer(ANN, ANN, GiveGold(20), ask)
    at.do(SHERIFF, settle)
    assert at.public.gold[ANN] == 50
    assert not of_type(at.log, DealMade)


@pytest.mark.parametrize(
    ("action", "why"), [(Pass(ANN, 1), ("not_the_owners_offer", "I3")), (Accept(1), ("not_yours_to_answer", "B14"))]
)
def test_i3_b12_the_sheriff_cannot_take_the_own_demand(at: Table, action: Action, why: tuple[str, str]) -> None:
    at.offer(SHERIFF, ANN, GiveGold(12), AskPass(ANN))
    assert at.why_not(SHERIFF, action) == why


@pytest.mark.parametrize(("merchant", "ask"), [(BOB, AskPass(ANN)), (ANN, AskOpen(BOB))])
def test_i3_a_bag_passes_only_with_its_owners_proposal_for_it(at: Table, merchant: int, ask: Clause) -> None:
    number = at.offer(merchant, merchant, GiveGold(12), ask)
    assert at.why_not(SHERIFF, Pass(ANN, number)) == ("not_the_owners_offer", "I3")


# --- numbers -----------------------------------------------------------------------------------------------------


def test_b14_each_side_has_two_standing_proposals_and_a_new_one_replaces_the_own_of_its_sort(at: Table) -> None:
    passing, other = (GiveGold(5), AskPass(ANN), AskOpen(BOB)), (GiveGold(5), AskPass(BOB))
    numbers = [at.offer(seat, ANN, *clauses) for seat in (ANN, SHERIFF) for clauses in (passing, other)]
    assert numbers == [1, 2, 3, 4]
    assert at.standing() == {1, 2, 3, 4}
    for older, (seat, clauses) in enumerate(((ANN, passing), (ANN, other), (SHERIFF, passing), (SHERIFF, other)), 1):
        new = at.offer(seat, ANN, *clauses)
        assert ended(at)[older] == "replaced"
        assert at.standing() == {*range(older + 1, new + 1)}


def test_b14_proposals_with_other_merchants_stand_beside(at: Table) -> None:
    for merchant in (ANN, BOB, CAT):
        at.offer(merchant, merchant, AskPass(merchant))
        at.offer(SHERIFF, merchant, GiveGold(1), AskPass(merchant))
    assert at.standing() == {1, 2, 3, 4, 5, 6}


def test_b14_a_counter_offer_names_what_it_answers_and_leaves_it_standing(at: Table) -> None:
    offer = at.offer(ANN, ANN, GiveGold(5), AskPass(ANN))
    counter = at.offer(SHERIFF, ANN, GiveGold(8), AskPass(ANN), answers=offer)
    assert at.phase.offer(counter).answers == offer
    assert at.standing() == {offer, counter}
    at.do(SHERIFF, Accept(offer))
    assert at.public.gold[ANN] == 45


@pytest.mark.parametrize(("seat", "answers"), [(ANN, 1), (SHERIFF, 2), (SHERIFF, 3)])
def test_b14_only_the_other_sides_proposal_between_the_two_is_answered(at: Table, seat: int, answers: int) -> None:
    at.offer(ANN, ANN, GiveGold(5), AskPass(ANN))
    at.offer(SHERIFF, ANN, GiveGold(8), AskPass(ANN))
    at.offer(BOB, BOB, GiveGold(5), AskPass(BOB))
    action = Propose(ANN, (GiveGold(7), AskPass(ANN)), answers)
    assert at.why_not(seat, action) == ("answers_nobody", "B14")


def test_b14_a_proposal_is_never_edited(at: Table) -> None:
    first = at.offer(ANN, ANN, GiveGold(5), AskPass(ANN))
    made = at.phase.offer(first)
    second = at.offer(ANN, ANN, GiveGold(6), AskPass(ANN))
    assert (second, made.clauses) == (first + 1, (GiveGold(5), AskPass(ANN)))
    assert at.phase.offer(first) is None


def test_b14_numbers_are_never_used_again(at: Table) -> None:
    at.do(ANN, Withdraw(at.offer(ANN, ANN, AskPass(ANN))))
    at.do(SHERIFF, Accept(at.offer(ANN, ANN, AskOpen(BOB))))
    at.do(SHERIFF, Refuse(at.offer(ANN, ANN, AskPass(ANN))))
    assert at.offer(ANN, ANN, AskPass(ANN)) == 4


@pytest.mark.parametrize("end", ["withdrawn", "refused", "replaced", "unpayable", "never there"])
@pytest.mark.parametrize(
    ("seat", "action"),
    [
        (SHERIFF, Accept(1)),
        (SHERIFF, Refuse(1)),
        (SHERIFF, Pass(ANN, 1)),
        (SHERIFF, Propose(ANN, (GiveGold(9), AskPass(ANN)), 1)),
        (ANN, Withdraw(1)),
    ],
)
def test_b14_a_number_that_no_longer_stands_is_refused(at: Table, end: str, seat: int, action: Action) -> None:
    if end != "never there":
        at.offer(ANN, ANN, GiveGold(30), AskPass(ANN))
    if end == "withdrawn":
        at.do(ANN, Withdraw(1))
    elif end == "refused":
        at.do(SHERIFF, Refuse(1))
    elif end == "replaced":
        at.offer(ANN, ANN, GiveGold(1), AskPass(ANN))
    elif end == "unpayable":
        deal(at, ANN, GiveGold(30), AskOpen(BOB))
    assert ended(at) == ({} if end == "never there" else {1: end})
    assert at.why_not(seat, action) == ("offer_gone", "B14")


def test_b14_passing_with_a_proposal_withdrawn_in_that_moment_does_not_pass_for_nothing(at: Table) -> None:
    number = at.offer(ANN, ANN, GiveGold(8), AskPass(ANN))
    at.do(ANN, Withdraw(number))
    assert at.why_not(SHERIFF, Pass(ANN, number)) == ("offer_gone", "B14")
    assert at.phase.bag_of(ANN).fate == "closed"


@pytest.mark.parametrize("proposer", [SHERIFF, ANN])
def test_b14_only_the_other_side_answers_and_only_the_own_is_withdrawn(at: Table, proposer: int) -> None:
    number = at.offer(proposer, ANN, GiveGold(8), AskPass(ANN))
    for seat in {*range(4)} - {proposer}:
        assert at.why_not(seat, Withdraw(number)) == ("not_yours_to_withdraw", "B14")
    for seat in (proposer, BOB, CAT):
        assert at.why_not(seat, Accept(number)) == ("not_yours_to_answer", "B14")
        assert at.why_not(seat, Refuse(number)) == ("not_yours_to_answer", "B14")


def test_b14_a_refused_proposal_ends_and_may_be_made_again(at: Table) -> None:
    number = at.offer(ANN, ANN, GiveGold(8), AskPass(ANN))
    at.do(SHERIFF, Refuse(number))
    assert ended(at) == {number: "refused"}
    again = at.offer(ANN, ANN, GiveGold(8), AskPass(ANN))
    assert at.standing() == {again}
