"""The training loop: imitate, then play against oneself and one's past, at several kinds of tables in turn.

    run = Training(read_config(path), folder)
    run.go(seconds=480)

It goes on from the last checkpoint in the folder, and appends to its log.
"""

from __future__ import annotations

import json
import time
from collections.abc import Callable
from concurrent.futures import Future, ProcessPoolExecutor, ThreadPoolExecutor
from multiprocessing import get_context
from pathlib import Path
from random import Random
from typing import Any

import jax
import jax.numpy as jnp
import numpy as np
import optax

from nottingham.bots.network.inputs import all_names
from nottingham.research.learning import checkpoint as files
from nottingham.research.learning import imitation, ppo
from nottingham.research.learning.config import ImitationConfig, TableConfig, TrainingConfig
from nottingham.research.learning.network import Size, Weights, new_weights
from nottingham.research.learning.tables import TrainingTable
from nottingham.research.learning.truths import all_truth_names

Report = Callable[[dict[str, Any]], None]


class Training:
    """A training run: configuration, folder, weights and the league."""

    def __init__(self, config: TrainingConfig, folder: Path, report: Report) -> None:
        self.config, self.folder, self.report = config, folder, report
        folder.mkdir(parents=True, exist_ok=True)
        self.names = all_names(config.rulesets)
        self.truths = all_truth_names(config.rulesets)
        self.tables = [TrainingTable(ruleset, self.names, self.truths) for ruleset in config.rulesets]
        self.key = jax.random.key(config.seed, impl="rbg")
        self.chance = Random(config.seed)
        self.iteration = self.steps = self.games = 0
        self.seconds = 0.0
        self.clone: Weights | None = None
        self.pool: list[Weights] = []
        found = files.load(folder, self.names, self.truths)
        if found is None:
            size = Size(config.width, len(self.names.inputs), len(self.names.outputs), len(self.truths))
            self.weights = new_weights(jax.random.key(config.seed), size)
        else:
            self.iteration, self.steps, self.games, self.seconds = found[:4]
            self.weights = jax.tree.map(jnp.asarray, found.weights)
            self.clone = None if found.clone is None else jax.tree.map(jnp.asarray, found.clone)
            self.pool = [jax.tree.map(jnp.asarray, past) for past in found.pool]

    @property
    def log(self) -> Path:
        return self.folder / files.LOG

    def next_key(self) -> Any:
        self.key, key = jax.random.split(self.key)
        return key

    # --- imitation

    def games_path(self, table: TableConfig) -> Path:
        return self.folder / f"games-{table.name}.npz"

    def play_bot_games(self) -> None:
        """Let the bots play what is to be imitated, where it is not there yet, on every core."""
        wanted = self.config.imitation
        if wanted is None or self.clone is not None:
            return
        missing = [one for one in self.config.tables_of[: wanted.tables] if not self.games_path(one).exists()]
        with ProcessPoolExecutor(mp_context=get_context("spawn")) as pool:
            begun = [imitation.play_games(table, wanted, pool) for table in missing]
            for table, pieces in zip(missing, begun, strict=True):
                games = [game for piece in pieces for game in piece.result()]
                imitation.save_games(self.games_path(table), games)
                self.report({"played": table.name, "games": len(games)})

    def imitate(self) -> None:
        """Learn to play like the bots; the result is where self-play begins, and a foe for ever.

        Without bots to imitate that foe is the network as it was born, which does anything.
        """
        if self.clone is None:
            if self.config.imitation is not None:
                self._learn_from_bots(self.config.imitation)
            self.clone = files.policy_of(jax.tree.map(jnp.copy, self.weights))

    def _learn_from_bots(self, wanted: ImitationConfig) -> None:
        rate = optax.cosine_decay_schedule(wanted.learning_rate, wanted.epochs * wanted.minibatches * wanted.tables)
        teacher = optax.chain(optax.clip_by_global_norm(1.0), optax.adam(rate))
        momentum = teacher.init(self.weights)
        tables = self.tables[: wanted.tables]
        kinds = self.config.tables_of[: wanted.tables]
        epochs = [imitation.cloner(table, teacher, wanted.minibatch, wanted.minibatches) for table in tables]
        lessons = [
            imitation.lessons(table, imitation.load_games(self.games_path(kind)))
            for table, kind in zip(tables, kinds, strict=True)
        ]
        for number in range(wanted.epochs):
            for kind, epoch, lesson in zip(kinds, epochs, lessons, strict=True):
                self.weights, momentum, right = epoch(self.weights, momentum, lesson, self.next_key())
                self.report({"imitating": kind.name, "epoch": number, "agreement": round(float(right), 3)})

    # --- self-play

    @property
    def is_done(self) -> bool:
        return self.iteration >= self.config.iterations

    def go(self, seconds: float) -> None:
        """Train for so long, or until the run's last iteration; compiling counts."""
        if self.is_done:
            return
        files.cut_log(self.log, self.iteration)
        deadline = time.monotonic() + seconds
        momentum = ppo.optimiser(self.config).init(self.weights)
        with ThreadPoolExecutor(len(self.tables)) as pool:  # compiling takes long, and needs no weights
            ready = [pool.submit(self._compile_iteration, table, momentum, self.next_key()) for table in self.tables]
            self.play_bot_games()
            self.imitate()
            self._loop(deadline, momentum, jax.tree.map(jnp.copy, self.weights), ready)
        self.save()

    def _compile_iteration(self, table: TrainingTable, momentum: Any, key: Any) -> Any:
        """A compiled iteration for one kind of table, and its tables."""
        tables = jax.jit(lambda key: ppo.begin(table, self.config, key))(key)
        policy = files.policy_of(self.weights)
        shapes = (
            self.weights,
            momentum,
            self.weights,
            ppo.Foes(policy, policy),
            tables,
            ppo.Pace(jnp.float32(0), jnp.float32(0)),
            key,
        )
        return ppo.iteration(table, self.config).lower(*shapes).compile(), tables

    def _loop(self, deadline: float, momentum: Any, magnet: Weights, ready: list[Future[Any]]) -> None:
        config = self.config
        turns = [place for place, table in enumerate(config.tables_of) for _ in range(table.share)]
        batches: dict[int, Any] = {}
        sums: dict[int, list[Any]] = {}
        saved = logged = time.monotonic()
        while not self.is_done and time.monotonic() < deadline:
            done = [place for place in turns if ready[place].done()] or turns[:1]
            place = done[self.iteration % len(done)]
            iterate, begun = ready[place].result()
            share = self.iteration / config.iterations
            rate = config.learning_rate + share * (config.learning_rate_end - config.learning_rate)
            momentum[1].hyperparams["learning_rate"] = jnp.float32(rate)
            entropy = jnp.float32(config.entropy + share * (config.entropy_end - config.entropy))
            pace = ppo.Pace(entropy, jnp.float32(self.iteration >= config.critic_first))
            self.weights, momentum, batches[place], seen, losses = iterate(
                self.weights, momentum, magnet, self._foes(), batches.get(place, begun), pace, self.next_key()
            )
            self.iteration += 1
            sums.setdefault(place, []).append((seen, losses))
            if self.iteration % config.pool_every == 0:
                self._remember_oneself()
            if config.magnet_every and self.iteration % config.magnet_every == 0:
                magnet = jax.tree.map(jnp.copy, self.weights)
            if self.iteration % config.log_every == 0:
                now = time.monotonic()
                self._log(sums, now - logged)
                sums, logged = {}, now
                if now - saved > config.checkpoint_seconds:
                    self.save()
                    saved = now

    def _foes(self) -> ppo.Foes:
        """Whom the learner meets in this iteration: the one that never changes, and a past self."""
        assert self.clone is not None
        return ppo.Foes(self.clone, self.chance.choice(self.pool) if self.pool else self.clone)

    def _remember_oneself(self) -> None:
        """A past self for the pool; when it is full, one that is not the oldest makes room."""
        self.pool.append(files.policy_of(jax.tree.map(jnp.copy, self.weights)))
        if len(self.pool) > self.config.pool:
            del self.pool[self.chance.randrange(1, len(self.pool) - 1)]

    def _log(self, sums: dict[int, list[Any]], seconds: float) -> None:
        config = self.config
        self.seconds += seconds
        for place, parts in sorted(sums.items()):
            seen, losses = jax.tree.map(lambda *arrays: np.sum(arrays, 0), *parts)
            _, honest, caught, paid, _ = seen.bags / max(seen.bags[0], 1)
            steps = len(parts) * config.tables * config.steps
            self.steps += steps
            self.games += int(seen.games)
            line = {
                "iteration": self.iteration,
                "table": config.tables_of[place].name,
                "minutes": round(self.seconds / 60, 2),
                "million_steps": round(self.steps / 1e6, 1),
                "steps_per_second": round(config.log_every * config.tables * config.steps / seconds),
                "games": self.games,
                "won_alone": round(float(seen.won_alone / max(seen.learner_alone, 1)), 3),
                "points": round(float(seen.points / max(seen.games, 1)), 1),
                "opened": round(float(honest + caught), 3),
                "caught": round(float(caught), 3),
                "paid": round(float(paid), 3),
                "entropy": round(float(seen.entropy / len(parts) / config.steps), 3),
                "talk_entropy": round(float(seen.talk_entropy / max(seen.talk_turns, 1)), 3),
                "critic_loss": round(float(losses.critic / len(parts)), 4),
                "forecast_loss": round(float(losses.forecast / len(parts)), 4),
                "drift": round(float(losses.drift / len(parts)), 5),
            }
            self.report(line)
            with self.log.open("a", encoding="utf-8") as log:
                log.write(json.dumps(line) + "\n")

    def save(self) -> None:
        found = files.Checkpoint(
            self.iteration, self.steps, self.games, self.seconds, self.weights, self.clone, self.pool
        )
        files.save(self.folder, self.names, self.truths, found)
