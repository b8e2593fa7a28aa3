"""`nottingham tournament`: bots meet over the same deals from every seat, and a report says who did how well."""

import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import AbstractContextManager, contextmanager, nullcontext
from itertools import product
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from nottingham.bots.guest import PREFIX
from nottingham.bots.populations import POPULATIONS
from nottingham.cli.errors import EXIT_USAGE, CliError
from nottingham.cli.models import invite_models, transcript_file
from nottingham.cli.stopping import EXIT_STOPPED, stoppable
from nottingham.cli.tables import admitted, at_least, ruleset_for, sentence
from nottingham.research.arena.played import IllegalMove, PlayedGame
from nottingham.research.arena.results import ResultsError, ResultsFile
from nottingham.research.arena.schedule import Contest, TournamentPlan
from nottingham.research.arena.tournament import OtherGames, Stopped, games, play
from nottingham.research.arena.workers import NoRay, Submit, cores, local_workers, ray_workers, thread_workers

GAMES_AT_ONCE = 8
"""Games with language models that are played at the same time, if nobody said otherwise."""
Advance = Callable[[int], None]


def tournament(
    *,
    population: str = "yardstick",
    bots: str | None = None,
    line_up: Annotated[list[str] | None, Parameter(negative="")] = None,
    players: str = "4",
    edition: str = "second",
    option: Annotated[list[str] | None, Parameter(negative="")] = None,
    deals: int = 25,
    matrix: bool = True,
    seed: int = 0,
    workers: int | None = None,
    ray: str | None = None,
    output: Path | None = None,
    resume: Annotated[bool, Parameter(negative="")] = False,
    as_json: Annotated[bool, Parameter(name="--json", negative="")] = False,
    html: Path | None = None,
    models: Path | None = None,
    transcripts: Path | None = None,
) -> None:
    """Let bots meet over the same deals from every seat, and report who did how well.

    Parameters
    ----------
    population
        yardstick, exploiters, characters or strengths; several with commas between them.
    bots
        A population of your own instead: names with commas between them.
    line_up
        A table to play beside the population's: a name for each seat, with commas between them; may be repeated.
    players
        Seats at the table; with commas, several: the first is played in full, the others without the matrix.
    edition
        first or second.
    option
        An optional rule, such as royal_goods; may be repeated.
    deals
        How many deals of the cards every line-up plays from every seat.
    matrix
        Whether to play one of each bot against a table full of each other one.
    seed
        The same seed gives the same deals.
    workers
        Processes that play at the same time; as many as there are cores if not said. Results do not depend on it.
    ray
        The address of a Ray cluster that plays instead of this machine.
    output
        Keep every result in this file, as lines of JSON.
    resume
        Go on with the results in the file.
    as_json
        Print the report as JSON.
    html
        Write the report to this file, as a page to look at.
    models
        A file that says where language models answer, for bots such as llm:NAME. This process alone plays then,
        workers are games at the same time (8 if not said), and the same seed gives the same deals but not the same
        games.
    transcripts
        Append to this file what models were asked and answered, as lines of JSON.
    """
    at_least(1, deals, "--deals")
    at_least(1, workers or 1, "--workers")
    names = [name.strip() for name in ",".join((bots or "", *(line_up or ()))).split(",")]
    has_models = any(name.startswith(PREFIX) for name in names)
    _refuse_if(resume and output is None, "--resume goes on with a file: say which with --output.")
    _refuse_if(has_models and ray, "Language models play in this process alone: leave --ray out.")
    _refuse_if(transcripts and not has_models, "--transcripts is of language models, and none plays.")
    invite_models(names, models, is_measured=True, keeps_transcripts=transcripts is not None)
    chosen, sizes = _populations(population, bots), _sizes(players)
    contests = _contests(chosen, sizes, edition, option or [], _line_ups(line_up or [], sizes), has_matrix=matrix)
    plan = TournamentPlan(contests, seed)
    crew_of = _threads(workers or GAMES_AT_ONCE, transcripts) if has_models else _crew(workers, ray)
    with _results(output, plan, resume=resume) as file, crew_of as (submit, crew):
        played = _play_all(plan, deals, submit, crew, file)
    _tell(plan, deals, played, as_json=as_json, html=html)


def _refuse_if(is_wrong: object, why: str) -> None:
    if is_wrong:
        raise CliError(why, EXIT_USAGE)


# --- what to play ------------------------------------------------------------------------------------------------


def _populations(asked: str, bots: str | None) -> list[tuple[str, tuple[str, ...]]]:
    if bots is not None:
        return [("own choice", tuple(dict.fromkeys(admitted(bots))))]
    wanted = list(dict.fromkeys(name.strip() for name in asked.split(",")))
    for name in wanted:
        if name not in POPULATIONS:
            known = ", ".join(POPULATIONS)
            raise CliError(f"There is no population {name!r}; there are {known}, or name bots with --bots.", EXIT_USAGE)
    return [(name, POPULATIONS[name]) for name in wanted]


