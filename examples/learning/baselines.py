"""Learning curves of the small policy at tables of three to six, with seeds and standard errors: a baseline to beat.

    pip install 'nottingham[gymnasium]'
    python examples/learning/baselines.py first-3 second-4        # tables; five of them if none is named

For each table: how many points the learner is ahead of the average opponent, before it learns and after so many games
of training, over games it has not seen. Every figure is the mean over all seeds and games, with its standard error.
"""

from __future__ import annotations

import sys

import gymnasium
import numpy as np
from train_a_merchant import ENV, Policy, play, train

SEEDS = (0, 1, 2)
TABLES = ("first-3", "first-4", "first-5", "second-4", "second-6")
CURVE = (0, 120, 240, 480)
JUDGING = 40


def curve(table: str, opponents: str = "random", *, goals: tuple[int, ...] = CURVE, judging: int = JUDGING) -> None:
    edition, _, players = table.partition("-")
    rewards: dict[int, list[float]] = {goal: [] for goal in goals}
    for seed in SEEDS:
        env = gymnasium.make(ENV, players=int(players), edition=edition, opponents=opponents)
        policy, done = Policy(env), 0
        for goal in goals:
            train(env, policy, goal - done, seed=1000 * seed + done)
            done = goal
            rng = np.random.default_rng(seed)
            rewards[goal] += [play(env, policy, rng, 1_000_000 + 1000 * seed + game)[0] for game in range(judging)]
    told = "  ".join(f"{goal}: {np.mean(r):+.1f} ± {np.std(r) / len(r) ** 0.5:.1f}" for goal, r in rewards.items())
    print(f"{players} players, {edition} edition, against {opponents}: {told}", flush=True)


if __name__ == "__main__":
    for name in sys.argv[1:] or TABLES:
        curve(name)
