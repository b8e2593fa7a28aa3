"""`nottingham referee`: a record is played, and judged by the law of today."""

import json
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Annotated, Any

from cyclopts import Parameter

from nottingham.cli.errors import EXIT_USAGE, CliError
from nottingham.cli.rules import as_text
from nottingham.cli.scores import columns
from nottingham.cli.tongue import ENGLISH, Language, explained, language_for, said, unreadable, usage, wrong_in
from nottingham.locales.narrator import Narrator
from nottingham.record.codec import to_plain
from nottingham.record.lexer import RecordError, decoded
from nottingham.record.notation import write_move
from nottingham.record.position import write_position
from nottingham.record.record import Record, read_record
from nottingham.record.replay import Illegal, Playthrough, play
from nottingham.record.sight import write_view
from nottingham.rules.engine.refusals import Refusal
from nottingham.rules.engine.scoring import Score, winners
from nottingham.rules.engine.seats import Seat
from nottingham.rules.game import Step, outcome, view
from nottingham.rules.law import rules

EXIT_ILLEGAL, EXIT_MALFORMED = 1, 2
MOST_BYTES = 4_000_000
NOT_TOLD = Refusal("not_told", "V5")
"""Why another seat's move was refused is nobody else's business."""


def referee(
    file: Annotated[str, Parameter(allow_leading_hyphen=True)],
    /,
    *,
    seat: str | None = None,
    language: Language = None,
    as_json: Annotated[bool, Parameter(name="--json", negative="")] = False,
) -> int:
    """Play a record and tell what happened.

    Parameters
    ----------
    file
        A record, as docs/record.md describes it; - reads it from standard input.
    seat
        Tell only what the seat of this name may know.
    language
        The language of the report, such as fr or pt-BR; yours if not said, and English in JSON.
    as_json
        Print the outcome as JSON.
    """
    tongue = language_for(language or (ENGLISH if as_json else None))
    try:
        record = read_record(decoded(_bytes_of(file, tongue)))
        played = play(record)
    except RecordError as error:
        return _report_malformed(file, error, tongue, as_json=as_json)
    viewer = _viewer(record, seat, tongue)
    print(_as_json(played, viewer, tongue) if as_json else "\n".join(_as_text(played, viewer, tongue)))
    return EXIT_ILLEGAL if played.illegal else 0


def record_from(file: str, language: str) -> Record:
    """The record in a file, for a verb that has no use for one that is wrong."""
    try:
        return read_record(decoded(_bytes_of(file, language)))
    except RecordError as error:
        raise CliError(wrong_in(language, file, error), EXIT_USAGE) from None


