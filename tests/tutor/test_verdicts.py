"""Verdicts: a choice beside the other answers to the same question, in points, by what its seat knew."""

from __future__ import annotations

from collections.abc import Sequence

import pytest
from msgspec.structs import replace

from nottingham.bots.mind.gate import gain_of_opening
from nottingham.bots.mind.thought import Thought
from nottingham.bots.simulate import play_game
from nottingham.rules.engine.access import inspecting
from nottingham.rules.engine.actions import Declare, Inspect, LoadBag, Pass, Propose
from nottingham.rules.engine.deals import AskPass, GiveGold, GiveStand, PromiseNext
from nottingham.rules.engine.families import Event, Prompt
from nottingham.rules.engine.goods import Goods
from nottingham.rules.engine.state import Declaring, Inspecting, Loading
from nottingham.rules.game import Step, prompts, view
from nottingham.rules.phases.inspecting import SettlePrompt
from nottingham.rules.rulebook import compose
from nottingham.tutor.advice import Reason
from nottingham.tutor.counsel import remembered, thought_of
from nottingham.tutor.reasons import reasons_for
from nottingham.tutor.verdicts import verdict

RULES = compose("second", 4)


@pytest.fixture(scope="module")
def steps() -> list[Step]:
    found: list[Step] = []
    play_game(RULES, ("tuck", "much", "prince_john", "john"), 8, watch=found.append)
    return found


def thought_in(steps: Sequence[Step], phase: type, seat: int | None = None) -> tuple[Thought, tuple[Prompt, ...]]:
    """At the first moment of a phase in the second round: the thought of a seat, or of the one that is awaited."""
    at = next(
        place
        for place, step in enumerate(steps)
        if isinstance(step.state.public.phase, phase) and step.state.public.round == 2
    )
    state = steps[at].state
    seat = state.public.phase.awaits()[0] if seat is None else seat
    seen: list[Event] = [event.as_seen_by(seat) for step in steps[: at + 1] for event in step.events]
    mine = view(state, seat)
    return thought_of(mine, remembered(mine, seen)), prompts(mine)


def test_a_bag_is_held_against_the_best_from_the_same_hand(steps: list[Step]) -> None:
    thought, asked = thought_in(steps, Loading)
    mine = replace(thought.view, hand=Goods({"apple": 5, "silk": 1}))
    thought = thought_of(mine, thought.memory)
    one, five = (verdict(thought, asked, LoadBag(Goods({"apple": count}))) for count in (1, 5))
    assert one is not None
    assert five is not None
    assert one.best == five.best
    assert one.could == five.could
    assert one.lost > five.lost + 5, "four apples more in an honest bag are worth eight points and the way to a crown"


def test_a_bag_told_by_a_name_that_keeps_nothing_safe_is_a_choice_that_costs(steps: list[Step]) -> None:
    thought, asked = thought_in(steps, Declaring)
    thought = thought_of(replace(thought.view, bag=Goods({"cheese": 3, "silk": 1})), thought.memory)
    true, false = (verdict(thought, asked, Declare(good, 4)) for good in ("cheese", "bread"))
    assert true is not None
    assert false is not None
    assert true.lost == 0
    assert false.best == Declare("cheese", 4)
    assert false.lost > 1


def test_a_word_on_a_bag_is_worth_what_opening_gains_or_loses(steps: list[Step]) -> None:
    thought, asked = thought_in(steps, Inspecting)
    bag = next(prompt.bag for prompt in asked if isinstance(prompt, SettlePrompt) and prompt.may_inspect)
    gain = gain_of_opening(thought, bag)
    opened, passed = (verdict(thought, asked, word) for word in (Inspect(bag), Pass(bag)))
    assert opened is not None
    assert passed is not None
    assert opened.made == pytest.approx(gain)
    assert passed.made == 0
    assert opened.lost == pytest.approx(max(0.0, opened.could - gain))


def test_a_bribe_is_held_against_what_this_sheriff_takes(steps: list[Step]) -> None:
    """A high one is judged, a low one may still be raised, and what has no price in points is left alone."""
    at_the_gate, _ = thought_in(steps, Inspecting)
    largest = max(inspecting(at_the_gate.public).bags, key=lambda bag: bag.size)
    thought, asked = thought_in(steps, Inspecting, largest.owner)
    seat = thought.seat
    thought = thought_of(replace(thought.view, bag=Goods({"silk": largest.size})), thought.memory)

    def offered(gold: int, *more: PromiseNext) -> float | None:
        found = verdict(thought, asked, Propose(seat, (GiveGold(gold), AskPass(seat), *more)))
        return None if found is None else found.lost

    assert offered(1) == 0
    assert (offered(40) or 0) > 10
    assert offered(40, PromiseNext(seat, thought.public.sheriff, "pass")) is None


def test_goods_in_a_bribe_count_where_it_is_told_how_readily_it_is_taken(steps: list[Step]) -> None:
    owner = inspecting(thought_in(steps, Inspecting)[0].public).bags[0].owner
    thought, asked = thought_in(steps, Inspecting, owner)

    def told(*gifts: GiveGold | GiveStand) -> Reason:
        offer = Propose(owner, (*gifts, AskPass(owner)))
        return next(one for one in reasons_for(thought, asked, offer) if one.code in ("taken", "goods_taken"))

    gold, goods = told(GiveGold(11)), told(GiveGold(2), GiveStand(Goods({"cheese": 3})))
    assert (gold.code, goods.code) == ("taken", "goods_taken")
    assert gold.parameters == goods.parameters
