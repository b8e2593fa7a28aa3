"""Judging: a question is kept if two methods, one that counts and one that plays, clearly name the same choice.

The first reckons from counts of other games (`reckoning.py` and the kinds). The second plays: in worlds in which the
characters themselves packed the bags, they play on from every choice to the end of the round. All choices are tried in
the same worlds, so what they differ by is what counts.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from random import Random
from statistics import fmean, stdev

import msgspec

from nottingham.tutor.puzzles.bags import plausible_worlds, possible_worlds, unsettled_bags
from nottingham.tutor.puzzles.habits import CharacterHabits
from nottingham.tutor.puzzles.playing import BotMoment, Playback, World
from nottingham.tutor.puzzles.puzzle import Worth
from nottingham.tutor.puzzles.reckoning import AskedPuzzle, Reckoning, points

CLEAR = 2.0
"""Standard errors by which every other choice must fall short of the best when played."""
LEAST = 1.0
"""Points that the second best must lack at least when played: less is a matter of taste."""
LEAST_RECKONED = 0.3
ROOTS = 8
GLANCE, PLAYED = 8, 40
"""Worlds that are played: a few first, and the rest only if those do not speak against it."""


class PuzzleVerdict(msgspec.Struct, frozen=True):
    """How every choice came out, by both methods."""

    best: int
    worths: tuple[Worth, ...]
    worlds: int


def best_of(values: Sequence[float]) -> int:
    return max(range(len(values)), key=lambda place: values[place])


def is_clear(values: Sequence[float], least: float) -> bool:
    best, second = sorted(values, reverse=True)[:2]
    return best - second >= least


def worlds_for(moment: BotMoment, asked: AskedPuzzle, habits: CharacterHabits, rng: Random) -> list[World]:
    if unsettled_bags(moment):
        return plausible_worlds(moment, asked.offers, habits, ROOTS, PLAYED, rng)
    return possible_worlds(moment, PLAYED, rng)


def leads_when_played(
    moment: BotMoment, asked: AskedPuzzle, worlds: Sequence[World], rng: Random
) -> list[list[float]] | None:
    """By choice, the lead in each world; None where the referee refuses a choice."""
    leads: list[list[float]] = [[] for _ in asked.trials]
    for world in worlds:
        playback = Playback(world, moment.bots, rng.getrandbits(60))
        for place, trial in enumerate(asked.trials):
            found = playback.lead_after(moment.seat, trial)
            if found is None:
                return None
            leads[place].append(found)
    return leads


def judge(
    moment: BotMoment, asked: AskedPuzzle, reckoning: Reckoning, habits: CharacterHabits, rng: Random
) -> PuzzleVerdict | None:
    """None if either method is in doubt, or if they differ."""
    best = best_of(reckoning.values)
    if not is_clear(reckoning.values, LEAST_RECKONED):
        return None
    worlds = worlds_for(moment, asked, habits, rng)
    rng.shuffle(worlds)
    first = leads_when_played(moment, asked, worlds[:GLANCE], rng)
    if not first or not first[0] or best_of([fmean(one) for one in first]) != best:
        return None
    rest = leads_when_played(moment, asked, worlds[GLANCE:], rng)
    if rest is None or len(worlds) < PLAYED // 2:
        return None
    return verdict(best, reckoning.values, [one + other for one, other in zip(first, rest, strict=True)])


def verdict(best: int, reckoned: Sequence[float], leads: Sequence[list[float]]) -> PuzzleVerdict | None:
    """The verdict on the choice that was reckoned best, if it is clearly the best when played, too."""
    played = [fmean(one) for one in leads]
    worths: list[Worth] = []
    for place, lead in enumerate(leads):
        lacks = [one - other for one, other in zip(leads[best], lead, strict=True)]
        error = stdev(lacks) / sqrt(len(lacks))
        if place != best and fmean(lacks) < max(LEAST, CLEAR * error):
            return None
        values = points(reckoned[place] - min(reckoned)), points(played[place] - min(played))
        worths.append(Worth(*values, round(error, 2) if place != best else 0.0))
    return PuzzleVerdict(best, tuple(worths), len(leads[0]))
