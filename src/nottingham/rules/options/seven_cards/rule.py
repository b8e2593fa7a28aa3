"""Seven cards: a larger hand (H1)."""

from __future__ import annotations

from msgspec.structs import replace

from nottingham.rules.engine.option import Option
from nottingham.rules.engine.ruleset import Ruleset


class SevenCards(Option):
    """A full hand is seven cards everywhere (H1)."""

    id = "seven_cards"
    rule = "H1"
    rank = 40
    is_vectorised = True

    def amend(self, ruleset: Ruleset) -> Ruleset:
        return replace(ruleset, hand_size=7)


OPTION = SevenCards()
