"""Chance on pairs of 32-bit words: SplitMix64 and Fisher-Yates, the very numbers that the referee draws.

SplitMix64 adds a constant and mixes, so the k-th draw from now is known at once, and all draws of a shuffle are made
side by side. The swaps of Fisher-Yates depend on each other only through chains of places, which are followed by
doubling: place i takes what lay where it was sent, and that came down from the first later place sent there.
"""

from __future__ import annotations

import jax.numpy as jnp
import numpy as np

from nottingham.research.vector.rows import Array

Halves = tuple[Array, Array]
"""The high and the low half of 64 bits."""
STRIDE = np.array([0x9E3779B9, 0x7F4A7C15], np.uint32)
FIRST = np.array([0xBF58476D, 0x1CE4E5B9], np.uint32)
SECOND = np.array([0x94D049BB, 0x133111EB], np.uint32)


def words_of(number: int) -> np.ndarray[tuple[int], np.dtype[np.uint32]]:
    """A 64-bit number as two words, the high one first."""
    return np.array([number >> 32 & 0xFFFFFFFF, number & 0xFFFFFFFF], np.uint32)


def number_of(words: np.ndarray[tuple[int], np.dtype[np.uint32]]) -> int:
    """The 64-bit number of two words."""
    return int(words[0]) << 32 | int(words[1])


def _product(one: Array, other: Array) -> Halves:
    """The whole product of two words, through halves of 16 bits."""
    low, high = one & 0xFFFF, one >> 16
    other_low, other_high = other & 0xFFFF, other >> 16
    inner = high * other_low + (low * other_low >> 16)
    outer = low * other_high + (inner & 0xFFFF)
    return high * other_high + (inner >> 16) + (outer >> 16), one * other


def _times(some: Halves, factor: Halves) -> Halves:
    high, low = _product(some[1], factor[1])
    return high + some[0] * factor[1] + some[1] * factor[0], low


def _plus(some: Halves, more: Halves) -> Halves:
    low = some[1] + more[1]
    return some[0] + more[0] + (low < some[1]).astype(low.dtype), low


def _xor_shift(some: Halves, by: int) -> Halves:
    """The bits, mixed with themselves shifted to the right."""
    high, low = some
    return high ^ high >> by, low ^ (low >> by | high << (32 - by))


def _pair(constant: np.ndarray[tuple[int], np.dtype[np.uint32]], like: Array) -> Halves:
    return jnp.full_like(like, constant[0]), jnp.full_like(like, constant[1])


def advanced(chance: Array, draws: Array) -> Array:
    """The state of chance after so many draws."""
    high, low = _ahead(chance, draws.reshape(1))
    return jnp.concatenate([high, low])


def _ahead(chance: Array, draws: Array) -> Halves:
    count = draws.astype(jnp.uint32)
    stride = _times(_pair(STRIDE, count), (jnp.zeros_like(count), count))
    here = jnp.zeros_like(count)
    return _plus((here + chance[0], here + chance[1]), stride)


def _bits(chance: Array, draws: Array) -> Halves:
    """The 64 random bits of each of these draws, the next one being number 1."""
    mixed = _xor_shift(_ahead(chance, draws), 30)
    mixed = _xor_shift(_times(mixed, _pair(FIRST, mixed[0])), 27)
    return _xor_shift(_times(mixed, _pair(SECOND, mixed[0])), 31)


def numbers_below(limits: Array, chance: Array, draws: Array) -> Array:
    """For each of these draws a number below its limit: the high part of bits times limit."""
    high, low = _bits(chance, draws)
    limit = limits.astype(jnp.uint32)
    upper, carry = _product(high, limit)
    rest = _product(low, limit)[0] + carry
    return (upper + (rest < carry).astype(jnp.uint32)).astype(jnp.int32)


def below(limit: Array, chance: Array) -> Array:
    """The next number from 0 to limit - 1."""
    return numbers_below(jnp.reshape(limit, 1), chance, jnp.ones(1, jnp.uint32))[0]


def shuffled_places(count: Array, size: int, chance: Array) -> Array:
    """Where each of `count` cards of a shuffle comes from; what lies behind them stays where it is."""
    places = jnp.arange(size)
    sent = numbers_below(places + 1, chance, jnp.maximum(count - places, 0))
    sent = jnp.where((places > 0) & (places < count), sent, places)
    later = places[None, :] > places[:, None]
    fallen = jnp.min(jnp.where(later & (sent[None, :] == places[:, None]), places[None, :], size), axis=1)
    root = jnp.where(fallen < size, fallen, places)
    for _ in range(size.bit_length()):
        root = jnp.take(root, root, mode="clip")
    source = jnp.min(jnp.where(later & (sent[None, :] == sent[:, None]), places[None, :], size), axis=1)
    return jnp.where(source < size, jnp.take(root, source, mode="clip"), sent)


def draws_of_shuffle(count: Array) -> Array:
    """How many draws a shuffle of so many cards takes."""
    return jnp.maximum(count - 1, 0)


def bits_of_next(chance: Array) -> Array:
    """The 64 bits of the next draw, as two words: a seed of its own."""
    high, low = _bits(chance, jnp.ones(1, jnp.uint32))
    return jnp.concatenate([high, low])
