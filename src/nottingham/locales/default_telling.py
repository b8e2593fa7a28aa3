"""The default telling of an option's event: what each open field means, so that a message is all it takes to tell it.

An event `TaxPaid` is told by the message `event-tax-paid`, whose variables are its open fields: a seat is a person (and
may be `$you`; a field called `seat` is `$who`), seats are names, gold and goods are phrases with their numbers. The web
client is given the same kinds. An event that has more to say than its fields gives it by `message_variables`.
"""

from __future__ import annotations

from inspect import get_annotations
from typing import Literal, assert_never, get_args

from nottingham.locales.messages import Value
from nottingham.locales.speaker import Speaker
from nottingham.rules.engine.families import Event, snake_case
from nottingham.rules.engine.goods import Goods
from nottingham.rules.engine.seats import Seat
from nottingham.rules.engine.telling import Haul, People, Person, PriceList

FieldKind = Literal["seat", "seats", "gold", "number", "good", "goods", "cards", "text"]
KINDS: tuple[FieldKind, ...] = get_args(FieldKind)
BY_TYPE: dict[str, FieldKind] = {
    "Open[Seat]": "seat",
    "Open[tuple[Seat, ...]]": "seats",
    "Open[int]": "number",
    "Open[str]": "text",
    "Open[Goods]": "goods",
    "Open[Cards]": "cards",
}
BY_NAME: dict[tuple[str, FieldKind], FieldKind] = {("gold", "number"): "gold", ("good", "text"): "good"}
"""A number called gold is a sum, a text called good is the id of one."""

ROLES = {"seat": "who"}
"""The part a person plays in the sentence, where it is not called as the field is."""


def field_kinds(kind: type[Event]) -> dict[str, FieldKind]:
    """What the open fields of an event are; one of any other type is not told."""
    types = {name: str(annotation) for name, annotation in get_annotations(kind).items()}
    known = {name: BY_TYPE[type_] for name, type_ in types.items() if type_ in BY_TYPE}
    return {name: BY_NAME.get((name, kind), kind) for name, kind in known.items()}


def message_of(kind: type[Event]) -> str:
    """The id of the message that tells an event."""
    return f"event-{snake_case(kind.__name__).replace('_', '-')}"


def told_by_fields(speaker: Speaker, event: Event, viewer: Seat | None) -> str | None:
    """The event in the words of its message; None if it is no news."""
    more = event.message_variables()
    if more is None:
        return None
    people: dict[str, Seat] = {}
    values: dict[str, Value] = {}
    for name, kind in field_kinds(type(event)).items():
        value = getattr(event, name)
        if kind == "seat":
            people[ROLES.get(name, name)] = value
        else:
            values[name] = _tell_field(speaker, kind, value, viewer)
    for name, said in more.items():
        if isinstance(said, Person):
            people[name] = said.seat
        else:
            values[name] = _tell_value(speaker, said, viewer)
    return speaker.text(message_of(type(event)), **speaker.people(viewer, **people), **values)


def _tell_value(speaker: Speaker, value: People | Haul | PriceList | Goods | int, viewer: Seat | None) -> Value:
    match value:
        case People(seats=seats):
            return speaker.all_names(seats, viewer)
        case Haul(gold=gold, legal=legal, face_down=face_down, contraband=contraband):
            return speaker.haul(legal, face_down, contraband, gold)
        case PriceList(prices=prices):
            return ", ".join(f"{speaker.good_name(good)} {'/'.join(map(str, values))}" for good, values in prices)
        case Goods():
            return speaker.goods(value)
        case int():
            return value
        case _:
            assert_never(value)


def _tell_field(speaker: Speaker, kind: FieldKind, value: object, viewer: Seat | None) -> Value:
    match kind, value:
        case "seats", tuple():
            return speaker.all_names(value, viewer)
        case "gold", int():
            return speaker.gold(value)
        case "good", str():
            return speaker.good_name(value)
        case "goods", Goods():
            return speaker.goods(value)
        case "cards", tuple():
            return speaker.goods(Goods.counting(value))
        case _, int() | str():
            return value
    raise TypeError(f"{value!r} is no {kind}")
