"""Forms: the answers to a prompt, spelled out for every reader.

A prompt gives its forms. A form is one action: what is settled about it, and the fields that are left to fill in, each
called as the action calls it. A reader that knows the kinds of fields can answer a prompt that it has never met: a
person at a terminal or before the page, a model, a learner, a test.

    (form,) = DeclarePrompt(("apple", "cheese"), 3).forms(view)
    form.build({"good": "apple"})       # Declare("apple", 3)
    form.build({"good": "silk"})        # raises WrongField: "good: one of apple, cheese, not 'silk'"

How many cards, and which, is the law's to say: goods and clauses of the right kind make an action, and the referee
refuses it with its rule.
"""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import TYPE_CHECKING, Any, Final, Literal, NamedTuple, TypeVar

import msgspec

from nottingham.rules.engine.deals import ClauseBase, Clauses
from nottingham.rules.engine.goods import NOTHING, Goods
from nottingham.rules.engine.handful import between, handful, mixed, pick
from nottingham.rules.engine.seats import Seat
from nottingham.rules.engine.value import Value

if TYPE_CHECKING:
    from nottingham.rules.engine.families import Action

T = TypeVar("T")
REQUIRED: Final = msgspec.UNSET
"""The default of a field that has none."""
Kind = Literal["good", "pile", "offer", "act", "word"]
"""What a choice is among, so that it can be called by its name."""


class WrongField(ValueError):
    """A field that is not filled in as it must be."""

    def __init__(self, field: str, why: str) -> None:
        super().__init__(f"{field}: {why}")
        self.field = field


class FieldBase(Value, frozen=True, tag_field="field", tag=lambda name: name.removesuffix("Field").lower()):
    """One thing to fill in."""

    name: str

    @property
    def default(self) -> Any:
        return REQUIRED

    def read(self, value: Any) -> Any:
        """The value of this kind that was meant, from plain data or as it is; raises WrongField."""
        raise NotImplementedError

    def sample(self, rng: Random) -> Any:
        raise NotImplementedError


class SeatField(FieldBase, frozen=True):
    """One of these seats."""

    among: tuple[Seat, ...]

    def read(self, value: Any) -> Seat:
        return _one_of(self.name, value, self.among)

    def sample(self, rng: Random) -> Seat:
        return pick(self.among, rng)


class ChoiceField(FieldBase, frozen=True):
    """One of these; None, where it is among them, is to leave it."""

    among: tuple[str | int | None, ...]
    of: Kind = "word"

    @property
    def default(self) -> Any:
        return None if None in self.among else REQUIRED

    def read(self, value: Any) -> str | int | None:
        return _one_of(self.name, value, self.among)

    def sample(self, rng: Random) -> str | int | None:
        return pick(self.among, rng)


class NumberField(FieldBase, frozen=True):
    """A number within limits, such as of gold."""

    least: int
    most: int

    @property
    def default(self) -> int:
        return self.least

    def read(self, value: Any) -> int:
        if type(value) is not int or not self.least <= value <= self.most:
            raise WrongField(self.name, f"a number from {self.least} to {self.most}, not {value!r}")
        return value

    def sample(self, rng: Random) -> int:
        return between(self.least, self.most, rng)


class GoodsField(FieldBase, frozen=True):
    """Some of these cards, at least and at most so many; with a worth, just enough of them for it (P6)."""

    within: Goods
    least: int
    most: int
    worth: int = 0

    @property
    def default(self) -> Any:
        return REQUIRED if self.least or self.worth else NOTHING

    def read(self, value: Any) -> Goods:
        try:
            if isinstance(value, Mapping):
                return Goods(value)
            return value if isinstance(value, Goods) else Goods.counting(value)
        except (ValueError, TypeError):
            raise WrongField(self.name, f"a number for each kind of goods, not {value!r}") from None

    def sample(self, rng: Random) -> Goods:
        return Goods.counting(handful(self.within.cards(), between(self.least, self.most, rng), rng))


class OrderField(FieldBase, frozen=True):
    """All of these cards in an order, the bottom card first."""

    goods: Goods

    @property
    def default(self) -> tuple[str, ...]:
        return self.goods.cards()

    def read(self, value: Any) -> tuple[str, ...]:
        cards = tuple(value) if isinstance(value, list | tuple) else ()
        if sorted(map(str, cards)) != sorted(self.goods.cards()):
            raise WrongField(self.name, f"exactly these cards in some order: {', '.join(self.goods.cards())}")
        return cards

    def sample(self, rng: Random) -> tuple[str, ...]:
        return mixed(self.goods.cards(), rng)


class ClausesField(FieldBase, frozen=True):
    """The clauses of an offer, each kind within its public limits (B2, B3)."""

    gold: int
    stand: Goods
    face_down: int
    bag: int
    may_pass: tuple[Seat, ...]
    may_open: tuple[Seat, ...]
    may_refuse: tuple[Seat, ...]

    def read(self, value: Any) -> Clauses:
        if not isinstance(value, tuple) or not all(isinstance(clause, ClauseBase) for clause in value):
            raise WrongField(self.name, f"clauses, not {value!r}")
        return value


class TextField(FieldBase, frozen=True):
    """Words of one's own; where it stands instead of another field, only if that is left."""

    most: int
    instead_of: str = ""

    @property
    def default(self) -> str:
        return ""

    def read(self, value: Any) -> str:
        if not isinstance(value, str) or len(value) > self.most:
            raise WrongField(self.name, f"a text of at most {self.most} characters")
        return value

    def sample(self, rng: Random) -> str:  # noqa: ARG002 - as every field
        return ""


Field = SeatField | ChoiceField | NumberField | GoodsField | OrderField | ClausesField | TextField


class Form(NamedTuple):
    """One action that would answer a prompt."""

    action: type[Action]
    fields: tuple[Field, ...] = ()
    settled: Mapping[str, Any] = {}
    """What the prompt itself says of it."""

    @property
    def verb(self) -> str:
        """The action as it is called on the wire."""
        return VERBS.get(self.action) or _verb_of(self.action)

    def build(self, values: Mapping[str, Any] | None = None) -> Action:
        """The action with these values; raises WrongField. What is missing is as its field has it by default."""
        filled = dict(self.settled)
        for field in self.fields:
            value = (values or {}).get(field.name)
            if value is None and (value := field.default) is REQUIRED:
                raise WrongField(field.name, "is missing")
            filled[field.name] = field.read(value)
        return self.action(**filled)

    def settle(self, name: str, value: Any) -> Form:
        """The form with one field less."""
        rest = tuple(field for field in self.fields if field.name != name)
        return Form(self.action, rest, {**self.settled, name: value})

    def sample(self, rng: Random) -> Action:
        return self.action(**self.settled, **{field.name: field.sample(rng) for field in self.fields})


VERBS: dict[type, str] = {}
"""The verb of each action that was asked for: menus ask often."""


def _verb_of(action: type) -> str:
    VERBS[action] = str(action.__struct_config__.tag)  # type: ignore[attr-defined]
    return VERBS[action]


def _one_of(name: str, value: Any, among: tuple[T, ...]) -> T:
    if isinstance(value, bool) or value not in among:
        raise WrongField(name, f"one of {', '.join(map(str, among))}, not {value!r}")
    return among[among.index(value)]
