"""Paying when the gold runs out, for a merchant who is fined and for a Sheriff who must compensate (P)."""

from random import Random
from typing import Literal

import pytest
from msgspec.structs import replace

from nottingham import Inspect, Pay, PlaceCards, check, compose
from nottingham.rules.engine.events import DebtForgiven, GoldPaid, GoodsPaid
from nottingham.rules.engine.goods import PrintedGood
from nottingham.rules.engine.refusals import refuse
from nottingham.rules.options.black_market.rule import BlackMarketPiles, ClaimedCard, piles_of
from nottingham.rules.phases.paying import Debt, PayPrompt
from tests.tables import Table, goods, of_type, only, table

SHERIFF, ANN, BOB, CAT = range(4)


class Owing:
    """Ten gold owed for a bag of five cheeses: a fine when they were declared apples, else compensation."""

    def __init__(
        self, debtor: int, *, gold: int = 0, stand: str = "", contraband: str = "", royal: bool = False
    ) -> None:
        options = ("royal_goods",) if royal else ()
        at = table("second", 4, options, gold={debtor: gold}, stands={debtor: stand}, contraband={debtor: contraband})
        declared = "apple" if debtor == ANN else "cheese"
        self.at = at.inspecting({ANN: (declared, "cheese " * 5), BOB: ("bread", "bread")})
        self.debtor, self.creditor = debtor, SHERIFF + ANN - debtor
        self.before = at.public.stands[self.creditor] + (goods("") if debtor == ANN else goods("cheese " * 5))
        self.events = at.do(SHERIFF, Inspect(ANN))

    def pay(self, text: str) -> GoodsPaid:
        return only(self.at.do(self.debtor, Pay(goods(text))), GoodsPaid)

    def why_not(self, text: str) -> tuple[str, str]:
        return self.at.why_not(self.debtor, Pay(goods(text)))

    def is_asked(self) -> bool:
        return bool(self.at.phase.duties) and self.at.awaited() == (self.debtor,)

    def is_over(self) -> bool:
        return not self.at.phase.duties

    def received(self) -> tuple[str, str]:
        """What the creditor's stand gained, face up and face down."""
        up = self.at.public.stands[self.creditor] - self.before
        return " ".join(up.cards()), " ".join(self.at.state.contraband[self.creditor].cards())

    def left(self) -> tuple[str, str]:
        stand, down = self.at.public.stands[self.debtor], self.at.state.contraband[self.debtor]
        return " ".join(stand.cards()), " ".join(down.cards())

    def gold(self) -> tuple[int, int]:
        return self.at.public.gold[self.debtor], self.at.public.gold[self.creditor]


@pytest.fixture(params=[ANN, SHERIFF], ids=["fined_merchant", "owing_sheriff"])
def debtor(request: pytest.FixtureRequest) -> int:
    seat: int = request.param
    return seat


# --- P1 ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("gold", [10, 11, 50])
def test_p1_p5_enough_gold_pays_all_and_no_goods_move(debtor: int, gold: int) -> None:
    owing = Owing(debtor, gold=gold, stand="apple chicken", contraband="silk")
    assert owing.is_over()
    assert owing.gold() == (gold - 10, 60)
    assert owing.left() == ("apple chicken", "silk")
    paid = only(owing.events, GoldPaid)
    assert (paid.amount, paid.why) == (10, "fine" if debtor == ANN else "compensation")


def test_p1_p5_gold_goes_first_and_the_debtor_chooses_the_rest(debtor: int) -> None:
    owing = Owing(debtor, gold=4, stand="chicken chicken apple apple apple", contraband="silk silk")
    assert owing.is_asked()
    assert owing.gold() == (0, 54)
    assert [prompt for prompt in owing.at.prompts(debtor) if isinstance(prompt, PayPrompt)] == [
        PayPrompt(6, goods("chicken chicken apple apple apple"))
    ]
    paid = owing.pay("apple chicken")
    assert (paid.debtor, paid.creditor, paid.legal) == (debtor, owing.creditor, goods("apple chicken"))
    assert owing.is_over()
    assert owing.received() == ("apple chicken", "")
    assert owing.left() == ("apple apple chicken", "silk silk")


@pytest.mark.parametrize(
    "choice", ["apple apple apple", "apple chicken", "chicken chicken", "bread cheese", "bread chicken"]
)
def test_p1_any_sufficient_choice_will_do_and_no_change_is_given(debtor: int, choice: str) -> None:
    owing = Owing(debtor, gold=4, stand="chicken chicken apple apple apple bread cheese")
    owing.pay(choice)
    assert owing.is_over()
    assert owing.received() == (choice, "")
    assert owing.gold() == (0, 54)


