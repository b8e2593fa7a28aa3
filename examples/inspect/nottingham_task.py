"""Inspect (inspect-ai): a model plays whole games of Nottingham against bots, one decision at a time.

    pip install inspect-ai nottingham
    inspect eval nottingham_task.py --model openai/MODEL -T games=8 -T opponents=honest

Each sample is a game: a deal from one seat. An answer that cannot be carried out comes back with what is wrong; after
three in a row the model forfeits. Scores: whether it won, its margin over the mean of the others, its bad answers.
"""

import json

from inspect_ai import Task, task
from inspect_ai.dataset import MemoryDataset, Sample
from inspect_ai.model import ChatMessageSystem, ChatMessageUser
from inspect_ai.scorer import Score, Target, mean, scorer, stderr
from inspect_ai.solver import Generate, TaskState, solver

from nottingham.research.environments.text_env import TextEnv


@task
def nottingham(games: int = 4, opponents: str = "honest", players: int = 4, rounds: int | None = None) -> Task:
    samples = [
        Sample(input=f"game {game}", metadata={"seed": game // players, "seat": game % players})
        for game in range(games)
    ]
    return Task(dataset=MemoryDataset(samples), solver=plays(opponents, players, rounds), scorer=result())


@solver
def plays(opponents: str, players: int, rounds: int | None):
    async def solve(state: TaskState, generate: Generate) -> TaskState:
        seat = state.metadata["seat"]
        bots = {other: opponents for other in range(players) if other != seat}
        env = TextEnv(players, "second", bots=bots, rounds=rounds)
        seen, feedback, bad = env.reset(seed=state.metadata["seed"]), "", 0
        while seen is not None:
            schema = f"The JSON schema of your answer: {json.dumps(seen.schema)}"
            asked = "\n\n".join(filter(None, (seen.text, feedback, schema)))
            state.messages = [ChatMessageSystem(content=seen.rules), ChatMessageUser(content=asked)]
            state = await generate(state)
            step = env.step(state.output.completion)
            seen, feedback, bad = step.observation, step.feedback, bad + bool(step.feedback)
        places = step.info.get("places")
        state.metadata |= {
            "won": float(places[seat] == 1) / places.count(1) if places else 0.0,
            "margin": step.rewards[seat],
            "bad_answers": bad,
        }
        return state

    return solve


@scorer(metrics={"*": [mean(), stderr()]})
def result():
    async def score(state: TaskState, target: Target) -> Score:  # noqa: ARG001 - the game itself tells
        return Score(value={name: state.metadata[name] for name in ("won", "margin", "bad_answers")})

    return score
