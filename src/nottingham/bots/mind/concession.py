"""Concession: how far a side that haggles comes towards the other with its next price.

A price is an opening. Each step gives up a share of the gap, never more than the reserve allows, and where the other
side hardly moved, hardly more than it did: who feigns to come nearer, or never does, is met in the same way.
"""

from __future__ import annotations

STEPS = 3
"""Prices that one side names for one bag at most: an opening, and two steps from there."""
IN_RETURN = 2
"""How many times its last step the other side is met with, and a coin more: 1 would end most talks before they met."""
MEETS = 3
"""Coins apart at which it is no use to talk on: the nearer side agrees."""


def conceded(last: int, theirs: int, reserve: int, share: float, moved: int | None = None) -> int | None:
    """The next price of who named `last`, towards `theirs`, by a share of the way that the reserve leaves.

    `moved` is by how much the other side came nearer last, where it has named two prices. None where there is no step
    left to take: the reserve is reached, or the other side stands there already.

    >>> conceded(19, 6, 9, 0.5), conceded(14, 8, 9, 0.5, moved=2), conceded(6, 19, 15, 0.5)
    (14, 12, 10)
    """
    goal = max(reserve, theirs) if last > theirs else min(reserve, theirs)
    way = last - goal if last > theirs else goal - last
    if way < 1:
        return None
    step = max(1, min(way, round(share * way)))
    if moved is not None:
        step = min(step, IN_RETURN * max(0, moved) + 1)
    return last - step if last > theirs else last + step
