"""Pieces of a draft: a field of a form of the rules, filled in by steps."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, TypeVar

from nottingham.encoding.amounts import digit_worth, digits_of, gold_steps, goods_taken, less_one, steps_of, stock_of
from nottingham.encoding.vocabulary import Vocabulary
from nottingham.rules.engine import fields as f
from nottingham.rules.engine.goods import Goods
from nottingham.rules.engine.seats import Seat

F = TypeVar("F")


class NoPath(ValueError):
    """An action that no steps lead to."""


def copy_of(form: F) -> F:
    """The same draft or piece, to be changed: its own fields are values."""
    copy = object.__new__(type(form))
    for name in type(form).__slots__:  # type: ignore[attr-defined]
        setattr(copy, name, getattr(form, name))
    return copy


class StepPiece:
    """The steps of one field, and the value they have led to so far."""

    __slots__: tuple[str, ...] = ()
    steps: range
    is_enough: bool
    """Whether nothing need be added."""
    value: Any

    def choices(self) -> Iterable[int]:
        """The steps that can follow; none once it is full."""
        return ()

    def taken(self, step: int) -> StepPiece:
        raise NotImplementedError

    def path(self, value: Any) -> Iterable[int]:
        """The steps to a value."""
        raise NotImplementedError


class Choosing(StepPiece):
    """One of several, each with a step of its own."""

    __slots__ = ("by_step", "is_enough", "steps", "value")

    def __init__(self, steps: range, by_step: dict[int, Any]) -> None:
        self.steps, self.by_step = steps, by_step
        self.is_enough, self.value = False, None

    def choices(self) -> Iterable[int]:
        return () if self.is_enough else self.by_step

    def taken(self, step: int) -> StepPiece:
        more = copy_of(self)
        more.is_enough, more.value = True, self.by_step[step]
        return more

    def path(self, value: Any) -> Iterable[int]:
        return [step for step, one in self.by_step.items() if one == value]


class Picking(StepPiece):
    """So many cards, at least and at most, one at a time in the order of the catalogue."""

    __slots__ = ("all", "count", "least", "left", "low", "most", "names", "steps")

    def __init__(self, start: int, vocabulary: Vocabulary, field: f.GoodsField) -> None:
        self.names = vocabulary.goods
        self.steps = range(start, start + len(self.names))
        self.all = self.left = stock_of(vocabulary, field.within)
        self.low = self.count = 0
        self.least, self.most = field.least, field.most

    @property
    def is_enough(self) -> bool:  # type: ignore[override]
        return self.count >= self.least

    @property
    def value(self) -> Goods:
        return goods_taken(self.names, self.all, self.left)

    def choices(self) -> Iterable[int]:
        if self.count >= self.most:
            return ()
        start, left = self.steps.start, self.left
        return [start + place for place in range(self.low, len(left)) if left[place]]

    def taken(self, step: int) -> StepPiece:
        more = copy_of(self)
        more.low = step - self.steps.start
        more.left = less_one(self.left, more.low)
        more.count = self.count + 1
        return more

    def path(self, value: Goods) -> Iterable[int]:
        return steps_of(self.steps.start, value, self.names)


class Paying(StepPiece):
    """Goods for a debt, the dearest first, until they suffice: the last is the cheapest, so none is needless (P6)."""

    __slots__ = ("all", "kinds", "left", "names", "owed", "steps")

    def __init__(self, start: int, vocabulary: Vocabulary, field: f.GoodsField) -> None:
        values = vocabulary.ruleset.values
        self.names = vocabulary.goods
        self.steps = range(start, start + len(self.names))
        self.all = self.left = stock_of(vocabulary, field.within)
        self.owed = field.worth
        dearest_first = sorted(field.within, key=lambda good: (-values[good], vocabulary.good_index[good]))
        self.kinds = tuple((vocabulary.good_index[good], values[good]) for good in dearest_first)

    @property
    def is_enough(self) -> bool:  # type: ignore[override]
        return self.owed <= 0

    @property
    def value(self) -> Goods:
        return goods_taken(self.names, self.all, self.left)

    def choices(self) -> Iterable[int]:
        if self.owed <= 0:
            return ()
        rest = sum(self.left[place] * value for place, value in self.kinds)
        found = []
        for place, value in self.kinds:
            if rest < self.owed:  # from here on not enough would be left
                break
            if self.left[place]:
                found.append(self.steps.start + place)
            rest -= self.left[place] * value
        return found

    def taken(self, step: int) -> StepPiece:
        place = step - self.steps.start
        at = next(at for at, (kind, _) in enumerate(self.kinds) if kind == place)
        more = copy_of(self)
        more.left, more.owed, more.kinds = less_one(self.left, place), self.owed - self.kinds[at][1], self.kinds[at:]
        return more

    def path(self, value: Goods) -> Iterable[int]:
        start = self.steps.start
        return [start + place for place, _ in self.kinds for _ in range(value[self.names[place]])]


class Laying(StepPiece):
    """Cards in a chosen order, the bottom card first; what needs no choice lays itself."""

    __slots__ = ("cards", "left", "names", "steps")

    def __init__(self, start: int, vocabulary: Vocabulary, field: f.OrderField) -> None:
        self.names = vocabulary.goods
        self.steps = range(start, start + len(self.names))
        self.left = stock_of(vocabulary, field.goods)
        self.cards: tuple[str, ...] = ()

    @property
    def is_enough(self) -> bool:  # type: ignore[override]
        return sum(count > 0 for count in self.left) <= 1

    @property
    def value(self) -> tuple[str, ...]:
        rest = [good for good, count in zip(self.names, self.left, strict=True) for _ in range(count)]
        return (*self.cards, *rest)

    def choices(self) -> Iterable[int]:
        if self.is_enough:
            return ()
        return [step for step, count in zip(self.steps, self.left, strict=True) if count]

    def taken(self, step: int) -> StepPiece:
        place = step - self.steps.start
        more = copy_of(self)
        more.left, more.cards = less_one(self.left, place), (*self.cards, self.names[place])
        return more

    def path(self, value: tuple[str, ...]) -> Iterable[int]:
        return [self.steps.start + self.names.index(card) for card in value]


class Counting(StepPiece):
    """A number above the least, digit by digit from the highest place down, each place once."""

    __slots__ = ("least", "low", "most", "places", "steps", "value")
    is_enough = True

    def __init__(self, start: int, vocabulary: Vocabulary, field: f.NumberField) -> None:
        self.places = vocabulary.places
        self.steps = range(start, start + 9 * self.places)
        self.value = self.least = field.least
        self.most = field.most
        self.low = start

    def choices(self) -> Iterable[int]:
        return gold_steps(self.places, self.steps.start, self.low, self.most - self.value)

    def taken(self, step: int) -> StepPiece:
        more = copy_of(self)
        amount, more.low = digit_worth(self.places, self.steps.start, step)
        more.value = self.value + amount
        return more

    def path(self, value: int) -> Iterable[int]:
        return digits_of(self.places, self.steps.start, value - self.least)


class Writing(StepPiece):
    """Free words, which no steps lead to."""

    __slots__ = ()
    steps = range(0)
    is_enough = True
    value = ""

    def path(self, value: str) -> Iterable[int]:
        if value:
            raise NoPath("free words have no steps")
        return ()


def piece_of(vocabulary: Vocabulary, verb: str, field: f.Field, seat: Seat) -> StepPiece:
    start = vocabulary.starts.get((verb, field.name), -1)
    match field:
        case f.SeatField():
            relative = {start + (other - seat) % vocabulary.players: other for other in field.among}
            return Choosing(range(start, start + vocabulary.players), relative)
        case f.ChoiceField():
            return Choosing(range(start, start + len(field.among)), dict(enumerate(field.among, start)))
        case f.NumberField():
            return Counting(start, vocabulary, field)
        case f.GoodsField():
            return (Paying if field.worth else Picking)(start, vocabulary, field)
        case f.OrderField():
            return Laying(start, vocabulary, field)
        case f.TextField():
            return Writing()
    raise TypeError(f"{field.name}: only an offer has clauses")