@pytest.mark.parametrize(
    ("choice", "why"),
    [
        ("", ("pays_too_little", "P1")),
        ("chicken", ("pays_too_little", "P1")),
        ("bread bread", ("pays_what_is_not_there", "P1")),
        ("silk", ("pays_what_is_not_there", "P1")),
        ("chicken silk", ("pays_what_is_not_there", "P1")),
        ("unicorn", ("pays_what_is_not_there", "P1")),
        ("chicken chicken apple", ("pays_needlessly", "P6")),
        ("apple apple apple bread", ("pays_needlessly", "P6")),
    ],
)
def test_p1_p6_a_wrong_payment_is_refused(debtor: int, choice: str, why: tuple[str, str]) -> None:
    owing = Owing(debtor, gold=4, stand="chicken chicken apple apple apple bread", contraband="silk silk")
    assert owing.why_not(choice) == why
    assert owing.is_asked()


@pytest.mark.parametrize("stand", ["apple apple apple", "bread cheese"])
def test_p1_legal_goods_that_just_suffice_need_no_question(debtor: int, stand: str) -> None:
    owing = Owing(debtor, gold=4, stand=stand, contraband="silk silk")
    assert owing.is_over()
    assert owing.received() == (stand, "")
    assert owing.left() == ("", "silk silk")


def test_p1_only_the_debtor_chooses(debtor: int) -> None:
    owing = Owing(debtor, stand="chicken " * 5)
    for seat in {*range(4)} - {debtor}:
        assert owing.at.why_not(seat, Pay(goods("chicken chicken chicken"))) == ("no_duty", "I8")


def test_p1_nobody_pays_unasked() -> None:
    at = table("second").inspecting({ANN: ("apple", "apple")})
    assert at.why_not(ANN, Pay(goods(""))) == ("no_duty", "I8")


# --- P2 ----------------------------------------------------------------------------------------------------------


def test_p2_all_legal_goods_go_and_contraband_covers_the_rest(debtor: int) -> None:
    owing = Owing(debtor, gold=1, stand="bread apple", contraband="silk pepper mead")
    assert owing.is_asked()
    assert owing.received() == ("apple bread", "")
    paid = owing.pay("pepper")
    assert (paid.legal, paid.contraband) == (goods(""), goods("pepper"))
    assert owing.is_over()
    assert owing.received() == ("apple bread", "pepper")
    assert owing.left() == ("", "mead silk")


@pytest.mark.parametrize(
    ("choice", "why"),
    [
        ("pepper", ("pays_too_little", "P2")),
        ("apple", ("pays_what_is_not_there", "P2")),
        ("crossbow", ("pays_what_is_not_there", "P2")),
        ("silk pepper", ("pays_needlessly", "P6")),
    ],
)
def test_p2_p6_a_wrong_payment_in_contraband_is_refused(debtor: int, choice: str, why: tuple[str, str]) -> None:
    assert Owing(debtor, stand="apple", contraband="silk pepper mead").why_not(choice) == why


@pytest.mark.parametrize("choice", ["silk", "mead pepper"])
def test_p2_the_debtor_chooses_the_contraband(debtor: int, choice: str) -> None:
    owing = Owing(debtor, stand="apple", contraband="silk pepper mead")
    owing.pay(choice)
    assert owing.received() == ("apple", choice)
    assert not of_type(owing.at.log, DebtForgiven)


def test_p2_p3_v3_contraband_that_pays_is_shown_to_all_and_known_from_then_on(debtor: int) -> None:
    owing = Owing(debtor, stand="apple", contraband="silk pepper mead")
    paid = owing.pay("silk")
    for seat in (*range(4), None):
        assert paid.as_seen_by(seat) == paid
    assert {seat: owing.at.view(seat).known[owing.creditor] for seat in (owing.debtor, BOB, CAT)} == dict.fromkeys(
        (owing.debtor, BOB, CAT), goods("silk")
    )
    assert owing.at.public.face_down[owing.creditor] == 1


def test_v6_cards_paid_in_the_sight_of_all_lower_their_own_kind_alone() -> None:
    owing = Owing(ANN, stand="apple", contraband="silk pepper mead")
    known = list(owing.at.state.known)
    known[BOB] = (goods(""), goods("silk mead"), goods(""), goods(""))
    owing.at.state = replace(owing.at.state, known=tuple(known))
    owing.pay("silk")
    assert owing.at.view(BOB).known == (goods("silk"), goods("mead"), goods(""), goods(""))


