"""Options that are nothing but a number or a few cards: royal goods, removed cards, seven cards (R1, X1, H1)."""

from __future__ import annotations

from msgspec.structs import replace

from nottingham.rules.engine.goods import Good
from nottingham.rules.engine.option import Option
from nottingham.rules.engine.ruleset import Ruleset


class RoyalGoods(Option):
    """Twelve royal cards join the deck, six with three players (R1)."""

    id = "royal_goods"
    rule = "R1"
    is_vectorised = True

    def __init__(self, royal: dict[int, tuple[Good, ...]]) -> None:
        """Takes the royal cards by number of players."""
        self.royal = royal

    def amend(self, ruleset: Ruleset) -> Ruleset:
        return replace(ruleset, catalogue=ruleset.catalogue + self.royal[ruleset.players])


class RemovedCards(Option):
    """Ten random cards go back to the box, unseen (X1)."""

    id = "removed_cards"
    rule = "X1"
    is_vectorised = True

    def amend(self, ruleset: Ruleset) -> Ruleset:
        return replace(ruleset, removed=10)


class SevenCards(Option):
    """A full hand is seven cards everywhere (H1)."""

    id = "seven_cards"
    rule = "H1"
    is_vectorised = True

    def amend(self, ruleset: Ruleset) -> Ruleset:
        return replace(ruleset, hand_size=7)
