"""The results file: lines of JSON, one for each game, only ever appended to.

The first line says which tournament it is. Games follow in the order of the schedule, whatever the number of workers,
so the same tournament gives the same bytes. A run that was killed may leave a torn last line, which is dropped.
"""

from __future__ import annotations

from collections.abc import Iterable
from importlib.metadata import version
from pathlib import Path
from types import TracebackType

import msgspec

from nottingham.bots.fingerprints import fingerprint
from nottingham.bots.registry import admit
from nottingham.research.arena.played import PlayedGame
from nottingham.research.arena.schedule import TournamentPlan
from nottingham.rules.engine.ruleset import LAW

try:
    import fcntl
except ImportError:  # pragma: no cover - where files cannot be locked, nobody is kept from writing twice
    fcntl = None  # type: ignore[assignment]

FORMAT = "nottingham tournament 2"


class ResultsError(ValueError):
    """A results file that cannot be gone on with; the message says why."""


class Header(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Which tournament the results are of."""

    plan: TournamentPlan
    bots: dict[str, str]
    """A fingerprint of each bot, by name."""
    format: str = FORMAT
    law: int = LAW
    version: str = version("nottingham")


def fingerprints(plan: TournamentPlan) -> dict[str, str]:
    """What each bot of a tournament is."""
    names = {name for one in plan.contests for name in (*one.bots, *(name for table in one.held_out for name in table))}
    return {name: fingerprint(admit(name)) for name in sorted(names)}


class ResultsFile:
    """Results on disk: those that were there, and those to come."""

    def __init__(self, path: Path, plan: TournamentPlan, *, resume: bool) -> None:
        self._file = path.open("a+b")
        try:
            self._lock(path)
            self.played = self._begin(path, Header(plan, fingerprints(plan)), resume=resume)
        except BaseException:
            self._file.close()
            raise

    def __enter__(self) -> ResultsFile:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self._file.close()

    def append(self, games: Iterable[PlayedGame]) -> None:
        """Hands the games to the system, so that killing this process loses nothing."""
        self._file.write(b"".join(line_of(game) for game in games))
        self._file.flush()

    def _lock(self, path: Path) -> None:
        if fcntl is not None:
            try:
                fcntl.flock(self._file, fcntl.LOCK_EX | fcntl.LOCK_NB)
            except OSError:
                raise ResultsError(f"the file {path} is being written by another tournament") from None

    def _begin(self, path: Path, header: Header, *, resume: bool) -> tuple[PlayedGame, ...]:
        self._file.seek(0)
        lines = self._file.read().splitlines(keepends=True)
        if lines and not resume:
            raise ResultsError(f"the file {path} is already there")
        first = msgspec.json.encode(header) + b"\n"
        if len(lines) < 2 and first.startswith(b"".join(lines)):  # nothing yet, or not even a whole header
            self._file.truncate(0)
            self._file.write(first)
            self._file.flush()
            return ()
        whole = lines if _is_whole(lines[-1]) else lines[:-1]
        _check_header(path, lines[0], header)
        played = tuple(_decode_game(path, number, line) for number, line in enumerate(whole[1:], 2))
        self._file.truncate(sum(map(len, whole)))
        return played


def line_of(game: PlayedGame) -> bytes:
    return msgspec.json.encode(game) + b"\n"


def _is_whole(line: bytes) -> bool:
    """A torn line has no end; where a whole machine went down, it may have an end and nonsense before it."""
    if not line.endswith(b"\n"):
        return False
    try:
        msgspec.json.decode(line)
    except (msgspec.DecodeError, UnicodeDecodeError):
        return False
    return True


def _check_header(path: Path, line: bytes, wanted: Header) -> None:
    try:
        found = msgspec.json.decode(line, type=Header)
    except (msgspec.MsgspecError, ValueError):
        raise ResultsError(f"the file {path} holds no results of a tournament") from None
    if found != wanted:
        raise ResultsError(f"the file {path} holds another tournament: it differs in its {_difference(found, wanted)}")


def _difference(found: Header, wanted: Header) -> str:
    pairs = [(found, wanted, ("format", "law", "version")), (found.plan, wanted.plan, ("seed", "contests"))]
    different = [
        {"contests": "bots, tables or rules"}.get(name, name)
        for one, other, names in pairs
        for name in names
        if getattr(one, name) != getattr(other, name)
    ]
    changed = [name for name in wanted.bots if found.bots.get(name, wanted.bots[name]) != wanted.bots[name]]
    if changed:
        different.append(f"bots: {', '.join(changed)} {'is' if len(changed) == 1 else 'are'} not what was played there")
    return " and ".join(different)


def _decode_game(path: Path, number: int, line: bytes) -> PlayedGame:
    try:
        return msgspec.json.decode(line, type=PlayedGame)
    except msgspec.MsgspecError:
        raise ResultsError(f"line {number} of {path} is damaged") from None
