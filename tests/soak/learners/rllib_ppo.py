"""RLlib's PPO through its own wrapper of PettingZoo environments and its own flattening of observations."""

import ray
from ray.rllib.algorithms.ppo import PPOConfig
from ray.rllib.connectors.env_to_module import FlattenObservations
from ray.rllib.env.wrappers.pettingzoo_env import PettingZooEnv
from ray.tune.registry import register_env

from nottingham.research.environments import pettingzoo_env

ray.init(num_cpus=1, include_dashboard=False, log_to_driver=False)
register_env("nottingham", lambda _: PettingZooEnv(pettingzoo_env.env(players=3, rounds=1)))
config = (
    PPOConfig()
    .environment("nottingham")
    .env_runners(
        num_env_runners=0,
        env_to_module_connector=lambda *_, **__: FlattenObservations(multi_agent=True),
    )
    .training(train_batch_size=400, minibatch_size=100, num_epochs=1)
    .multi_agent(policies={"all"}, policy_mapping_fn=lambda *_, **__: "all")
)
algorithm = config.build_algo()
found = algorithm.train()
algorithm.stop()
ray.shutdown()
print("trained", found.get("num_env_steps_sampled_lifetime"))
