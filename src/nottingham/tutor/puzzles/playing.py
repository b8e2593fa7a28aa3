"""Games of bots, step by step, with everything that happened: where puzzles are found, and how worlds are played on."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import msgspec
from msgspec.structs import replace

from nottingham.bots.simulate import Players
from nottingham.rules.engine.access import inspecting
from nottingham.rules.engine.actions import Declare, Pass
from nottingham.rules.engine.chance import draw
from nottingham.rules.engine.families import Action, Event
from nottingham.rules.engine.refusals import Refusal
from nottingham.rules.engine.ruleset import Ruleset
from nottingham.rules.engine.scoring import score
from nottingham.rules.engine.seats import Seat
from nottingham.rules.engine.state import Finished, State
from nottingham.rules.floor import NEW_TALK, Floor, Turn
from nottingham.rules.game import act, new_game
from nottingham.rules.phases.declaring import DeclarePrompt
from nottingham.rules.phases.inspecting import SettlePrompt
from nottingham.rules.rulebook import compose
from nottingham.tutor.daily import REGULARS

PLAYERS = 4
KEPT_WORTH = 0.15
"""What a card that stays in hand is worth, next to one on the stand: it may still go with a later bag."""


class BotMoment(msgspec.Struct, frozen=True):
    """A turn in a game of bots, before it is answered."""

    ruleset: Ruleset
    bots: tuple[str, ...]
    seed: int
    number: int
    """How many turns came before it."""
    turn: Turn
    state: State
    log: tuple[Event, ...]

    @property
    def seat(self) -> Seat:
        assert self.turn.seat is not None
        return self.turn.seat


class Trial(msgspec.Struct, frozen=True):
    """A choice as it is played: what the seat does at once, and what it then says of its bag."""

    acts: tuple[Action, ...] = ()
    declares: str | None = None
    is_silent: bool = False
    """Whether the seat makes no offers of its own afterwards."""
    last_word: Pass | None = None
    """What the seat does at the gate once its own price was not paid."""


class World(msgspec.Struct, frozen=True):
    """A game that could be the true one, up to now."""

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
            number += 1
        action = players.answer(turn)
        if action is None:
            continue
        done = act(state, turn.seat, action)
        assert not isinstance(done, Refusal), done
        players.hear(done.events)
        state = done.state
        log.extend(done.events)


def whole_log(edition: str, seed: int) -> tuple[Event, ...]:
    """All that happened in one game but its last act."""
    log: tuple[Event, ...] = ()
    for moment in moments(edition, seed):
        log = moment.log
    return log


def lead(state: State, seat: Seat) -> float:
    """How far ahead of the others' average a seat is.

    Crowns count the more, the further the game has come, and a card in the seat's hand a little while rounds are left.
    """
    public, ruleset = state.public, state.ruleset
    share = public.round / ruleset.rounds
    totals = [
        one.total - (1 - share) * sum(crown.points for crown in one.crowns)
        for one in score(ruleset, public.gold, public.stands, state.contraband, ({},) * ruleset.players)
    ]
    kept = KEPT_WORTH * state.hands[seat].worth(ruleset.values) if share < 1 else 0.0
    return totals[seat] + kept - (sum(totals) - totals[seat]) / (ruleset.players - 1)


class Playback:
    """A world with the bots' memories of it, from which each choice is tried."""

    def __init__(self, world: World, bots: tuple[str, ...], chance: int) -> None:
        self._world, self._bots, self._chance = world, bots, chance

    def lead_after(self, seat: Seat, trial: Trial) -> float | None:
        """The seat's lead when the round is over; None where the referee refuses the choice."""
        state, now = self._world.state, self._world.state.public.round
        players = Players(state.ruleset, self._bots, self._chance)
        players.hear(self._world.log)
        for action in trial.acts:
            step = act(state, seat, action)
            if isinstance(step, Refusal):
                return None
            players.hear(step.events)
            state = step.state
        floor = Floor(draw(self._chance)[1])
        while state.public.round == now and not isinstance(state.public.phase, Finished):
            turn, floor = floor.next(state)
            answer = _answer(players, turn, seat, trial)
            if answer is None:
                continue
            step = act(state, turn.seat, answer)
            assert not isinstance(step, Refusal), step
            players.hear(step.events)
            state = step.state
        return lead(state, seat)


def _answer(players: Players, turn: Turn, seat: Seat, trial: Trial) -> Action | None:
    if turn.seat != seat:
        return players.answer(turn)
    if trial.declares and (asked := next((one for one in turn.prompts if isinstance(one, DeclarePrompt)), None)):
        return Declare(trial.declares, asked.count)
    if (last := trial.last_word) and _is_unsettled(turn, last.bag):
        is_asked = any(one.proposer == seat and one.merchant == last.bag for one in inspecting(turn.view.public).offers)
        return None if is_asked and turn.left.rounds else last
    if trial.is_silent:
        turn = replace(turn, prompts=tuple(one for one in turn.prompts if not isinstance(one, NEW_TALK)))
    return players.answer(turn) if turn.prompts else None


def _is_unsettled(turn: Turn, owner: Seat) -> bool:
    return any(isinstance(one, SettlePrompt) and one.bag == owner for one in turn.prompts)
