"""Declaration: in turn, one legal good and the true number of cards (D)."""

import pytest

from nottingham import AskPass, Declare, GiveGold, Inspect, Pass, Propose
from nottingham.rules.engine.events import Declared
from nottingham.rules.engine.goods import NOTHING
from nottingham.rules.engine.state import Inspecting
from nottingham.rules.phases.declaring import DeclarePrompt
from tests.tables import Table, goods, only, table

LEGAL = ("apple", "cheese", "bread", "chicken")
CONTRABAND = ("pepper", "mead", "silk", "crossbow")
BOTH = pytest.mark.parametrize("edition", ["first", "second"])


def declaring(edition: str = "first", *, bag: str = "apple apple silk") -> Table:
    """Seat 1 declares first, seat 3 has a bag too, seat 2 sits out."""
    return table(edition).declaring({1: bag, 3: "cheese"})


@BOTH
@pytest.mark.parametrize(("sheriff", "order"), [(0, [1, 2, 3]), (1, [2, 3, 0]), (2, [3, 0, 1]), (3, [0, 1, 2])])
def test_d1_from_the_sheriffs_left_clockwise(edition: str, sheriff: int, order: list[int]) -> None:
    at = table(edition, sheriff=sheriff).declaring(dict.fromkeys(order, "apple"))
    for seat in order:
        assert at.awaited() == (seat,)
        for other in {0, 1, 2, 3} - {seat}:
            assert at.why_not(other, Declare("apple", 1))[0] == "not_your_turn"
            assert at.prompts(other) == ()
        at.do(seat, Declare("apple", 1))
    assert isinstance(at.phase, Inspecting)


@BOTH
@pytest.mark.parametrize("good", LEGAL)
def test_d1_one_legal_good_that_may_be_a_lie(edition: str, good: str) -> None:
    at = declaring(edition)
    assert at.prompts(1) == (DeclarePrompt(LEGAL, 3),)
    assert at.do(1, Declare(good, 3)) == [Declared(1, good, 3)]
    assert (at.phase.bags[0].good, at.phase.bags[0].size) == (good, 3)


@pytest.mark.parametrize("good", CONTRABAND)
def test_d1_never_contraband_not_even_the_truth(good: str) -> None:
    assert declaring(bag=good).why_not(1, Declare(good, 1)) == ("not_declarable", "D1")


@pytest.mark.parametrize("good", ["apple cheese", "apple, cheese", "", "unicorn"])
def test_d1_never_two_goods_or_none(good: str) -> None:
    assert declaring().why_not(1, Declare(good, 3))[0] == "unknown_good"


@pytest.mark.parametrize("count", [-1, 0, 1, 2, 4, 5])
def test_d1_never_another_number(count: int) -> None:
    assert declaring().why_not(1, Declare("apple", count)) == ("wrong_count", "D1")


def test_d1_a_declaration_is_made_once() -> None:
    at = declaring()
    at.do(1, Declare("apple", 3))
    assert at.awaited() == (3,)
    assert at.why_not(1, Declare("bread", 3))[0] == "not_your_turn"


def test_d1_all_hear_it_and_it_stays() -> None:
    at = declaring()
    heard = only(at.do(1, Declare("bread", 3)), Declared)
    assert heard.sealed == ()
    at.do(3, Declare("cheese", 1))
    assert [(bag.owner, bag.good, bag.size) for bag in at.view(None).public.phase.bags] == [  # type: ignore[attr-defined]
        (1, "bread", 3),
        (3, "cheese", 1),
    ]


def test_d2_nobody_opens_or_passes_a_bag_in_this_phase() -> None:
    at = declaring()
    for action, rule in ((Inspect(1), "D2"), (Pass(1), "S8"), (Propose(1, (GiveGold(1), AskPass(1))), "B1")):
        for seat in (0, 1, 3):
            assert at.why_not(seat, action) == ("wrong_phase", rule)


def test_d2_nobody_else_sees_into_a_bag() -> None:
    tables = declaring(bag="apple apple silk"), declaring(bag="bread bread bread")
    for at in tables:
        at.do(1, Declare("bread", 3))
    for seat in (None, 0, 2, 3):
        assert tables[0].view(seat) == tables[1].view(seat)
    assert tables[0].view(1).bag == goods("apple apple silk")
    assert tables[0].view(0).bag == NOTHING
