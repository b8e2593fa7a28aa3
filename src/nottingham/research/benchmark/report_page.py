"""The benchmark's report as one HTML page; only links to records lead to files beside it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Final

import msgspec

from nottingham.assistants.llm.config import Entry
from nottingham.bots.guest import PREFIX
from nottingham.locales.narrator import Narrator
from nottingham.research.arena.estimates import Estimate
from nottingham.research.arena.words import called, percent
from nottingham.research.benchmark.comparisons import LEAST_DEALS, Ahead
from nottingham.research.benchmark.deals import DealSource
from nottingham.research.benchmark.measures import MEASURES, Figures
from nottingham.research.benchmark.protocol import AMONG_THEMSELVES, ANCHORS, EDITION, FIELDS, PLAYERS
from nottingham.research.benchmark.report import BenchmarkReport, EntrantReport, Reliability
from nottingham.research.benchmark.results import RECORDS
from nottingham.research.reports.rendering import PARTS, Bar, ReportTable, StackedBar, render, used_parts

BOARD: Final = ("win", "margin", "points", "repaired", "replaced", "given_up", "tokens", "seconds")
HABITS: Final = tuple(name for name in MEASURES if name not in BOARD and not name.startswith("from_"))
STANDING: Final = ("win", "margin", "points", "lies", "caught", "bribes", "keeps", "by_odds")
RADAR: Final = {
    "lies": "lies",
    "caught": "is caught",
    "bribes": "bribes",
    "takes": "takes bribes",
    "keeps": "keeps its word",
    "inspects": "inspects",
    "detection": "detection",
    "true_claims": "true claims",
}
"""The shares that make up somebody's manners."""


def report_page(report: BenchmarkReport) -> str:
    """The whole page."""
    figures = (
        *(leaderboard, bars, differences, power, shares, habits, explained, calibration),
        *(parts, points, fields, themselves, facts, entrant_name, short_name, told, percent),
    )
    return render(
        "benchmark.jinja",
        **{figure.__name__: figure for figure in figures},
        report=report,
        ranked=[one for one in report.entrants if one.is_ranked],
        late=[entrant_name(one.name) for one in report.entrants if one.is_late],
        narrator=Narrator("en", ()),
        protocol={"records": RECORDS, "fields": FIELDS, "players": PLAYERS, "least_deals": LEAST_DEALS, "parts": PARTS},
        among_themselves=AMONG_THEMSELVES,
        axes=tuple(RADAR.values()),
    )


def short_name(name: str) -> str:
    return name.removeprefix(PREFIX) if name.startswith(PREFIX) else called(name)


def entrant_name(name: str) -> str:
    """A model's name, or a bot's, which says that it is one."""
    kind = "anchor" if name in ANCHORS else "bot"
    return short_name(name) if name.startswith(PREFIX) else f"{short_name(name)} ({kind})"


def told(measure: str, figure: Estimate | None) -> str:
    """A number with its standard error, in its unit."""
    if figure is None:
        return "–"
    scale = 100 if MEASURES[measure].unit == "%" else 1
    digits = 1 if scale == 100 or measure == "margin" or abs(figure.value) >= 10 else 2
    error = "?" if figure.error is None else f"{figure.error * scale:.{digits}f}"
    sign = "+" if measure == "margin" and figure.value > 0 else ""
    return f"{sign}{figure.value * scale:.{digits}f} ± {error}"


# --- who did how well --------------------------------------------------------------------------------------------


def leaderboard(ranked: Sequence[EntrantReport], reference: str) -> ReportTable:
    first, *titles = (f"{MEASURES[name].title}{' %' if MEASURES[name].unit == '%' else ''}" for name in BOARD)
    heads = ["rank", first, f"ahead of {short_name(reference)}", *titles, "fingerprint"]
    return heads, [(_place_and_name(one), _board_row(one, reference)) for one in ranked]


def _place_and_name(one: EntrantReport) -> str:
    place = f"{one.rank.place}. " if one.rank else ""
    return f"{place}{entrant_name(one.name)}{' *' if one.is_late else ''}"


def _board_row(one: EntrantReport, reference: str) -> list[str]:
    win, *others = (told(name, one.overall[name]) for name in BOARD)
    lead = "–" if one.ahead is None or one.name == reference else _signed_share(one.ahead.win)
    return [_range(one), win, lead, *others, one.fingerprint]


def _range(one: EntrantReport) -> str:
    rank = one.rank
    if rank is None:
        return "–"
    return str(rank.place) if rank.best == rank.worst else f"{rank.best} to {rank.worst}"


def _signed_share(figure: Estimate) -> str:
    """A difference of shares, in points of a hundred."""
    error = "?" if figure.error is None else f"{figure.error * 100:.1f}"
    return f"{round(figure.value * 100, 1) + 0.0:+.1f} ± {error}"  # no minus before a zero


def bars(ranked: Iterable[EntrantReport], measure: str) -> list[Bar]:
    """A row of a chart for everybody of whom this could be measured."""
    return [
        Bar(short_name(one.name), figure.value, figure.error, told(measure, figure))
        for one in ranked
        if (figure := one.overall[measure]) is not None
    ]


# --- who is ahead of whom ----------------------------------------------------------------------------------------


