"""A rule that the arrays play wrongly is found by lockstep: two here, one of every family in the soak."""

from __future__ import annotations

from random import Random

import pytest

from tests.vector.faults import FAULTS, found

QUICKLY_FOUND = ("an offer that should have ended (B10)", "the order of refills (E2)")


@pytest.mark.parametrize("name", QUICKLY_FOUND)
def test_lockstep_finds_a_wrong_rule(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    assert found(FAULTS[name], monkeypatch, Random(3))
