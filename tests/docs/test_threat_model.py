"""The threat model: every way to a view of a seat names a test, and the test is there."""

from __future__ import annotations

import re
from pathlib import Path

ROOT = Path(__file__).parents[2]
PAGE = ROOT / "docs" / "threat-model.md"
NAMED = re.compile(r"`(?:(?P<file>[\w/]+\.py))?::(?P<test>\w+)`")


def test_every_way_to_a_seat_is_held_by_a_test_that_is_there() -> None:
    section = PAGE.read_text(encoding="utf-8").split("## Every way to a view of a seat")[1].split("\n## ")[0]
    ways = [line for line in section.splitlines() if line.startswith("| ")][2:]
    assert len(ways) > 10
    for way in ways:
        named = list(NAMED.finditer(way))
        assert named, way
        file = ""
        for one in named:
            file = one["file"] or file
            path = ROOT / file if "/" in file else ROOT / "tests" / "server" / file
            assert f"def {one['test']}(" in path.read_text(encoding="utf-8"), one[0]
