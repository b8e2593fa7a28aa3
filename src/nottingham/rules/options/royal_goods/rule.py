"""Royal goods: twelve precious cards join the deck (R1)."""

from __future__ import annotations

from msgspec.structs import replace

from nottingham.rules.editions.printed_goods import ROYAL, in_play
from nottingham.rules.engine.option import Option
from nottingham.rules.engine.ruleset import Ruleset


class RoyalGoods(Option):
    """Twelve royal cards join the deck, six with three players (R1)."""

    id = "royal_goods"
    rule = "R1"
    rank = 10
    is_vectorised = True

    def amend(self, ruleset: Ruleset) -> Ruleset:
        return replace(ruleset, catalogue=ruleset.catalogue + in_play(ROYAL, ruleset.players))


OPTION = RoyalGoods()
