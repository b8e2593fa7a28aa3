"""JSON logging: one object a line, for those who run a server. No token, card, invitation or address is ever in one.

What an exception says may quote what somebody sent, so only its type and the places in our code are written down.
"""

from __future__ import annotations

import json
import logging
import sys
import traceback
from datetime import UTC, datetime
from pathlib import Path
from typing import Literal

TOLD = ("table", "bot", "where", "code", "why", "count", "address")
"""What may stand beside a message; anything else that a library adds is left out."""


class JsonFormatter(logging.Formatter):
    """One object a line."""

    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, object] = {
            "time": f"{datetime.fromtimestamp(record.created, UTC):%Y-%m-%dT%H:%M:%S.%f}"[:-3] + "Z",
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": message_of(record),
        }
        line |= {name: value for name in TOLD if (value := getattr(record, name, None)) is not None}
        if error := error_of(record):
            line |= {"error": error, "at": places(record)}
        return json.dumps(line, ensure_ascii=False)


class TextFormatter(logging.Formatter):
    """The same for a person at a terminal."""

    def format(self, record: logging.LogRecord) -> str:
        beside = " ".join(f"{name}={value}" for name in TOLD if (value := getattr(record, name, None)) is not None)
        error = f" {error_of(record)} at {', '.join(places(record))}" if error_of(record) else ""
        return f"{record.levelname.lower()}: {message_of(record)} {beside}".rstrip() + error


def error_of(record: logging.LogRecord) -> str:
    """The type of the exception that is told of; empty for none."""
    kind = record.exc_info[0] if record.exc_info else None
    return kind.__name__ if kind else ""


def message_of(record: logging.LogRecord) -> str:
    """Our own messages are constant; of a library's, the arguments may quote what somebody sent."""
    return record.getMessage() if record.name.startswith("nottingham") else str(record.msg).splitlines()[0]


def places(record: logging.LogRecord) -> list[str]:
    """Where an exception came through, the innermost last."""
    assert record.exc_info is not None
    frames = traceback.extract_tb(record.exc_info[2])
    return [f"{Path(frame.filename).name}:{frame.lineno}" for frame in frames][-8:]


def configure(kind: Literal["text", "json"]) -> None:
    """Everything goes to stderr, ours from 'info' on, that of libraries from 'warning' on."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonFormatter() if kind == "json" else TextFormatter())
    logging.basicConfig(handlers=[handler], level=logging.WARNING, force=True)
    logging.getLogger("nottingham").setLevel(logging.INFO)
