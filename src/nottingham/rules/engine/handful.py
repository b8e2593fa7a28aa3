"""Random picks for prompts: what `Random.choice`, `sample`, `shuffle`, `randint` give, less their checks for strangers.

The same generator gives the same cards, so a seeded game stays the game it was.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import TypeVar

T = TypeVar("T")
POOL_MOST = 21
"""From more cards than this, `Random.sample` picks in another way."""


def between(least: int, most: int, rng: Random) -> int:
    """A number from least to most, as `Random.randint` picks it."""
    return least + _below(most - least + 1, rng)


def pick(choices: Sequence[T], rng: Random) -> T:
    """One of these, as `Random.choice` picks it."""
    return choices[_below(len(choices), rng)]


def handful(cards: Sequence[T], count: int, rng: Random) -> list[T]:
    """So many of these cards, as `Random.sample` picks them."""
    if len(cards) > POOL_MOST:
        return rng.sample(cards, count)
    pool, taken = list(cards), []
    for left in range(len(pool), len(pool) - count, -1):
        place = _below(left, rng)
        taken.append(pool[place])
        pool[place] = pool[left - 1]
    return taken


def mixed(cards: Sequence[T], rng: Random) -> tuple[T, ...]:
    """These cards in an order that `Random.shuffle` gives them."""
    order = list(cards)
    for last in range(len(order) - 1, 0, -1):
        place = _below(last + 1, rng)
        order[last], order[place] = order[place], order[last]
    return tuple(order)


def _below(limit: int, rng: Random) -> int:
    bits = limit.bit_length()
    number = rng.getrandbits(bits)
    while number >= limit:
        number = rng.getrandbits(bits)
    return number