def _sizes(players: str) -> list[int]:
    try:
        return list(dict.fromkeys(int(size) for size in players.split(",")))
    except ValueError:
        raise CliError(f"--players takes numbers with commas between them, not {players!r}.", EXIT_USAGE) from None


def _contests(
    populations: list[tuple[str, tuple[str, ...]]],
    sizes: list[int],
    edition: str,
    options: list[str],
    line_ups: list[tuple[str, ...]],
    *,
    has_matrix: bool,
) -> tuple[Contest, ...]:
    """Every population at tables of every size, with the line-ups that fit; only the first size has the matrix."""
    rules = {size: ruleset_for(edition, size, options) for size in sizes}
    tables = {size: tuple(table for table in line_ups if len(table) == size) for size in sizes}
    return tuple(
        Contest(name, bots, size, edition, rules[size].options, has_matrix and size == sizes[0], tables[size])
        for (name, bots), size in product(populations, sizes)
    )


def _line_ups(asked: list[str], sizes: list[int]) -> list[tuple[str, ...]]:
    tables = [admitted(line_up) for line_up in asked]
    for table in tables:
        if len(table) not in sizes:
            seats = " or ".join(map(str, sizes))
            raise CliError(f"A line-up of {len(table)} bots cannot fill {seats} seats.", EXIT_USAGE)
    return tables


# --- playing -----------------------------------------------------------------------------------------------------


@contextmanager
def _results(path: Path | None, plan: TournamentPlan, *, resume: bool) -> Iterator[ResultsFile | None]:
    if path is None:
        yield None
        return
    try:
        file = ResultsFile(path, plan, resume=resume)
    except ResultsError as error:
        advice = "" if resume else " (--resume goes on with it)"
        raise CliError(f"{sentence(str(error))[:-1]}{advice}.", EXIT_USAGE) from error
    except OSError as error:
        raise CliError(f"Cannot write {path}: {error.strerror}.", EXIT_USAGE) from error
    with file:
        yield file


@contextmanager
def _threads(workers: int, transcripts: Path | None) -> Iterator[tuple[Submit, int]]:
    """Games with models wait most of the time, so many are played at once by this process."""
    with transcript_file(transcripts) as file, thread_workers(workers, file.append if file else None) as submit:
        yield submit, workers


@contextmanager
def _crew(workers: int | None, ray: str | None) -> Iterator[tuple[Submit, int]]:
    """Who plays, and how many of them there are."""
    if ray is None:
        count = workers or cores()
        with local_workers(count) as submit:
            yield submit, count
        return
    try:
        with ray_workers(ray) as crew:
            yield crew
    except NoRay as error:
        raise CliError(sentence(str(error)), EXIT_USAGE) from error


def _play_all(
    plan: TournamentPlan, deals: int, submit: Submit, crew: int, file: ResultsFile | None
) -> list[PlayedGame]:
    """All games of the tournament, those of an earlier run included."""
    played = list(file.played) if file else []
    total = games(plan, deals)
    with _bar(total, min(len(played), total)) as advance, stoppable() as is_stopped:

        def keep(done: Sequence[PlayedGame]) -> None:
            if file:
                file.append(done)
            played.extend(done)
            advance(len(done))

        try:
            play(plan, deals, submit, crew, keep, played=tuple(played), is_stopped=is_stopped)
        except Stopped:
            advice = "the same command with --resume goes on" if file else "without --output nothing is kept"
            raise CliError(f"Stopped after {len(played)} of {total} games; {advice}.", EXIT_STOPPED) from None
        except IllegalMove as error:
            raise CliError(f"A bot broke the rules: {error}") from error
        except OtherGames as error:
            raise CliError(f"The file holds games of another schedule: {error}.", EXIT_USAGE) from error
    return played


def _bar(total: int, done: int) -> AbstractContextManager[Advance]:
    """A bar where a person is watching."""
    return _draw_bar(total, done) if sys.stderr.isatty() else nullcontext(lambda _: None)


@contextmanager
def _draw_bar(total: int, done: int) -> Iterator[Advance]:
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    columns = (TextColumn("Playing"), BarColumn(None), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True, expand=True) as progress:
        task = progress.add_task("", total=total, completed=done)
        yield lambda count: progress.advance(task, count)


# --- telling -----------------------------------------------------------------------------------------------------


def _tell(plan: TournamentPlan, deals: int, played: Sequence[PlayedGame], *, as_json: bool, html: Path | None) -> None:
    import msgspec

    from nottingham.research.arena.report import report

    told = report(plan, deals, played)
    if html:
        from nottingham.research.arena.page import page

        try:
            html.write_text(page(told), encoding="utf-8")
        except OSError as error:
            raise CliError(f"Cannot write {html}: {error.strerror}.", EXIT_USAGE) from error
    if as_json:
        print(msgspec.json.format(msgspec.json.encode(told), indent=2).decode())
        return
    from nottingham.cli.standings import show

    show(told)
    if html:
        print(f"Written: {html}")
