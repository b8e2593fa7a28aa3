"""Lockstep: the referee and the arrays play the same game, and after every step everything is equal."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from math import inf
from random import Random
from typing import Any, NamedTuple

import jax
import jax.numpy as jnp
import numpy as np
import numpy.typing as npt

from nottingham import outcome
from nottingham.encoding.observation import Observer
from nottingham.encoding.setting import reward_named
from nottingham.encoding.stepwise_game import StepwiseGame
from nottingham.research.vector import chance, game, legal, observation, scoring
from nottingham.research.vector.blueprint import Blueprint
from nottingham.research.vector.env import VectorEnv, VectorState
from nottingham.research.vector.lane import FINISHED, Lane
from nottingham.research.vector.rows import Array
from nottingham.rules.engine.chance import MASK, draw
from nottingham.rules.floor import Floor

Policy = Callable[[Blueprint, Sequence[int], Random], int]


class Difference(AssertionError):
    """The two engines do not agree."""


class Looks(NamedTuple):
    """What the arrays say of a game."""

    seat: int
    mask: npt.NDArray[np.bool_]
    observations: npt.NDArray[Any]
    """By seat."""
    is_over: bool
    rewards: npt.NDArray[np.float32]
    """By reward, then seat; of no meaning before the end."""


class Plain:
    """The arrays, one game at a time, as they are (inside `with_numpy`)."""

    def __init__(self, plan: Blueprint) -> None:
        self.plan = plan

    def start(self, seed: int) -> Lane:
        return game.started(self.plan, chance.words_of(seed))  # type: ignore[arg-type]

    def step(self, lane: Lane, step: int) -> Lane:
        return game.settled(self.plan, game.stepped(self.plan, lane, np.asarray(step)))  # type: ignore[arg-type]

    def look(self, lane: Lane) -> Looks:
        return looked(self.plan, lane)


def looked(plan: Blueprint, lane: Lane) -> Looks:
    seen = [observation.observed(plan, lane, np.asarray(seat)) for seat in range(plan.players)]  # type: ignore[arg-type]
    points = [scoring.rewards(plan, lane, name) for name in ("margin", "points", "win")]
    return Looks(
        int(lane.seat),
        np.asarray(legal.mask(plan, lane)),
        np.stack(seen),
        bool(lane.phase == FINISHED),
        np.stack(points),
    )


class Match:
    """One game of the referee, with the eyes of every seat, to hold the arrays against."""

    def __init__(self, plan: Blueprint, seed: int) -> None:
        self.plan = plan
        self.seed = seed
        self.floor = Floor.seeded(seed, plan.offers_per_bag, has_clock=plan.has_clock, has_pledges=plan.has_pledges)
        self.sitting = StepwiseGame(plan.vocabulary, seed, self.floor)
        self.observers = [Observer(plan.layout, seat) for seat in range(plan.players)]
        self.trail: list[int] = []

    def compare(self, looks: Looks) -> None:
        sitting = self.sitting
        if looks.is_over != sitting.is_over:
            self.differ(f"over: {looks.is_over}, but {sitting.is_over}")
        if not sitting.is_over:
            if looks.seat != sitting.seat:
                self.differ(f"asked is {looks.seat}, but should be {sitting.seat}")
            self._compare_masks(looks.mask)
        for seat, observer in enumerate(self.observers):
            seen = observer.look(sitting)
            if not np.array_equal(seen, looks.observations[seat]):
                self._differ_in_sight(seat, seen, looks.observations[seat])
        if sitting.is_over:
            self.compare_rewards(("margin", "points", "win"), list(looks.rewards))

    def _compare_masks(self, mask: npt.NDArray[np.bool_]) -> None:
        names, may = self.plan.vocabulary.names, set(self.sitting.legal())
        can = set(map(int, np.nonzero(mask)[0]))
        if may != can:
            lost, found = [names[one] for one in may - can], [names[one] for one in can - may]
            self.differ(f"lacks {sorted(lost)}, has {sorted(found)} too many")

    def _differ_in_sight(self, seat: int, seen: npt.NDArray[Any], got: npt.NDArray[Any]) -> None:
        places = np.nonzero(seen != got)[0]
        for segment in self.plan.layout.segments:
            inside = [place for place in places if segment.start <= place < segment.end]
            if inside:
                wrong = [(int(place - segment.start), float(seen[place]), float(got[place])) for place in inside[:8]]
                self.differ(f"seat {seat} sees wrongly in {segment.name} (place, should be, is): {wrong}")

    def compare_rewards(self, names: Sequence[str], rewards: Sequence[npt.NDArray[np.float32]]) -> None:
        scores = outcome(self.sitting.state)
        assert scores is not None
        for name, got in zip(names, rewards, strict=True):
            should = reward_named(name)(scores)
            if not np.allclose(should, got, rtol=0, atol=1e-4):
                self.differ(f"{name} should be {should}, is {got}")

    def differ(self, what: str) -> None:
        names = [self.plan.vocabulary.names[step] for step in self.trail[-12:]]
        public = self.sitting.state.public
        where = f"seed {self.seed}, step {len(self.trail)}, round {public.round}, {type(public.phase).__name__}"
        raise Difference(f"{where}: {what}; after {names}")

    def take(self, step: int) -> None:
        self.trail.append(step)
        self.sitting.take(step)


def seed_of(rng: Random) -> int:
    return rng.getrandbits(64) & MASK


def play(plan: Blueprint, policy: Policy, rng: Random, steps: int) -> int:
    """Whole games by NumPy until so many steps are through; how many there were."""
    engine, done = Plain(plan), 0
    while done < steps:
        match = Match(plan, seed_of(rng))
        lane = engine.start(match.seed)
        match.compare(engine.look(lane))
        while not match.sitting.is_over:
            step = policy(plan, match.sitting.legal(), rng)
            match.take(step)
            lane = engine.step(lane, step)
            match.compare(engine.look(lane))
            done += 1
    return done


QUICK_TO_COMPILE: dict[str, str | bool] = {
    "xla_backend_optimization_level": "0",
    "xla_llvm_disable_expensive_passes": True,
}
"""Lockstep waits for the referee anyway, so the arrays need not be fast here."""


class Compiled:
    """The arrays as a user runs them: a batch of games, stepped by the environment itself.

    With `auto_reset` the end of a game is judged by its rewards, and the game in its place by how it begins.
    """

    def __init__(self, env: VectorEnv, games: int, *, auto_reset: bool = False) -> None:
        self.env, self.games, self.auto_reset = env, games, auto_reset
        plan, seats = env.plan, jnp.arange(env.num_players)

        def looks(states: VectorState) -> tuple[Array, ...]:
            lane = states.lane
            seen = jax.vmap(lambda seat: observation.observed(plan, lane, seat))(seats)
            points = jnp.stack([scoring.rewards(plan, lane, name) for name in ("margin", "points", "win")])
            return states.current_player, states.legal_action_mask, seen, states.terminated, points

        words = jnp.zeros((games, 2), jnp.uint32)
        self.started = _compiled(jax.vmap(env.from_words), words)
        states, steps = self.started(words), jnp.zeros(games, jnp.int32)
        self.stepped = _compiled(
            lambda states, steps: env.step_many(states, steps, auto_reset=auto_reset), states, steps
        )
        self.looked = _compiled(jax.vmap(looks), states)

    def play(self, policies: Sequence[Policy], rng: Random, until: float = inf) -> int:
        """A batch of games in lockstep with the referee, the policies in turn; how many steps there were.

        Games are played to their end unless the clock runs out.
        """
        plan, done = self.env.plan, 0
        matches = [Match(plan, seed_of(rng)) for _ in range(self.games)]
        states = self.started(np.stack([chance.words_of(match.seed) for match in matches]))
        live = [True] * self.games
        while True:
            arrays = [np.asarray(array) for array in self.looked(states)]
            observed = np.asarray(states.observation)
            steps = np.zeros(self.games, np.int32)
            for place, match in enumerate(matches):
                if not live[place]:
                    continue
                looks = Looks(*(array[place] for array in arrays))
                if self.auto_reset and looks.is_over:
                    self._begun_anew(match, looks, np.asarray(states.rewards)[place])
                    live[place] = False
                    continue
                match.compare(looks)
                np.testing.assert_array_equal(observed[place], looks.observations[looks.seat], "handed out")
                live[place] = not match.sitting.is_over
                if live[place]:
                    steps[place] = policies[place % len(policies)](plan, match.sitting.legal(), rng)
                    match.take(int(steps[place]))
            if not any(live) or time.time() > until:
                return done
            done += sum(live)
            states = self.stepped(states, steps)

    def _begun_anew(self, match: Match, looks: Looks, paid: npt.NDArray[np.float32]) -> None:
        """The old game is over and was paid for; the new one is dealt from the chance that was left in it."""
        if not match.sitting.is_over:
            match.differ("over, but should go on")
        match.compare_rewards([self.env.reward], [paid])
        begun = Match(self.env.plan, draw(match.sitting.floor.chance)[1])
        begun.compare(looks._replace(is_over=False))


def _compiled(function: Callable[..., Any], *arguments: Any) -> Callable[..., Any]:
    compiled: Callable[..., Any] = jax.jit(function).lower(*arguments).compile(compiler_options=QUICK_TO_COMPILE)
    return compiled
