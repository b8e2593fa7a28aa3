"""Games of bots, step by step, with everything that happened: where puzzles are found, and how worlds are played on."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random

import msgspec

from nottingham.arena.simulate import Players
from nottingham.bots.registry import BOTS
from nottingham.daily import REGULARS
from nottingham.engine.chance import draw
from nottingham.engine.events import BagOpened
from nottingham.engine.families import Action, Event
from nottingham.engine.refusals import Refusal
from nottingham.engine.ruleset import Ruleset
from nottingham.engine.scoring import score
from nottingham.engine.seats import Seat
from nottingham.engine.state import Finished, Inspecting, State
from nottingham.floor import Floor, Turn
from nottingham.game import act, new_game, prompts, view
from nottingham.rulebook import compose

PLAYERS = 4


class BotMoment(msgspec.Struct, frozen=True):
    """A turn in a game of bots, before it is answered."""

    ruleset: Ruleset
    bots: tuple[str, ...]
    seed: int
    step: int
    turn: Turn
    state: State
    log: tuple[Event, ...]


def company(seed: int) -> tuple[str, ...]:
    return tuple(Random(f"puzzles/{seed}").sample(REGULARS, PLAYERS))


def moments(edition: str, seed: int) -> Iterator[BotMoment]:
    """Every turn of one game, in order."""
    ruleset, bots = compose(edition, PLAYERS), company(seed)
    players = Players(ruleset, bots, seed)
    step = new_game(ruleset, seed)
    players.hear(step.events)
    state, log = step.state, list(step.events)
    floor, number = Floor(draw(seed)[1]), 0
    while not isinstance(state.public.phase, Finished):
        turn, floor = floor.next(state)
        if turn.seat is not None and turn.action is None:
            yield BotMoment(ruleset, bots, seed, number, turn, state, tuple(log))
        action = players.answer(turn)
        if action is None:
            continue
        done = act(state, turn.seat, action)
        assert not isinstance(done, Refusal), done
        players.hear(done.events)
        state, number = done.state, number + 1
        log.extend(done.events)


def settled(state: State) -> State:
    """Duties done, by somebody who does what is plainly asked."""
    while isinstance(state.public.phase, Inspecting) and state.public.phase.duties:
        seat = state.public.phase.awaits()[0]
        seen = view(state, seat)
        asked = tuple(prompt for prompt in prompts(seen) if prompt.must)
        action = BOTS["honest"].choose(seen, asked, None, Random(0))
        assert action is not None
        done = act(state, seat, action)
        assert not isinstance(done, Refusal), done
        state = done.state
    return state


def lead(state: State, seat: Seat) -> float:
    """How far ahead of the others' average a seat would be if it were counted now."""
    public, ruleset = state.public, state.ruleset
    totals = [
        one.total for one in score(ruleset, public.gold, public.stands, state.contraband, ({},) * ruleset.players)
    ]
    return totals[seat] - (sum(totals) - totals[seat]) / (ruleset.players - 1)


def played_on(
    state: State, events: list[Event], bots: tuple[str, ...], seed: int, is_muted: Callable[[Turn], bool]
) -> tuple[State, frozenset[Seat]]:
    """The rest of this round's Inspection, with bots that remember what their seats saw, and whose bags were opened.

    Turns that are muted are passed over, unless something must be done.
    """
    opened: set[Seat] = set()
    players = Players(state.ruleset, bots, seed)
    players.hear(tuple(events))
    floor, now = Floor(draw(seed)[1]), state.public.round
    while isinstance(state.public.phase, Inspecting) and state.public.round == now:
        turn, floor = floor.next(state)
        action: Action | None = None if is_muted(turn) and not turn.must else players.answer(turn)
        if action is None:
            continue
        done = act(state, turn.seat, action)
        assert not isinstance(done, Refusal), done
        players.hear(done.events)
        opened.update(event.seat for event in done.events if isinstance(event, BagOpened))
        state = done.state
    return state, frozenset(opened)