def test_p2_royal_goods_pay_at_their_value(debtor: int) -> None:
    owing = Owing(debtor, gold=4, contraband="gouda pumpernickel", royal=True)
    assert owing.why_not("gouda pumpernickel") == ("pays_needlessly", "P6")
    owing.pay("gouda")
    assert owing.received() == ("", "gouda")
    assert owing.is_over()


@pytest.mark.parametrize(
    ("stand", "contraband", "forgiven"),
    [("", "", 10), ("apple bread", "", 5), ("", "pepper", 4), ("apple", "pepper", 2), ("", "crossbow", 1)],
)
def test_p2_p5_what_everything_does_not_cover_is_forgiven(
    debtor: int, stand: str, contraband: str, forgiven: int
) -> None:
    owing = Owing(debtor, stand=stand, contraband=contraband)
    assert owing.is_over()
    assert owing.received() == (stand, contraband)
    assert owing.left() == ("", "")
    assert owing.gold() == (0, 50)
    assert only(owing.events, DebtForgiven) == DebtForgiven(debtor, forgiven)


@pytest.mark.parametrize("pair", ["pepper pepper", "crossbow silk"])
def test_p2_both_cards_go_when_neither_is_enough(debtor: int, pair: str) -> None:
    owing = Owing(debtor, contraband=pair)
    for card in pair.split():
        assert owing.why_not(card) == ("pays_too_little", "P2")
    owing.pay(pair)
    assert owing.is_over()
    assert owing.received() == ("", pair)


def test_p2_too_little_contraband_goes_whole_and_the_rest_is_forgiven() -> None:
    """A fine of twenty for five contraband cards, and two face-down cards worth twelve."""
    at = table("second", gold={ANN: 0}, contraband={ANN: "pepper pepper"}).inspecting(
        {ANN: ("apple", "silk " * 5), BOB: ("bread", "bread")}
    )
    at.do(SHERIFF, Inspect(ANN))
    assert at.awaited() == (ANN,)
    for choice in ("", "pepper"):
        assert at.why_not(ANN, Pay(goods(choice))) == ("everything_goes", "P2")
    events = at.do(ANN, Pay(goods("pepper pepper")))
    assert only(events, DebtForgiven) == DebtForgiven(ANN, 8)
    assert at.public.face_down[:2] == (2, 0)


@pytest.mark.parametrize("number", [0, 1, 2, 3])
def test_v7_p2_whether_the_debtor_is_asked_depends_on_the_number_of_face_down_cards_alone(
    debtor: int, number: int
) -> None:
    cheap, dear = (Owing(debtor, stand="apple", contraband=f"{card} " * number) for card in ("pepper", "crossbow"))
    assert cheap.at.awaited() == dear.at.awaited()
    assert cheap.is_asked() == (number >= 2)


# --- P3 to P6 ----------------------------------------------------------------------------------------------------


def test_p4_goods_just_let_in_may_pay() -> None:
    at = table("second", gold={ANN: 0}).inspecting(
        {ANN: ("chicken", "chicken chicken pepper"), BOB: ("bread", "bread")}
    )
    at.do(SHERIFF, Inspect(ANN))
    assert at.awaited() == (ANN,)
    at.do(ANN, Pay(goods("chicken")))
    assert at.public.stands[:2] == (goods("chicken"), goods("chicken"))


def test_p4_confiscated_goods_do_not_pay() -> None:
    at = table("second", gold={ANN: 0}).inspecting({ANN: ("apple", "silk silk"), BOB: ("bread", "bread")})
    events = at.do(SHERIFF, Inspect(ANN))
    assert only(events, DebtForgiven) == DebtForgiven(ANN, 8)
    assert at.public.face_down[SHERIFF] == 0


def test_p4_i8_the_fine_is_paid_after_the_confiscated_cards_are_placed() -> None:
    at = table("first").inspecting({ANN: ("apple", "silk apple"), BOB: ("bread", "bread")})
    events = at.do(SHERIFF, Inspect(ANN))
    assert not of_type(events, GoldPaid)
    assert only(at.do(SHERIFF, PlaceCards("right", ("silk",))), GoldPaid).amount == 4


def test_p4_z4_black_market_cards_never_pay(debtor: int) -> None:
    at = table("second", 4, ("black_market",), gold={debtor: 0})
    market = piles_of(at.public)
    claimed = BlackMarketPiles(market.piles, (ClaimedCard(debtor, "silk", 34),))
    at.state = replace(at.state, public=replace(at.public, extras=(claimed,)))
    declared = "apple" if debtor == ANN else "cheese"
    at.inspecting({ANN: (declared, "cheese cheese"), BOB: ("bread", "bread")})
    events = at.do(SHERIFF, Inspect(ANN))
    assert only(events, DebtForgiven).amount == 4
    assert piles_of(at.public) == claimed


