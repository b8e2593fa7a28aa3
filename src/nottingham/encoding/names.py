"""Feature names: what each number of an observation is, in words that mean the same under every ruleset.

    observation_names(layout)[0]        # 'hand apple'

Layouts differ from table to table; names do not. So weights that were learned at one table can be laid out for another.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

from nottingham.encoding.observation import DUTIES, FATES, PHASES, TOPS, Layout, Segment

Names = Sequence[str]
ACTS = ("pass", "open")
PLEAS = ("pass", "open", "refuse")


def observation_names(layout: Layout) -> tuple[str, ...]:
    """A name for each number of an observation, in its order."""
    axes = _Axes(layout)
    return tuple(name for segment in layout.segments for name in _named(segment, axes))


def _named(segment: Segment, axes: _Axes) -> Iterable[str]:
    rows, columns = AXES[segment.name](axes)
    assert (len(rows), len(columns)) == (segment.rows, segment.columns), f"{segment.name} has other rows or columns"
    return (" ".join(filter(None, (segment.name, row, column))) for row in rows for column in columns)


class _Axes:
    """What rows and columns of a layout stand for."""

    def __init__(self, layout: Layout) -> None:
        vocabulary, ruleset = layout.vocabulary, layout.vocabulary.ruleset
        self.steps = vocabulary.names
        self.goods = vocabulary.goods
        self.legal = ruleset.legal
        self.contraband = ruleset.contraband
        self.seats = tuple(f"seat+{step}" for step in range(ruleset.players))
        self.holders = (*self.seats, "loot")[: ruleset.holders]
        self.piles = ruleset.piles
        self.tops = tuple(f"{pile} {depth}" for pile in ruleset.piles for depth in range(TOPS))
        self.deciders = ("sheriff",) if vocabulary.deciders == 1 else ("lead", "deputy")
        self.slots = tuple(vocabulary.slot_name(slot) for slot in range(vocabulary.slots))
        self.pairs = tuple(f"{by} to {to}" for by in self.seats for to in self.seats)
        self.promises = vocabulary.promises()

    def bag(self) -> Names:
        words = [f"{decider} {word}" for decider in self.deciders for word in ("decides", "said pass", "said open")]
        return ("size", *self.legal, *FATES, *words)

    def offer(self) -> Names:
        return (
            "stands",
            "gold",
            *(f"stand {good}" for good in self.legal),
            *(f"contraband {good}" for good in self.contraband),
            *(f"bag {good}" for good in self.goods),
            *(f"{seat} {plea}" for seat in self.seats for plea in PLEAS),
            *self.promises,
            *(f"{side} agreed" for side in ("merchant", *self.deciders)),
            "answers",
        )

    def split(self) -> Names:
        return ("stands", "own", "gold", "face down", *self.legal, *self.contraband)


ONE: Names = ("",)
AXES: dict[str, Callable[[_Axes], tuple[Names, Names]]] = {
    "hand": lambda of: (ONE, of.goods),
    "bag": lambda of: (ONE, of.goods),
    "aside": lambda of: (ONE, of.goods),
    "contraband": lambda of: (ONE, of.contraband),
    "known": lambda of: (of.holders, of.contraband),
    "stands": lambda of: (of.holders, of.legal),
    "face_down": lambda of: (ONE, of.holders),
    "gold": lambda of: (ONE, of.holders),
    "hand_sizes": lambda of: (ONE, of.seats),
    "piles": lambda of: (of.piles, of.goods),
    "pile_tops": lambda of: (of.tops, of.goods),
    "gone": lambda of: (ONE, of.goods),
    "deck": lambda of: (ONE, ONE),
    "round": lambda of: (ONE, ONE),
    "deciders": lambda of: (of.deciders, of.seats),
    "phase": lambda of: (ONE, tuple(phase.__name__ for phase in PHASES)),
    "opener": lambda of: (ONE, of.seats),
    "order": lambda of: (ONE, of.seats),
    "turn": lambda of: (ONE, ("aside", "drawn")),
    "laid_out": lambda of: (of.seats, of.goods),
    "loading": lambda of: (("waiting", "ready"), of.seats),
    "bags": lambda of: (of.seats, of.bag()),
    "bound": lambda of: (of.seats, PLEAS),
    "deals": lambda of: (ONE, of.seats),
    "offers": lambda of: (of.slots, of.offer()),
    "promises": lambda of: (of.pairs, ACTS),
    "talk": lambda of: (ONE, ("rounds", "offers", "promises", "patience")),
    "past_bags": lambda of: (of.seats, ("declared", "true", "false", "paid", "unpaid")),
    "past_offers": lambda of: (of.seats, ("made", "accepted", "refused")),
    "word_kept": lambda of: (of.seats, ("kept", "broken")),
    "contraband_seen": lambda of: (ONE, of.seats),
    "duty": lambda of: (ONE, (*(duty.__name__ for duty in DUTIES), "other")),
    "awaited": lambda of: (ONE, of.seats),
    "owed": lambda of: (ONE, ("amount", "contraband")),
    "confiscated": lambda of: (ONE, of.goods),
    "split": lambda of: (ONE, of.split()),
    "black_market": lambda of: (of.contraband, ("value", "left")),
    "claimed": lambda of: (ONE, of.seats),
    "clock": lambda of: (ONE, ONE),
    "asked": lambda of: (ONE, ONE),
    "draft": lambda of: (ONE, of.steps),
}
"""Rows and columns of each segment."""
