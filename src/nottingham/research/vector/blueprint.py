"""The blueprint of a ruleset: the sizes, tables and offsets that array code is compiled with.

Nothing in it changes while a program runs, so all of it is plain Python and NumPy: `if plan.has_loot` costs nothing,
and a rule that is not played is not compiled.
"""

from __future__ import annotations

from typing import Any, Final

import jax.numpy as jnp
import numpy as np

from nottingham.encoding.layout import Layout
from nottingham.encoding.vocabulary import Vocabulary
from nottingham.research.vector.rows import Array
from nottingham.rules.engine.ruleset import Ruleset
from nottingham.rules.floor import OFFERS_PER_BAG
from nottingham.rules.rulebook import options_of

BYTE: Final = 127


class Blueprint:
    """What the arrays of one ruleset look like, and the numbers of its rules by good."""

    def __init__(
        self,
        ruleset: Ruleset,
        offers_per_bag: int = OFFERS_PER_BAG,
        *,
        has_pledges: bool = True,
        has_clock: bool = True,
    ) -> None:
        if offers_per_bag < 1:
            raise ValueError("talk must be bounded: at least one offer for each bag")
        if strange := [option.id for option in options_of(ruleset.options) if not option.is_vectorised]:
            raise ValueError(f"the arrays do not play these options yet: {', '.join(strange)}")
        self.ruleset = ruleset
        self.offers_per_bag, self.has_pledges, self.has_clock = offers_per_bag, has_pledges, has_clock
        self.vocabulary = Vocabulary(ruleset)
        self.layout = Layout(self.vocabulary)
        self.players, self.holders = ruleset.players, ruleset.holders
        self.deciders = self.vocabulary.deciders
        self.merchants = self.players - self.deciders
        self.sides = 1 + self.deciders
        """Who can propose between a merchant and the gate."""
        self.slots = self.vocabulary.slots
        self.goods, self.legal, self.contraband = (
            len(ruleset.catalogue),
            len(ruleset.legal),
            len(ruleset.contraband),
        )
        self.cards = len(ruleset.all_cards)
        self.piles = len(ruleset.piles)
        self.tax = sum(option.coins_a_round for option in options_of(ruleset.options))
        """Coins that every merchant pays as a round begins."""
        self.has_two_piles = self.piles > 1
        self.most_at_once = max(ruleset.aside_most, ruleset.bag_most)
        """The most cards that are laid on a pile by choice."""
        self.pile_room = self.cards + max(self.goods, self.most_at_once)
        """Behind all cards there is slack, to which cards are written that go nowhere."""
        self._by_good()
        self._black_market()
        self.number_type: type[Any] = np.uint8 if self.layout.high.max() <= 2 * BYTE + 1 else np.int16
        """What every number of an observation fits in."""
        self.count_type = np.int8 if max(good.cards for good in ruleset.catalogue) <= BYTE else np.int16

    def _by_good(self) -> None:
        ruleset, names, index = self.ruleset, self.vocabulary.goods, self.vocabulary.good_index
        catalogue = ruleset.catalogue
        self.values = np.array([good.value for good in catalogue], np.int32)
        self.penalties = np.array([good.penalty for good in catalogue], np.int32)
        self.legal_places = np.array([index[good] for good in ruleset.legal], np.int32)
        self.contraband_places = np.array([index[good] for good in ruleset.contraband], np.int32)
        self.joined_places = np.argsort(np.concatenate([self.legal_places, self.contraband_places]))
        self.legal_index = np.array([self.vocabulary.legal_index.get(good, -1) for good in names], np.int32)
        self.legal_values = self.values[self.legal_places]
        crowned = [good for good in catalogue if good.king or good.queen]
        self.kings = np.array([good.king for good in crowned], np.int32)
        self.queens = np.array([good.queen for good in crowned], np.int32)
        self.crown_counts = np.array(
            [[good.crown_count * (good.crown == crown.id) for crown in crowned] for good in catalogue], np.int32
        )
        self.alphabet = np.array(sorted(range(self.goods), key=lambda place: names[place]), np.int32)
        """Kinds in the order in which a handful of goods is written out."""
        dearest = sorted(range(self.goods), key=lambda place: (-self.values[place], place))
        self.dearness = np.argsort(np.array(dearest)).astype(np.int32)
        """By kind: its place among all, the dearest first."""
        self.fresh = np.repeat(np.arange(self.goods), [good.cards for good in catalogue]).astype(np.int8)

    def _black_market(self) -> None:
        piles = self.layout.bounties
        index = self.vocabulary.contraband_index
        self.claim_piles = len(piles)
        depth = max(map(len, piles.values()), default=0)
        self.claim_kinds = np.array([index[good] for good in piles], np.int32)
        self.claim_sizes = np.array([len(values) for values in piles.values()], np.int32)
        self.claim_values = np.array(
            [(*values, *(0,) * (depth - len(values))) for values in piles.values()], np.int32
        ).reshape(len(piles), depth)

    def legal_of(self, goods: Array) -> Array:
        """The legal part of counts by good (the last axis)."""
        return goods[..., self.legal_places]

    def contraband_of(self, goods: Array) -> Array:
        """The contraband of counts by good, royal goods included (G2)."""
        return goods[..., self.contraband_places]

    def joined(self, legal: Array, contraband: Array) -> Array:
        """Counts by good from the two parts."""
        return jnp.concatenate([legal, contraband], axis=-1)[..., self.joined_places]
