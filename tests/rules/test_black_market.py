from typing import Any

import pytest

from nottingham import (
    Accept,
    AskOpen,
    AskPass,
    Claim,
    GiveContraband,
    GiveGold,
    Inspect,
    Pass,
    Propose,
    compose,
    outcome,
)
from nottingham.rules.engine.events import BagPassed, DebtForgiven, DutyArose, GoldPaid, GoodsPaid
from nottingham.rules.engine.goods import NOTHING
from nottingham.rules.engine.state import Market
from nottingham.rules.options.black_market.rule import (
    BlackMarketClaimed,
    BlackMarketOpened,
    BlackMarketPile,
    ClaimDeclined,
    ClaimedCard,
    ClaimPrompt,
    MayClaim,
    piles_of,
)
from tests.tables import Table, goods, of_type, only, seen_by, started, table

PEPPER = "pepper pepper pepper"
FEW = "silk mead crossbow"
"""Three face-down cards that buy nothing."""


def bazaar(bags: Any = None, *, options: tuple[str, ...] = (), **with_goods: Any) -> Table:
    """Four at the gate, Sheriff 0; merchant 1 smuggles three pepper."""
    bags = bags or {1: ("apple", PEPPER), 2: ("apple", "apple"), 3: ("apple", "apple")}
    return table("second", 4, ("black_market", *options), **with_goods).inspecting(bags)


def values(at: Table) -> dict[str, tuple[int, ...]]:
    return {pile.good: pile.values for pile in piles_of(at.public).piles}


def claim_prompt(at: Table, seat: int) -> ClaimPrompt:
    return next(prompt for prompt in at.prompts(seat) if isinstance(prompt, ClaimPrompt))


# --- the piles ---------------------------------------------------------------------------------------------------


def test_z1_three_kinds_with_two_cards_each_the_higher_on_top_in_sight_of_all() -> None:
    at = started("second", 4, ("black_market",))
    figures = {"pepper": (30, 27), "mead": (32, 29), "silk": (34, 31)}
    assert values(at) == figures
    opened = only(at.log, BlackMarketOpened)
    assert {pile.good: pile.values for pile in seen_by(opened, None).piles} == figures
    assert piles_of(at.view(None).public) == piles_of(at.public)


def test_z1_a_table_can_override_the_figures() -> None:
    piles = (BlackMarketPile("crossbow", (50, 40, 30)), BlackMarketPile("silk", (25,)))
    at = table(ruleset=compose("second", 4, ("black_market",), black_market=piles))
    at.inspecting({1: ("apple", "crossbow crossbow crossbow")}).do(0, Pass(1))
    assert only(at.do(1, Claim("crossbow")), BlackMarketClaimed).value == 50
    assert values(at) == {"crossbow": (40, 30), "silk": (25,)}


def test_z1_without_the_option_there_is_nothing_to_claim() -> None:
    at = table("second").inspecting({1: ("apple", PEPPER)})
    assert at.why_not(1, Claim("pepper")) == ("option_not_played", "Z1")
    assert at.public.extras == ()
    at.do(0, Pass(1))
    assert isinstance(at.phase, Market)


# --- the claim ---------------------------------------------------------------------------------------------------


def test_z2_three_of_a_kind_are_shown_and_leave_the_game_for_the_top_card() -> None:
    at = bazaar({1: ("apple", "apple pepper pepper"), 2: ("apple", "apple")}, contraband={1: "pepper pepper silk"})
    at.do(0, Pass(1))
    claimed = only(at.do(1, Claim("pepper")), BlackMarketClaimed)
    assert (claimed.seat, claimed.good, claimed.value) == (1, "pepper", 30)
    assert seen_by(claimed, 3) == claimed  # in the sight of all
    assert at.state.contraband[1] == goods("pepper silk")
    assert at.public.face_down[1] == 2
    assert at.public.gone == goods(PEPPER)
    assert (at.public.piles, at.state.deck) == (((),), ())  # neither discarded nor drawn again
    assert values(at)["pepper"] == (27,)
    assert piles_of(at.public).claimed == (ClaimedCard(1, "pepper", 30),)
    assert at.public.gold == (50,) * 4


