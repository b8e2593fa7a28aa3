"""The driver of browser tests: in held time a table moves on by itself only past what the driver decided upon."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any, cast

from tests.web.driver import Driver, has_moved_on
from tests.web.held_time import HeldTime
from tests.web.visitor import Visitor

NOTHING = {
    "isOver": False,
    "isAway": False,
    "opening": False,
    "isStaged": False,
    "isBusy": False,
    "isMine": False,
    "draft": False,
    "seq": 8,
    "asked": "",
    "form": "the bag is open",
    "acts": [],
    "offered": [],
}


class FakePage:
    """A page that looks as it is told."""

    def __init__(self, **seen: Any) -> None:
        self.seen = NOTHING | seen

    def evaluate(self, _look: str) -> dict[str, Any]:
        return self.seen


class FakeTime:
    """A table at row 8 that always has something to do by itself."""

    moves = 0

    def seq(self, _table: str) -> int:
        return 8

    def move_on(self, _table: str) -> bool:
        self.moves += 1
        return True


def test_a_table_moves_on_only_past_what_the_driver_decided_upon() -> None:
    page, held = FakePage(opening=True), FakeTime()
    visitor = SimpleNamespace(page=page, last_seq=8, at="1.1.inspecting.2", choices=[], table="t")
    driver = Driver(cast(Visitor, visitor), seed=1, hands=cast(Any, None))

    def moves_on() -> bool:
        return has_moved_on([driver], cast(HeldTime, held))

    assert not moves_on(), "a bag is being opened before all eyes"
    page.seen = NOTHING | {"isStaged": True, "seq": 7}
    assert not driver.step(), "the opening ended by itself, and what it led to is not shown yet"
    assert not moves_on()
    page.seen = NOTHING
    assert not moves_on(), "now it is, but nothing was decided about it"
    assert not driver.step()
    assert moves_on()
    page.seen = NOTHING | {"form": "something else"}
    assert not moves_on()
    assert held.moves == 1
