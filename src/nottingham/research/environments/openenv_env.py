"""The text environment as an OpenEnv server: one seat is the agent's, bots play the others.

    uvicorn nottingham.research.environments.openenv_env:app

Or with settings of your own, as `TextEnv` takes them:

    app = make_app(players=3, edition="second", bots={1: "honest", 2: "steward"})

An action is the agent's answer as text, an observation what the agent reads next; the reward is the agent's own.
"""

from __future__ import annotations

from typing import Any
from uuid import uuid4

from openenv.core.env_server import Action, Environment, Observation, State, create_fastapi_app

from nottingham.research.environments.text_env import TextEnv, TextObservation

OPPONENT = "honest"


class SpokenAction(Action):  # type: ignore[misc]  # the library is an extra that few have
    """What the agent answers: a text with one JSON object in it, or only the number of a choice."""

    text: str


class SpokenObservation(Observation):  # type: ignore[misc]  # as above
    """What the agent reads. `reward`, `done` and `metadata` are OpenEnv's own."""

    rules: str = ""
    text: str = ""
    feedback: str = ""
    """What was wrong with the last answer; empty if it was carried out."""
    choices: list[str] = []  # noqa: RUF012 - a field of a model, which copies it


class TableEnvironment(Environment):  # type: ignore[misc]  # as above
    """One table for one agent; a reset gives a new game."""

    SUPPORTS_CONCURRENT_SESSIONS = True

    def __init__(self, **settings: Any) -> None:
        super().__init__()
        players = settings.get("players", 4)
        self.table = TextEnv(**{"bots": dict.fromkeys(range(1, players), OPPONENT), **settings})
        self._state = State(episode_id=str(uuid4()), step_count=0)

    def reset(self, seed: int | None = None, episode_id: str | None = None, **_: Any) -> SpokenObservation:
        self._state = State(episode_id=episode_id or str(uuid4()), step_count=0)
        return self._spoken_observation(self.table.reset(seed))

    def step(self, action: SpokenAction, timeout_s: float | None = None, **_: Any) -> SpokenObservation:  # noqa: ARG002
        self._state.step_count += 1
        if self.table.is_over:
            return self._spoken_observation(None, feedback="The game is over: reset it first.")
        step = self.table.step(action.text)
        return self._spoken_observation(step.observation, step.feedback, step.rewards[step.info["seat"]], step.info)

    def _spoken_observation(
        self,
        seen: TextObservation | None,
        feedback: str = "",
        reward: float = 0.0,
        info: dict[str, Any] | None = None,
    ) -> SpokenObservation:
        return SpokenObservation(
            done=self.table.is_over,
            reward=reward,
            metadata=info or {},
            rules=seen.rules if seen else "",
            text=seen.text if seen else "",
            feedback=feedback,
            choices=list(seen.choices) if seen else [],
        )

    @property
    def state(self) -> State:
        return self._state


def make_app(**settings: Any) -> Any:
    """A FastAPI application; every session has a table of its own."""
    return create_fastapi_app(lambda: TableEnvironment(**settings), SpokenAction, SpokenObservation)


app = make_app()
