"""Load the bag: how many cards, in secret, for good, and who sits the round out (L)."""

from itertools import permutations

import pytest

from nottingham import (
    AskPass,
    Declare,
    Draw,
    Event,
    GiveGold,
    Inspect,
    LoadBag,
    OpenMarket,
    Pass,
    Pledge,
    Propose,
    SetAside,
    TimeUp,
    check,
)
from nottingham.rules.engine.events import (
    BagClosed,
    DeclaringBegan,
    InspectingBegan,
    LoadingBegan,
    RoundEnded,
    RoundStarted,
)
from nottingham.rules.engine.goods import NOTHING
from nottingham.rules.engine.refusals import refuse
from nottingham.rules.engine.state import Declaring, Finished, Loading, Market
from nottingham.rules.phases.loading import LoadBagPrompt
from tests.tables import Table, goods, of_type, only, table

SIX = "apple apple apple cheese bread silk"
SEVEN = f"{SIX} mead"
BOTH = pytest.mark.parametrize("edition", ["first", "second"])


def loading(edition: str = "first", hands: dict[int, str] | None = None, options: tuple[str, ...] = ()) -> Table:
    return table(edition, options=options, hands=hands or {1: SIX, 2: SIX, 3: SIX}).loading()


def load(at: Table, seat: int, cards: str) -> list[Event]:
    return at.do(seat, LoadBag(goods(cards)))


@BOTH
@pytest.mark.parametrize("count", [1, 2, 3, 4, 5])
def test_l1_a_bag_holds_one_to_five_cards(edition: str, count: int) -> None:
    at = loading(edition)
    cards = " ".join(SIX.split()[:count])
    load(at, 1, cards)
    assert at.state.bags[1] == goods(cards)
    assert at.state.hands[1] == goods(SIX) - goods(cards)


@pytest.mark.parametrize(("hand", "cards", "options"), [(SIX, "", ()), (SIX, SIX, ()), (SEVEN, SIX, ("seven_cards",))])
def test_l1_not_zero_not_six(hand: str, cards: str, options: tuple[str, ...]) -> None:
    at = loading(hands={1: hand, 2: hand}, options=options)
    assert at.why_not(1, LoadBag(goods(cards))) == ("bag_size", "L1")
    assert at.prompts(1) == (LoadBagPrompt(5),)


@pytest.mark.parametrize("cards", ["pepper", "silk silk", "apple apple apple apple"])
def test_l1_only_cards_from_hand(cards: str) -> None:
    assert loading().why_not(1, LoadBag(goods(cards)))[0] == "not_in_hand"


def test_l1_a_short_hand_bounds_the_bag() -> None:
    at = loading(hands={1: "apple silk", 2: SIX})
    assert at.prompts(1) == (LoadBagPrompt(2),)
    load(at, 1, "apple silk")
    assert at.state.hands[1] == NOTHING


@pytest.mark.parametrize("order", list(permutations((1, 2, 3))))
def test_l1_all_load_at_the_same_time_in_any_order(order: tuple[int, ...]) -> None:
    at = loading()
    waiting = {1, 2, 3}
    for seat in order:
        assert set(at.awaited()) == waiting
        load(at, seat, "apple")
        waiting.remove(seat)
    assert isinstance(at.phase, Declaring)


def test_l1_the_sheriff_loads_nothing() -> None:
    at = loading(hands={0: SIX, 1: SIX})
    assert at.why_not(0, LoadBag(goods("apple")))[0] == "not_a_merchant"
    assert at.prompts(0) == ()


def test_l1_neither_deputy_loads_anything() -> None:
    at = table("second", 6, deputies=(0, 3), hands={1: SIX, 3: SIX}).loading()
    for deputy in (0, 3):
        assert check(at.view(deputy), LoadBag(goods("apple"))) == refuse("not_a_merchant", rule="S8", seat=deputy)


@pytest.mark.parametrize("again", ["apple", "silk bread", ""])
def test_l2_a_closed_bag_is_final(again: str) -> None:
    at = loading()
    load(at, 1, "silk")
    assert at.why_not(1, LoadBag(goods(again))) == ("bag_closed", "L2")
    assert at.prompts(1) == ()


def test_l2_until_all_are_closed_the_others_learn_only_that_a_merchant_is_ready() -> None:
    tables = loading(), loading()
    events = [load(at, 1, cards) for at, cards in zip(tables, ("silk", "apple apple bread cheese"), strict=True)]
    for seat in (None, 0, 2, 3):
        assert [e.as_seen_by(seat) for e in events[0]] == [e.as_seen_by(seat) for e in events[1]]
        assert tables[0].view(seat) == tables[1].view(seat)
    assert tables[0].phase.ready == (1,)
    assert tables[0].view(1) != tables[1].view(1)


