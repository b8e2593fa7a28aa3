"""How often one bot wins against others: the same deals, every seat once."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from nottingham import compose
from nottingham.bots.simulate import play_game

PLAYERS = 4


def win_share(
    focus: str, others: tuple[str, ...], deals: int, seed: int = 0, edition: str = "first"
) -> tuple[float, float]:
    """The share of wins with its standard error, by deal; rivals are drawn anew for each deal."""
    rng = Random(seed)
    return mean_share([share_of_deal((focus, *_rivals(others, rng)), seed + deal, edition) for deal in range(deals)])


def mean_share(shares: Sequence[float]) -> tuple[float, float]:
    """The mean of what deals brought, with its standard error."""
    deals, mean = len(shares), sum(shares) / len(shares)
    if set(shares) in ({0.0}, {1.0}):  # all deals went the same way; one more of either kind would not have been odd
        smoothed = (mean * deals + 1) / (deals + 2)
        return mean, (smoothed * (1 - smoothed) / (deals + 2)) ** 0.5
    return mean, (sum((share - mean) ** 2 for share in shares) / max(1, deals - 1) / deals) ** 0.5


def _rivals(others: tuple[str, ...], rng: Random) -> list[str]:
    """Different ones where there are enough."""
    rivals = PLAYERS - 1
    return rng.sample(others, rivals) if len(others) >= rivals else rng.choices(others, k=rivals)


def share_of_deal(table: tuple[str, ...], seed: int, edition: str) -> float:
    """The first at the table, once in every seat; a shared victory counts in part."""
    ruleset, won = compose(edition, PLAYERS), 0.0
    for turn in range(PLAYERS):
        scores = play_game(ruleset, table[turn:] + table[:turn], seed).scores
        winners = [score.seat for score in scores if score.place == 1]
        won += (-turn % PLAYERS in winners) / len(winners) / PLAYERS
    return won
