"""Comparisons over common deals: who is how far ahead of whom, which ranks are possible, and how many deals show what.

The sample is the deal. Somebody's result over a deal is the mean of the fields, each the mean over the seats; two who
played the same deals are compared deal by deal, so that the luck they share falls out. Everybody plays the deals that
the reference player plays, so those who never met are compared by how far each is ahead of it.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from math import ceil
from random import Random
from statistics import fmean, stdev

import msgspec

from nottingham.research.arena.estimates import RESAMPLES, Estimate, Sample, paired

Deal = int
ByDeal = Mapping[Deal, float]
"""What somebody reached over each deal."""
RUN = 1_000_000
"""Deals of one run; those of the next are numbered from there."""
LOW, HIGH = 0.025, 0.975
SURE = (1.96 + 0.84) ** 2
"""For a difference that shows with 95 % confidence in four of five runs."""
LEAST_DEALS = 8
"""Fewer do not say how much results vary."""
WIN_STEPS, MARGIN_STEPS = (0.02, 0.05, 0.10, 0.20), (2.0, 5.0, 10.0, 20.0)


class Ahead(msgspec.Struct, frozen=True):
    """How far one is ahead of another over the deals that both played."""

    deals: int
    win: Estimate
    """In shares of victories."""
    margin: Estimate
    """In points."""


class RankRange(msgspec.Struct, frozen=True):
    """The place, and those between which it lies in nineteen of twenty samples of deals."""

    place: int
    best: int
    worst: int


class Power(msgspec.Struct, frozen=True):
    """How many deals show a difference from the reference player with 95 % confidence in four of five runs."""

    difference: float
    deals: int


def ahead(wins: ByDeal, margins: ByDeal, other_wins: ByDeal, other_margins: ByDeal) -> Ahead | None:
    """None where no deal was played by both."""
    win, margin = paired(_sample(wins), _sample(other_wins)), paired(_sample(margins), _sample(other_margins))
    if win is None or margin is None:
        return None
    common = len(wins.keys() & other_wins.keys())
    return Ahead(common, _not_certain(win, common), margin)


def _sample(by_deal: ByDeal) -> Sample:
    sample = Sample()
    for deal, value in by_deal.items():
        sample.add(deal, value)
    return sample


def _not_certain(found: Estimate, deals: int) -> Estimate:
    """Where no deal differed there is still an error, as of a share that was the same over so many deals."""
    if found.error is None or found.error > 0:
        return found
    one_more = 1 / (deals + 2)
    return Estimate(found.value, (one_more * (1 - one_more) / (deals + 2)) ** 0.5)


def ranks(leads: Mapping[str, ByDeal]) -> dict[str, RankRange]:
    """By how far each is ahead of the reference, deal by deal; equals share the better place."""
    found = _places({name: fmean(lead.values()) for name, lead in leads.items() if lead})
    deals = sorted({deal for lead in leads.values() for deal in lead})
    drawn: dict[str, list[int]] = {name: [] for name in found}
    rng = Random(f"ranks/{len(deals)}")
    for _ in range(RESAMPLES):
        again = _drawn_again(deals, rng)
        means = {name: [leads[name][deal] for deal in again if deal in leads[name]] for name in found}
        for name, place in _places({name: fmean(values) for name, values in means.items() if values}).items():
            drawn[name].append(place)
    return {name: RankRange(place, *_range(drawn[name], place)) for name, place in found.items()}


def _drawn_again(deals: Sequence[Deal], rng: Random) -> list[Deal]:
    """As many deals of each run as it has."""
    by_run: dict[int, list[Deal]] = {}
    for deal in deals:
        by_run.setdefault(deal // RUN, []).append(deal)
    return [deal for run in by_run.values() for deal in rng.choices(run, k=len(run))]


def _places(values: Mapping[str, float]) -> dict[str, int]:
    return {name: 1 + sum(other > value + 1e-9 for other in values.values()) for name, value in values.items()}


def _range(places: list[int], place: int) -> tuple[int, int]:
    ordered = sorted(places) or [place]
    last = len(ordered) - 1
    return min(place, ordered[round(LOW * last)]), max(place, ordered[round(HIGH * last)])


def power(leads: Iterable[ByDeal], steps: Sequence[float]) -> tuple[Power, ...]:
    """From how much the lead over the reference varies from deal to deal, for the one of whom it varies most."""
    spread = max((stdev(lead.values()) for lead in leads if len(lead) >= LEAST_DEALS), default=0.0)
    return tuple(Power(step, ceil(SURE * (spread / step) ** 2)) for step in steps) if spread else ()
