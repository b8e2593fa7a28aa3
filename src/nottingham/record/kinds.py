"""Serialisers of field values: how goods, seats, numbers and words are written inside a line and parsed again.

A kind is found from the type of a field, so that an action nobody here has heard of has a notation all the same.
Reading gives plain values, which the codec then checks against the types.
"""

from __future__ import annotations

import json
import re
from inspect import get_annotations
from itertools import groupby
from types import NoneType, UnionType
from typing import Any, Literal, NamedTuple, Union, get_args, get_origin

import msgspec

from nottingham.record import codec
from nottingham.record.lexer import Cursor, clipped, quoted
from nottingham.rules.engine.goods import Goods
from nottingham.rules.engine.seats import Seat

NONE, NOTHING, LOOT, CLOCK = "none", "nothing", "loot", "clock"
RESERVED = frozenset({NONE, NOTHING, LOOT, CLOCK, "rest", "true", "false", "deck"})
"""Words that never stand bare for a seat or a good."""
MOST_CARDS = 5000

_ID = re.compile(r"[a-z][a-z0-9_]*")
_PLAIN_PIECE = re.compile(r"[^\W\d_][\w'’.-]*")


class Names(NamedTuple):
    """Who sits where, and who is speaking."""

    seats: tuple[str, ...]
    has_loot: bool = False
    mover: Seat | None = None

    def write(self, seat: Seat) -> str:
        """A seat's name as it stands in a line: in quotes unless it cannot be mistaken."""
        if seat == len(self.seats) and self.has_loot:
            return LOOT
        name = self.seats[seat]
        return name if _is_plain(name, self.seats) else quoted(name)

    def read(self, cursor: Cursor) -> Seat:
        token = cursor.peek()
        if token is not None and token.kind == "text":
            return self._read_quoted(cursor, token.value)
        if self.has_loot and cursor.accept(LOOT):
            return len(self.seats)
        fitting = [seat for seat, name in enumerate(self.seats) if _is_next(cursor, name)]
        if not fitting:
            cursor.one_of_expected(self.seats)
        longest = max(fitting, key=lambda seat: len(self.seats[seat]))
        cursor.at += len(self.seats[longest].split(" "))
        return longest

    def _read_quoted(self, cursor: Cursor, name: str) -> Seat:
        if name not in self.seats:
            cursor.wrong("nobody_called", word=clipped(name))
        cursor.at += 1
        return self.seats.index(name)


def _is_next(cursor: Cursor, name: str) -> bool:
    return name not in RESERVED and all(cursor.is_next(piece, ahead) for ahead, piece in enumerate(name.split(" ")))


def _is_plain(name: str, seats: tuple[str, ...]) -> bool:
    """Whether a bare name reads as words, and is not how another name begins."""
    is_words = all(_PLAIN_PIECE.fullmatch(piece) for piece in name.split(" "))
    return is_words and name not in RESERVED and not any(other.startswith(f"{name} ") for other in seats)


class Kind:
    """How a value is written and read. A list is put in brackets where other values follow it."""

    is_list = False

    def write(self, value: Any, names: Names) -> str:
        raise NotImplementedError

    def read(self, cursor: Cursor, names: Names) -> object:
        raise NotImplementedError

    def may_start(self, cursor: Cursor) -> bool:
        """Whether the next word can only be this."""
        return False


class CardsKind(Kind):
    """Cards in an order that matters, neighbours of a kind counted: apple*3 silk."""

    is_list = True

    def write(self, value: Any, names: Names) -> str:
        return write_cards(value)

    def read(self, cursor: Cursor, names: Names) -> object:
        return list(read_cards(cursor))


class GoodsKind(CardsKind):
    """Cards in no order."""

    def write(self, value: Any, names: Names) -> str:
        return write_cards(value.cards())

    def read(self, cursor: Cursor, names: Names) -> object:
        return dict(read_goods(cursor).items())


class SeatKind(Kind):
    """A seat by its name."""

    def write(self, value: Any, names: Names) -> str:
        return names.write(value)

    def read(self, cursor: Cursor, names: Names) -> object:
        return names.read(cursor)


class SeatsKind(Kind):
    """Seats, in order."""

    is_list = True

    def write(self, value: Any, names: Names) -> str:
        return write_seats(value, names)

    def read(self, cursor: Cursor, names: Names) -> object:
        return list(read_seats(cursor, names))


class NumberKind(Kind):
    """A whole number."""

    def write(self, value: Any, names: Names) -> str:
        return str(value)

    def read(self, cursor: Cursor, names: Names) -> object:
        return cursor.number()


class TextKind(Kind):
    """An id as a bare word, or any text in quotes."""

    def write(self, value: Any, names: Names) -> str:
        return value if _ID.fullmatch(value) and value not in RESERVED - {"deck"} else quoted(value)

    def read(self, cursor: Cursor, names: Names) -> object:
        token = cursor.peek()
        if token is not None and token.kind == "text":
            return cursor.text()
        return cursor.word("word_or_text")


class QuotedKind(Kind):
    """Free words, always in quotes."""

    def write(self, value: Any, names: Names) -> str:
        return quoted(value)

    def read(self, cursor: Cursor, names: Names) -> object:
        return cursor.text()

    def may_start(self, cursor: Cursor) -> bool:
        token = cursor.peek()
        return token is not None and token.kind == "text"


