"""The grammar: sentence templates with blanks, by which actions, clauses, offers and promises are written and parsed.

    pass {bag}[ with {offer}]

A blank is a field, in brackets stands what is left out when the field is as it would be anyway, and `{words!}` is
always in quotes. What has no phrase is written by its name and fields: `load_bag goods=(apple*3 silk)`.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from functools import cache
from typing import Any, NamedTuple, TypeVar

import msgspec

from nottingham.record import codec
from nottingham.record.kinds import (
    QUOTED,
    Kind,
    Names,
    SeatKind,
    TextKind,
    default_of,
    is_nothing,
    kind_of,
    register_kind,
)
from nottingham.record.lexer import Cursor, RecordError, What, clipped
from nottingham.rules.engine.deals import (
    AskOpen,
    AskPass,
    AskRefuse,
    Clauses,
    GiveBag,
    GiveContraband,
    GiveGold,
    GiveStand,
    PromiseNext,
    Words,
)

S = TypeVar("S", bound=msgspec.Struct)
_PIECE = re.compile(r"\{(?P<field>\w+)(?P<quoted>!?)\}|(?P<mark>[,:/|*])|(?P<word>\w+)|\s+")
_PATH = re.compile(r"at `([^`]*)`$")
"""Where in a value something does not fit, at the end of what the codec says."""
_PART = re.compile(r"\[(?P<group>[^\]]*)\]|(?P<plain>[^\[]+)")


class Blank(NamedTuple):
    """A place for a field."""

    field: str
    kind: Kind


class PhrasePart(NamedTuple):
    """A stretch of a phrase, to be left out or not, as text and as what must be read."""

    text: str
    steps: tuple[str | Blank, ...]
    is_optional: bool

    @property
    def blanks(self) -> list[Blank]:
        return [step for step in self.steps if isinstance(step, Blank)]


class Phrase:
    """One way to say a struct."""

    def __init__(self, kind: type[msgspec.Struct], text: str, **fixed: object) -> None:
        """Fixed fields are what the words of the phrase say by themselves."""
        self.kind = kind
        self.fixed = fixed
        self.kinds = field_kinds(kind)
        self.parts = tuple(_part(found, self.kinds) for found in _PART.finditer(text))
        self.named = {blank.field for part in self.parts for blank in part.blanks} | fixed.keys()

    @property
    def verb(self) -> object:
        """The word it begins with."""
        return self.parts[0].steps[0]

    def fits(self, value: msgspec.Struct, names: Names) -> bool:
        """Whether this phrase can say all of it."""
        if any(getattr(value, field) != said for field, said in self.fixed.items()):
            return False
        needed = {blank.field for part in self.parts if not part.is_optional for blank in part.blanks}
        if any(getattr(value, field) is None for field in needed):
            return False
        return all(
            getattr(value, field) == self._absent(field, names) for field in self.kinds if field not in self.named
        )

    def write(self, value: msgspec.Struct, names: Names) -> str:
        return "".join(
            _fill_blanks(part, value, names) for part in self.parts if not self._is_left_out(part, value, names)
        )

    def _is_left_out(self, part: PhrasePart, value: msgspec.Struct, names: Names) -> bool:
        return part.is_optional and all(
            getattr(value, blank.field) == self._absent(blank.field, names) for blank in part.blanks
        )

    def _absent(self, field: str, names: Names) -> object:
        """What a field is when the phrase does not say: its default, none, no words, or the speaker."""
        default = _defaults(self.kind)[field]
        if default is not msgspec.NODEFAULT:
            return default
        kind = self.kinds[field]
        return names.mover if isinstance(kind, SeatKind) else "" if isinstance(kind, TextKind) else None

    def read(self, cursor: Cursor, names: Names) -> dict[str, object]:
        """The fields, as plain values."""
        said: dict[str, object] = dict(self.fixed)
        for part in self.parts:
            if part.is_optional and not _may_start(part, cursor):
                said |= {blank.field: self._absent(blank.field, names) for blank in part.blanks}
            else:
                _read_part(part, cursor, names, said)
        return said


def _part(found: re.Match[str], kinds: dict[str, Kind]) -> PhrasePart:
    text = found["group"] if found["group"] is not None else found["plain"]
    steps: list[str | Blank] = []
    for piece in _PIECE.finditer(text):
        if piece["field"]:
            steps.append(Blank(piece["field"], QUOTED if piece["quoted"] else kinds[piece["field"]]))
        elif piece[0].strip():
            steps.append(piece[0])
    return PhrasePart(text, tuple(steps), found["group"] is not None)


def _fill_blanks(part: PhrasePart, value: msgspec.Struct, names: Names) -> str:
    blanks = iter(part.blanks)

    def fill(_: re.Match[str]) -> str:
        blank = next(blanks)
        return blank.kind.write(getattr(value, blank.field), names)

    return re.sub(r"\{\w+!?\}", fill, part.text)


def _may_start(part: PhrasePart, cursor: Cursor) -> bool:
    first = part.steps[0]
    return first.kind.may_start(cursor) if isinstance(first, Blank) else cursor.is_next(first)


def _read_part(part: PhrasePart, cursor: Cursor, names: Names, said: dict[str, object]) -> None:
    for step in part.steps:
        if isinstance(step, Blank):
            said[step.field] = step.kind.read(cursor, names)
        else:
            cursor.expect(step)


# --- structs -----------------------------------------------------------------------------------------------------


@cache
def field_kinds(kind: type[msgspec.Struct]) -> dict[str, Kind]:
    return {field.name: kind_of(kind, field.name, field.type) for field in msgspec.structs.fields(kind)}


@cache
def _defaults(kind: type[msgspec.Struct]) -> dict[str, object]:
    return {field.name: default_of(field) for field in msgspec.structs.fields(kind)}


def tag_of(kind: type[msgspec.Struct]) -> str:
    """The name by which a member of a family is known."""
    return str(kind.__struct_config__.tag)


def build(kind: type[S], said: dict[str, object], cursor: Cursor, column: int) -> S:
    """The struct with these plain fields; what does not fit is an error of the record."""
    config = kind.__struct_config__
    tagged = {config.tag_field: config.tag} if config.tag_field else {}
    for field, default in _defaults(kind).items():
        if field not in said and default is msgspec.NODEFAULT:
            cursor.wrong("field_missing", column, word=tag_of(kind), field=field)
    try:
        return codec.from_plain({**tagged, **said}, kind)
    except (msgspec.ValidationError, ValueError, RecursionError) as error:
        path = _PATH.search(str(error))
        cursor.wrong("value_does_not_fit", column, path=path[1] if path else "$")


def write_struct(value: msgspec.Struct, phrases: Iterable[Phrase], names: Names) -> str:
    """The first phrase that fits, or the name and the fields."""
    for phrase in phrases:
        if phrase.kind is type(value) and phrase.fits(value, names):
            return phrase.write(value, names)
    return write_plainly(value, names)


def read_struct(cursor: Cursor, phrases: Iterable[Phrase], kinds: Sequence[type[Any]], names: Names, what: What) -> Any:
    """One of these kinds of struct, by its phrase or by its name and fields."""
    start, column = cursor.at, cursor.column
    verb = cursor.word(what)
    named = {tag_of(kind): kind for kind in kinds}
    fitting = [phrase for phrase in phrases if phrase.verb == verb and phrase.kind in kinds]
    if verb in named and (not fitting or cursor.is_next("=", 1)):
        return build(named[verb], _read_fields(cursor, named[verb], names), cursor, column)
    if not fitting:
        cursor.at = start
        cursor.expected(what)
    kind, said = _furthest(cursor, start, fitting, names)
    return build(kind, said, cursor, column)


def _furthest(cursor: Cursor, start: int, phrases: list[Phrase], names: Names) -> tuple[type[Any], dict[str, object]]:
    """The first phrase that can be read to its end; else the error of the one that came furthest."""
    errors: list[RecordError] = []
    for phrase in phrases:
        cursor.at = start
        try:
            return phrase.kind, phrase.read(cursor, names)
        except RecordError as error:
            errors.append(error)
    raise max(errors, key=lambda error: error.column)


# --- by name and fields ------------------------------------------------------------------------------------------


def write_any(value: Any, names: Names) -> str:
    """A member of a family that options may join, whose phrases nobody knows."""
    return write_plainly(value, names)


def write_plainly(value: msgspec.Struct, names: Names) -> str:
    """The name and every field that is not as it would be anyway: debt debtor=Tuck creditor=Guy amount=8."""
    defaults = _defaults(type(value))
    said = [
        f"{field}={_write_value(kind, getattr(value, field), names)}"
        for field, kind in field_kinds(type(value)).items()
        if getattr(value, field) != defaults[field]
    ]
    return " ".join([tag_of(type(value)), *said])


def _write_value(kind: Kind, value: object, names: Names) -> str:
    written = kind.write(value, names)
    return f"({written})" if kind.is_list and value is not None else written


def _read_fields(cursor: Cursor, kind: type[msgspec.Struct], names: Names) -> dict[str, object]:
    kinds = field_kinds(kind)
    said: dict[str, object] = {}
    while cursor.is_next("=", 1):
        column = cursor.column
        field = cursor.word()
        if field in said:
            cursor.wrong("said_twice", column, word=field)
        if field not in kinds:
            cursor.wrong(
                "no_such_field", column, word=tag_of(kind), field=clipped(field), known=", ".join(kinds) or "–"
            )
        cursor.expect("=")
        said[field] = _read_closed(cursor, kinds[field], names)
    return said


def _read_closed(cursor: Cursor, kind: Kind, names: Names) -> object:
    if not (kind.is_list and cursor.accept("(")):
        return kind.read(cursor, names)
    value = kind.read(cursor, names)
    cursor.expect(")")
    return value


# --- clauses -----------------------------------------------------------------------------------------------------


class ClausesKind(Kind):
    """Clauses with commas between them: gold 5, stand apple*2, pass Tuck."""

    is_list = True

    def write(self, value: Any, names: Names) -> str:
        return ", ".join(write_struct(clause, CLAUSES, names) for clause in value) or "nothing"

    def read(self, cursor: Cursor, names: Names) -> object:
        if is_nothing(cursor):
            return []
        clauses = [self._read_one(cursor, names)]
        while cursor.accept(","):
            clauses.append(self._read_one(cursor, names))
        return clauses

    def _read_one(self, cursor: Cursor, names: Names) -> object:
        return codec.to_plain(read_struct(cursor, CLAUSES, [phrase.kind for phrase in CLAUSES], names, "clause"))


register_kind(Clauses, ClausesKind())
CLAUSES = (
    Phrase(GiveGold, "gold {amount}"),
    Phrase(GiveStand, "stand {goods}"),
    Phrase(GiveContraband, "contraband {goods}"),
    Phrase(GiveBag, "bag {goods}"),
    Phrase(AskPass, "pass {bag}"),
    Phrase(AskOpen, "open {bag}"),
    Phrase(AskRefuse, "refuse {bag}"),
    Phrase(PromiseNext, "promise by {by} to {act} {to}"),
    Phrase(Words, "words by {by} {text!}"),
)