def test_z2_a_claim_is_never_made_for_a_merchant() -> None:
    at = bazaar()
    events = at.do(0, Pass(1))
    assert not of_type(events, BlackMarketClaimed)
    assert only(at.do(1, Claim(None)), ClaimDeclined).seat == 1
    assert at.state.contraband[1] == goods(PEPPER)
    assert values(at)["pepper"] == (30, 27)


@pytest.mark.parametrize(
    ("good", "code"),
    [
        ("mead", ("three_needed", "Z2")),
        ("crossbow", ("no_black_market_pile", "Z1")),
        ("apple", ("no_black_market_pile", "Z1")),
        ("nonsense", ("no_black_market_pile", "Z1")),
    ],
)
def test_z2_a_claim_needs_a_pile_and_three_cards_of_its_kind(good: str, code: tuple[str, str]) -> None:
    at = bazaar(contraband={1: "mead mead crossbow crossbow crossbow"})
    at.do(0, Pass(1))
    assert at.why_not(1, Claim(good)) == code


def test_z2_an_empty_pile_gives_nothing() -> None:
    piles = (BlackMarketPile("pepper", (30,)), BlackMarketPile("mead", (32,)))
    bags = {1: ("apple", PEPPER), 2: ("apple", PEPPER)}
    at = table(ruleset=compose("second", 4, black_market=piles)).inspecting(bags)
    at.do(0, Pass(1))
    at.do(1, Claim("pepper"))
    at.do(0, Pass(2))
    assert at.why_not(2, Claim("pepper")) == ("no_black_market_pile", "Z1")
    assert claim_prompt(at, 2).goods == ()


@pytest.mark.parametrize("players", [3, 4])
def test_z2_royal_goods_do_not_count(players: int) -> None:
    rules = compose("second", players, ("royal_goods", "black_market"))
    at = table(ruleset=rules, contraband={1: "pepper pepper gouda"}).inspecting({1: ("apple", "green_apple")})
    at.do(0, Pass(1))
    assert at.why_not(1, Claim("pepper")) == ("three_needed", "Z2")
    assert at.why_not(1, Claim("gouda")) == ("no_black_market_pile", "Z1")


@pytest.mark.parametrize("seat", [0, 2, None])
def test_z2_nobody_else_claims_not_even_the_sheriff(seat: int | None) -> None:
    at = bazaar(contraband={0: PEPPER, 2: PEPPER})
    at.do(0, Pass(1))
    assert at.why_not(seat, Claim("pepper")) == ("no_duty", "Z2")


def test_z2_the_sheriff_is_never_asked_also_not_for_bribed_contraband() -> None:
    at = bazaar({1: ("apple", "apple")}, contraband={0: "pepper pepper", 1: "pepper"})
    at.offer(1, 1, GiveContraband(goods("pepper")), AskPass(1))
    events = at.do(0, Pass(1, 1))
    assert not of_type(events, DutyArose)
    assert at.state.contraband[0] == goods(PEPPER)
    assert isinstance(at.phase, Market)


@pytest.mark.parametrize("content", ["apple", "apple mead"])
def test_z2_an_opened_merchant_cannot_claim(content: str) -> None:
    at = bazaar({1: ("apple", content), 2: ("apple", "apple")}, contraband={1: PEPPER})
    at.do(0, Inspect(1))
    assert at.phase.duties == ()
    assert at.why_not(1, Claim("pepper")) == ("no_duty", "Z2")


def test_z2_no_claim_before_the_bag_is_settled() -> None:
    at = bazaar(contraband={1: PEPPER})
    assert at.why_not(1, Claim("pepper")) == ("no_duty", "Z2")


