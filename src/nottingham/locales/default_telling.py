"""The default telling of an option's event: what each open field means, so that a message is all it takes to tell it.

An event `TaxPaid` is told by the message `event-tax-paid`, whose variables are its open fields: a seat is a person (and
may be `$you`; a field called `seat` is `$who`), seats are names, gold and goods are phrases with their numbers. The web
client is given the same kinds.
"""

from __future__ import annotations

from inspect import get_annotations
from typing import Literal, get_args

from nottingham.locales.messages import Value
from nottingham.locales.speaker import Speaker
from nottingham.rules.engine.families import Event, snake_case
from nottingham.rules.engine.goods import Goods
from nottingham.rules.engine.seats import Seat

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


def told_by_fields(speaker: Speaker, event: Event, viewer: Seat | None) -> str:
    """The event in the words of its message."""
    people: dict[str, Seat] = {}
    values: dict[str, Value] = {}
    for name, kind in field_kinds(type(event)).items():
        value = getattr(event, name)
        if kind == "seat":
            people[ROLES.get(name, name)] = value
        else:
            values[name] = _tell_field(speaker, kind, value, viewer)
    return speaker.text(message_of(type(event)), **speaker.people(viewer, **people), **values)


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
