"""Imitation (behaviour cloning): games of bots as steps of the encoding, and a network that learns to take them.

A game is kept as its seed and its steps. The vectorised engine plays it again from these two, so the observations
need not be kept: a thousand games are less than a megabyte.
"""

from __future__ import annotations

from concurrent.futures import Executor, Future
from contextlib import suppress
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import jax
import jax.numpy as jnp
import numpy as np
import optax

from nottingham.bots.simulate import Players, game_seeds
from nottingham.encoding.paths import NoPath, path_to, take_path
from nottingham.encoding.stepwise_game import StepwiseGame
from nottingham.encoding.vocabulary import Vocabulary
from nottingham.research.learning.aims import utilities
from nottingham.research.learning.config import ImitationConfig, TableConfig
from nottingham.research.learning.network import Weights, answer, value
from nottingham.research.learning.tables import TrainingTable
from nottingham.rules.engine.ruleset import Ruleset
from nottingham.rules.rulebook import compose

ILLEGAL = -1e9
GAMES_AT_A_TIME = 25
WINNING = (1.0, 0.0, 0.0, 0.0)
"""The aim under which a bot is imitated."""


class StepGame(NamedTuple):
    """One game as the steps of its seats."""

    seed: int
    steps: tuple[int, ...]


def steps_of_game(ruleset: Ruleset, bots: tuple[str, ...], seed: int) -> StepGame:
    """Bots play one game step by step; raises NoPath where one of them says what has no steps."""
    sitting = StepwiseGame(Vocabulary(ruleset), seed)
    players = Players(ruleset, bots, seed)
    players.hear(sitting.opening)
    taken: list[int] = []
    while sitting.turn is not None:
        steps, happened = take_path(sitting, path_to(sitting, players.answer(sitting.turn)))
        taken += steps
        players.hear(happened)
    return StepGame(seed, tuple(taken))


class GamesWanted(NamedTuple):
    """Games to be played by bots, as a worker process is told of them."""

    edition: str
    players: int
    options: tuple[str, ...]
    bots: tuple[str, ...]
    seeds: tuple[int, ...]


def bot_games(wanted: GamesWanted) -> list[StepGame]:
    """Games of line-ups drawn from these bots; those that cannot be told in steps are left out."""
    ruleset = compose(wanted.edition, wanted.players, wanted.options)
    games: list[StepGame] = []
    for seed in wanted.seeds:
        lineup = tuple(Random(seed).choices(wanted.bots, k=ruleset.players))
        with suppress(NoPath):
            games.append(steps_of_game(ruleset, lineup, seed))
    return games


def play_games(table: TableConfig, wanted: ImitationConfig, pool: Executor) -> list[Future[list[StepGame]]]:
    """Let worker processes play all games of one kind of table, some at a time."""
    seeds = list(game_seeds(wanted.seed, wanted.games * table.share))
    pieces = [tuple(seeds[start : start + GAMES_AT_A_TIME]) for start in range(0, len(seeds), GAMES_AT_A_TIME)]
    kind = table.edition, table.players, table.options, wanted.bots
    return [pool.submit(bot_games, GamesWanted(*kind, piece)) for piece in pieces]


def save_games(path: Path, games: list[StepGame]) -> None:
    """Seeds, lengths, and all steps one behind the other."""
    np.savez_compressed(
        path,
        seeds=np.array([game.seed for game in games], np.uint64),
        lengths=np.array([len(game.steps) for game in games], np.int32),
        steps=np.concatenate([np.array(game.steps, np.int16) for game in games]),
    )


class GameTable(NamedTuple):
    """Games side by side: seeds [game], steps [game, time], -1 where a game is over."""

    seeds: np.ndarray[Any, np.dtype[np.uint64]]
    steps: np.ndarray[Any, np.dtype[np.int16]]


