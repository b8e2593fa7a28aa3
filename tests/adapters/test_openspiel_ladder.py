"""The ladder of small games: exact chance, information states that are one in words and in numbers, and CFR."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from typing import Any

import numpy as np
import pyspiel
import pytest
from msgspec.structs import replace
from open_spiel.python import policy
from open_spiel.python.algorithms import cfr, exploitability

from nottingham import compose
from nottingham.encoding.setting import read_ruleset, written_ruleset
from nottingham.research.environments.openspiel_mini import NAME, RUNGS, small_ruleset
from nottingham.rules.engine.events import DeckReshuffled
from nottingham.rules.engine.goods import Good
from tests.adapters.tables import example

SMALL = ("bluff", "turnabout", "bribe")


def load(rung: str, **more: object) -> Any:
    return pyspiel.load_game(NAME, {"rung": rung, **more})


def points_of(state: Any) -> Iterator[Any]:
    """Every point of a game."""
    yield state
    if not state.is_terminal():
        actions = [action for action, _ in state.chance_outcomes()] if state.is_chance_node() else state.legal_actions()
        for action in actions:
            yield from points_of(state.child(action))


@pytest.mark.parametrize("rung", RUNGS)
def test_every_rung_passes_openspiels_simulation(rung: str) -> None:
    game = load(rung)
    pyspiel.random_sim_test(game, num_sims=3, serialize=True, verbose=False)
    assert sum(chance for _, chance in game.new_initial_state().chance_outcomes()) == pytest.approx(1)


@pytest.mark.parametrize("rung", SMALL)
def test_information_states_are_the_same_in_words_and_in_numbers(rung: str) -> None:
    """Two points that look the same have the same choices; all chance is in the deal; the sum is zero."""
    numbers: dict[str, set[bytes]] = {}
    choices: dict[str, set[tuple[int, ...]]] = {}
    for state in points_of(load(rung).new_initial_state()):
        assert sum(state.returns()) == pytest.approx(0)
        if state.is_terminal():
            assert not any(isinstance(item, DeckReshuffled) for item in state.course.story)
        elif not state.is_chance_node():
            player = state.current_player()
            told = state.information_state_string(player)
            assert len(state.legal_actions()) > 1
            choices.setdefault(told, set()).add(tuple(state.legal_actions()))
            numbers.setdefault(told, set()).add(np.array(state.information_state_tensor(player)).tobytes())
    assert {len(same) for same in choices.values()} == {len(same) for same in numbers.values()} == {1}
    assert len({one for same in numbers.values() for one in same}) == len(numbers)


def test_a_player_sees_its_own_cards_and_not_the_others() -> None:
    game = load("bluff")
    told: dict[tuple[int, str], set[str]] = {}
    for action, _ in game.new_initial_state().chance_outcomes():
        state = game.new_initial_state().child(action)
        for player in range(2):
            hand = " ".join(game.deals[action].begun.state.hands[player].cards())
            told.setdefault((player, hand), set()).add(state.information_state_string(player))
    at_the_gate = {key: len(same) for key, same in told.items() if key[0] == 1}
    assert set(at_the_gate.values()) <= {1, 2}  # the other's only choice may have been made already: its bag is closed


@pytest.mark.parametrize(("rung", "iterations", "most"), [("bluff", 200, 0.02), ("bribe", 20, 0.5)])
def test_cfr_climbs_the_first_rungs(rung: str, iterations: int, most: float) -> None:
    """The Sheriff and the merchant learn to mix: what the best answer could still gain falls towards nothing."""
    game = load(rung)
    solver = cfr.CFRPlusSolver(game)
    before = exploitability.exploitability(game, policy.UniformRandomPolicy(game))
    for _ in range(iterations):
        solver.evaluate_and_update_policy()
    assert exploitability.exploitability(game, solver.average_policy()) < min(most, before / 3)


def test_any_small_ruleset_can_be_given() -> None:
    goods = (Good("fig", "legal", value=1, penalty=1, cards=3), Good("gem", "contraband", 4, 3, cards=2))
    ruleset = small_ruleset(goods, hand=1, bag=1)
    assert read_ruleset(written_ruleset(ruleset)) == ruleset
    game = load("bribe", ruleset=written_ruleset(ruleset), talk="full")
    assert "load gem" in game.vocabulary.names
    assert sum(1 for _ in islice(points_of(game.new_initial_state()), 200)) == 200
    again = pyspiel.load_game(str(game))
    assert again.vocabulary.ruleset == ruleset
    whole = pyspiel.load_game("nottingham", {"ruleset": written_ruleset(replace(compose("first", 3), rounds=1))})
    assert (whole.num_players(), whole.vocabulary.ruleset.rounds) == (3, 1)


@pytest.mark.parametrize(
    ("given", "complaint"),
    [
        ({"rung": "roof"}, "from the bottom they are bluff"),
        ({"talk": "loud"}, "there is plain and full"),
        ({"ruleset": written_ruleset(compose("first", 3))}, "for two players, not for 3"),
        ({"ruleset": written_ruleset(replace(compose("first", 3), players=2))}, "too many to search through"),
    ],
)
def test_what_is_no_small_game_is_refused(given: dict[str, str], complaint: str) -> None:
    with pytest.raises(ValueError, match=complaint):
        pyspiel.load_game(NAME, given)


def test_a_tensor_without_room_says_so() -> None:
    at_the_end = [state for state in points_of(load("bribe", decisions=1).new_initial_state()) if state.is_terminal()]
    with pytest.raises(ValueError, match="give decisions="):
        at_the_end[0].information_state_tensor(0)


def test_the_example_solves_a_rung(capsys: pytest.CaptureFixture[str]) -> None:
    found = example("climb_the_ladder").climb("bluff", (1, 50))
    assert found[0] >= found[1] > found[2]
    assert "information states, merchant" in capsys.readouterr().out
