"""Sparring: PPO against the bots themselves, who play on processor cores while the accelerator learns.

What self-play left is taken up with a counsel at its side (`network.new_counsel`): at each step it hears what the
Steward would do, and learns when to do otherwise. So it begins as strong as he is.

While one iteration's games are learned from, the next one's are already being played with the weights of before: each
step's chance is worked out again with the weights that it was taken with.
"""

from __future__ import annotations

import json
import time
from collections.abc import Callable
from concurrent.futures import Executor, Future, ProcessPoolExecutor
from functools import partial
from multiprocessing import get_context
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import jax
import jax.numpy as jnp
import numpy as np
from msgspec.structs import replace

from nottingham.bots.network.inputs import FeatureNames, all_names
from nottingham.research.learning import checkpoint as files
from nottingham.research.learning import ppo
from nottingham.research.learning.actors import Experience, joined, play_task, tasks
from nottingham.research.learning.aims import MARGIN_UNIT
from nottingham.research.learning.config import SparringConfig, TrainingConfig
from nottingham.research.learning.network import Array, Rows, Weights, answer, new_counsel, value
from nottingham.research.learning.truths import all_truth_names

Report = Callable[[dict[str, Any]], None]
FOLDER = "sparring"
MOST_SEEN, MOST_CHOICES, MOST_TRUTHS = 384, 128, 96
"""Room for what is not zero, in arrays of a fixed width."""


class Lesson(NamedTuple):
    """Steps to learn from, [step, ...], as the accelerator is sent them: places that are not used are past the end."""

    seen_places: Any
    seen_numbers: Any
    choice_places: Any
    truth_places: Any
    truth_numbers: Any
    step: Any
    advised: Any
    flags: Any
    aim: Any
    is_learned: Any


class Sizes(NamedTuple):
    """How many names the network knows of each sort."""

    inputs: int
    outputs: int
    truths: int


def padded(counts: Any, flat: Any, width: int, fill: int) -> Any:
    """Runs of places or numbers as rows of one width."""
    if counts.max(initial=0) > width:
        raise ValueError(f"{counts.max()} numbers have no room in {width}")
    rows = np.full((len(counts), width), fill, np.float16 if flat.dtype == np.float16 else np.int32)
    rows[np.arange(width)[None] < counts[:, None]] = flat
    return rows


def lesson_of(found: Experience, sizes: Sizes) -> Lesson:
    return Lesson(
        padded(found.seen, found.seen_places, MOST_SEEN, sizes.inputs).astype(np.uint16),
        padded(found.seen, found.seen_numbers, MOST_SEEN, 0),
        padded(found.choices, found.choice_places, MOST_CHOICES, sizes.outputs).astype(np.uint16),
        padded(found.truths, found.truth_places, MOST_TRUTHS, sizes.truths).astype(np.uint16),
        padded(found.truths, found.truth_numbers, MOST_TRUTHS, 0).astype(np.uint8),
        found.step.astype(np.int32),
        found.advised.astype(np.int32),
        found.flags.astype(np.float32),
        found.aim.astype(np.float32),
        np.ones(len(found.step), bool),
    )


def sliced(lesson: Any, places: Any) -> Any:
    return jax.tree.map(lambda array: array[places], lesson)


def steps_of(lesson: Lesson, sizes: Sizes, values: Array, log_chance: Array) -> tuple[Rows, ppo.Steps]:
    """The same with every zero in its place, as the network wants it."""
    line = jnp.arange(lesson.step.shape[0])[:, None]

    def dense(width: int, places: Array, numbers: Array) -> Array:
        whole = jnp.zeros((places.shape[0], width + 1), jnp.bfloat16)
        return whole.at[line, places.astype(jnp.int32)].set(numbers.astype(jnp.bfloat16))[:, :width]

    rows = Rows(
        np.arange(sizes.inputs),
        np.ones(sizes.inputs, np.float32),
        np.arange(sizes.outputs),
        np.arange(sizes.truths),
        lesson.flags,  # the kinds of table are mixed
    )
    nothing = jnp.zeros(())
    steps = ppo.Steps(
        observation=dense(sizes.inputs, lesson.seen_places, lesson.seen_numbers),
        mask=dense(sizes.outputs, lesson.choice_places, jnp.ones(lesson.choice_places.shape)) > 0,
        aim=lesson.aim,
        truth=dense(sizes.truths, lesson.truth_places, lesson.truth_numbers),
        seat=nothing,
        is_learned=lesson.is_learned,
        step=lesson.step,
        log_chance=log_chance,
        values=values,
        is_over=nothing,
        outcome=nothing,
        advised=lesson.advised,
    )
    return rows, steps


