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

    def add(self, deal: int, value: float, of: float = 1) -> None:
        entry = self.sums.setdefault(deal, [0.0, 0.0])
        entry[0] += value
        entry[1] += of

    def estimate(self) -> Estimate:
        return estimate(self.sums)

    def share(self) -> Estimate | None:
        """The estimate of a share between 0 and 1; None where there was no occasion.

        Where all deals went the same way, drawing them again shows no error. There is one: of so many deals, one more
        of either kind would not have been odd.
        """
        if not any(count for _, count in self.sums.values()):
            return None
        found = self.estimate()
        if found.error is None or found.error > 0:
            return found
        deals = len(self.sums)
        smoothed = (found.value * deals + 1) / (deals + 2)
        return Estimate(found.value, (smoothed * (1 - smoothed) / (deals + 2)) ** 0.5)

    def mean(self) -> Estimate | None:
        """The estimate of a mean; None where there was no occasion."""
        return self.estimate() if any(count for _, count in self.sums.values()) else None


def paired(one: Sample, other: Sample) -> Estimate | None:
    """How much more one has than the other over the deals that both played: what luck they share falls out."""
    common = sorted(one.sums.keys() & other.sums.keys())
    difference = Sample()
    for deal in common:
        (first, firsts), (second, seconds) = one.sums[deal], other.sums[deal]
        difference.add(deal, first / firsts - second / seconds)
    return difference.estimate() if common else None


def estimate(sums: Mapping[int, list[float]]) -> Estimate:
    """The mean over all deals, and the spread of that mean over resampled deals."""
    deals = sorted(sums)
    totals = [sums[deal][0] for deal in deals]
    counts = [sums[deal][1] for deal in deals]
    value = sum(totals) / sum(counts)
    if len(deals) < 2:
        return Estimate(value, None)
    drawn = [
        (sum(map(totals.__getitem__, again)), sum(map(counts.__getitem__, again))) for again in _resamples(len(deals))
    ]
    means = [total / count for total, count in drawn if count]
    return Estimate(value, stdev(means) if len(means) > 1 else None)


@cache
def _resamples(deals: int) -> tuple[tuple[int, ...], ...]:
    """The same for every estimate, so that a report is the same whenever it is made."""
    rng = Random(f"bootstrap/{deals}")
    return tuple(tuple(rng.choices(range(deals), k=deals)) for _ in range(RESAMPLES))
