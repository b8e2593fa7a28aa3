"""Move notation, written and parsed: who does what, on one line.

    Tuck: load apple*4 crossbow
    Marian: propose to Tuck: gold 8, stand apple*2, pass Tuck

The actions of the game have phrases of their own; an action that has none is written by its name and fields, so that
an option needs no line here; one that wants a phrase brings it along (`Option.notation`).
"""

from __future__ import annotations

from functools import cache
from typing import Any, NamedTuple, cast

from nottingham.record.kinds import CLOCK, Names
from nottingham.record.lexer import Cursor
from nottingham.record.phrases import Phrase, read_struct, write_struct
from nottingham.rules import rulebook
from nottingham.rules.engine import actions
from nottingham.rules.engine.families import Action
from nottingham.rules.engine.option import Option
from nottingham.rules.engine.seats import Seat

ACTIONS = (
    Phrase(actions.OpenMarket, "open market {first}"),
    Phrase(actions.SetAside, "aside {goods}"),
    Phrase(actions.Draw, "draw {source}"),
    Phrase(actions.Discard, "discard {pile}: {cards}"),
    Phrase(actions.LoadBag, "load {goods}"),
    Phrase(actions.Declare, "declare {count} {good}"),
    Phrase(actions.Propose, "propose[ to {merchant}]: {clauses}"),
    Phrase(actions.Propose, "counter {answers}[ to {merchant}]: {clauses}"),
    Phrase(actions.Accept, "accept {offer}"),
    Phrase(actions.Refuse, "refuse {offer}"),
    Phrase(actions.Withdraw, "withdraw {offer}"),
    Phrase(actions.Pledge, "pledge {to}[ {act}][ {words!}]"),
    Phrase(actions.Pass, "pass {bag}[ with {offer}]"),
    Phrase(actions.Inspect, "inspect {bag}"),
    Phrase(actions.PlaceCards, "place {pile}: {cards}"),
    Phrase(actions.Pay, "pay {goods}"),
)


def action_phrases() -> tuple[Phrase, ...]:
    """Those of the base game, then those that the options bring."""
    return (*ACTIONS, *(phrase for option in rulebook.OPTIONS.values() for phrase in _phrases_of(option)))


@cache
def _phrases_of(option: Option) -> tuple[Phrase, ...]:
    return tuple(Phrase(cast(Any, kind), template, **fixed) for kind, template, fixed in option.notation)


class Move(NamedTuple):
    """What one seat did; the clock has no seat."""

    seat: Seat | None
    action: Action


def write_move(move: Move, names: Names) -> str:
    mover = CLOCK if move.seat is None else names.write(move.seat)
    return f"{mover}: {write_action(move.action, names._replace(mover=move.seat))}"


def write_action(action: Action, names: Names) -> str:
    kind: Any = action
    return write_struct(kind, action_phrases(), names)


def read_move(cursor: Cursor, names: Names) -> Move:
    """A whole line: the mover, a colon, the action."""
    seat = None if cursor.accept(CLOCK) else names.read(cursor)
    cursor.expect(":")
    action = read_action(cursor, names._replace(mover=seat))
    cursor.end()
    return Move(seat, action)


def read_action(cursor: Cursor, names: Names) -> Action:
    action: Action = read_struct(cursor, action_phrases(), rulebook.action_types(), names, "action")
    return action
