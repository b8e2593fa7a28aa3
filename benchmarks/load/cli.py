"""``./nottingham bench --load``: tables, sockets, milliseconds and bytes, beside boardgame.io."""

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
from benchmarks.load.run import Load, Measured, Progress, Stretch, ours
from benchmarks.progress import show_progress

MOST_TABLES, MOST_SECONDS = 5000, 600.0
SPARE_FILES = 200
FLAT_OUT = 4000
"""Moves a second that are asked for where a server is to do what it can: more than it has time for."""
FLAT_OUT_SECONDS, FLAT_OUT_WARM_UP = 10.0, 3.0

Run = list[list[Measured]]
"""What was measured of each server, in each stretch."""

RULE = """\
A move counts when all four sockets of its table have seen it. Moves per second
of CPU are moves over the processor time of the server process alone, in all its
threads. Memory is what the server grew by for each table, with its game dealt
and its four sockets connected. Bytes are all that the four sockets received for
a move, with answers and the heads of frames. Everything, the generator included,
shares this machine."""


def main(argv: Sequence[str]) -> int:
    """Load the servers one after the other, and print the table."""
    options = _parser().parse_args(argv)
    load = Load(options.tables, _stretches(options), options.compressed)
    _allow_files(load.tables * 4 + SPARE_FILES)
    runs: list[Run] = []
    problem = ""
    for number in range(1, options.runs + 1):
        runs.append([ours(load, partial(_progress_of_run, number))])
        if not options.alone and not problem:
            try:
                runs[-1] += [boardgameio.peer(kind, load, partial(_progress_of_run, number)) for kind in options.peers]
            except (OSError, ValueError) as error:
                problem = f"boardgame.io did not take part: {error}"
    show_progress("")
    print(json.dumps(msgspec.to_builtins(runs), indent=2) if options.json else _text(load, runs))
    if problem:
        print(problem, file=sys.stderr)
    return int(bool(problem) or any(one.faults for run in runs for server in run for one in server))


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="bench --load", description="Whole games through real sockets.")
    parser.add_argument("--tables", type=_up_to(MOST_TABLES), default=1000, help="live tables (default: 1000)")
    parser.add_argument("--every", type=_up_to(60.0), default=2.0, help="seconds between moves (default: 2)")
    parser.add_argument("--seconds", type=_up_to(MOST_SECONDS), default=20.0, help="how long (default: 20)")
    parser.add_argument("--warm-up", type=_up_to(60.0), default=5.0, help="seconds before that (default: 5)")
    parser.add_argument("--steady", action="store_true", help="only at that pace, not as fast as it goes")
    parser.add_argument("--runs", type=_up_to(20), default=1, help="times each is loaded, taking turns (default: 1)")
    parser.add_argument(
        "--peers",
        nargs="+",
        choices=boardgameio.GAMES,
        default=[*boardgameio.GAMES],
        help="which games of boardgame.io (default: both)",
    )
    parser.add_argument("--compressed", action="store_true", help="our sockets ask for compression, as browsers do")
    parser.add_argument("--alone", action="store_true", help="without boardgame.io")
    parser.add_argument("--json", action="store_true", help="print JSON, not a table")
    return parser


def _stretches(options: argparse.Namespace) -> tuple[Stretch, ...]:
    """At the pace that is asked; then as fast as it goes, where a move that was not yet seen holds up the next."""
    asked = Stretch(options.every, options.seconds, options.warm_up)
    flat_out = Stretch(options.tables / FLAT_OUT, FLAT_OUT_SECONDS, FLAT_OUT_WARM_UP)
    return (asked,) if options.steady else (asked, flat_out)


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


def _progress_of_run(number: int, text: str) -> None:
    show_progress(f"run {number}: {text}")


FIGURES: dict[str, tuple[Callable[[Measured], float], str]] = {
    "moves seen by all four": (lambda one: one.moves, "{:,.0f}"),
    "moves/s": (lambda one: one.moves / one.seconds, "{:,.0f}"),
    "half within (ms)": (lambda one: one.milliseconds[0], "{:.1f}"),
    "99 % within (ms)": (lambda one: one.milliseconds[1], "{:.1f}"),
    "slowest (ms)": (lambda one: one.milliseconds[2], "{:.0f}"),
    "within 100 ms": (lambda one: one.within_100, "{:.2%}"),
    "server CPU, of a core": (lambda one: one.cpu_seconds / one.seconds, "{:.0%}"),
    "moves per CPU second": (lambda one: one.moves_per_cpu_second, "{:,.0f}"),
    "bytes a move": (lambda one: one.bytes_per_move, "{:,.0f}"),
    "memory per table (KB)": (lambda one: one.kilobytes_per_table, "{:,.0f}"),
    "games finished": (lambda one: one.games, "{:,.0f}"),
    "refused or lost": (lambda one: one.faults, "{:,.0f}"),
}
"""What is told of each server: where it is found, and how it is written."""


def _text(load: Load, runs: Sequence[Run]) -> str:
    """A table for each stretch, with each figure as the median of all runs, the lowest and the highest."""
    title = (
        f"{load.tables} tables with 4 sockets each{', ours compressed' if load.asks_for_compression else ''}\n"
        f"{python_build()}, {os.cpu_count()} cores, load of the machine {os.getloadavg()[2]:.1f}; "
        + (f"median of {len(runs)} runs (low - high)" if len(runs) > 1 else "one run")
    )
    told = [
        _table(stretch, [[server[place] for server in run] for run in runs])
        for place, stretch in enumerate(load.stretches)
    ]
    return "\n\n".join([title, *told, RULE])


def _table(stretch: Stretch, runs: Sequence[Sequence[Measured]]) -> str:
    servers = [[run[place] for run in runs if len(run) > place] for place in range(len(runs[0]))]
    rows = [("", *(server[0].name for server in servers))]
    for title, (figure, written) in FIGURES.items():
        rows.append((title, *(_median([figure(one) for one in server], written) for server in servers)))
    ratios = [_ratios(runs, place) for place in range(1, len(servers))]
    if ratios:
        rows.append(("ours/theirs, moves per CPU second", "", *(_median(one, "{:.2f}") for one in ratios)))
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    lines = [
        "  ".join(
            cell.rjust(width) if place else cell.ljust(width)
            for place, (cell, width) in enumerate(zip(row, widths, strict=True))
        ).rstrip()
        for row in rows
    ]
    by_run = [
        f"ours/theirs run by run, {server[0].name}: {', '.join(f'{ratio:.2f}' for ratio in one)}"
        for server, one in zip(servers[1:], ratios, strict=True)
        if len(one) > 1
    ]
    return "\n".join([f"A move per table every {stretch.every:g} s, for {stretch.seconds:g} s", "", *lines, *by_run])


def _ratios(runs: Sequence[Sequence[Measured]], place: int) -> list[float]:
    """Our moves per CPU second in each run, by those of another server in the same run."""
    return [run[0].moves_per_cpu_second / run[place].moves_per_cpu_second for run in runs if len(run) > place]


def _median(values: Sequence[float], written: str) -> str:
    middle = written.format(median(values))
    spread = f" ({written.format(min(values))} - {written.format(max(values))})"
    return middle + spread if len(values) > 1 and min(values) != max(values) else middle


__all__ = ["Progress", "main"]
