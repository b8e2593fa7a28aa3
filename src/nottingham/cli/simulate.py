"""`nottingham simulate`: bots play whole games, and the scores are counted."""

import json
import sys
from collections.abc import Iterable, Iterator
from contextlib import nullcontext
from pathlib import Path
from statistics import fmean, pstdev
from time import perf_counter
from typing import IO, Annotated, Any

from cyclopts import Parameter

from nottingham.bots.simulate import GameResult, simulate
from nottingham.cli.errors import EXIT_USAGE, CliError
from nottingham.cli.models import invite_models, transcript_file
from nottingham.cli.tables import at_least, bots_for, ruleset_for
from nottingham.record.codec import to_plain
from nottingham.research.arena.transcripts import TranscriptFile


def simulate_games(
    *,
    games: int = 100,
    players: int = 4,
    edition: str = "first",
    option: Annotated[list[str] | None, Parameter(negative="")] = None,
    bots: str = "random",
    seed: int = 0,
    house: Path | None = None,
    models: Path | None = None,
    records: Path | None = None,
    transcripts: Path | None = None,
    as_json: Annotated[bool, Parameter(name="--json", negative="")] = False,
) -> None:
    """Let bots play whole games, and count the scores.

    Parameters
    ----------
    games
        How many games.
    players
        Seats at the table.
    edition
        first or second.
    option
        An optional rule, such as royal_goods; may be repeated.
    bots
        One name for all seats, or one for each seat with commas between them.
    seed
        The same seed gives the same games.
    house
        A file that describes house goods.
    models
        A file that says where language models answer, for bots such as llm:NAME.
    records
        Write each game to this file, as one line of JSON.
    transcripts
        Append to this file what language models were asked and answered, as lines of JSON.
    as_json
        Print the figures as JSON.
    """
    at_least(1, games, "--games")
    ruleset = ruleset_for(edition, players, option or [], house)
    invite_models(bots.split(","), models, keeps_transcripts=transcripts is not None)
    names = bots_for(bots, players)
    start = perf_counter()
    with _open_records(records) as file, transcript_file(transcripts) as talk:
        results = [
            _write_game(result, file, talk)
            for result in _with_progress_bar(simulate(ruleset, names, games, seed), games)
        ]
    figures = _figures(results, perf_counter() - start)
    print(json.dumps(figures, indent=2) if as_json else _as_text(figures))


def _open_records(file: Path | None) -> Any:
    if file is None:
        return nullcontext()
    try:
        return file.open("w", encoding="utf-8", newline="\n")
    except OSError as error:
        raise CliError(f"Cannot write {file}: {error.strerror}.", EXIT_USAGE) from error


def _with_progress_bar(results: Iterable[GameResult], games: int) -> Iterator[GameResult]:
    """The same games, with a bar where a person is watching."""
    if not sys.stderr.isatty():
        yield from results
        return
    from rich.console import Console
    from rich.progress import track

    yield from track(results, "Playing", total=games, console=Console(stderr=True), transient=True)


class _Game:
    """What is counted of a game; the rest of it is let go."""

    __slots__ = ("deals", "decisions", "inspections", "totals")

    def __init__(self, result: GameResult) -> None:
        self.totals = result.totals
        self.decisions = result.decisions
        self.deals = result.deals
        self.inspections = result.inspections


def _write_game(result: GameResult, file: IO[str] | None, talk: TranscriptFile | None) -> _Game:
    if talk is not None:
        talk.append(result)
    if file is not None:
        file.write(json.dumps(record_of(result), ensure_ascii=False, separators=(",", ":")) + "\n")
    return _Game(result)


def record_of(result: GameResult) -> dict[str, object]:
    """A whole game: with the ruleset, the seed and the actions it can be played again."""
    ruleset = result.ruleset
    house = ruleset.catalogue if any(terms.is_free_text for terms in ruleset.terms) else ()
    return {
        "law": ruleset.law,
        "edition": ruleset.edition,
        "players": ruleset.players,
        "options": ruleset.options,
        **({"catalogue": to_plain(house)} if house else {}),
        "seed": result.seed,
        "bots": result.bots,
        "actions": [[seat, to_plain(action)] for seat, action in result.moves],
        "scores": result.totals,
        **({"notes": to_plain(result.notes)} if result.notes else {}),
        **({"accounts": result.accounts} if result.accounts else {}),
    }


def _figures(games: list[_Game], seconds: float) -> dict[str, int | float]:
    scores = [total for game in games for total in game.totals]
    decisions = sum(game.decisions for game in games)
    return {
        "games": len(games),
        "decisions": decisions,
        "decisions_per_second": round(decisions / seconds, 1),
        "mean_score": round(fmean(scores), 2),
        "sd_score": round(pstdev(scores), 2),
        "deals": sum(game.deals for game in games),
        "inspections": sum(game.inspections for game in games),
    }


def _as_text(figures: dict[str, int | float]) -> str:
    width = max(map(len, figures))
    return "\n".join(f"{name.replace('_', ' '):<{width}}  {value:>12,}" for name, value in figures.items())
