"""Promises: recorded and shown, binding nobody, judged when they fall due (B9, B13)."""

import pytest

from nottingham import Accept, AskPass, GiveGold, Inspect, Pass, PlaceCards, Pledge, PromiseNext, Propose, Words
from nottingham.rules.engine.deals import Act, Clause, Promise
from nottingham.rules.engine.events import PromiseJudged, PromiseMade
from nottingham.rules.engine.state import Finished
from nottingham.rules.phases.bargaining import MOST_WORDS
from tests.tables import Table, gate, of_type, only, table

SHERIFF, ANN, BOB, CAT = range(4)
HONEST = ("apple", "apple")


@pytest.fixture(params=["first", "second"])
def at(request: pytest.FixtureRequest) -> Table:
    return gate(request.param)


def pass_all(at: Table) -> None:
    for bag in at.phase.bags:
        if not bag.is_settled:
            at.do(at.public.sheriff, Pass(bag.owner))


def to_round(at: Table, last: int) -> Table:
    """Every bag passes until this round, in which everyone again has a bag at the gate."""
    while at.public.round < last:
        pass_all(at)
        at.inspecting(dict.fromkeys(at.public.merchants(), HONEST))
    return at


def fates(at: Table) -> list[str]:
    return [promise.fate for promise in at.public.promises]


# --- in a deal ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("proposer", [SHERIFF, ANN])
@pytest.mark.parametrize(
    ("clause", "promise"),
    [
        (PromiseNext(SHERIFF, ANN, "pass"), Promise(1, SHERIFF, ANN, "pass", "", 1)),
        (PromiseNext(ANN, SHERIFF, "open"), Promise(1, ANN, SHERIFF, "open", "", 1)),
        (Words(SHERIFF, "I owe you."), Promise(1, SHERIFF, ANN, None, "I owe you.", 1)),
        (Words(ANN, "I owe you."), Promise(1, ANN, SHERIFF, None, "I owe you.", 1)),
    ],
)
def test_b9_a_promise_in_a_deal_is_recorded_and_shown_to_all(
    at: Table, proposer: int, clause: Clause, promise: Promise
) -> None:
    number = at.offer(proposer, ANN, clause, AskPass(ANN))
    assert at.public.promises == ()
    at.do(ANN if proposer == SHERIFF else SHERIFF, Accept(number))
    for seat in (*range(4), None):
        assert at.view(seat).public.promises == (promise,)


@pytest.mark.parametrize("proposer", [SHERIFF, ANN])
@pytest.mark.parametrize(
    ("clause", "code"),
    [
        (PromiseNext(BOB, ANN, "pass"), "not_yours_to_promise"),
        (PromiseNext(ANN, BOB, "pass"), "not_yours_to_promise"),
        (PromiseNext(SHERIFF, BOB, "pass"), "not_yours_to_promise"),
        (PromiseNext(7, ANN, "pass"), "not_yours_to_promise"),
        (PromiseNext(ANN, ANN, "pass"), "not_to_yourself"),
        (Words(BOB, "I will pay."), "not_yours_to_promise"),
        (Words(ANN, " \n"), "empty_words"),
        (Words(ANN, "x" * (MOST_WORDS + 1)), "words_too_long"),
    ],
)
def test_b9_each_side_of_a_deal_promises_for_itself_and_to_the_other(
    at: Table, proposer: int, clause: Clause, code: str
) -> None:
    assert at.why_not(proposer, Propose(ANN, (clause, AskPass(ANN)))) == (code, "B9")


def test_b9_a_proposal_that_comes_to_nothing_promises_nothing(at: Table) -> None:
    at.offer(ANN, ANN, PromiseNext(ANN, SHERIFF, "pass"), AskPass(ANN))
    at.do(SHERIFF, Inspect(ANN))
    assert at.public.promises == ()


# --- outside a deal ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("by", "to"), [(ANN, BOB), (ANN, SHERIFF), (SHERIFF, ANN)])
@pytest.mark.parametrize(("act", "words"), [("pass", ""), ("open", "No mercy."), (None, "Half of it is yours.")])
def test_b13_b9_anyone_promises_anyone_anything(at: Table, by: int, to: int, act: Act | None, words: str) -> None:
    made = only(at.do(by, Pledge(to, act, words)), PromiseMade)
    assert made.promise == Promise(1, by, to, act, words, 1)
    assert at.public.promises == (made.promise,)


