"""A hint names something that may be done, and says why in codes with figures that every language has words for."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from nottingham.arena.simulate import play_game
from nottingham.bots.network.shipped import shipped_network
from nottingham.engine.access import inspecting
from nottingham.engine.actions import Inspect, LoadBag, Pass
from nottingham.engine.events import BagClosed, CardsDiscarded, CardTaken
from nottingham.engine.families import Event
from nottingham.engine.refusals import Refusal
from nottingham.engine.state import Inspecting
from nottingham.game import Step, act, prompts, view
from nottingham.locales import languages
from nottingham.rulebook import compose
from nottingham.tutor.advice import Hint, Reason
from nottingham.tutor.hints import hint_for
from nottingham.tutor.reasons import reasons_for

WEB = Path(__file__).parents[2] / "web" / "locales"
RULES, FIRST = compose("second", 3), compose("first", 3)
OF_THE_MARKET = ("took_contraband", "threw_declared")


@pytest.fixture(scope="module")
def given() -> list[tuple[Step, int, Hint]]:
    """What each seat that had to act in a game would have been told."""
    return list(hints_of_a_game())


def hints_of_a_game() -> Iterator[tuple[Step, int, Hint]]:
    steps: list[Step] = []
    play_game(RULES, ("steward", "guy", "much"), 5, watch=steps.append)
    log: list[Event] = []
    for number, step in enumerate(steps[:-1]):
        log += step.events
        if number % 3 == 0:
            seat = step.state.public.phase.awaits()[0]
            mine = view(step.state, seat)
            seen = [event.as_seen_by(seat) for event in log]
            yield step, seat, hint_for(shipped_network(), mine, prompts(mine), seen)


def test_what_is_named_may_be_done(given: list[tuple[Step, int, Hint]]) -> None:
    for step, seat, hint in given:
        assert 0 <= hint.win <= 1
        assert hint.action is None or not isinstance(act(step.state, seat, hint.action), Refusal)


def test_a_word_on_a_bag_tells_of_lies_prices_and_what_opening_costs(given: list[tuple[Step, int, Hint]]) -> None:
    told = [[one.code for one in hint.reasons] for _, _, hint in given if isinstance(hint.action, Inspect | Pass)]
    assert told
    assert all(codes[0] == "lie" for codes in told)
    after = [[code for code in codes[1:] if code not in OF_THE_MARKET] for codes in told]
    assert all(codes[0] == "opening" and codes[1] in ("fair_price", "any_price") for codes in after)
    packed = [[one.code for one in hint.reasons] for _, _, hint in given if isinstance(hint.action, LoadBag)]
    assert packed
    assert all(codes[0] == "opened" and codes[1] in ("honest_bag", "lying_bag") for codes in packed)


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
        return list(reasons_for(mine, prompts(mine), [*seen[:opened], *market, *seen[opened:]], Inspect(bag.owner)))

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
def test_every_reason_has_words_in_every_language(language: str, given: list[tuple[Step, int, Hint]]) -> None:
    words = (WEB / language / "hint.ftl").read_text(encoding="utf-8")
    for code in {*OF_THE_MARKET, *(reason.code for _, _, hint in given for reason in hint.reasons)}:
        assert f"hint-why-{code.replace('_', '-')} = " in words
