"""Transcripts: what guests were asked and what they answered, as lines of JSON, one for each seat of a game.

They hold prompts, answers and private thoughts; no address and no key.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from threading import Lock
from types import TracebackType

import msgspec

from nottingham.bots.simulate import GameResult


class TranscriptFile:
    """A file that transcripts are appended to, from any thread."""

    def __init__(self, path: Path) -> None:
        self._file = path.open("ab")
        self._lock = Lock()

    def __enter__(self) -> TranscriptFile:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self._file.close()

    def append(self, result: GameResult) -> None:
        with self._lock:
            self._file.writelines(transcript_lines(result))
            self._file.flush()


def transcript_lines(result: GameResult) -> Iterator[bytes]:
    """A line for each seat that somebody elsewhere played."""
    for seat, exchanges in enumerate(result.transcripts):
        if exchanges:
            line = {"seed": result.seed, "bots": result.bots, "seat": seat, "exchanges": exchanges}
            yield msgspec.json.encode(line) + b"\n"
