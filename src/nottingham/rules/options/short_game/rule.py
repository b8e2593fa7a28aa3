"""Short game, a house rule: everyone guards the gate one time fewer (Q1)."""

from __future__ import annotations

from msgspec.structs import replace

from nottingham.rules.engine.option import Option
from nottingham.rules.engine.ruleset import Ruleset


class ShortGame(Option):
    """Everyone is Sheriff, or deputy, one time fewer than the rulebook says (Q1)."""

    id = "short_game"
    rule = "Q1"
    rank = 90
    is_vectorised = True

    def amend(self, ruleset: Ruleset) -> Ruleset:
        fewer = ruleset.players // ruleset.gate
        return replace(ruleset, rounds=ruleset.rounds - fewer)


OPTION = ShortGame()
