"""A hint names something that may be done, and says why in codes with figures that every language has words for."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from nottingham.arena.simulate import play_game
from nottingham.bots.network.shipped import shipped_network
from nottingham.engine.actions import Inspect, LoadBag, Pass
from nottingham.engine.families import Event
from nottingham.engine.refusals import Refusal
from nottingham.game import Step, act, prompts, view
from nottingham.locales import languages
from nottingham.rulebook import compose
from nottingham.tutor.advice import Hint
from nottingham.tutor.hints import hint_for

WEB = Path(__file__).parents[2] / "web" / "locales"
RULES = compose("second", 3)


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
    assert all(codes[:2] == ["lie", "opening"] and codes[2] in ("fair_price", "any_price") for codes in told)
    packed = [[one.code for one in hint.reasons] for _, _, hint in given if isinstance(hint.action, LoadBag)]
    assert packed
    assert all(codes[0] == "opened" and codes[1] in ("honest_bag", "lying_bag") for codes in packed)


@pytest.mark.parametrize("language", languages())
def test_every_reason_has_words_in_every_language(language: str, given: list[tuple[Step, int, Hint]]) -> None:
    words = (WEB / language / "hint.ftl").read_text(encoding="utf-8")
    for code in {reason.code for _, _, hint in given for reason in hint.reasons}:
        assert f"hint-why-{code.replace('_', '-')} = " in words
