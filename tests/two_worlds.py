"""The two-worlds check: what a seat is sent in the true game, and in another that it cannot tell from it (V5).

Everything a seat can be sent goes through `Senses`. A test that plants a leak replaces one of them, so that the
check itself is tested.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random
from typing import NamedTuple

from nottingham import (
    Action,
    Claim,
    Event,
    Goods,
    LoadBag,
    Prompt,
    Refusal,
    Ruleset,
    State,
    Step,
    TimeUp,
    View,
    act,
    awaited,
    compose,
    new_game,
    outcome,
    prompts,
    view,
)
from nottingham.record.codec import to_bytes
from nottingham.rules.engine.events import (
    BagOpened,
    BagPassed,
    CardsDrawn,
    DeclaringBegan,
    GoodsGiven,
    GoodsPaid,
    HandsDiscarded,
    PlaceShown,
)
from nottingham.rules.engine.state import Inspecting
from nottingham.rules.options.deputies.rule import DeputiesDrawn, LootCleared, LootShared
from nottingham.worlds import History
from tests.mischief import Mischief

MIXES = (
    ("first", 3, ("removed_cards",)),
    ("first", 4, ("royal_goods", "time_limit")),
    ("first", 5, ("seven_cards", "royal_goods", "removed_cards")),
    ("second", 3, ("black_market", "royal_goods")),
    ("second", 4, ("black_market", "time_limit", "removed_cards")),
    ("second", 5, ("black_market", "seven_cards")),
    ("second", 6, ("black_market", "royal_goods", "time_limit")),
)
"""Both editions, all numbers of players, every option at least twice."""

REVEALING = (
    BagOpened,
    BagPassed,
    DeclaringBegan,
    DeputiesDrawn,
    GoodsGiven,
    GoodsPaid,
    HandsDiscarded,
    LootCleared,
    LootShared,
    PlaceShown,
)
"""Events that by the rules tell the table something of what was hidden: numbers of cards, or kinds."""


def rulesets() -> tuple[Ruleset, ...]:
    return tuple(compose(*mix) for mix in MIXES)


# --- games -------------------------------------------------------------------------------------------------------


class Moment(NamedTuple):
    """A point of a game: where it stands, and everything that happened."""

    state: State
    log: list[Event]

    def history(self, seat: int | None) -> History:
        return History.of(self.state.ruleset, seat, self.log)


def random_game(ruleset: Ruleset, seed: int) -> Iterator[Moment]:
    """Every point of a game that is not over yet; everyone does anything they may."""
    return random_play(new_game(ruleset, seed), Random(seed))


def random_play(step: Step, rng: Random) -> Iterator[Moment]:
    """The same from any start."""
    log: list[Event] = []
    while outcome(step.state) is None:
        log.extend(step.events)
        yield Moment(step.state, log)
        step = _random_step(step.state, rng)


def moments(ruleset: Ruleset, seed: int, share: float) -> Iterator[Moment]:
    """Some of the points of a game."""
    rng = Random(seed)
    return (moment for moment in random_game(ruleset, seed) if rng.random() < share)


def _random_step(state: State, rng: Random) -> Step:
    while True:
        seat, action = _random_move(state, rng)
        step = act(state, seat, action)
        if isinstance(step, Step):
            return step
        assert isinstance(action, TimeUp), step


def _random_move(state: State, rng: Random) -> tuple[int | None, Action]:
    while True:
        seat = rng.choice(awaited(state))
        if isinstance(state.public.phase, Inspecting):
            if "time_limit" in state.ruleset.options and rng.random() < 0.02:
                return None, TimeUp()
            seat = rng.choice((seat, rng.randrange(state.ruleset.players)))
        seen = view(state, seat)
        if offered := prompts(seen):
            return seat, rng.choice(offered).sample(seen, rng)


# --- what a seat is sent -----------------------------------------------------------------------------------------


def _prompts(state: State, seat: int | None) -> tuple[Prompt, ...]:
    return prompts(view(state, seat))


def _seen(event: Event, seat: int | None) -> Event:
    return event.as_seen_by(seat)


class Senses(NamedTuple):
    """Everything by which a seat learns something of a state."""

    view: Callable[[State, int | None], View] = view
    prompts: Callable[[State, int | None], tuple[Prompt, ...]] = _prompts
    awaited: Callable[[State], tuple[int, ...]] = awaited
    act: Callable[[State, int | None, Action], Step | Refusal] = act
    event: Callable[[Event, int | None], Event] = _seen
    draws: tuple[type[Event], ...] = (CardsDrawn,)
    """What a seat learns by chance and alone; the next card of a deck differs from world to world."""


HONEST = Senses()


def attempts(state: State, seat: int | None, rng: Random, count: int = 12) -> list[Action]:
    """Things the seat, or any other, may do now, as they are and twisted: about others' bags and cards too."""
    found: list[Action] = [TimeUp(), Claim("silk"), LoadBag(Goods.of("apple"))]
    mischief = Mischief(rng)
    for other in range(state.ruleset.players):
        seen = view(state, other)
        found.extend(prompt.sample(seen, rng) for prompt in prompts(seen))
    if seat is not None:
        own = view(state, seat)
        found.extend(prompt.sample(own, rng) for prompt in prompts(own))
    chosen = rng.sample(found, min(count, len(found)))
    return chosen + [mischief.twisted(action, state.ruleset) for action in chosen]


def differences(
    truth: State, world: State, seat: int | None, actions: list[Action], senses: Senses = HONEST
) -> list[str]:
    """What tells the two apart for this seat: none of it, if nothing leaks."""
    found = []
    if to_bytes(senses.view(truth, seat)) != to_bytes(senses.view(world, seat)):
        found.append("view")
    if to_bytes(senses.prompts(truth, seat)) != to_bytes(senses.prompts(world, seat)):
        found.append("prompts")
    if senses.awaited(truth) != senses.awaited(world):
        found.append("awaited")
    for action in actions:
        one, other = senses.act(truth, seat, action), senses.act(world, seat, action)
        if isinstance(one, Step) and isinstance(other, Step):
            if tells_apart(one.events, other.events, seat, senses):
                found.append(f"events after {action}")
        elif to_bytes(one) != to_bytes(other):
            found.append(f"refusal of {action}")
    return found


def tells_apart(
    one: tuple[Event, ...], other: tuple[Event, ...], seat: int | None, senses: Senses = HONEST
) -> Event | None:
    """The first event by which the seat can tell two steps apart, up to where the rules reveal something."""
    for mine, theirs in zip(one, other, strict=False):
        if isinstance(mine, senses.draws) and type(mine) is type(theirs) and getattr(mine, "seat", None) == seat:
            continue
        if to_bytes(senses.event(mine, seat)) != to_bytes(senses.event(theirs, seat)):
            return None if isinstance(mine, REVEALING) or isinstance(theirs, REVEALING) else mine
    return None if len(one) == len(other) else (*one, *other)[min(len(one), len(other))]


def is_different(truth: State, world: State) -> bool:
    """Whether cards that somebody hides are others, the order of the deck aside."""
    return (truth.hands, truth.bags, truth.contraband) != (world.hands, world.bags, world.contraband)
