"""The report of a tournament as tables on a terminal."""

from collections.abc import Callable, Sequence

from rich.console import Console
from rich.table import Table

from nottingham.arena.report import BotReport, ContestReport, HeldOut, Report
from nottingham.arena.words import called, contest_name, percent, plus_minus, rules_of, share, signed

WIDTH_WITHOUT_TERMINAL = 120
Teller = Callable[[BotReport], str]

STANDINGS: dict[str, Teller] = {
    "win %": lambda bot: plus_minus(bot.standing.win, share),
    "margin": lambda bot: plus_minus(bot.standing.margin, signed),
    "points": lambda bot: plus_minus(bot.standing.points, lambda points: f"{points:.1f}"),
    "rating": lambda bot: f"{bot.rating.ordinal:.1f}",
    "games": lambda bot: f"{bot.standing.games:,}",
}


def show(report: Report) -> None:
    console = Console()
    if not console.is_terminal:
        console = Console(width=WIDTH_WITHOUT_TERMINAL)
    for contest in report.contests:
        for table in tables(contest):
            console.print(table)
            console.print()
    console.print(f"± is one standard error, by drawing the {report.deals} deals again. Seed {report.seed}.")


def tables(contest: ContestReport) -> list[Table]:
    """Standings, matrix, held-out tables and habits; those that there are."""
    found = [_standings(contest)]
    if contest.matrix:
        found.append(_matrix(contest))
    if contest.held_out:
        found.append(_held_out(contest.held_out))
    return [*found, _habits(contest)]


def _standings(contest: ContestReport) -> Table:
    paid = "" if contest.paid_bags is None else f"; a paid bargain on {percent(contest.paid_bags)} of bags"
    table = _table(
        contest_name(contest),
        ["", *STANDINGS],
        f"{rules_of(contest.contest)}; {contest.games:,} games; fair share {percent(contest.contest.fair_share)}{paid}",
    )
    for bot in contest.bots:
        table.add_row(called(bot.name), *(tell(bot) for tell in STANDINGS.values()))
    return table


def _matrix(contest: ContestReport) -> Table:
    names = [bot.name for bot in contest.bots]
    many = contest.contest.players - 1
    table = _table(
        f"Win % of one against {many}",
        ["one", *map(called, names)],
        f"Rows: the lone bot; columns: the {many} others; below each, its standard error",
    )
    for one in names:
        table.add_row(called(one), *(_cell(contest, one, other) for other in names))
    return table


def _cell(contest: ContestReport, one: str, many: str) -> str:
    cell = contest.cell(one, many)
    if cell is None:
        return ""
    win = cell.standing.win
    is_strong = win.value > contest.contest.fair_share
    colour = "green" if is_strong else "red"
    error = "?" if win.error is None else share(win.error)
    return f"[{colour}]{100 * win.value:.0f}[/]\n[dim]{error}[/]"


def _held_out(tables: Sequence[HeldOut]) -> Table:
    table = _table("Held-out tables", ["", "win %", "margin", "games"])
    for held_out in tables:
        for bot, one in zip(held_out.line_up, held_out.standings, strict=True):
            table.add_row(called(bot), plus_minus(one.win, share), plus_minus(one.margin, signed), f"{one.games:,}")
        table.add_section()
    return table


HABITS: dict[str, tuple[str, Callable[[float], str]]] = {
    "lies": ("lies", percent),
    "smuggles": ("smuggles", percent),
    "bribes": ("bribes", percent),
    "pays": ("pays", percent),
    "is_caught": ("caught", percent),
    "inspects": ("inspects", percent),
    "is_right": ("right", percent),
    "takes": ("takes", percent),
    "price_paid": ("price", lambda gold: f"{gold:.1f}"),
    "offers_per_game": ("offers", lambda count: f"{count:.1f}"),
    "demands_per_game": ("demands", lambda count: f"{count:.1f}"),
    "promises_per_game": ("promises", lambda count: f"{count:.1f}"),
    "keeps_word": ("keeps", percent),
}


def _habits(contest: ContestReport) -> Table:
    table = _table(
        "Habits at mixed tables",
        ["", *(name for name, _ in HABITS.values())],
        "Of own bags: lies, smuggles, bribes (offers one), pays; of lies: caught; of bags at the gate: inspects, "
        "takes (a paid bargain); of bags opened: right; gold for a paid bargain; offers, demands, promises a game",
    )
    for bot in contest.bots:
        table.add_row(called(bot.name), *(_habit(bot, habit, say) for habit, (_, say) in HABITS.items()))
    return table


def _habit(bot: BotReport, habit: str, say: Callable[[float], str]) -> str:
    value = bot.habits[habit]
    return "–" if value is None else say(value)


def _table(title: str, heads: list[str], caption: str = "") -> Table:
    table = Table(title=title, caption=caption or None, title_justify="left", caption_justify="left")
    for place, head in enumerate(heads):
        table.add_column(head, justify="right" if place else "left", no_wrap=not place)
    return table
