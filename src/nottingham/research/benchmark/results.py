"""The results folder: a line of JSON for each game, and each game as a record. A run that was stopped goes on here.

What would tell the deals, the results line by line and the records, lies in the folder `private` for as long as nobody
may know them, and is moved out of it when the seed is told. Transcripts stay there.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from importlib.metadata import version
from pathlib import Path
from threading import Lock
from types import TracebackType
from typing import Any

import msgspec

from nottingham.assistants.llm.prompt import PROMPT_VERSION
from nottingham.bots.fingerprints import fingerprint
from nottingham.bots.guest import PREFIX
from nottingham.bots.registry import bot_named
from nottingham.record.codec import from_json, to_json
from nottingham.research.benchmark.deals import DealSource, told
from nottingham.research.benchmark.play import Outcome
from nottingham.research.benchmark.protocol import ANCHORS, FIELDS, PROTOCOL, entrants_of
from nottingham.rules.engine.ruleset import LAW

FORMAT = "nottingham benchmark 2"
LINES, RECORDS, TRANSCRIPTS = "results.jsonl", "records", "transcripts.jsonl"
PRIVATE, SEED = "private", "seed"
SAME = ("protocol", "prompts", "law", "version", "language", "format", "bots")
"""What must be the same for results to be compared."""

Settings = dict[str, dict[str, Any]]


class FolderError(ValueError):
    """A results folder that cannot be used; says why."""


class Heading(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What the results are of. Only results with the same heading belong together."""

    cohorts: tuple[tuple[str, ...], ...]
    """Who was measured beside the anchors; those who entered together met each other."""
    language: str
    deals: DealSource
    settings: Settings = {}
    """Of each model all that the operator set, without addresses and keys."""
    late: tuple[str, ...] = ()
    """Who entered when the deals were known."""
    bots: dict[str, str] = {}
    """The fingerprint of every bot in the fields and among the anchors."""
    protocol: int = PROTOCOL
    prompts: int = PROMPT_VERSION
    law: int = LAW
    version: str = version("nottingham")
    format: str = FORMAT

    @property
    def entrants(self) -> tuple[str, ...]:
        return entrants_of(self.cohorts)


def bots_of(cohorts: Iterable[Iterable[str]]) -> dict[str, str]:
    """The fingerprints of all bots that decide what figures mean, so that those of changed bots are never mixed."""
    names = {*ANCHORS, *(bot for field in FIELDS for bot in field.opponents)}
    names |= {name for cohort in cohorts for name in cohort if not name.startswith(PREFIX)}
    return {name: fingerprint(bot_named(name)) for name in sorted(names)}


class Stored(msgspec.Struct, frozen=True):
    """What a folder holds."""

    heading: Heading
    outcomes: list[Outcome]
    lines: list[bytes]
    """The outcomes as they stand there."""


def stored_in(path: Path) -> Stored | None:
    """The results in a folder, if there are any. Nothing is changed by looking."""
    file = next((place / LINES for place in (path, path / PRIVATE) if (place / LINES).exists()), None)
    lines = file.read_bytes().splitlines(keepends=True) if file else []
    if not lines:
        return None
    try:
        heading = msgspec.json.decode(lines[0], type=Heading)
    except msgspec.MsgspecError:
        raise FolderError(f"the folder {path} holds no results of this version of the benchmark") from None
    whole = [line for line in lines[1:] if line.endswith(b"\n")]  # a run that was killed may leave a torn line
    return Stored(heading, [_decode_outcome(path, line) for line in whole], whole)


def seed_in(path: Path) -> str | None:
    """The seed of a run that is under way in a folder."""
    file = path / PRIVATE / SEED
    return file.read_text(encoding="utf-8").strip() if file.exists() else None


def continued(path: Path, found: Heading, wanted: Heading) -> Heading:
    """The heading of a run that goes on; what was set otherwise is told apart, and refused."""
    check_same(path, found, wanted)
    if found.cohorts != wanted.cohorts:
        raise FolderError(f"the folder {path} holds results of other entrants: {', '.join(found.entrants)}")
    return found


def grown(path: Path, found: Heading, wanted: Heading) -> Heading:
    """The heading of a run that others enter; who enters when the deals are told is marked."""
    check_same(path, found, wanted)
    new = tuple(name for cohort in wanted.cohorts for name in cohort if name not in found.entrants)
    if not new:
        raise FolderError(f"the folder {path} has all of them already")
    return msgspec.structs.replace(
        found,
        cohorts=(*found.cohorts, new),
        settings=found.settings | {name: one for name, one in wanted.settings.items() if name in new},
        late=(*found.late, *new) if found.deals.is_told and found.deals.kind != "named" else found.late,
        bots=found.bots | wanted.bots,
    )


