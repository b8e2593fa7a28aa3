"""Batched stepping: many games side by side in one process, for learners who train in self-play.

    from nottingham.research.environments.batch import TableBatch
    tables = TableBatch(64, players=4, edition="first")
    tables.reset(seed=1)
    while learning:
        tables.step(policy(tables.observations, tables.masks))      # one step for the seat that is asked at each table

Everything stands in arrays that are written in place, a row for each table: what the seat that is asked sees, its mask
and its number. A game that ends begins anew at once, from the next seed; `ended` says where that was, and `rewards`
what each seat got there. The encoding is that of all environments. A step takes as long as one by one: what is saved
is the learner's, who looks at all tables at once.
"""

from __future__ import annotations

from operator import index
from typing import SupportsIndex

import numpy as np
import numpy.typing as npt
from msgspec.structs import replace

from nottingham.encoding.layout import Layout
from nottingham.encoding.observation import Numbers, Observer
from nottingham.encoding.setting import reward_named, ruleset_for
from nottingham.encoding.stepwise_game import StepwiseGame
from nottingham.encoding.vocabulary import Vocabulary
from nottingham.rules.engine.chance import MASK, draw
from nottingham.rules.engine.ruleset import Ruleset
from nottingham.rules.floor import OFFERS_PER_BAG, Floor
from nottingham.rules.game import outcome


class TableBatch:
    """So many tables with the same rules; the arrays stay the same objects for ever."""

    def __init__(
        self,
        count: int,
        players: int = 4,
        edition: str = "first",
        options: str | tuple[str, ...] = (),
        *,
        ruleset: Ruleset | None = None,
        rounds: int | None = None,
        reward: str = "margin",
        offers_per_bag: int = OFFERS_PER_BAG,
        pledges: bool = True,
    ) -> None:
        if count < 1:
            raise ValueError(f"a batch has at least one table, not {count}")
        self.vocabulary = Vocabulary(ruleset_for(players, edition, options, ruleset, rounds))
        self.layout = Layout(self.vocabulary)
        seats = self.vocabulary.players
        self.observations: Numbers = np.zeros((count, self.layout.size), dtype=np.float32)
        self.masks: npt.NDArray[np.bool_] = np.zeros((count, self.vocabulary.size), dtype=np.bool_)
        self.seats: npt.NDArray[np.int64] = np.zeros(count, dtype=np.int64)
        """The seat that is asked at each table."""
        self.ended: npt.NDArray[np.bool_] = np.zeros(count, dtype=np.bool_)
        """Where a game ended with the last step; another has begun there."""
        self.rewards: npt.NDArray[np.float32] = np.zeros((count, seats), dtype=np.float32)
        """By seat, what the games that ended were worth; nothing elsewhere."""
        self._observers = [[Observer(self.layout, seat) for seat in range(seats)] for _ in range(count)]
        self._reward = reward_named(reward)
        self._floor = Floor.seeded(0, offers_per_bag, has_pledges=pledges)
        self._chance = 0
        self.sittings: list[StepwiseGame] = []

    def __len__(self) -> int:
        return len(self._observers)

    def reset(self, seed: SupportsIndex = 0) -> None:
        """New games at all tables; a seed gives the same ones again."""
        self._chance = index(seed) & MASK
        self.sittings = [self._begin() for _ in range(len(self))]
        self.ended.fill(False)
        self.rewards.fill(0)
        for table in range(len(self)):
            self._look(table)

    def step(self, actions: npt.ArrayLike) -> None:
        """A step for the seat that is asked at each table; if one of them is illegal, none is taken."""
        chosen = np.asarray(actions, dtype=np.int64)
        if chosen.shape != self.seats.shape:
            raise ValueError(f"there are {len(self)} tables, and steps of the shape {chosen.shape}")
        self._check(chosen)
        self.ended.fill(False)
        self.rewards.fill(0)
        for table, step in enumerate(chosen.tolist()):
            self.sittings[table].take(step)
            if self.sittings[table].is_over:
                self._end(table)
            self._look(table)

    def _check(self, chosen: npt.NDArray[np.int64]) -> None:
        inside = (chosen >= 0) & (chosen < self.masks.shape[1])
        legal = inside & self.masks[np.arange(len(self)), np.where(inside, chosen, 0)]
        if not legal.all():
            table = int(np.argmin(legal))
            raise ValueError(f"step {chosen[table]} is not legal now at table {table}")

    def _begin(self) -> StepwiseGame:
        self._chance, seed = draw(self._chance)
        return StepwiseGame(self.vocabulary, seed, replace(self._floor, chance=seed))

    def _end(self, table: int) -> None:
        scores = outcome(self.sittings[table].state)
        assert scores is not None
        self.ended[table] = True
        self.rewards[table] = self._reward(scores)
        self.sittings[table] = self._begin()

    def _look(self, table: int) -> None:
        sitting = self.sittings[table]
        seat = sitting.seat
        observer = self._observers[table][seat]
        observer.glance(sitting)
        self.seats[table] = seat
        self.observations[table] = observer.numbers
        mask = self.masks[table]
        mask.fill(False)
        mask[sitting.legal()] = True
