"""The scale of the long tests: `./nottingham soak --scale N` sets it, and each test states its size at scale 1."""

import os
from collections.abc import Iterable
from random import Random
from typing import TypeVar

from tools.soak import SCALE

T = TypeVar("T")


def scaled(size: int) -> int:
    """So many at scale 1, as many times that as the scale says, and never none."""
    return max(1, round(size * float(os.environ.get(SCALE, "1"))))


def sampled(everything: Iterable[T], size: int) -> list[T]:
    """So many of them at scale 1, the same in every run and in their order; from some scale on, all."""
    all_ = list(everything)
    chosen = sorted(Random(0).sample(range(len(all_)), min(len(all_), scaled(size))))
    return [all_[place] for place in chosen]
