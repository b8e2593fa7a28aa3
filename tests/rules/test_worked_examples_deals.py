"""The books' worked examples of bribes, deals, promises and the reckoning, with their own names and numbers (W)."""

import pytest

from nottingham import (
    Accept,
    AskOpen,
    AskPass,
    GiveGold,
    GiveStand,
    Inspect,
    Pass,
    PromiseNext,
    Propose,
)
from nottingham.rules.engine.events import BagPassed, DealMade, GameEnded, GoldPaid, GoodsGiven
from tests.tables import goods, of_type, only, table

EDITIONS = pytest.mark.parametrize("edition", ["first", "second"])
SHERIFF = 0


@EDITIONS
def test_w4_the_sheriff_asks_for_eight_gold_and_the_two_apples(edition: str) -> None:
    """Tuck in the first edition, Alan in the second."""
    owner = {"first": 1, "second": 2}[edition]
    at = table(edition, stands={owner: "apple apple apple"}).inspecting(
        {owner: ("cheese", "silk cheese"), 3: ("bread", "bread")}
    )
    apples = GiveStand(goods("apple apple"))
    offer = at.offer(owner, owner, GiveGold(5), apples, AskPass(owner))
    demand = at.offer(SHERIFF, owner, GiveGold(8), apples, AskPass(owner), answers=offer)
    events = at.do(owner, Accept(demand))
    assert only(events, GoldPaid).amount == 8
    assert (only(events, GoodsGiven).place, only(events, GoodsGiven).legal) == ("stand", goods("apple apple"))
    assert only(events, BagPassed).seat == owner
    assert (at.public.gold[SHERIFF], at.public.gold[owner]) == (58, 42)
    assert at.public.stands[SHERIFF] == goods("apple apple")
    assert at.public.stands[owner] == goods("apple cheese")
    assert at.standing() == set()


@EDITIONS
def test_w8_let_me_pass_and_inspect_him_whatever_he_offers(edition: str) -> None:
    """Richard and Guy in the first edition, Will and Gilbert in the second."""
    payer, other = {"first": (1, 3), "second": (2, 1)}[edition]
    at = table(edition).inspecting({payer: ("apple", "silk"), other: ("bread", "bread bread")})
    bribe = at.offer(other, other, GiveGold(40), AskPass(other))
    number = at.offer(payer, payer, GiveGold(20), AskPass(payer), AskOpen(other))
    events = at.do(SHERIFF, Accept(number))
    assert only(events, GoldPaid).amount == 20
    assert only(events, BagPassed).seat == payer
    assert at.why_not(SHERIFF, Pass(other)) == ("bound_to_open", "B4")
    assert at.why_not(SHERIFF, Accept(bribe)) == ("offer_gone", "B14")
    assert at.why_not(other, Propose(other, (GiveGold(50), AskPass(other)))) == ("refused_by_deal", "B3")
    at.do(SHERIFF, Inspect(other))
    assert (at.public.gold[SHERIFF], at.public.gold[payer], at.public.gold[other]) == (66, 30, 54)


@EDITIONS
def test_w9_i_will_not_inspect_yours_next_time(edition: str) -> None:
    """Guy in the first edition, Gilbert in the second: a bag passes for a promise that is broken a round later."""
    liar = 1
    at = table(edition).inspecting({liar: ("apple", "silk")})
    number = at.offer(liar, liar, PromiseNext(liar, SHERIFF, "pass"), AskPass(liar))
    events = at.do(SHERIFF, Accept(number))
    assert only(events, DealMade).deal.number == number
    assert only(events, BagPassed).seat == liar
    assert not of_type(events, GoldPaid)
    assert at.public.sheriff == liar
    at.inspecting({SHERIFF: ("chicken", "chicken chicken"), 2: ("bread", "bread")})
    assert [promise.fate for promise in at.public.promises] == ["open"]
    events = at.do(liar, Inspect(SHERIFF))
    assert [promise.fate for promise in at.public.promises] == ["broken"]
    assert [paid.amount for paid in of_type(events, GoldPaid)] == [4]
    assert at.public.gold == (54, 46, 50, 50)


@EDITIONS
def test_w10_david_has_125_points(edition: str) -> None:
    """King of cheese; tied with one other for Queen of chicken; others have more apples and breads."""
    stands = {
        0: "chicken " * 5 + "apple " * 6,
        1: "apple " * 4 + "cheese " * 6 + "bread " + "chicken " * 3,
        2: "chicken " * 4 + "apple " * 5 + "bread bread",
        3: "cheese " * 5 + "bread bread bread",
    }
    at = table(edition, round=8, stands=stands, contraband={1: "pepper pepper crossbow"}, gold={1: 42})
    at.inspecting({1: ("chicken", "chicken")})
    david = only(at.do(SHERIFF, Pass(1)), GameEnded).scores[1]
    assert (david.legal, david.contraband, david.gold) == (45, 21, 42)
    assert [(crown.good, crown.title, crown.points, crown.tied) for crown in david.crowns] == [
        ("cheese", "king", 15, 1),
        ("chicken", "queen", 2, 2),
    ]
    assert david.total == 125


@EDITIONS
def test_w11_ten_cheeses_and_a_gouda_beat_eleven(edition: str) -> None:
    stands = {1: "cheese " * 9, 2: "cheese " * 11}
    at = table(edition, 4, ("royal_goods",), round=8, stands=stands, contraband={1: "gouda"})
    at.inspecting({1: ("cheese", "cheese")})
    scores = only(at.do(SHERIFF, Pass(1)), GameEnded).scores
    worn = [[(crown.title, crown.count, crown.points) for crown in one.crowns] for one in scores]
    assert worn == [[], [("king", 12, 15)], [("queen", 11, 10)], []]
