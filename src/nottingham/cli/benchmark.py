"""`nottingham benchmark`: language models are measured by a fixed protocol, and a report says how they play."""

import shlex
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Literal, NamedTuple

from cyclopts import Parameter

from nottingham.bots.guest import PREFIX
from nottingham.bots.registry import BOTS
from nottingham.cli.errors import EXIT_USAGE, CliError
from nottingham.cli.models import invite_models, read_models_file
from nottingham.cli.stopping import EXIT_STOPPED, stoppable
from nottingham.cli.tables import at_least, listed, sentence
from nottingham.cli.tongue import ENGLISH, Language, language_for

if TYPE_CHECKING:  # a verb imports what it needs when it is asked for
    from nottingham.assistants.llm import Model
    from nottingham.research.benchmark.deals import DealSource
    from nottingham.research.benchmark.play import Outcome
    from nottingham.research.benchmark.protocol import Match
    from nottingham.research.benchmark.report import BenchmarkReport, Run
    from nottingham.research.benchmark.results import Heading, ResultsFolder, Stored

NOT_TOLD = ("address", "key", "key_env")
"""What of a model's entry is the operator's own business."""
What = Literal["run", "person", "merge", "open", "close"]


def benchmark(
    what: What = "run",
    /,
    *places: Path,
    models: Path | None = None,
    only: str | None = None,
    bots: str = "",
    deals: int = 4,
    season: Path | None = None,
    seed: str | None = None,
    language: Language = None,
    output: Path = Path("benchmark"),
    resume: Annotated[bool, Parameter(negative="")] = False,
    add: Annotated[bool, Parameter(negative="")] = False,
    parallel: int = 8,
    dry_run: Annotated[bool, Parameter(negative="")] = False,
    budget: int | None = None,
) -> None:
    """Measure language models by a fixed protocol: how they bluff, bargain, judge and keep their word.

    Parameters
    ----------
    what
        run the benchmark; let a person play it on a page of this machine; merge the results of several folders into one
        report; open a season, or close it.
    places
        The person's name; the folders to merge; the season's file to open or close, and for closing its folders.
    models
        A file that says where language models answer; all of them are measured.
    only
        Measure only these of them: names with commas between them.
    bots
        Bots to measure beside them and the anchors: names with commas between them.
    deals
        How many deals of the cards each of them plays, from every seat against every field.
    season
        The file of a season, whose deals are played; otherwise nobody knows the deals before.
    seed
        Play the deals of this seed, which are then known to everybody.
    language
        What models read and speak, such as fr or pt-BR; English if not said.
    output
        The folder for results, records, transcripts and the report.
    resume
        Go on with the results in the folder.
    add
        Add entrants to the results in the folder, over the same deals.
    parallel
        Games that are played at the same time.
    dry_run
        Only say what it would cost.
    budget
        Do not begin if it is estimated to cost more tokens than this.
    """
    from nottingham.research.benchmark.deals import SeasonError
    from nottingham.research.benchmark.results import FolderError

    at_least(1, deals, "--deals")
    at_least(1, parallel, "--parallel")
    try:
        if what == "merge":
            _merge(places, output)
        elif what == "open":
            _open(places)
        elif what == "close":
            _close(places)
        elif what == "person":
            wish = Wish(None, None, bots, deals, season, seed, language_for(language or ENGLISH), output)
            _ask_person(wish, places, resume=resume, add=add)
        elif places:
            raise CliError(f"What is {places[0]} for? Only person, merge, open and close take more words.", EXIT_USAGE)
        else:
            wish = Wish(models, only, bots, deals, season, seed, language_for(language or ENGLISH), output)
            _run(wish, resume=resume, add=add, parallel=parallel, dry_run=dry_run, budget=budget)
    except (FolderError, SeasonError) as error:
        raise CliError(sentence(str(error)), EXIT_USAGE) from error


