"""The report of a tournament as tables on a terminal."""

from collections.abc import Callable, Sequence

from rich.console import Console
from rich.table import Table

from nottingham.research.arena.report import BotReport, ContestReport, HeldOut, TournamentReport
from nottingham.research.arena.words import (
    called,
    contest_name,
    percent,
    plus_minus,
    repaired_and_replaced,
    rules_of,
    share,
    signed,
    tenths,
    unranked_sentence,
)

WIDTH_WITHOUT_TERMINAL = 120
Teller = Callable[[BotReport], str]

STANDINGS: dict[str, Teller] = {
    "win %": lambda bot: plus_minus(bot.standing.win, share),
    "margin": lambda bot: plus_minus(bot.standing.margin, signed),
    "points": lambda bot: plus_minus(bot.standing.points, tenths),
    "rating": lambda bot: f"{bot.rating.ordinal:.1f}",
    "games": lambda bot: f"{bot.standing.games:,}",
}
OF_GUESTS: dict[str, Teller] = {
    "repaired %": lambda bot: repaired_and_replaced(bot.answers)[0],
    "replaced %": lambda bot: repaired_and_replaced(bot.answers)[1],
}
"""Where somebody elsewhere was asked: answers that had to be repaired, and those that a stand-in gave."""


def show(report: TournamentReport) -> None:
    console = Console()
    if not console.is_terminal:
        console = Console(width=WIDTH_WITHOUT_TERMINAL)
    for contest in report.contests:
        for table in tables(contest):
            console.print(table)
            console.print()
        for one in contest.unranked:
            console.print(unranked_sentence(one), highlight=False)
    console.print(f"± is one standard error, by drawing the {report.deals} deals again. Seed {report.seed}.")


def tables(contest: ContestReport) -> list[Table]:
    """Standings, matrix, held-out tables and habits; those that there are."""
    found = [_standings(contest)]
    if contest.matrix:
        found.append(_matrix(contest))
    if contest.held_out:
        found.append(_held_out_table(contest.held_out))
    return [*found, _as_merchant(contest), _at_the_gate(contest)]


def _standings(contest: ContestReport) -> Table:
    paid = "" if contest.paid_bags is None else f"; a paid bargain on {percent(contest.paid_bags)} of bags"
    columns = STANDINGS | (OF_GUESTS if any(bot.answers for bot in contest.bots) else {})
    table = _table(
        contest_name(contest),
        ["", *columns],
        f"{rules_of(contest.contest)}; {contest.games:,} games; fair share {percent(contest.contest.fair_share)}{paid}"
        "; behind: the best one's lead in win %, over common deals",
    )
    table.add_column("behind", justify="right")
    for bot in contest.bots:
        behind = contest.behind(bot.name)
        told = "" if behind is None else plus_minus(behind, share)
        table.add_row(called(bot.name), *(tell(bot) for tell in columns.values()), told)
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


def _held_out_table(tables: Sequence[HeldOut]) -> Table:
    table = _table("Held-out tables", ["", "win %", "margin", "games"])
    for held_out in tables:
        for bot, one in zip(held_out.line_up, held_out.standings, strict=True):
            table.add_row(called(bot), plus_minus(one.win, share), plus_minus(one.margin, signed), f"{one.games:,}")
        table.add_section()
    return table


Habit = tuple[str, str, Callable[[float], str]]
AS_MERCHANT: tuple[Habit, ...] = (
    ("lies", "lies", percent),
    ("smuggles", "smuggles", percent),
    ("is_caught", "caught", percent),
    ("bribes", "bribes", percent),
    ("pays", "pays", percent),
    ("price_paid", "price", tenths),
    ("offers_per_game", "offers", tenths),
    ("hunts_per_game", "hunts", tenths),
    ("promises_per_game", "promises", tenths),
    ("keeps_word", "keeps", percent),
)
AT_THE_GATE: tuple[Habit, ...] = (
    ("inspects", "inspects", percent),
    ("is_right", "right", percent),
    ("takes", "takes", percent),
    ("price_taken", "price", tenths),
    ("demands_per_game", "demands", tenths),
)


def _as_merchant(contest: ContestReport) -> Table:
    return _habits(
        contest,
        "Habits as merchant, at mixed tables",
        AS_MERCHANT,
        "Of bags: lies, smuggles, bribes (offers one to pass), pays (for passing); of lies: caught; gold for a paid "
        "bargain; in a game: offers, hunts (offers to have another opened), promises; of promises due: keeps",
    )


def _at_the_gate(contest: ContestReport) -> Table:
    return _habits(
        contest,
        "Habits at the gate, at mixed tables",
        AT_THE_GATE,
        "Of bags: inspects, takes (a paid bargain); of bags opened: right; gold for a paid bargain; demands in a game",
    )


def _habits(contest: ContestReport, title: str, habits: tuple[Habit, ...], caption: str) -> Table:
    table = _table(title, ["", *(head for _, head, _ in habits)], caption)
    for bot in contest.bots:
        table.add_row(called(bot.name), *(_habit(bot, habit, say) for habit, _, say in habits))
    return table


def _habit(bot: BotReport, habit: str, say: Callable[[float], str]) -> str:
    value = bot.habits[habit]
    if value is None:
        return "–"
    error = "?" if value.error is None else say(value.error).removesuffix(" %")
    return f"{say(value.value)}\n[dim]{error}[/]"


def _table(title: str, heads: list[str], caption: str = "") -> Table:
    table = Table(title=title, caption=caption or None, title_justify="left", caption_justify="left")
    for place, head in enumerate(heads):
        table.add_column(head, justify="right" if place else "left", no_wrap=not place)
    return table
