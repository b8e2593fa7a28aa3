"""House goods: promo cards and a table's own goods join the deck (C1)."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta
from msgspec.structs import replace

from nottingham.rules.editions.printed_goods import in_play
from nottingham.rules.engine.families import TermsBase
from nottingham.rules.engine.goods import PrintedGood
from nottingham.rules.engine.option import Option
from nottingham.rules.engine.ruleset import Ruleset


class HouseGoodsTerms(TermsBase, frozen=True):
    """The goods of the table's own."""

    is_free_text = True
    house: Annotated[tuple[PrintedGood, ...], Meta(max_length=30)] = ()

    def written_words(self) -> tuple[str, ...]:
        return tuple(name for good in self.house for name in good.names.values())

    def goods_brought(self) -> tuple[PrintedGood, ...]:
        return self.house


def house_goods(ruleset: Ruleset) -> tuple[PrintedGood, ...]:
    """The goods that the table brought along; none without the option."""
    terms = ruleset.settled(HouseGoodsTerms)
    return terms.house if terms else ()


class HouseGoods(Option):
    """Extra goods of the table's own join the deck, none are removed (C1)."""

    id = "house_goods"
    rule = "C1"
    rank = 50
    is_asked = False
    is_vectorised = True
    terms = HouseGoodsTerms

    def objection(self, ruleset: Ruleset) -> str | None:
        house = house_goods(ruleset)
        if in_play(house, ruleset.players):
            return None
        return "house_goods_without_cards" if house else "house_goods_missing"

    def amend(self, ruleset: Ruleset) -> Ruleset:
        return replace(ruleset, catalogue=ruleset.catalogue + in_play(house_goods(ruleset), ruleset.players))


OPTION = HouseGoods()