def _ask_person(wish: "Wish", names: Sequence[Path], *, resume: bool, add: bool) -> None:
    """A person plays what a model would, asked by the same prompts, at an address of this machine."""
    from tempfile import TemporaryDirectory

    from nottingham.research.benchmark.person import PersonServer

    if len(names) != 1:
        raise CliError("`nottingham benchmark person` needs one name, such as anna.", EXIT_USAGE)
    name = names[0].name
    with PersonServer() as person, TemporaryDirectory() as folder:
        file = Path(folder) / f"{name}.toml"
        file.write_text(
            f'[model."{name}"]\naddress = "{person.address}"\nmodel = "a person"\nkey = "{person.key}"\n'
            'response_format = "schema"\nthoughts = false\nmove_seconds = 86400.0\ngame_seconds = 604800.0\n',
            encoding="utf-8",
        )
        print(f"Play at {person.page}", file=sys.stderr, flush=True)
        _run(wish._replace(models=file), resume=resume, add=add, parallel=1, dry_run=False, budget=None)


class Wish(NamedTuple):
    """What somebody wants to have measured."""

    models: Path | None
    only: str | None
    bots: str
    deals: int
    season: Path | None
    seed: str | None
    language: str
    output: Path

    @property
    def command(self) -> str:
        """The command as others would type it; their season and their folder are their own."""
        words = ["nottingham", "benchmark"]
        words += ["--models", self.models.name] if self.models else []
        words += ["--only", self.only] if self.only else []
        words += ["--bots", self.bots] if self.bots else []
        words += ["--season", self.season.name] if self.season else []
        words += ["--seed", self.seed] if self.seed else []
        return shlex.join([*words, "--deals", str(self.deals), "--language", self.language])


def _run(wish: Wish, *, resume: bool, add: bool, parallel: int, dry_run: bool, budget: int | None) -> None:
    from nottingham.research.benchmark.protocol import matches
    from nottingham.research.benchmark.results import ResultsFolder, stored_in
    from nottingham.research.benchmark.runner import left_of

    found = _models(wish.models, wish.only)
    cohort = (*(PREFIX + name for name in found), *_named_bots(wish.bots))
    if not cohort and not resume:
        raise CliError("Who is to be measured? Name a file with --models, or bots with --bots.", EXIT_USAGE)
    stored = stored_in(wish.output)
    heading, seed = _heading(wish, cohort, found, stored, resume=resume, add=add)
    schedule = list(matches(heading.cohorts, wish.deals, seed))
    left = left_of(schedule, stored.outcomes if stored else ())
    tokens = _say_budget(found, left, wish.language)
    if dry_run:
        return
    if budget is not None and tokens > budget:
        raise CliError(f"That is more than the budget of {budget:,} tokens; nothing was played.", EXIT_USAGE)
    _check_left(left, found)
    invite_models(
        [PREFIX + name for name in found], wish.models, is_measured=True, keeps_transcripts=True, is_examined=True
    )
    try:
        folder = ResultsFolder(wish.output, heading, seed, stored)
    except OSError as error:
        raise CliError(f"Cannot write {wish.output}: {error.strerror}.", EXIT_USAGE) from error
    with folder:
        print(f"The deals are committed to: {heading.deals.commitment}", file=sys.stderr)
        _play(left, folder, parallel, tokens)
        if _may_be_told(wish, heading):
            folder.tell_deals()
        _tell_run(folder, wish.deals, wish.command)


def _heading(
    wish: Wish, cohort: tuple[str, ...], models: "dict[str, Model]", stored: "Stored | None", *, resume: bool, add: bool
) -> "tuple[Heading, str]":
    """What the results will be of, and the seed of their deals."""
    from nottingham.research.benchmark.results import FolderError, Heading, bots_of, continued, grown

    if stored and not (resume or add):
        advice = "--resume goes on with them, --add lets others enter"
        raise FolderError(f"the folder {wish.output} has results already ({advice})")
    if add and not stored:
        raise FolderError(f"the folder {wish.output} has no results to add to")
    source, seed = _deals(wish, stored)
    late = cohort if source.kind == "season" and source.is_told and not stored else ()
    wanted = Heading((cohort,), wish.language, source, _settings(models), late, bots_of((cohort,)))
    if stored is None:
        return wanted, seed
    heading = (grown if add else continued)(wish.output, stored.heading, wanted)
    if heading.deals.is_told and heading.deals.kind != "named":
        played = 1 + max((one.match.deal for one in stored.outcomes), default=-1)
        if wish.deals > played:
            raise FolderError(f"the deals of {wish.output} are told: beyond its {played} there can be no others")
    return heading, seed


