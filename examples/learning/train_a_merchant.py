"""Train a small policy against random opponents, on one core and with nothing but numpy: REINFORCE.

    pip install 'nottingham[gymnasium]'
    python examples/learning/train_a_merchant.py 2000       # games of training; 240 if no number is given

The policy prefers some steps to others, and looks at two things only: how many cards of a kind it holds when it loads
or sets aside, and how many of a kind are in its bag when it declares. That is enough to beat random players clearly;
what it cannot learn is when to lie.
"""

from __future__ import annotations

import sys

import gymnasium
import numpy as np

ENV = "nottingham.research.environments.gymnasium_env:Nottingham-v2"
GAMES_PER_UPDATE = 12
LEARNING_RATE = 0.15
FORGETTING = 0.9, 0.99  # of Adam


class Policy:
    """A softmax over the legal steps: a preference for each step, and for each that names a good one for its number."""

    def __init__(self, env: gymnasium.Env) -> None:
        vocabulary, layout = env.unwrapped.vocabulary, env.unwrapped.layout
        self.size, goods = vocabulary.size, len(vocabulary.goods)
        self.weights = np.zeros(2 * self.size)
        # Where in the observation each step finds the number that matters to it; most steps have none.
        self.cell = np.full(self.size, -1)
        for start, segment in ((vocabulary.load, "hand"), (vocabulary.aside, "hand")):
            self.cell[start : start + goods] = layout.by_name[segment].start + np.arange(goods)
        legal = [vocabulary.good_index[good] for good in vocabulary.legal_index]
        self.cell[vocabulary.declare : vocabulary.declare + len(legal)] = layout.by_name["bag"].start + np.array(legal)

    def features(self, sight: dict[str, np.ndarray]) -> tuple[np.ndarray, np.ndarray]:
        """The legal steps, and the number that each of them looks at."""
        steps = sight["action_mask"].nonzero()[0]
        cells = self.cell[steps]
        return steps, np.where(cells >= 0, sight["observation"][cells], 0.0)

    def probabilities(self, steps: np.ndarray, numbers: np.ndarray) -> np.ndarray:
        scores = self.weights[steps] + self.weights[self.size + steps] * numbers
        raised = np.exp(scores - scores.max())
        return raised / raised.sum()


def play(env: gymnasium.Env, policy: Policy, rng: np.random.Generator, seed: int) -> tuple[float, np.ndarray]:
    """One game: its reward, and the direction in which every choice that was made becomes likelier."""
    gradient = np.zeros_like(policy.weights)
    sight, _ = env.reset(seed=seed)
    while True:
        steps, numbers = policy.features(sight)
        chances = policy.probabilities(steps, numbers)
        taken = rng.choice(len(steps), p=chances)
        surprise = -chances
        surprise[taken] += 1
        gradient[steps] += surprise
        gradient[policy.size + steps] += surprise * numbers
        sight, reward, terminated, _, _ = env.step(steps[taken])
        if terminated:
            return float(reward), gradient


def train(env: gymnasium.Env, policy: Policy, games: int, seed: int = 0) -> None:
    """REINFORCE with the average of the batch as the baseline, and Adam."""
    rng = np.random.default_rng(seed)
    mean, square = np.zeros_like(policy.weights), np.zeros_like(policy.weights)
    for updates in range(1, games // GAMES_PER_UPDATE + 1):
        batch = [play(env, policy, rng, int(rng.integers(1 << 31))) for _ in range(GAMES_PER_UPDATE)]
        rewards = np.array([reward for reward, _ in batch])
        advantages = (rewards - rewards.mean()) / (rewards.std() + 1e-9)
        step = np.mean(
            [advantage * gradient for advantage, (_, gradient) in zip(advantages, batch, strict=True)], axis=0
        )
        mean = FORGETTING[0] * mean + (1 - FORGETTING[0]) * step
        square = FORGETTING[1] * square + (1 - FORGETTING[1]) * step**2
        unbiased = mean / (1 - FORGETTING[0] ** updates), square / (1 - FORGETTING[1] ** updates)
        policy.weights += LEARNING_RATE * unbiased[0] / (np.sqrt(unbiased[1]) + 1e-6)


def judged(env: gymnasium.Env, policy: Policy, games: int, seed: int = 1_000_000) -> float:
    """How many points it is ahead of the average opponent, over games it has not seen."""
    rng = np.random.default_rng(seed)
    return float(np.mean([play(env, policy, rng, seed + game)[0] for game in range(games)]))


def main(training: int = 240, judging: int = 60) -> tuple[float, float]:
    env = gymnasium.make(ENV, players=4, opponents="random")
    policy = Policy(env)
    before = judged(env, policy, judging)
    train(env, policy, training)
    after = judged(env, policy, judging)
    print(f"before training: {before:+.1f} points against random players")
    print(f"after {training} games: {after:+.1f} points")
    return before, after


if __name__ == "__main__":
    main(*map(int, sys.argv[1:2]))
