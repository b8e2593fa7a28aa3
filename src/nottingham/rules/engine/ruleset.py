"""The ruleset of a table: editions and options boiled down to numbers and a catalogue of goods.

Whatever differs between editions as a number or a noun is a field here; only verbs have code of their own.
"""

from __future__ import annotations

from typing import TypeVar

import msgspec

from nottingham.rules.engine.families import Terms
from nottingham.rules.engine.goods import Good, Goods
from nottingham.rules.engine.lazy import lazy
from nottingham.rules.engine.seats import Seat

T = TypeVar("T", bound=Terms)
LAW = 2
"""Version of the law these rules implement; every record carries it."""


class Ruleset(msgspec.Struct, frozen=True, dict=True, forbid_unknown_fields=True):
    """Everything about the rules that stays the same for a whole game."""

    edition: str
    players: int
    options: tuple[str, ...]
    catalogue: tuple[Good, ...]
    rounds: int
    piles: tuple[str, ...]
    """The names of the discard piles: left and right in the first edition, one in the second (S4, S5)."""
    pile_start: int
    """Cards turned up into each pile at the start (S4)."""
    pile_keep: int
    """Top cards that stay on each pile when the rest becomes a new deck (M9)."""
    draws_from_piles: bool
    sheriff_opens_market: bool
    hand_size: int = 6
    start_gold: int = 50
    aside_most: int = 5
    bag_most: int = 5
    removed: int = 0
    gate: int = 1
    """How many guard the gate in a round and decide together: the Sheriff, or two."""
    terms: tuple[Terms, ...] = ()
    """What was settled for the options that have something to settle."""
    law: int = LAW

    @property
    def has_loot(self) -> bool:
        """Whether there is a holder for what several at the gate take together."""
        return self.gate > 1

    def settled(self, kind: type[T]) -> T | None:
        """The terms of an option; None if it is not played."""
        for terms in self.terms:
            if type(terms) is kind:
                return terms
        return None

    @property
    def holders(self) -> int:
        """The seats, and where several guard the gate the loot as one more."""
        return self.players + self.has_loot

    @property
    def loot(self) -> Seat:
        """The holder that is nobody's seat (Y3)."""
        return self.players

    @lazy
    def goods(self) -> dict[str, Good]:
        return {good.id: good for good in self.catalogue}

    @lazy
    def legal(self) -> tuple[str, ...]:
        """What may be declared, in the order of the catalogue (D1, G4)."""
        return tuple(good.id for good in self.catalogue if good.is_legal)

    @lazy
    def contraband(self) -> tuple[str, ...]:
        """Contraband and royal goods: a royal good is contraband in every respect but one (G2)."""
        return tuple(good.id for good in self.catalogue if not good.is_legal)

    @lazy
    def values(self) -> dict[str, int]:
        return {good.id: good.value for good in self.catalogue}

    @lazy
    def penalties(self) -> dict[str, int]:
        return {good.id: good.penalty for good in self.catalogue}

    @lazy
    def crowning(self) -> dict[str, tuple[tuple[str, int], ...]]:
        """For each legal good, what counts towards its crowns, and for how many each card of it does (G2, K2)."""
        return {
            legal: tuple((good.id, good.crown_count) for good in self.catalogue if good.crown == legal)
            for legal in self.legal
        }

    @lazy
    def all_cards(self) -> Goods:
        return Goods({good.id: good.cards for good in self.catalogue})
