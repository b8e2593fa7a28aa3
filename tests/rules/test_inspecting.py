"""Inspection: bags are passed or opened, goods let in, confiscated and paid for (I)."""

from itertools import permutations
from typing import Any

import pytest

from nottingham import (
    Accept,
    Action,
    AskOpen,
    AskPass,
    CallSplit,
    Claim,
    Event,
    GiveGold,
    Inspect,
    Pass,
    Pay,
    PlaceCards,
    Pledge,
    Propose,
    Refuse,
    Withdraw,
)
from nottingham.rules.engine.events import (
    BagOpened,
    BagPassed,
    DealMade,
    GoldPaid,
    GoodsConfiscated,
    GoodsLetIn,
    GoodsPaid,
    OfferEnded,
    RoundEnded,
)
from nottingham.rules.engine.goods import NOTHING
from nottingham.rules.engine.state import Inspecting, Market
from nottingham.rules.phases.inspecting import PlacePrompt
from tests.tables import Table, goods, of_type, only, table

BAGS = {1: ("apple", "apple apple silk"), 2: ("bread", "bread bread"), 3: ("cheese", "cheese chicken mead")}
BOTH = pytest.mark.parametrize("edition", ["first", "second"])


def inspecting(edition: str = "first", bags: dict[int, tuple[str, str]] | None = None, **more: Any) -> Table:
    return table(edition, **more).inspecting(bags or BAGS)


def one_bag(edition: str, declared: str, bag: str, **more: Any) -> Table:
    """Seat 1's bag, and another so that the round goes on."""
    return inspecting(edition, {1: (declared, bag), 2: ("apple", "apple")}, **more)


def open_bag(at: Table, owner: int, pile: str = "left") -> list[Event]:
    """Opens a bag; in the first edition what is confiscated goes on a pile at once."""
    events = at.do(0, Inspect(owner))
    if isinstance(at.phase, Inspecting) and at.phase.duties and "left" in at.state.ruleset.piles:
        events += at.do(0, PlaceCards(pile, at.phase.duties[0].goods.cards()))  # type: ignore[attr-defined]
    return events


# --- deciding ----------------------------------------------------------------------------------------------------


@BOTH
@pytest.mark.parametrize("order", list(permutations((1, 2, 3))))
def test_i1_bags_are_settled_in_any_order(edition: str, order: tuple[int, ...]) -> None:
    at = inspecting(edition)
    for done, owner in enumerate(order):
        assert at.awaited() == (0,)
        assert [bag.is_settled for bag in at.phase.bags].count(True) == done
        at.do(0, Pass(owner))
    assert isinstance(at.phase, Market)


@BOTH
@pytest.mark.parametrize("opened", [(), (1,), (2, 3), (1, 2, 3)])
def test_i1_any_number_is_inspected_none_included(edition: str, opened: tuple[int, ...]) -> None:
    at = inspecting(edition)
    for owner in (1, 2, 3):
        if owner in opened:
            open_bag(at, owner)
        else:
            at.do(0, Pass(owner))
    assert [event.seat for event in of_type(at.log, BagOpened)] == list(opened)
    assert at.public.round == 2


@BOTH
@pytest.mark.parametrize("first", [Pass(2), Inspect(2)])
@pytest.mark.parametrize("then", [Pass(2), Inspect(2), Pass(2, 1)])
def test_i1_a_decision_is_final(edition: str, first: Action, then: Action) -> None:
    at = inspecting(edition)
    at.do(0, first)
    assert at.why_not(0, then) == ("bag_settled", "I1")


@pytest.mark.parametrize("action", [Pass(1), Inspect(1), Pass(2), Inspect(2)])
@pytest.mark.parametrize("seat", [1, 3])
def test_i1_only_the_sheriff_settles(seat: int, action: Action) -> None:
    assert inspecting().why_not(seat, action) == ("not_the_sheriff", "I1")


@pytest.mark.parametrize("nobody", [0, 4, -1])
def test_i1_only_bags_that_are_there(nobody: int) -> None:
    for action in (Pass(nobody), Inspect(nobody)):
        assert inspecting().why_not(0, action) == ("no_bag", "L3")


def test_i2_everyone_bargains_about_every_bag_at_once() -> None:
    at = inspecting()
    numbers = {
        at.offer(1, 1, GiveGold(1), AskPass(1)),
        at.offer(2, 2, GiveGold(1), AskOpen(1)),
        at.offer(3, 3, GiveGold(1), AskPass(2), AskOpen(1)),
        at.offer(0, 3, GiveGold(9), AskPass(3)),
    }
    assert at.standing() == numbers == {1, 2, 3, 4}


