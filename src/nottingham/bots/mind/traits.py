"""Traits: small grids of what a player may be like, weighed anew at every reveal."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from math import exp, log
from operator import mul

LEANINGS = (-3.5, -1.2, 0.0, 1.2, 3.5)
"""How far a player's habit may lie from the usual, in log odds: never, seldom, as usual, often, always."""
LEANING_WEIGHTS = (0.16, 0.22, 0.30, 0.20, 0.12)
ACROSS_SIZES = 0.5
"""How much of what was done with one bag bears on a bag of one card more, or less."""
PRICES = (1.0, 4.0, 7.0, 10.0, 13.0, 17.0, 22.0, 60.0)
"""Gold at which a Sheriff may be as likely to take a bribe as not; the last one takes none."""
PRICE_WEIGHTS = (0.10, 0.10, 0.18, 0.18, 0.14, 0.10, 0.06, 0.14)
PRICE_SLOPE = 2.0
"""Gold over which a Sheriff's mind changes."""
NEVER_QUITE = 0.02
"""No single reveal rules anything out: people change their ways."""


def logit(chance: float) -> float:
    return log(chance / (1 - chance))


def sigmoid(odds: float) -> float:
    return 1 / (1 + exp(min(30.0, -odds)))


def sumprod(weights: Sequence[float], chances: Sequence[float]) -> float:
    total: float = sum(map(mul, weights, chances))
    return total


class Trait:
    """One habit of one player: weights over a grid, and what the grid says about the next time."""

    __slots__ = ("grid", "weights")

    def __init__(self, grid: Sequence[float], weights: Sequence[float]) -> None:
        self.grid, self.weights = grid, list(weights)

    def _weigh(self, evidence: Sequence[float]) -> None:
        fresh = [weight * one for weight, one in zip(self.weights, evidence, strict=True)]
        total = sum(fresh)
        self.weights = [weight / total for weight in fresh]


class Leaning(Trait):
    """How much more or less than usual a player does something."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__(LEANINGS, LEANING_WEIGHTS)

    def chance(self, odds: float) -> float:
        """How likely it happens, where it happens to the usual player with these log odds."""
        return sumprod(self.weights, [sigmoid(odds + lean) for lean in LEANINGS])

    def saw(self, odds: float, *, happened: bool, bearing: float = 1.0) -> None:
        """Weigh anew after a reveal; what somebody else at the table did bears on this one in part."""
        self._weigh(_habit_speaks(odds, happened, bearing))


class LeaningBySize:
    """How much more or less than usual a player does something, by the size of the bag.

    What was seen is kept as it is, and weighed when it is asked for: most of it never is.
    """

    __slots__ = ("_leanings", "seen", "usual")

    def __init__(self, usual: Sequence[float]) -> None:
        """With the log odds that are usual, by size from one card on."""
        self.usual = usual
        self.seen = [[0.0, 0.0] for _ in usual]
        """By size, how often it did not happen, and how often it did."""
        self._leanings: dict[int, Leaning] = {}

    def chance(self, size: int, signs: float = 0.0) -> float:
        """How likely it happens with a bag of this size; signs are log odds that speak for it this time."""
        if size not in self._leanings:
            self._leanings[size] = self._leaning_for(size)
        return self._leanings[size].chance(self.usual[size - 1] + signs)

    def _leaning_for(self, size: int) -> Leaning:
        """What was done with bags of other sizes bears on this one in part, the less the more they differ."""
        leaning = Leaning()
        for other, (not_done, done) in enumerate(self.seen, start=1):
            bearing = ACROSS_SIZES ** abs(size - other)
            if not_done:
                leaning.saw(self.usual[other - 1], happened=False, bearing=bearing * not_done)
            if done:
                leaning.saw(self.usual[other - 1], happened=True, bearing=bearing * done)
        return leaning

    def saw(self, size: int, *, happened: bool, bearing: float = 1.0) -> None:
        self.seen[size - 1][happened] += bearing
        self._leanings.clear()


class AskingPrice(Trait):
    """What gold it takes to move a Sheriff."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__(PRICES, PRICE_WEIGHTS)

    def taken(self, price: float) -> float:
        """How likely a bribe of this worth is taken."""
        return sumprod(self.weights, _chances(price))

    def answered(self, price: float, *, is_taken: bool, bearing: float = 1.0) -> None:
        self._weigh(_price_speaks(price, is_taken, bearing))


def _evidence(chances: Sequence[float], happened: bool, bearing: float) -> tuple[float, ...]:
    """By what a reveal multiplies each weight."""
    likelihoods = chances if happened else [1 - one for one in chances]
    return tuple(max(NEVER_QUITE, one) ** bearing for one in likelihoods)


@lru_cache(maxsize=256)
def _habit_speaks(odds: float, happened: bool, bearing: float) -> tuple[float, ...]:
    """The evidence of something done, or not; there are few odds, so that most of it is worked out once."""
    return _evidence([sigmoid(odds + lean) for lean in LEANINGS], happened, bearing)


@lru_cache(maxsize=1024)
def _price_speaks(price: float, is_taken: bool, bearing: float) -> tuple[float, ...]:
    return _evidence(_chances(price), is_taken, bearing)


@lru_cache(maxsize=1024)
def _chances(price: float) -> tuple[float, ...]:
    """How likely a bribe is taken at each asking price."""
    return tuple(sigmoid((price - asked) / PRICE_SLOPE) for asked in PRICES)
