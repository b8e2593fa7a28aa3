"""Zones: where the tokens of one attempt lie, and which of them every sealed event is about."""

from __future__ import annotations

from nottingham.rules.engine.ruleset import Ruleset
from nottingham.worlds.constraints import Zone


class Zones:
    """Hands, bags, stands and piles as the attempt goes through the history."""

    def __init__(self, ruleset: Ruleset) -> None:
        self.hands: list[Zone] = [[] for _ in range(ruleset.players)]
        self.loaded: list[Zone] = [[] for _ in range(ruleset.players)]
        """What was in each bag of this round, as far as it came out again; it is guessed as late as possible."""
        self.sizes: list[int | None] = [None] * ruleset.players
        """The size of each bag that is not settled; 0 while only its owner knows."""
        self.stands: list[Zone] = [[] for _ in range(ruleset.holders)]
        self.piles: list[list[str]] = [[] for _ in ruleset.piles]
        self.moved: dict[int, Zone] = {}
        """The tokens under the seal of an event, by its place."""
