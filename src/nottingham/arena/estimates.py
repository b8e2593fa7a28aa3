"""Estimates with their standard errors, by drawing whole deals again and again (the bootstrap).

Games over one deal share its luck, so the deals, not the games, are the sample.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from random import Random
from statistics import stdev

import msgspec

RESAMPLES = 500
"""Enough to know a standard error to three parts in a hundred."""


class Estimate(msgspec.Struct, frozen=True):
    """A mean and its standard error; the error of a single deal is not known."""

    value: float
    error: float | None


class Sample:
    """What was measured, deal by deal: a sum and how many it is of."""

    def __init__(self) -> None:
        self.sums: dict[int, list[float]] = {}

    def add(self, deal: int, value: float) -> None:
        entry = self.sums.setdefault(deal, [0.0, 0.0])
        entry[0] += value
        entry[1] += 1

    def estimate(self) -> Estimate:
        return estimate(self.sums)


def estimate(sums: Mapping[int, list[float]]) -> Estimate:
    """The mean over all deals, and the spread of that mean over resampled deals."""
    deals = sorted(sums)
    totals = [sums[deal][0] for deal in deals]
    counts = [sums[deal][1] for deal in deals]
    value = sum(totals) / sum(counts)
    if len(deals) < 2:
        return Estimate(value, None)
    means = [
        sum(map(totals.__getitem__, drawn)) / sum(map(counts.__getitem__, drawn)) for drawn in _resamples(len(deals))
    ]
    return Estimate(value, stdev(means))


@cache
def _resamples(deals: int) -> tuple[tuple[int, ...], ...]:
    """The same for every estimate, so that a report is the same whenever it is made."""
    rng = Random(f"bootstrap/{deals}")
    return tuple(tuple(rng.choices(range(deals), k=deals)) for _ in range(RESAMPLES))
