"""A hint names something that may be done, and says why in codes with figures that every language has words for."""

from __future__ import annotations

from pathlib import Path

import pytest

from nottingham.bots.simulate import play_game
from nottingham.locales import languages
from nottingham.rules.engine.access import inspecting
from nottingham.rules.engine.actions import Inspect, LoadBag, Pass, Propose, Refuse
from nottingham.rules.engine.events import BagClosed, CardsDiscarded, CardTaken
from nottingham.rules.engine.families import Event
from nottingham.rules.engine.refusals import Refusal
from nottingham.rules.engine.state import Inspecting
from nottingham.rules.game import Step, act, prompts, view
from nottingham.rules.rulebook import compose
from nottingham.tutor.advice import Reason
from nottingham.tutor.counsel import remembered, thought_of
from nottingham.tutor.reasons import reasons_for
from tests.tutor.contradictions import Given, contradiction, hints_of_a_game

WEB = Path(__file__).parents[2] / "web" / "locales"
RULES, FIRST = compose("second", 3), compose("first", 3)
OF_THE_MARKET = ("took_contraband", "threw_declared")
OF_THE_ANALYSIS = ("goods_taken", "bags_compared", "better_truth", "better_lie", "hands_compared", "safe_cards")
RARE = ("bound", "word_given", "rival", "bargain")


@pytest.fixture(scope="module")
def given() -> list[Given]:
    """What each seat that had to act in a game would have been told, and some that might have spoken."""
    games = [(RULES, ("steward", "guy", "much"), 5), (FIRST, ("tuck", "john", "prince_john"), 6)]
    return [one for game in games for one in hints_of_a_game(*game, every=2)]


def test_what_is_named_may_be_done(given: list[Given]) -> None:
    for one in given:
        assert 0 < one.hint.win < 1
        seat, action = one.mine.seat, one.hint.action
        assert action is None or not isinstance(act(one.step.state, seat, action), Refusal)


def test_no_hint_contradicts_its_reasons_or_would_be_called_a_mistake(given: list[Given]) -> None:
    """Of a thousand, and at tables of all kinds, in tests/soak."""
    assert {type(one.hint.action) for one in given} >= {Inspect, Pass, Refuse, Propose, LoadBag}
    assert [(one.hint, told) for one in given if (told := contradiction(one))] == []


def test_a_first_hint_promises_nobody_half_of_the_victory(given: list[Given]) -> None:
    first = [one.hint.win for one in given if one.step.state.public.round == 1]
    assert all(0.1 < win < 0.5 for win in first)
    assert abs(sum(first) / len(first) - 1 / 3) < 0.05


def test_a_word_on_a_bag_tells_of_lies_prices_and_what_opening_costs(given: list[Given]) -> None:
    told = [one.codes for one in given if isinstance(one.hint.action, Inspect | Pass)]
    assert told
    after = [[code for code in codes if code not in (*OF_THE_MARKET, "bound", "word_given")] for codes in told]
    assert all(codes[:2] == ["lie", "opening"] and codes[2] in ("fair_price", "any_price") for codes in after)


def test_a_bag_is_advised_by_how_often_this_sheriff_opens_such_and_in_round_one_by_what_is_usual(
    given: list[Given],
) -> None:
    packed = [(one.step.state.public.round, one.codes) for one in given if isinstance(one.hint.action, LoadBag)]
    assert {number == 1 for number, _ in packed} == {True, False}
    for number, codes in packed:
        assert codes[0] == ("opened_usually" if number == 1 else "opened")
        assert codes[1] in ("honest_bag", "lying_bag")


def test_what_a_merchant_did_at_the_market_before_all_eyes_is_named_and_makes_a_lie_likelier() -> None:
    steps: list[Step] = []
    play_game(FIRST, ("steward", "guy", "much"), 5, watch=steps.append)
    at_gate = next(place for place, step in enumerate(steps) if isinstance(step.state.public.phase, Inspecting))
    state, log = steps[at_gate].state, [event for step in steps[: at_gate + 1] for event in step.events]
    bag, seat = inspecting(state.public).bags[0], state.public.sheriff
    assert bag.good is not None
    mine = view(state, seat)

    def told(*market: Event) -> list[Reason]:
        """Of the first bag, had this happened at the market too."""
        seen = [event.as_seen_by(seat) for event in log]
        opened = next(place for place, event in enumerate(seen) if isinstance(event, BagClosed))
        memory = remembered(mine, [*seen[:opened], *market, *seen[opened:]])
        return list(reasons_for(thought_of(mine, memory), prompts(mine), Inspect(bag.owner)))

    def percent(reasons: list[Reason]) -> int:
        return int(str(reasons[0].parameters["percent"]))

    plain = told()
    assert [one.code for one in plain if one.code in OF_THE_MARKET] == []
    took = told(CardTaken(bag.owner, 0, "crossbow"), CardTaken(bag.owner, 0, "silk"))
    assert took[1] == Reason("took_contraband", {"about": bag.owner, "count": 2})
    threw = told(CardsDiscarded(bag.owner, 0, (bag.good,)))
    assert threw[1] == Reason("threw_declared", {"about": bag.owner, "good": bag.good, "count": 1})
    assert percent(plain) < percent(threw) < percent(took)


@pytest.mark.parametrize("language", languages())
def test_every_reason_has_words_in_every_language(language: str, given: list[Given]) -> None:
    words = (WEB / language / "hint.ftl").read_text(encoding="utf-8")
    heard = {code for one in given for code in one.codes}
    for code in {*OF_THE_MARKET, *OF_THE_ANALYSIS, *RARE, *heard}:
        assert f"hint-why-{code.replace('_', '-')} = " in words
