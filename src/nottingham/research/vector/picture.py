"""A picture of games in arrays, as SVG: the whole table, hidden cards included, a panel for each game of a batch."""

from __future__ import annotations

from typing import Any, Final

import numpy as np

from nottingham.research.vector.lane import Lane

PHASES: Final = ("market", "loading", "declaring", "inspecting", "over")
HEADS: Final = ("seat", "gold", "hand", "bag", "stand", "hidden")
COLUMN, LINE, MARGIN = 56, 20, 12
WIDTH: Final = 2 * MARGIN + COLUMN * len(HEADS)
MOST_ACROSS: Final = 4
"""Panels beside each other."""
THEMES: Final = {"light": ("#ffffff", "#222222"), "dark": ("#1e1e1e", "#eeeeee")}
"""By theme: paper and ink."""


def svg_of(lane: Lane, color_theme: str | None = None, scale: float | None = None) -> str:
    """The picture of one game, or of each game of a batch."""
    arrays = {name: np.asarray(array) for name, array in vars(lane).items()}
    if arrays["phase"].ndim == 0:
        arrays = {name: array[None] for name, array in arrays.items()}
    games = [{name: array[place] for name, array in arrays.items()} for place in range(arrays["phase"].shape[0])]
    paper, ink = THEMES[color_theme or "light"]
    height = (games[0]["hand"].shape[0] + 2) * LINE + 2 * MARGIN
    across = min(len(games), MOST_ACROSS)
    width, tall = across * WIDTH, -(-len(games) // across) * height
    panels = [_panel(game, place % across * WIDTH, place // across * height) for place, game in enumerate(games)]
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{width * (scale or 1):g}" height="{tall * (scale or 1):g}"'
        f' viewBox="0 0 {width} {tall}"><rect width="100%" height="100%" fill="{paper}"/>'
        f'<g fill="{ink}" font-family="monospace" font-size="12">{"".join(panels)}</g></svg>'
    )


def _panel(game: dict[str, Any], left: int, top: int) -> str:
    """Where the game stands, and a line for each seat: its gold, and how many cards lie where."""
    title = f"round {int(game['round'])}, {PHASES[int(game['phase'])]}, seat {int(game['seat'])} to act"
    seats = [
        (
            f"{seat}{'*' if seat in game['deciders'] else ''}",
            *(int(np.sum(game[name][seat])) for name in ("gold", "hand", "bag", "stand", "contraband")),
        )
        for seat in range(game["hand"].shape[0])
    ]
    lines = [_text(left + MARGIN, top + MARGIN + LINE // 2, title)]
    for number, row in enumerate((HEADS, *seats), 1):
        y = top + MARGIN + LINE // 2 + number * LINE
        lines += [_text(left + MARGIN + place * COLUMN, y, str(cell)) for place, cell in enumerate(row)]
    return "".join(lines)


def _text(x: int, y: int, words: str) -> str:
    return f'<text x="{x}" y="{y}">{words}</text>'