@pytest.mark.parametrize("choice", ["pepper", "mead", "silk"])
def test_p6_step_by_step_each_step_against_what_was_left_open_before(debtor: int, choice: str) -> None:
    """Nine gold of legal goods leave one: any one card covers it, a dearer one too, two never."""
    owing = Owing(debtor, stand="bread bread bread", contraband="pepper mead silk")
    assert owing.received() == ("bread bread bread", "")
    assert owing.why_not(f"{choice} crossbow") == ("pays_what_is_not_there", "P2")
    assert owing.why_not("pepper silk") == ("pays_needlessly", "P6")
    owing.pay(choice)
    assert owing.is_over()
    assert owing.received() == ("bread bread bread", choice)


WORTHLESS = (
    PrintedGood("rag", "legal", 0, 1, 9, 9),
    PrintedGood("ash", "contraband", 0, 1, 9, 9),
    PrintedGood("coal", "contraband", 5, 1, 9, 9),
)


def owing_ten(stand: str, contraband: str = "") -> Table:
    """A merchant without gold owes ten at a table whose house goods can be worth nothing."""
    rules = compose("second", 4, house=WORTHLESS)
    at = table(ruleset=rules, gold={ANN: 0}, stands={ANN: stand}, contraband={ANN: contraband})
    at.inspecting({ANN: ("apple", "cheese " * 5), BOB: ("bread", "bread")}).do(SHERIFF, Inspect(ANN))
    return at


def test_p6_legal_goods_that_just_suffice_leave_a_worthless_card_on_the_stand() -> None:
    at = owing_ten("apple apple apple chicken rag")
    assert at.public.stands[SHERIFF] == goods("apple apple apple chicken")
    assert at.public.stands[ANN] == goods("rag")


def test_p6_so_does_contraband_that_just_suffices() -> None:
    at = owing_ten("", "coal coal ash")
    assert [prompt for prompt in at.prompts(ANN) if isinstance(prompt, PayPrompt)] == [
        PayPrompt(10, goods("coal coal"))
    ]
    assert at.why_not(ANN, Pay(goods("coal coal ash"))) == ("pays_needlessly", "P6")
    at.do(ANN, Pay(goods("coal coal")))
    assert at.state.contraband[ANN] == goods("ash")


def test_p2_what_does_not_suffice_all_goes_a_worthless_card_too() -> None:
    at = owing_ten("apple rag", "coal ash")
    assert at.public.stands[SHERIFF] == goods("apple rag")
    assert at.why_not(ANN, Pay(goods("coal"))) == ("everything_goes", "P2")


def test_p6_every_sampled_payment_is_accepted(debtor: int) -> None:
    for seed in range(20):
        owing = Owing(debtor, gold=seed % 3, stand="apple bread", contraband="pepper mead silk")
        [prompt] = [found for found in owing.at.prompts(debtor) if isinstance(found, PayPrompt)]
        owing.at.do(debtor, prompt.sample(owing.at.view(debtor), Random(seed)))
        assert owing.is_over()


def test_p5_nobodys_gold_is_ever_negative_whatever_is_owed(debtor: int) -> None:
    for gold in range(11):
        assert Owing(debtor, gold=gold).gold() == (0, 50 + gold)


@pytest.mark.parametrize(
    ("choice", "code", "parameters"),
    [
        ("crossbow crossbow", "pays_what_is_not_there", {"good": "crossbow", "count": 2, "have": 0}),
        ("pepper", "pays_too_little", {"worth": 6, "amount": 8}),
        ("silk pepper", "pays_needlessly", {"good": "pepper"}),
    ],
)
def test_p1_p6_a_refused_payment_says_what_is_wrong_with_it(
    debtor: int, choice: str, code: str, parameters: dict[str, str | int]
) -> None:
    owing = Owing(debtor, stand="apple", contraband="silk pepper mead")
    assert check(owing.at.view(debtor), Pay(goods(choice))) == refuse(code, rule=owing.why_not(choice)[1], **parameters)


def test_p2_the_open_debt_tells_its_step_its_rest_and_what_it_is_for(debtor: int) -> None:
    owing = Owing(debtor, gold=1, stand="bread apple", contraband="silk pepper mead")
    why: Literal["fine", "compensation"] = "fine" if debtor == ANN else "compensation"
    assert owing.at.phase.duties == (Debt(debtor, owing.creditor, 4, why, "contraband"),)
