"""Feature names: what each number of an observation is, in words that mean the same under every ruleset.

    observation_names(layout)[0]        # 'hand apple'

Layouts differ from table to table; names do not. So weights that were learned at one table can be laid out for another.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from nottingham.encoding.layout import FATES, PHASES, TOPS, Layout, Segment
from nottingham.encoding.observation import DUTIES

Labels = Sequence[str]
ACTS = ("pass", "open")
PLEAS = ("pass", "open", "refuse")


def observation_names(layout: Layout) -> tuple[str, ...]:
    """A name for each number of an observation, in its order."""
    axes = _segments(_Axes(layout))
    return tuple(name for segment in layout.segments for name in _names_in(segment, *axes[segment.name]))


def _names_in(segment: Segment, rows: Labels, columns: Labels) -> Iterable[str]:
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

    def bag(self) -> Labels:
        words = [f"{decider} {word}" for decider in self.deciders for word in ("decides", "said pass", "said open")]
        return ("size", *self.legal, *FATES, *words)

    def offer(self) -> Labels:
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

    def split(self) -> Labels:
        return ("stands", "own", "gold", "face down", *self.legal, *self.contraband)


ONE: Labels = ("",)


def _segments(of: _Axes) -> dict[str, tuple[Labels, Labels]]:
    """Rows and columns of each segment."""
    return {
        "hand": (ONE, of.goods),
        "bag": (ONE, of.goods),
        "aside": (ONE, of.goods),
        "contraband": (ONE, of.contraband),
        "known": (of.holders, of.contraband),
        "stands": (of.holders, of.legal),
        "face_down": (ONE, of.holders),
        "gold": (ONE, of.holders),
        "hand_sizes": (ONE, of.seats),
        "piles": (of.piles, of.goods),
        "pile_tops": (of.tops, of.goods),
        "gone": (ONE, of.goods),
        "deck": (ONE, ONE),
        "round": (ONE, ONE),
        "deciders": (of.deciders, of.seats),
        "phase": (ONE, tuple(phase.__name__ for phase in PHASES)),
        "opener": (ONE, of.seats),
        "order": (ONE, of.seats),
        "turn": (ONE, ("aside", "drawn")),
        "laid_out": (of.seats, of.goods),
        "loading": (("waiting", "ready"), of.seats),
        "bags": (of.seats, of.bag()),
        "bound": (of.seats, PLEAS),
        "deals": (ONE, of.seats),
        "offers": (of.slots, of.offer()),
        "promises": (of.pairs, ACTS),
        "talk": (ONE, ("rounds", "offers", "promises", "patience")),
        "past_bags": (of.seats, ("declared", "true", "false", "paid", "unpaid")),
        "past_offers": (of.seats, ("made", "accepted", "refused")),
        "word_kept": (of.seats, ("kept", "broken")),
        "contraband_seen": (ONE, of.seats),
        "duty": (ONE, (*(duty.__name__ for duty in DUTIES), "other")),
        "awaited": (ONE, of.seats),
        "owed": (ONE, ("amount", "contraband")),
        "confiscated": (ONE, of.goods),
        "split": (ONE, of.split()),
        "black_market": (of.contraband, ("value", "left")),
        "claimed": (ONE, of.seats),
        "clock": (ONE, ONE),
        "asked": (ONE, ONE),
        "draft": (ONE, of.steps),
    }
