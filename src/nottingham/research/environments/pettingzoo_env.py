"""Nottingham as a PettingZoo environment: every seat an agent, asked in the order of the floor.

    from nottingham.research.environments import pettingzoo_env
    env = pettingzoo_env.env(players=4, edition="first")
    env.reset(seed=1)
    for agent in env.agent_iter():
        observation, reward, terminated, truncated, info = env.last()
        done = terminated or truncated
        env.step(None if done else env.action_space(agent).sample(observation["action_mask"]))

An action is one step of a draft (`env.unwrapped.vocabulary.names` lists them). The mask of an agent says what it may do
and depends on nothing but what its seat knows; an agent that is not asked has an empty mask. Rewards come at the end.
"""

from __future__ import annotations

from operator import index
from typing import Any, ClassVar, SupportsIndex

import numpy as np
import pettingzoo
from gymnasium import spaces
from msgspec.structs import replace
from pettingzoo import AECEnv
from pettingzoo.utils.wrappers import OrderEnforcingWrapper

from nottingham.encoding.setting import illegal_reward_for, reward_named, ruleset_for
from nottingham.encoding.stepwise_game import StepwiseGame
from nottingham.encoding.vocabulary import ENCODING_VERSION, Vocabulary
from nottingham.research.environments.observations import SeatObservers, Sight, observation_space, render_mode_in
from nottingham.research.environments.text import picture
from nottingham.rules.engine.chance import MASK, draw
from nottingham.rules.engine.ruleset import Ruleset
from nottingham.rules.floor import OFFERS_PER_BAG, Floor
from nottingham.rules.game import outcome

Agent = str
NAME = f"nottingham_v{ENCODING_VERSION}"


def env(
    players: int = 4,
    edition: str = "first",
    options: str | tuple[str, ...] = (),
    *,
    illegal_reward: float | None = None,
    **settings: Any,
) -> AECEnv:
    """The environment as PettingZoo's own are handed out.

    It says so when it is used out of order, and a step against the mask ends the game: its agent loses more than
    anybody can lose by playing, the others nothing.
    """
    table = raw_env(players, edition, options, **settings)
    return _Watched(table, illegal_reward_for(table.reward_name, table.vocabulary.ruleset, illegal_reward))


class _Watched(OrderEnforcingWrapper):  # type: ignore[misc]  # the library has no types
    """PettingZoo's own watchman, who need not be asked for each part of `last` by itself, and who heeds the mask."""

    def __init__(self, table: raw_env, illegal_reward: float) -> None:
        super().__init__(table)
        self._illegal_reward = illegal_reward

    def last(self, observe: bool = True) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        if not self._has_reset:
            raise AttributeError("last cannot be called before reset")
        last: tuple[Any, float, bool, bool, dict[str, Any]] = self.env.last(observe)
        return last

    def step(self, action: SupportsIndex | None) -> None:
        table: raw_env = self.env
        if self._has_reset and action is not None and not table.allows(action):
            self._has_updated = True
            table.forfeit(self._illegal_reward)
        else:
            super().step(action)

    def __str__(self) -> str:
        return str(self.env)


