"""Training tables: the vectorised engine as learning sees it, with the truth that only a critic is shown."""

from __future__ import annotations

from typing import Any

import jax
import jax.numpy as jnp
import numpy as np

from nottingham.bots.network.inputs import FeatureNames, plan_for
from nottingham.research.learning.network import Array, Rows, rows_of
from nottingham.research.learning.truths import truth_names
from nottingham.research.vector import make
from nottingham.rules.engine.ruleset import Ruleset


class TrainingTable:
    """One kind of table: its rules, its engine, and its place in the weights."""

    def __init__(self, ruleset: Ruleset, known: FeatureNames, truths: tuple[str, ...]) -> None:
        self.ruleset = ruleset
        self.players = ruleset.players
        self.engine = make(ruleset=ruleset, reward="points")
        vocabulary = self.engine.vocabulary
        places = {name: place for place, name in enumerate(truths)}
        rows = np.array([places[name] for name in truth_names(ruleset)], np.int32)
        self.rows: Rows = rows_of(plan_for(ruleset, known), rows)
        self.talk = slice(vocabulary.bargain, vocabulary.ask)
        """The steps that begin an offer."""

    def begin(self, key: Array, tables: int) -> Any:
        return self.engine.init_many(jax.random.split(key, tables))

    def deal(self, seeds: np.ndarray[Any, np.dtype[np.uint64]]) -> Any:
        """The games that the referee deals from these seeds."""
        words = np.stack([seeds >> np.uint64(32), seeds & np.uint64(0xFFFFFFFF)], 1).astype(np.uint32)
        return jax.jit(jax.vmap(self.engine.from_words))(jnp.asarray(words))

    def step(self, states: Any, step: Array) -> tuple[Any, Array, Array, Array]:
        """The tables after a step, which games ended by it, and with which points and gold.

        Gold is that before the last act of the game: the engine has begun the next one when it answers.
        """
        gold = states.lane.gold[:, : self.players].astype(jnp.float32)
        states = self.engine.step_many(states, step, auto_reset=True)
        return states, states.terminated, states.rewards, gold

    def observe(self, states: Any, seats: Array) -> Array:
        return jax.vmap(self.engine.observe)(states, seats)

    def truth(self, states: Any, seats: Array) -> Array:
        """Every hand, bag and face-down card, counted clockwise from a seat."""
        lane, players = states.lane, self.players
        held = jnp.concatenate([lane.hand, lane.bag, lane.contraband[:, :players]], -1)
        turned = (seats[:, None] + jnp.arange(players)) % players
        return jnp.take_along_axis(held, turned[:, :, None], 1).reshape(held.shape[0], -1)
