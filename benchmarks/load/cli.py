"""``./nottingham bench --load``: tables, sockets and milliseconds, beside boardgame.io."""

from __future__ import annotations

import argparse
import json
import os
import platform
import resource
import sys
from collections.abc import Sequence

import msgspec

from benchmarks.load import boardgameio
from benchmarks.load.run import Load, Measured, Progress, ours

MOST_TABLES, MOST_SECONDS = 5000, 600.0
SPARE_FILES = 200

RULE = """\
A move counts when all four sockets of its table have seen it. Moves per second
of CPU are moves over the processor time of the server process alone, in all its
threads. Memory is what the server grew by for each table, with its game dealt
and its four sockets connected. Everything, the generator included, shares this
machine."""


def main(argv: Sequence[str]) -> int:
    """Load the servers one after the other, and print the table."""
    options = _parser().parse_args(argv)
    load = Load(tables=options.tables, every=options.every, seconds=options.seconds, warm_up=options.warm_up)
    _allow_files(load.tables * 4 + SPARE_FILES)
    found = [ours(load, _progress)]
    problem = ""
    if not options.alone:
        try:
            found.append(boardgameio.peer(load, _progress))
        except (OSError, ValueError) as error:
            problem = f"boardgame.io did not take part: {error}"
    _progress("")
    print(json.dumps([msgspec.to_builtins(one) for one in found], indent=2) if options.json else _text(load, found))
    if problem:
        print(problem, file=sys.stderr)
    return int(bool(problem) or any(one.faults for one in found))


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="bench --load", description="Whole games through real sockets.")
    parser.add_argument("--tables", type=_up_to(MOST_TABLES), default=1000, help="live tables (default: 1000)")
    parser.add_argument("--every", type=_up_to(60.0), default=2.0, help="seconds between moves (default: 2)")
    parser.add_argument("--seconds", type=_up_to(MOST_SECONDS), default=30.0, help="how long (default: 30)")
    parser.add_argument("--warm-up", type=_up_to(60.0), default=5.0, help="seconds before that (default: 5)")
    parser.add_argument("--alone", action="store_true", help="without boardgame.io")
    parser.add_argument("--json", action="store_true", help="print JSON, not a table")
    return parser


class _up_to:  # noqa: N801 - reads as a function where it is used
    """A number above nothing and up to a limit."""

    def __init__(self, most: float) -> None:
        self._most = most

    def __call__(self, text: str) -> float:
        value = type(self._most)(text)
        if not 0 < value <= self._most:
            raise argparse.ArgumentTypeError(f"must be more than 0, and at most {self._most}")
        return value


def _allow_files(wanted: int) -> None:
    """Each socket is an open file; the servers inherit the limit."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft < wanted:
        resource.setrlimit(resource.RLIMIT_NOFILE, (min(wanted, hard), hard))


def _progress(text: str) -> None:
    """Show what is going on, where a person is watching; "" clears it."""
    if sys.stderr.isatty():
        sys.stderr.write(f"\r\x1b[K{text}")
        sys.stderr.flush()


def _text(load: Load, found: Sequence[Measured]) -> str:
    rows = [("", *(one.name for one in found))]
    rows += [
        ("moves seen by all four", *(f"{one.moves:,}" for one in found)),
        ("moves/s", *(f"{one.moves / one.seconds:,.0f}" for one in found)),
        ("half within", *(f"{one.milliseconds[0]:.1f} ms" for one in found)),
        ("99 % within", *(f"{one.milliseconds[1]:.1f} ms" for one in found)),
        ("slowest", *(f"{one.milliseconds[2]:.0f} ms" for one in found)),
        ("within 100 ms", *(f"{one.within_100:.2%}" for one in found)),
        ("server CPU", *(f"{one.cpu_seconds / one.seconds:.0%} of a core" for one in found)),
        ("moves per CPU second", *(f"{one.moves_per_cpu_second:,.0f}" for one in found)),
        ("memory per table", *(f"{one.kilobytes_per_table:,.0f} KB" for one in found)),
        ("games finished", *(f"{one.games:,}" if one.games else "-" for one in found)),
        ("refused or lost", *(f"{one.faults:,}" for one in found)),
    ]
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    lines = [
        "  ".join(
            cell.rjust(width) if place else cell.ljust(width)
            for place, (cell, width) in enumerate(zip(row, widths, strict=True))
        )
        for row in rows
    ]
    title = (
        f"{load.tables} tables with 4 sockets each, a move per table every {load.every:g} s, for {load.seconds:g} s "
        f"(Python {platform.python_version()}, {os.cpu_count()} cores, others' load {os.getloadavg()[2]:.1f})"
    )
    return "\n".join([title, "", *lines, "", RULE])


__all__ = ["Progress", "main"]