def _deals(wish: Wish, stored: "Stored | None") -> "tuple[DealSource, str]":
    """Where the deals come from: a season, a seed that was named, the folder itself, or chance."""
    from nottingham.research.benchmark.deals import fresh, fresh_seed, named, read_season
    from nottingham.research.benchmark.results import FolderError, seed_in

    if wish.season and wish.seed:
        raise CliError("A season has its own seed: name --season or --seed, not both.", EXIT_USAGE)
    if wish.season:
        season = read_season(wish.season)
        return season.source, season.seed
    if wish.seed:
        return named(wish.seed), wish.seed
    if stored is None:
        seed = fresh_seed()
        return fresh(seed), seed
    seed_there = stored.heading.deals.seed or seed_in(wish.output)
    if seed_there is None:
        raise FolderError(
            f"the folder {wish.output} is of the season {stored.heading.deals.season!r}; name its file with --season"
        )
    return stored.heading.deals, seed_there


def _check_left(left: "Sequence[Match]", models: "dict[str, Model]") -> None:
    """All who have still to play are here."""
    missing = {name for match in left for name in match.seats if name.startswith(PREFIX)} - {PREFIX + m for m in models}
    if missing:
        name = min(missing).removeprefix(PREFIX)
        raise CliError(f"{name!r} has games left to play; name a file with --models in which it is.", EXIT_USAGE)


def _may_be_told(wish: Wish, heading: "Heading") -> bool:
    """A run's own deals when it is over, a season's when that is."""
    from nottingham.research.benchmark.deals import read_season

    if heading.deals.kind == "season":
        return bool(wish.season and read_season(wish.season).closed)
    return True


# --- seasons, and folders together -------------------------------------------------------------------------------


def _open(places: Sequence[Path]) -> None:
    from nottingham.research.benchmark.deals import open_season

    if len(places) != 1:
        raise CliError("`nottingham benchmark open` needs the name of one file for the season.", EXIT_USAGE)
    season = open_season(places[0], places[0].stem)
    print(f"The season {season.name!r} is open. Publish this: {season.source.commitment}")
    print(f"Keep {places[0]} to yourself until it is closed: the deals are in it.")


def _close(places: Sequence[Path]) -> None:
    from nottingham.research.benchmark.deals import close_season
    from nottingham.research.benchmark.results import FolderError, ResultsFolder, stored_in

    if not places:
        raise CliError("`nottingham benchmark close` needs the season's file.", EXIT_USAGE)
    season = close_season(places[0])
    print(f"The season {season.name!r} is over. Its seed: {season.seed}")
    for place in places[1:]:
        stored = stored_in(place)
        if stored is None or stored.heading.deals.commitment != season.source.commitment:
            raise FolderError(f"the folder {place} has no results of this season")
        with ResultsFolder(place, stored.heading, season.seed, stored) as folder:
            folder.tell_deals()
            _tell_run(folder, 1 + max((one.match.deal for one in stored.outcomes), default=0), "")


def _merge(places: Sequence[Path], output: Path) -> None:
    import shutil

    from nottingham.research.benchmark.results import RECORDS, check_comparable, stored_in

    if len(places) < 2:
        raise CliError("`nottingham benchmark merge` needs two folders or more.", EXIT_USAGE)
    if any(output.resolve() == place.resolve() for place in places) or stored_in(output):
        raise CliError(f"A merged report needs a folder of its own, not {output}; name it with --output.", EXIT_USAGE)
    runs = [_run_in(place, number, places) for number, place in enumerate(places, 1)]
    for place, run in zip(places, runs, strict=True):
        check_comparable(place, run.heading, runs[0].heading)
    output.mkdir(parents=True, exist_ok=True)
    for place, run in zip(places, runs, strict=True):
        if run.heading.deals.is_told:
            shutil.copytree(place / RECORDS, output / RECORDS / run.records, dirs_exist_ok=True)
    _tell(runs, output)