def differences(report: BenchmarkReport, ranked: Sequence[EntrantReport]) -> ReportTable:
    names = [one.name for one in ranked]
    found = {(one.one, one.other): one.ahead for one in report.comparisons}
    rows = [(entrant_name(one), [_difference(found, one, other) for other in names]) for one in names]
    return [short_name(name) for name in names], rows


def _difference(found: Mapping[tuple[str, str], Ahead], one: str, other: str) -> str:
    ahead, sign = (found.get((one, other)), 1) if (one, other) in found else (found.get((other, one)), -1)
    if ahead is None:
        return "" if one == other else "–"
    figure = Estimate(sign * ahead.win.value, ahead.win.error)
    is_clear = figure.error is not None and abs(figure.value) > 2 * figure.error
    return f"{_signed_share(figure)}{' !' if is_clear else ''}"


def power(report: BenchmarkReport) -> Iterator[tuple[str, str]]:
    """How many deals it takes to see a difference."""
    if report.win_power:
        yield "win share", "; ".join(f"{one.difference * 100:.0f} %: {one.deals:,} deals" for one in report.win_power)
    if report.margin_power:
        steps = (f"{one.difference:.0f} points: {one.deals:,} deals" for one in report.margin_power)
        yield "margin", "; ".join(steps)


# --- how ---------------------------------------------------------------------------------------------------------


def shares(one: EntrantReport) -> list[float | None]:
    return [None if (figure := one.overall[name]) is None else figure.value for name in RADAR]


def habits(ranked: Sequence[EntrantReport]) -> ReportTable:
    return _figures(ranked, HABITS)


def _figures(ranked: Sequence[EntrantReport], names: Iterable[str]) -> ReportTable:
    """A row for each measure, so that many of them fit a phone."""
    rows = [(_axis_title(name), [told(name, one.overall[name]) for one in ranked]) for name in names]
    return [entrant_name(one.name) for one in ranked], rows


def _axis_title(name: str) -> str:
    return ", ".join(filter(None, (MEASURES[name].title, MEASURES[name].unit)))


def explained() -> list[tuple[str, str]]:
    return [(MEASURES[name].title, MEASURES[name].about) for name in HABITS]


def calibration(stated: Sequence[EntrantReport]) -> ReportTable:
    heads = [f"{part.low * 100:.0f} to {part.high * 100:.0f} %" for part in stated[0].reliability]
    return heads, [(entrant_name(one.name), [_reliability(part) for part in one.reliability]) for one in stated]


def _reliability(part: Reliability) -> str:
    if part.stated is None or part.lied is None:
        return "–"
    return f"{part.stated * 100:.0f} → {part.lied * 100:.0f} % of {part.bags}"


def parts(ranked: Iterable[EntrantReport]) -> list[StackedBar]:
    return used_parts((short_name(one.name), {part: _part(one, part) for part in PARTS}) for one in ranked)


def _part(one: EntrantReport, part: str) -> float:
    figure = one.overall[f"from_{part}"]
    return figure.value if figure else 0.0


def points(ranked: Sequence[EntrantReport], used: Iterable[str]) -> ReportTable:
    return _figures(ranked, [f"from_{part}" for part in used])


# --- against whom ------------------------------------------------------------------------------------------------


def fields(ranked: Sequence[EntrantReport]) -> Iterator[tuple[str, ReportTable]]:
    """Each field with its opponents, and who did how well there."""
    for field in FIELDS:
        title = f"{field.name.capitalize()}: {', '.join(map(called, field.opponents))}"
        yield title, _standings((one, one.fields.get(field.name)) for one in ranked)


def themselves(ranked: Sequence[EntrantReport]) -> ReportTable:
    return _standings((one, one.among_themselves) for one in ranked)


def _standings(rows: Iterable[tuple[EntrantReport, Figures | None]]) -> ReportTable:
    figures = [(entrant_name(one.name), [told(name, found[name]) for name in STANDING]) for one, found in rows if found]
    return [_axis_title(name) for name in STANDING], figures


# --- how it was made ---------------------------------------------------------------------------------------------


def facts(report: BenchmarkReport) -> list[tuple[str, str]]:
    first = report.runs[0]
    settings = {name: one for heading in report.runs for name, one in heading.settings.items()}
    return [
        ("protocol", str(first.protocol)),
        ("prompts", f"version {first.prompts}, in {first.language}"),
        ("law and program", f"law {first.law}, version {first.version}"),
        ("game", f"{EDITION} edition, {PLAYERS} players, no optional rules"),
        ("deals", f"{report.deals}, the same for everybody, each from every seat"),
        *(
            (f"run {number}", f"{', '.join(heading.entrants)}; {_deals_told(heading.deals)}")
            for number, heading in enumerate(report.runs, 1)
        ),
        *((entrant_name(name), _settings(one)) for name, one in settings.items()),
    ]


def _deals_told(deals: DealSource) -> str:
    kind = {
        "fresh": "deals of its own that nobody knew",
        "season": f"deals of the season {deals.season}",
        "named": "deals that were known beforehand",
    }[deals.kind]
    seed = f"seed {deals.seed}" if deals.is_told else "the seed is told when the season is over"
    return f"{kind}; committed to {deals.commitment}; {seed}"


def _settings(settings: dict[str, object]) -> str:
    """What was set otherwise than it is by default."""
    usual = msgspec.to_builtins(Entry(address="", model=""))
    return ", ".join(f"{name} {value}" for name, value in settings.items() if value != usual.get(name))
