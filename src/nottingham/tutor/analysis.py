"""Game analysis: each seat's chance of victory move by move, what each choice gave away, luck and skill.

    analysis = analyse(ruleset, steps, moves)

A choice is judged by what its seat knew then; the chances go by the whole truth, for the game is over.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Final

from nottingham.bots.mind.thought import Thought
from nottingham.rules.engine.access import inspecting
from nottingham.rules.engine.actions import Inspect, Pass, Refuse
from nottingham.rules.engine.events import BagOpened, BagPassed, CardsDrawn, DealMade, GoldPaid, OfferMade
from nottingham.rules.engine.families import Action
from nottingham.rules.engine.ruleset import Ruleset
from nottingham.rules.engine.seats import Seat
from nottingham.rules.engine.state import State
from nottingham.rules.game import Step, act, outcome, prompts, view
from nottingham.tutor.counsel import COUNSEL, thought_of
from nottingham.tutor.findings import Account, Analysis, Judged, TurningPoint
from nottingham.tutor.forecast import Forecast, Shares, shipped_forecast
from nottingham.tutor.luck import luck_of
from nottingham.tutor.prospects import true_moment
from nottingham.tutor.reasons import reasons_against
from nottingham.tutor.verdicts import verdict

TURNING_POINTS: Final = 5
LEAST_TURN: Final = 0.04
"""A change of a chance of victory that is called a turn."""
SCENES: Final = (BagOpened, BagPassed, CardsDrawn, DealMade, GoldPaid)
"""What the table sees happen: a bag that is packed or declared in secret shows in the chances, and is no scene."""
LEAST_NAMED: Final = 3.0
"""Points below which a difference between two choices is called none."""

Move = tuple[Seat | None, Action]
Progress = Callable[[int, int], None]


def analyse(
    ruleset: Ruleset,
    steps: Sequence[Step],
    moves: Sequence[Move],
    *,
    progress: Progress | None = None,
) -> Analysis:
    """Judge a game: `steps` are its beginning and what each move led to."""
    forecast, rng = shipped_forecast(), Random(0)
    memories = [COUNSEL.begin(ruleset, seat) for seat in range(ruleset.players)]
    shares, judged, luck = list[Shares](), list[Judged](), list[Shares]()
    for number, step in enumerate(steps):
        mover, action = moves[number - 1] if number else (None, None)
        if mover is not None and action is not None:
            before = steps[number - 1].state
            thought = thought_of(view(before, mover), memories[mover])
            judged += _judge_action(forecast, before, thought, number, action)
        for seat, memory in enumerate(memories):
            for event in step.events:
                memories[seat] = COUNSEL.remember(memory, event.as_seen_by(seat))
        shares.append(forecast.of_state(step.state))
        luck.append(luck_of(forecast, step, rng))
        if progress is not None and number:
            progress(number, len(moves))
    is_over = bool(steps) and outcome(steps[-1].state) is not None
    told = steps[:-1] if is_over and not _decided(steps, moves) else steps  # that the game is over turns nothing
    judged = [one for one in judged if not _was_put_off(steps, one)]
    return Analysis(tuple(shares), tuple(judged), _turning_points(told, shares), _accounts(shares, judged, luck))


def _decided(steps: Sequence[Step], moves: Sequence[Move]) -> bool:
    """Whether the last move opened a bag, and somebody else would have won had it passed."""
    seat, action = moves[-1]
    if not isinstance(action, Inspect):
        return False
    instead = act(steps[-2].state, seat, Pass(action.bag))
    return isinstance(instead, Step) and _winners(instead.state) not in ((), _winners(steps[-1].state))


def _winners(state: State) -> tuple[Seat, ...]:
    """Nobody before the game is over."""
    return tuple(score.seat for score in outcome(state) or () if score.place == 1)


def _was_put_off(steps: Sequence[Step], one: Judged) -> bool:
    """Whether a no was followed by another price for the same bag: that is haggling, and nothing was given up."""
    if not isinstance(one.action, Refuse):
        return False
    refused = inspecting(steps[one.move - 1].state.public).offer(one.action.offer)
    for step in steps[one.move :]:
        for event in step.events:
            if isinstance(event, BagPassed | BagOpened) and refused and event.seat == refused.merchant:
                return False
            if isinstance(event, OfferMade) and refused and event.offer.merchant == refused.merchant:
                return True
    return False


def _judge_action(
    forecast: Forecast, state: State, thought: Thought, number: int, action: Action
) -> tuple[Judged, ...]:
    """The choice, if it is one that is judged."""
    asked = prompts(thought.view)
    found = verdict(thought, asked, action)
    if found is None:
        return ()
    if found.lost < LEAST_NAMED:
        return (Judged(number, thought.seat, action, action, 0.0, 0.0),)
    lost_share = _share_of(forecast, state, thought.seat, found.lost)
    why = reasons_against(thought, asked, action, found)
    return (Judged(number, thought.seat, action, found.best, round(found.lost, 1), round(lost_share, 3), why),)


def _share_of(forecast: Forecast, state: State, seat: Seat, points: float) -> float:
    """The chance of victory that so many points are worth to a seat."""
    moment = true_moment(state)
    richer = moment.seats[seat]._replace(points=moment.seats[seat].points + points)
    with_them = moment._replace(seats=(*moment.seats[:seat], richer, *moment.seats[seat + 1 :]))
    return forecast.of_moment(with_them)[seat] - forecast.of_moment(moment)[seat]


def _turning_points(steps: Sequence[Step], shares: Sequence[Shares]) -> tuple[TurningPoint, ...]:
    """The scenes after which somebody's chances changed most, in the order of the game."""
    found = []
    scenes = [move for move, step in enumerate(steps) if any(isinstance(event, SCENES) for event in step.events)]
    for move in scenes[1:]:
        before, after = shares[move - 1], shares[move]
        seat = max(range(len(after)), key=lambda one: abs(after[one] - before[one]))
        if abs(after[seat] - before[seat]) >= LEAST_TURN:
            found.append(TurningPoint(move, seat, before[seat], after[seat]))
    largest = sorted(found, key=lambda point: -abs(point.after - point.before))[:TURNING_POINTS]
    return tuple(sorted(largest, key=lambda point: point.move))


def _accounts(shares: Sequence[Shares], judged: Sequence[Judged], luck: Sequence[Shares]) -> tuple[Account, ...]:
    found = []
    for seat, ended in enumerate(shares[-1]):
        began = 1 / len(shares[-1])
        lucky = sum(one[seat] for one in luck)
        choices = -sum(one.lost_share for one in judged if one.seat == seat)
        found.append(Account(seat, began, ended, lucky, choices, ended - began - lucky - choices))
    return tuple(found)
