"""Lockstep at length: every edition, number of players and option, and tables that are poor or short of cards.

    python -m tests.vector.soak --part 0/4      # a quarter of the rulesets, one after another

Every ruleset is played for its share of two million steps, in one large batch, because compiling takes longer than
playing; the first difference ends it all.
"""

from __future__ import annotations

import argparse
import json
import sys
import time
from collections.abc import Iterator
from random import Random

from msgspec.structs import replace

from nottingham import Ruleset, compose
from nottingham.vector import make
from tests.mixes import HOUSE
from tests.vector.lockstep import Compiled
from tests.vector.policies import POLICIES

NUMBERS = ("removed_cards", "royal_goods", "seven_cards", "short_game", "tax")
GAMES = 70
"""At once, ten for each policy: about as many steps as a ruleset needs."""
STEPS = 47_000
"""For each ruleset; there are 43."""


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


def soak(name: str, ruleset: Ruleset, least: int = STEPS) -> int:
    """Batches of games in lockstep until so many steps are through; how many there were."""
    compiled, steps = Compiled(make(ruleset=ruleset), GAMES), 0
    rng = Random(name)
    while steps < least:
        steps += compiled.play(tuple(POLICIES.values()), rng)
    return steps


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--steps", type=int, default=STEPS, help="for each ruleset")
    parser.add_argument("--only", action="append", help="a ruleset by its name (may be repeated)")
    parser.add_argument("--part", default="0/1", help="which of how many parts of the rulesets")
    options = parser.parse_args()
    part, parts = map(int, options.part.split("/"))
    for place, (name, ruleset) in enumerate(rulesets()):
        if place % parts == part and (not options.only or name in options.only):
            start = time.process_time()
            steps = soak(name, ruleset, options.steps)
            seconds = round(time.process_time() - start)
            sys.stdout.write(json.dumps({"ruleset": name, "steps": steps, "cpu_seconds": seconds}) + "\n")
            sys.stdout.flush()


if __name__ == "__main__":
    main()
