"""PPO in one compiled function: rollout, generalised advantage estimation, clipped update.

Thousands of tables are played at once. A seat is either the learner's or a foe's: a past self or an imitated bot with
weights of its own. Only the learner's seats are learned from. Every seat has an aim, drawn anew for each game, which is
what its reward is made of.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any, NamedTuple

import jax
import jax.numpy as jnp
import optax

from nottingham.encoding.memory import BAGS
from nottingham.research.learning.aims import utilities
from nottingham.research.learning.config import TrainingConfig
from nottingham.research.learning.network import Array, Rows, Weights, answer, value
from nottingham.research.learning.tables import TrainingTable

ILLEGAL = -1e9


LEARNER, FIXED, PAST = range(3)
"""Who plays at a seat."""


class Foes(NamedTuple):
    """The weights of those whom the learner meets."""

    fixed: Weights
    """The imitated bot, who never changes."""
    past: Weights


class Tables(NamedTuple):
    """All tables of a batch, and who sits there for what."""

    states: Any
    aims: Array
    """[table, seat, aim]"""
    who: Array
    """[table, seat]: the learner, or which foe."""


class Steps(NamedTuple):
    """What was seen and done, [time, table, ...]."""

    observation: Array
    mask: Array
    aim: Array
    truth: Array
    seat: Array
    is_learned: Array
    step: Array
    log_chance: Array
    values: Array
    is_over: Array
    outcome: Array
    """[time, table, seat, channel], where a game is over."""
    advised: Array | None = None
    """The step that a counsel would take, -1 for none; None where nobody has a counsel."""


class Seen(NamedTuple):
    """Sums over a rollout, for the log."""

    games: Array
    learner_alone: Array
    """Games in which the learner sat alone among fixed foes."""
    won_alone: Array
    """The learner's share of victory there."""
    points: Array
    entropy: Array
    talk_entropy: Array
    """Entropy where an offer can be begun."""
    talk_turns: Array
    bags: Array
    """By `encoding.memory`: bags declared, opened and true, opened and false, passed paid and unpaid."""


def draw_aims(key: Array, shape: tuple[int, ...]) -> Array:
    """Half of all seats play to win, with some care for the margin; the others for anything."""
    kind, mix, any_mix = jax.random.split(key, 3)
    care = jax.random.uniform(mix, shape)[..., None]
    winning = jnp.concatenate([1 - 0.5 * care, jnp.zeros((*shape, 1)), 0.5 * care, jnp.zeros((*shape, 1))], -1)
    anything = jax.random.exponential(any_mix, (*shape, 4))
    anything = anything / anything.sum(-1, keepdims=True)
    return jnp.where(jax.random.bernoulli(kind, 0.6, shape)[..., None], winning, anything)


def draw_seats(key: Array, shape: tuple[int, int], config: TrainingConfig) -> Array:
    """Who sits where: the fixed foe at all seats but one, a past self at some, or the learner at all."""
    kind, place, some = jax.random.split(key, 3)
    tables, players = shape
    roll = jax.random.uniform(kind, (tables, 1))
    alone = jnp.arange(players)[None] != jax.random.randint(place, (tables, 1), 0, players)
    mixed = jax.random.bernoulli(some, 0.5, shape)
    past = jnp.where((roll < config.alone + config.mixed) & mixed, PAST, LEARNER)
    return jnp.where(roll < config.alone, jnp.where(alone, FIXED, LEARNER), past).astype(jnp.int8)


def begin(table: TrainingTable, config: TrainingConfig, key: Array) -> Tables:
    deal, aims, foes = jax.random.split(key, 3)
    shape = (config.tables, table.players)
    return Tables(table.begin(deal, config.tables), draw_aims(aims, shape), draw_seats(foes, shape, config))


def rollout(
    table: TrainingTable, config: TrainingConfig, weights: Weights, foes: Foes, tables: Tables, key: Array
) -> tuple[Tables, Steps, Seen]:
    """Play every table for some steps."""
    play = partial(_one_step, table, config, weights, foes)
    tables, (steps, seen) = jax.lax.scan(play, tables, jax.random.split(key, config.steps))
    return tables, steps, jax.tree.map(lambda sums: sums.sum(0), seen)


