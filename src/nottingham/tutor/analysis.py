"""Game analysis: each seat's expected share of victory move by move, what each choice was worth, luck and skill.

    analysis = analyse(load_network(path), ruleset, steps, moves)

A choice is judged in worlds that its seat could not tell from the true one, and in which the bags at the gate are
honest as often as it has reason to think: in each of them both the choice made and the trained player's own are tried,
and the network says what the seat may then expect. What can still be done next was only put off, and costs nothing.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import pairwise
from random import Random
from typing import Final

from msgspec.structs import replace

from nottingham.bots.mind.thought import Thought
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
from nottingham.tutor.believable import PLAIN, believable
from nottingham.tutor.findings import Account, Analysis, Judged, TurningPoint
from nottingham.worlds import History, possible_world

WORLDS: Final = 6
"""Possible worlds in which a choice is tried."""
TURNING_POINTS: Final = 5
AS_GOOD: Final = 1.0
"""Points below which a difference between two choices is called none."""

Move = tuple[Seat | None, Action]
Progress = Callable[[int, int], None]


class _Chair:
    """One seat through a game: what it saw, remembers, and expects."""

    def __init__(self, player: NetworkPlayer, seat: Seat) -> None:
        self.player, self.seat = player, seat
        self.memory = player.begin(seat)
        self.habits = PLAIN.begin(player.ruleset, seat)
        """What it has seen of how the others lie."""
        self.seen: list[Event] = []

    def hear(self, events: Sequence[Event]) -> None:
        for event in events:
            told = event.as_seen_by(self.seat)
            self.seen.append(told)
            self.memory = self.player.remember(self.memory, told, self.seat)
            self.habits = PLAIN.remember(self.habits, told)

    def expects(self, state: State) -> Forecast:
        return self.player.forecast(view(state, self.seat), self.memory)

    def imagined(self, seen: View, rng: Random) -> list[State]:
        history = History(self.player.ruleset, self.seat, tuple(self.seen))
        thought = Thought(seen, self.habits, PLAIN.temper, rng)
        return [believable(possible_world(history, rng), thought, rng) for _ in range(WORLDS)]

    def worth(self, worlds: Sequence[State], action: Action | None, then: Action | None = None) -> Forecast:
        """What the seat may expect once it has done this, and next `then` if it still can, over all these worlds."""
        found = [self._after(world, action, then) for world in worlds]
        count = len(found)
        return Forecast(sum(one.win for one in found) / count, sum(one.margin for one in found) / count)

    def _after(self, world: State, action: Action | None, then: Action | None) -> Forecast:
        memory = replace(self.memory, counsel=None)  # a mind's memory is changed in place, and this happens to nobody
        for number, one in enumerate((action, then)):
            step = None if one is None else act(world, self.seat, one)
            if isinstance(step, Refusal):
                assert number, f"{one} is refused in a world that looks the same: {step}"
                break
            for event in step.events if step is not None else ():
                memory = self.player.remember(memory, event.as_seen_by(self.seat), self.seat)
            world = world if step is None else step.state
        return self.player.forecast(view(world, self.seat), memory)


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
    return Analysis(tuple(shares), tuple(judged), _turning_points(shares), _accounts(shares, judged, moves))


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
    worlds = chair.imagined(seen, rng)
    made, could = chair.worth(worlds, action, best), chair.worth(worlds, best)  # put off is not given up
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


def _accounts(
    shares: Sequence[tuple[float, ...]], judged: Sequence[Judged], moves: Sequence[Move]
) -> tuple[Account, ...]:
    """Skill and luck told apart: a change after another's move is theirs; of the own, the choice's part is known."""
    found = []
    for seat in range(len(shares[0])):
        began, ended = shares[0][seat], shares[-1][seat]
        choices = -sum(one.lost_share for one in judged if one.seat == seat)
        changes = [after[seat] - before[seat] for before, after in pairwise(shares)]
        others = sum(change for change, (mover, _) in zip(changes, moves, strict=True) if mover not in (seat, None))
        found.append(Account(seat, began, ended, choices, ended - began - choices - others, others))
    return tuple(found)
