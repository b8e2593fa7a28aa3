"""`nottingham dataset`: games of bots as Parquet, in pieces that anybody can make again from their seeds."""

import json
import sys
from importlib.metadata import version
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

from cyclopts import Parameter

from nottingham.cli.errors import EXIT_USAGE, CliError
from nottingham.cli.extras import EXIT_UNAVAILABLE
from nottingham.cli.tables import admitted, at_least, ruleset_for

if TYPE_CHECKING:
    from nottingham.research.arena.dataset import Piece
    from nottingham.rules.engine.ruleset import Ruleset

CARD, MANIFEST = "README.md", "pieces.json"


def dataset(
    folder: Path,
    /,
    *,
    pieces: int = 1,
    first: int = 0,
    games: int = 1000,
    seed: int = 0,
    players: int = 4,
    edition: str = "second",
    option: Annotated[list[str] | None, Parameter(negative="")] = None,
    bots: str = "",
) -> None:
    """Write games of bots as a data set: every event as each seat saw it and as it was, with lies and deals labelled.

    Parameters
    ----------
    folder
        Where the pieces go, each in a folder of its own.
    pieces
        How many pieces.
    first
        The number of the first of them; pieces can be made on different machines.
    games
        Games in a piece.
    seed
        The same seed, number and size give the same piece.
    players
        Seats at the table.
    edition
        first or second.
    option
        An optional rule, such as royal_goods; may be repeated.
    bots
        Who plays, drawn anew for each game: names with commas between them; if not said, weak and strong ones.
    """
    if find_spec("pyarrow") is None:
        command = f"{sys.executable} -m pip install 'nottingham[dataset]'"
        raise CliError(f"This needs the extra 'dataset'; run: {command}", EXIT_UNAVAILABLE)
    from nottingham.research.arena.dataset import CAST, Piece

    at_least(1, pieces, "--pieces")
    at_least(1, games, "--games")
    at_least(0, first, "--first")
    ruleset = ruleset_for(edition, players, option or [])
    cast = admitted(bots) if bots else CAST
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise CliError(f"Cannot write {folder}: {error.strerror}.", EXIT_USAGE) from error
    for number in range(first, first + pieces):
        _write_piece(Piece(seed, number, games, cast), ruleset, folder)
    print(f"Written: {folder / CARD}, {folder / MANIFEST} and {pieces} {'piece' if pieces == 1 else 'pieces'}")


def _write_piece(piece: "Piece", ruleset: "Ruleset", folder: Path) -> None:
    """One piece, or nothing of it: its folder gets its name when it is whole."""
    import shutil

    from nottingham.research.arena.dataset import RowsDigest, rows_of
    from nottingham.research.environments.parquet import write_tables

    place, half = folder / f"piece-{piece.number:05d}", folder / f".piece-{piece.number:05d}"
    if place.exists():
        raise CliError(f"{place} is there already; it is never overwritten.", EXIT_USAGE)
    shutil.rmtree(half, ignore_errors=True)
    digest = RowsDigest()
    rows = write_tables(map(digest.add, rows_of(piece, ruleset)), half)
    half.rename(place)
    _note_down(piece, ruleset, folder, {"rows": rows, "digest": digest.told})


def _note_down(piece: "Piece", ruleset: "Ruleset", folder: Path, made: dict[str, object]) -> None:
    """The list of pieces, with all that it takes to make each again, and the card."""
    from nottingham.bots.fingerprints import fingerprint
    from nottingham.bots.registry import bot_named
    from nottingham.research.arena.dataset_card import card

    manifest = folder / MANIFEST
    known = json.loads(manifest.read_text(encoding="utf-8")) if manifest.exists() else {}
    known[f"piece-{piece.number:05d}"] = {
        "seed": piece.seed,
        "number": piece.number,
        "games": piece.games,
        "players": ruleset.players,
        "edition": ruleset.edition,
        "options": list(ruleset.options),
        "law": ruleset.law,
        "version": version("nottingham"),
        "bots": {name: fingerprint(bot_named(name)) for name in sorted(set(piece.cast))},
        **made,
    }
    manifest.write_text(json.dumps(known, indent=1) + "\n", encoding="utf-8")
    (folder / CARD).write_text(card(known), encoding="utf-8")
