"""Patches: what of a value has changed, so small that it can be sent in place of the value.

A patch is JSON, and who applies it need not know what it is about:

    {"gold": {...}}     an object, or with numbers as names an array, of which these members changed
    [value]             this in place of whatever was there
    [3, [items], 1]     an array, of which the first three and the last one stay, with these between them
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any
from zlib import crc32

import msgspec
from msgspec.structs import astuple

from nottingham.record import codec

Patch = dict[str, Any] | list[Any]
Items = tuple[Any, ...]
SCALARS = (int, str, type(None))
STANDING = ("at", "view", "outlook", "prompts", "awaited", "clocks", "table")
"""The fields of an update that say how things stand: those that patches change, and a checksum is about."""


def difference(old: Any, new: Any) -> Patch | None:
    """The patch that makes one value another; None where they are equal.

    It follows from the two values and nothing else, so it tells a reader who knows both of them nothing new.
    """
    if old is new:
        return None
    kind = type(new)
    if type(old) is not kind:
        return [new]
    if kind is tuple:
        return _difference_of_tuples(old, new)
    if isinstance(new, msgspec.Struct):
        return changes(new.__struct_fields__, astuple(old), astuple(new)) or None
    return None if old == new else [new]


def changes(names: Iterable[str], old: Items, new: Items) -> dict[str, Patch]:
    """The patches of those that changed, of several values that have names."""
    found = {}
    for name, one, other in zip(names, old, new, strict=True):
        if one is not other and (part := difference(one, other)) is not None:
            found[name] = part
    return found


def _difference_of_tuples(old: Items, new: Items) -> Patch | None:
    """By place, where there are as many as before; else, or in a row of numbers or words, what lies between."""
    if len(old) == len(new):
        if old == new:
            return None
        if not isinstance(new[0], SCALARS):
            return _changes_by_place(old, new)
    first = _alike(old, new)
    last = _alike(old[first:][::-1], new[first:][::-1])
    return [first, new[first : len(new) - last], last] if first or last else [new]


def _changes_by_place(old: Items, new: Items) -> dict[str, Patch]:
    found = {}
    for place, other in enumerate(new):
        if old[place] is not other and (part := difference(old[place], other)) is not None:
            found[str(place)] = part
    return found


def _alike(old: Items, new: Items) -> int:
    """How many are the same from the beginning on. Most piles and lists only grow or shrink at their end."""
    shorter = min(len(old), len(new))
    if old[:shorter] == new[:shorter]:
        return shorter
    count = 0
    for one, other in zip(old, new, strict=False):
        if one is not other and one != other:
            break
        count += 1
    return count


def merged(value: Any, patch: Patch) -> Any:
    """A value, as plain JSON, with a patch applied. The value itself stays as it was."""
    if isinstance(patch, list):
        return patch[0] if len(patch) == 1 else _splice(value, *patch)
    if isinstance(value, list):
        return [merged(one, patch[str(place)]) if str(place) in patch else one for place, one in enumerate(value)]
    return value | {name: merged(value[name], part) for name, part in patch.items()}


def _splice(value: list[Any], first: int, items: list[Any], last: int) -> list[Any]:
    return [*value[:first], *items, *value[len(value) - last :]]


def standing_checksum(update: dict[str, Any]) -> int:
    """CRC-32 of how things stand in an update: its JSON without spaces, and members in the order of their names."""
    return crc32(codec.to_sorted_json({name: update[name] for name in STANDING}))