def test_z3_one_claim_a_round() -> None:
    at = bazaar(contraband={1: "silk silk silk"})
    at.do(0, Pass(1))
    at.do(1, Claim("pepper"))
    assert at.why_not(1, Claim("silk")) == ("no_duty", "Z2")


def test_z3_no_limit_over_the_game() -> None:
    at = bazaar(contraband={3: f"{PEPPER} {PEPPER} silk silk silk"}, deck="apple " * 60)
    for sheriff, good, value in ((0, "pepper", 30), (1, "silk", 34), (2, "pepper", 27)):
        at.inspecting({3: ("apple", "apple")}).do(sheriff, Pass(3))
        assert only(at.do(3, Claim(good)), BlackMarketClaimed).value == value
    assert [card.value for card in piles_of(at.public).claimed] == [30, 34, 27]


# --- what a claimed card is --------------------------------------------------------------------------------------


def test_z4_claimed_cards_score_their_value_at_the_end() -> None:
    bags = {1: ("apple", PEPPER), 2: ("apple", "silk silk silk")}
    at = table("second", 4, ("black_market",), round=8).inspecting(bags)
    at.do(0, Pass(1))
    at.do(1, Claim("pepper"))
    at.do(0, Pass(2))
    at.do(2, Claim("silk"))
    scores = outcome(at.state)
    assert scores
    assert [one.extras for one in scores] == [{}, {"black_market": 30}, {"black_market": 34}, {}]
    assert [one.total for one in scores] == [50, 80, 84, 50]
    assert [one.contraband_cards for one in scores] == [0, 0, 0, 0]


def test_z4_k6_a_claimed_card_breaks_no_tie() -> None:
    gold = {0: 7, 1: 20, 2: 50, 3: 0}
    bags = {1: ("apple", PEPPER)}
    at = table("second", 4, ("black_market",), round=8, gold=gold).inspecting(bags)
    at.do(0, Pass(1))
    at.do(1, Claim("pepper"))
    assert at.phase.winners == (1, 2)  # 50 points each, and neither has a card


def test_z4_a_claimed_card_cannot_be_offered() -> None:
    at = bazaar()
    at.do(0, Pass(1))
    at.do(1, Claim("pepper"))
    for kind in ("pepper", "black_market"):
        answer = at.why_not(1, Propose(1, (GiveContraband(goods(kind)), AskPass(2))))
        assert answer == (("too_many_face_down", "B2") if kind == "pepper" else ("unknown_good", "G4"))


def test_z4_p4_a_claimed_card_pays_no_debt() -> None:
    at = bazaar(gold={3: 0}, contraband={3: PEPPER}, deck="apple " * 60)
    at.inspecting({3: ("apple", "apple")}).do(0, Pass(3))
    at.do(3, Claim("pepper"))
    events = at.inspecting({3: ("cheese", "silk")}).do(1, Inspect(3))
    assert only(events, GoodsPaid).legal == goods("apple")
    assert only(events, DebtForgiven).amount == 2
    assert piles_of(at.public).claimed == (ClaimedCard(3, "pepper", 30),)


# --- the moment --------------------------------------------------------------------------------------------------


def test_z5_the_claim_comes_before_another_bag_is_settled() -> None:
    at = bazaar()
    at.do(0, Pass(1))
    assert at.awaited() == (1,)
    number = at.offer(2, 2, GiveGold(3), AskPass(2))
    for action in (Pass(2), Inspect(3), Accept(number)):
        assert at.why_not(0, action) == ("duty_first", "I8")
    at.do(1, Claim("pepper"))
    at.do(0, Accept(number))


