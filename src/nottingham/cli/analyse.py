"""`nottingham analyse`: the tutor judges a game, move by move."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, Annotated, Any

from cyclopts import Parameter

from nottingham.cli.referee import record_from
from nottingham.cli.tongue import ENGLISH, Language, language_for, said, usage
from nottingham.locales.actions import action_told
from nottingham.locales.narrator import Narrator
from nottingham.record.codec import to_plain
from nottingham.record.replay import Playthrough, play
from nottingham.rules.engine.state import Inspecting

if TYPE_CHECKING:
    from nottingham.tutor.analysis import Progress
    from nottingham.tutor.findings import Analysis, Judged

MOST_SHOWN = 8
"""Costly choices that are shown; JSON has them all."""


def analyse(
    file: Annotated[str, Parameter(allow_leading_hyphen=True)],
    /,
    *,
    language: Language = None,
    as_json: Annotated[bool, Parameter(name="--json", negative="")] = False,
) -> int:
    """Say where a recorded game was won and lost.

    Parameters
    ----------
    file
        A record, as docs/record.md describes it; - reads it from standard input.
    language
        The language of the report, such as fr or pt-BR; yours if not said, and English in JSON.
    as_json
        Print the whole analysis as JSON.
    """
    from nottingham.tutor.review import review

    tongue = language_for(language or (ENGLISH if as_json else None))
    played = play(record_from(file, tongue))
    if played.illegal is not None:
        raise usage(tongue, "tutor-illegal", number=played.illegal.number)
    moves = [(move.seat, move.action) for move in played.record.moves]
    with _progress(tongue) as progress:
        found = review(played.record.ruleset, played.steps, moves, progress=progress)
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
            luck=_signed_percent(account.luck),
            choices=_signed_percent(account.choices),
            gate=_signed_percent(account.gate),
        )
    narrator = Narrator(language, names, played.record.ruleset)
    yield from ("", said(language, "tutor-turning-points"))
    for point in found.turning_points:
        yield "   " + said(
            language,
            "tutor-turned",
            round=played.steps[point.move - 1].state.public.round,
            move=point.move,
            who=names[point.seat],
            before=_percent(point.before),
            after=_percent(point.after),
        )
        yield from (f"      {line}" for line in _tell_move(narrator, played, point.move))
    costly = sorted((one for one in found.judged if one.lost_points), key=lambda one: -one.lost_points)
    yield from ("", said(language, "tutor-costly" if costly else "tutor-none-costly"))
    for one in sorted(costly[:MOST_SHOWN], key=lambda one: one.move):
        yield from (f"   {line}" for line in _costly_choice(one, narrator, played))


def _tell_move(narrator: Narrator, played: Playthrough, move: int) -> Iterator[str]:
    """What a move led to, in the words of the chronicle, as the whole table saw it."""
    for event in played.steps[move].events:
        if line := narrator.event(event):
            yield line


def _costly_choice(one: Judged, narrator: Narrator, played: Playthrough) -> Iterator[str]:
    before = played.steps[one.move - 1].state.public.phase
    offers = before.offers if isinstance(before, Inspecting) else ()
    name = narrator.name(one.seat)
    yield narrator.text("tutor-lost", move=one.move, name=name, points=round(one.lost_points))
    yield "   " + narrator.labelled(name, action_told(narrator, one.action, one.seat, offers))
    yield "   " + narrator.text("tutor-instead", best=action_told(narrator, one.best, one.seat, offers))
    if one.truth is not None:
        yield "   " + narrator.text("tutor-truth", goods=narrator.goods(one.truth))


def _percent(share: float) -> int:
    return round(100 * share)


def _signed_percent(share: float) -> str:
    """A change with its sign, as people print it."""
    points = _percent(share)
    return f"+{points}" if points > 0 else f"\N{MINUS SIGN}{-points}" if points else "0"
