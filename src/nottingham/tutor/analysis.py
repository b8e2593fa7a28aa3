"""Game analysis: each seat's expected share of victory move by move, what each choice was worth, luck and skill.

    analysis = analyse(load_network(path), ruleset, steps, moves)

A choice is judged in worlds that its seat could not tell from the true one: in each of them both the choice made and
the trained player's own are tried, and the network says what the seat may then expect.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Final

import msgspec

from nottingham.bots.network.player import NetworkPlayer
from nottingham.bots.network.policy import Forecast, Network
from nottingham.engine.families import Action, Event
from nottingham.engine.refusals import Refusal
from nottingham.engine.ruleset import Ruleset
from nottingham.engine.scoring import Score
from nottingham.engine.seats import Seat
from nottingham.engine.state import State
from nottingham.engine.views import View
from nottingham.game import Step, act, outcome, prompts, view
from nottingham.worlds import History, possible_world

WORLDS: Final = 6
"""Possible worlds in which a choice is tried."""
TURNING_POINTS: Final = 5
AS_GOOD: Final = 1.0
"""Points below which a difference between two choices is called none."""

Move = tuple[Seat | None, Action]
Progress = Callable[[int, int], None]


class Judged(msgspec.Struct, frozen=True):
    """One choice of a seat, beside the trained player's own."""

    move: int
    """Counted from 1; 0 is the deal."""
    seat: Seat
    action: Action
    best: Action | None
    """What the trained player would have done; None is to wait."""
    lost_points: float
    """Points of margin that the choice gave away, by what the seat knew; never below nothing."""
    lost_share: float
    """Share of victory that it gave away."""


class TurningPoint(msgspec.Struct, frozen=True):
    """A move after which the game looked different."""

    move: int
    seat: Seat
    """Whose share of victory changed most."""
    before: float
    after: float


class Account(msgspec.Struct, frozen=True):
    """How one seat came from its first expectation to its result, in shares of victory."""

    seat: Seat
    began: float
    ended: float
    choices: float
    """What its own choices cost beside the trained player's: nothing, or less than nothing."""
    fortune: float
    """All the rest: cards, and what the others did."""


class Analysis(msgspec.Struct, frozen=True):
    """A whole game, judged."""

    shares: tuple[tuple[float, ...], ...]
    """After the deal and after every move: each seat's expected share of victory, as it could know itself."""
    judged: tuple[Judged, ...]
    turning_points: tuple[TurningPoint, ...]
    accounts: tuple[Account, ...]


class _Chair:
    """One seat through a game: what it saw, remembers, and expects."""

    def __init__(self, player: NetworkPlayer, seat: Seat) -> None:
        self.player, self.seat = player, seat
        self.memory = player.begin(seat)
        self.seen: list[Event] = []

    def hear(self, events: Sequence[Event]) -> None:
        for event in events:
            told = event.as_seen_by(self.seat)
            self.seen.append(told)
            self.memory = self.player.remember(self.memory, told, self.seat)

    def expects(self, state: State) -> Forecast:
        return self.player.forecast(view(state, self.seat), self.memory)

    def imagined(self, rng: Random) -> list[State]:
        history = History(self.player.ruleset, self.seat, tuple(self.seen))
        return [possible_world(history, rng) for _ in range(WORLDS)]

    def worth(self, worlds: Sequence[State], action: Action | None) -> Forecast:
        """What the seat may expect once it has done this, over all these worlds."""
        found = [self._after(world, action) for world in worlds]
        count = len(found)
        return Forecast(sum(one.win for one in found) / count, sum(one.margin for one in found) / count)

    def _after(self, world: State, action: Action | None) -> Forecast:
        if action is None:
            return self.player.forecast(view(world, self.seat), self.memory)
        step = act(world, self.seat, action)
        assert not isinstance(step, Refusal), f"{action} is refused in a world that looks the same: {step}"
        memory = self.memory
        for event in step.events:
            memory = self.player.remember(memory, event.as_seen_by(self.seat), self.seat)
        return self.player.forecast(view(step.state, self.seat), memory)


def analyse(
    network: Network,
    ruleset: Ruleset,
    steps: Sequence[Step],
    moves: Sequence[Move],
    *,
    seed: int = 0,
    progress: Progress | None = None,
) -> Analysis:
    """Judge a game: `steps` are its beginning and what each move led to. UnknownTable if nobody was trained for it."""
    player, rng = NetworkPlayer(network, ruleset), Random(seed)
    chairs = [_Chair(player, seat) for seat in range(ruleset.players)]
    shares, judged = [_begin(chairs, steps[0])], list[Judged]()
    for number, (move, step) in enumerate(zip(moves, steps[1:], strict=True), 1):
        seat, action = move
        if seat is not None:
            judged.append(_judge(chairs[seat], steps[number - 1].state, number, action, rng))
        for chair in chairs:
            chair.hear(step.events)
        shares.append(_shares(chairs, step.state))
        if progress is not None:
            progress(number, len(moves))
    return Analysis(tuple(shares), tuple(judged), _turning_points(shares), _accounts(shares, judged))


def _begin(chairs: list[_Chair], step: Step) -> tuple[float, ...]:
    for chair in chairs:
        chair.hear(step.events)
    return _shares(chairs, step.state)


def _shares(chairs: list[_Chair], state: State) -> tuple[float, ...]:
    """Each seat's own expectation, made to add up to one; once the game is over, the result."""
    scores = outcome(state)
    if scores is not None:
        return result(scores)
    raw = [max(chair.expects(state).win, 0.001) for chair in chairs]
    return tuple(share / sum(raw) for share in raw)


def result(scores: Sequence[Score]) -> tuple[float, ...]:
    """The victory, shared by those who share it (K6)."""
    first = [score.place == 1 for score in scores]
    return tuple(is_first / sum(first) for is_first in first)


def _judge(chair: _Chair, state: State, number: int, action: Action, rng: Random) -> Judged:
    seen: View = view(state, chair.seat)
    best = chair.player.best(seen, prompts(seen), chair.memory)
    if best == action:
        return Judged(number, chair.seat, action, best, 0.0, 0.0)
    worlds = chair.imagined(rng)
    made, could = chair.worth(worlds, action), chair.worth(worlds, best)
    points = could.margin - made.margin
    if points < AS_GOOD:
        return Judged(number, chair.seat, action, best, 0.0, 0.0)
    return Judged(number, chair.seat, action, best, round(points, 1), round(max(0.0, could.win - made.win), 3))


def _turning_points(shares: Sequence[tuple[float, ...]]) -> tuple[TurningPoint, ...]:
    """The moves after which somebody's share changed most, in the order of the game."""
    found = []
    for move in range(1, len(shares)):
        before, after = shares[move - 1], shares[move]
        seat = max(range(len(after)), key=lambda one: abs(after[one] - before[one]))
        found.append(TurningPoint(move, seat, before[seat], after[seat]))
    largest = sorted(found, key=lambda point: -abs(point.after - point.before))[:TURNING_POINTS]
    return tuple(sorted(largest, key=lambda point: point.move))


def _accounts(shares: Sequence[tuple[float, ...]], judged: Sequence[Judged]) -> tuple[Account, ...]:
    found = []
    for seat in range(len(shares[0])):
        began, ended = shares[0][seat], shares[-1][seat]
        choices = -sum(one.lost_share for one in judged if one.seat == seat)
        found.append(Account(seat, began, ended, choices, ended - began - choices))
    return tuple(found)