class FlagKind(Kind):
    """True or false."""

    def write(self, value: Any, names: Names) -> str:
        return "true" if value else "false"

    def read(self, cursor: Cursor, names: Names) -> object:
        if cursor.accept("true"):
            return True
        cursor.expect("false")
        return False


class ChoiceKind(Kind):
    """One of a few words."""

    def __init__(self, choices: tuple[str, ...]) -> None:
        self.choices = choices

    def write(self, value: Any, names: Names) -> str:
        return str(value)

    def read(self, cursor: Cursor, names: Names) -> object:
        return cursor.one_of(self.choices)

    def may_start(self, cursor: Cursor) -> bool:
        return any(cursor.is_next(choice) for choice in self.choices)


class JsonKind(Kind):
    """Whatever has no words of its own: JSON."""

    def write(self, value: Any, names: Names) -> str:
        return json.dumps(codec.to_plain(value))

    def read(self, cursor: Cursor, names: Names) -> object:
        return cursor.json()


class OptionalKind(Kind):
    """A value, or none."""

    def __init__(self, kind: Kind) -> None:
        self.kind = kind
        self.is_list = kind.is_list

    def write(self, value: Any, names: Names) -> str:
        return NONE if value is None else self.kind.write(value, names)

    def read(self, cursor: Cursor, names: Names) -> object:
        return None if cursor.accept(NONE) else self.kind.read(cursor, names)

    def may_start(self, cursor: Cursor) -> bool:
        return self.kind.may_start(cursor)


CARDS, GOODS, SEAT, SEATS, QUOTED = CardsKind(), GoodsKind(), SeatKind(), SeatsKind(), QuotedKind()
_BY_TYPE: dict[Any, Kind] = {
    Goods: GOODS,
    tuple[str, ...]: CARDS,
    int: NumberKind(),
    str: TextKind(),
    bool: FlagKind(),
}


def kind_of(owner: type, field: str, type_: Any) -> Kind:
    """The kind of a field. Only the annotation as written tells a seat from a number."""
    says_seat = "Seat" in str(get_annotations(owner).get(field, ""))
    inner = [one for one in get_args(type_) if one is not NoneType]
    if get_origin(type_) in {Union, UnionType} and len(inner) < len(get_args(type_)) and len(inner) == 1:
        return OptionalKind(kind_of(owner, field, inner[0]))
    if says_seat and type_ is int:
        return SEAT
    if says_seat and type_ == tuple[int, ...]:
        return SEATS
    if get_origin(type_) is Literal and all(isinstance(one, str) for one in inner):
        return ChoiceKind(tuple(inner))
    return _BY_TYPE.get(type_) or JsonKind()


def register_kind(type_: Any, kind: Kind) -> None:
    """Give a type words of its own."""
    _BY_TYPE[type_] = kind


def is_nothing(cursor: Cursor) -> bool:
    """Whether a list is empty: it says so, or its brackets close at once."""
    return cursor.accept(NOTHING) or cursor.is_next(")")


# --- cards -------------------------------------------------------------------------------------------------------


def write_cards(cards: tuple[str, ...]) -> str:
    runs = [(good, len(list(run))) for good, run in groupby(cards)]
    return " ".join(good if count == 1 else f"{good}*{count}" for good, count in runs) or NOTHING


def write_goods(goods: Goods) -> str:
    return write_cards(goods.cards())


def read_cards(cursor: Cursor) -> tuple[str, ...]:
    """Cards until something else follows; 'nothing', or empty brackets, for none."""
    if is_nothing(cursor):
        return ()
    cards: list[str] = []
    while True:
        column = cursor.column
        cards += _read_run(cursor)
        if len(cards) > MOST_CARDS:
            cursor.wrong("too_many_cards", column, most=MOST_CARDS)
        token = cursor.peek()
        if token is None or token.kind != "word":
            return tuple(cards)


def read_goods(cursor: Cursor) -> Goods:
    return Goods.counting(read_cards(cursor))


def _read_run(cursor: Cursor) -> list[str]:
    column = cursor.column
    good = cursor.word("good")
    if not _ID.fullmatch(good) or good in RESERVED:
        cursor.wrong("not_a_good", column, word=clipped(good))
    return [good] * (cursor.number(least=1, most=MOST_CARDS) if cursor.accept("*") else 1)


# --- seats -------------------------------------------------------------------------------------------------------


def write_seats(seats: tuple[Seat, ...], names: Names) -> str:
    return ", ".join(map(names.write, seats)) or NOTHING


def read_seats(cursor: Cursor, names: Names) -> tuple[Seat, ...]:
    """Seats with commas between them; 'nothing', or empty brackets, for none."""
    if is_nothing(cursor):
        return ()
    seats = [names.read(cursor)]
    while cursor.accept(","):
        seats.append(names.read(cursor))
    return tuple(seats)


def default_of(field: msgspec.structs.FieldInfo) -> object:
    """What a field is when nobody says; NODEFAULT if somebody must."""
    if field.default_factory is not msgspec.NODEFAULT:
        return field.default_factory()
    return field.default
