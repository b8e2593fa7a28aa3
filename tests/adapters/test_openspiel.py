"""OpenSpiel's own checks for games in Python, and a search that thinks in possible worlds."""

from __future__ import annotations

from random import Random
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import generate_playthrough, ismcts, mcts
from open_spiel.python.observation import make_observation
from open_spiel.python.tests import games_sim_test

from nottingham.record.codec import to_json
from nottingham.research.environments.openspiel_game import GAME_TYPE, SEED_DIGITS
from nottingham.rules.engine.families import Event
from tests.adapters.tables import SETTINGS, Setting


def load(setting: Setting, rounds: int = 1) -> Any:
    players, edition, options = setting
    chosen = {"players": players, "edition": edition, "options": "+".join(options), "rounds": rounds}
    return pyspiel.load_game(GAME_TYPE.short_name, chosen)


def at_random(state: Any, rng: Random, steps: int = 10_000) -> Any:
    """So many steps further, or to the end."""
    while not state.is_terminal() and steps:
        actions = [action for action, _ in state.chance_outcomes()] if state.is_chance_node() else state.legal_actions()
        state.apply_action(rng.choice(actions))
        steps -= 1
    return state


def test_importing_the_module_registers_the_game() -> None:
    assert GAME_TYPE.short_name in [game.short_name for game in pyspiel.registered_games()]
    assert pyspiel.load_game("nottingham").num_players() == 4


@pytest.mark.parametrize("setting", SETTINGS, ids=str)
def test_openspiels_random_simulation(setting: Setting) -> None:
    pyspiel.random_sim_test(load(setting), num_sims=1, serialize=setting.players < 6, verbose=False)


@pytest.mark.parametrize("setting", SETTINGS, ids=str)
def test_openspiels_check_of_games_in_python(setting: Setting) -> None:
    """Clone, history, pickle and serialisation at every power of two, legal actions and returns at the end."""
    np.random.seed(1)
    games_sim_test.GamesSimTest().sim_game(load(setting))


def test_openspiels_playthrough() -> None:
    played = generate_playthrough.playthrough("nottingham(players=3,rounds=1)", action_sequence=[1, 2, 3, 4, 5], seed=1)
    assert 'GameType.short_name = "nottingham"' in played


def test_a_copy_is_cheap_and_goes_its_own_way() -> None:
    state = at_random(load(SETTINGS[2], 0).new_initial_state(), Random(1), 200)
    before, copy = str(state), state.clone()
    at_random(copy, Random(2))
    assert copy.is_terminal()
    assert str(state) == before
    again = state.clone()
    assert again.course.story is state.course.story
    assert again.sitting.state is state.sitting.state


def test_observations_come_in_named_pieces() -> None:
    state = at_random(load(SETTINGS[2]).new_initial_state(), Random(1), 30)
    observation = make_observation(state.get_game())
    for player in range(4):
        observation.set_from(state, player)
        assert list(observation.dict) == [one.name for one in state.get_game().layout.segments]
        assert observation.dict["hand"].sum() == len(state.sitting.state.hands[player])
        assert len(observation.tensor) == state.get_game().layout.size
    for_all = pyspiel.IIGObservationType(perfect_recall=False, private_info=pyspiel.PrivateInfoType.NONE)
    public = make_observation(state.get_game(), for_all)
    public.set_from(state, 0)
    assert "hand" not in public.dict
    assert "stands" in public.dict


def test_a_tensor_before_the_deal_is_empty() -> None:
    state = load(SETTINGS[2]).new_initial_state()
    assert not any(state.observation_tensor(0))
    assert state.information_state_string(0) == "the seed is being drawn"
    assert state.returns() == [0.0] * 4


@pytest.mark.parametrize("setting", [SETTINGS[3], SETTINGS[9]], ids=str)
def test_a_resampled_state_is_another_world_that_looks_the_same(setting: Setting) -> None:
    rng, differing = Random(3), 0
    state = at_random(load(setting, 2).new_initial_state(), rng, SEED_DIGITS)
    while not state.is_terminal():
        if rng.random() < 0.1:
            for player in range(setting.players):
                other = state.resample_from_infostate(player, rng.random)
                assert other.information_state_string(player) == state.information_state_string(player)
                assert other.observation_string(player) == state.observation_string(player)
                assert other.current_player() == state.current_player()
                differing += other.sitting.state.hands != state.sitting.state.hands
                assert at_random(other, rng).is_terminal()
        at_random(state, rng, 1)
    assert differing > 0


def test_an_information_state_holds_nothing_that_the_seat_may_not_read() -> None:
    state = at_random(load(SETTINGS[2]).new_initial_state(), Random(4))
    events = [item for item in state.course.story if isinstance(item, Event)]
    for player in range(4):
        told = state.information_state_string(player)
        for event in events:
            seen = event.as_seen_by(player)
            assert to_json(seen).decode() in told
            if seen != event:
                assert to_json(event).decode() not in told


def test_ismcts_plays_with_possible_worlds() -> None:
    game, rng = load(SETTINGS[0]), Random(5)
    evaluator = mcts.RandomRolloutEvaluator(1, np.random.RandomState(1))
    bot = ismcts.ISMCTSBot(game, evaluator, 2.0, 12, random_state=np.random.RandomState(2))
    state, decisions = game.new_initial_state(), 0
    while not state.is_terminal():
        if state.current_player() == 0:
            state.apply_action(bot.step(state))
            decisions += 1
        else:
            at_random(state, rng, 1)
    assert decisions > 0
    assert sum(state.returns()) == pytest.approx(0)
