"""A best response, learned by policy gradient (REINFORCE) against three of a frozen bot, with nothing but numpy.

    python -m tests.soak.best_response steward_hard 600        # the bot, and seconds of processor time to train

It plays through the Gymnasium environment and sees all that a seat sees: a linear softmax over the legal steps.
What it wins above the fair share is a hole in the bot; that it wins nothing is no proof that there is none.
"""

from __future__ import annotations

import sys
import time
from typing import Any

import gymnasium
import numpy as np
import numpy.typing as npt

ENV = "nottingham.research.environments.gymnasium_env:Nottingham-v2"
GAMES_PER_UPDATE = 16
LEARNING_RATE = 0.02
FORGETTING = 0.9, 0.99
"""Of Adam."""
Floats = npt.NDArray[np.float64]


class LinearPolicy:
    """A score for each step from all numbers of the observation; the likelier the higher."""

    def __init__(self, steps: int, numbers: int) -> None:
        self.weights: Floats = np.zeros((steps, numbers + 1))

    def chances(self, steps: npt.NDArray[np.intp], seen: Floats) -> Floats:
        scores = self.weights[steps] @ seen
        raised: Floats = np.exp(scores - scores.max())
        chances: Floats = raised / raised.sum()
        return chances


def play(
    env: gymnasium.Env[Any, Any], policy: LinearPolicy, rng: np.random.Generator, seed: int
) -> tuple[float, bool, Floats]:
    """One game: the margin, whether it was won, and the direction in which every choice made becomes likelier."""
    gradient = np.zeros_like(policy.weights)
    sight, _ = env.reset(seed=seed)
    while True:
        steps = sight["action_mask"].nonzero()[0]
        seen = np.append(np.tanh(sight["observation"]), 1.0)
        chances = policy.chances(steps, seen)
        taken = int(rng.choice(len(steps), p=chances))
        surprise = -chances
        surprise[taken] += 1
        gradient[steps] += np.outer(surprise, seen)
        sight, reward, is_over, _, info = env.step(steps[taken])
        if is_over:
            return float(reward), info.get("place") == 1, gradient


def learned(
    bot: str, seconds: float, *, players: int = 4, edition: str = "second", seed: int = 0
) -> tuple[LinearPolicy, Any, int]:
    """A policy trained against a table full of one bot, its environment, and the games it took."""
    env = gymnasium.make(ENV, players=players, edition=edition, opponents=bot)
    space = env.unwrapped
    policy = LinearPolicy(space.action_space.n, space.observation_space["observation"].shape[0])  # type: ignore[attr-defined,index]
    rng, until, games = np.random.default_rng(seed), time.process_time() + seconds, 0
    mean, square = np.zeros_like(policy.weights), np.zeros_like(policy.weights)
    while time.process_time() < until:
        batch = [play(env, policy, rng, int(rng.integers(1 << 31))) for _ in range(GAMES_PER_UPDATE)]
        games += GAMES_PER_UPDATE
        margins = np.array([margin for margin, _, _ in batch])
        advantages = (margins - margins.mean()) / (margins.std() + 1e-9)
        step = sum(advantage * one[2] for advantage, one in zip(advantages, batch, strict=True)) / GAMES_PER_UPDATE
        mean = FORGETTING[0] * mean + (1 - FORGETTING[0]) * step
        square = FORGETTING[1] * square + (1 - FORGETTING[1]) * step**2
        updates = games // GAMES_PER_UPDATE
        unbiased = mean / (1 - FORGETTING[0] ** updates), square / (1 - FORGETTING[1] ** updates)
        policy.weights += LEARNING_RATE * unbiased[0] / (np.sqrt(unbiased[1]) + 1e-6)
    return policy, env, games


def judged(policy: LinearPolicy, env: Any, games: int, seed: int = 1_000_000) -> tuple[float, float, float]:
    """Win share with its standard error, and margin, over games it has not seen."""
    rng = np.random.default_rng(seed)
    results = [play(env, policy, rng, seed + game)[:2] for game in range(games)]
    won = sum(won for _, won in results)
    likely = (won + 1) / (games + 2)  # one more game of either kind, so that no error is nothing
    return won / games, (likely * (1 - likely) / games) ** 0.5, float(np.mean([margin for margin, _ in results]))


def told(bot: str, seconds: float, games: int) -> tuple[float, float, str]:
    """Win share and its error after training for so long, and a sentence about it."""
    policy, env, played = learned(bot, seconds)
    share, error, margin = judged(policy, env, games)
    wins = f"wins {100 * share:.1f} ± {100 * error:.1f} %, margin {margin:+.1f}"
    return share, error, f"after {played} games against {bot}: {wins}\n"


if __name__ == "__main__":
    sys.stdout.write(told(sys.argv[1], float(sys.argv[2]), 200)[2])
