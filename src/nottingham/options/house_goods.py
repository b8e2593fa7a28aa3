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
    is_asked = False

    def __init__(self, house: tuple[Good, ...] = (), *, is_named: bool = False) -> None:
        """Takes the goods that are in play, and whether the table named any at all."""
        self.house = house
        self.is_named = is_named

    def objection(self, ruleset: Ruleset) -> str | None:
        if self.house:
            return None
        return "house_goods_without_cards" if self.is_named else "house_goods_missing"

    def amend(self, ruleset: Ruleset) -> Ruleset:
        return replace(ruleset, catalogue=ruleset.catalogue + self.house)
