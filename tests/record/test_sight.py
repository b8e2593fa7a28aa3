"""The text of a view: of each holder what its reader knows of that holder, and nothing of a bag that is gone."""

from __future__ import annotations

from msgspec.structs import replace

from nottingham import Pass
from nottingham.record.sight import write_view
from nottingham.rules.engine.goods import NOTHING
from tests.tables import Table, goods, table

NAMES = ("Ann", "Bob", "Cid", "Dan")


def line(at: Table, seat: int, begins: str) -> str:
    return next(line for line in write_view(at.view(seat), NAMES) if line.startswith(begins))


def test_v6_known_contraband_stands_with_its_own_holder_and_for_its_own_reader() -> None:
    at = table(contraband={1: "silk mead", 2: "pepper pepper", 3: "crossbow"})
    known = [[NOTHING] * 4 for _ in range(4)]
    known[0][1], known[0][2], known[3][1] = goods("silk"), goods("pepper pepper"), goods("mead")
    at.state = replace(at.state, known=tuple(map(tuple, known)))
    assert line(at, 0, "stand Bob") == "stand Bob: nothing | 2 cards (among them silk)"
    assert line(at, 0, "stand Cid") == "stand Cid: nothing | 2 cards (among them pepper*2)"
    assert line(at, 0, "stand Dan") == "stand Dan: nothing | 1 card"
    assert line(at, 3, "stand Bob") == "stand Bob: nothing | 2 cards (among them mead)"
    assert line(at, 3, "stand Cid") == "stand Cid: nothing | 2 cards"
    assert line(at, 1, "stand Bob") == "stand Bob: nothing | mead silk"
    assert line(at, 2, "stand Bob") == "stand Bob: nothing | 2 cards"


def test_v5_a_settled_bag_holds_nothing_any_more() -> None:
    at = table().inspecting({1: ("apple", "apple silk"), 2: ("bread", "bread bread bread")})
    assert line(at, 0, "bag Bob").startswith("bag Bob: 2 cards / ")
    assert line(at, 1, "bag Bob").startswith("bag Bob: apple silk / ")
    at.do(0, Pass(1))
    for reader in range(4):
        assert line(at, reader, "bag Bob").startswith("bag Bob: 0 cards / ")
    assert line(at, 0, "bag Cid").startswith("bag Cid: 3 cards / ")
    assert line(at, 2, "bag Cid").startswith("bag Cid: bread*3 / ")
