"""The tables at which the peers' own suites are run, and the examples for learners."""

from __future__ import annotations

import importlib.util
from pathlib import Path
from types import ModuleType
from typing import NamedTuple

ROOT = Path(__file__).resolve().parents[2]


class Setting(NamedTuple):
    """What an environment is asked for."""

    players: int
    edition: str
    options: tuple[str, ...] = ()

    def __str__(self) -> str:
        return "-".join([self.edition, str(self.players), *self.options])


SETTINGS = (
    Setting(3, "first"),
    Setting(3, "first", ("removed_cards", "seven_cards")),
    Setting(4, "first"),
    Setting(4, "first", ("royal_goods", "time_limit")),
    Setting(5, "first"),
    Setting(5, "first", ("royal_goods", "seven_cards", "removed_cards", "time_limit")),
    Setting(4, "second"),
    Setting(4, "second", ("black_market", "royal_goods")),
    Setting(6, "second"),
    Setting(6, "second", ("black_market", "royal_goods", "time_limit")),
)


def example(name: str) -> ModuleType:
    """A script of the examples for learners, without running it."""
    spec = importlib.util.spec_from_file_location(name, ROOT / f"examples/learning/{name}.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module