def test_i2_until_the_sheriff_decides() -> None:
    at = inspecting()
    about_1, about_2 = at.offer(2, 2, GiveGold(1), AskOpen(1)), at.offer(2, 2, GiveGold(1), AskPass(2))
    at.do(0, Pass(1))
    assert at.standing() == {about_2}
    assert at.why_not(0, Accept(about_1)) == ("offer_gone", "B14")
    assert at.why_not(3, Propose(3, (AskOpen(1),))) == ("bag_settled", "I1")
    at.offer(1, 1, GiveGold(1), AskOpen(3))


# --- passing -----------------------------------------------------------------------------------------------------


@BOTH
def test_i3_with_the_owners_proposal_accepts_it_whole(edition: str) -> None:
    at = inspecting(edition)
    number = at.offer(1, 1, GiveGold(7), AskPass(1), AskOpen(3))
    events = at.do(0, Pass(1, number))
    assert only(events, DealMade).deal.clauses == (GiveGold(7), AskPass(1), AskOpen(3))
    assert at.public.gold[:2] == (57, 43)
    assert at.phase.bags[0].fate == "passed"
    assert at.why_not(0, Pass(3)) == ("bound_to_open", "B4")


@BOTH
def test_i3_for_nothing_refuses_it(edition: str) -> None:
    at = inspecting(edition)
    number = at.offer(1, 1, GiveGold(7), AskPass(1), AskOpen(3))
    events = at.do(0, Pass(1))
    assert [ended.number for ended in of_type(events, OfferEnded)] == [number]
    assert not of_type(events, DealMade)
    assert at.public.gold == (50, 50, 50, 50)
    at.do(0, Pass(3))


def test_i3_an_offer_withdrawn_in_that_moment_does_not_pass_for_nothing() -> None:
    at = inspecting()
    number = at.offer(1, 1, GiveGold(8), AskPass(1))
    at.do(1, Withdraw(number))
    assert at.why_not(0, Pass(1, number)) == ("offer_gone", "B14")
    assert at.phase.bags[0].fate == "closed"


@pytest.mark.parametrize(
    ("seat", "merchant", "asks"),
    [(0, 1, (AskPass(1),)), (2, 2, (AskPass(2),)), (2, 2, (AskPass(1),)), (1, 1, (AskOpen(2),))],
    ids=["the Sheriff's own demand", "another's, for another bag", "another's, for this bag", "not for this bag"],
)
def test_i3_only_with_the_owners_own_proposal_for_this_bag(
    seat: int, merchant: int, asks: tuple[AskPass | AskOpen, ...]
) -> None:
    at = inspecting()
    number = at.offer(seat, merchant, GiveGold(3), *asks)
    assert at.why_not(0, Pass(1, number)) == ("not_the_owners_offer", "I3")


@BOTH
@pytest.mark.parametrize(
    ("bag", "legal", "contraband"),
    [
        ("apple apple silk", "apple apple", "silk"),
        ("apple bread chicken", "apple bread chicken", ""),
        ("silk mead mead", "", "silk mead mead"),
        ("apple gouda", "apple", "gouda"),
    ],
)
def test_i3_legal_goods_go_face_up_and_contraband_face_down(
    edition: str, bag: str, legal: str, contraband: str
) -> None:
    at = one_bag(edition, "apple", bag, options=("royal_goods",), stands={1: "bread"}, contraband={1: "pepper"})
    passed = only(at.do(0, Pass(1)), BagPassed)
    assert (passed.legal, passed.face_down) == (goods(legal), len(goods(contraband)))
    assert at.public.stands[1] == goods(f"bread {legal}")
    assert at.public.face_down[1] == 1 + len(goods(contraband))
    assert at.state.contraband[1] == goods(f"pepper {contraband}")
    assert at.state.bags[1] == NOTHING
    assert at.public.gold == (50, 50, 50, 50)


@BOTH
def test_i3_the_number_of_contraband_cards_is_announced_not_their_kinds(edition: str) -> None:
    tables = [one_bag(edition, "apple", f"apple {contraband}") for contraband in ("silk silk", "mead pepper")]
    events = [at.do(0, Pass(1)) for at in tables]
    for seat in (None, 0, 2, 3):
        assert [e.as_seen_by(seat) for e in events[0]] == [e.as_seen_by(seat) for e in events[1]]
        assert tables[0].view(seat) == tables[1].view(seat)
    assert tables[0].public.face_down[1] == 2
    assert tables[0].view(1).contraband == goods("silk silk")


# --- opening -----------------------------------------------------------------------------------------------------


@BOTH
@pytest.mark.parametrize("bag", ["apple apple", "apple silk mead"])
def test_i4_the_contents_are_shown_to_all(edition: str, bag: str) -> None:
    opened = only(one_bag(edition, "apple", bag).do(0, Inspect(1)), BagOpened)
    for seat in (None, 0, 1, 2, 3):
        assert opened.as_seen_by(seat) == BagOpened(1, goods(bag), "silk" not in bag)


