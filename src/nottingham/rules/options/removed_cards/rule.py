"""Removed cards: some go back to the box unseen, so that nobody can count (X1)."""

from __future__ import annotations

from msgspec.structs import replace

from nottingham.rules.engine.option import Option
from nottingham.rules.engine.ruleset import Ruleset


class RemovedCards(Option):
    """Ten random cards go back to the box, unseen (X1)."""

    id = "removed_cards"
    rule = "X1"
    rank = 30
    is_vectorised = True

    def amend(self, ruleset: Ruleset) -> Ruleset:
        return replace(ruleset, removed=10)


OPTION = RemovedCards()
