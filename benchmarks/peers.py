"""Random play in other Python engines, each by its own quickest loop.

Every function plays whole games until `seconds` have passed and finishes the
game it is in, so that no game's quiet or busy end is left out. The libraries
are imported inside the functions: none of them is needed to import this module.
"""

from __future__ import annotations

import random
import warnings
from time import perf_counter
from typing import Any

from benchmarks.count import Count


def catanatron_random(seconds: float, seed: int = 1) -> Count:
    """Four of catanatron's random players, through `Game.play`.

    A decision is one entry of the game's action log. `Game.play_tick` asks the
    player and logs the answer exactly once, a forced roll or end of turn
    included; the dice and drawn cards are filled into that same entry. Almost
    two thirds of the decisions are forced, and those are quick.

    The player is handed the whole game and a ready list of legal actions; no
    view of one seat is built.
    """
    from catanatron.game import Game
    from catanatron.models.player import Color, RandomPlayer

    # Without a seed of its own, each game takes one from the global generator.
    random.seed(seed)
    players = [RandomPlayer(color) for color in Color]
    decisions = games = 0
    start = perf_counter()
    while (elapsed := perf_counter() - start) < seconds:
        game = Game(players)
        game.play()
        decisions += len(game.state.actions)
        games += 1
    return Count(decisions, elapsed, games)


def rlcard_mahjong_random(seconds: float, seed: int = 1) -> Count:
    """Four-player mahjong in RLCard, through `Env.step`.

    A decision is one call of `step`: a discard, or the answer to an offered
    chow, pong or gong. Tiles are drawn inside `step` and count for nothing.

    `Env.run` with `RandomAgent` plays the same games but asks twice per step
    whether the game is over, keeps every state, and draws with numpy's slow
    `choice`; this loop leaves all three out and is about 1.6 times as fast. Next
    to no decision is forced. The state that `step` returns is the acting seat's
    observation.
    """
    import rlcard

    choice = random.Random(seed).choice
    env = rlcard.make("mahjong", {"seed": seed})
    decisions = games = 0
    start = perf_counter()
    while (elapsed := perf_counter() - start) < seconds:
        state, _ = env.reset()
        while not env.is_over():
            state, _ = env.step(choice(list(state["legal_actions"])))
            decisions += 1
        env.get_payoffs()
        games += 1
    return Count(decisions, elapsed, games)


def openspiel_dominoes_random(seconds: float, seed: int = 1) -> Count:
    """Four-player dominoes, a game OpenSpiel has in Python.

    A decision is one `apply_action` at a player's node. The deal's 28 chance
    nodes are played inside the time but not counted; their outcomes are equally
    likely, so one is drawn plainly, which is quicker than drawing by weight.
    Almost a third of the decisions are forced; who cannot move is not asked.

    The player is handed the ids of the legal actions; no observation is built.
    """
    import pyspiel
    from open_spiel.python.games import team_dominoes  # noqa: F401 (registers it)

    choice = random.Random(seed).choice
    game = pyspiel.load_game("python_team_dominoes")
    decisions = games = 0
    start = perf_counter()
    while (elapsed := perf_counter() - start) < seconds:
        state = game.new_initial_state()
        while state.is_chance_node():
            state.apply_action(choice(state.chance_outcomes())[0])
        while not state.is_terminal():
            state.apply_action(choice(state.legal_actions()))
            decisions += 1
        state.returns()
        games += 1
    return Count(decisions, elapsed, games)


def pettingzoo_texas_holdem_random(seconds: float, seed: int = 1) -> Count:
    """Texas hold'em, a card game of PettingZoo's own, which is RLCard's behind an AEC environment.

    A decision is one `step` of an agent that is still playing; it has looked before
    with `last`, so its observation and its mask are built. It is seeded once, as people
    train: a seed for every game makes it build its game anew, which costs half its speed.
    """
    return aec_random(_texas_holdem(2), seconds, seed)


def pettingzoo_texas_holdem_reseeded_random(seconds: float, seed: int = 1) -> Count:
    """The same with a seed for every game."""
    return aec_random(_texas_holdem(2), seconds, seed, is_reseeded=True)


def pettingzoo_texas_holdem_four_random(seconds: float, seed: int = 1) -> Count:
    """The same for four, seeded once; its games are longer."""
    return aec_random(_texas_holdem(4), seconds, seed)


def _texas_holdem(players: int) -> Any:
    import pettingzoo

    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # RLCard's own, about how it is packed
        return pettingzoo.make("aec", "classic/texas_holdem_v4", num_players=players)


def aec_random(table: Any, seconds: float, seed: int, *, is_reseeded: bool = False) -> Count:
    """The loop of PettingZoo's manual: look, choose among what the mask allows, step."""
    rng = random.Random(seed)
    decisions = games = 0
    table.reset(seed=seed)
    start = perf_counter()
    while (elapsed := perf_counter() - start) < seconds:
        table.reset(seed=rng.getrandbits(31) if is_reseeded else None)
        for _ in table.agent_iter():
            sight, _, terminated, truncated, _ = table.last()
            if terminated or truncated:
                table.step(None)
            else:
                table.step(rng.choice(sight["action_mask"].nonzero()[0]))
                decisions += 1
        games += 1
    return Count(decisions, elapsed, games)
