"""Kinds of cards by number: sets of kinds are bits, and goods are counts in the order of the catalogue."""

from __future__ import annotations

from nottingham.rules.engine.goods import Goods
from nottingham.rules.engine.ruleset import Ruleset


class CardKinds:
    """The goods of a ruleset, each with its number."""

    def __init__(self, ruleset: Ruleset) -> None:
        self.ruleset = ruleset
        self.ids = tuple(good.id for good in ruleset.catalogue)
        self.index = {id: place for place, id in enumerate(self.ids)}
        self.contraband = sum(1 << self.index[id] for id in ruleset.contraband)
        self.all = (1 << len(self.ids)) - 1

    def counts(self, goods: Goods) -> list[int]:
        return [goods[id] for id in self.ids]
