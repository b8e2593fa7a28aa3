from typing import Any

import pytest
from msgspec.structs import replace

from nottingham import (
    Accept,
    AskOpen,
    AskPass,
    Claim,
    Declare,
    GiveGold,
    Inspect,
    Pass,
    Pay,
    PlaceCards,
    Pledge,
    Propose,
    TimeUp,
    compose,
)
from nottingham.rules.engine.deals import Promise
from nottingham.rules.engine.events import BagOpened, BagPassed, GoldPaid, OfferEnded
from nottingham.rules.engine.families import Action
from nottingham.rules.engine.state import Inspecting, Market
from nottingham.rules.options.black_market.rule import PRINTED, MayClaim
from nottingham.rules.options.time_limit.rule import TimeRanOut, minutes_of
from tests.tables import Table, goods, of_type, only, table

HONEST = {1: ("apple", "apple"), 2: ("cheese", "cheese"), 3: ("chicken", "chicken")}
SMUGGLING = dict.fromkeys((1, 2, 3), ("apple", "pepper pepper pepper"))


def clock(edition: str = "second", bags: Any = None, options: tuple[str, ...] = (), **with_goods: Any) -> Table:
    """Four at the gate with a clock, Sheriff 0."""
    return table(edition, 4, ("time_limit", *options), **with_goods).inspecting(bags or HONEST)


def owe(at: Table, *owed: int, by: int = 1) -> None:
    """A deal obliges the Sheriff to open these bags."""
    at.do(0, Accept(at.offer(by, by, GiveGold(5), *(AskOpen(seat) for seat in owed))))


@pytest.mark.parametrize(("minutes", "has"), [(0, 1), (1, 1), (4, 4)])
def test_t1_one_minute_for_each_merchant_unless_the_host_sets_another_number(minutes: int, has: int) -> None:
    assert minutes_of(compose("first", 4, ("time_limit",), minutes=minutes)) == has
    assert minutes_of(compose("first", 4)) == 0


@pytest.mark.parametrize("edition", ["first", "second"])
def test_t1_every_bag_left_passes_without_a_bribe(edition: str) -> None:
    at = clock(edition)
    at.do(0, Inspect(2))
    at.offer(1, 1, GiveGold(9), AskPass(1))
    gold = at.public.gold
    events = at.do(None, TimeUp())
    assert [event.seat for event in of_type(events, BagPassed)] == [1, 3]
    assert at.public.gold == gold
    assert isinstance(at.phase, Market)


def test_t1_at_its_end_every_proposal_ends() -> None:
    at = clock()
    numbers = [at.offer(1, 1, GiveGold(9), AskPass(1)), at.offer(0, 2, GiveGold(3), AskPass(2))]
    events = at.do(None, TimeUp())
    assert [(event.number, event.why) for event in of_type(events, OfferEnded)] == [(n, "time") for n in numbers]
    assert not of_type(events, GoldPaid)
    assert type(events[2]) is TimeRanOut


def test_t1_without_the_option_there_is_no_clock() -> None:
    assert table().inspecting(HONEST).why_not(None, TimeUp()) == ("option_not_played", "T1")


@pytest.mark.parametrize("seat", range(4))
def test_t1_nobody_at_the_table_can_say_that_time_is_up(seat: int) -> None:
    assert clock().why_not(seat, TimeUp()) == ("not_your_clock", "T1")


def test_t1_the_clock_runs_from_the_last_declaration() -> None:
    at = clock().declaring({1: "apple", 2: "apple"})
    at.do(1, Declare("apple", 1))
    assert at.why_not(None, TimeUp()) == ("wrong_phase", "T1")
    at.do(2, Declare("apple", 1))
    at.do(None, TimeUp())
    assert isinstance(at.phase, Market)
    assert at.why_not(None, TimeUp()) == ("wrong_phase", "T1")


def test_t1_the_clock_stands_still_while_the_sheriff_places_confiscated_cards() -> None:
    at = clock("first", HONEST | {2: ("cheese", "silk")})
    at.do(0, Inspect(2))
    assert at.why_not(None, TimeUp()) == ("time_stands_still", "T1")
    at.do(0, PlaceCards("left", ("silk",)))
    at.do(None, TimeUp())
    assert [event.seat for event in of_type(at.log, BagPassed)] == [1, 3]


def test_t1_the_clock_stands_still_while_somebody_chooses_a_payment() -> None:
    at = clock(gold={0: 0}, stands={0: "apple bread chicken"})
    at.do(0, Inspect(1))
    assert at.awaited() == (0,)
    assert at.why_not(None, TimeUp()) == ("time_stands_still", "T1")
    at.do(0, Pay(goods("apple")))
    at.do(None, TimeUp())


def test_t1_the_clock_stands_still_while_somebody_may_claim() -> None:
    at = clock(bags=SMUGGLING, options=("black_market",))
    at.do(0, Pass(2))
    assert at.why_not(None, TimeUp()) == ("time_stands_still", "T1")
    at.do(2, Claim(None))
    at.do(None, TimeUp())


