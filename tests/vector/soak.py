"""Lockstep at length: every edition, number of players and option, and tables that are poor or short of cards.

    python -m tests.vector.soak --processes 15 --seconds 500    # one line of JSON for each ruleset

Every ruleset is played for its share of two million steps, in one large batch, because compiling takes longer than
playing; the first difference ends it all. Processes take the rulesets one by one, the largest first. The arrays run
where JAX_PLATFORMS says.
"""

from __future__ import annotations

import argparse
import json
import multiprocessing
import sys
import time
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor, as_completed
from math import inf
from random import Random
from typing import NamedTuple

from msgspec.structs import replace

from nottingham import Ruleset, compose
from nottingham.research.vector import make
from tests.mixes import HOUSE
from tests.vector.lockstep import Compiled
from tests.vector.policies import POLICIES

NUMBERS = ("removed_cards", "royal_goods", "seven_cards", "short_game", "tax")
GAMES = 70
"""At once, ten for each policy: about as many steps as a ruleset needs."""
STEPS = 47_000
"""For each ruleset; there are 47."""


class Soaked(NamedTuple):
    """How far a ruleset was played."""

    ruleset: str
    steps: int
    cpu_seconds: int
    """Of both engines, compiling included."""


def rulesets() -> Iterator[tuple[str, Ruleset]]:
    """By name: each edition and number of players plain, with each option, with all of them, poor and short."""
    for edition, most in (("first", 5), ("second", 6)):
        options = (*NUMBERS, "time_limit", *(("black_market",) if edition == "second" else ()))
        for players in range(3, most + 1):
            table = f"{edition} {players}"
            yield table, compose(edition, players)
            everything = compose(edition, players, options, house=HOUSE)
            yield f"{table} everything", everything
            yield f"{table} poor", replace(compose(edition, players, options), start_gold=players)
            short = compose(edition, players, ("royal_goods",))
            dealt = players * short.hand_size + len(short.piles) * short.pile_start
            yield f"{table} short", replace(short, removed=len(short.all_cards) - dealt - 12)
        for option in options:
            yield f"{edition} 4 {option}", compose(edition, 4, (option,))
        yield f"{edition} 4 house", compose(edition, 4, house=HOUSE)
        yield f"{edition} 3 penniless", replace(compose(edition, 3, options), start_gold=0)
        yield f"{edition} 5 almost penniless", replace(compose(edition, 5), start_gold=12)


def soak(name: str, ruleset: Ruleset, least: int = STEPS, until: float = inf, games: int = GAMES) -> int:
    """Batches of games in lockstep until so many steps are through, or the clock is; how many there were."""
    compiled, steps = Compiled(make(ruleset=ruleset), games), 0
    rng = Random(name)
    while steps < least and time.time() < until:
        steps += compiled.play(tuple(POLICIES.values()), rng, until)
    return steps


def _soaked(name: str, least: int, until: float, games: int) -> Soaked:
    """One ruleset, in whatever process this is."""
    start = time.process_time()
    steps = soak(name, dict(rulesets())[name], least, until, games) if time.time() < until else 0
    return Soaked(name, steps, round(time.process_time() - start))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--steps", type=int, default=STEPS, help="for each ruleset")
    parser.add_argument("--only", action="append", help="a ruleset by its name (may be repeated)")
    parser.add_argument("--part", default="0/1", help="which of how many parts of the rulesets")
    parser.add_argument("--processes", type=int, default=1, help="how many rulesets at once")
    parser.add_argument("--games", type=int, default=GAMES, help="at once; 128 for the kernel of an accelerator")
    parser.add_argument("--seconds", type=float, default=inf, help="when to stop, wherever it stands")
    options = parser.parse_args()
    until = time.time() + options.seconds
    names = [
        name for name, _ in sorted(rulesets(), key=_size, reverse=True) if not options.only or name in options.only
    ]
    part, parts = map(int, options.part.split("/"))
    tasks, total = [(name, options.steps, until, options.games) for name in names[part::parts]], 0
    with ProcessPoolExecutor(options.processes, multiprocessing.get_context("spawn")) as pool:
        for done in as_completed([pool.submit(_soaked, *task) for task in tasks]):
            total += done.result().steps
            sys.stdout.write(json.dumps({**done.result()._asdict(), "all_steps": total}) + "\n")
            sys.stdout.flush()


def _size(named: tuple[str, Ruleset]) -> tuple[int, int]:
    """What takes longest to compile and to compare comes first."""
    _, ruleset = named
    return ruleset.players, len(ruleset.catalogue)


if __name__ == "__main__":
    main()