def load_games(path: Path) -> GameTable:
    with np.load(path) as file:
        seeds, lengths, flat = file["seeds"], file["lengths"], file["steps"]
    steps = np.full((len(seeds), int(lengths.max())), -1, np.int16)
    ends = np.cumsum(lengths)
    for row, (end, length) in enumerate(zip(ends, lengths, strict=True)):
        steps[row, :length] = flat[end - length : end]
    return GameTable(seeds, steps)


class Lessons(NamedTuple):
    """Steps to be imitated, [step, ...]; a step of -1 is none."""

    observation: Any
    mask: Any
    truth: Any
    step: Any
    outcome: Any
    """What the game was worth to the seat that took the step, by channel."""


def lessons(table: TrainingTable, games: GameTable) -> Lessons:
    """Play games again in the vectorised engine, and keep what the seats saw."""

    @jax.jit
    def replay(states: Any, steps: Any) -> Lessons:
        def at(states: Any, step: Any) -> Any:
            step = step.astype(jnp.int32)
            seat = states.current_player
            kept = states.observation, states.legal_action_mask, table.truth(states, seat), step, seat
            anything = jnp.argmax(states.legal_action_mask, -1).astype(jnp.int32)
            after, is_over, points, gold = table.step(states, jnp.where(step >= 0, step, anything))
            return after, (*kept, is_over & (step >= 0), points, gold)

        _, (seen, masks, truths, taken, seats, over, points, gold) = jax.lax.scan(at, states, steps.T)
        aims = jnp.broadcast_to(jnp.asarray(WINNING), (*points.shape[1:], len(WINNING)))
        final = jnp.where(over[:, :, None], points, 0.0).sum(0), jnp.where(over[:, :, None], gold, 0.0).sum(0)
        worth = utilities(*final, aims, jnp)
        outcome = jnp.take_along_axis(worth[None], seats[:, :, None, None], 2)[:, :, 0]
        flat = [array.reshape((-1, *array.shape[2:])) for array in (seen, masks, truths, taken, outcome)]
        return Lessons(*flat)

    found: Lessons = replay(table.deal(games.seeds), jnp.asarray(games.steps))
    return found


def cloner(table: TrainingTable, teacher: optax.GradientTransformation, size: int, count: int) -> Any:
    """A compiled epoch over lessons: so many minibatches, drawn at random; policy, critic and forecast all learn."""

    def loss(weights: Weights, lesson: Lessons) -> tuple[Any, Any]:
        aim = jnp.broadcast_to(jnp.asarray(WINNING), (size, len(WINNING)))
        said = answer(weights, table.rows, lesson.observation, aim)
        logits = jnp.where(lesson.mask, said.logits, ILLEGAL)
        live = (lesson.step >= 0).astype(jnp.float32)
        total = jnp.maximum(live.sum(), 1.0)
        chosen = jnp.maximum(lesson.step, 0)[:, None]
        log_chance = jnp.take_along_axis(jax.nn.log_softmax(logits), chosen, 1)[:, 0]
        known = value(weights, table.rows, lesson.observation, aim, lesson.truth)
        missed = 0.5 * (known - lesson.outcome[:, 0]) ** 2 + 0.25 * ((said.forecast - lesson.outcome) ** 2).sum(-1)
        right = ((jnp.argmax(logits, -1) == lesson.step) * live).sum() / total
        return ((missed - log_chance) * live).sum() / total, right

    @jax.jit
    def epoch(weights: Weights, momentum: Any, lesson: Lessons, key: Any) -> Any:
        def one(carry: Any, key: Any) -> Any:
            weights, momentum = carry
            places = jax.random.randint(key, (size,), 0, lesson.step.shape[0])
            piece = jax.tree.map(lambda array: jnp.take(array, places, axis=0), lesson)
            gradient, right = jax.grad(loss, has_aux=True)(weights, piece)
            change, momentum = teacher.update(gradient, momentum, weights)
            return (optax.apply_updates(weights, change), momentum), right

        (weights, momentum), right = jax.lax.scan(one, (weights, momentum), jax.random.split(key, count))
        return weights, momentum, right[-20:].mean()

    return epoch
