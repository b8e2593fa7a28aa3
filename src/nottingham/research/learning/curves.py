"""Training curves as SVG: one small line chart for each figure of the log, a line for each kind of table."""

from __future__ import annotations

import json
from html import escape
from pathlib import Path
from typing import Any, Final

WIDTH, HEIGHT, LEFT, TOP, BOTTOM = 460, 190, 48, 28, 26
FIGURES: Final = {
    "won_alone": "Share of victory, alone among foes",
    "points": "Points of a seat",
    "margin": "Points ahead of the others",
    "followed": "Share of steps that the counsel would take",
    "opened": "Share of bags that are opened",
    "paid": "Share of bags that pass for a price",
    "entropy": "Entropy of a step (nats)",
    "talk_entropy": "Entropy where an offer can begin (nats)",
    "critic_loss": "Loss of the critic",
    "steps_per_second": "Steps a second",
    "games_per_second": "Games a second",
}
SMOOTHED: Final = 5
"""A line is a mean over so many lines of the log."""
COLOURS: Final = ("#2f5d3a", "#8c2f2b", "#2b4a7c", "#b07a1e", "#5a3a6b", "#3f7f7f", "#7a5230", "#c05a8a", "#555555")


def draw_curves(log: Path, picture: Path) -> None:
    """Read a training log and draw it; where nothing is logged yet, nothing is drawn."""
    lines = [json.loads(line) for line in log.read_text(encoding="utf-8").splitlines()] if log.exists() else []
    if lines:
        picture.write_text(curves(lines), encoding="utf-8")


def curves(lines: list[dict[str, Any]]) -> str:
    tables = list(dict.fromkeys(str(line["table"]) for line in lines))
    charts = [
        _chart(lines, tables, figure, title)
        for figure, title in FIGURES.items()
        if all(figure in line for line in lines)
    ]
    placed = [
        f'<g transform="translate({WIDTH * (place % 2)},{HEIGHT * (place // 2)})">{chart}</g>'
        for place, chart in enumerate(charts)
    ]
    rows = (len(charts) + 1) // 2
    key = "".join(_key(table, place, HEIGHT * rows) for place, table in enumerate(tables))
    height = HEIGHT * rows + 18 * ((len(tables) + 2) // 3) + 10
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {2 * WIDTH} {height}"'
        ' font-family="serif" font-size="12">'
        f'<rect width="100%" height="100%" fill="#f6efdf"/>{"".join(placed)}{key}</svg>\n'
    )


def _key(table: str, place: int, top: int) -> str:
    x, y = LEFT + (place % 3) * 290, top + 18 * (place // 3) + 8
    colour = COLOURS[place % len(COLOURS)]
    return (
        f'<rect x="{x}" y="{y - 7}" width="18" height="4" fill="{colour}"/>'
        f'<text x="{x + 24}" y="{y}">{escape(table)}</text>'
    )


def _chart(lines: list[dict[str, Any]], tables: list[str], figure: str, title: str) -> str:
    drawn = [_moving_average([line for line in lines if line["table"] == table], figure) for table in tables]
    values = [height for line in drawn for _, height in line]
    low, high = min([0.0, *values]), max([*values, 1e-9])
    last = max(float(line["million_steps"]) for line in lines) or 1.0

    def point(steps: float, value: float) -> str:
        x = LEFT + (WIDTH - LEFT - 12) * steps / last
        y = HEIGHT - BOTTOM - (HEIGHT - TOP - BOTTOM) * (value - low) / (high - low)
        return f"{x:.1f},{y:.1f}"

    paths = [
        f'<polyline fill="none" stroke="{COLOURS[place % len(COLOURS)]}" stroke-width="1.6" points="'
        + " ".join(point(*one) for one in line)
        + '"/>'
        for place, line in enumerate(drawn)
    ]
    floor = HEIGHT - BOTTOM
    return (
        f'<text x="{LEFT}" y="16" font-weight="bold">{escape(title)}</text>'
        f'<path d="M{LEFT},{TOP} V{floor} H{WIDTH - 12}" fill="none" stroke="#6b5a45"/>'
        f'<text x="{LEFT - 4}" y="{TOP + 4}" text-anchor="end">{high:.3g}</text>'
        f'<text x="{LEFT - 4}" y="{floor}" text-anchor="end">{low:.3g}</text>'
        f'<text x="{WIDTH - 12}" y="{floor + 16}" text-anchor="end">{last:.4g} million steps</text>{"".join(paths)}'
    )


def _moving_average(lines: list[dict[str, Any]], figure: str) -> list[tuple[float, float]]:
    """Steps and values of one table, each value a mean with those just before it."""
    values = [float(line[figure]) for line in lines]
    return [
        (float(line["million_steps"]), sum(near) / len(near))
        for place, line in enumerate(lines)
        if (near := values[max(0, place - SMOOTHED + 1) : place + 1])
    ]
