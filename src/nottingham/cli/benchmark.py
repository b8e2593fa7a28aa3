"""`nottingham benchmark`: language models are measured by a fixed protocol, and a report says how they play."""

import shlex
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

from cyclopts import Parameter

from nottingham.bots.guest import PREFIX
from nottingham.bots.registry import BOTS
from nottingham.cli.errors import EXIT_USAGE, CliError
from nottingham.cli.models import invite_models, read_models_file
from nottingham.cli.stopping import EXIT_STOPPED, stoppable
from nottingham.cli.tables import at_least, listed, sentence
from nottingham.cli.tongue import ENGLISH, Language, language_for

if TYPE_CHECKING:  # a verb imports what it needs when it is asked for
    from nottingham.adapters.llm import Model
    from nottingham.benchmark.measures import BenchmarkReport
    from nottingham.benchmark.play import Outcome
    from nottingham.benchmark.protocol import Match
    from nottingham.benchmark.results import Heading, ResultsFolder

NOT_TOLD = ("address", "key", "key_env", "extra")
"""What of a model's entry is the operator's own business."""


def benchmark(
    *,
    models: Path | None = None,
    only: str | None = None,
    bots: str = "",
    deals: int = 4,
    language: Language = None,
    output: Path = Path("benchmark"),
    resume: Annotated[bool, Parameter(negative="")] = False,
    parallel: int = 8,
    dry_run: Annotated[bool, Parameter(negative="")] = False,
    budget: int | None = None,
) -> None:
    """Measure language models by a fixed protocol: how they bluff, bargain, judge and keep their word.

    Parameters
    ----------
    models
        A file that says where language models answer; all of them are measured.
    only
        Measure only these of them: names with commas between them.
    bots
        Bots to measure beside them as anchors: names with commas between them.
    deals
        How many deals of the cards each of them plays, from every seat against every field.
    language
        What models read and speak: en, fr, es, pt-BR or pl; English if not said.
    output
        The folder for results, records, transcripts and the report.
    resume
        Go on with the results in the folder.
    parallel
        Games that are played at the same time.
    dry_run
        Only say what it would cost.
    budget
        Do not begin if it is estimated to cost more tokens than this.
    """
    from nottingham.benchmark.protocol import matches
    from nottingham.benchmark.results import FolderError, ResultsFolder
    from nottingham.benchmark.runner import left_of

    at_least(1, deals, "--deals")
    at_least(1, parallel, "--parallel")
    tongue = language_for(language or ENGLISH)
    found = _models(models, only)
    entrants = (*(PREFIX + name for name in found), *_anchors(bots))
    if not entrants:
        raise CliError("Who is to be measured? Name a file with --models, or bots with --bots.", EXIT_USAGE)
    schedule = list(matches(entrants, deals))
    if dry_run:
        _say_budget(found, schedule, tongue)
        return
    invite_models([PREFIX + name for name in found], models, is_measured=True, keeps_transcripts=True)
    try:
        folder = ResultsFolder(output, _heading(entrants, found, tongue), resume=resume)
    except FolderError as error:
        advice = "" if resume else " (--resume goes on with them)"
        raise CliError(f"{sentence(str(error))[:-1]}{advice}.", EXIT_USAGE) from error
    except OSError as error:
        raise CliError(f"Cannot write {output}: {error.strerror}.", EXIT_USAGE) from error
    with folder:
        left = left_of(schedule, folder)
        tokens = _say_budget(found, left, tongue)
        if budget is not None and tokens > budget:
            raise CliError(f"That is more than the budget of {budget:,} tokens; nothing was played.", EXIT_USAGE)
        _play(left, folder, parallel, tokens)
        _tell(folder, deals, _command(models, only, bots, deals, tongue))


def _models(file: Path | None, only: str | None) -> "dict[str, Model]":
    if file is None and only is None:
        return {}
    found = read_models_file(file)
    wanted = listed(only) if only else tuple(found)
    if unknown := [name for name in wanted if name not in found]:
        raise CliError(f"There is no model {unknown[0]!r}; there are {', '.join(found)}.", EXIT_USAGE)
    return {name: found[name] for name in wanted}


def _anchors(bots: str) -> tuple[str, ...]:
    wanted = tuple(dict.fromkeys(listed(bots))) if bots else ()
    if unknown := [bot for bot in wanted if bot not in BOTS]:
        raise CliError(f"There is no bot {unknown[0]!r}; there are {', '.join(BOTS)}.", EXIT_USAGE)
    return wanted


def _heading(entrants: tuple[str, ...], models: "dict[str, Model]", language: str) -> "Heading":
    import msgspec

    from nottingham.benchmark.results import Heading

    settings = {
        PREFIX + name: {
            field: value for field, value in msgspec.to_builtins(model.entry).items() if field not in NOT_TOLD
        }
        for name, model in models.items()
    }
    return Heading(entrants, language, settings)


