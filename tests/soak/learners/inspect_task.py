"""Inspect's own evaluation of the example, with a mock model that answers by lot, and now and then badly."""

import random
import re
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[3] / "examples" / "inspect"))

from inspect_ai import eval as inspect_eval
from inspect_ai.model import ModelOutput, ModelUsage, get_model
from nottingham_task import nottingham

rng = random.Random(1)


def answer(messages, *_):
    text = messages[-1].text
    choices = re.findall(r"^(\d+): ", text, re.MULTILINE)
    good = "999" if rng.random() < 0.1 else rng.choice(choices)
    cards = [word for word in ("apple", "cheese", "bread", "chicken") if f'"{word}"' in text]
    content = f'{{"choice": {good}, "goods": {{"{rng.choice(cards)}": 1}}}}' if cards else good
    output = ModelOutput.from_content("mockllm/model", content)
    output.usage = ModelUsage(input_tokens=1, output_tokens=1, total_tokens=2)  # or the mock asks the web how to count
    return output


model = get_model("mockllm/model", custom_outputs=answer)
(log,) = inspect_eval(nottingham(games=2, rounds=1), model=model, display="none", log_dir="logs")
assert log.status == "success", log.error and log.error.message
metrics = {score.name: score.metrics["mean"].value for score in log.results.scores}
assert set(metrics) == {"won", "margin", "bad_answers"}, metrics
assert 0 <= metrics["won"] <= 1
print("trained", len(log.samples))
