"""What a trick is worth: an exploiter and `steward_hard` in the same seat of the same deals, and the difference.

nice python -m tests.soak.trick_worth auctioneer prince_john --deals 100
"""

from __future__ import annotations

import argparse
import sys
from math import sqrt

from nottingham import compose
from nottingham.bots.simulate import play_game

PLAYERS = 4
WITHOUT = "steward_hard"
"""What an exploiter is but for its trick."""


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("exploiter")
    parser.add_argument("others", help="three of them sit beside it")
    parser.add_argument("--deals", type=int, default=100, help="each is played from every seat")
    parser.add_argument("--seed", type=int, default=52_000)
    asked = parser.parse_args()
    for edition in ("second", "first"):
        pairs = [_shares(asked.exploiter, asked.others, asked.seed + deal, edition) for deal in range(asked.deals)]
        with_trick, without = zip(*pairs, strict=True)
        gains = [one - other for one, other in pairs]
        told = ", ".join(
            f"{name} {100 * mean:.1f} ± {100 * error:.1f}"
            for name, (mean, error) in (
                (asked.exploiter, _mean(with_trick)),
                (WITHOUT, _mean(without)),
                ("paired difference", _mean(gains)),
            )
        )
        sys.stdout.write(f"{edition}: {told} ({PLAYERS * asked.deals} games each)\n")
        sys.stdout.flush()


def _shares(exploiter: str, others: str, seed: int, edition: str) -> tuple[float, float]:
    """Of one deal, the games won with the trick and without it."""
    return _won(exploiter, others, seed, edition), _won(WITHOUT, others, seed, edition)


def _won(bot: str, others: str, seed: int, edition: str) -> float:
    won = 0.0
    for seat in range(PLAYERS):
        table = tuple(bot if place == seat else others for place in range(PLAYERS))
        winners = [score.seat for score in play_game(compose(edition, PLAYERS), table, seed).scores if score.place == 1]
        won += (seat in winners) / len(winners) / PLAYERS
    return won


def _mean(shares: tuple[float, ...] | list[float]) -> tuple[float, float]:
    mean = sum(shares) / len(shares)
    return mean, sqrt(sum((share - mean) ** 2 for share in shares) / max(1, len(shares) - 1) / len(shares))


if __name__ == "__main__":
    main()