def _say_budget(models: "dict[str, Model]", left: "Sequence[Match]", language: str) -> int:
    """What the games that are left are estimated to cost, said to the person; and how many tokens that is."""
    from nottingham.benchmark.rehearsal import budget

    estimated = [budget(PREFIX + name, model, left, language) for name, model in models.items()]
    print(f"{len(left):,} games to play.", file=sys.stderr)
    for one in estimated:
        told = f"{one.model}: about {one.calls:,} calls and {one.tokens:,} tokens in {one.games:,} games"
        print(f"{told} (estimated from a dry run, cautiously)", file=sys.stderr)
    return sum(one.tokens for one in estimated)


# --- playing -----------------------------------------------------------------------------------------------------


def _play(left: "Sequence[Match]", folder: "ResultsFolder", parallel: int, tokens: int) -> None:
    from nottingham.arena.tournament import Stopped
    from nottingham.arena.transcripts import TranscriptFile
    from nottingham.benchmark.results import TRANSCRIPTS
    from nottingham.benchmark.runner import run

    with (
        TranscriptFile(folder.path / TRANSCRIPTS) as talk,
        _bar(len(left), tokens) as advance,
        stoppable() as is_stopped,
    ):
        try:
            run(left, folder, parallel, told=talk.append, advance=advance, is_stopped=is_stopped)
        except Stopped:
            advice = "the same command with --resume goes on"
            raise CliError(f"Stopped after {len(folder.outcomes)} games; {advice}.", EXIT_STOPPED) from None


@contextmanager
def _bar(games: int, tokens: int) -> "Iterator[Callable[[Outcome], None]]":
    """A bar where a person is watching: games, tokens left, time left."""
    if not sys.stderr.isatty():
        yield lambda _: None
        return
    from rich.console import Console
    from rich.progress import (
        BarColumn,
        MofNCompleteColumn,
        Progress,
        TextColumn,
        TimeElapsedColumn,
        TimeRemainingColumn,
    )

    spent = 0
    columns = (
        TextColumn("Playing"),
        BarColumn(None),
        MofNCompleteColumn(),
        TextColumn("{task.fields[tokens]}"),
        TimeElapsedColumn(),
        TimeRemainingColumn(),
    )
    with Progress(*columns, console=Console(stderr=True), transient=True, expand=True) as progress:
        task = progress.add_task("", total=games, tokens=f"~{tokens:,} tokens left")

        def advance(outcome: "Outcome") -> None:
            nonlocal spent
            spent += sum(seating.tokens for seating in outcome.seatings)
            done = progress.tasks[0].completed + 1
            left = round(spent / done * (games - done)) if spent else 0
            progress.update(task, advance=1, tokens=f"{spent:,} tokens, ~{left:,} left")

        yield advance


# --- telling -----------------------------------------------------------------------------------------------------


def _command(models: Path | None, only: str | None, bots: str, deals: int, language: str) -> str:
    words = ["nottingham", "benchmark"]
    words += ["--models", models.name] if models else []
    words += ["--only", only] if only else []
    words += ["--bots", bots] if bots else []
    return shlex.join([*words, "--deals", str(deals), "--language", language])


def _tell(folder: "ResultsFolder", deals: int, command: str) -> None:
    import msgspec

    from nottingham.benchmark.measures import benchmark_report
    from nottingham.benchmark.report_page import report_page
    from nottingham.record.codec import to_json

    report = benchmark_report(folder.heading, folder.outcomes, deals, command)
    (folder.path / "report.json").write_bytes(msgspec.json.format(to_json(report), indent=2) + b"\n")
    (folder.path / "report.html").write_text(report_page(report), encoding="utf-8")
    _show(report)
    print(f"Written: {folder.path / 'report.html'}, {folder.path / 'report.json'} and {folder.path / 'records'}")


def _show(report: "BenchmarkReport") -> None:
    from rich.console import Console
    from rich.table import Table

    from nottingham.benchmark.measures import MEASURES
    from nottingham.benchmark.report_page import BOARD, entrant_name, told

    table = Table(title="Leaderboard", title_justify="left")
    for place, head in enumerate(["", *(f"{MEASURES[name].title} {MEASURES[name].unit}".strip() for name in BOARD)]):
        table.add_column(head, justify="right" if place else "left", no_wrap=not place)
    for one in report.entrants:
        rank = "" if one.is_ranked else " (not ranked)"
        table.add_row(entrant_name(one.name) + rank, *(told(name, one.overall[name]) for name in BOARD))
    console = Console()
    (console if console.is_terminal else Console(width=120)).print(table)