def _one_step(
    table: TrainingTable, config: TrainingConfig, weights: Weights, foes: Foes, tables: Tables, key: Array
) -> tuple[Tables, tuple[Steps, Seen]]:
    sampling, renewing, lining_up = jax.random.split(key, 3)
    states, rows = tables.states, table.rows
    seat, mask, observation = states.current_player, states.legal_action_mask, states.observation
    truth = table.truth(states, seat)
    aim = _of_seat(tables.aims, seat)
    who = _of_seat(tables.who, seat)[:, None]
    mine = answer(weights, rows, observation, aim)
    fixed, past = (answer(foe, rows, observation, aim).logits for foe in foes)
    logits = jnp.where(who == FIXED, fixed * config.sharpness, jnp.where(who == PAST, past, mine.logits))
    logits = jnp.where(mask, logits, ILLEGAL)
    is_learned = who[:, 0] == LEARNER
    step = jax.random.categorical(sampling, logits).astype(jnp.int32)
    log_all = jax.nn.log_softmax(logits)
    log_chance = jnp.take_along_axis(log_all, step[:, None], 1)[:, 0]
    expected = jnp.concatenate([value(weights, rows, observation, aim, truth)[:, None], mine.forecast[:, 1:]], 1)
    states, is_over, points, gold = table.step(states, step)
    outcome = jnp.where(is_over[:, None, None], utilities(points, gold, tables.aims, jnp), 0.0)
    steps = Steps(
        observation, mask, aim, truth, seat, is_learned, step.astype(jnp.int16), log_chance, expected, is_over, outcome
    )
    seen = _summarise(table, steps, tables, log_all, points)
    shape = (config.tables, table.players)
    aims = jnp.where(is_over[:, None, None], draw_aims(renewing, shape), tables.aims)
    who = jnp.where(is_over[:, None], draw_seats(lining_up, shape, config), tables.who)
    return Tables(states, aims, who), (steps, seen)


def _of_seat(array: Array, seat: Array) -> Array:
    """[table, seat, ...] at the seat of each table."""
    index = seat.astype(jnp.int32).reshape((-1, *([1] * (array.ndim - 1))))
    return jnp.take_along_axis(array, index, 1)[:, 0]


def _summarise(table: TrainingTable, steps: Steps, tables: Tables, log_all: Array, points: Array) -> Seen:
    over = steps.is_over
    alone = over & (tables.who == FIXED).any(1)
    won = jnp.where(tables.who == LEARNER, steps.outcome[:, :, 1], 0.0).sum(1)
    learned = steps.is_learned
    entropy = -jnp.where(steps.mask, jnp.exp(log_all) * log_all, 0.0).sum(-1)
    talk = learned & steps.mask[:, table.talk].any(-1)
    return Seen(
        games=over.sum(),
        learner_alone=alone.sum(),
        won_alone=jnp.where(alone, won, 0.0).sum(),
        points=jnp.where(over, points.mean(-1), 0.0).sum(),
        entropy=jnp.where(learned, entropy, 0.0).sum() / jnp.maximum(learned.sum(), 1),
        talk_entropy=jnp.where(talk, entropy, 0.0).sum(),
        talk_turns=talk.sum(),
        bags=jnp.where(over[:, None], tables.states.lane.memory[:, :, :BAGS].astype(jnp.float32).sum(1), 0.0).sum(0),
    )


def advantages(table: TrainingTable, weights: Weights, tables: Tables, steps: Steps, decay: float) -> Array:
    """Generalised advantage estimation for each seat: how much better it went than expected, [time, table, channel].

    Between two steps of a seat the others move; what is expected for a seat is carried back to the step it took.
    """
    seats = jnp.arange(table.players)  # mapped over, not unrolled: each seat would be compiled anew
    after = jnp.moveaxis(jax.lax.map(lambda seat: _expected_value(table, weights, tables, seat), seats), 0, 1)
    nothing = jnp.zeros_like(after)

    def back(carry: tuple[Array, Array, Array], steps: Any) -> tuple[tuple[Array, Array, Array], Array]:
        next_value, next_gain, reward = carry
        seat, is_over, outcome, values = steps
        over = is_over[:, None, None]
        next_value, next_gain = jnp.where(over, 0.0, next_value), jnp.where(over, 0.0, next_gain)
        reward = jnp.where(over, outcome, reward)
        here = (jnp.arange(table.players)[None] == seat[:, None])[:, :, None]

        def at_seat(array: Array) -> Array:
            return jnp.where(here, array, 0.0).sum(1)

        gain = at_seat(reward) + at_seat(next_value) - values + decay * at_seat(next_gain)
        next_value = jnp.where(here, values[:, None], next_value)
        next_gain = jnp.where(here, gain[:, None], next_gain)
        return (next_value, next_gain, jnp.where(here, 0.0, reward)), gain

    parts = (steps.seat, steps.is_over, steps.outcome, steps.values)
    return jax.lax.scan(back, (after, nothing, nothing), parts, reverse=True)[1]


def _expected_value(table: TrainingTable, weights: Weights, tables: Tables, seat: Array) -> Array:
    """What one seat of every table expects now."""
    seats = jnp.broadcast_to(seat, tables.who.shape[:1])
    observation, aim = table.observe(tables.states, seats), _of_seat(tables.aims, seats)
    known = value(weights, table.rows, observation, aim, table.truth(tables.states, seats))
    return jnp.concatenate([known[:, None], answer(weights, table.rows, observation, aim).forecast[:, 1:]], 1)


class Batch(NamedTuple):
    """Steps to learn from, [step, ...]."""

    steps: Steps
    gain: Array
    returns: Array


class Pace(NamedTuple):
    """What changes along a run."""

    entropy: Array
    policy: Array
    """0 while only critic and forecast learn, then 1."""


class Losses(NamedTuple):
    """Parts of the loss, for the log."""

    policy: Array
    critic: Array
    forecast: Array
    entropy: Array
    pull: Array
    drift: Array
    """How far the policy moved from the one that played, as a mean log ratio squared."""


