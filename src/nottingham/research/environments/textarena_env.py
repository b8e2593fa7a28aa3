"""The text environment as a TextArena game; importing this module registers it.

    import textarena as ta
    import nottingham.research.environments.textarena_env
    env = ta.make("Nottingham-v2", edition="second")
    env.reset(num_players=4, seed=1)
    done = False
    while not done:
        player_id, observation = env.get_observation()
        done, info = env.step(action=agents[player_id](observation))
    rewards, game_info = env.close()

What is not TextArena's own (edition, options, bots, rounds and so on) goes to `make`, as `TextEnv` takes it. Bots sit
in seats of their own; players are numbered without them.
"""

from __future__ import annotations

from typing import Any

import textarena as ta
from textarena.envs.registration import ENV_REGISTRY
from textarena.wrappers import GameBoardObservationWrapper

from nottingham.encoding.vocabulary import ENCODING_VERSION
from nottingham.research.environments.text_env import TextEnv, TextObservation
from nottingham.rules.engine.seats import Seat

ID = f"Nottingham-v{ENCODING_VERSION}"


class TextArenaGame(ta.Env):  # type: ignore[misc]  # the library is an extra that few have
    """One table, in TextArena's manner."""

    def __init__(self, **settings: Any) -> None:
        self.settings = settings

    def reset(self, num_players: int, seed: int | None = None) -> None:
        bots = self.settings.get("bots") or {}
        self.table = TextEnv(num_players + len(bots), **self.settings)
        self.seats = [seat for seat in range(num_players + len(bots)) if seat not in bots]
        self.state = ta.State(num_players=num_players, seed=seed)
        names = {player: self.table.names[seat] for player, seat in enumerate(self.seats)}
        self.state.standard_resets(game_state={}, role_mapping=names)
        self.gained = [0.0] * len(self.table.names)
        self.has_read: set[int] = set()
        self._ask(self.table.reset(seed))

    def _ask(self, seen: TextObservation | None) -> None:
        """The next to act reads the table; the rules only once."""
        if seen is None:
            return
        player = self.seats.index(seen.seat)
        self.state.current_player_id = player
        if player not in self.has_read:
            self.has_read.add(player)
            self.state.add_observation(seen.rules, ta.ObservationType.PROMPT, to_id=player)
        self.state.add_observation(seen.text, ta.ObservationType.GAME_BOARD, to_id=player)

    def step(self, action: str) -> tuple[bool, ta.Info]:
        player = self.state.current_player_id
        step = self.table.step(action)
        self.gained = [had + got for had, got in zip(self.gained, step.rewards, strict=True)]
        about = self.state.game_info[player]
        about["turn_count"] += not step.feedback
        if step.feedback:
            self.state.add_observation(step.feedback, ta.ObservationType.GAME_ADMIN, to_id=player)
        if step.is_over:
            self._end(player, step.feedback)
        self._ask(step.observation)
        self.state.step_info = step.info
        done: tuple[bool, ta.Info] = self.state.step()
        return done

    def _end(self, player: int, feedback: str) -> None:
        self.state.done = True
        self.state.rewards = {one: self.gained[seat] for one, seat in enumerate(self.seats)}
        about = self.state.game_info[player]
        about["invalid_move"] = bool(feedback)
        scores: dict[Seat, int] = {score.seat: score.total for score in self.table.scores or ()}
        for one, seat in enumerate(self.seats):
            points = f"{scores[seat]} points" if scores else "the game was forfeited"
            self.state.game_info[one]["reason"] = feedback or points


if ID not in ENV_REGISTRY:
    ta.register(ID, entry_point=TextArenaGame, default_wrappers=[GameBoardObservationWrapper])
