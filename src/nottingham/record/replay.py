"""Replay: a record is played through the one door, up to its end or to the first move that is not allowed."""

from __future__ import annotations

import msgspec

from nottingham.record.lexer import RecordError
from nottingham.record.notation import Move
from nottingham.record.record import Record
from nottingham.rules.engine.families import Event
from nottingham.rules.engine.refusals import Refusal
from nottingham.rules.engine.state import State
from nottingham.rules.game import Step, act, from_position, new_game

IMPOSSIBLE = (ArithmeticError, AssertionError, AttributeError, LookupError, StopIteration, TypeError, ValueError)
"""What an invariant of the rules raises when a position by hand is one that no play leads to."""


class Illegal(msgspec.Struct, frozen=True):
    """The first move that the referee refused."""

    number: int
    """Counted from 1."""
    line: int
    """In the file it was read from; 0 if there is none."""
    move: Move
    refusal: Refusal


class Playthrough(msgspec.Struct, frozen=True):
    """What became of a record: a step for its beginning and one for each move."""

    record: Record
    steps: tuple[Step, ...]
    illegal: Illegal | None = None

    @property
    def state(self) -> State:
        return self.steps[-1].state

    @property
    def events(self) -> tuple[Event, ...]:
        return tuple(event for step in self.steps for event in step.events)


def play(record: Record) -> Playthrough:
    """Play a record; RecordError if it starts from a position that cannot be played."""
    try:
        return _play(record)
    except IMPOSSIBLE as error:
        if record.position is None or isinstance(error, RecordError):
            raise
        raise RecordError(1, 1, "impossible_position") from error


def _play(record: Record) -> Playthrough:
    steps = [beginning(record)]
    for number, move in enumerate(record.moves, 1):
        answer = act(steps[-1].state, move.seat, move.action)
        if isinstance(answer, Refusal):
            line = record.lines[number - 1] if record.lines else 0
            return Playthrough(record, tuple(steps), Illegal(number, line, move, answer))
        steps.append(answer)
    return Playthrough(record, tuple(steps))


def beginning(record: Record) -> Step:
    """The step before the first move: the deal, or the position."""
    header = record.header
    if record.position is not None:
        return from_position(record.position)
    return new_game(header.ruleset, header.seed, sheriff=header.sheriff, deck=header.deck)
