"""What all tests share."""

import os
from pathlib import Path

import pytest

os.environ.setdefault("NOTTINGHAM_COMPILED", "0")  # the sources are tested; set to 1, the compiled form is
HOME = Path(__file__).parent
BY_LENGTH = ("web", "vector", "learning", "server")
"""The folders whose tests take longest, and begin first."""


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Longest first: a worker that is given a whole game in a browser last keeps all others waiting at the end.

    Neighbours go to the same worker, so that one browser, one server and one compiled ruleset serve most of them.
    """
    items.sort(key=_place)


def _place(item: pytest.Item) -> int:
    folder = item.path.relative_to(HOME).parts[0] if item.path.is_relative_to(HOME) else ""
    return BY_LENGTH.index(folder) if folder in BY_LENGTH else len(BY_LENGTH)


@pytest.fixture(autouse=True)
def _speaks_english(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever the machine speaks: verbs follow the environment's language."""
    monkeypatch.setenv("LC_ALL", "C.UTF-8")