def loss(
    weights: Weights, magnet: Weights, rows: Rows, batch: Batch, config: TrainingConfig, pace: Pace
) -> tuple[Array, Losses]:
    steps = batch.steps
    said = answer(weights, rows, steps.observation, steps.aim, steps.advised)
    log_all = jax.nn.log_softmax(jnp.where(steps.mask, said.logits, ILLEGAL))
    log_chance = jnp.take_along_axis(log_all, steps.step.astype(jnp.int32)[:, None], 1)[:, 0]
    share = steps.is_learned.astype(jnp.float32)
    total = jnp.maximum(share.sum(), 1.0)

    def mean(array: Array) -> Array:
        """Over the learner's steps alone."""
        return (array * share).sum() / total

    gain = batch.gain[:, 0]
    gain = (gain - mean(gain)) / (jnp.sqrt(mean((gain - mean(gain)) ** 2)) + 1e-6)
    ratio = jnp.exp(log_chance - steps.log_chance)
    clipped = jnp.clip(ratio, 1 - config.clip, 1 + config.clip)
    policy = -mean(jnp.minimum(ratio * gain, clipped * gain))
    known = value(weights, rows, steps.observation, steps.aim, steps.truth)
    critic = mean((known - batch.returns[:, 0]) ** 2)
    forecast = mean(((said.forecast - batch.returns) ** 2).sum(-1))
    chances = jnp.exp(log_all)
    entropy = mean(-jnp.where(steps.mask, chances * log_all, 0.0).sum(-1))
    pull = _pull(magnet, rows, steps, chances, log_all, mean) if config.magnet else jnp.float32(0)
    drift = mean((log_chance - steps.log_chance) ** 2)
    steering = policy - pace.entropy * entropy + config.magnet * pull
    whole = pace.policy * steering + 0.5 * critic + config.forecast * forecast
    return whole, Losses(policy, critic, forecast, entropy, pull, drift)


def _pull(
    magnet: Weights, rows: Rows, steps: Steps, chances: Array, log_all: Array, mean: Callable[[Array], Array]
) -> Array:
    """Magnetic mirror descent: how far the policy is from a slower one, as a Kullback-Leibler divergence."""
    logits = answer(magnet, rows, steps.observation, steps.aim, steps.advised).logits
    slow = jax.nn.log_softmax(jnp.where(steps.mask, logits, ILLEGAL))
    return mean(jnp.where(steps.mask, chances * (log_all - slow), 0.0).sum(-1))


def optimiser(config: TrainingConfig) -> optax.GradientTransformation:
    return optax.chain(
        optax.clip_by_global_norm(0.5),
        optax.inject_hyperparams(optax.adam)(learning_rate=config.learning_rate, eps=1e-7),
    )


def learn(
    table: TrainingTable,
    config: TrainingConfig,
    weights: Weights,
    magnet: Weights,
    momentum: Any,
    steps: Steps,
    gain: Array,
    pace: Pace,
    key: Array,
) -> tuple[Weights, Any, Losses]:
    """Some epochs of minibatches over a rollout."""
    flat = jax.tree.map(lambda array: array.reshape((-1, *array.shape[2:])), (steps, gain))
    batch = Batch(flat[0]._replace(outcome=jnp.zeros(())), flat[1], flat[1] + flat[0].values)
    size = config.minibatch
    count = batch.gain.shape[0] // size
    order = jnp.concatenate([jax.random.permutation(one, count) for one in jax.random.split(key, config.epochs)])
    teacher = optimiser(config)

    def one(carry: tuple[Weights, Any], place: Array) -> tuple[tuple[Weights, Any], Losses]:
        weights, momentum = carry
        piece = jax.tree.map(
            lambda array: jax.lax.dynamic_slice_in_dim(array, place * size, size) if array.ndim else array, batch
        )
        gradient, losses = jax.grad(loss, has_aux=True)(weights, magnet, table.rows, piece, config, pace)
        change, momentum = teacher.update(gradient, momentum, weights)
        return (optax.apply_updates(weights, change), momentum), losses

    (weights, momentum), losses = jax.lax.scan(one, (weights, momentum), order)
    return weights, momentum, jax.tree.map(jnp.mean, losses)


def iteration(table: TrainingTable, config: TrainingConfig) -> Any:
    """One compiled iteration at one kind of table."""

    @partial(jax.jit, donate_argnums=(1, 4))
    def iterate(
        weights: Weights,
        momentum: Any,
        magnet: Weights,
        foes: Foes,
        tables: Tables,
        pace: Pace,
        key: Array,
    ) -> tuple[Weights, Any, Tables, Seen, Losses]:
        playing, learning = jax.random.split(key)
        tables, steps, seen = rollout(table, config, weights, foes, tables, playing)
        gain = advantages(table, weights, tables, steps, config.decay)
        weights, momentum, losses = learn(table, config, weights, magnet, momentum, steps, gain, pace, learning)
        return weights, momentum, tables, seen, losses

    return iterate
