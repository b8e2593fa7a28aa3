"""sb3-contrib's MaskablePPO on the Gymnasium environment, as its manual shows it."""

import gymnasium
from sb3_contrib import MaskablePPO

MODULE = "nottingham.research.environments.gymnasium_env"
env = gymnasium.make(f"{MODULE}:Nottingham-v2", players=3, opponents="random", rounds=1)
model = MaskablePPO("MultiInputPolicy", env, n_steps=128, batch_size=64, n_epochs=2, seed=1)
model.learn(256)
sight, info = env.reset(seed=1)
terminated = False
while not terminated:
    action, _ = model.predict(sight, action_masks=env.unwrapped.action_masks())
    sight, reward, terminated, _, info = env.step(int(action))
assert "illegal" not in info
print("trained", model.num_timesteps)
