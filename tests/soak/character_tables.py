"""The characters' tables of docs/arena.md, as Markdown: win shares, cards, and exploiters against three of each.

nice python -m tests.soak.character_tables --games 400 --deals 25
"""

from __future__ import annotations

import argparse
import sys
from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence
from itertools import chain
from typing import NamedTuple

from nottingham.bots.characters import TEMPERED
from nottingham.bots.exploiters import TRICKS
from tests.bots.cards import Counts, at_mixed_tables
from tests.bots.strength import win_share

EDITIONS = ("first", "second")
SIZES = [*(("first", players) for players in (3, 4, 5)), *(("second", players) for players in (3, 4, 5, 6))]
CARDS = (
    ("will", "of his cards are contraband", "contraband", "cards"),
    ("will", "of his bags are paid for", "paid_bags", "bags"),
    ("much", "of bags with 2 gold or more offered are opened", "asked_opened", "asked"),
    ("tuck", "of bags with 2 gold or more offered are opened", "asked_opened", "asked"),
    ("tuck", "of his bags lie", "lies", "bags"),
    ("john", "of the deals at his gate bring goods", "goods_at_gate", "deals_at_gate"),
    ("prince_john", "of his promises that fell due were broken", "broken", "due"),
    ("marian", "of her games have a run of three contraband", "runs", "games"),
    ("marian", "of her bags lie", "lies", "bags"),
    ("guy", "offers in a hundred games to have others opened", "hunts", "games"),
)
"""Whose card, what is counted, and the names of the part and of the whole."""


class Share(NamedTuple):
    """A ratio with its standard error, both in percent."""

    percent: float
    error: float

    def __str__(self) -> str:
        return f"{self.percent:.1f} ± {self.error:.1f}"


def ratio(pairs: Sequence[tuple[float, float]]) -> Share:
    """Parts over wholes, where each pair is one game's: the linear estimate of a ratio's error."""
    whole = sum(pair[1] for pair in pairs)
    if not whole:
        return Share(0.0, 0.0)
    mean = sum(pair[0] for pair in pairs) / whole
    spread: float = sum((part - mean * all_) ** 2 for part, all_ in pairs) ** 0.5
    return Share(100 * mean, 100 * spread / whole)


def row(cells: Iterable[object]) -> str:
    return f"| {' | '.join(map(str, cells))} |"


def head(cells: Sequence[str]) -> str:
    return f"{row(cells)}\n{row(['---'] * len(cells))}"


def mixed_tables(games: int) -> Iterator[str]:
    """Win shares by size and edition, then what the cards promise, counted over all of it."""
    shares: dict[tuple[str, str, int], list[tuple[float, float]]] = defaultdict(list)
    did: dict[str, list[Counts]] = defaultdict(list)
    for edition, players in SIZES:
        for table, counts, won in at_mixed_tables(edition, players, games, seed=players):
            for name, count, share in zip(table, counts, won, strict=True):
                shares[name, edition, players].append((share, 1.0))
                did[name].append(count)
    yield head(["", *(f"{edition}, {players}" for edition, players in SIZES)])
    for name in TEMPERED:
        yield row([name, *(ratio(shares[name, *size]) for size in SIZES)])
    yield f"\n{head(['card', 'seen', 'others'])}"
    for name, what, part, whole in CARDS:
        others = [count for other in TEMPERED if other != name for count in did[other]]
        yield row([f"{name}: {what}", counted_ratio(did[name], part, whole), counted_ratio(others, part, whole)])


def counted_ratio(counts: Iterable[Counts], part: str, whole: str) -> Share:
    return ratio([(one[part], 1.0 if whole == "games" else one[whole]) for one in counts])


def exploiters(deals: int) -> Iterator[str]:
    """Each trick alone against three of each character; steward_hard, on whom all tricks are built, beside them."""
    for edition in EDITIONS:
        yield f"\n{head([f'against three, {edition} edition', 'steward_hard', *TRICKS])}"
        for name in TEMPERED:
            cells = [win_share(alone, (name,), deals, edition=edition) for alone in ("steward_hard", *TRICKS)]
            yield row([name, *(Share(100 * share, 100 * error) for share, error in cells)])


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=400, help="at mixed tables, for each edition and size")
    parser.add_argument("--deals", type=int, default=25, help="for each exploiter, each played from every seat")
    asked = parser.parse_args()
    for line in chain(mixed_tables(asked.games), exploiters(asked.deals)):
        sys.stdout.write(f"{line}\n")
        sys.stdout.flush()


if __name__ == "__main__":
    main()