class Judgement(NamedTuple):
    """What the network thought of each step when it was taken."""

    values: Any
    """[step, channel]"""
    log_chance: Any


def judge(sizes: Sizes, acting: Weights, weights: Weights, lesson: Lesson) -> Judgement:
    """The value of each position by the weights of now, the chance of each step by those that took it."""
    rows, steps = steps_of(lesson, sizes, jnp.zeros(()), jnp.zeros(()))
    known = value(weights, rows, steps.observation, steps.aim, steps.truth)
    forecast = answer(weights, rows, steps.observation, steps.aim, steps.advised).forecast
    logits = answer(acting, rows, steps.observation, steps.aim, steps.advised).logits
    log_all = jax.nn.log_softmax(jnp.where(steps.mask, logits, ppo.ILLEGAL))
    log_chance = jnp.take_along_axis(log_all, steps.step[:, None], 1)[:, 0]
    return Judgement(jnp.concatenate([known[:, None], forecast[:, 1:]], 1), log_chance)


def gains(lengths: Any, outcome: Any, values: Any, decay: float) -> Any:
    """Generalised advantage estimation over whole games: [step, channel]. Nothing is earned before a game's end."""
    longest = int(lengths.max())
    is_step = np.arange(longest)[None] < lengths[:, None]
    table = np.zeros((len(lengths), longest, values.shape[1]), np.float32)
    table[is_step] = values
    found = np.zeros_like(table)
    gain = np.zeros_like(outcome)
    after = np.zeros_like(outcome)
    for place in range(longest - 1, -1, -1):
        is_last = (lengths - 1 == place)[:, None]
        here = table[:, place]
        gain = np.where(is_last, outcome - here, after - here + decay * gain)
        found[:, place] = gain
        after = here
    return found[is_step]


def learner(config: SparringConfig, whole: TrainingConfig, sizes: Sizes) -> Any:
    """A compiled step of learning from one minibatch."""
    settings = replace(whole, clip=config.clip, magnet=config.magnet, forecast=config.forecast)
    teacher = ppo.optimiser(settings)

    @partial(jax.jit, donate_argnums=(0, 1))
    def learn(
        weights: Weights, momentum: Any, magnet: Weights, lesson: Lesson, judged: Judgement, gain: Array, pace: ppo.Pace
    ) -> Any:
        rows, steps = steps_of(lesson, sizes, judged.values, judged.log_chance)
        batch = ppo.Batch(steps, gain, gain + judged.values)
        gradient, losses = jax.grad(ppo.loss, has_aux=True)(weights, magnet, rows, batch, settings, pace)
        change, momentum = teacher.update(gradient, momentum, weights)
        weights = jax.tree.map(lambda one, by: one + by, weights, change)
        return weights, momentum, losses

    return learn