@BOTH
@pytest.mark.parametrize("good", ["apple", "cheese", "bread", "chicken"])
@pytest.mark.parametrize("count", [1, 3, 5])
def test_i5_the_truth_costs_the_sheriff_all_penalties(edition: str, good: str, count: int) -> None:
    at = one_bag(edition, good, f"{good} " * count)
    events = at.do(0, Inspect(1))
    assert only(events, GoldPaid) == GoldPaid(0, 1, 2 * count, "compensation")
    assert at.public.gold[:2] == (50 - 2 * count, 50 + 2 * count)
    assert at.public.stands[1] == goods(f"{good} " * count)
    assert at.public.piles == ((),) * len(at.public.piles)
    assert at.state.bags[1] == NOTHING


LIES = [
    # declared, bag, let in, confiscated, fine
    ("apple", "apple apple silk", "apple apple", "silk", 4),
    ("apple", "cheese bread", "", "cheese bread", 4),
    ("apple", "apple cheese mead pepper crossbow", "apple", "cheese mead pepper crossbow", 14),
    ("cheese", "silk", "", "silk", 4),
    ("cheese", "cheese gouda bleu_cheese", "cheese", "gouda bleu_cheese", 9),
]


@BOTH
@pytest.mark.parametrize(("declared", "bag", "let_in", "confiscated", "fine"), LIES)
def test_i6_lie_confiscates_everything_else(
    edition: str, declared: str, bag: str, let_in: str, confiscated: str, fine: int
) -> None:
    at = one_bag(edition, declared, bag, options=("royal_goods",))
    events = open_bag(at, 1)
    assert not only(events, BagOpened).is_truthful
    assert [event.goods for event in of_type(events, GoodsLetIn)] == ([goods(let_in)] if let_in else [])
    assert goods(" ".join(only(events, GoodsConfiscated).cards)) == goods(confiscated)
    assert only(events, GoldPaid) == GoldPaid(1, 0, fine, "fine")
    assert (at.public.stands[1], at.public.face_down[1]) == (goods(let_in), 0)
    assert goods(" ".join(at.public.piles[0])) == goods(confiscated)
    assert at.public.gold[:2] == (50 + fine, 50 - fine)
    assert (at.state.bags[1], at.public.stands[0], at.public.face_down[0]) == (NOTHING, NOTHING, 0)


@BOTH
def test_i6_an_unaccepted_bribe_is_not_paid_when_the_bag_is_opened(edition: str) -> None:
    at = one_bag(edition, "apple", "apple silk")
    at.offer(1, 1, GiveGold(20), AskPass(1))
    open_bag(at, 1)
    assert at.public.gold[:2] == (54, 46)
    assert at.standing() == set()


@pytest.mark.parametrize(("pile", "index"), [("left", 0), ("right", 1)])
@pytest.mark.parametrize("cards", list(permutations(("cheese", "mead", "silk"))))
def test_i7_first_edition_on_one_pile_in_an_order_of_the_sheriffs_choice(
    pile: str, index: int, cards: tuple[str, ...]
) -> None:
    at = one_bag("first", "apple", "apple mead silk cheese", piles=("bread", "chicken"))
    at.do(0, Inspect(1))
    assert at.awaited() == (0,)
    assert at.prompts(0)[0] == PlacePrompt(("left", "right"), goods("cheese mead silk"))
    assert only(at.do(0, PlaceCards(pile, cards)), GoodsConfiscated) == GoodsConfiscated(1, index, cards)
    expected = [("bread",), ("chicken",)]
    expected[index] += cards  # type: ignore[assignment]
    assert list(at.public.piles) == expected


@pytest.mark.parametrize(
    ("seat", "place", "no"),
    [
        (0, PlaceCards("discard", ("mead", "silk")), ("no_such_pile", "I7")),
        (0, PlaceCards("left", ("mead",)), ("not_confiscated", "I7")),
        (0, PlaceCards("left", ("mead", "silk", "apple")), ("not_confiscated", "I7")),
        (0, PlaceCards("left", ("mead", "pepper")), ("not_confiscated", "I7")),
        (1, PlaceCards("left", ("mead", "silk")), ("no_duty", "I8")),
        (2, PlaceCards("left", ("mead", "silk")), ("no_duty", "I8")),
    ],
)
def test_i7_all_of_it_and_by_the_sheriff(seat: int, place: PlaceCards, no: tuple[str, str]) -> None:
    at = one_bag("first", "apple", "apple mead silk")
    at.do(0, Inspect(1))
    assert at.why_not(seat, place) == no


def test_i7_second_edition_on_the_discard_pile() -> None:
    at = one_bag("second", "apple", "apple mead silk", piles=("bread",))
    assert only(at.do(0, Inspect(1)), GoodsConfiscated).pile == 0
    assert at.public.piles[0][0] == "bread"
    assert sorted(at.public.piles[0][1:]) == ["mead", "silk"]
    assert at.why_not(0, PlaceCards("discard", ("mead", "silk"))) == ("no_duty", "I8")


