"""OpenEnv's own server and generic client: a whole game over a socket, bad answers among the good."""

import json
import random
import socket
import threading
import time

import uvicorn
from openenv.core import GenericEnvClient

from nottingham.research.environments.openenv_env import make_app

with socket.socket() as probe:
    probe.bind(("127.0.0.1", 0))
    port = probe.getsockname()[1]
server = uvicorn.Server(uvicorn.Config(make_app(players=3, rounds=1, tries=500), port=port, log_level="error"))
threading.Thread(target=server.run, daemon=True).start()
while not server.started:
    time.sleep(0.1)
rng, steps, errors = random.Random(1), 0, 0
with GenericEnvClient(base_url=f"http://127.0.0.1:{port}").sync() as client:
    seen = client.reset(seed=1)
    while not seen.done:
        told = seen.observation
        assert "You are P1," in told["text"]
        number = int(rng.choice(told["choices"]).partition(":")[0])
        cards = [word for word in ("apple", "cheese", "bread", "chicken") if word in told["text"]]
        answer = json.dumps({"choice": number, "goods": rng.choices(cards, k=rng.randint(0, 2))})
        seen = client.step({"text": answer})
        errors += bool(seen.observation["feedback"])
        steps += 1
assert 0 < errors < steps
assert seen.reward
server.should_exit = True
print("trained", steps)
