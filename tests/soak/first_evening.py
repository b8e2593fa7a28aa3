"""How a beginner fares on a first evening: the innocent, from every seat, with three of those whom Play now seats.

nice python -m tests.soak.first_evening --strength gentle --deals 150 --first 5000
"""

from __future__ import annotations

import argparse
from multiprocessing import Pool
from random import Random
from statistics import mean, stdev

from nottingham import compose
from nottingham.bots.simulate import play_game

MILD = ("tuck", "will", "marian", "john", "much")
"""As in web/src/lobby/tables.ts."""
PLAYERS = 4


def share_of(deal: tuple[str, str, int]) -> float:
    """The innocent's wins over the seats of a deal; a tie is shared."""
    edition, ending, number = deal
    company = [f"{name}{ending}" for name in Random(f"c{number}").sample(MILD, PLAYERS - 1)]
    won = 0.0
    for seat in range(PLAYERS):
        bots = (*company[:seat], "innocent", *company[seat:])
        totals = play_game(compose(edition, PLAYERS), bots, 9000 + number).totals
        won += (totals[seat] == max(totals)) / totals.count(max(totals))
    return won / PLAYERS


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--strength", choices=("gentle", "usual", "sharp"), default="gentle")
    parser.add_argument("--deals", type=int, default=150)
    parser.add_argument("--first", type=int, default=5000)
    wanted = parser.parse_args()
    ending = "" if wanted.strength == "usual" else f"_{wanted.strength}"
    for edition in ("second", "first"):
        deals = [(edition, ending, wanted.first + number) for number in range(wanted.deals)]
        with Pool() as pool:
            shares = pool.map(share_of, deals, chunksize=4)
        error = stdev(shares) / len(shares) ** 0.5
        print(f"{edition}: {100 * mean(shares):.1f} ± {100 * error:.1f} % of {PLAYERS * len(shares)} games")  # noqa: T201


if __name__ == "__main__":
    main()
