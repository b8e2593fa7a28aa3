"""Who may read what: every field of an event is Open to all or Sealed for named readers (V).

There is no default. An event class with a field that says neither cannot be defined, so a new kind of event
cannot leak by forgetting.
"""

from __future__ import annotations

from typing import Annotated, Generic, TypeVar

from nottingham.rules.engine.seats import Seat
from nottingham.rules.engine.value import Value

T = TypeVar("T")

Open = Annotated[T, "open"]
"""A field that the whole table may read."""


class Sealed(Value, Generic[T], frozen=True):
    """A field that only its readers may open. Other seats hold a copy without the value."""

    readers: tuple[Seat, ...]
    value: T | None

    def opened(self) -> T:
        """The value; only the referee and the readers have it."""
        if self.value is None:
            raise LookupError("this copy is sealed")
        return self.value

    def as_seen_by(self, seat: Seat | None) -> Sealed[T]:
        return self if seat in self.readers else Sealed(self.readers, None)


NOBODY: tuple[Seat, ...] = ()
"""The readers of what nobody may know: the order of a deck, the removed cards (V2)."""
