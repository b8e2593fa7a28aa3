"""What all tests share."""

import pytest


@pytest.fixture(autouse=True)
def _speaks_english(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever the machine speaks: verbs follow the environment's language."""
    monkeypatch.setenv("LC_ALL", "C.UTF-8")
