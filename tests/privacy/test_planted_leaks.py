"""The two-worlds check notices a leak, wherever it is planted."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from nottingham import Action, Event, Goods, LoadBag, Prompt, Refusal, State, Step, View, act, awaited, prompts, view
from nottingham.record.codec import to_bytes
from nottingham.rules.engine.events import BagClosed
from nottingham.rules.engine.families import EventBase
from nottingham.rules.engine.refusals import refuse
from nottingham.rules.engine.secrets import Open, Sealed
from nottingham.rules.engine.state import Loading
from nottingham.rules.phases import loading
from nottingham.rules.phases.market import DrawPrompt
from nottingham.worlds import possible_history, possible_world
from tests.two_worlds import HONEST, Senses, attempts, differences, moments, rulesets, tells_apart


def found_by(senses: Senses) -> set[str]:
    """What the check finds in a part of a game."""
    rng, found = Random(1), set[str]()
    for moment in moments(rulesets()[0], 1, 0.1):
        for seat in (None, *range(moment.state.ruleset.players)):
            world = possible_world(moment.history(seat), rng)
            actions = attempts(moment.state, seat, rng)
            found |= {name.split()[0] for name in differences(moment.state, world, seat, actions, senses)}
    return found


def test_v5_nothing_is_found_where_nothing_leaks() -> None:
    assert found_by(HONEST) == set()


def _view_with_top_card(state: State, seat: int | None) -> View:
    return replace(view(state, seat), aside=Goods.of(*state.deck[:1]))


def _prompts_with_top_card(state: State, seat: int | None) -> tuple[Prompt, ...]:
    return (*prompts(view(state, seat)), DrawPrompt(state.deck[:1], 1))


def _awaited_by_cards(state: State) -> tuple[int, ...]:
    """Waits only for those who have something to smuggle."""
    return tuple(seat for seat in awaited(state) if state.hands[seat].only(state.ruleset.contraband))


def _act_with_another_hand(state: State, seat: int | None, action: Action) -> Step | Refusal:
    answer = act(state, seat, action)
    other = 1 if seat == 0 else 0
    if isinstance(answer, Refusal):
        return refuse(answer.code, have=state.hands[other]["apple"])
    return answer


def _unredacted(event: Event, seat: int | None) -> Event:  # noqa: ARG001 - the leak is that nobody asks who reads
    return event


@pytest.mark.parametrize(
    ("senses", "leak"),
    [
        (HONEST._replace(view=_view_with_top_card), "view"),
        (HONEST._replace(prompts=_prompts_with_top_card), "prompts"),
        (HONEST._replace(awaited=_awaited_by_cards), "awaited"),
        (HONEST._replace(act=_act_with_another_hand), "refusal"),
        (HONEST._replace(event=_unredacted), "events"),
    ],
    ids=lambda value: value if isinstance(value, str) else "",
)
def test_v5_a_planted_leak_is_found(senses: Senses, leak: str) -> None:
    assert found_by(senses) == {leak}


class BagClosedInSight(BagClosed, frozen=True):
    """As BagClosed, but the bag is told to all."""

    told: Open[Goods]


def _tells_all(seat: int, goods: Sealed[Goods]) -> BagClosedInSight:
    return BagClosedInSight(seat, goods, goods.opened())


def test_v5_an_open_field_with_a_secret_in_it_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(loading, "BagClosed", _tells_all)
    moment = next(one for one in moments(rulesets()[0], 1, 1) if isinstance(one.state.public.phase, Loading))
    seat, observer = moment.state.public.phase.awaits()[:2]
    cards = moment.state.hands[seat].cards()
    bags = (Goods.of(*cards[:2]), Goods.of(*cards[-2:]))
    assert bags[0] != bags[1]
    one, other = (act(moment.state, seat, LoadBag(bag)) for bag in bags)
    assert isinstance(one, Step)
    assert isinstance(other, Step)
    assert isinstance(tells_apart(one.events, other.events, observer), BagClosedInSight)


def test_v5_a_history_with_a_secret_in_it_is_not_reproduced() -> None:
    """An imagined history cannot repeat what the seat should not have been sent, so the comparison shows it."""
    moment = next(one for one in moments(rulesets()[0], 1, 1) if one.state.public.round == 2)
    events = possible_history(moment.history(0), Random(1))
    leaked = [to_bytes(event) for event in moment.log]
    assert [to_bytes(event.as_seen_by(0)) for event in events] != leaked
    assert [to_bytes(event) for event in events] != leaked


def test_v5_an_event_must_say_who_may_read_each_field() -> None:
    """A field that is neither Open nor Sealed cannot be defined, also not in a class that derives from another."""
    for base in (EventBase, BagClosed):
        with pytest.raises(TypeError, match="must say who may read it"):
            _define(base, {"top": "str"})
    assert _define(EventBase, {"top": "Open[str]", "hidden": "Sealed[str]"}).sealed == ("hidden",)


def _define(base: type[Event], fields: dict[str, str]) -> type[Event]:
    meta: Any = type(base)
    made: type[Event] = meta("Peeked", (base,), {"__annotations__": fields, "__module__": __name__}, frozen=True)
    return made
