"""Worked examples of the books, from the market to the opened bag, in each edition's version (W)."""

import pytest

from nottingham import Declare, Discard, Draw, Inspect, LoadBag, OpenMarket, Pass, PlaceCards, SetAside
from nottingham.rules.engine.events import BagPassed, CardsDrawn, CardsLaidOut, CardsSetAside, CardTaken, GoldPaid
from nottingham.rules.engine.goods import NOTHING
from tests.tables import Table, goods, only, table

BOTH = pytest.mark.parametrize("edition", ["first", "second"])
SHERIFF, MERCHANT, OTHER = 0, 1, 2


def bag_of(edition: str, declared: str, bag: str) -> Table:
    """The merchant's bag and another's, before the Sheriff."""
    return table(edition).inspecting({MERCHANT: (declared, bag), OTHER: ("apple", "apple")})


LITTLE_JOHN = "apple bread mead cheese cheese silk"


def test_w1_little_john_first_edition() -> None:
    at = table(hands={MERCHANT: LITTLE_JOHN}, piles=("bread chicken cheese", "apple"), deck="pepper apple")
    assert only(at.do(MERCHANT, SetAside(goods("apple bread mead"))), CardsSetAside).count == 3
    assert only(at.do(MERCHANT, Draw("left")), CardTaken).card == "cheese"
    assert only(at.do(MERCHANT, Draw("left")), CardTaken).card == "chicken"
    assert only(at.do(MERCHANT, Draw("deck")), CardsDrawn).goods.readers == (MERCHANT,)
    at.do(MERCHANT, Discard("right", ("mead", "bread", "apple")))
    assert at.state.hands[MERCHANT] == goods("cheese cheese silk cheese chicken pepper")
    assert at.public.piles == (("bread",), ("apple", "mead", "bread", "apple"))
    assert at.awaited() == (OTHER,)


def test_w1_little_john_second_edition() -> None:
    at = table("second", hands={MERCHANT: LITTLE_JOHN}, deck="pepper chicken apple mead")
    at.do(SHERIFF, OpenMarket(MERCHANT))
    events = at.do(MERCHANT, SetAside(goods("apple bread mead")))
    assert only(events, CardsLaidOut).goods == goods("apple bread mead")
    assert only(events, CardsDrawn).count == 3
    assert at.state.hands[MERCHANT] == goods("cheese cheese silk pepper chicken apple")
    assert at.awaited() == (OTHER,)


@BOTH
def test_w2_alan_a_dale_the_silk_does_not_fit(edition: str) -> None:
    hand = "apple apple apple apple crossbow silk"
    at = table(edition, hands={MERCHANT: hand, OTHER: "apple"}).loading()
    assert at.why_not(MERCHANT, LoadBag(goods(hand))) == ("bag_size", "L1")
    at.do(MERCHANT, LoadBag(goods("apple apple apple apple crossbow")))
    assert at.state.hands[MERCHANT] == goods("silk")
    assert at.state.bags[MERCHANT] == goods("apple apple apple apple crossbow")


@pytest.mark.parametrize(("edition", "third"), [("first", "cheese"), ("second", "bread")])
def test_w3_will_scarlet_declares_four_chickens(edition: str, third: str) -> None:
    at = table(edition).declaring({MERCHANT: f"chicken chicken {third} silk", OTHER: "apple"})
    for count in (3, 5):
        assert at.why_not(MERCHANT, Declare("chicken", count)) == ("wrong_count", "D1")
    for two_kinds in (f"chicken {third}", f"chicken and {third}"):
        assert at.why_not(MERCHANT, Declare(two_kinds, 4))[0] == "unknown_good"
    at.do(MERCHANT, Declare("chicken", 4))
    assert (at.phase.bags[0].good, at.phase.bags[0].size) == ("chicken", 4)


@BOTH
def test_w5_marion_passes_without_a_bribe(edition: str) -> None:
    at = bag_of(edition, "cheese", "cheese cheese silk")
    passed = only(at.do(SHERIFF, Pass(MERCHANT)), BagPassed)
    assert (passed.legal, passed.face_down) == (goods("cheese cheese"), 1)
    assert at.public.stands[MERCHANT] == goods("cheese cheese")
    assert at.view(SHERIFF).public.face_down[MERCHANT] == 1
    assert at.view(SHERIFF).known[MERCHANT] == NOTHING
    assert at.public.gold == (50, 50, 50, 50)


@BOTH
def test_w6_four_honest_chickens_cost_the_sheriff_eight(edition: str) -> None:
    at = bag_of(edition, "chicken", "chicken chicken chicken chicken")
    events = at.do(SHERIFF, Inspect(MERCHANT))
    assert only(events, GoldPaid) == GoldPaid(SHERIFF, MERCHANT, 8, "compensation")
    assert at.public.gold[:2] == (42, 58)
    assert at.public.stands[MERCHANT] == goods("chicken chicken chicken chicken")


@BOTH
def test_w7_gilbert_is_fined_ten(edition: str) -> None:
    at = bag_of(edition, "apple", "apple cheese mead mead")
    at.do(SHERIFF, Inspect(MERCHANT))
    if edition == "first":
        at.do(SHERIFF, PlaceCards("right", ("mead", "cheese", "mead")))
    assert at.public.stands[MERCHANT] == goods("apple")
    assert goods(" ".join(at.public.piles[-1])) == goods("cheese mead mead")
    assert at.public.gold[:2] == (60, 40)
