"""``python -m benchmarks``: decisions per second, ours and theirs."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterator, Mapping, Sequence
from importlib.metadata import PackageNotFoundError, version
from statistics import median

from benchmarks.arena import (
    CONTESTANTS,
    GROUPS,
    VECTOR_GROUPS,
    Result,
    compete,
    hold_to_one_core,
    least_core_share,
    ratio,
)
from benchmarks.build import python_build
from benchmarks.progress import show_progress

Groups = Mapping[str, tuple[str, ...]]
BUSY_BELOW = 0.95
EXIT_INTERRUPTED = 130

RULE = """\
A decision is one choice by one player among the legal ones. Forced choices
count, for all alike; deals, draws and dice do not. Setting up each game is
inside the time. Time is processor time, so that a busy machine slows nobody
down on paper. Each rate is the median over the rounds, with the lowest and
highest; a ratio is ours over theirs: the median over the rounds, with the
lowest and highest."""


def main(argv: Sequence[str] | None = None) -> int:
    """Run the contest, print its table, and say whether everyone took part."""
    arguments = sys.argv[1:] if argv is None else list(argv)
    if arguments[:1] == ["--load"]:
        from benchmarks.load.cli import main as load

        return load(arguments[1:])
    if arguments[:1] == ["--vector"] and "--batches" in arguments:
        from benchmarks.vector import main as batches

        return batches(arguments[1:])
    options = _parser().parse_args(arguments)
    core = hold_to_one_core()
    groups = VECTOR_GROUPS if options.vector else GROUPS
    names = options.only or list(dict.fromkeys(name for group in groups.values() for name in group))
    try:
        results = compete(names, options.seconds, options.rounds, show_progress)
    except KeyboardInterrupt:
        return EXIT_INTERRUPTED
    finally:
        show_progress("")
    settings = {"seconds": options.seconds, "rounds": options.rounds, "core": core}
    report = (
        json.dumps(_as_json(results, settings, groups), indent=2)
        if options.json
        else _as_text(results, settings, groups)
    )
    sys.stdout.write(report + "\n")
    return 1 if any(result.error for result in results) else 0


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="benchmarks",
        description="Compare random play in Nottingham with its peers, on one core.",
        epilog="bench --load compares servers instead: whole games through sockets; bench --load --help says how. "
        "bench --vector --batches measures the vectorised engine alone, on whatever JAX finds.",
    )
    parser.add_argument(
        "--seconds",
        type=_positive_float,
        default=8.0,
        metavar="N",
        help="time for each contestant, over all rounds (default: 8)",
    )
    parser.add_argument(
        "--rounds",
        type=_positive_int,
        default=5,
        metavar="K",
        help="turns each contestant takes; the median counts (default: 5)",
    )
    parser.add_argument(
        "--only",
        action="append",
        choices=list(CONTESTANTS),
        metavar="NAME",
        help="leave out all but this one (may be repeated): " + ", ".join(CONTESTANTS),
    )
    parser.add_argument("--vector", action="store_true", help="the vectorised engine beside Pgx and our referee")
    parser.add_argument("--json", action="store_true", help="print JSON, not a table")
    return parser


def _positive_float(text: str) -> float:
    value = float(text)
    if not 0 < value < float("inf"):
        raise argparse.ArgumentTypeError("must be more than 0")
    return value


def _positive_int(text: str) -> int:
    value = int(text)
    if value < 1:
        raise argparse.ArgumentTypeError("must be at least 1")
    return value


def _version(result: Result) -> str:
    try:
        return version(result.contestant.package)
    except PackageNotFoundError:
        return "-"


def _ours(group: Sequence[Result]) -> Result | None:
    """The one that the others of a group are measured against."""
    return next((r for r in group if r.contestant.package == "nottingham"), None)


def _groups(results: Sequence[Result], groups: Groups) -> Iterator[tuple[str, list[Result]]]:
    by_name = {result.contestant.name: result for result in results}
    for title, names in groups.items():
        if group := [by_name[name] for name in names if name in by_name]:
            yield title, group


def _rows(title: str, group: Sequence[Result]) -> list[tuple[str, ...]]:
    ours = _ours(group)
    rows: list[tuple[str, ...]] = [(title.lower(), "version", "decisions/s", "low - high", "games", "ours/theirs")]
    for result in group:
        name = result.contestant.name
        if result.error is not None:
            rows.append((name, _version(result), "-", "-", "-", "-"))
            continue
        rates = result.rates
        games = sum(stretch.count.games for stretch in result.stretches)
        quotient = "-"
        if ours is not None and result is not ours and (q := ratio(ours, result)):
            quotient = f"{q.value:.2f} ({q.low:.2f} - {q.high:.2f})"
        rows.append(
            (
                name,
                _version(result),
                f"{median(rates):,.0f}",
                f"{min(rates):,.0f} - {max(rates):,.0f}",
                f"{games:,}",
                quotient,
            )
        )
    return rows


def _as_text(results: Sequence[Result], settings: dict[str, object], groups: Groups) -> str:
    failures = [f"{r.contestant.name} did not take part: {r.error}" for r in results if r.error is not None]
    where = "unpinned" if settings["core"] is None else f"core {settings['core']}"
    title = (
        f"Random play on one core: {settings['seconds']:g} s each in {settings['rounds']} rounds, taking turns\n"
        f"{python_build()}; {where}"
    )
    lines = [
        title,
        "",
        *(line for group in _groups(results, groups) for line in (*_align(_rows(*group)), "")),
        *(f"{r.contestant.name}: {_what(r)}" for r in results),
        "",
        RULE,
    ]
    share = least_core_share(results)
    if share < BUSY_BELOW:
        lines += ["", f"The machine was busy: one turn got {share:.0%} of its core, and shared its caches."]
    if failures:
        lines += ["", *failures]
    return "\n".join(lines)


def _what(result: Result) -> str:
    return f"{result.contestant.game}; a decision is {result.contestant.decision}"


def _align(rows: Sequence[tuple[str, ...]]) -> list[str]:
    """Columns under each other: names and versions to the left, figures right."""
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    lines = []
    for row in [rows[0], tuple("-" * width for width in widths), *rows[1:]]:
        cells = [
            cell.ljust(width) if place < 2 else cell.rjust(width)
            for place, (cell, width) in enumerate(zip(row, widths, strict=True))
        ]
        lines.append("  ".join(cells).rstrip())
    return lines


def _as_json(results: Sequence[Result], settings: dict[str, object], groups: Groups) -> dict[str, object]:
    engines: list[dict[str, object]] = []
    for result in results:
        contestant, rates = result.contestant, result.rates
        engines.append(
            {
                "name": contestant.name,
                "game": contestant.game,
                "version": _version(result),
                "decision": contestant.decision,
                "error": result.error,
                "decisions_per_second": median(rates) if rates else None,
                "rounds": [
                    {
                        "decisions": stretch.count.decisions,
                        "seconds": stretch.count.seconds,
                        "games": stretch.count.games,
                        "core_share": stretch.core_share,
                    }
                    for stretch in result.stretches
                ],
            }
        )
    return {
        "rule": RULE.replace("\n", " "),
        "python": python_build(),
        **settings,
        "engines": engines,
        "ratios": {title: _ratios(group) for title, group in _groups(results, groups)},
    }


def _ratios(group: Sequence[Result]) -> dict[str, object]:
    ours = _ours(group)
    found = {r.contestant.name: ratio(ours, r) for r in group if ours is not None and r is not ours}
    return {name: q and {"ratio": q.value, "low": q.low, "high": q.high} for name, q in found.items()}


if __name__ == "__main__":
    sys.exit(main())
