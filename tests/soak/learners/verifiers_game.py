"""Verifiers' own evaluation of the example, over a mock of a model's address that answers by lot, in a stream."""

import json
import os
import random
import re
import subprocess
import sys
import threading
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

EXAMPLE = Path(__file__).resolve().parents[3] / "examples" / "verifiers"
rng = random.Random(1)


class Mock(BaseHTTPRequestHandler):
    """Picks one of the numbered choices; now and then none of them."""

    def do_POST(self):
        body = json.loads(self.rfile.read(int(self.headers["Content-Length"])))
        content = body["messages"][-1]["content"]
        text = content if isinstance(content, str) else "".join(part.get("text", "") for part in content)
        choices = re.findall(r"^(\d+): ", text, re.MULTILINE) or ["1"]
        answer = "999" if rng.random() < 0.1 else rng.choice(choices)
        delta = {"index": 0, "delta": {"role": "assistant", "content": answer}, "finish_reason": None}
        end = {"index": 0, "delta": {}, "finish_reason": "stop"}
        about = {"id": "x", "object": "chat.completion.chunk", "created": 0, "model": "mock"}
        usage = {"prompt_tokens": 1, "completion_tokens": 1, "total_tokens": 2}
        chunks = [{**about, "choices": [delta]}, {**about, "choices": [end]}, {**about, "choices": [], "usage": usage}]
        self.send_response(200)
        self.send_header("Content-Type", "text/event-stream")
        self.end_headers()
        for chunk in chunks:
            self.wfile.write(f"data: {json.dumps(chunk)}\n\n".encode())
        self.wfile.write(b"data: [DONE]\n\n")

    def log_message(self, *_):
        pass


server = ThreadingHTTPServer(("127.0.0.1", 0), Mock)
threading.Thread(target=server.serve_forever, daemon=True).start()
programs = Path(sys.executable).parent
words = [programs / "vf-eval", "nottingham-verifiers", "--model", "mock", "--no-push", "--num-rollouts", "1"]
words += ["--client.base-url", f"http://127.0.0.1:{server.server_port}/v1", "--client.api-key-var", "MOCK_KEY"]
words += ["--env.taskset.games", "2", "--env.taskset.rounds", "1", "--env.taskset.players", "3"]
path = os.pathsep.join([str(programs), os.environ["PATH"]])
settings = os.environ | {"MOCK_KEY": "x", "PYTHONPATH": str(EXAMPLE), "PATH": path}
subprocess.run(list(map(str, words)), env=settings, check=True, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL)
(file,) = Path("outputs").glob("*/traces.jsonl")
episodes = [json.loads(line) for line in file.read_text().splitlines()]
traces = [trace for episode in episodes for trace in episode["traces"]]
assert not [trace["errors"] for trace in traces if trace["errors"]]
rewards = [trace["rewards"]["game"]["score"] for trace in traces]
assert len(rewards) == 2
assert any(rewards)
print("trained", sum(len(trace["calls"]) for trace in traces))
