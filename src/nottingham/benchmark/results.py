"""The results folder: a line of JSON for each game, and each game as a record. A run that was stopped goes on here."""

from __future__ import annotations

from importlib.metadata import version
from pathlib import Path
from threading import Lock
from types import TracebackType
from typing import Any

import msgspec

from nottingham.adapters.llm.prompt import PROMPT_VERSION
from nottingham.benchmark.play import Outcome
from nottingham.benchmark.protocol import PROTOCOL
from nottingham.engine.ruleset import LAW
from nottingham.record.codec import from_json, to_json

FORMAT = "nottingham benchmark 1"
LINES, RECORDS, TRANSCRIPTS = "results.jsonl", "records", "transcripts.jsonl"


class FolderError(ValueError):
    """A results folder that cannot be used; says why."""


class Heading(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What the results are of. Only results with the same heading belong together."""

    entrants: tuple[str, ...]
    language: str
    settings: dict[str, dict[str, Any]] = {}
    """Of each model what the operator set, without addresses and keys."""
    protocol: int = PROTOCOL
    prompts: int = PROMPT_VERSION
    law: int = LAW
    version: str = version("nottingham")
    format: str = FORMAT


class ResultsFolder:
    """Results on disk: those that were there, and those to come, from any thread."""

    def __init__(self, path: Path, heading: Heading, *, resume: bool) -> None:
        self.path = path
        self.heading = heading
        self._lock = Lock()
        (path / RECORDS).mkdir(parents=True, exist_ok=True)
        lines = (path / LINES).read_bytes().splitlines(keepends=True) if (path / LINES).exists() else []
        if lines and not resume:
            raise FolderError(f"{path} has results already")
        if lines:
            _check(path, lines[0], heading)
        whole = [line for line in lines[1:] if line.endswith(b"\n")]  # a run that was killed may leave a torn line
        self.outcomes = [_read(path, line) for line in whole]
        self._file = (path / LINES).open("wb")
        self._file.writelines([msgspec.json.encode(heading) + b"\n", *whole])
        self._file.flush()

    def __enter__(self) -> ResultsFolder:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self._file.close()

    def keep(self, outcome: Outcome) -> None:
        """Writes the record first: a line says that everything of a game is there."""
        (self.path / RECORDS / f"{outcome.match.key}.txt").write_text(outcome.record, encoding="utf-8")
        kept = msgspec.structs.replace(outcome, record="")
        with self._lock:
            self._file.write(to_json(kept) + b"\n")
            self._file.flush()
            self.outcomes.append(kept)


def _check(path: Path, line: bytes, wanted: Heading) -> None:
    try:
        found = msgspec.json.decode(line, type=Heading)
    except msgspec.MsgspecError:
        raise FolderError(f"{path} holds no results of this benchmark") from None
    different = [name for name in Heading.__struct_fields__ if getattr(found, name) != getattr(wanted, name)]
    if different:
        raise FolderError(f"{path} holds results with other {' and '.join(different)}")


def _read(path: Path, line: bytes) -> Outcome:
    try:
        return from_json(line, Outcome)
    except (msgspec.MsgspecError, ValueError):
        raise FolderError(f"a line of {path / LINES} is damaged") from None
