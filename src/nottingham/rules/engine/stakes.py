"""Stakes: what opening a bag costs whom. The referee settles by this, and tells it ahead to those who know the bag."""

from __future__ import annotations

import msgspec

from nottingham.rules.engine.goods import Goods
from nottingham.rules.engine.ruleset import Ruleset


class BagStakes(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What an opened bag costs its owner, or brings, under one declaration (I4 to I6)."""

    good: str
    """What was, or would be, declared."""
    honest: Goods
    """What is let in."""
    lost: Goods
    """What is confiscated; nothing if it was the truth."""
    fine: int
    """What the owner owes for a lie."""
    reward: int
    """What the owner is owed for the truth."""


def stakes(ruleset: Ruleset, bag: Goods, good: str) -> BagStakes:
    """What is at stake if this bag, declared as this good, is opened."""
    honest = bag.only((good,))
    lost = bag - honest
    worth = ruleset.penalties
    return BagStakes(good, honest, lost, lost.worth(worth), 0 if lost else honest.worth(worth))