class raw_env(AECEnv):  # type: ignore[misc]  # noqa: N801 - what PettingZoo calls it everywhere
    """One table. `ruleset` replaces players, edition and options; `rounds` shortens the game.

    A step against the mask raises `IllegalStep` here, and changes nothing.
    """

    metadata: ClassVar[dict[str, Any]] = {
        "name": NAME,
        "render_modes": ["ansi", "human"],
        "is_parallelizable": False,
    }

    def __init__(
        self,
        players: int = 4,
        edition: str = "first",
        options: str | tuple[str, ...] = (),
        *,
        ruleset: Ruleset | None = None,
        rounds: int | None = None,
        reward: str = "margin",
        offers_per_bag: int = OFFERS_PER_BAG,
        pledges: bool = True,
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        self.vocabulary = Vocabulary(ruleset_for(players, edition, options, ruleset, rounds))
        self.eyes = SeatObservers(self.vocabulary)
        self.layout = self.eyes.layout
        self.possible_agents = [f"seat_{seat}" for seat in range(self.vocabulary.players)]
        self.agents: list[Agent] = []
        self.render_mode = render_mode_in(self.metadata, render_mode)
        self.reward_name = reward
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._reward = reward_named(reward)
        self._floor = Floor.seeded(0, offers_per_bag, has_pledges=pledges)
        self._chance = 0
        self._observation_spaces = {agent: observation_space(self.layout) for agent in self.possible_agents}
        self._action_spaces = {agent: spaces.Discrete(self.vocabulary.size) for agent in self.possible_agents}
        self.state_space = spaces.Box(0, np.tile(self.layout.high, self.vocabulary.players), dtype=np.float32)

    def observation_space(self, agent: Agent) -> spaces.Space[Any]:
        return self._observation_spaces[agent]

    def action_space(self, agent: Agent) -> spaces.Space[Any]:
        return self._action_spaces[agent]

    def reset(self, seed: SupportsIndex | None = None, options: dict[str, Any] | None = None) -> None:  # noqa: ARG002 - theirs
        """A new game. Without a seed the games follow one another as the last seed has it."""
        if seed is not None:
            self._chance = index(seed) & MASK
        self._chance, self.game_seed = draw(self._chance)
        """What the referee deals this game from, which no seat may know."""
        self.sitting = StepwiseGame(self.vocabulary, self.game_seed, replace(self._floor, chance=self.game_seed))
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[Agent, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._skip_agent_selection = None
        self.agent_selection = self.possible_agents[self.sitting.seat]

    def last(self, observe: bool = True) -> tuple[Sight | None, float, bool, bool, dict[str, Any]]:
        """What PettingZoo's own environments return; some libraries look for the mask beside the observation."""
        agent = self.agent_selection
        sight, info = self.observe(agent) if observe else None, self.infos[agent]
        if sight is not None:
            info["action_mask"] = sight["action_mask"]
        return sight, self._cumulative_rewards[agent], self.terminations[agent], self.truncations[agent], info

    def allows(self, action: SupportsIndex) -> bool:
        """Whether the agent that is asked may take this step; one that has finished can do no wrong."""
        return self.terminations[self.agent_selection] or index(action) in self.sitting.legal()

    def step(self, action: SupportsIndex | None) -> None:
        """Take a step for the agent that is asked; a step that the mask forbids raises an exception."""
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise ValueError("an agent that is still playing has to act")
        sitting = self.sitting
        sitting.take(index(action))
        self._cumulative_rewards[agent] = 0.0
        if sitting.turn is None:
            self._end()
        else:
            self.agent_selection = self.possible_agents[sitting.seat]
        if self.render_mode == "human":
            self.render()

    def _end(self) -> None:
        scores = outcome(self.sitting.state)
        assert scores is not None
        told = [{"points": score.total, "place": score.place} for score in scores]
        self._finish(self._reward(scores), told)

    def forfeit(self, reward: float) -> None:
        """The agent that is asked broke the rules: the game is over, and nobody else gets anything."""
        culprit = self._seats[self.agent_selection]
        rewards = tuple(reward if seat == culprit else 0.0 for seat in range(self.vocabulary.players))
        self._finish(rewards, [{"illegal": True} if seat == culprit else {} for seat in range(len(rewards))])

    def _finish(self, rewards: tuple[float, ...], told: list[dict[str, Any]]) -> None:
        self.rewards = dict(zip(self.agents, rewards, strict=True))
        self.terminations = dict.fromkeys(self.agents, True)
        self.infos = dict(zip(self.agents, told, strict=True))
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self._accumulate_rewards()
        self._deads_step_first()

    def observe(self, agent: Agent) -> Sight:
        sight = self.eyes.see(self.sitting, self._seats[agent])
        if self.terminations.get(agent) and self.sitting.turn is not None:  # somebody broke the rules
            sight["action_mask"].fill(1)
        return sight

    def render(self) -> str | None:
        """The table in the eyes of the seat that is asked, and its draft."""
        drawn = picture(self.sitting)
        if self.render_mode == "human":
            print(drawn)  # noqa: T201 - what this mode is for
            return None
        return drawn

    def state(self) -> np.ndarray[Any, np.dtype[np.float32]]:
        """What all seats see, one after another: for learners that train with everybody's eyes."""
        return np.concatenate([self.observe(agent)["observation"] for agent in self.possible_agents])

    def close(self) -> None:
        """There is nothing to put away."""


if hasattr(pettingzoo, "register"):  # since 1.27; before that, environments had no names to be made by
    pettingzoo.register("aec", NAME, entry_point="nottingham.research.environments.pettingzoo_env:env")
