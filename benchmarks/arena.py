"""Turns the contestants' play into figures that can be set side by side.

Each contestant lives in a process of its own, so that none pays for another's
modules, garbage or random generator. All of them are held to the same core and
only one runs at a time. They take turns, a short stretch each, for several
rounds, and every other round goes backwards: what else the machine is busy with
hits them alike.
"""

from __future__ import annotations

import multiprocessing
import os
import sys
from collections.abc import Callable, Iterable, Mapping, Sequence
from contextlib import ExitStack
from dataclasses import dataclass
from multiprocessing.connection import Connection
from statistics import median
from time import perf_counter, process_time
from typing import Self

from benchmarks.count import Count
from benchmarks.ours import nottingham_aec_random, nottingham_random
from benchmarks.peers import (
    catanatron_random,
    openspiel_dominoes_random,
    pettingzoo_texas_holdem_four_random,
    pettingzoo_texas_holdem_random,
    pettingzoo_texas_holdem_reseeded_random,
    rlcard_mahjong_random,
)
from benchmarks.vector import nottingham_vector_random, pgx_leduc_random, pgx_sparrow_random

WARM_UP_SECONDS = 0.5


@dataclass(frozen=True, slots=True)
class Contestant:
    """An engine, the game it plays here, and how to make it play."""

    name: str
    game: str
    package: str
    decision: str
    play: Callable[[float, int], Count]


OURS = Contestant(
    "nottingham",
    "Nottingham",
    "nottingham",
    "a seat's answer to its prompt, its view built and events produced",
    nottingham_random,
)
PEERS = (
    Contestant(
        "catanatron",
        "Catan, 4 players",
        "catanatron",
        "an action in the game's log, from a list of legal ones",
        catanatron_random,
    ),
    Contestant(
        "rlcard",
        "mahjong, 4 players",
        "rlcard",
        "a step, with the acting seat's observation built",
        rlcard_mahjong_random,
    ),
    Contestant(
        "openspiel",
        "team dominoes, 4 players, in Python",
        "open_spiel",
        "an action at a player's node, from a list of legal ones",
        openspiel_dominoes_random,
    ),
)
OUR_ENVIRONMENT = Contestant(
    "nottingham-aec",
    "Nottingham, 4 players, as a PettingZoo environment",
    "nottingham",
    "a micro-action, with the acting seat's observation and mask built",
    nottingham_aec_random,
)
ENVIRONMENT_PEERS = (
    Contestant(
        "pettingzoo",
        "Texas hold'em, 2 players, as a PettingZoo environment",
        "pettingzoo",
        "a step, with the acting seat's observation and mask built",
        pettingzoo_texas_holdem_random,
    ),
    Contestant(
        "pettingzoo-four",
        "the same, 4 players",
        "pettingzoo",
        "as above",
        pettingzoo_texas_holdem_four_random,
    ),
    Contestant(
        "pettingzoo-reseeded",
        "the same, 2 players, with a seed for every game",
        "pettingzoo",
        "as above",
        pettingzoo_texas_holdem_reseeded_random,
    ),
)
OUR_ARRAYS = Contestant(
    "nottingham-vector",
    "Nottingham, 4 players, 1,024 games at once",
    "nottingham",
    "a micro-action, with the acting seat's observation and mask built",
    nottingham_vector_random,
)
ARRAY_PEERS = (
    Contestant(
        "pgx-sparrow",
        "sparrow mahjong, 3 players, 1,024 games at once",
        "pgx",
        "a step, with the acting seat's observation and mask built",
        pgx_sparrow_random,
    ),
    Contestant(
        "pgx-leduc",
        "Leduc hold'em, 2 players, 1,024 games at once",
        "pgx",
        "a step, with the acting seat's observation and mask built",
        pgx_leduc_random,
    ),
)
CONTESTANTS: Mapping[str, Contestant] = {
    c.name: c for c in (OURS, *PEERS, OUR_ENVIRONMENT, *ENVIRONMENT_PEERS, OUR_ARRAYS, *ARRAY_PEERS)
}
VECTOR_GROUPS: Mapping[str, tuple[str, ...]] = {
    "Many games at once": (OUR_ARRAYS.name, *(peer.name for peer in ARRAY_PEERS), OUR_ENVIRONMENT.name, OURS.name),
}
"""What `--vector` sets side by side."""
GROUPS: Mapping[str, tuple[str, ...]] = {
    "Engines": (OURS.name, *(peer.name for peer in PEERS)),
    "Environments for learners": (OUR_ENVIRONMENT.name, *(peer.name for peer in ENVIRONMENT_PEERS), "rlcard"),
}
"""What is set side by side; ours comes first in each."""


