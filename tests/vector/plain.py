"""The array code run by NumPy instead of JAX, one game at a time: slow, but with nothing to compile.

Every function of `nottingham.research.vector` is written with operations that both have, so the same source runs either
way. A planted fault is then caught in a second, and a wrong line is found with a debugger.
"""

from __future__ import annotations

import importlib
import pkgutil
from collections.abc import Iterator
from contextlib import contextmanager
from types import ModuleType
from typing import Any

import numpy as np

from nottingham.research import vector
from nottingham.research.vector import game
from nottingham.research.vector.blueprint import Blueprint
from nottingham.research.vector.lane import NOTHING, Lane


def _spliced(cards: Any, more: Any, start: Any) -> Any:
    copy = cards.copy()
    copy[int(start) : int(start) + len(more)] = more
    return copy


def _settled(plan: Blueprint, lane: Lane) -> Lane:
    while lane.pending != NOTHING:
        lane = game.settled_once(plan, lane)
    return lane


def modules() -> list[ModuleType]:
    names = [info.name for info in pkgutil.iter_modules(vector.__path__)]
    return [importlib.import_module(f"nottingham.research.vector.{name}") for name in names]


@contextmanager
def with_numpy() -> Iterator[None]:
    """Everything inside is reckoned by NumPy."""
    changed: list[tuple[ModuleType, str, Any]] = []
    swaps: dict[str, Any] = {"jnp": np, "spliced": _spliced}
    for module in modules():
        for name, value in swaps.items():
            if name in vars(module):
                changed.append((module, name, vars(module)[name]))
                setattr(module, name, value)
    changed.append((game, "settled", game.settled))
    game.settled = _settled
    try:
        with np.errstate(over="ignore"):
            yield
    finally:
        for module, name, value in reversed(changed):
            setattr(module, name, value)
