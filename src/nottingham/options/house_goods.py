"""House goods: promo cards and a table's own goods join the deck (C1)."""

from __future__ import annotations

from msgspec.structs import replace

from nottingham.engine.goods import Good
from nottingham.engine.option import Option
from nottingham.engine.ruleset import Ruleset


class HouseGoods(Option):
    """Extra goods of the table's own join the deck, none are removed (C1)."""

    id = "house_goods"
    rule = "C1"

    def __init__(self, house: tuple[Good, ...] = ()) -> None:
        self.house = house

    def objection(self, ruleset: Ruleset) -> str | None:
        return None if self.house else "house_goods_missing"

    def amend(self, ruleset: Ruleset) -> Ruleset:
        return replace(ruleset, catalogue=ruleset.catalogue + self.house)