def test_t1_owed_inspections_are_made_clockwise_before_the_rest_pass() -> None:
    at = clock(sheriff=0)
    owe(at, 3, by=1)
    owe(at, 1, by=2)
    events = at.do(None, TimeUp())
    settled = [(type(event), event.seat) for event in events if isinstance(event, BagOpened | BagPassed)]
    assert settled == [(BagOpened, 1), (BagOpened, 3), (BagPassed, 2)]
    assert at.public.gold[:4] == (56, 47, 45, 52)  # 10 for the deals, 2 for each honest bag


def test_t1_clockwise_is_from_the_sheriffs_left() -> None:
    at = table("second", 4, ("time_limit",), sheriff=2).inspecting(
        {0: ("apple", "apple"), 1: ("apple", "apple"), 3: ("apple", "apple")}
    )
    at.do(2, Accept(at.offer(3, 3, GiveGold(5), AskOpen(0), AskOpen(1))))
    events = at.do(None, TimeUp())
    assert [event.seat for event in of_type(events, BagOpened)] == [0, 1]
    assert [event.seat for event in of_type(events, BagPassed)] == [3]


def test_t1_each_owed_inspection_is_finished_before_the_next() -> None:
    bags = {1: ("apple", "apple"), 2: ("apple", "silk"), 3: ("apple", "mead")}
    at = clock("first", bags)
    owe(at, 2, 3, by=1)
    at.do(None, TimeUp())
    assert at.awaited() == (0,)
    assert [bag.fate for bag in at.phase.bags] == ["closed", "opened", "closed"]
    at.do(0, PlaceCards("left", ("silk",)))
    assert [bag.fate for bag in at.phase.bags] == ["closed", "opened", "opened"]
    assert of_type(at.log, BagPassed) == []
    at.do(0, PlaceCards("right", ("mead",)))
    assert only(at.log, BagPassed).seat == 1
    assert at.public.piles[:2] == (("silk",), ("mead",))


def test_t1_a_debt_of_an_owed_inspection_is_paid_and_nobody_bargains_meanwhile() -> None:
    at = clock(bags={1: ("apple", "apple"), 2: ("apple", "silk")}, gold={2: 1}, stands={2: "cheese chicken"})
    owe(at, 2, by=1)
    at.do(None, TimeUp())
    assert at.awaited() == (2,)
    assert at.why_not(0, Propose(1, (GiveGold(1), AskPass(1)))) == ("no_talk_now", "T1")
    assert at.why_not(1, Pledge(0, "pass")) == ("no_talk_now", "T1")
    assert at.why_not(0, Pass(1)) == ("duty_first", "I8")
    assert at.why_not(None, TimeUp()) == ("wrong_phase", "T1")
    at.do(2, Pay(goods("cheese")))
    assert only(at.log, BagPassed).seat == 1


def test_t1_z5_bags_that_pass_together_are_asked_for_claims_clockwise() -> None:
    at = clock(bags=SMUGGLING, options=("black_market",), sheriff=0)
    at.do(None, TimeUp())
    assert [duty.merchant for duty in at.phase.duties] == [1, 2, 3]
    for seat, good in ((1, "pepper"), (2, None), (3, "pepper")):
        assert at.awaited() == (seat,)
        at.do(seat, Claim(good))
    assert isinstance(at.phase, Market)


def test_t1_z5_who_passed_last_is_not_asked_when_every_pile_is_gone() -> None:
    rules = compose("second", 4, ("time_limit",), black_market=PRINTED[:1])
    at = table(ruleset=rules).inspecting(SMUGGLING)
    at.do(None, TimeUp())
    at.do(1, Claim("pepper"))
    assert isinstance(at.phase, Inspecting)
    assert at.phase.duties == (MayClaim(2), MayClaim(3))
    at.do(2, Claim("pepper"))
    assert isinstance(at.phase, Market)
    assert at.state.contraband[3] == goods("pepper pepper pepper")


def test_t1_z2_who_is_opened_at_the_end_of_time_cannot_claim() -> None:
    at = clock(bags=SMUGGLING, options=("black_market",), contraband={2: "mead mead mead"})
    owe(at, 2, by=1)
    at.do(None, TimeUp())
    assert [duty.merchant for duty in at.phase.duties] == [1, 3]
    assert at.why_not(2, Claim("mead")) == ("no_duty", "Z2")
    assert at.why_not(3, Claim("pepper")) == ("no_duty", "Z5")  # asked after 1


def test_t1_an_obligation_to_pass_is_kept_by_the_clock() -> None:
    at = clock()
    at.do(0, Accept(at.offer(1, 1, GiveGold(4), AskPass(3))))
    events = at.do(None, TimeUp())
    assert [event.seat for event in of_type(events, BagPassed)] == [1, 2, 3]
    assert at.public.gold[:4] == (54, 46, 50, 50)


# --- six players -------------------------------------------------------------------------------------------------