class Sparring:
    """The last part of a training run."""

    def __init__(self, whole: TrainingConfig, folder: Path, report: Report) -> None:
        assert whole.sparring is not None
        self.whole, self.config, self.report = whole, whole.sparring, report
        self.folder = folder / FOLDER
        self.folder.mkdir(parents=True, exist_ok=True)
        rulesets = whole.rulesets + tuple(table.ruleset for table in self.config.tables_of)
        self.names: FeatureNames = all_names(rulesets)
        self.truths = all_truth_names(rulesets)
        self.sizes = Sizes(len(self.names.inputs), len(self.names.outputs), len(self.truths))
        found = files.load(self.folder, self.names, self.truths)
        if found is None:
            begun = files.load_wider(folder, self.names, self.truths)
            weights = new_counsel(begun, self.config.trust)
            found = files.Checkpoint(0, 0, 0, 0.0, weights, None, [])
        self.iteration, self.steps, self.games, self.seconds = found[:4]
        self.weights: Weights = jax.tree.map(jnp.array, found.weights)
        magnet = found.clone or files.policy_of(found.weights)
        self.magnet: Weights = jax.tree.map(jnp.array, magnet)
        """Where sparring began: the policy is held near it."""
        self.kept = found.pool
        self.chance = Random(f"{self.config.seed}/{self.iteration}")

    @property
    def log(self) -> Path:
        return self.folder / files.LOG

    @property
    def is_done(self) -> bool:
        return self.iteration >= self.config.iterations

    def go(self, seconds: float, processes: int | None = None) -> None:
        """Train for so long, or until the last iteration."""
        if self.is_done:
            return
        files.cut_log(self.log, self.iteration)
        config = self.config
        deadline = time.monotonic() + seconds
        learn = learner(config, self.whole, self.sizes)
        judged = jax.jit(partial(judge, self.sizes))
        momentum = ppo.optimiser(self.whole).init(self.weights)
        with ProcessPoolExecutor(processes, mp_context=get_context("spawn")) as pool:
            acting = files.policy_of(jax.tree.map(jnp.copy, self.weights))
            playing = self._submit(pool)
            while self.iteration < config.iterations and time.monotonic() < deadline:
                begun = time.monotonic()
                later_acting = files.policy_of(jax.tree.map(jnp.copy, self.weights))
                later = self._submit(pool)
                found = joined(future.result() for future in playing)
                momentum, losses = self._learn(found, acting, judged, learn, momentum)
                playing, acting = later, later_acting
                self.iteration += 1
                self._log(found, losses, time.monotonic() - begun)
                if self.iteration % config.keep_every == 0:
                    self.kept.append(files.policy_of(jax.tree.map(np.asarray, self.weights)))
                if self.iteration % config.checkpoint_every == 0:
                    self.save()
            pool.shutdown(cancel_futures=True)
        self.save()

    def _submit(self, pool: Executor) -> list[Future[Experience]]:
        """Let the workers begin the games of one iteration, with the weights of now."""
        path = self.folder / f"acting-{self.iteration % 3}-{time.time_ns()}.npz"
        for old in sorted(self.folder.glob("acting-*.npz"), key=lambda one: one.stat().st_mtime)[:-2]:
            old.unlink()
        files.save_policy(path, self.weights, self.names)
        return [pool.submit(play_task, task) for task in tasks(self.config, path, self.truths, self.chance)]

    def _learn(self, found: Experience, acting: Weights, judged: Any, learn: Any, momentum: Any) -> Any:
        config, size = self.config, self.config.minibatch
        lesson = lesson_of(found, self.sizes)
        count = len(found.step)
        rest = -count % size
        whole = np.concatenate([np.arange(count), np.arange(rest) % count])
        pieces = [judged(acting, self.weights, sliced(lesson, part)) for part in whole.reshape(-1, size)]
        thought = Judgement(
            *(np.concatenate([np.asarray(one) for one in parts])[:count] for parts in zip(*pieces, strict=True))
        )
        gain = gains(found.lengths, found.outcome, thought.values, config.decay)
        share = self.iteration / config.iterations
        rate = config.learning_rate + share * (config.learning_rate_end - config.learning_rate)
        momentum[1].hyperparams["learning_rate"] = jnp.float32(rate)
        pace = ppo.Pace(jnp.float32(config.entropy), jnp.float32(self.iteration >= config.critic_first))
        lossy = []
        random = np.random.default_rng(self.iteration)
        for _ in range(config.epochs):
            order = random.permutation(count)
            for start in range(0, max(count - size, 0) + 1, size):
                part = np.resize(order[start : start + size], size)
                self.weights, momentum, losses = learn(
                    self.weights,
                    momentum,
                    self.magnet,
                    sliced(lesson, part),
                    sliced(thought, part),
                    gain[part],
                    pace,
                )
                lossy.append(losses)
        return momentum, jax.tree.map(lambda *parts: float(np.mean(parts)), *lossy)

    def _log(self, found: Experience, losses: Any, seconds: float) -> None:
        """A line for each kind of table at which the learner sat alone among bots."""
        self.steps += len(found.step)
        self.games += len(found.lengths)
        self.seconds += seconds
        advised = found.advised >= 0
        common = {
            "minutes": round(self.seconds / 60, 2),
            "million_steps": round(self.steps / 1e6, 3),
            "games": self.games,
            "games_per_second": round(len(found.lengths) / seconds, 1),
            "followed": round(float((found.step == found.advised)[advised].mean()), 4),
            "entropy": round(losses.entropy, 4),
            "critic_loss": round(losses.critic, 4),
            "forecast_loss": round(losses.forecast, 4),
            "pull": round(losses.pull, 4),
            "drift": round(losses.drift, 5),
        }
        with self.log.open("a", encoding="utf-8") as log:
            for place, table in enumerate(self.config.tables_of):
                here = found.is_alone & (found.table == place)
                if here.any():
                    _, won, margin = found.outcome[here].mean(0)
                    line = {
                        "iteration": self.iteration,
                        "table": table.name,
                        "won_alone": round(float(won), 3),
                        "margin": round(float(margin) * MARGIN_UNIT, 1),
                        **common,
                    }
                    self.report(line)
                    log.write(json.dumps(line) + "\n")

    def save(self) -> None:
        found = files.Checkpoint(
            self.iteration, self.steps, self.games, self.seconds, self.weights, self.magnet, self.kept
        )
        files.save(self.folder, self.names, self.truths, found)