def _run_in(place: Path, number: int, places: Sequence[Path]) -> "Run":
    from nottingham.research.benchmark.report import Run
    from nottingham.research.benchmark.results import FolderError, stored_in

    stored = stored_in(place)
    if stored is None:
        raise FolderError(f"the folder {place} has no results")
    deals = 1 + max((one.match.deal for one in stored.outcomes), default=0)
    command = shlex.join(["nottingham", "benchmark", "merge", *(one.name for one in places)])
    return Run(stored.heading, stored.outcomes, deals, command, f"{number}/")


def _models(file: Path | None, only: str | None) -> "dict[str, Model]":
    if file is None and only is None:
        return {}
    found = read_models_file(file)
    wanted = listed(only) if only else tuple(found)
    if unknown := [name for name in wanted if name not in found]:
        raise CliError(f"There is no model {unknown[0]!r}; there are {', '.join(found)}.", EXIT_USAGE)
    return {name: found[name] for name in wanted}


def _named_bots(bots: str) -> tuple[str, ...]:
    wanted = tuple(dict.fromkeys(listed(bots))) if bots else ()
    if unknown := [bot for bot in wanted if bot not in BOTS]:
        raise CliError(f"There is no bot {unknown[0]!r}; there are {', '.join(BOTS)}.", EXIT_USAGE)
    return wanted


def _settings(models: "dict[str, Model]") -> dict[str, dict[str, object]]:
    """Of each model all that decides what it answers."""
    import msgspec

    return {
        PREFIX + name: {
            field: value for field, value in msgspec.to_builtins(model.entry).items() if field not in NOT_TOLD
        }
        for name, model in models.items()
    }


def _say_budget(models: "dict[str, Model]", left: "Sequence[Match]", language: str) -> int:
    """What the games that are left are estimated to cost, said to the person; and how many tokens that is."""
    from nottingham.research.benchmark.rehearsal import budget

    estimated = [budget(PREFIX + name, model, left, language) for name, model in models.items()]
    print(f"{len(left):,} games to play.", file=sys.stderr)
    for one in estimated:
        told = f"{one.model}: about {one.calls:,} calls and {one.tokens:,} tokens in {one.games:,} games"
        print(f"{told} (estimated from a dry run, cautiously)", file=sys.stderr)
    return sum(one.tokens for one in estimated)


# --- playing -----------------------------------------------------------------------------------------------------


def _play(left: "Sequence[Match]", folder: "ResultsFolder", parallel: int, tokens: int) -> None:
    from nottingham.research.arena.tournament import Stopped
    from nottingham.research.arena.transcripts import TranscriptFile
    from nottingham.research.benchmark.runner import run

    with (
        TranscriptFile(folder.transcripts) as talk,
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


def _tell_run(folder: "ResultsFolder", deals: int, command: str) -> None:
    from nottingham.research.benchmark.report import Run

    _tell([Run(folder.heading, folder.outcomes, deals, command)], folder.path)


def _tell(runs: "Sequence[Run]", output: Path) -> None:
    import msgspec

    from nottingham.record.codec import to_json
    from nottingham.research.benchmark.report import benchmark_report
    from nottingham.research.benchmark.report_page import report_page

    report = benchmark_report(runs)
    (output / "report.json").write_bytes(msgspec.json.format(to_json(report), indent=2) + b"\n")
    (output / "report.html").write_text(report_page(report), encoding="utf-8")
    _show(report)
    print(f"Written: {output / 'report.html'} and {output / 'report.json'}")


def _show(report: "BenchmarkReport") -> None:
    from rich.console import Console
    from rich.table import Table

    from nottingham.research.benchmark.measures import MEASURES
    from nottingham.research.benchmark.report_page import BOARD, entrant_name, told

    table = Table(title="Leaderboard", title_justify="left")
    for place, head in enumerate(["", *(f"{MEASURES[name].title} {MEASURES[name].unit}".strip() for name in BOARD)]):
        table.add_column(head, justify="right" if place else "left", no_wrap=not place)
    for one in report.entrants:
        rank = f"{one.rank.place}. " if one.rank else ""
        name = f"{rank}{entrant_name(one.name)}{'' if one.is_ranked else ' (not ranked)'}"
        table.add_row(name, *(told(measure, one.overall[measure]) for measure in BOARD))
    console = Console()
    (console if console.is_terminal else Console(width=120)).print(table)
