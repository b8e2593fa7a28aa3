"""Tianshou's DQN against random seats, over its own wrapper of PettingZoo environments; it reads their masks."""

import gymnasium
import numpy as np
from tianshou.algorithm import DQN, MARLRandomDiscreteMaskedOffPolicyAlgorithm, MultiAgentOffPolicyAlgorithm
from tianshou.algorithm.modelfree.dqn import DiscreteQLearningPolicy
from tianshou.algorithm.optim import AdamOptimizerFactory
from tianshou.data import Collector, VectorReplayBuffer
from tianshou.env import DummyVectorEnv
from tianshou.env.pettingzoo_env import PettingZooEnv
from tianshou.trainer import OffPolicyTrainerParams
from tianshou.utils.net.common import Net

from nottingham.research.environments import pettingzoo_env


def make() -> PettingZooEnv:
    return PettingZooEnv(pettingzoo_env.env(players=3, rounds=1))


env = make()
space = env.observation_space
shape = (space["observation"] if isinstance(space, gymnasium.spaces.Dict) else space).shape
net = Net(state_shape=shape, action_shape=env.action_space.n, hidden_sizes=(32,))
learner = DQN(
    policy=DiscreteQLearningPolicy(model=net, action_space=env.action_space, eps_training=0.2),
    optim=AdamOptimizerFactory(lr=1e-3),
)
others = [MARLRandomDiscreteMaskedOffPolicyAlgorithm(action_space=env.action_space) for _ in env.agents[1:]]
algorithm = MultiAgentOffPolicyAlgorithm(algorithms=[learner, *others], env=env)
collector = Collector(algorithm, DummyVectorEnv([make]), VectorReplayBuffer(4096, 1), exploration_noise=True)
collector.reset()
found = algorithm.run_training(
    OffPolicyTrainerParams(
        training_collector=collector,
        test_collector=None,
        max_epochs=1,
        epoch_num_steps=400,
        collection_step_num_env_steps=100,
        update_step_num_gradient_steps_per_sample=0.1,
        batch_size=32,
    )
)
played = collector.collect(n_episode=2)
assert np.asarray(played.returns).min() > -500, "an illegal step was taken"
print("trained", found.timing.total_time and collector.collect_step)
