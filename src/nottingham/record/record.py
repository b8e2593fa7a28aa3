"""A record: a whole game, or part of one, on paper.

A header, then the position to start from if it is not the beginning, then the moves. A record that stops in the
middle of a game is a position.
"""

from __future__ import annotations

import re
from collections.abc import Mapping

import msgspec

from nottingham.record.assembly import state_of
from nottingham.record.draft import empty_draft
from nottingham.record.header import (
    MOVES,
    POSITION,
    RecordHeader,
    check_first_line,
    read_header,
    write_header,
)
from nottingham.record.kinds import Names
from nottingham.record.lexer import Cursor, RecordError, RecordLine, lines_of
from nottingham.record.notation import Move, read_move, write_move
from nottingham.record.position import write_position
from nottingham.record.position_lines import read_line
from nottingham.rules.engine.ruleset import Ruleset
from nottingham.rules.engine.state import State

MOST_LINES = {"header": 500, POSITION: 20_000, MOVES: 10_000}
"""More than any game needs, and few enough that nobody can keep a referee busy for ever."""
_NUMBER = re.compile(r"\s*(?P<number>[0-9]{1,9})\.\s")


class Record(msgspec.Struct, frozen=True):
    """A game on paper."""

    header: RecordHeader
    position: State | None = None
    """Where the game starts; None is the beginning."""
    moves: tuple[Move, ...] = ()
    lines: tuple[int, ...] = ()
    """The line of each move, if the record was read."""

    @property
    def ruleset(self) -> Ruleset:
        return self.header.ruleset

    @property
    def names(self) -> Names:
        return Names(self.header.seats, self.ruleset.has_loot)


def write_record(record: Record, remarks: Mapping[int, str] | None = None) -> str:
    """The text of a record; a remark stands behind the move of its number, and the referee does not read it."""
    remarks = remarks or {}
    lines = write_header(record.header)
    if record.position is not None:
        lines += ["", POSITION, *write_position(record.position, record.header.seats)]
    names = record.names
    moves = [
        f"{number}. {write_move(move, names)}" + (f"  # {remarks[number]}" if number in remarks else "")
        for number, move in enumerate(record.moves, 1)
    ]
    return "\n".join([*lines, "", MOVES, *moves, ""])


def read_record(text: str) -> Record:
    """The record that a text is; raises RecordError, with line and column, if it is none."""
    lines = [line for line in lines_of(text) if line.text.strip() and not line.text.lstrip().startswith("#")]
    if not lines:
        raise RecordError(1, 1, "empty")
    check_first_line(lines[0])
    head, position, moves = _sections(lines[1:])
    for name, part in (("header", head), (POSITION, position or []), (MOVES, moves)):
        if len(part) > MOST_LINES[name]:
            part[MOST_LINES[name]].wrong("too_many_lines", word=name, most=MOST_LINES[name])
    header = read_header(head)
    record = Record(header, None if position is None else _position(header, position))
    names = record.names
    _refuse_stray_moves(head, names)
    return msgspec.structs.replace(
        record,
        moves=tuple(_move(line, number, names) for number, line in enumerate(moves, 1)),
        lines=tuple(line.number for line in moves),
    )


def _sections(lines: list[RecordLine]) -> tuple[list[RecordLine], list[RecordLine] | None, list[RecordLine]]:
    """RecordHeader, position and moves, by the words that stand alone on a line above them, with a colon or without."""
    words = [line.text.partition("#")[0].strip().removesuffix(":").rstrip() for line in lines]
    moves = words.index(MOVES) if MOVES in words else len(lines)
    position = words.index(POSITION) if POSITION in words[:moves] else None
    head = lines[: moves if position is None else position]
    return head, None if position is None else lines[position + 1 : moves], lines[moves + 1 :]


def _refuse_stray_moves(head: list[RecordLine], names: Names) -> None:
    """A move in the header would pass for a note, and be lost."""
    for line in head:
        try:
            read_move(Cursor(line), names)
        except RecordError:
            continue
        line.wrong("move_in_header", word=MOVES)


def _position(header: RecordHeader, lines: list[RecordLine]) -> State:
    draft = empty_draft(header.ruleset, header.seats, header.seed, header.sheriff)
    for line in lines:
        read_line(draft, line)
    return state_of(draft)


def _move(line: RecordLine, number: int, names: Names) -> Move:
    """One move; a number in front of it is checked, so that a lost line is noticed."""
    found = _NUMBER.match(line.text)
    if found and int(found["number"]) != number:
        line.wrong("move_number", found.start("number") + 1, number=int(found["number"]), wanted=number)
    return read_move(Cursor(line, found.end() if found else 0), names)
