"""Report renderer: Jinja2 over the templates that lie here, and the little geometry that charts need."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from math import cos, pi, sin
from pathlib import Path
from typing import Final, NamedTuple

from jinja2 import Environment, FileSystemLoader, StrictUndefined

LABEL: Final = 134
"""Room for the names at the left of a chart."""
PLOT: Final = 246
"""How wide the part of a chart is that has a scale."""
PARTS: Final = {
    "gold": "gold",
    "legal": "legal goods",
    "contraband": "contraband",
    "royal": "royal goods",
    "crowns": "crowns",
    "extras": "extras",
}
"""What points come from, and how a legend calls it."""
STEPS: Final = (1, 2, 5, 10, 20, 25, 50, 100, 200, 500, 1000, 10_000)


class Bar(NamedTuple):
    """One row of a chart: a value, and how far it may be off."""

    name: str
    value: float
    error: float | None
    text: str

    @property
    def high(self) -> float:
        """Where its upper whisker ends."""
        return self.value + 2 * (self.error or 0)

    @property
    def reach(self) -> float:
        """How far its whiskers end from nothing, on either side."""
        return abs(self.value) + 2 * (self.error or 0)


class StackedBar(NamedTuple):
    """A bar of several parts, by their names."""

    name: str
    parts: Mapping[str, float]

    @property
    def high(self) -> float:
        """How far it reaches: a part below nothing takes no room."""
        return sum(max(value, 0) for value in self.parts.values())


class Ridge(NamedTuple):
    """A distribution: how often each bin was met, by its lower end, and the mean."""

    name: str
    counts: Mapping[int, int]
    mean: float


class Tile(NamedTuple):
    """One field of a heat map: from -1 (all madder) to 1 (all forest)."""

    heat: float
    text: str
    tip: str


ReportTable = tuple[Sequence[str], Sequence[tuple[str, Sequence[str]]]]
"""The heads of its columns, and its rows by name."""


def render(template: str, **context: object) -> str:
    """A page by the name of its template."""
    return TEMPLATES.get_template(template).render(context)


def x_of(value: float, low: float, high: float) -> float:
    """Where a value lies on the scale of a chart."""
    return LABEL + (value - low) / (high - low or 1) * PLOT


def whisker(row: Bar, low: float, high: float) -> tuple[float, ...]:
    """The ends of two standard errors either way, within the scale; empty where no error is known."""
    ends = (row.value - 2 * row.error, row.high) if row.error else ()
    return tuple(min(max(x_of(end, low, high), LABEL), LABEL + PLOT) for end in ends)


def ticks(low: float, high: float, most: int = 5, least: int = 1) -> range:
    """Round numbers between two others, at most so many steps, none smaller than the least.

    >>> list(ticks(3, 41)), list(ticks(90, 190, 6, 25))
    ([10, 20, 30, 40], [100, 125, 150, 175])
    """
    step = next(step for step in STEPS if step >= least and (high - low) / step <= most)
    return range(int(-(-low // step)) * step, int(high) + 1, step)


def used_parts(rows: Iterable[tuple[str, Mapping[str, float]]]) -> list[StackedBar]:
    """Points by what they come from, without what brings nobody anything."""
    scores = list(rows)
    used = [part for part in PARTS if any(abs(points[part]) >= 0.05 for _, points in scores)]
    return [StackedBar(name, {part: points[part] for part in used}) for name, points in scores]


def ridge_scale(rows: Sequence[Ridge], width: int) -> tuple[int, int, float]:
    """The first bin, the end of the last and the largest share of any, with room at both ends."""
    bins = [at for row in rows for at in row.counts]
    peak = max(max(row.counts.values()) / sum(row.counts.values()) for row in rows)
    return min(bins) - width, max(bins) + 2 * width, peak


def corners(shares: Sequence[float | None]) -> list[tuple[float, float]]:
    """A point of each known share on its axis of a radar; the first axis goes up, the others follow clockwise."""
    turns = [2 * pi * place / len(shares) - pi / 2 for place in range(len(shares))]
    known = [(turn, share * 128) for turn, share in zip(turns, shares, strict=True) if share is not None]
    return [(230 + cos(turn) * reach, 160 + sin(turn) * reach) for turn, reach in known]


def points(corners: Iterable[tuple[float, float]]) -> str:
    """Corners as SVG wants them."""
    return " ".join(f"{x:.1f},{y:.1f}" for x, y in corners)


TEMPLATES: Final = Environment(
    loader=FileSystemLoader(Path(__file__).parent),
    autoescape=True,
    undefined=StrictUndefined,
    trim_blocks=True,
    lstrip_blocks=True,
)
TEMPLATES.filters.update(px="{:.1f}".format, thousands="{:,}".format, points=points)
TEMPLATES.globals.update(LABEL=LABEL, PLOT=PLOT, x_of=x_of, whisker=whisker, ticks=ticks, zip=zip)
TEMPLATES.globals.update(corners=corners, ridge_scale=ridge_scale)