def check_same(path: Path, found: Heading, wanted: Heading) -> None:
    """Results under two headings belong to one run; what differs is told precisely."""
    check_comparable(path, found, wanted)
    if wanted.deals.commitment != found.deals.commitment:
        raise FolderError(f"the folder {path} holds results over other deals")


def check_comparable(path: Path, found: Heading, wanted: Heading) -> None:
    """Results under two headings may stand in one table; what differs is told precisely."""
    different = [name for name in SAME if name != "bots" and getattr(found, name) != getattr(wanted, name)]
    if different:
        pairs = ", ".join(f"{name} {getattr(found, name)}, not {getattr(wanted, name)}" for name in different)
        raise FolderError(f"the folder {path} holds results with {pairs}")
    changed = [name for name, mark in wanted.bots.items() if found.bots.get(name, mark) != mark]
    if changed:
        raise FolderError(f"the folder {path} holds results of another version of {', '.join(changed)}")
    if complaint := settings_differ(found.settings, wanted.settings):
        raise FolderError(f"the folder {path} holds results with other settings: {complaint}")


def settings_differ(found: Settings, wanted: Settings) -> str:
    """What was set otherwise for a model of the same name; empty if nothing was."""
    for name in sorted(found.keys() & wanted.keys()):
        one, other = found[name], wanted[name]
        keys = sorted(key for key in one.keys() | other.keys() if one.get(key) != other.get(key))
        if keys:
            told_pairs = ", ".join(
                f"{key} was {_setting_text(one, key)} and is {_setting_text(other, key)}" for key in keys
            )
            return f"of {name.removeprefix(PREFIX)}, {told_pairs}"
    return ""


def _setting_text(settings: Mapping[str, Any], key: str) -> str:
    return msgspec.json.encode(settings.get(key)).decode()


class ResultsFolder:
    """Results on disk: those that were there, and those to come, from any thread."""

    def __init__(self, path: Path, heading: Heading, seed: str, found: Stored | None = None) -> None:
        self.path = path
        self.heading = heading
        self.seed = seed
        self.outcomes = list(found.outcomes) if found else []
        self._lock = Lock()
        (path / PRIVATE).mkdir(parents=True, exist_ok=True)
        if not heading.deals.is_told and heading.deals.kind == "fresh":
            (path / PRIVATE / SEED).write_text(seed + "\n", encoding="utf-8")
        (self.place / RECORDS).mkdir(exist_ok=True)
        self._file = (self.place / LINES).open("wb")
        self._file.writelines([msgspec.json.encode(heading) + b"\n", *(found.lines if found else ())])
        self._file.flush()

    @property
    def place(self) -> Path:
        """Where results and records lie: apart while the deals are secret."""
        return self.path if self.heading.deals.is_told else self.path / PRIVATE

    @property
    def transcripts(self) -> Path:
        return self.path / PRIVATE / TRANSCRIPTS

    def __enter__(self) -> ResultsFolder:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self._file.close()

    def keep(self, outcome: Outcome) -> None:
        """Writes the record first: a line says that everything of a game is there."""
        (self.place / RECORDS / f"{outcome.match.key}.txt").write_text(outcome.record, encoding="utf-8")
        kept = msgspec.structs.replace(outcome, record="")
        with self._lock:
            self._file.write(to_json(kept) + b"\n")
            self._file.flush()
            self.outcomes.append(kept)

    def tell_deals(self) -> None:
        """The run is over, or its season: the seed goes into the heading, and results and records out of `private`."""
        if self.heading.deals.is_told:
            return
        old = self.place
        self._file.close()
        self.heading = msgspec.structs.replace(self.heading, deals=told(self.heading.deals, self.seed))
        lines = (old / LINES).read_bytes().splitlines(keepends=True)[1:]
        (self.path / RECORDS).mkdir(exist_ok=True)
        for record in sorted((old / RECORDS).iterdir()):
            record.replace(self.path / RECORDS / record.name)
        (old / RECORDS).rmdir()
        self._file = (self.path / LINES).open("wb")
        self._file.writelines([msgspec.json.encode(self.heading) + b"\n", *lines])
        self._file.flush()
        (old / LINES).unlink()
        (old / SEED).unlink(missing_ok=True)


def _decode_outcome(path: Path, line: bytes) -> Outcome:
    try:
        return from_json(line, Outcome)
    except (msgspec.MsgspecError, ValueError):
        raise FolderError(f"a line of {path / LINES} is damaged") from None
