"""TextArena's own loop, with agents that answer by lot; and the errors that it counts."""

import json
import random

import textarena as ta

import nottingham.research.environments.textarena_env  # noqa: F401 - registers the game

env = ta.make("Nottingham-v2", rounds=1, tries=500, bots={3: "honest"})
env.reset(num_players=3, seed=1)
rng, done, steps, errors = random.Random(1), False, 0, 0
while not done:
    player, observation = env.get_observation()
    assert f"You are {env.state.role_mapping[player]}," in observation
    number = rng.randint(0, observation.count("\n1: ") + 6)
    cards = [word for word in ("apple", "cheese", "bread", "chicken") if word in observation]
    done, info = env.step(action=json.dumps({"choice": number, "goods": rng.choices(cards, k=rng.randint(0, 2))}))
    errors += "illegal" in info
    steps += 1
rewards, about = env.close()
assert set(rewards) == {0, 1, 2}
assert 0 < errors < steps
assert not any(one["invalid_move"] for one in about.values())
print("trained", steps)
