"""The codec: serialises actions, events, views and states as JSON or MessagePack, by the names the rulebook knows.

Goods are written as an object from good to number, in alphabetical order, so that equal things are equal bytes.
"""

from __future__ import annotations

from functools import cache, reduce
from operator import or_
from threading import RLock
from types import UnionType
from typing import Any, TypeVar

import msgspec

from nottingham.rules import rulebook
from nottingham.rules.engine.goods import Goods

T = TypeVar("T")
_STUDYING = RLock()


def to_json(value: object) -> bytes:
    return _JSON.encode(value)


def to_sorted_json(value: object) -> bytes:
    """JSON with the members of every object in the order of their names: equal things are equal bytes to any reader."""
    return _SORTED_JSON.encode(value)


def to_bytes(value: object) -> bytes:
    return _BYTES.encode(value)


def to_plain(value: object) -> Any:
    """Dictionaries, lists, strings and numbers: what a JSON reader would see."""
    return msgspec.to_builtins(value, enc_hook=_encode_goods, order="deterministic")


def from_json(raw: bytes | str, kind: type[T]) -> T:
    """Raises msgspec.ValidationError, with the path of what is wrong."""
    wanted: Any = kind
    value: T = _decoder(wanted).decode(raw)
    return value


@cache
def _decoder(kind: Any) -> msgspec.json.Decoder[Any]:
    """The decoder of a kind. Once it is there, the kind is safe to read in any thread.

    msgspec works out what a struct is made of when it is first asked, and a second thread that asks meanwhile reads
    what is half worked out: the process dies.
    """
    with _STUDYING:
        return msgspec.json.Decoder(kind, dec_hook=_decode_family, strict=True)


def from_bytes(raw: bytes, kind: type[T]) -> T:
    return from_plain(msgspec.msgpack.decode(raw), kind)


def from_plain(plain: object, kind: type[T]) -> T:
    """The value that plain dictionaries, lists, strings and numbers stand for."""
    wanted: Any = kind
    if isinstance(wanted, UnionType):
        held: T = from_plain([plain], _holder(wanted)).held
        return held
    _decoder(wanted)  # studied before it is used
    return msgspec.convert(plain, kind, dec_hook=_decode_family, strict=True)


@cache
def _holder(union: UnionType) -> Any:
    """A struct with one field: msgspec studies a bare union anew at each call, and the fields of a struct once."""
    return msgspec.defstruct("Holder", [("held", union)], array_like=True)


def _encode_goods(value: object) -> object:
    if type(value) is Goods:
        return value.counts
    raise NotImplementedError(type(value))


_JSON = msgspec.json.Encoder(enc_hook=_encode_goods, order="deterministic")
_SORTED_JSON = msgspec.json.Encoder(enc_hook=_encode_goods, order="sorted")
_BYTES = msgspec.msgpack.Encoder(enc_hook=_encode_goods, order="deterministic")


class _HeldCounts(msgspec.Struct, frozen=True, array_like=True):
    """The numbers of goods by kind: like a bare union, a bare dictionary would be studied anew at each call."""

    held: dict[str, int]


def _decode_family(kind: type, value: object) -> object:
    if kind is Goods:
        return Goods(from_plain([value], _HeldCounts).held)
    return from_plain([value], _family_holder(kind, tuple(rulebook.OPTIONS))).held


@cache
def _family_holder(family: type, options: tuple[str, ...]) -> Any:  # noqa: ARG001 - a new option makes a new union
    """A holder of any member of a family, as the rulebook lists them. To look up a bare union takes its hash: slow."""
    if family not in rulebook.FAMILIES:
        raise NotImplementedError(family)
    return _holder(reduce(or_, rulebook.FAMILIES[family]()))
