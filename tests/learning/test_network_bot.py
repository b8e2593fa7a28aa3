"""A trained network at a seat: the same arithmetic as in training, and legal play at every table."""

from __future__ import annotations

from pathlib import Path
from random import Random

import jax.numpy as jnp
import numpy as np
import pytest

from nottingham.bots.bot import Note
from nottingham.bots.fingerprints import fingerprint
from nottingham.bots.network.bot import RICHARD
from nottingham.bots.network.inputs import UnknownTable, plan_for
from nottingham.bots.network.policy import Policy, load_network
from nottingham.bots.plugins import PluginError
from nottingham.bots.registry import PLUGINS, admit, bot_named
from nottingham.bots.simulate import play_game
from nottingham.encoding.layout import Layout
from nottingham.encoding.observation import Observer
from nottingham.encoding.stepwise_game import StepwiseGame
from nottingham.encoding.vocabulary import Vocabulary
from nottingham.research.learning.export import export
from nottingham.research.learning.network import answer, rows_of
from nottingham.rules.engine.state import Inspecting
from nottingham.rules.game import Step, prompts, view
from nottingham.rules.phases.bargaining import PledgePrompt
from nottingham.rules.rulebook import compose
from tests.learning.networks import saved, tiny_weights

FOUR, SIX = compose("first", 4), compose("second", 6, ("royal_goods", "black_market"))
AIM = (0.7, 0.1, 0.1, 0.1)


@pytest.fixture(scope="module")
def weights(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return saved(tmp_path_factory.mktemp("network"), (FOUR, SIX))


def test_numpy_says_what_the_network_said_in_training(weights: Path) -> None:
    network = load_network(weights)
    sitting = StepwiseGame(Vocabulary(FOUR), 3)
    for step in range(60):
        sitting.take(sitting.legal()[step % len(sitting.legal())])
    seen = Observer(Layout(Vocabulary(FOUR)), sitting.seat).look(sitting)
    policy = Policy(network, FOUR, AIM)
    hidden = policy.hidden(seen)
    rows = rows_of(plan_for(FOUR, network.names), np.zeros(0, np.int32))
    said = answer(tiny_weights((FOUR, SIX)), rows, jnp.asarray(seen[None]), jnp.array([AIM], jnp.float32))
    assert np.allclose(policy.logits(hidden), said.logits[0], atol=2e-3)


@pytest.mark.parametrize("ruleset", [FOUR, SIX])
def test_it_plays_whole_games_by_the_rules(weights: Path, ruleset: object) -> None:
    table = FOUR if ruleset is FOUR else SIX
    name = f"network:{weights}"
    admit(name)
    assert len(play_game(table, (name,) * table.players, 1).scores) == table.players


def test_at_a_table_it_does_not_know_the_steward_plays_and_it_is_said(weights: Path) -> None:
    with pytest.raises(UnknownTable):
        Policy(load_network(weights), compose("second", 4, ("time_limit",)), AIM)
    name = f"network:{weights}"
    bot = admit(name)
    note = bot.note(bot.begin(compose("second", 4, ("time_limit",)), 0))
    assert note is not None
    assert (note.stand_in, note.why) == ("steward_hard", "unknown_table")
    assert bot.note(bot.begin(FOUR, 0)) is None


def test_where_the_steward_is_the_better_player_he_plays_for_the_king_and_it_is_said() -> None:
    king = bot_named("richard_network")
    assert king.note(king.begin(SIX, 0)) == Note(stand_in="steward_hard", why="weak_table")
    for ruleset in (FOUR, compose("second", 6), compose("second", 4, ("royal_goods", "black_market"))):
        assert king.note(king.begin(ruleset, 0)) is None


def test_deference_is_added_to_the_trust_in_what_is_advised_and_to_nothing_else() -> None:
    as_trained, deferent = (Policy(load_network(RICHARD), FOUR, AIM, deference) for deference in (0.0, 4.0))
    hidden, advised = as_trained.hidden(np.ones(Layout(Vocabulary(FOUR)).size, np.float32)), 3
    difference = deferent.logits(hidden, advised) - as_trained.logits(hidden, advised)
    assert np.flatnonzero(difference).tolist() == [advised]
    assert difference[advised] == pytest.approx(4.0, abs=1e-4)
    assert np.array_equal(deferent.logits(hidden), as_trained.logits(hidden))


def test_it_gives_no_promise_that_nobody_pays_for(weights: Path) -> None:
    """Its menu has none: random weights would give some."""
    bot, steps = admit(f"network:{weights}"), list[Step]()
    play_game(FOUR, ("mixer",) * 4, 1, watch=steps.append)
    state = next(step.state for step in steps if isinstance(step.state.public.phase, Inspecting))
    merchant = view(state, state.public.merchants()[0])
    pledges = tuple(one for one in prompts(merchant) if isinstance(one, PledgePrompt))
    assert pledges
    memory = bot.begin(FOUR, state.public.merchants()[0])
    assert {bot.choose(merchant, pledges, memory, Random(seed)) for seed in range(40)} == {None}


def test_an_export_knows_tables_that_were_not_trained_at(weights: Path, tmp_path: Path) -> None:
    timed = compose("second", 4, ("time_limit",))
    export(weights.parent, tmp_path / "exported.npz", (timed,))
    network = load_network(tmp_path / "exported.npz")
    Policy(network, timed, AIM)
    clock = network.names.inputs.index("clock")
    assert not network.weights["input"][clock].any(), "what was never met is not heeded"


def test_two_networks_have_two_fingerprints(tmp_path: Path) -> None:
    one = admit(f"network:{saved(tmp_path / 'one', (FOUR,), 1)}")
    two = admit(f"network:{saved(tmp_path / 'two', (FOUR,), 2)}")
    assert fingerprint(one) != fingerprint(two)


def test_a_file_that_holds_no_network_is_told(tmp_path: Path) -> None:
    (tmp_path / "empty.npz").write_bytes(b"no archive")
    for name in ("gone.npz", "empty.npz"):
        with pytest.raises(PluginError, match=name):
            admit(f"network:{tmp_path / name}")
    assert not [name for name in PLUGINS if "empty" in name]
    assert bot_named("honest") is not None
