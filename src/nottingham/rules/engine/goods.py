"""Goods: what merchants carry to market, and the immutable multiset that holds them (law G)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Literal

import msgspec

Kind = Literal["legal", "contraband", "royal"]
Cards = tuple[str, ...]
"""Cards in an order that matters: the deck (top first) and the piles (bottom first)."""
FEW_PLAYERS = 3
"""With three players the cards marked 4+ leave the game (G3)."""


class Good(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One kind of card as it is in play at this table (G)."""

    id: str
    kind: Kind
    value: int
    penalty: int
    cards: int
    crown: str = ""
    """The legal good this one counts as for King and Queen; empty for none."""
    crown_count: int = 0
    king: int = 0
    queen: int = 0
    names: dict[str, str] = {}
    """Names by language, for house goods; the printed goods are named by the locales."""

    @property
    def is_legal(self) -> bool:
        return self.kind == "legal"


class PrintedGood(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A good as a table describes it, with the number of its cards for three and for more players."""

    id: str
    kind: Kind
    value: int
    penalty: int
    cards_3: int
    cards_4: int
    crown: str = ""
    """The legal good it counts as for King and Queen; left out, itself if it has bonuses of its own, else none."""
    crown_count: int = 0
    """How many of that good; left out, one."""
    king: int = 0
    queen: int = 0
    names: dict[str, str] = {}

    def in_play(self, players: int) -> Good | None:
        """The good as it is in play with so many players; None if no card of it is (G3, G4)."""
        cards = self.cards_3 if players == FEW_PLAYERS else self.cards_4
        if not cards:
            return None
        return Good(
            id=self.id,
            kind=self.kind,
            value=self.value,
            penalty=self.penalty,
            cards=cards,
            crown=self.crown or (self.id if self.king or self.queen else ""),
            crown_count=self.crown_count or int(bool(self.crown or self.king or self.queen)),
            king=self.king,
            queen=self.queen,
            names=self.names,
        )


class Goods:
    """An immutable multiset of cards: the one way cards lie in hands, bags and stands.

    >>> hand = Goods.of("apple", "apple", "silk")
    >>> hand["apple"], len(hand), hand - Goods.of("apple")
    (2, 3, Goods(apple=1, silk=1))
    """

    __slots__ = ("_total", "counts")
    counts: dict[str, int]
    """The number of each kind, in no order; to look at, never to change."""
    _total: int

    def __init__(self, counts: Mapping[str, int] | None = None) -> None:
        kept = {good: count for good, count in (counts or {}).items() if count}
        if any(type(count) is not int or count < 0 for count in kept.values()):
            raise ValueError("a number of cards is never negative")
        self.counts = kept
        self._total = sum(kept.values())

    @classmethod
    def of(cls, *cards: str) -> Goods:
        return cls.counting(cards)

    @classmethod
    def counting(cls, cards: Iterable[str]) -> Goods:
        counts: dict[str, int] = {}
        total = 0
        for card in cards:
            counts[card] = counts.get(card, 0) + 1
            total += 1
        return cls._raw(counts, total)

    @classmethod
    def _raw(cls, counts: dict[str, int], total: int) -> Goods:
        goods = object.__new__(cls)
        goods.counts = counts
        goods._total = total
        return goods

    def __getitem__(self, good: str) -> int:
        return self.counts.get(good, 0)

    def __len__(self) -> int:
        return self._total

    def __bool__(self) -> bool:
        return self._total > 0

    def __iter__(self) -> Iterator[str]:
        """The kinds held, each once, in alphabetical order."""
        return iter(sorted(self.counts))

    def __contains__(self, good: object) -> bool:
        return good in self.counts

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Goods) and self.counts == other.counts

    def __hash__(self) -> int:
        return hash(frozenset(self.counts.items()))

    def __add__(self, other: Goods) -> Goods:
        if not other._total:
            return self
        if not self._total:
            return other
        counts = self.counts.copy()
        for good, count in other.counts.items():
            counts[good] = counts.get(good, 0) + count
        return Goods._raw(counts, self._total + other._total)

    def __sub__(self, other: Goods) -> Goods:
        if not other._total:
            return self
        counts = self.counts.copy()
        for good, count in other.counts.items():
            left = counts.get(good, 0) - count
            if left > 0:
                counts[good] = left
            elif left == 0:
                del counts[good]
            else:
                raise ValueError(f"{count} {good} cannot leave {self!r}")
        return Goods._raw(counts, self._total - other._total)

    def __and__(self, other: Goods) -> Goods:
        """What both hold: the smaller number of each kind."""
        theirs = other.counts
        counts = {good: min(count, theirs[good]) for good, count in self.counts.items() if good in theirs}
        return Goods._raw(counts, sum(counts.values()))

    def __le__(self, other: Goods) -> bool:
        theirs = other.counts
        for good, count in self.counts.items():  # noqa: SIM110 - asked of every offer; a generator costs more
            if count > theirs.get(good, 0):
                return False
        return True

    def __repr__(self) -> str:
        return f"Goods({', '.join(f'{good}={count}' for good, count in self.items())})"

    def items(self) -> list[tuple[str, int]]:
        return sorted(self.counts.items())

    def cards(self) -> Cards:
        """Every card by name, in alphabetical order."""
        cards: list[str] = []
        for good, count in sorted(self.counts.items()):
            cards += [good] * count
        return tuple(cards)

    def only(self, kinds: Iterable[str]) -> Goods:
        """The cards of these kinds alone."""
        counts = {good: self.counts[good] for good in kinds if good in self.counts}
        return Goods._raw(counts, sum(counts.values()))

    def without(self, kinds: Iterable[str]) -> Goods:
        """The cards of all other kinds."""
        counts = dict(self.counts)
        for good in kinds:
            counts.pop(good, None)
        return Goods._raw(counts, sum(counts.values()))

    def worth(self, prices: Mapping[str, int]) -> int:
        """The sum of these prices over all cards."""
        return sum(prices[good] * count for good, count in self.counts.items())

    def lowered(self, by: int) -> Goods:
        """Every kind lowered by a number, never under zero (V6)."""
        if not by or not self._total:
            return self
        return Goods({good: max(0, count - by) for good, count in self.counts.items()})


NOTHING = Goods()
