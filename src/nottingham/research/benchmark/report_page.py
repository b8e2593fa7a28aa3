"""The report as one HTML page that needs nothing but itself; only links to records lead to files beside it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from html import escape

import msgspec

from nottingham.assistants.llm.config import Entry
from nottingham.bots.guest import PREFIX
from nottingham.locales.narrator import Narrator
from nottingham.research.arena import charts
from nottingham.research.arena.charts import Bar
from nottingham.research.arena.estimates import Estimate
from nottingham.research.arena.page import PARTS, STYLE, card, rows_table
from nottingham.research.arena.words import called, percent
from nottingham.research.benchmark.comparisons import LEAST_DEALS, Ahead
from nottingham.research.benchmark.deals import DealSource
from nottingham.research.benchmark.measures import MEASURES, BenchmarkReport, Bluffing, EntrantReport, Figures
from nottingham.research.benchmark.protocol import AMONG_THEMSELVES, ANCHORS, EDITION, FIELDS, PLAYERS
from nottingham.research.benchmark.results import RECORDS, Heading

BOARD = ("win", "margin", "points", "repaired", "replaced", "given_up", "tokens", "seconds")
HABITS = tuple(name for name in MEASURES if name not in BOARD and not name.startswith("from_"))
RADAR: dict[str, str] = {
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
    parts = (_leaderboard, _differences, _manners, _calibration, _points, _fields, _themselves, _scenes, _protocol)
    return (
        '<!doctype html><html lang="en"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        '<meta name="color-scheme" content="light dark">'
        f"<title>Nottingham benchmark</title><style>{STYLE}{MORE_STYLE}</style></head><body>"
        f"<header><p class=kicker>Nottingham</p><h1>The benchmark of bluffing</h1>{_lead(report)}</header>"
        f"<main>{''.join(part(report) for part in parts)}</main>"
        "<footer>Behind ± stands one standard error, whiskers show two; both come from drawing whole deals again. "
        "A question mark is the error of a single deal.</footer></body></html>\n"
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


def _lead(report: BenchmarkReport) -> str:
    return (
        f"<p class=lead>{report.games:,} games over {report.deals:,} {'deal' if report.deals == 1 else 'deals'} of the "
        "cards. Everybody plays the same deals from every seat, against fields of increasing strength. A referee that "
        "cannot be talked round judges every move; everything below is counted from what happened, and no model "
        "judges another.</p>"
    )


def _section(title: str, about: str, body: str) -> str:
    return f"<section><h2>{escape(title)}</h2><p class=about>{escape(about)}</p>{body}</section>"


# --- who did how well --------------------------------------------------------------------------------------------


def _leaderboard(report: BenchmarkReport) -> str:
    ranked = [one for one in report.entrants if one.is_ranked]
    rows = [(_placed(one), _board_row(one, report.reference)) for one in ranked]
    titles = [f"{MEASURES[name].title}{' %' if MEASURES[name].unit == '%' else ''}" for name in BOARD]
    heads = ["rank", titles[0], f"ahead of {short_name(report.reference)}", *titles[1:], "fingerprint"]
    table = f"<div class=scroll>{rows_table(heads, rows)}</div>" if rows else ""
    about = (
        f"Over {len(FIELDS)} fields; by the win share ahead of {short_name(report.reference)}, the reference player, "
        f"over the same deals. The fair share is {percent(1 / PLAYERS)}. A rank is told with those between which it "
        "lies in nineteen of twenty samples of deals."
    )
    drawn = f"<div class=grid>{_wins(ranked)}{_margins(ranked)}</div>" if ranked else ""
    return _section("Leaderboard", about, f"{table}{_late(report)}{_unranked(report)}{drawn}")


def _board_row(one: EntrantReport, reference: str) -> list[str]:
    win, *others = (told(name, one.overall[name]) for name in BOARD)
    return [_range(one), win, _lead_told(one, reference), *others, one.fingerprint]


def _placed(one: EntrantReport) -> str:
    place = f"{one.rank.place}. " if one.rank else ""
    return f"{place}{entrant_name(one.name)}{' *' if one.is_late else ''}"


def _range(one: EntrantReport) -> str:
    rank = one.rank
    if rank is None:
        return "–"
    return str(rank.place) if rank.best == rank.worst else f"{rank.best} to {rank.worst}"


def _lead_told(one: EntrantReport, reference: str) -> str:
    return "–" if one.ahead is None or one.name == reference else _signed(one.ahead.win, 100)


def _signed(figure: Estimate, scale: int) -> str:
    error = "?" if figure.error is None else f"{figure.error * scale:.1f}"
    return f"{round(figure.value * scale, 1) + 0.0:+.1f} ± {error}"  # no minus before a zero


def _late(report: BenchmarkReport) -> str:
    late = [entrant_name(one.name) for one in report.entrants if one.is_late]
    names = escape(", ".join(late))
    return f"<p class=dead>* {names}: entered when the deals were known to everybody.</p>" if late else ""


# --- who is ahead of whom ----------------------------------------------------------------------------------------


def _differences(report: BenchmarkReport) -> str:
    names = [one.name for one in report.entrants if one.is_ranked]
    found = {(one.one, one.other): one.ahead for one in report.comparisons}
    rows = [
        (entrant_name(one), ["" if one == other else _difference(found, one, other) for other in names])
        for one in names
    ]
    if len(names) < 2:
        return ""
    table = f"<div class=scroll>{rows_table([short_name(name) for name in names], rows)}</div>"
    about = (
        "The row's win share less the column's, in points of a hundred, deal by deal over the deals that both played, "
        "with its standard error; ! marks more than two of them."
    )
    return _section("Who is ahead of whom", about, table + _power(report))


def _difference(found: Mapping[tuple[str, str], Ahead], one: str, other: str) -> str:
    ahead, sign = (found.get((one, other)), 1) if (one, other) in found else (found.get((other, one)), -1)
    if ahead is None:
        return "–"
    figure = Estimate(sign * ahead.win.value, ahead.win.error)
    is_clear = figure.error is not None and abs(figure.value) > 2 * figure.error
    return f"{_signed(figure, 100)}{' !' if is_clear else ''}"


def _power(report: BenchmarkReport) -> str:
    """How many deals it takes to see a difference."""
    rows = [
        ("win share", [f"{one.difference * 100:.0f} %: {one.deals:,} deals" for one in report.win_power]),
        ("margin", [f"{one.difference:.0f} points: {one.deals:,} deals" for one in report.margin_power]),
    ]
    lines = "".join(f"<dt>{name}</dt><dd>{escape('; '.join(steps))}</dd>" for name, steps in rows if steps)
    if not lines:
        return f"<p class=about>Fewer than {LEAST_DEALS} deals do not say how many would show a difference.</p>"
    about = (
        "How many deals show a difference from the reference player with 95 % confidence in four of five runs, by how "
        "much these results vary from deal to deal:"
    )
    return f"<p class=about>{about}</p><dl>{lines}</dl>"


# --- what it believed --------------------------------------------------------------------------------------------


def _calibration(report: BenchmarkReport) -> str:
    stated = [one for one in _scored(report) if one.reliability]
    if not stated:
        return ""
    rows = [
        (
            entrant_name(one.name),
            [
                "–" if part.stated is None or part.lied is None
                else f"{part.stated * 100:.0f} → {part.lied * 100:.0f} % of {part.bags}"
                for part in one.reliability
            ],
        )
        for one in stated
    ]  # fmt: skip
    heads = [f"{part.low * 100:.0f} to {part.high * 100:.0f} %" for part in stated[0].reliability]
    about = (
        "At the gate each is asked how likely a bag lies. Of the bags in each part: what was stated on average, how "
        "many lied, and how many bags there were. Who is calibrated has the same number twice."
    )
    return _section("Calibration", about, f"<div class=scroll>{rows_table(heads, rows)}</div>")


def _wins(ranked: Sequence[EntrantReport]) -> str:
    chart = charts.bars(_bars(ranked, "win"), title="Win share", mark=1 / PLAYERS, mark_text="fair share")
    return card("Win share", "over all fields, in per cent.", chart)


def _margins(ranked: Sequence[EntrantReport]) -> str:
    bars = _bars(ranked, "margin")
    most = max(20.0, *(abs(bar.value) + 2 * (bar.error or 0) for bar in bars))
    ticks = [(-most / 2, f"{-most / 2:.0f}"), (0.0, "0"), (most / 2, f"{most / 2:+.0f}")]
    chart = charts.dots(bars, title="Margin", low=-most, high=most, ticks=ticks)
    return card("Margin", "points over the mean of the others.", chart)


def _bars(entrants: Iterable[EntrantReport], measure: str) -> list[Bar]:
    """A row of a chart for everybody of whom this could be measured."""
    return [
        Bar(short_name(one.name), figure.value, figure.error, told(measure, figure))
        for one in entrants
        if (figure := one.overall[measure]) is not None
    ]


def _unranked(report: BenchmarkReport) -> str:
    return "".join(
        f"<p class=dead><b>{escape(entrant_name(one.name))}</b> is not ranked: it played {len(one.fields)} of "
        f"{len(FIELDS)} fields, {told('replaced', one.overall['replaced'])} % of its decisions were a stand-in's, and "
        f"it gave up {one.given_up} of its {one.games} games.</p>"
        for one in report.entrants
        if not one.is_ranked
    )


def _scored(report: BenchmarkReport) -> list[EntrantReport]:
    return [one for one in report.entrants if one.is_ranked]


# --- how ---------------------------------------------------------------------------------------------------------


def _manners(report: BenchmarkReport) -> str:
    drawn = "".join(
        card(
            entrant_name(one.name),
            f"{told('words', one.overall['words'])} words in a game.",
            charts.radar(tuple(RADAR.values()), [(one.name, _shares(one.overall))], title=f"Habits of {one.name}"),
        )
        for one in _scored(report)
    )
    table = _figures(_scored(report), HABITS) + _explained(HABITS)
    return _section(
        "Habits", "Shares from 0 in the middle to 100 % at the rim.", f"<div class=grid>{drawn}</div>{table}"
    )


def _shares(figures: Figures) -> list[float | None]:
    return [None if (figure := figures[name]) is None else figure.value for name in RADAR]


def _figures(entrants: Sequence[EntrantReport], names: Sequence[str]) -> str:
    """A row for each measure, so that many of them fit a phone."""
    rows = [
        (f"{MEASURES[name].title}{_unit(name)}", [told(name, one.overall[name]) for one in entrants]) for name in names
    ]
    return f"<div class=scroll>{rows_table([entrant_name(one.name) for one in entrants], rows)}</div>"


def _explained(names: Sequence[str]) -> str:
    lines = (f"<dt>{escape(MEASURES[name].title)}</dt><dd>{escape(MEASURES[name].about)}</dd>" for name in names)
    return f"<details><summary>What is measured</summary><dl>{''.join(lines)}</dl></details>"


def _unit(name: str) -> str:
    return f", {MEASURES[name].unit}" if MEASURES[name].unit else ""


def _points(report: BenchmarkReport) -> str:
    used = [part for part in PARTS if any(_part(one, part) >= 0.05 for one in _scored(report))]
    rows = [(short_name(one.name), [(part, _part(one, part)) for part in used]) for one in _scored(report)]
    if not rows:
        return ""
    legend = "".join(f'<span class="key part-{part}">{PARTS[part]}</span>' for part in used)
    chart = f"<p class=legend>{legend}</p>{charts.stacks(rows, title='Where the points come from')}"
    table = _figures(_scored(report), [f"from_{part}" for part in used])
    drawn = f"<div class=grid>{card('Points by source', 'on average.', chart)}</div>{table}"
    return _section("Where points come from", "Gold, goods and crowns at the end of a game.", drawn)


def _part(one: EntrantReport, part: str) -> float:
    figure = one.overall[f"from_{part}"]
    return figure.value if figure else 0.0


# --- against whom ------------------------------------------------------------------------------------------------


def _fields(report: BenchmarkReport) -> str:
    tables = [
        f"<h3>{escape(field.name.capitalize())}: {escape(', '.join(map(called, field.opponents)))}</h3>"
        + _standings([(one, one.fields[field.name]) for one in _scored(report) if field.name in one.fields])
        for field in FIELDS
    ]
    return _section("Field by field", "In order of strength.", "".join(tables))


def _themselves(report: BenchmarkReport) -> str:
    rows = [(one, one.among_themselves) for one in _scored(report) if one.among_themselves]
    if not rows:
        return ""
    return _section(AMONG_THEMSELVES.capitalize(), "Those who are measured at one table.", _standings(rows))


def _standings(rows: Sequence[tuple[EntrantReport, Figures]]) -> str:
    names = ("win", "margin", "points", "lies", "caught", "bribes", "keeps", "by_odds")
    heads = [f"{MEASURES[name].title}{_unit(name)}" for name in names]
    told_rows = [(entrant_name(one.name), [told(name, figures[name]) for name in names]) for one, figures in rows]
    return f"<div class=scroll>{rows_table(heads, told_rows)}</div>"


# --- scenes ------------------------------------------------------------------------------------------------------


def _scenes(report: BenchmarkReport) -> str:
    narrator = Narrator("en", ())
    cards = [
        _scene(narrator, scene)
        for one in _scored(report)
        for scenes in (one.best[:1], one.worst[:1])
        for scene in scenes
    ]
    if not cards:
        return ""
    about = "Of each the bluff that brought most, and the one that cost most."
    return _section("Scenes", about, f"<div class=grid>{''.join(cards)}</div>")


def _scene(narrator: Narrator, one: Bluffing) -> str:
    scene = one.scene
    end = f"Caught: {scene.worth} points gone." if scene.is_caught else f"It passed: {scene.worth} points smuggled in."
    story = "".join(f"<li>{escape(line)}</li>" for line in scene.story)
    link = f'<a href="{RECORDS}/{escape(one.match)}.txt">the whole game, for the referee</a>'
    return (
        f'<figure class="scene {"caught" if scene.is_caught else "passed"}"><figcaption>'
        f"<b>{escape(entrant_name(one.entrant))} declares {escape(narrator.good(scene.good, len(scene.bag)))}</b> "
        f"In the bag: {escape(narrator.goods(scene.bag))}. {end} Round {scene.round}, {_against(one.field)}."
        f"</figcaption><details><summary>Replay the round</summary><ol>{story}</ol></details><p>{link}</p></figure>"
    )


def _against(field: str) -> str:
    return escape(field if field == AMONG_THEMSELVES else f"against the field “{field}”")


# --- how it was made ---------------------------------------------------------------------------------------------


def _protocol(report: BenchmarkReport) -> str:
    first = report.runs[0]
    settings = {name: one for heading in report.runs for name, one in heading.settings.items()}
    facts = [
        ("protocol", str(first.protocol)),
        ("prompts", f"version {first.prompts}, in {first.language}"),
        ("law and program", f"law {first.law}, version {first.version}"),
        ("game", f"{EDITION} edition, {PLAYERS} players, no optional rules"),
        ("deals", f"{report.deals}, the same for everybody, each from every seat"),
        *(_run_facts(number, heading) for number, heading in enumerate(report.runs, 1)),
        *((entrant_name(name), _settings(one)) for name, one in settings.items()),
    ]
    told_facts = "".join(f"<dt>{escape(name)}</dt><dd>{escape(value)}</dd>" for name, value in facts)
    commands = "\n".join(filter(None, report.commands))
    return _section(
        "How it was made",
        "The seed fixes the cards and the bots. What a model answers is its own, so its games are not repeatable.",
        f"<dl>{told_facts}</dl><pre>{escape(commands)}</pre>",
    )


def _run_facts(number: int, heading: Heading) -> tuple[str, str]:
    return f"run {number}", f"{', '.join(heading.entrants)}; {_deals_told(heading.deals)}"


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


MORE_STYLE = """
svg .ring{fill:none;stroke:var(--line)}
.web polygon{fill:var(--royal);fill-opacity:.22;stroke:var(--royal);stroke-width:2.2;stroke-linejoin:round}
.web circle{fill:var(--royal)}
.scene details{margin:8px 0}.scene ol{margin:8px 0;padding-left:22px;font-size:.92rem}
.scene p{margin:6px 0 0;font-size:.92rem}.scene a{color:var(--madder)}
.scene.passed{border-left:5px solid var(--forest)}.scene.caught{border-left:5px solid var(--madder)}
.dead{border:1px dashed var(--madder);padding:8px 14px;border-radius:6px}
pre{background:var(--sheet);border:1px solid var(--line);border-radius:6px;padding:12px;white-space:pre-wrap;
overflow-wrap:anywhere;font-size:.9rem}
dl{display:grid;grid-template-columns:max-content 1fr;gap:4px 18px;margin:12px 0}
dt{font-weight:600}dd{margin:0;color:var(--soft);overflow-wrap:anywhere}
@media(max-width:480px){dl{grid-template-columns:1fr;gap:0}dd{margin-bottom:8px}th,td{padding:6px 8px}}
"""
