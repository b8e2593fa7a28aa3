"""OpenSpiel's two-player `sheriff` is a restriction of our rules: every way that it can end pays the same in both."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python import policy
from open_spiel.python.algorithms import cfr, exploitability

from nottingham.research.environments.openspiel_toy import GAME_TYPE, NAME, Toy

DEFAULT = Toy(**GAME_TYPE.parameter_specification)
LISTED = [Toy(1, 5, 2, items, rounds, 1) for items in (5, 10) for rounds in (1, 2, 3)]


def both(toy: Toy) -> tuple[Any, Any]:
    """The toy as ours and as theirs, whose worths are broken numbers."""
    broken = ("item_penalty", "item_value", "sheriff_penalty")
    theirs = {name: float(value) if name in broken else value for name, value in toy._asdict().items()}
    return pyspiel.load_game(NAME, toy._asdict()), pyspiel.load_game("sheriff", theirs)


def together(ours: Any, theirs: Any) -> Iterator[tuple[Any, Any]]:
    """Every point of both games, reached by the same actions."""
    yield ours, theirs
    if not theirs.is_terminal():
        for action in theirs.legal_actions():
            yield from together(ours.child(action), theirs.child(action))


@pytest.mark.parametrize("toy", [DEFAULT, *LISTED], ids=str)
def test_every_end_of_the_published_toy_pays_the_same(toy: Toy) -> None:
    ours, theirs = both(toy)
    ends = 0
    for one, other in together(ours.new_initial_state(), theirs.new_initial_state()):
        assert one.is_terminal() == other.is_terminal()
        assert one.returns() == other.returns()
        ends += one.is_terminal()
    assert ends == (toy.max_items + 1) * (2 * (toy.max_bribe + 1)) ** toy.num_rounds


def test_it_is_the_same_game_for_whoever_searches_it() -> None:
    """Who acts, what is legal, and which points a player cannot tell apart; in the tensor too."""
    ours, theirs = both(Toy(2, 1, 2, 2, 2, 3))
    names: dict[str, set[str]] = {}
    tensors: dict[str, set[bytes]] = {}
    for one, other in together(ours.new_initial_state(), theirs.new_initial_state()):
        assert one.current_player() == other.current_player()
        assert one.legal_actions() == other.legal_actions()
        if not one.is_terminal():
            player = one.current_player()
            told = one.information_state_string(player)
            names.setdefault(told, set()).add(other.information_state_string(player))
            tensors.setdefault(told, set()).add(np.array(one.information_state_tensor(player)).tobytes())
    assert {len(same) for same in names.values()} == {len(same) for same in tensors.values()} == {1}
    assert len({name for same in names.values() for name in same}) == len(names)
    assert len({tensor for same in tensors.values() for tensor in same}) == len(tensors)


def test_what_can_be_gained_against_a_policy_is_what_is_published() -> None:
    found = []
    for game in both(Toy(2, 1, 2, 2, 1, 3)):
        solver = cfr.CFRSolver(game)
        gained = [exploitability.nash_conv(game, policy.UniformRandomPolicy(game))]
        for _ in range(10):
            solver.evaluate_and_update_policy()
        found.append([*gained, exploitability.nash_conv(game, solver.average_policy())])
    assert found[0] == pytest.approx(found[1])
    assert found[0][1] < found[0][0] / 2


def test_openspiels_own_simulation() -> None:
    pyspiel.random_sim_test(pyspiel.load_game(NAME), num_sims=3, serialize=True, verbose=False)


def test_the_defaults_are_theirs() -> None:
    ours, theirs = both(DEFAULT)
    assert theirs.get_parameters() == pyspiel.load_game("sheriff").get_parameters()
    assert ours.num_distinct_actions() == theirs.num_distinct_actions()
    with pytest.raises(ValueError, match="no such toy"):
        both(DEFAULT._replace(num_rounds=0))