def test_z5_the_bribe_is_paid_and_the_bag_unpacked_first() -> None:
    at = bazaar({1: ("apple", "pepper pepper")}, contraband={1: "pepper pepper"})
    at.offer(1, 1, GiveGold(3), GiveContraband(goods("pepper pepper")), AskPass(1))
    events = at.do(0, Pass(1, 1))
    assert not of_type(events, DutyArose)  # two pepper are left: nobody is asked
    at = bazaar({1: ("apple", PEPPER)}, contraband={1: "pepper"})
    at.offer(1, 1, GiveGold(3), GiveContraband(goods("pepper")), AskPass(1))
    kinds = [type(event) for event in at.do(0, Pass(1, 1)) if isinstance(event, GoldPaid | BagPassed | DutyArose)]
    assert kinds == [GoldPaid, BagPassed, DutyArose]


@pytest.mark.parametrize(("round", "is_last"), [(1, False), (8, True)])
def test_z5_the_last_merchant_of_a_round_and_of_the_game_is_asked_too(round: int, is_last: bool) -> None:
    at = bazaar({1: ("apple", PEPPER)}, round=round)
    at.do(0, Pass(1))
    assert at.phase.duties == (MayClaim(1),)
    at.do(1, Claim("pepper"))
    assert (outcome(at.state) is not None) == is_last


@pytest.mark.parametrize(
    ("bag", "stand", "is_asked"),
    [(FEW, "", True), ("apple", FEW, True), ("silk", "mead", False), ("apple apple apple", "", False)],
)
def test_z5_v7_asked_is_who_has_three_face_down_cards_whatever_they_are(bag: str, stand: str, is_asked: bool) -> None:
    at = bazaar({1: ("apple", bag), 2: ("apple", "apple")}, contraband={1: stand})
    at.do(0, Pass(1))
    assert at.phase.duties == ((MayClaim(1),) if is_asked else ())


def test_z5_v7_the_table_cannot_tell_who_could_claim_from_who_is_asked() -> None:
    can, cannot = (bazaar({1: ("apple", bag), 2: ("apple", "apple")}) for bag in (PEPPER, FEW))
    for at in (can, cannot):
        at.do(0, Pass(1))
    assert claim_prompt(can, 1).goods == ("pepper",)
    assert claim_prompt(cannot, 1).goods == ()
    for seat in (0, 2, 3, None):
        assert can.view(seat) == cannot.view(seat)
    assert can.awaited() == cannot.awaited() == (1,)


def test_z5_nobody_is_asked_once_every_pile_is_gone() -> None:
    piles = (BlackMarketPile("pepper", (30,)),)
    at = table(ruleset=compose("second", 4, black_market=piles)).inspecting(
        {1: ("apple", PEPPER), 2: ("apple", PEPPER)}
    )
    at.do(0, Pass(1))
    at.do(1, Claim("pepper"))
    at.do(0, Pass(2))
    assert isinstance(at.phase, Market)


def test_z5_a_bag_passed_by_two_deputies_may_claim_too() -> None:
    at = table("second", 6, ("black_market",), deputies=(0, 1)).inspecting({2: ("apple", PEPPER)})
    at.do(0, Pass(2))
    assert at.phase.duties == ()
    at.do(1, Pass(2))
    assert at.awaited() == (2,)


def test_z2_a_merchant_whose_pass_was_owed_may_claim() -> None:
    at = bazaar()
    at.do(0, Accept(at.offer(2, 2, GiveGold(3), AskPass(1), AskOpen(3))))
    at.do(0, Pass(1))
    assert at.awaited() == (1,)


def test_z2_v6_a_claim_lowers_what_others_know_of_the_stand() -> None:
    at = bazaar(
        {1: ("apple", "pepper pepper"), 2: ("apple", "silk")}, contraband={1: "pepper pepper silk"}, gold={2: 0, 0: 0}
    )
    at.offer(1, 1, GiveContraband(goods("mead")), AskPass(1))
    at.do(0, Pass(1, 1))  # the Sheriff is shown the stand, not the bag
    assert at.view(0).known[1] == goods("pepper pepper silk")
    at.do(1, Claim("pepper"))
    assert at.view(0).known[1] == goods("silk")
    assert at.view(2).known[1] == NOTHING
