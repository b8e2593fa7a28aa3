"""An option that exists only here is recorded with no other file touched."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal

import pytest
from msgspec.structs import replace

from nottingham import Action, Goods, Seat, State, act, compose, new_game
from nottingham.record.header import header_of
from nottingham.record.notation import Move
from nottingham.record.record import Record, read_record, write_record
from nottingham.record.replay import play
from nottingham.rules.engine.access import with_public
from nottingham.rules.engine.deals import Clauses, GiveGold
from nottingham.rules.engine.events import GameStarted
from nottingham.rules.engine.families import ActionBase, Event, EventBase, ExtraBase
from nottingham.rules.engine.goods import Cards
from nottingham.rules.engine.option import Option
from nottingham.rules.engine.secrets import Open, Sealed
from nottingham.rules.engine.step_builder import StepBuilder
from nottingham.rules.game import Step
from nottingham.rules.rulebook import register, withdraw

SEATS = ("Marian", "Little John", "Guy")


class Juggle(ActionBase, frozen=True):
    """A field of every kind."""

    partner: Seat
    goods: Goods
    order: Cards = ()
    crowd: tuple[Seat, ...] = ()
    mood: Literal["merry", "grim"] = "merry"
    song: str = ""
    is_blindfold: bool = False
    is_safe: bool = True
    times: int = 1
    rival: Seat | None = None
    prize: int | None = None
    terms: Clauses = ()
    notes: dict[str, int] | None = None


class Juggled(EventBase, frozen=True):
    """Somebody juggled, and only two saw with what."""

    seat: Open[Seat]
    goods: Sealed[Goods]

    def apply(self, state: State) -> State:
        extras = tuple(Stage(extra.shows + 1) for extra in state.public.extras if isinstance(extra, Stage))
        return with_public(replace(state, secrets=(Prop(self.seat, self.goods.opened()),)), extras=extras)


class Stage(ExtraBase, frozen=True):
    """What all see."""

    shows: int = 0


class StageBuilt(EventBase, frozen=True):
    """Before the first round."""

    def apply(self, state: State) -> State:
        return with_public(state, extras=(*state.public.extras, Stage()))


class Prop(ExtraBase, frozen=True):
    """What nobody sees."""

    seat: Seat
    goods: Goods


class Juggling(Option):
    id = "juggling"
    rule = "C1"
    actions = (Juggle,)
    events = (Juggled, StageBuilt)
    extras = (Stage, Prop)

    def react(self, builder: StepBuilder, event: Event) -> None:
        if isinstance(event, GameStarted):
            builder.do(StageBuilt())

    def decide(self, builder: StepBuilder, seat: Seat | None, action: Action) -> None:
        assert isinstance(action, Juggle)
        assert seat is not None
        builder.do(Juggled(seat, Sealed((seat, action.partner), action.goods)))


@pytest.fixture(autouse=True)
def juggling() -> Iterator[None]:
    option = Juggling()
    register(option)
    yield
    withdraw(option)


FULL = Juggle(
    partner=1,
    goods=Goods.of("apple", "silk", "apple"),
    order=("silk", "apple", "silk"),
    crowd=(2, 0),
    mood="grim",
    song='la "la"\nla\u202e',
    is_blindfold=True,
    is_safe=False,
    times=3,
    rival=2,
    prize=5,
    terms=(GiveGold(3),),
    notes={"a": 1},
)


@pytest.mark.parametrize("action", [FULL, Juggle(0, Goods())])
def test_an_unknown_action_has_a_notation_for_free(action: Juggle) -> None:
    ruleset = compose("first", 3, ("juggling",))
    step = act(new_game(ruleset, 4).state, 2, action)
    assert isinstance(step, Step)
    record = Record(header_of(ruleset, SEATS, 4), None, (Move(2, action),))
    text = write_record(record)
    read = read_record(text)
    assert read.moves == record.moves
    assert play(read).state == step.state
    assert read_record(write_record(Record(header_of(step.state.ruleset, SEATS), step.state))).position == step.state


def test_it_reads_well() -> None:
    ruleset = compose("first", 3, ("juggling",))
    text = write_record(Record(header_of(ruleset, SEATS), None, (Move(2, FULL),)))
    assert (
        "1. Guy: juggle partner=Little John goods=(apple*2 silk) order=(silk apple silk) crowd=(Guy, Marian) mood=grim"
        ' song="la \\"la\\"\\nla\\u202e" is_blindfold=true is_safe=false times=3 rival=Guy prize=5 terms=(gold 3)'
        ' notes={"a": 1}'
    ) in text


def test_who_may_not_see_it_does_not() -> None:
    ruleset = compose("first", 3, ("juggling",))
    played = play(Record(header_of(ruleset, SEATS), None, (Move(2, FULL),)))
    juggled = next(event for event in played.events if isinstance(event, Juggled))
    sealed, opened = juggled.as_seen_by(0), juggled.as_seen_by(1)
    assert isinstance(sealed, Juggled)
    assert isinstance(opened, Juggled)
    assert sealed.goods.value is None
    assert opened.goods.value == FULL.goods
