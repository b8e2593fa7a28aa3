"""Verifiers: a model plays whole games of Nottingham against bots, for evaluation or for training with rewards.

    pip install verifiers nottingham
    vf-eval nottingham-verifiers --model MODEL --num-tasks 4

Each task is a deal; the game answers as the user of the conversation. An answer that cannot be carried out comes back
with what is wrong; after three in a row the model forfeits. The reward is the margin over the mean of the others, in
hundreds of points, or, with `--env.taskset.reward win`, the share of the victory.
"""

import json
from collections.abc import Iterator

import verifiers.v1 as vf

from nottingham.research.environments.text_env import TextEnv, TextObservation

__all__ = ["NottinghamEnv", "NottinghamTaskset"]


class NottinghamConfig(vf.TasksetConfig):
    """Which games are played."""

    games: int = 16
    players: int = 4
    opponents: str = "honest"
    rounds: int | None = None
    reward: str = "margin"


class NottinghamData(vf.TaskData):
    """One game: all that its table is set from."""

    table: dict
    seed: int


class NottinghamTask(vf.Task[NottinghamData, vf.State, vf.TaskConfig]):
    """The first seat of one deal."""


class NottinghamTaskset(vf.Taskset[NottinghamTask, NottinghamConfig]):
    """Deals one after another."""

    def load(self) -> Iterator[NottinghamTask]:
        config = self.config
        bots = dict.fromkeys(range(1, config.players), config.opponents)
        table = {"players": config.players, "edition": "second", "rounds": config.rounds, "reward": config.reward}
        for seed in range(config.games):
            seen = TextEnv(**table, bots=bots).reset(seed=seed)
            data = NottinghamData(
                name=f"nottingham#{seed}",
                system_prompt=seen.rules,
                prompt=asked(seen),
                table={**table, "opponents": config.opponents},
                seed=seed,
            )
            yield NottinghamTask(data, config.task)


class NottinghamEnvConfig(vf.EnvConfig):
    """Who plays."""

    player: vf.AgentConfig = vf.AgentConfig(harness={"id": "null"}, runtime={"type": "subprocess"})


class NottinghamEnv(vf.Env[NottinghamEnvConfig]):
    """The table, which answers every move with what the seat reads next."""

    async def run(self, task, agents):
        table = dict(task.data.table)
        opponents = table.pop("opponents")
        env = TextEnv(**table, bots=dict.fromkeys(range(1, table["players"]), opponents))
        env.reset(seed=task.data.seed)
        reward, bad = 0.0, 0
        async with agents.player.interaction(task) as interaction:
            segment = await interaction.turn()
            while not segment.terminated:
                step = env.step(segment.last_reply)
                reward, bad = reward + step.rewards[0], bad + bool(step.feedback)
                if step.observation is None:
                    break
                segment = await interaction.turn(asked(step.observation, step.feedback))
        interaction.trace.record_reward("game", reward / 100 if table["reward"] == "margin" else reward, 1.0)
        interaction.trace.info["bad_answers"] = bad


def asked(seen: TextObservation, feedback: str = "") -> str:
    """What the model reads at one decision."""
    return "\n\n".join(
        filter(None, (feedback, seen.text, f"The JSON schema of your answer: {json.dumps(seen.schema)}"))
    )
