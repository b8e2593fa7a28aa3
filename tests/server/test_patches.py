"""A patch is what makes one value another: nothing is lost by sending it in place of the value."""

from __future__ import annotations

from typing import Any

import msgspec
from hypothesis import given
from hypothesis import strategies as st

from nottingham import Goods
from nottingham.record import codec
from nottingham.server.protocol.patches import STANDING, difference, merged, standing_checksum
from tools.generators.patches import cases


class Leaf(msgspec.Struct, frozen=True, tag_field="kind", tag="leaf"):
    """Something with parts of any kind."""

    one: Any
    other: Any


class Twin(msgspec.Struct, frozen=True, tag_field="kind", tag="twin"):
    """Something else with parts of the same names."""

    one: Any
    other: Any


GOODS = st.dictionaries(st.sampled_from(("apple", "silk", "mead")), st.integers(1, 3)).map(Goods)
SCALARS = st.none() | st.booleans() | st.integers(2, 5) | st.text(max_size=2) | GOODS
ROWS = st.lists(st.integers(2, 5), max_size=6).map(tuple) | st.lists(st.sampled_from("abc"), max_size=6).map(tuple)


def _with_parts(parts: st.SearchStrategy[Any]) -> st.SearchStrategy[Any]:
    return st.builds(Leaf, parts, parts) | st.builds(Twin, parts, parts) | st.lists(parts, max_size=4).map(tuple)


VALUES = st.recursive(SCALARS | ROWS, _with_parts, max_leaves=12)


def over_the_wire(value: object) -> Any:
    return msgspec.json.decode(codec.to_json(value))


@given(VALUES, VALUES)
def test_a_value_with_its_patch_is_the_other_value(old: object, new: object) -> None:
    patch = difference(old, new)
    before = over_the_wire(old)
    if patch is not None:
        assert merged(before, over_the_wire(patch)) == over_the_wire(new)
        assert before == over_the_wire(old)
    else:
        assert before == over_the_wire(new)


@given(VALUES)
def test_equal_values_have_no_patch(value: object) -> None:
    assert difference(value, _copied(value)) is None


@given(VALUES, VALUES)
def test_a_patch_follows_from_the_values_and_not_from_what_they_share(old: Any, new: Any) -> None:
    """Two worlds in which the values are equal, but not the same objects, are patched in the same bytes."""
    copies = (_copied(old), _copied(new))
    assert codec.to_json(difference(old, new)) == codec.to_json(difference(*copies))


def _copied(value: Any) -> Any:
    if isinstance(value, Goods):
        return Goods(dict(value.counts))
    if isinstance(value, tuple):
        return tuple([_copied(one) for one in value])
    if isinstance(value, msgspec.Struct):
        return type(value)(*map(_copied, msgspec.structs.astuple(value)))
    return value


def test_the_cases_that_the_page_is_held_to() -> None:
    met = 0
    for case in cases():
        assert merged(case["before"], case["patch"]) == case["after"]
        if "checksum" in case:
            assert standing_checksum(case["after"]) == case["checksum"]
            met += case["before"] != case["after"]
    assert met > 100


def test_a_checksum_does_not_depend_on_the_order_of_members_and_tells_any_change() -> None:
    plain = {name: {"a": 1, "b": [1, None]} for name in STANDING}
    turned = {name: {"b": [1, None], "a": 1} for name in reversed(STANDING)}
    assert standing_checksum(plain) == standing_checksum(turned)
    for name in STANDING:
        assert standing_checksum(plain) != standing_checksum({**plain, name: {"a": 1, "b": [1, 0]}})
