"""The tournament's report as one HTML page that needs nothing but itself, on a phone or a desk, by day or by night."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from nottingham.research.arena import words
from nottingham.research.arena.estimates import Estimate
from nottingham.research.arena.habit_figures import RATES
from nottingham.research.arena.report import BIN, BotReport, Cell, ContestReport, HeldOut, TournamentReport
from nottingham.research.arena.words import called, plus_minus, share, signed, tenths
from nottingham.research.reports.rendering import PARTS, Bar, ReportTable, Ridge, StackedBar, Tile, render, used_parts

SHARES: Final = {
    "lies": ("Lies", "of bags hold something else than was declared"),
    "smuggles": ("Smuggles", "of bags hold contraband"),
    "bribes": ("Offers a bribe", "of bags, to let them pass"),
    "pays": ("Pays", "of bags pass with a paid bargain"),
    "is_caught": ("Is caught", "of lies are found out"),
    "inspects": ("Inspects", "of bags at the gate are opened"),
    "is_right": ("Is right", "of bags opened hold a lie"),
    "takes": ("Takes bribes", "of bags at the gate bring a paid bargain"),
}
"""The habits that are drawn, each with what it is a share of."""
QUARTERS: Final = ((0, "0"), (0.25, "25"), (0.5, "50"), (0.75, "75"), (1, "100 %"))
COLUMNS: Final[dict[str, Callable[[BotReport], str]]] = {
    "win share": lambda bot: plus_minus(bot.standing.win, share),
    "margin": lambda bot: plus_minus(bot.standing.margin, signed),
    "points": lambda bot: plus_minus(bot.standing.points, tenths),
    "spread": lambda bot: f"{bot.spread:.0f}",
    "rating": lambda bot: tenths(bot.rating.ordinal),
    "mu": lambda bot: tenths(bot.rating.mu),
    "sigma": lambda bot: f"{bot.rating.sigma:.2f}",
    "games": lambda bot: f"{bot.standing.games:,}",
}
OF_GUESTS: Final[dict[str, Callable[[BotReport], str]]] = {
    "repaired %": lambda bot: words.repaired_and_replaced(bot.answers)[0],
    "replaced %": lambda bot: words.repaired_and_replaced(bot.answers)[1],
}
"""Columns where somebody elsewhere was asked: answers that had to be repaired, and those that a stand-in gave."""


def page(report: TournamentReport) -> str:
    """The whole page."""
    figures = (names, wins, tiles, ratings, scores, parts, habit, held_out, standings, habits)
    shown = {figure.__name__: figure for figure in figures}
    settled = {"SHARES": SHARES, "QUARTERS": QUARTERS, "PARTS": PARTS, "BIN": BIN}
    return render("tournament.jinja", report=report, words=words, **shown, **settled)


def names(report: ContestReport) -> list[str]:
    return [called(bot.name) for bot in report.bots]


def wins(report: ContestReport) -> list[Bar]:
    return [_bar(bot, bot.standing.win, share) for bot in report.bots]


def tiles(report: ContestReport) -> dict[tuple[str, str], Tile]:
    """What one bot did against many of another, by their names."""
    fair = report.contest.fair_share
    return {(called(cell.one), called(cell.many)): _tile(cell, fair) for cell in report.matrix}


def _tile(cell: Cell, fair: float) -> Tile:
    win = cell.standing.win
    heat = (win.value - fair) / ((1 - fair) if win.value > fair else fair)
    error = "" if win.error is None else f" ±{100 * win.error:.0f}"
    tip = f"one {called(cell.one)} against {called(cell.many)}: wins {plus_minus(win, share)}"
    return Tile(heat, f"{100 * win.value:.0f}{error}", f"{tip}, margin {plus_minus(cell.standing.margin, signed)}")


def ratings(report: ContestReport) -> list[Bar]:
    bots = sorted(report.bots, key=lambda bot: -bot.rating.ordinal)
    return [Bar(called(bot.name), bot.rating.ordinal, None, tenths(bot.rating.ordinal)) for bot in bots]


def scores(report: ContestReport) -> list[Ridge]:
    return [Ridge(called(bot.name), bot.scores, bot.standing.points.value) for bot in report.bots]


def parts(report: ContestReport) -> list[StackedBar]:
    return used_parts((called(bot.name), bot.parts) for bot in report.bots)


def habit(report: ContestReport, name: str, say: Callable[[float], str] = share) -> list[Bar]:
    """A row for every bot of whom the habit is known."""
    return [_bar(bot, value, say) for bot in report.bots if (value := bot.habits[name]) is not None]


def _bar(bot: BotReport, estimate: Estimate, say: Callable[[float], str]) -> Bar:
    return Bar(called(bot.name), estimate.value, estimate.error, plus_minus(estimate, say))


def held_out(table: HeldOut) -> list[tuple[str, Sequence[str]]]:
    return [
        (called(bot), [plus_minus(one.win, share), plus_minus(one.margin, signed), f"{one.games:,}"])
        for bot, one in zip(table.line_up, table.standings, strict=True)
    ]


def standings(report: ContestReport) -> ReportTable:
    columns = COLUMNS | (OF_GUESTS if any(bot.answers for bot in report.bots) else {})
    rows = [
        (called(bot.name), [*(tell(bot) for tell in columns.values()), _behind(report, bot)]) for bot in report.bots
    ]
    return [*columns, "behind the best"], rows


def _behind(report: ContestReport, bot: BotReport) -> str:
    """By how many points of win share, over the deals that both played."""
    behind = report.behind(bot.name)
    return "–" if behind is None else plus_minus(behind, share)


def habits(report: ContestReport) -> ReportTable:
    known = list(report.bots[0].habits)
    rows = [(called(bot.name), [_figure(name, bot.habits[name]) for name in known]) for bot in report.bots]
    return [name.replace("_", " ") for name in known], rows


def _figure(name: str, value: Estimate | None) -> str:
    return "–" if value is None else plus_minus(value, share if name in RATES else "{:.2f}".format)
