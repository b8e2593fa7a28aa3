"""Chance: SplitMix64 and Fisher-Yates, written out, so that a seed means the same for ever and everywhere.

The state of chance is one 64-bit number. A draw adds 0x9E3779B97F4A7C15 and mixes; a number below `n` is the
high part of draw * n. A shuffle goes from the last place down to the second and swaps each with a place at or below it.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

T = TypeVar("T")
MASK = (1 << 64) - 1


def draw(chance: int) -> tuple[int, int]:
    """The next state of chance, and a number of 64 random bits."""
    chance = (chance + 0x9E3779B97F4A7C15) & MASK
    bits = ((chance ^ (chance >> 30)) * 0xBF58476D1CE4E5B9) & MASK
    bits = ((bits ^ (bits >> 27)) * 0x94D049BB133111EB) & MASK
    return chance, bits ^ (bits >> 31)


def below(limit: int, chance: int) -> tuple[int, int]:
    """A number from 0 to limit - 1, and the next state of chance."""
    chance, bits = draw(chance)
    return (bits * limit) >> 64, chance


def shuffled(items: Sequence[T], chance: int) -> tuple[tuple[T, ...], int]:
    """The items in a random order, and the next state of chance."""
    order = list(items)
    for last in range(len(order) - 1, 0, -1):
        chance, bits = draw(chance)
        place = (bits * (last + 1)) >> 64
        order[last], order[place] = order[place], order[last]
    return tuple(order), chance
