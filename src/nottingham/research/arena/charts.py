"""Charts as SVG: strings in, a string out. Colours are names that the page around them gives a meaning to.

All are drawn for the width of a phone, so that their words stay readable there; on a wide page they stand side by side.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from html import escape
from math import cos, pi, sin
from typing import NamedTuple

WIDTH = 460
LABEL = 134
"""Room for the names at the left."""
RIGHT = 80
"""Room for the numbers at the right."""
ROW = 30
PLOT = WIDTH - LABEL - RIGHT
RADAR_MIDDLE = 160
RINGS = (0.25, 0.5, 0.75, 1)


class Bar(NamedTuple):
    """One row of a chart: a value, and how far it may be off."""

    name: str
    value: float
    error: float | None
    text: str


def bars(rows: Sequence[Bar], *, title: str, mark: float, mark_text: str) -> str:
    """Horizontal bars with error bars, and a line to compare them with."""
    most = max([mark * 1.25, *(row.value + (row.error or 0) * 2 for row in rows)])
    height = ROW * len(rows) + 26
    drawn = [_bar(row, index, most) for index, row in enumerate(rows)]
    at = _x(mark, 0, most)
    line = (
        f'<line class="mark" x1="{at:.1f}" x2="{at:.1f}" y1="0" y2="{height - 22}"/>'
        f'<text class="small" x="{at:.1f}" y="{height - 6}" text-anchor="middle">{escape(mark_text)}</text>'
    )
    return _svg(height, title, [*drawn, line])


def _bar(row: Bar, index: int, most: float) -> str:
    y, end = index * ROW, _x(row.value, 0, most)
    return (
        f"<g><title>{escape(f'{row.name}: {row.text}')}</title>{_label(row.name, y)}"
        f'<rect class="forest" x="{LABEL}" y="{y + 6}" width="{max(end - LABEL, 1):.1f}" height="{ROW - 12}" rx="2"/>'
        f"{_whisker(row, y + ROW / 2, 0, most)}"
        f'<text class="number" x="{WIDTH}" y="{y + ROW / 2 + 4}" text-anchor="end">{escape(row.text)}</text></g>'
    )


def dots(rows: Sequence[Bar], *, title: str, low: float, high: float, ticks: Iterable[tuple[float, str]]) -> str:
    """A dot for each name on a common scale."""
    height = ROW * len(rows) + 22
    grid = [
        f'<line class="grid" x1="{_x(at, low, high):.1f}" x2="{_x(at, low, high):.1f}" y1="2" y2="{height - 20}"/>'
        f'<text class="small" x="{_x(at, low, high):.1f}" y="{height - 5}" text-anchor="middle">{escape(text)}</text>'
        for at, text in ticks
    ]
    return _svg(height, title, grid + [_dot(row, index * ROW, low, high) for index, row in enumerate(rows)])


def _dot(row: Bar, y: float, low: float, high: float) -> str:
    at, middle = _x(row.value, low, high), y + ROW / 2
    return (
        f"<g><title>{escape(f'{row.name}: {row.text}')}</title>{_label(row.name, y)}"
        f'<line class="lane" x1="{LABEL}" x2="{LABEL + PLOT}" y1="{middle}" y2="{middle}"/>'
        f"{_whisker(row, middle, low, high)}"
        f'<circle class="royal" cx="{at:.1f}" cy="{middle}" r="6"/>'
        f'<text class="number" x="{WIDTH}" y="{middle + 4}" text-anchor="end">{escape(row.text)}</text></g>'
    )


class Tile(NamedTuple):
    """One field of a heat map: from -1 (all madder) to 1 (all forest)."""

    heat: float
    text: str
    tip: str


HEAT_MOST = 0.55
"""Deeper colours would swallow the numbers written on them."""


def heat_map(rows: Sequence[str], columns: Sequence[str], tiles: Mapping[tuple[str, str], Tile], *, title: str) -> str:
    """Names down and across, and a coloured number where they meet."""
    wide, head = (WIDTH - LABEL) / max(len(columns), 1), 104
    tall = max(26.0, min(wide, 40.0))
    heads = [
        f'<text class="label" transform="translate({LABEL + (index + 0.5) * wide + 4:.1f} {head - 6}) rotate(-50)">'
        f"{escape(name)}</text>"
        for index, name in enumerate(columns)
    ]
    drawn: list[str] = []
    for down, one in enumerate(rows):
        top = head + down * tall
        drawn.append(_label(one, top + (tall - ROW) / 2))
        drawn += [
            _tile(tiles.get((one, many)), LABEL + across * wide, top, wide, tall) for across, many in enumerate(columns)
        ]
    return _svg(head + tall * len(rows) + 2, title, heads + drawn, overhang=34)


def _tile(tile: Tile | None, x: float, y: float, wide: float, tall: float) -> str:
    box = f'x="{x + 1:.1f}" y="{y + 1:.1f}" width="{wide - 2:.1f}" height="{tall - 2:.1f}" rx="3"'
    if tile is None:
        return f'<rect class="empty" {box}/>'
    colour = "forest" if tile.heat > 0 else "madder"
    return (
        f"<g><title>{escape(tile.tip)}</title>"
        f'<rect class="{colour}" fill-opacity="{HEAT_MOST * min(abs(tile.heat), 1):.2f}" {box}/>'
        f'<text class="tile" x="{x + wide / 2:.1f}" y="{y + tall / 2 + 4:.1f}" text-anchor="middle">'
        f"{escape(tile.text)}</text></g>"
    )


def ridges(rows: Sequence[tuple[str, Mapping[int, int], float]], *, width: int, title: str) -> str:
    """Distributions as hills behind one another, with the mean of each; `width` is that of a bin."""
    bins = [at for _, hills, _ in rows for at in hills]
    low, high = min(bins) - width, max(bins) + 2 * width
    peak = max(count / sum(hills.values()) for _, hills, _ in rows for count in hills.values())
    rise, step, top = 58, 34, 34
    height = top + step * len(rows) + 22
    scale = [
        f'<text class="small" x="{_x(at, low, high):.1f}" y="{height - 5}" text-anchor="middle">{at}</text>'
        f'<line class="grid" x1="{_x(at, low, high):.1f}" x2="{_x(at, low, high):.1f}" y1="8" y2="{height - 20}"/>'
        for at in _round_numbers(low, high)
    ]
    drawn = []
    for index, (name, hills, mean) in enumerate(rows):
        base = top + step * (index + 1) - 8
        whole = sum(hills.values())
        points = [(float(low), 0.0)]
        points += [(at + width / 2, hills.get(at, 0) / whole) for at in range(low, high, width)]
        points += [(high, 0.0)]
        path = " ".join(f"{_x(at, low, high):.1f},{base - share / peak * rise:.1f}" for at, share in points)
        at = _x(mean, low, high)
        drawn.append(
            f"<g><title>{escape(f'{name}: {mean:.0f} points on average')}</title>"
            f'<polygon class="hill" points="{path}"/>'
            f'<line class="mean" x1="{at:.1f}" x2="{at:.1f}" y1="{base - 12}" y2="{base}"/>'
            f"{_label(name, base - ROW + 8)}"
            f'<text class="number" x="{WIDTH}" y="{base - 3}" text-anchor="end">{mean:.0f}</text></g>'
        )
    return _svg(height, title, scale + drawn)


def radar(axes: Sequence[str], rows: Sequence[tuple[str, Sequence[float | None]]], *, title: str) -> str:
    """A polygon for each row over axes from 0 to 1, drawn from the middle; an axis without a value has no corner."""
    middle, reach = WIDTH / 2, 128.0
    turns = [2 * pi * place / len(axes) - pi / 2 for place in range(len(axes))]

    def at(turn: float, share: float) -> str:
        return f"{middle + cos(turn) * share * reach:.1f},{RADAR_MIDDLE + sin(turn) * share * reach:.1f}"

    rings = [
        f'<polygon class="ring" points="{" ".join(at(turn, share) for turn in turns)}"/>'
        for share in (0.25, 0.5, 0.75, 1)
    ]
    names = [_radar_name(name, turn, middle, reach) for name, turn in zip(axes, turns, strict=True)]
    drawn = []
    for place, (name, values) in enumerate(rows):
        known = [(turn, value) for turn, value in zip(turns, values, strict=True) if value is not None]
        corners = " ".join(at(turn, value) for turn, value in known)
        dots = "".join(
            f'<circle r="3.5" cx="{x}" cy="{y}"/>' for x, y in (at(turn, value).split(",") for turn, value in known)
        )
        tip = escape(name)
        drawn.append(f'<g class="web web-{place % 6}"><title>{tip}</title><polygon points="{corners}"/>{dots}</g>')
    return _svg(2 * RADAR_MIDDLE, title, [*rings, *names, *drawn])


def _radar_name(name: str, turn: float, middle: float, reach: float) -> str:
    x, y = middle + cos(turn) * (reach + 14), RADAR_MIDDLE + sin(turn) * (reach + 14) + 4
    anchor = "middle" if abs(cos(turn)) < 0.2 else "start" if cos(turn) > 0 else "end"
    return f'<text class="small" x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}">{escape(name)}</text>'


def stacks(rows: Sequence[tuple[str, Sequence[tuple[str, float]]]], *, title: str) -> str:
    """Bars of several parts; the class of a part gives its colour."""
    most = max(sum(max(value, 0) for _, value in parts) for _, parts in rows) or 1
    drawn = []
    for index, (name, parts) in enumerate(rows):
        x, y = float(LABEL), index * ROW
        drawn.append(_label(name, y))
        for part, value in parts:
            wide = max(value, 0) / most * PLOT
            tip = escape(f"{name}: {value:.1f} from {part}")
            drawn.append(
                f'<rect class="part-{part}" x="{x:.1f}" y="{y + 6}" width="{wide:.1f}" height="{ROW - 12}">'
                f"<title>{tip}</title></rect>"
            )
            x += wide
        total = sum(value for _, value in parts)
        drawn.append(f'<text class="number" x="{WIDTH}" y="{y + 19}" text-anchor="end">{total:.0f}</text>')
    return _svg(ROW * len(rows) + 2, title, drawn)


def _svg(height: float, title: str, parts: Iterable[str], overhang: int = 0) -> str:
    """`overhang` is room at the right for words that lean out."""
    return (
        f'<svg viewBox="0 0 {WIDTH + overhang} {height:.0f}" role="img" aria-label="{escape(title)}">'
        f"{''.join(parts)}</svg>"
    )


def _label(name: str, y: float) -> str:
    return f'<text class="label" x="{LABEL - 12}" y="{y + ROW / 2 + 4:.1f}" text-anchor="end">{escape(name)}</text>'


def _whisker(row: Bar, y: float, low: float, high: float) -> str:
    """Two standard errors either way."""
    if not row.error:
        return ""
    left, right = (min(max(_x(row.value + way * 2 * row.error, low, high), LABEL), LABEL + PLOT) for way in (-1, 1))
    return f'<path class="whisker" d="M{left:.1f} {y - 5}v10M{left:.1f} {y}H{right:.1f}M{right:.1f} {y - 5}v10"/>'


def _x(value: float, low: float, high: float) -> float:
    return LABEL + (value - low) / (high - low or 1) * PLOT


def _round_numbers(low: float, high: float) -> range:
    step = next(step for step in (25, 50, 100, 200, 500, 1000, 10_000) if (high - low) / step <= 6)
    return range(int(-(-low // step) * step), int(high) + 1, step)
