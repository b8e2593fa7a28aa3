"""Nottingham as a Gymnasium environment: one seat learns, the others are played by registered bots.

    import gymnasium
    env = gymnasium.make("nottingham.research.environments.gymnasium_env:Nottingham-v2", opponents="honest")
    sight, info = env.reset(seed=1)
    sight, reward, terminated, truncated, info = env.step(env.action_space.sample(sight["action_mask"]))

An action is one step of a draft, as in the PettingZoo environment, and the reward comes at the end. The mask is in the
observation, in `info["action_mask"]` and in `action_masks()`, for libraries that look for it there. A step that the
mask forbids ends the episode with `illegal_reward`, which is always less than the worst that playing can bring.
"""

from __future__ import annotations

from operator import index
from typing import Any, SupportsIndex

import gymnasium
import numpy as np
import numpy.typing as npt
from gymnasium import spaces
from msgspec.structs import replace

from nottingham.bots.registry import seated
from nottingham.bots.simulate import Players
from nottingham.encoding.setting import illegal_reward_for, reward_named, ruleset_for
from nottingham.encoding.stepwise_game import Events, StepwiseGame
from nottingham.encoding.vocabulary import ENCODING_VERSION, Vocabulary
from nottingham.research.environments.observations import SeatObservers, Sight, observation_space, render_mode_in
from nottingham.research.environments.text import picture
from nottingham.rules.engine.ruleset import Ruleset
from nottingham.rules.engine.seats import Seat
from nottingham.rules.floor import OFFERS_PER_BAG, Floor
from nottingham.rules.game import outcome

ID = f"Nottingham-v{ENCODING_VERSION}"
NOBODY_IN_PARTICULAR = "random"
"""The bot on the learner's own chair; it is never asked."""


class NottinghamEnv(gymnasium.Env[Any, Any]):
    """One table with a free chair. Without a `seat` the learner takes another chair in every game."""

    metadata: dict[str, Any] = {"render_modes": ["ansi"], "render_fps": 1}  # noqa: RUF012 - as Gymnasium declares it

    def __init__(
        self,
        players: int = 4,
        edition: str = "first",
        options: str | tuple[str, ...] = (),
        *,
        opponents: str | tuple[str, ...] = "random",
        seat: Seat | None = None,
        ruleset: Ruleset | None = None,
        rounds: int | None = None,
        reward: str = "margin",
        illegal_reward: float | None = None,
        offers_per_bag: int = OFFERS_PER_BAG,
        pledges: bool = True,
        render_mode: str | None = None,
    ) -> None:
        self.vocabulary = Vocabulary(ruleset_for(players, edition, options, ruleset, rounds))
        self.eyes = SeatObservers(self.vocabulary)
        self.layout = self.eyes.layout
        self.observation_space = observation_space(self.layout)
        self.action_space = spaces.Discrete(self.vocabulary.size)
        self.render_mode = render_mode_in(self.metadata, render_mode)
        self.opponents = seated((opponents,) if isinstance(opponents, str) else opponents, self.vocabulary.players - 1)
        self.chair = _chair(seat, self.vocabulary.players)
        self.illegal_reward = illegal_reward_for(reward, self.vocabulary.ruleset, illegal_reward)
        self._reward = reward_named(reward)
        self._floor = Floor.seeded(0, offers_per_bag, has_pledges=pledges)

    def reset(
        self,
        *,
        seed: SupportsIndex | None = None,
        options: dict[str, Any] | None = None,  # noqa: ARG002 - Gymnasium's
    ) -> tuple[Sight, dict[str, Any]]:
        super().reset(seed=None if seed is None else index(seed))
        self.game_seed = int(self.np_random.integers(1 << 63))
        """What the referee deals this game from, which no seat may know."""
        players = self.vocabulary.players
        self.seat = int(self.np_random.integers(players)) if self.chair is None else self.chair
        names = (*self.opponents[: self.seat], NOBODY_IN_PARTICULAR, *self.opponents[self.seat :])
        self.bots = Players(self.vocabulary.ruleset, names, self.game_seed)
        self.sitting = StepwiseGame(self.vocabulary, self.game_seed, replace(self._floor, chance=self.game_seed))
        self._go_on(self.sitting.opening)
        return self._observation_and_info()

    def step(self, action: SupportsIndex) -> tuple[Sight, float, bool, bool, dict[str, Any]]:
        step = index(action)
        if step not in self.sitting.legal():
            sight, info = self._observation_and_info(illegal=True)
            return sight, self.illegal_reward, True, False, info
        self._go_on(self.sitting.take(step))
        scores = outcome(self.sitting.state)
        if scores is None:
            sight, info = self._observation_and_info()
            return sight, 0.0, False, False, info
        own = scores[self.seat]
        sight, info = self._observation_and_info(points=own.total, place=own.place)
        return sight, self._reward(scores)[self.seat], True, False, info

    def action_masks(self) -> npt.NDArray[np.bool_]:
        """Which steps the learner may take now, as sb3-contrib asks for it."""
        return self.eyes.mask(self.sitting, self.seat).astype(np.bool_)

    def _go_on(self, happened: Events) -> None:
        """Let the others play until the learner is asked, or the game is over."""
        sitting, bots = self.sitting, self.bots
        bots.hear(happened)
        while (turn := sitting.turn) is not None and turn.seat != self.seat:
            answer = bots.answer(turn)
            bots.note(turn)  # what is said freely beside it, the others hear
            bots.hear(sitting.stay_silent() if answer is None else sitting.act(answer))

    def _observation_and_info(self, **more: Any) -> tuple[Sight, dict[str, Any]]:
        """What the learner sees, and what is told beside it."""
        sight = self.eyes.see(self.sitting, self.seat)
        return sight, {"seat": self.seat, "action_mask": sight["action_mask"], **more}

    def render(self) -> str | None:
        return picture(self.sitting) if self.render_mode == "ansi" else None


def _chair(seat: Seat | None, players: int) -> Seat | None:
    if seat is not None and not 0 <= seat < players:
        raise ValueError(f"there is no seat {seat} at a table of {players}; they are 0 to {players - 1}")
    return seat


gymnasium.register(ID, entry_point=f"{__name__}:NottinghamEnv", disable_env_checker=True)