@dataclass(frozen=True, slots=True)
class Stretch:
    """One turn of one contestant, and how much of the core it really got."""

    count: Count
    core_share: float


@dataclass(frozen=True, slots=True)
class Result:
    """All the turns of one contestant, or why it has none."""

    contestant: Contestant
    stretches: tuple[Stretch, ...]
    error: str | None = None

    @property
    def rates(self) -> list[float]:
        """Decisions per second of processor time, one figure for each round."""
        return [stretch.count.per_second / stretch.core_share for stretch in self.stretches]


@dataclass(frozen=True, slots=True)
class Ratio:
    """How many times as many decisions per second one made as another.

    Quotients are taken round by round: `value` is their median, `low` and `high`
    the smallest and the largest.
    """

    value: float
    low: float
    high: float


def ratio(ours: Result, theirs: Result) -> Ratio | None:
    """Ours over theirs, or nothing where either has no figures."""
    if ours.error is not None or theirs.error is not None:
        return None
    by_round = [a / b for a, b in zip(ours.rates, theirs.rates, strict=True)]
    return Ratio(median(by_round), min(by_round), max(by_round))


def hold_to_one_core() -> int | None:
    """Keep this process and those it starts on one core, where that is possible."""
    if sys.platform != "linux":
        return None
    core = max(os.sched_getaffinity(0))
    os.sched_setaffinity(0, {core})
    return core


def compete(
    names: Iterable[str],
    seconds: float,
    rounds: int,
    progress: Callable[[str], None],
) -> list[Result]:
    """Let the contestants take turns, `seconds` each in all over `rounds`."""
    with ExitStack() as stack:
        booths = [stack.enter_context(_Booth(CONTESTANTS[name])) for name in names]
        for booth in booths:
            progress(f"warming up {booth.contestant.name}")
            booth.play(WARM_UP_SECONDS, 0)
        for number in range(1, rounds + 1):
            progress(f"round {number} of {rounds}")
            for booth in booths if number % 2 else reversed(booths):
                stretch = booth.play(seconds / rounds, number)
                if stretch is not None:
                    booth.stretches.append(stretch)
        return [booth.result() for booth in booths]


class _Booth:
    """A contestant's process, seen from the process that keeps the turns."""

    def __init__(self, contestant: Contestant) -> None:
        self.contestant = contestant
        self.stretches: list[Stretch] = []
        self._error: str | None = None
        # Spawned, not forked: the other end must import nothing but its own.
        context = multiprocessing.get_context("spawn")
        self._line, far_end = context.Pipe()
        self._process = context.Process(target=_serve, args=(contestant.name, far_end), daemon=True)
        self._process.start()
        far_end.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self._line.close()
        self._process.join(timeout=5)
        if self._process.is_alive():
            self._process.kill()
            self._process.join()

    def play(self, seconds: float, seed: int) -> Stretch | None:
        """One turn; nothing once the contestant has failed."""
        if self._error is not None:
            return None
        try:
            self._line.send((seconds, seed))
            answer = self._line.recv()
        except (EOFError, OSError):
            self._process.join(timeout=5)
            answer = f"its process ended with exit code {self._process.exitcode}"
        if isinstance(answer, Stretch):
            return answer
        self._error = str(answer)
        return None

    def result(self) -> Result:
        """What all the turns came to."""
        if self._error is not None:
            return Result(self.contestant, (), self._error)
        return Result(self.contestant, tuple(self.stretches))


def _serve(name: str, line: Connection) -> None:
    """Play on request until the other end hangs up."""
    # Whatever a library prints must not end up in the report.
    os.dup2(2, 1)
    play = CONTESTANTS[name].play
    while True:
        try:
            seconds, seed = line.recv()
        except (EOFError, KeyboardInterrupt):
            return
        answer: Stretch | str
        try:
            wall, used = perf_counter(), process_time()
            count = play(seconds, seed)
            used, wall = process_time() - used, perf_counter() - wall
            answer = Stretch(count, used / wall)
        except KeyboardInterrupt:
            return
        except Exception as error:  # noqa: BLE001 (reported as this row's outcome)
            answer = f"{type(error).__name__}: {error}"
        line.send(answer)


def least_core_share(results: Sequence[Result]) -> float:
    """The smallest part of the core that any turn got, 1.0 being all of it."""
    return min((s.core_share for r in results for s in r.stretches), default=1.0)