# --- the order after an opening ----------------------------------------------------------------------------------


def owing(edition: str) -> Table:
    """Seat 1 was caught; the Sheriff has to place cards (first edition), or seat 1 to choose a payment (second)."""
    at = one_bag(edition, "apple", "apple mead", gold={1: 1}, stands={1: "apple apple apple"})
    at.offer(2, 2, GiveGold(5), AskPass(2))
    at.offer(0, 2, GiveGold(9), AskPass(2))
    at.do(0, Inspect(1))
    return at


@BOTH
def test_i8_goods_let_in_then_cards_placed_then_the_penalty_paid(edition: str) -> None:
    at = one_bag(edition, "apple", "apple mead")
    events = open_bag(at, 1)
    order = (BagOpened, GoodsLetIn, GoodsConfiscated, GoldPaid)
    assert [type(event) for event in events if isinstance(event, order)] == list(order)


def test_i8_nothing_is_paid_before_the_cards_are_placed() -> None:
    at = one_bag("first", "apple", "apple mead")
    at.do(0, Inspect(1))
    assert (at.public.stands[1], at.public.gold[1]) == (goods("apple"), 50)
    assert at.why_not(1, Pay(NOTHING)) == ("no_duty", "I8")
    at.do(0, PlaceCards("left", ("mead",)))
    assert at.public.gold[1] == 46


@BOTH
@pytest.mark.parametrize(
    ("seat", "action"), [(0, Pass(2)), (0, Inspect(2)), (0, Pass(2, 1)), (0, Accept(1)), (2, Accept(2))]
)
def test_i8_until_then_no_bag_is_settled_and_no_deal_accepted(edition: str, seat: int, action: Action) -> None:
    at = owing(edition)
    assert at.why_not(seat, action) == ("duty_first", "I8")


@BOTH
def test_i8_talk_and_proposals_go_on(edition: str) -> None:
    at = owing(edition)
    at.do(0, Refuse(1))
    at.do(0, Withdraw(2))
    number = at.offer(2, 2, GiveGold(6), AskPass(2))
    at.do(1, Pledge(0, words="never again"))
    assert at.standing() == {number}
    if edition == "first":
        at.do(0, PlaceCards("left", ("mead",)))
    assert only(at.do(1, Pay(goods("apple apple"))), GoodsPaid).legal == goods("apple apple")
    at.do(0, Pass(2, number))
    assert at.public.round == 2


def test_i8_a_sheriff_who_must_choose_a_payment_settles_nothing() -> None:
    at = one_bag("first", "apple", "apple apple", gold={0: 0}, stands={0: "bread cheese chicken"})
    at.do(0, Inspect(1))
    assert at.awaited() == (0,)
    assert at.why_not(0, Pass(2)) == ("duty_first", "I8")
    at.do(0, Pay(goods("chicken")))
    at.do(0, Pass(2))
    assert at.public.stands[1] == goods("apple apple chicken")


# --- the end of the phase ----------------------------------------------------------------------------------------


@BOTH
@pytest.mark.parametrize("last", [Pass(2), Inspect(2)])
def test_i9_ends_with_the_last_bag(edition: str, last: Action) -> None:
    at = inspecting(edition)
    at.do(0, Pass(1))
    at.do(0, Pass(3))
    assert isinstance(at.phase, Inspecting)
    assert of_type(at.do(0, last), RoundEnded) == [RoundEnded(1)]


def test_i9_not_before_the_confiscated_cards_are_placed_and_paid_for() -> None:
    at = inspecting("first", {1: ("apple", "apple mead")}, gold={1: 0}, stands={1: "bread bread"})
    assert not of_type(at.do(0, Inspect(1)), RoundEnded)
    assert not of_type(at.do(0, PlaceCards("left", ("mead",))), RoundEnded)
    assert of_type(at.do(1, Pay(goods("bread apple"))), RoundEnded)


def test_i9_not_before_the_last_claim() -> None:
    at = inspecting("second", {1: ("apple", "silk silk silk")}, options=("black_market",))
    assert not of_type(at.do(0, Pass(1)), RoundEnded)
    assert at.awaited() == (1,)
    assert of_type(at.do(1, Claim("silk")), RoundEnded)


def test_i9_not_before_the_loot_is_split() -> None:
    at = table("second", 6, deputies=(0, 3), hands={}).inspecting({1: ("apple", "apple silk")})
    at.do(0, Inspect(1))
    assert not of_type(at.do(3, Inspect(1)), RoundEnded)
    assert of_type(at.do(0, CallSplit()), RoundEnded)
    assert at.public.gold[:4] == (52, 46, 50, 52)
