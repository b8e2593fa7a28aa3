"""`nottingham analyse`: the trained player judges a game, move by move."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

from cyclopts import Parameter

from nottingham.cli.referee import record_from
from nottingham.cli.tongue import ENGLISH, Language, language_for, said, usage
from nottingham.engine.families import Action
from nottingham.engine.seats import Seat
from nottingham.record.codec import to_plain
from nottingham.record.notation import Move, write_move
from nottingham.record.replay import Playthrough, play

if TYPE_CHECKING:
    from nottingham.tutor.analysis import Analysis, Progress

MOST_SHOWN = 8
"""Costly choices that are shown; JSON has them all."""


def analyse(
    file: Annotated[str, Parameter(allow_leading_hyphen=True)],
    /,
    *,
    network: Path,
    language: Language = None,
    as_json: Annotated[bool, Parameter(name="--json", negative="")] = False,
) -> int:
    """Say where a recorded game was won and lost.

    Parameters
    ----------
    file
        A record, as docs/record.md describes it; - reads it from standard input.
    network
        A file of trained weights, as `nottingham train` exports it.
    language
        The language of the report: en, fr, es, pt-BR or pl; yours if not said, and English in JSON.
    as_json
        Print the whole analysis as JSON.
    """
    from nottingham.bots.network.inputs import UnknownTable
    from nottingham.bots.network.policy import BadWeights, load_network
    from nottingham.tutor import analysis

    tongue = language_for(language or (ENGLISH if as_json else None))
    played = play(record_from(file, tongue))
    if played.illegal is not None:
        raise usage(tongue, "tutor-illegal", number=played.illegal.number)
    try:
        trained = load_network(network)
    except BadWeights as reason:
        raise usage(tongue, "tutor-bad-weights", file=str(network), why=str(reason)) from None
    moves = [(move.seat, move.action) for move in played.record.moves]
    try:
        with _progress(tongue) as progress:
            found = analysis.analyse(trained, played.record.ruleset, played.steps, moves, progress=progress)
    except UnknownTable:
        raise usage(tongue, "tutor-unknown-table") from None
    told = [json.dumps(_as_json(found, played), ensure_ascii=False)] if as_json else _as_text(found, played, tongue)
    print("\n".join(told))
    return 0


@contextmanager
def _progress(language: str) -> Iterator[Progress]:
    """A progress bar, where somebody is looking."""
    from rich.console import Console
    from rich.progress import Progress as Bar

    with Bar(console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task(said(language, "tutor-judging"))
        yield lambda done, total: bar.update(task, completed=done, total=total)


def _as_json(found: Analysis, played: Playthrough) -> dict[str, Any]:
    plain: dict[str, Any] = to_plain(found)
    return {"seats": list(played.record.header.seats), **plain}


def _as_text(found: Analysis, played: Playthrough, language: str) -> Iterator[str]:
    names = played.record.header.seats
    yield said(language, "tutor-heading")
    for account in found.accounts:
        yield "   " + said(
            language,
            "tutor-account",
            name=names[account.seat],
            began=_percent(account.began),
            ended=_percent(account.ended),
            choices=_percent(-account.choices),
            fortune=_percent(account.fortune),
        )
    yield from ("", said(language, "tutor-turning-points"))
    for point in found.turning_points:
        yield "   " + said(
            language,
            "tutor-turned",
            move=point.move,
            name=names[point.seat],
            before=_percent(point.before),
            after=_percent(point.after),
        )
        yield f"      {write_move(played.record.moves[point.move - 1], played.record.names)}"
    costly = sorted((one for one in found.judged if one.lost_points), key=lambda one: -one.lost_points)
    yield from ("", said(language, "tutor-costly" if costly else "tutor-none-costly"))
    for one in sorted(costly[:MOST_SHOWN], key=lambda one: one.move):
        yield "   " + said(language, "tutor-lost", move=one.move, name=names[one.seat], points=round(one.lost_points))
        yield f"      {_notation(one.seat, one.action, played, language)}"
        yield "      " + said(language, "tutor-instead", best=_notation(one.seat, one.best, played, language))


def _notation(seat: Seat, action: Action | None, played: Playthrough, language: str) -> str:
    if action is None:
        return said(language, "tutor-wait")
    return write_move(Move(seat, action), played.record.names)


def _percent(share: float) -> int:
    return round(100 * share)
