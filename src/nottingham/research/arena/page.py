"""The report as one HTML page that needs nothing but itself, on a phone or a desk, by day or by night."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from html import escape

from nottingham.research.arena import charts
from nottingham.research.arena.charts import Bar, Tile
from nottingham.research.arena.estimates import Estimate
from nottingham.research.arena.habit_figures import RATES
from nottingham.research.arena.report import BIN, BotReport, Cell, ContestReport, HeldOut, TournamentReport
from nottingham.research.arena.words import (
    called,
    contest_name,
    gold,
    percent,
    plus_minus,
    repaired_and_replaced,
    rules_of,
    share,
    signed,
    tenths,
    unranked_sentence,
)

SHARES = {
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

PARTS = {
    "gold": "gold",
    "legal": "legal goods",
    "contraband": "contraband",
    "royal": "royal goods",
    "crowns": "crowns",
    "extras": "extras",
}
QUARTERS = [(0.0, "0"), (0.25, "25"), (0.5, "50"), (0.75, "75"), (1.0, "100 %")]


def page(report: TournamentReport) -> str:
    """The whole page."""
    contests = "".join(_contest(contest, number) for number, contest in enumerate(report.contests))
    return (
        '<!doctype html><html lang="en"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        '<meta name="color-scheme" content="light dark">'
        f"<title>Nottingham tournament</title><style>{STYLE}</style></head><body>"
        f"<header><p class=kicker>Nottingham</p><h1>The tournament</h1>{_lead(report)}{_links(report)}</header>"
        f"<main>{contests}</main>{_footer(report)}</body></html>\n"
    )


def _lead(report: TournamentReport) -> str:
    return (
        f"<p class=lead>{report.games:,} games over {report.deals:,} deals of the cards. Every line-up plays the same "
        "deals, and everybody sits once in every seat. A claim here holds for these bots under these rules, "
        "and no further.</p>"
    )


def _links(report: TournamentReport) -> str:
    if len(report.contests) < 2:
        return ""
    links = (f'<a href="#c{number}">{escape(contest_name(one))}</a>' for number, one in enumerate(report.contests))
    return f"<nav>{''.join(links)}</nav>"


def _footer(report: TournamentReport) -> str:
    return (
        f"<footer>Seed {report.seed}, law {report.law}, version {escape(report.version)}. Behind ± stands one "
        "standard error, whiskers show two; both come from drawing whole deals again.</footer>"
    )


def _contest(report: ContestReport, number: int) -> str:
    charts_of = (_win_shares, _matrix, _ratings, _scores, _parts)
    cards = "".join(draw(report) for draw in charts_of) if report.bots else ""
    return (
        f'<section id="c{number}"><h2>{escape(contest_name(report))}</h2>'
        f"<p class=about>{escape(rules_of(report.contest))}. {report.games:,} games over {report.deals:,} deals."
        f"{_paid_bags(report)}</p>"
        f"{_unranked(report)}<div class=grid>{cards}</div>{_held_out(report.held_out)}"
        f"<h3>Habits</h3><div class='grid habits'>{_habits(report)}</div>{_table(report)}</section>"
    )


def _unranked(report: ContestReport) -> str:
    return "".join(f"<p class=about><b>{escape(unranked_sentence(one))}</b></p>" for one in report.unranked)


def _paid_bags(report: ContestReport) -> str:
    if report.paid_bags is None:
        return ""
    return f" A paid bargain was struck on {percent(report.paid_bags)} of all bags."


def card(title: str, about: str, chart: str) -> str:
    return f"<figure><figcaption><b>{escape(title)}</b> {escape(about)}</figcaption>{chart}</figure>"


# --- charts ------------------------------------------------------------------------------------------------------


def _win_shares(report: ContestReport) -> str:
    rows = [_row(bot, bot.standing.win, plus_minus(bot.standing.win, share)) for bot in report.bots]
    fair = report.contest.fair_share
    chart = charts.bars(rows, title="Win share of each bot", mark=fair, mark_text=f"fair share {percent(fair)}")
    return card("Who wins", "Share of victories at mixed tables; a shared one is split.", chart)


def _matrix(report: ContestReport) -> str:
    if not report.matrix:
        return ""
    names = [bot.name for bot in report.bots]
    tiles = {(called(cell.one), called(cell.many)): _tile(cell, report.contest.fair_share) for cell in report.matrix}
    shown = [called(name) for name in names]
    chart = charts.heat_map(shown, shown, tiles, title="Win share of one against many")
    about = (
        f"Win share of one (left) against {report.contest.players - 1} of another (above), in per cent. "
        f"Green is above the fair {percent(report.contest.fair_share)}."
    )
    return card("One against many", about, chart)


def _tile(cell: Cell, fair: float) -> Tile:
    win = cell.standing.win
    heat = (win.value - fair) / ((1 - fair) if win.value > fair else fair)
    tip = f"one {called(cell.one)} against {called(cell.many)}: wins {plus_minus(win, share)}"
    return Tile(
        heat, f"{100 * win.value:.0f}{_error(win)}", f"{tip}, margin {plus_minus(cell.standing.margin, signed)}"
    )


def _error(estimate: Estimate) -> str:
    return "" if estimate.error is None else f" ±{100 * estimate.error:.0f}"


def _ratings(report: ContestReport) -> str:
    bots = sorted(report.bots, key=lambda bot: -bot.rating.ordinal)
    rows = [Bar(called(bot.name), bot.rating.ordinal, None, f"{bot.rating.ordinal:.1f}") for bot in bots]
    low, high = min(row.value for row in rows), max(row.value for row in rows)
    room = max((high - low) * 0.08, 1)
    ticks = [(at, f"{at:.0f}") for at in _even(low, high)]
    chart = charts.dots(rows, title="OpenSkill ratings", low=low - room, high=high + room, ticks=ticks)
    return card("Ratings", "OpenSkill (Plackett-Luce), mu - 3 sigma, over the mixed tables.", chart)


def _even(low: float, high: float) -> Iterable[float]:
    step = next((step for step in (1, 2, 5, 10, 20, 50) if (high - low) / step <= 5), 100)
    return (float(at) for at in range(int(-(-low // step)) * step, int(high) + 1, step))


def _scores(report: ContestReport) -> str:
    rows = [(called(bot.name), bot.scores, bot.standing.points.value) for bot in report.bots]
    return card("Scores", "How often each had how many points.", charts.ridges(rows, width=BIN, title="Scores"))


def _parts(report: ContestReport) -> str:
    used = [part for part in PARTS if any(abs(bot.parts[part]) >= 0.05 for bot in report.bots)]
    rows = [(called(bot.name), [(part, bot.parts[part]) for part in used]) for bot in report.bots]
    legend = "".join(f'<span class="key part-{part}">{PARTS[part]}</span>' for part in used)
    chart = charts.stacks(rows, title="Where the points come from")
    return card("Where points come from", "On average.", f"<p class=legend>{legend}</p>{chart}")


def _habits(report: ContestReport) -> str:
    return "".join(_habit(report.bots, habit, *words) for habit, words in SHARES.items()) + _prices(report.bots)


def _habit(bots: Sequence[BotReport], habit: str, title: str, about: str) -> str:
    rows = [_row(bot, value, plus_minus(value, share)) for bot, value in _known(bots, habit)]
    if not rows:
        return ""
    return card(title, f"{about}.", charts.dots(rows, title=title, low=0, high=1, ticks=QUARTERS))


def _prices(bots: Sequence[BotReport]) -> str:
    rows = [_row(bot, value, plus_minus(value, tenths)) for bot, value in _known(bots, "price_paid")]
    if not rows:
        return ""
    high = max(5.0, *(row.value for row in rows))
    ticks = [(0.0, "0"), *((at, gold(at)) for at in _even(1, high))]
    chart = charts.dots(rows, title="Price", low=0, high=high, ticks=ticks)
    return card("Price of a bargain", "gold paid, on average.", chart)


def _known(bots: Sequence[BotReport], habit: str) -> list[tuple[BotReport, Estimate]]:
    return [(bot, value) for bot in bots if (value := bot.habits[habit]) is not None]


def _row(bot: BotReport, estimate: Estimate, text: str) -> Bar:
    return Bar(called(bot.name), estimate.value, estimate.error, text)


# --- tables ------------------------------------------------------------------------------------------------------


COLUMNS: dict[str, Callable[[BotReport], str]] = {
    "win share": lambda bot: plus_minus(bot.standing.win, share),
    "margin": lambda bot: plus_minus(bot.standing.margin, signed),
    "points": lambda bot: plus_minus(bot.standing.points, tenths),
    "spread": lambda bot: f"{bot.spread:.0f}",
    "rating": lambda bot: f"{bot.rating.ordinal:.1f}",
    "mu": lambda bot: f"{bot.rating.mu:.1f}",
    "sigma": lambda bot: f"{bot.rating.sigma:.2f}",
    "games": lambda bot: f"{bot.standing.games:,}",
}
OF_GUESTS: dict[str, Callable[[BotReport], str]] = {
    "repaired %": lambda bot: repaired_and_replaced(bot.answers)[0],
    "replaced %": lambda bot: repaired_and_replaced(bot.answers)[1],
}
"""Columns where somebody elsewhere was asked: answers that had to be repaired, and those that a stand-in gave."""


def _table(report: ContestReport) -> str:
    """Every number of the report, for those who want to read it rather than look at it."""
    if not report.bots:
        return ""
    columns = COLUMNS | (OF_GUESTS if any(bot.answers for bot in report.bots) else {})
    told_of = [
        (called(bot.name), [*(tell(bot) for tell in columns.values()), _behind(report, bot)]) for bot in report.bots
    ]
    standings = rows_table([*columns, "behind the best"], told_of)
    habits = list(report.bots[0].habits)
    told = [(called(bot.name), [_figure(habit, bot.habits[habit]) for habit in habits]) for bot in report.bots]
    return (
        f"<details><summary>All numbers</summary><div class=scroll>{standings}</div>"
        f"<div class=scroll>{rows_table([habit.replace('_', ' ') for habit in habits], told)}</div></details>"
    )


def _behind(report: ContestReport, bot: BotReport) -> str:
    """By how many points of win share, over the deals that both played."""
    behind = report.behind(bot.name)
    return "–" if behind is None else plus_minus(behind, share)


def rows_table(heads: Iterable[str], rows: Iterable[tuple[str, Sequence[str]]]) -> str:
    head = "".join(f"<th scope=col>{escape(name)}</th>" for name in ("", *heads))
    body = "".join(
        f"<tr><th scope=row>{escape(name)}</th>{''.join(f'<td>{escape(value)}</td>' for value in values)}</tr>"
        for name, values in rows
    )
    return f"<table><thead><tr>{head}</tr></thead><tbody>{body}</tbody></table>"


def _figure(habit: str, value: Estimate | None) -> str:
    if value is None:
        return "–"
    return plus_minus(value, share if habit in RATES else "{:.2f}".format)


def _held_out(tables: Sequence[HeldOut]) -> str:
    if not tables:
        return ""
    rows = [
        (called(bot), [plus_minus(one.win, share), plus_minus(one.margin, signed), f"{one.games:,}"])
        for table in tables
        for bot, one in zip(table.line_up, table.standings, strict=True)
    ]
    size = len(tables[0].line_up)
    drawn = "".join(
        f"<div class=scroll>{rows_table(['win share', 'margin', 'games'], rows[at : at + size])}</div>"
        for at in range(0, len(rows), size)
    )
    return f"<h3>Held-out tables</h3>{drawn}"


STYLE = """
:root{--paper:#f1e3c3;--sheet:#fbf3df;--ink:#24170e;--soft:#6b5540;--line:#d9c69c;--madder:#9c281c;--forest:#2f5f35;
--royal:#4b3a7c;--gold:#e9b339}
@media(prefers-color-scheme:dark){:root{--paper:#17100a;--sheet:#231810;--ink:#f1e3c3;--soft:#b9a383;--line:#463423;
--madder:#e07462;--forest:#7db587;--royal:#a998e6;--gold:#e9b339}}
*{box-sizing:border-box}
body{margin:0;background:var(--paper);color:var(--ink);line-height:1.5;
font-family:"Iowan Old Style","Palatino Linotype",Palatino,"Book Antiqua",Georgia,serif}
header,main,footer{max-width:1180px;margin:0 auto;padding:0 20px}
header{padding-top:44px}
.kicker{margin:0;color:var(--madder);font-variant:small-caps;letter-spacing:.14em}
h1{margin:0;font-size:clamp(2.1rem,6vw,3.4rem);line-height:1.1;font-weight:600}
h2{margin:0;font-size:1.8rem;border-bottom:3px double var(--ink);padding-bottom:4px;font-weight:600}
h3{margin:32px 0 10px;font-size:1.25rem;font-weight:600}
.lead{max-width:44em;font-size:1.1rem;color:var(--soft)}
.about{color:var(--soft);margin:8px 0 18px}
nav{display:flex;flex-wrap:wrap;gap:8px}
nav a{color:var(--ink);text-decoration:none;border:1px solid var(--line);background:var(--sheet);padding:4px 12px;
border-radius:99px}
nav a:hover,nav a:focus-visible{border-color:var(--madder);color:var(--madder)}
section{padding:44px 0 10px}
.grid{display:grid;gap:18px;grid-template-columns:repeat(auto-fill,minmax(min(100%,340px),1fr))}
figure{margin:0;padding:16px 18px 14px;background:var(--sheet);border:1px solid var(--line);border-radius:6px;
box-shadow:0 1px 0 var(--line)}
figcaption{margin-bottom:10px;color:var(--soft);font-size:.95rem}
figcaption b{display:block;color:var(--ink);font-size:1.12rem}
svg{display:block;width:100%;height:auto;max-width:560px;margin:0 auto}
svg text{font-family:inherit;fill:var(--ink);font-size:14px}
svg .small{font-size:12px;fill:var(--soft)}
svg .number,svg .tile{font-size:13px;font-variant-numeric:tabular-nums}
.forest{fill:var(--forest)}.madder{fill:var(--madder)}.royal{fill:var(--royal)}
.empty{fill:none;stroke:var(--line)}
.whisker{stroke:var(--ink);stroke-width:1.6;fill:none}
.mark{stroke:var(--madder);stroke-width:1.5;stroke-dasharray:5 4}
.grid line,.lane{stroke:var(--line)}svg .grid{stroke:var(--line);stroke-dasharray:2 4}
svg .lane{stroke:var(--line);stroke-width:1}
svg .mark{stroke:var(--madder)}svg .mean{stroke:var(--madder);stroke-width:2}
.hill{fill:var(--gold);fill-opacity:.75;stroke:var(--ink);stroke-width:1.2;stroke-linejoin:round}
.part-gold{fill:var(--gold);background:var(--gold)}.part-legal{fill:var(--forest);background:var(--forest)}
.part-contraband{fill:var(--madder);background:var(--madder)}.part-royal{fill:var(--royal);background:var(--royal)}
.part-crowns{fill:var(--royal);background:var(--royal);opacity:.75}.part-extras{fill:var(--soft);background:var(--soft)}
.legend{margin:0 0 8px;display:flex;flex-wrap:wrap;gap:4px 14px;font-size:.88rem;color:var(--soft)}
.key{background:none!important;display:inline-flex;align-items:center;gap:6px;opacity:1!important}
.key::before{content:"";width:11px;height:11px;border-radius:2px;background:var(--gold)}
.key.part-legal::before{background:var(--forest)}.key.part-contraband::before{background:var(--madder)}
.key.part-royal::before{background:var(--royal)}.key.part-crowns::before{background:var(--royal);opacity:.75}
.key.part-extras::before{background:var(--soft)}
details{margin:22px 0}summary{cursor:pointer;font-weight:600}
.scroll{overflow-x:auto;margin:12px 0;background:var(--sheet);border:1px solid var(--line);border-radius:6px}
table{border-collapse:collapse;font-size:.92rem;font-variant-numeric:tabular-nums;min-width:100%}
th,td{padding:6px 12px;text-align:right;white-space:nowrap;border-bottom:1px solid var(--line)}
th[scope=row]{text-align:left;position:sticky;left:0;background:var(--sheet)}
thead th{font-weight:600;color:var(--soft);text-transform:none;white-space:normal;vertical-align:bottom}
tbody tr:last-child>*{border-bottom:0}
footer{padding:36px 20px 50px;color:var(--soft);font-size:.92rem}
@media(min-width:900px){.grid{grid-template-columns:repeat(2,1fr)}.habits{grid-template-columns:repeat(3,1fr)}
.habits svg text{font-size:16px}.habits svg .small,.habits svg .number{font-size:15px}}
@media(max-width:480px){header,main,footer{padding-left:12px;padding-right:12px}figure{padding:12px 10px}}
"""
