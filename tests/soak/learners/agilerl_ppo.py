"""AgileRL's PPO on the Gymnasium environment: it finds the mask in `info["action_mask"]`."""

import gymnasium
import numpy as np
from agilerl.algorithms.ppo import PPO
from agilerl.rollouts import collect_rollouts
from gymnasium.wrappers import TransformObservation

ID = "nottingham.research.environments.gymnasium_env:Nottingham-v2"


def make() -> gymnasium.Env:
    env = gymnasium.make(ID, players=3, rounds=1)
    space = env.observation_space["observation"]
    return TransformObservation(env, lambda sight: sight["observation"], space)


env = gymnasium.vector.SyncVectorEnv([make, make])
agent = PPO(
    env.single_observation_space,
    env.single_action_space,
    num_envs=2,
    batch_size=32,
    learn_step=128,
    update_epochs=1,
)
for _ in range(2):
    collect_rollouts(agent, env)
    assert np.isfinite(agent.learn())
seen, info = env.reset(seed=1)
for _ in range(100):
    action, *_ = agent.get_action(seen, action_mask=np.stack(info["action_mask"]))
    seen, _, _, _, info = env.step(action)
    assert not np.any(info.get("illegal", False)), "an illegal step was taken"
print("trained", 2 * agent.learn_step)