@pytest.mark.parametrize(
    ("pledge", "why"),
    [
        (Pledge(ANN, "pass"), ("not_to_yourself", "B9")),
        (Pledge(4, "pass"), ("no_such_seat", "S1")),
        (Pledge(-1, "pass"), ("no_such_seat", "S1")),
        (Pledge(BOB), ("empty_words", "B9")),
        (Pledge(BOB, "pass", " "), ("empty_words", "B9")),
        (Pledge(BOB, None, "x" * (MOST_WORDS + 1)), ("words_too_long", "B9")),
    ],
)
def test_b9_an_empty_pledge_is_refused(at: Table, pledge: Pledge, why: tuple[str, str]) -> None:
    assert at.why_not(ANN, pledge) == why


def test_b13_a_pledge_between_merchants_moves_nothing(at: Table) -> None:
    before = at.public
    at.do(ANN, Pledge(BOB, words="All my gold."))
    assert (at.public.gold, at.public.stands, at.phase) == (before.gold, before.stands, before.phase)


# --- falling due -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("act", ["pass", "open"])
@pytest.mark.parametrize("does", ["pass", "open"])
@pytest.mark.parametrize("edition", ["first", "second"])
def test_b9_a_typed_promise_is_kept_or_broken_when_it_falls_due(edition: str, act: Act, does: Act) -> None:
    """Ann, Sheriff of the next round, promises it to Bob."""
    at = gate(edition)
    at.do(ANN, Pledge(BOB, act))
    to_round(at, 2)
    assert fates(at) == ["open"]
    events = at.do(ANN, Pass(BOB) if does == "pass" else Inspect(BOB))
    fate = "kept" if act == does else "broken"
    judged = only(events, PromiseJudged)
    assert (judged.number, judged.fate) == (1, fate)
    assert fates(at) == [fate]


def test_b9_a_promise_binds_nobody(at: Table) -> None:
    """Broken without consequence: no gold moves but the ordinary penalty."""
    at.do(ANN, Pledge(BOB, "pass"))
    to_round(at, 2)
    gold = at.public.gold
    at.do(ANN, Inspect(BOB))
    assert at.public.gold == (gold[0], gold[1] - 2, gold[2] + 2, gold[3])


def test_b9_a_sheriffs_promise_is_not_about_this_round(at: Table) -> None:
    at.do(SHERIFF, Pledge(CAT, "pass"))
    at.do(SHERIFF, Inspect(CAT))
    if at.state.ruleset.edition == "first":
        at.do(SHERIFF, PlaceCards("left", ("mead", "pepper")))
    assert fates(at) == ["open"]
    to_round(at, 5)
    assert (at.public.sheriff, fates(at)) == (SHERIFF, ["open"])
    at.do(SHERIFF, Pass(CAT))
    assert fates(at) == ["kept"]


def test_b9_a_promise_waits_for_the_one_who_gave_it_and_the_one_who_got_it(at: Table) -> None:
    at.do(BOB, Pledge(CAT, "pass"))
    to_round(at, 2)
    at.do(ANN, Inspect(CAT))
    to_round(at, 3)
    at.do(BOB, Inspect(ANN))
    assert fates(at) == ["open"]
    at.do(BOB, Inspect(CAT))
    assert fates(at) == ["broken"]


def test_b9_a_promise_is_judged_once(at: Table) -> None:
    at.do(ANN, Pledge(BOB, "pass"))
    to_round(at, 6)
    assert at.public.sheriff == ANN
    assert fates(at) == ["kept"]
    at.do(ANN, Inspect(BOB))
    assert fates(at) == ["kept"]
    assert len(of_type(at.log, PromiseJudged)) == 1


def test_b9_a_bribed_bag_keeps_a_promise_to_pass_it(at: Table) -> None:
    at.do(ANN, Pledge(BOB, "pass"))
    to_round(at, 2)
    at.do(ANN, Accept(at.offer(BOB, BOB, GiveGold(4), AskPass(BOB))))
    assert fates(at) == ["kept"]


def test_b9_free_words_are_never_judged(at: Table) -> None:
    at.do(ANN, Pledge(BOB, None, "I will pass your bag."))
    to_round(at, 2)
    at.do(ANN, Inspect(BOB))
    assert fates(at) == ["open"]


def test_b9_a_promise_that_never_falls_due_is_neither_kept_nor_broken() -> None:
    at = table("second", round=8).inspecting({ANN: HONEST})
    at.do(SHERIFF, Accept(at.offer(ANN, ANN, PromiseNext(SHERIFF, ANN, "pass"), AskPass(ANN))))
    assert isinstance(at.phase, Finished)
    assert fates(at) == ["open"]
