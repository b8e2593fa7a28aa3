"""The environment in the shape that Pgx made known: `make`, `init`, `step`, and a state with its mask and observation.

    env = make("first", 4)
    state = env.init(jax.random.key(0))
    state = env.step(state, action)          # by state.current_player, among state.legal_action_mask

`step` is for one game, under `jit`, `vmap` and `scan`. For many games `step_many` is quicker: under `vmap` each of them
would pay in every step for the new decks and rounds of the others.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import cached_property, partial
from pathlib import Path
from typing import Any, Final, NamedTuple

import jax
import jax.numpy as jnp
from jax import lax

from nottingham.encoding.setting import REWARDS, illegal_reward_for, ruleset_for
from nottingham.encoding.vocabulary import ENCODING_VERSION
from nottingham.research.vector import chance, closing, game, kernel, legal, observation, scoring
from nottingham.research.vector.blueprint import Blueprint
from nottingham.research.vector.lane import FINISHED, NOTHING, Lane, blank
from nottingham.research.vector.picture import svg_of
from nottingham.research.vector.rows import Array
from nottingham.rules.engine.chance import MASK, draw
from nottingham.rules.engine.ruleset import Ruleset
from nottingham.rules.floor import OFFERS_PER_BAG

FEW: Final = 24
"""Rare work is done for at most one lane in so many at a time."""
FEWER: Final = 192
"""And what is rarest, shuffling, for one in so many."""


@jax.tree_util.register_dataclass
@dataclass(frozen=True)
class VectorState:
    """One game and what the seat at turn sees of it, by the names that Pgx uses."""

    current_player: Array
    observation: Array
    rewards: Array
    terminated: Array
    truncated: Array
    legal_action_mask: Array
    _step_count: Array
    _lane: Lane

    @property
    def lane(self) -> Lane:
        """The game itself."""
        return self._lane

    @property
    def step_count(self) -> Array:
        """Steps taken since the game began."""
        return self._step_count

    @property
    def env_id(self) -> str:
        return "nottingham"

    def replace(self, **changes: Any) -> VectorState:
        return replace(self, **changes)

    def to_svg(self, *, color_theme: str | None = None, scale: float | None = None) -> str:
        """A picture of the table, hidden cards included; of a batch, one for each game."""
        return svg_of(self._lane, color_theme, scale)

    def save_svg(self, filename: str | Path, *, color_theme: str | None = None, scale: float | None = None) -> None:
        """The same picture as a file."""
        Path(filename).write_text(self.to_svg(color_theme=color_theme, scale=scale), encoding="utf-8")

    def _repr_html_(self) -> str:
        return self.to_svg()


class _Rare(NamedTuple):
    """A batch on its way to the next question."""

    lanes: Lane
    rewards: Array
    has_points: Array
    """Games that are over and have been counted."""
    is_illegal: Array
    """Games that an illegal step ended, and that have not begun anew."""


class VectorEnv:
    """Many games of one ruleset. Nothing in it changes: all state is in the states."""

    id = "nottingham"
    version = f"v{ENCODING_VERSION}"

    def __init__(self, plan: Blueprint, reward: str = "margin", illegal_reward: float | None = None) -> None:
        if reward not in REWARDS:
            raise ValueError(f"there is no reward {reward!r}; there are {', '.join(REWARDS)}")
        self.plan = plan
        self.reward = reward
        self.illegal_reward = illegal_reward_for(reward, plan.ruleset, illegal_reward)
        """What a step against the mask is worth to who took it, as in every environment; it ends the game."""
        self.vocabulary, self.layout = plan.vocabulary, plan.layout
        self.num_players, self.num_actions = plan.players, plan.vocabulary.size
        self.observation_shape = (plan.layout.size,)
        self.high = plan.layout.high
        """By number: what it never exceeds, for those who want to scale."""

    # --- one game

    def init(self, key: Array) -> VectorState:
        """A new game, dealt from a key of `jax.random`."""
        return self.from_words(jax.random.bits(key, (2,), jnp.uint32))

    def from_seed(self, seed: int) -> VectorState:
        """The game that the referee deals from this seed."""
        return self.from_words(jnp.asarray(chance.words_of(seed)))

    def from_reset_seed(self, seed: int) -> VectorState:
        """The game that the PettingZoo environment plays after `reset(seed=...)`, the first of a series."""
        return self.from_seed(draw(seed & MASK)[1])

    def from_words(self, seed: Array) -> VectorState:
        """The same, from a seed in two words of 32 bits, the high one first."""
        return self._observe(game.started(self.plan, seed))

    def step(self, state: VectorState, action: Array, key: Array | None = None) -> VectorState:
        """The state after a step of the current player. Chance lies in the state, so no key is needed.

        An illegal step ends the game at a cost; a game that is over stays as it is, without rewards.
        """
        del key
        is_illegal, is_over, taken = self._judge_step(state, action)
        lane = game.settled(self.plan, game.stepped(self.plan, state.lane, taken))
        ends = ~is_over & (lane.phase == FINISHED)
        rewards = jnp.where(ends, scoring.rewards(self.plan, lane, self.reward), 0.0)
        return self._after(state, self._observe(lane), rewards, ends, is_illegal, is_over)

    def observe(self, state: VectorState, player: Array | int | None = None) -> Array:
        """What a player sees; the current one unless another is named."""
        seat = state.current_player if player is None else jnp.asarray(player)
        return observation.observed(self.plan, state.lane, seat)

    def legal(self, state: VectorState) -> Array:
        """The steps that the current player may take; all of them once the game is over, when none has an effect."""
        return legal.mask(self.plan, state.lane) | state.terminated

    def _judge_step(self, state: VectorState, action: Array) -> tuple[Array, Array, Array]:
        """Whether a step is illegal or comes too late, and what is taken of it: such a one changes nothing."""
        is_over = state.terminated | state.truncated
        is_illegal = ~state.legal_action_mask[action] & ~is_over
        return is_illegal, is_over, jnp.where(is_over | is_illegal, -1, jnp.asarray(action, jnp.int32))

    def _after(
        self, state: VectorState, seen: VectorState, rewards: Array, ends: Array, is_illegal: Array, is_over: Array
    ) -> VectorState:
        fine = jnp.where(jnp.arange(self.num_players) == state.current_player, self.illegal_reward, 0.0)
        terminated = state.terminated | ends | is_illegal
        return seen.replace(
            rewards=jnp.where(is_illegal, fine, rewards),
            terminated=terminated,
            truncated=state.truncated,
            legal_action_mask=seen.legal_action_mask | terminated,
            _step_count=state.step_count + ~is_over,
        )

    def _observe(self, lane: Lane) -> VectorState:
        return self._pack_state(lane, *self._mask_and_observation(lane))

    def _mask_and_observation(self, lane: Lane) -> tuple[Array, Array]:
        """The mask and the observation of the seat at turn."""
        return legal.mask(self.plan, lane), observation.observed(self.plan, lane, lane.seat.astype(jnp.int32))

    def _pack_state(self, lane: Lane, mask: Array, sight: Array) -> VectorState:
        return VectorState(
            current_player=lane.seat.astype(jnp.int32),
            observation=sight,
            rewards=jnp.zeros(self.num_players, jnp.float32),
            terminated=jnp.asarray(False),
            truncated=jnp.asarray(False),
            legal_action_mask=mask,
            _step_count=jnp.asarray(0, jnp.int32),
            _lane=lane,
        )

    # --- many games

    def init_many(self, keys: Array) -> VectorState:
        """A batch of new games, one for each key."""
        return jax.vmap(self.init)(keys)

    def step_many(self, states: VectorState, actions: Array, *, auto_reset: bool = True) -> VectorState:
        """One step in every game of a batch; rare work is done for the few lanes that need it.

        With `auto_reset` a game that ends begins anew in the same call: `terminated` and `rewards` are still those of
        the game that ended, everything else is the new game's.
        """
        if auto_reset:
            again = jnp.zeros_like(states.terminated)
            states = states.replace(terminated=again, truncated=again)
        is_illegal, is_over, steps = jax.vmap(self._judge_step)(states, actions)
        lanes = self._step_many(states.lane, steps)
        lanes, rewards, ends = self._settle_many(lanes, is_illegal, auto_reset=auto_reset)
        seen = self._observe_many(lanes)
        after = jax.vmap(self._after)(states, seen, rewards, ends, is_illegal, is_over)
        return after.replace(legal_action_mask=seen.legal_action_mask) if auto_reset else after

    def _step_many(self, lanes: Lane, steps: Array) -> Lane:
        """A step in every lane; in stages where that is quicker, on a processor."""
        if jax.default_backend() == "cpu":
            return game.stepped_in_stages(self.plan, lanes, steps)
        return jax.vmap(partial(game.stepped, self.plan))(lanes, steps)

    def _observe_many(self, lanes: Lane) -> VectorState:
        """What is seen of every game, by a kernel of our own where there can be one."""
        if not kernel.runs_here(lanes.seat.shape[0]):
            return jax.vmap(self._observe)(lanes)
        mask, sight = self._observation_kernel(jax.tree.map(lambda array: jnp.moveaxis(array, 0, -1), lanes))
        return jax.vmap(self._pack_state)(lanes, mask.T, sight.T)

    @cached_property
    def _observation_kernel(self) -> kernel.Kernel:
        return kernel.Kernel(self._mask_and_observation, jax.eval_shape(partial(blank, self.plan)))

    def _settle_many(self, lanes: Lane, is_illegal: Array, *, auto_reset: bool) -> tuple[Lane, Array, Array]:
        """Whatever has to happen before anybody is asked, for a few lanes at a time, until none is left."""
        batch = is_illegal.shape[0]
        points = jnp.zeros((batch, self.num_players), jnp.float32)
        was_over = lanes.phase == FINISHED
        start = _Rare(lanes, points, was_over & (not auto_reset), is_illegal)

        def waits(rare: _Rare) -> Array:
            over = (rare.lanes.phase == FINISHED) & ~rare.has_points
            return (rare.lanes.pending != NOTHING) | over | rare.is_illegal & auto_reset

        def needs_shuffle(rare: _Rare) -> Array:
            over = self._is_over(rare.lanes, auto_reset=auto_reset) | rare.is_illegal
            return jax.vmap(partial(game.needs_shuffle, self.plan))(rare.lanes) | over

        def some(rare: _Rare) -> _Rare:
            first = waits(rare) & needs_shuffle(rare)
            shuffle = partial(self._settle_chosen, settle=partial(self._shuffle, auto_reset=auto_reset), share=FEWER)
            rare = lax.cond(jnp.any(first), lambda rare: shuffle(rare, first), lambda rare: rare, rare)
            rest = waits(rare) & ~needs_shuffle(rare)
            return self._settle_chosen(rare, rest, settle=self._settle_unshuffled, share=FEW)

        end = lax.while_loop(lambda rare: jnp.any(waits(rare)), some, start)
        return end.lanes, end.rewards, end.has_points & ~was_over

    def _settle_chosen(self, rare: _Rare, chosen: Array, *, settle: Callable[[_Rare], _Rare], share: int) -> _Rare:
        """Settle the first of the chosen lanes, one in so many."""
        batch = chosen.shape[0]
        places = jnp.nonzero(chosen, size=-(-batch // share), fill_value=batch)[0]
        here: _Rare = jax.tree.map(lambda array: jnp.take(array, places, axis=0, mode="clip"), rare)
        alone = {"mode": "drop", "indices_are_sorted": True, "unique_indices": True}
        changed: _Rare = jax.tree.map(lambda array, new: array.at[places].set(new, **alone), rare, settle(here))
        return changed

    def _is_over(self, lanes: Lane, *, auto_reset: bool) -> Array:
        """Games that can be counted; those that begin anew need not be brought to their very end before."""
        over = lanes.phase == FINISHED
        return over | closing.ends_game(self.plan, lanes) if auto_reset else over

    def _settle_unshuffled(self, here: _Rare) -> _Rare:
        return here._replace(lanes=jax.vmap(partial(game.settled_unshuffled, self.plan))(here.lanes))

    def _shuffle(self, here: _Rare, *, auto_reset: bool) -> _Rare:
        """New decks; games that are over are counted, and with `auto_reset` others begin in their place.

        A new game comes from the chance that was left in the old one.
        """
        over = self._is_over(here.lanes, auto_reset=auto_reset)
        points = jax.vmap(partial(scoring.rewards, self.plan, name=self.reward))(here.lanes)
        here = here._replace(rewards=jnp.where(over[:, None], points, 0.0), has_points=over)
        if not auto_reset:
            return here._replace(lanes=jax.vmap(partial(game.reshuffled, self.plan))(here.lanes))
        seeds = jax.vmap(lambda lane: chance.bits_of_next(lane.floor_chance))(here.lanes)
        shuffled = jax.vmap(partial(game.reshuffled_or_started, self.plan))
        lanes = shuffled(here.lanes, over | here.is_illegal, seeds)
        return here._replace(lanes=lanes, is_illegal=jnp.zeros_like(over))


def make(
    edition: str = "first",
    players: int = 4,
    options: tuple[str, ...] = (),
    reward: str = "margin",
    *,
    illegal_reward: float | None = None,
    ruleset: Ruleset | None = None,
    rounds: int | None = None,
    offers_per_bag: int = OFFERS_PER_BAG,
    pledges: bool = True,
) -> VectorEnv:
    """An environment for these rules, told like all our environments; a composed ruleset goes before the rest."""
    chosen = ruleset_for(players, edition, options, ruleset, rounds)
    return VectorEnv(Blueprint(chosen, offers_per_bag, has_pledges=pledges), reward, illegal_reward)