def six(bags: Any = None, **with_goods: Any) -> Table:
    """Deputies 4 (leads) and 1 with a clock."""
    bags = dict.fromkeys((5, 0, 2, 3), ("apple", "apple apple")) | (bags or {})
    return table("second", 6, ("time_limit",), deputies=(4, 1), **with_goods).inspecting(bags)


def test_t1_y8_an_inspection_that_both_owe_is_joint_and_all_other_bags_pass() -> None:
    at = six()
    number = at.offer(5, 5, GiveGold(6), AskOpen(0))
    at.do(4, Accept(number))
    at.do(1, Accept(number))
    at.do(4, Inspect(2))
    at.do(1, Pass(2))  # in the hands of 4 alone
    events = at.do(None, TimeUp())
    assert only(events, BagOpened).seat == 0
    assert [event.seat for event in of_type(events, BagPassed)] == [5, 2, 3]
    assert at.public.gold == (54, 48, 50, 50, 48, 44, 6)  # two honest apples: 2 from each deputy, 6 in the loot


@pytest.mark.parametrize(
    ("bag", "gold"),
    [
        ("apple apple", (43, 53, 54, 50, 50, 50, 0)),  # deputy 1 took 7 gold and pays 4 for two honest apples
        ("apple mead", (43, 61, 46, 50, 50, 50, 0)),  # deputy 1 took 7 gold and takes 4 for a mead
    ],
)
def test_t1_y8_an_inspection_that_one_deputy_owes_is_made_by_that_one_alone(bag: str, gold: tuple[int, ...]) -> None:
    at = six(bags={2: ("apple", bag)})
    for owner in (0, 2):
        at.do(1, Inspect(owner))
        at.do(4, Pass(owner))
    at.do(1, Accept(at.offer(0, 0, GiveGold(7), AskPass(0), AskOpen(2))))
    events = at.do(None, TimeUp())
    assert only(events, BagOpened).seat == 2
    assert at.public.gold == gold


def test_t1_y4_y8_a_deal_of_both_about_a_bag_in_one_deputys_hands_leaves_the_inspection_to_that_one() -> None:
    at = six()
    at.do(1, Inspect(2))
    at.do(4, Pass(2))
    number = at.offer(0, 0, GiveGold(7), AskPass(3), AskOpen(2))  # on the bag of 3 both decide
    at.do(1, Accept(number))
    at.do(4, Accept(number))
    at.do(None, TimeUp())
    assert at.public.gold == (43, 46, 54, 50, 50, 50, 7)  # deputy 1 alone pays 4; 7 are in the loot


@pytest.mark.parametrize(
    ("words", "fates"),
    [
        ((), ("open", "open")),
        (((4, Pass(0)),), ("kept", "open")),
        (((4, Inspect(0)),), ("broken", "open")),
        (((4, Inspect(0)), (4, Pass(0))), ("kept", "open")),
        (((1, Pass(0)), (4, Inspect(0))), ("broken", "kept")),
    ],
)
def test_t1_b9_where_the_clock_passed_a_bag_each_deputy_is_judged_by_the_own_last_word(
    words: tuple[tuple[int, Action], ...], fates: tuple[str, str]
) -> None:
    at = six(round=2)
    promises = tuple(Promise(number, by, 0, "pass", "", 1) for number, by in ((1, 4), (2, 1)))
    at.state = replace(at.state, public=replace(at.public, promises=promises))
    for deputy, word in words:
        at.do(deputy, word)
    assert 0 in [event.seat for event in of_type(at.do(None, TimeUp()), BagPassed)]
    assert tuple(promise.fate for promise in at.public.promises) == fates


def test_t1_b9_a_deputy_who_agreed_to_the_bribe_kept_the_promise_to_pass() -> None:
    at = six(round=2)
    at.state = replace(at.state, public=replace(at.public, promises=(Promise(1, 1, 0, "pass", "", 1),)))
    number = at.offer(0, 0, GiveGold(6), AskPass(0))
    at.do(1, Inspect(0))
    at.do(4, Accept(number))  # the words differ: the bag is in the hands of deputy 1, whose last word is the bribe
    at.do(1, Accept(at.offer(0, 0, GiveGold(6), AskPass(0))))
    assert at.public.promises[0].fate == "kept"


def test_t1_b9_a_sheriff_who_lets_the_time_run_out_has_passed_the_bag() -> None:
    at = clock(round=2)
    promises = (Promise(1, 0, 1, "pass", "", 1), Promise(2, 0, 2, "open", "", 1))
    at.state = replace(at.state, public=replace(at.public, promises=promises))
    at.do(None, TimeUp())
    assert [promise.fate for promise in at.public.promises] == ["kept", "broken"]


def test_t1_y7_a_single_word_said_before_the_end_counts_for_nothing() -> None:
    at = six()
    at.do(1, Inspect(0))
    events = at.do(None, TimeUp())
    assert [event.seat for event in of_type(events, BagPassed)] == [5, 0, 2, 3]
