"""What the sentence about an event says beside its fields: values that every narrator has words for."""

from __future__ import annotations

from typing import NamedTuple

from nottingham.rules.engine.goods import Goods
from nottingham.rules.engine.seats import Seat
from nottingham.rules.engine.secrets import Sealed


class Person(NamedTuple):
    """A seat that plays a part in the sentence."""

    seat: Seat


class People(NamedTuple):
    """Seats that are told by name, one after the other."""

    seats: tuple[Seat, ...]


class Haul(NamedTuple):
    """Gold and goods of which some lie face down."""

    gold: int
    legal: Goods
    face_down: int = 0
    contraband: Sealed[Goods] = Sealed((), None)


class PriceList(NamedTuple):
    """Goods with what each card in line for them is worth."""

    prices: tuple[tuple[str, tuple[int, ...]], ...]


SentenceValue = Person | People | Haul | PriceList | Goods | int