def _bytes_of(file: str, language: str) -> bytes:
    try:
        with sys.stdin.buffer if file == "-" else Path(file).open("rb") as source:
            raw = source.read(MOST_BYTES + 1)
    except (OSError, ValueError) as error:
        raise unreadable(language, file, error) from error
    if len(raw) > MOST_BYTES:
        raise RecordError(1, 1, "file_too_large", most=MOST_BYTES // 1_000_000)
    return raw


def _viewer(record: Record, name: str | None, language: str) -> Seat | None:
    if name is None:
        return None
    if name not in record.header.seats:
        raise usage(language, "terminal-no-seat", word=name, known=", ".join(record.header.seats))
    return record.header.seats.index(name)


def _report_malformed(file: str, error: RecordError, language: str, *, as_json: bool) -> int:
    if as_json:
        report = {
            "ok": False,
            "line": error.line,
            "column": error.column,
            "code": error.code,
            "parameters": error.parameters,
            "message": explained(language, error),
        }
        print(json.dumps(report, ensure_ascii=False))
    else:
        print(f"nottingham: {wrong_in(language, file, error)}", file=sys.stderr)
    return EXIT_MALFORMED


def _refusal_for(illegal: Illegal, viewer: Seat | None) -> Refusal:
    return illegal.refusal if viewer in {None, illegal.move.seat} else NOT_TOLD


# --- JSON --------------------------------------------------------------------------------------------------------


def _as_json(played: Playthrough, viewer: Seat | None, language: str) -> str:
    report = _position(played, viewer) if played.illegal is None else _illegal(played, viewer, language)
    return json.dumps(report, ensure_ascii=False)


def _position(played: Playthrough, viewer: Seat | None) -> dict[str, Any]:
    state, header = played.state, played.record.header
    scores = outcome(state) or ()
    report = {
        "ok": True,
        "seats": list(header.seats),
        "position": to_plain(state if viewer is None else view(state, viewer)),
        "scores": [{"name": header.seats[score.seat], **to_plain(score)} for score in scores],
        "winners": list(winners(scores)),
    }
    return report | ({"recorded_scores": list(header.scores or ())} if _differs(played) else {})


def _illegal(played: Playthrough, viewer: Seat | None, language: str) -> dict[str, Any]:
    illegal, header = played.illegal, played.record.header
    assert illegal is not None
    refusal = _refusal_for(illegal, viewer)
    return {
        "ok": False,
        "move": illegal.number,
        "line": illegal.line,
        "seat": None if illegal.move.seat is None else header.seats[illegal.move.seat],
        "code": refusal.code,
        "rule": refusal.rule,
        "parameters": to_plain(refusal.parameters),
        "message": _why(_narrator(played, language), refusal),
    }


def _differs(played: Playthrough) -> bool:
    """Whether the game went otherwise when it was recorded: the law has changed since, or the record is wrong."""
    scores, recorded = outcome(played.state), played.record.header.scores
    return scores is not None and recorded is not None and recorded != tuple(score.total for score in scores)


# --- text --------------------------------------------------------------------------------------------------------


def _narrator(played: Playthrough, language: str) -> Narrator:
    return Narrator(language, played.record.header.seats, played.record.ruleset)


def _as_text(played: Playthrough, viewer: Seat | None, language: str) -> Iterator[str]:
    narrator = _narrator(played, language)
    for number, step in enumerate(played.steps):
        yield from _step_told(played, number, step, viewer, narrator)
    if played.illegal is not None:
        yield from _illegal_told(played, played.illegal, viewer, narrator)
        return
    seats, state = played.record.header.seats, played.state
    yield ""
    yield "position"
    yield from write_position(state, seats) if viewer is None else write_view(view(state, viewer), seats)
    if scores := outcome(state):
        yield from ("", *_table(scores, narrator), "", *(narrator.score(score) for score in _by_place(scores)))
    if _differs(played):
        recorded = ", ".join(map(str, played.record.header.scores or ()))
        yield said(language, "terminal-recorded-otherwise", scores=recorded)


def _step_told(played: Playthrough, number: int, step: Step, viewer: Seat | None, narrator: Narrator) -> Iterator[str]:
    """A move and what came of it. The moves of others may be secret; what came of them is told as one saw it."""
    if number and viewer is None:
        yield f"{number}. {write_move(played.record.moves[number - 1], played.record.names)}"
    for event in step.events:
        told = narrator.event(event, viewer, sees_all=viewer is None)
        if told:
            yield f"   {told}" if viewer is None else told


def _illegal_told(played: Playthrough, illegal: Illegal, viewer: Seat | None, narrator: Narrator) -> Iterator[str]:
    refusal = _refusal_for(illegal, viewer)
    yield ""
    yield narrator.text("terminal-not-allowed", number=illegal.number, line=illegal.line)
    if refusal is not NOT_TOLD:
        yield f"   {write_move(illegal.move, played.record.names)}"
    yield narrator.text("terminal-by-rule", why=_why(narrator, refusal), rule=refusal.rule)
    if law := rules(narrator.language).get(refusal.rule):
        yield as_text(law)


def _why(narrator: Narrator, refusal: Refusal) -> str:
    return narrator.text("terminal-not-told") if refusal is NOT_TOLD else narrator.refusal(refusal)


def _by_place(scores: tuple[Score, ...]) -> list[Score]:
    return sorted(scores, key=lambda score: (score.place, score.seat))


def _table(scores: tuple[Score, ...], narrator: Narrator) -> list[str]:
    """The scores with their parts, the best first."""
    parts = columns(narrator)
    rows = [
        (str(score.place), narrator.name(score.seat), *(str(told(score)) for told in parts.values()))
        for score in _by_place(scores)
    ]
    texts = [("", "", *parts), *rows]
    widths = [max(map(len, column)) for column in zip(*texts, strict=True)]
    return ["  ".join(cell.rjust(width) for cell, width in zip(text, widths, strict=True)) for text in texts]
