"""JSON Schema of the protocol, from the types themselves: what is sent and what the documents say agree.

(msgspec's own generator stops at a default that is Goods, so the types are walked here.)
"""

from __future__ import annotations

import inspect as python_inspect
import re
from collections.abc import Iterable
from typing import Any

from msgspec import NODEFAULT, inspect

from nottingham.record import codec
from nottingham.rules.engine.goods import Goods
from nottingham.rules.rulebook import FAMILIES
from nottingham.server.protocol.messages import ServerMessages
from nottingham.server.protocol.primitives import PROTOCOL
from nottingham.server.protocol.requests import ClientMessages

GOODS = {"type": "object", "additionalProperties": {"type": "integer", "minimum": 0}}
OPENAPI = "#/components/schemas/"
JSON_SCHEMA = "#/$defs/"
PLAIN: dict[type[inspect.Type], dict[str, Any]] = {
    inspect.BoolType: {"type": "boolean"},
    inspect.NoneType: {"type": "null"},
    inspect.AnyType: {},
}
LIMITS = {
    "ge": "minimum",
    "le": "maximum",
    "min_length": "minLength",
    "max_length": "maxLength",
    "pattern": "pattern",
}
"""msgspec's names of constraints, and JSON Schema's."""


def components(kinds: Iterable[Any], place: str = JSON_SCHEMA) -> tuple[list[Any], dict[str, Any]]:
    """The schemas of some types, and by name those of everything they are made of."""
    walk = _Walk(place)
    return [walk.schema(inspect.type_info(kind)) for kind in kinds], walk.parts


def protocol_schema() -> dict[str, Any]:
    """Both ways of the websocket, as one JSON Schema."""
    (client, server), parts = components((ClientMessages, ServerMessages))
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": f"Nottingham protocol {PROTOCOL}",
        "$defs": {**parts, "ClientMessages": client, "ServerMessages": server},
    }


class _Walk:
    """Goes through types, and writes down each one that has a name once."""

    def __init__(self, place: str) -> None:
        self._place = place
        self.parts: dict[str, Any] = {}

    def schema(self, kind: inspect.Type) -> dict[str, Any]:
        match kind:
            case inspect.Metadata(type=inner):
                return self.schema(inner)
            case inspect.IntType() | inspect.FloatType() | inspect.StrType():
                return _scalar(kind)
            case inspect.LiteralType(values=values):
                return {"enum": list(values)}
            case inspect.UnionType(types=types):
                return {"anyOf": [self.schema(one) for one in types]}
            case inspect.DictType(value_type=value):
                return {"type": "object", "additionalProperties": self.schema(value)}
            case inspect.VarTupleType(item_type=item, min_length=least, max_length=most):
                limits = {"minItems": least, "maxItems": most}
                known = {name: limit for name, limit in limits.items() if limit is not None}
                return {"type": "array", "items": self.schema(item), **known}
            case inspect.StructType():
                return self._struct(kind)
            case inspect.CustomType(cls=cls):
                return GOODS if cls is Goods else self._family(cls)
        return PLAIN[type(kind)]

    def _family(self, family: type) -> dict[str, Any]:
        name = family.__name__
        if name not in self.parts:
            self.parts[name] = {}
            members = [self.schema(inspect.type_info(member)) for member in FAMILIES[family]()]
            self.parts[name] = {"description": _doc(family), "anyOf": members}
        return {"$ref": self._place + name}

    def _struct(self, kind: inspect.StructType) -> dict[str, Any]:
        name = _name(kind)
        if name not in self.parts:
            self.parts[name] = {}
            self.parts[name] = self._fields(kind)
        return {"$ref": self._place + name}

    def _fields(self, kind: inspect.StructType) -> dict[str, Any]:
        properties = {field.encode_name: self._field(field) for field in kind.fields}
        required = [field.encode_name for field in kind.fields if field.required]
        if kind.tag_field is not None:
            properties = {kind.tag_field: {"const": kind.tag}, **properties}
            required = [kind.tag_field, *required]
        return {
            "type": "object",
            "description": _doc(kind.cls),
            "properties": properties,
            "required": required,
            "additionalProperties": not kind.forbid_unknown_fields,
        }

    def _field(self, field: inspect.Field) -> dict[str, Any]:
        schema = self.schema(field.type)
        if field.default is NODEFAULT:
            return schema
        return {**schema, "default": codec.to_plain(field.default)}


def _scalar(kind: inspect.IntType | inspect.FloatType | inspect.StrType) -> dict[str, Any]:
    names = {inspect.IntType: "integer", inspect.FloatType: "number", inspect.StrType: "string"}
    found = {LIMITS[name]: getattr(kind, name, None) for name in LIMITS}
    return {"type": names[type(kind)], **{name: limit for name, limit in found.items() if limit is not None}}


def _name(kind: inspect.StructType) -> str:
    """The class's name; a sealed value is another type for each thing that is sealed."""
    arguments = getattr(kind.cls, "__args__", ())
    origin = getattr(kind.cls, "__origin__", kind.cls)
    inner = "".join(_argument(argument) for argument in arguments)
    return f"{origin.__name__}{inner}"


def _argument(argument: object) -> str:
    name = argument.__name__ if isinstance(argument, type) else str(argument)
    return "".join(part.capitalize() for part in re.findall(r"\w+", name))


def _doc(cls: object) -> str:
    return (python_inspect.getdoc(getattr(cls, "__origin__", cls)) or "").partition("\n")[0]
