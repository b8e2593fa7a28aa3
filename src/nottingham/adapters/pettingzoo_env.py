"""Nottingham as a PettingZoo environment: every seat an agent, asked in the order of the floor.

    from nottingham.adapters import pettingzoo_env
    env = pettingzoo_env.env(players=4, edition="first")
    env.reset(seed=1)
    for agent in env.agent_iter():
        observation, reward, terminated, truncated, info = env.last()
        action = None if terminated else env.action_space(agent).sample(observation["action_mask"])
        env.step(action)

`pettingzoo.make("aec", "nottingham_v2", players=4)` makes the same once this module is imported.

An action is one step of a draft (`env.unwrapped.vocabulary.names` lists them). The mask of an agent says what it may do
and depends on nothing but what its seat knows; an agent that is not asked has an empty mask. Rewards come at the end.
"""

from __future__ import annotations

from typing import Any, ClassVar, SupportsIndex

import numpy as np
from gymnasium import spaces
from msgspec.structs import replace
from pettingzoo import AECEnv, register
from pettingzoo.utils.wrappers import OrderEnforcingWrapper

from nottingham.adapters.eyes import Eyes, Sight, observation_space
from nottingham.adapters.text import picture
from nottingham.encoding.setting import reward_named, ruleset_for
from nottingham.encoding.sitting import Sitting
from nottingham.encoding.vocabulary import ENCODING_VERSION, Vocabulary
from nottingham.engine.chance import MASK, draw
from nottingham.engine.ruleset import Ruleset
from nottingham.floor import OFFERS_PER_BAG, Floor
from nottingham.game import outcome

Agent = str
NAME = f"nottingham_v{ENCODING_VERSION}"


def env(players: int = 4, edition: str = "first", options: tuple[str, ...] = (), **settings: Any) -> AECEnv:
    """The environment as PettingZoo's own are handed out: it says so when it is used out of order."""
    return _InOrder(raw_env(players, edition, options, **settings))


class _InOrder(OrderEnforcingWrapper):  # type: ignore[misc]  # the library has no types
    """PettingZoo's own watchman, who need not be asked for each part of `last` by itself."""

    def last(self, observe: bool = True) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        if not self._has_reset:
            raise AttributeError("last cannot be called before reset")
        last: tuple[Any, float, bool, bool, dict[str, Any]] = self.env.last(observe)
        return last

    def __str__(self) -> str:
        return str(self.env)


class raw_env(AECEnv):  # type: ignore[misc]  # noqa: N801 - what PettingZoo calls it everywhere
    """One table. `ruleset` replaces players, edition and options; `rounds` shortens the game."""

    metadata: ClassVar[dict[str, Any]] = {
        "name": NAME,
        "render_modes": ["ansi", "human"],
        "is_parallelizable": False,
    }

    def __init__(
        self,
        players: int = 4,
        edition: str = "first",
        options: tuple[str, ...] = (),
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
        self.eyes = Eyes(self.vocabulary)
        self.layout = self.eyes.layout
        self.possible_agents = [f"seat_{seat}" for seat in range(self.vocabulary.players)]
        self.agents: list[Agent] = []
        self.render_mode = render_mode
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._reward = reward_named(reward)
        self._floor = Floor.seeded(0, offers_per_bag, has_pledges=pledges)
        self._chance = 0
        self._observation_spaces = {agent: observation_space(self.layout) for agent in self.possible_agents}
        self._action_spaces = {agent: spaces.Discrete(self.vocabulary.size) for agent in self.possible_agents}

    def observation_space(self, agent: Agent) -> spaces.Space[Any]:
        return self._observation_spaces[agent]

    def action_space(self, agent: Agent) -> spaces.Space[Any]:
        return self._action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:  # noqa: ARG002 - theirs
        """A new game. Without a seed the games follow one another as the last seed has it."""
        if seed is not None:
            self._chance = seed & MASK
        self._chance, game_seed = draw(self._chance)
        self.sitting = Sitting(self.vocabulary, game_seed, replace(self._floor, chance=game_seed))
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[Agent, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._skip_agent_selection = None
        self.agent_selection = self.possible_agents[self.sitting.seat]

    def step(self, action: SupportsIndex | None) -> None:
        """Take a step for the agent that is asked; whoever steps where the mask forbids it gets an exception."""
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise ValueError("an agent that is still playing has to act")
        sitting = self.sitting
        sitting.take(action.__index__())
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
        self.rewards = dict(zip(self.agents, self._reward(scores), strict=True))
        self.terminations = dict.fromkeys(self.agents, True)
        for score, agent in zip(scores, self.agents, strict=True):
            self.infos[agent] = {"points": score.total, "place": score.place}
        self._accumulate_rewards()
        self._deads_step_first()

    def observe(self, agent: Agent) -> Sight:
        return self.eyes.see(self.sitting, self._seats[agent])

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


register("aec", NAME, entry_point="nottingham.adapters.pettingzoo_env:env")
