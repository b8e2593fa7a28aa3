"""``./nottingham bench --load``: tables, sockets and milliseconds, beside boardgame.io."""

from __future__ import annotations

import argparse
import json
import os
import resource
import sys
from collections.abc import Callable, Sequence
from functools import partial
from statistics import median

import msgspec

from benchmarks.build import python_build
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
    runs: list[list[Measured]] = []
    problem = ""
    for number in range(1, options.runs + 1):
        runs.append([ours(load, partial(_progress_of_run, number))])
        if not options.alone and not problem:
            try:
                runs[-1].append(boardgameio.peer(load, partial(_progress_of_run, number)))
            except (OSError, ValueError) as error:
                problem = f"boardgame.io did not take part: {error}"
    _progress("")
    print(json.dumps(msgspec.to_builtins(runs), indent=2) if options.json else _text(load, runs))
    if problem:
        print(problem, file=sys.stderr)
    return int(bool(problem) or any(one.faults for run in runs for one in run))


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="bench --load", description="Whole games through real sockets.")
    parser.add_argument("--tables", type=_up_to(MOST_TABLES), default=1000, help="live tables (default: 1000)")
    parser.add_argument("--every", type=_up_to(60.0), default=2.0, help="seconds between moves (default: 2)")
    parser.add_argument("--seconds", type=_up_to(MOST_SECONDS), default=30.0, help="how long (default: 30)")
    parser.add_argument("--warm-up", type=_up_to(60.0), default=5.0, help="seconds before that (default: 5)")
    parser.add_argument("--runs", type=_up_to(20), default=1, help="times each is loaded, taking turns (default: 1)")
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


def _progress_of_run(number: int, text: str) -> None:
    _progress(f"run {number}: {text}")


FIGURES: dict[str, tuple[Callable[[Measured], float], str]] = {
    "moves seen by all four": (lambda one: one.moves, "{:,.0f}"),
    "moves/s": (lambda one: one.moves / one.seconds, "{:,.0f}"),
    "half within (ms)": (lambda one: one.milliseconds[0], "{:.1f}"),
    "99 % within (ms)": (lambda one: one.milliseconds[1], "{:.1f}"),
    "slowest (ms)": (lambda one: one.milliseconds[2], "{:.0f}"),
    "within 100 ms": (lambda one: one.within_100, "{:.2%}"),
    "server CPU, of a core": (lambda one: one.cpu_seconds / one.seconds, "{:.0%}"),
    "moves per CPU second": (lambda one: one.moves_per_cpu_second, "{:,.0f}"),
    "memory per table (KB)": (lambda one: one.kilobytes_per_table, "{:,.0f}"),
    "games finished": (lambda one: one.games, "{:,.0f}"),
    "refused or lost": (lambda one: one.faults, "{:,.0f}"),
}
"""What is told of each server: where it is found, and how it is written."""


def _text(load: Load, runs: Sequence[Sequence[Measured]]) -> str:
    """Each figure as the median of all runs, with the lowest and the highest."""
    servers = [[run[place] for run in runs if len(run) > place] for place in range(len(runs[0]))]
    rows = [("", *(server[0].name for server in servers))]
    for title, (figure, written) in FIGURES.items():
        rows.append((title, *(_median([figure(one) for one in server], written) for server in servers)))
    if len(servers) > 1:
        by_run = [run[0].moves_per_cpu_second / run[1].moves_per_cpu_second for run in runs if len(run) > 1]
        rows.append(("ours/theirs, moves per CPU second", _median(by_run, "{:.2f}"), ""))
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    lines = [
        "  ".join(
            cell.rjust(width) if place else cell.ljust(width)
            for place, (cell, width) in enumerate(zip(row, widths, strict=True))
        ).rstrip()
        for row in rows
    ]
    title = (
        f"{load.tables} tables with 4 sockets each, a move per table every {load.every:g} s, for {load.seconds:g} s\n"
        f"{python_build()}, {os.cpu_count()} cores, load of the machine {os.getloadavg()[2]:.1f}; "
        + (f"median of {len(runs)} runs (low - high)" if len(runs) > 1 else "one run")
    )
    return "\n".join([title, "", *lines, "", RULE])


def _median(values: Sequence[float], written: str) -> str:
    middle = written.format(median(values))
    spread = f" ({written.format(min(values))} - {written.format(max(values))})"
    return middle + spread if len(values) > 1 and min(values) != max(values) else middle


__all__ = ["Progress", "main"]