def test_l2_hand_sizes_do_not_give_away_a_bag_being_loaded() -> None:
    at = loading()
    load(at, 1, "apple apple apple")
    load(at, 2, "silk")
    assert at.public.hand_sizes == (0, 6, 6, 6)
    load(at, 3, "apple bread")
    assert at.public.hand_sizes == (0, 3, 5, 4)


@BOTH
def test_l2_then_the_number_of_cards_is_public_and_the_contents_are_the_owners(edition: str) -> None:
    at = loading(edition)
    load(at, 3, "apple bread")
    load(at, 1, "silk")
    told = only(load(at, 2, "apple apple apple"), DeclaringBegan)
    assert [(bag.owner, bag.size) for bag in told.bags] == [(1, 1), (2, 3), (3, 2)]
    assert [at.view(seat).bag for seat in (0, 1, 2, 3, None)] == [
        NOTHING,
        goods("silk"),
        goods("apple apple apple"),
        goods("apple bread"),
        NOTHING,
    ]
    assert [closed.goods.readers for closed in of_type(at.log, BagClosed)] == [(3,), (1,), (2,)]


# --- sitting out -------------------------------------------------------------------------------------------------


def sits_out() -> Table:
    """Seat 2 has nothing to load."""
    return table("second", hands={1: SIX, 3: SIX}).loading()


@BOTH
def test_l3_an_empty_hand_still_has_a_market_turn(edition: str) -> None:
    at = table(edition, hands={1: SIX, 3: SIX}, piles=("mead", "") if edition == "first" else ("mead",)).market()
    if edition == "second":
        at.do(0, OpenMarket(1))
    at.do(1, SetAside(NOTHING))
    assert at.awaited() == (2,)
    at.do(2, SetAside(NOTHING))
    if edition == "first":
        at.do(2, Draw("left"))
    assert at.state.hands[2] == goods("mead")


@BOTH
def test_l3_who_has_no_card_to_load_has_no_bag(edition: str) -> None:
    at = table(edition, hands={1: SIX, 3: SIX}).market(order=(1, 2, 3))
    for seat in (1, 2, 3):
        events = at.do(seat, SetAside(NOTHING))
    assert only(events, LoadingBegan).merchants == (1, 3)
    assert at.awaited() == (1, 3)


def test_l3_no_bag_no_declaration() -> None:
    at = sits_out()
    assert at.why_not(2, LoadBag(NOTHING)) == ("nothing_to_load", "L3")
    assert at.why_not(2, LoadBag(goods("apple"))) == ("nothing_to_load", "L3")
    load(at, 3, "apple")
    load(at, 1, "apple")
    at.do(1, Declare("apple", 1))
    assert at.why_not(2, Declare("apple", 1)) == ("not_your_turn", "D1")
    at.do(3, Declare("apple", 1))
    assert [bag.owner for bag in at.phase.bags] == [1, 3]
    for settle in (Pass(2), Inspect(2)):
        assert at.why_not(0, settle) == ("no_bag", "L3")


def test_l3_no_claim() -> None:
    at = table("second", options=("black_market",), contraband={2: "silk silk silk"})
    at.inspecting({1: ("apple", "apple")})
    at.do(0, Pass(1))
    assert isinstance(at.phase, Market)


def test_l3_who_sits_out_may_still_bargain_about_others() -> None:
    at = table().inspecting({1: ("apple", "apple"), 3: ("apple", "apple")})
    at.do(2, Propose(2, (GiveGold(5), AskPass(1))))
    at.do(2, Pledge(1, words="I spoke for you"))
    assert at.why_not(2, Propose(2, (GiveGold(5), AskPass(2)))) == ("no_bag", "L3")
    assert [offer.merchant for offer in at.phase.offers] == [2]


@BOTH
def test_l3_with_no_bags_at_all_inspection_ends_at_once(edition: str) -> None:
    at = table(edition, hands={0: SIX}).market(order=(1, 2, 3))
    for seat in (1, 2, 3):
        events = at.do(seat, SetAside(NOTHING))
    kinds = (LoadingBegan, DeclaringBegan, InspectingBegan, RoundEnded, RoundStarted)
    assert [type(event) for event in events if isinstance(event, kinds)] == list(kinds)
    assert (at.public.round, at.public.sheriff) == (2, 1)
    assert isinstance(at.phase, Market)


def test_l3_with_no_bags_the_last_round_ends_the_game() -> None:
    at = table(round=8).market(order=(3,))
    at.do(3, SetAside(NOTHING))
    assert isinstance(at.phase, Finished)


def test_l3_with_no_bags_the_clock_never_runs() -> None:
    at = table(options=("time_limit",)).market(order=(3,))
    at.do(3, SetAside(NOTHING))
    assert at.why_not(None, TimeUp()) == ("wrong_phase", "T1")


def test_l3_nobody_waits_for_who_sits_out() -> None:
    at = sits_out()
    assert isinstance(at.phase, Loading)
    assert (at.phase.waiting, at.prompts(2)) == ((1, 3), ())
