"""Sparring: a counsel whose advice is heard, and games against the bots as arrays to learn from."""

from __future__ import annotations

from pathlib import Path
from random import Random

import jax.numpy as jnp
import numpy as np
import pytest

from nottingham.bots.bot import Bot
from nottingham.bots.network.inputs import all_names, plan_for
from nottingham.bots.network.player import COUNSEL, NetworkPlayer, SeatMemory, next_on
from nottingham.bots.network.policy import Policy, load_network
from nottingham.encoding.layout import Layout
from nottingham.encoding.observation import Observer
from nottingham.encoding.stepwise_game import StepwiseGame
from nottingham.encoding.vocabulary import Vocabulary
from nottingham.research.learning.actors import LEARNER, GamesTask, drawn_aim, joined, play, play_task
from nottingham.research.learning.checkpoint import save_policy
from nottingham.research.learning.config import TableConfig
from nottingham.research.learning.network import Weights, answer, new_counsel, rows_of
from nottingham.research.learning.sparring import Sizes, gains, lesson_of, padded, steps_of
from nottingham.research.learning.truths import all_truth_names, truth_names, truth_of
from nottingham.rules.engine.families import Action, Event, Prompt
from nottingham.rules.engine.ruleset import Ruleset
from nottingham.rules.engine.views import View
from nottingham.rules.game import new_game, view
from nottingham.rules.rulebook import compose
from tests.learning.networks import tiny_weights

FOUR = compose("second", 4)
AIM = (0.7, 0.1, 0.1, 0.1)


def counselled(trust: float) -> Weights:
    weights = {name: np.asarray(array) for name, array in new_counsel(tiny_weights((FOUR,)), trust).items()}
    weights["advice"] = np.random.default_rng(1).normal(size=weights["advice"].shape).astype(np.float32)
    weights["trust"] = np.random.default_rng(2).normal(size=weights["trust"].shape).astype(np.float32)
    return weights


def written(folder: Path, trust: float) -> Path:
    path = folder / "weights.npz"
    save_policy(path, counselled(trust), all_names((FOUR,)))
    return path


def test_numpy_hears_advice_as_the_network_did_in_training(tmp_path: Path) -> None:
    network = load_network(written(tmp_path, 1.5))
    sitting = StepwiseGame(Vocabulary(FOUR), 3)
    seen = Observer(Layout(Vocabulary(FOUR)), sitting.seat).look(sitting)
    policy, rows = Policy(network, FOUR, AIM), rows_of(plan_for(FOUR, network.names), np.zeros(0, np.int32))
    aim = jnp.array([AIM], jnp.float32)
    for advised in (None, 5, 17):
        told = jnp.array([-1 if advised is None else advised])
        said = answer(counselled(1.5), rows, jnp.asarray(seen[None]), aim, told)
        assert np.allclose(policy.logits(policy.hidden(seen, advised), advised), said.logits[0], atol=4e-2)


NEARLY_NONE = 1e-6
"""A temperature at which the likeliest step is always taken."""


class Probe(Bot[SeatMemory]):
    """Plays what the player thinks best, and asks the counsel itself beside it."""

    def __init__(self, player: NetworkPlayer, seat: int) -> None:
        self.player, self.seat = player, seat
        self.asked = 0

    def begin(self, ruleset: Ruleset, seat: int) -> SeatMemory:  # noqa: ARG002 - it knows its table
        return self.player.begin(seat)

    def remember(self, memory: SeatMemory, event: Event) -> SeatMemory:
        return self.player.remember(memory, event, self.seat)

    def choose(self, view: View, prompts: tuple[Prompt, ...], memory: SeatMemory, rng: Random) -> Action | None:  # noqa: ARG002
        assert memory.counsel is not None
        best = self.player.choose(view, prompts, memory, Random(0), NEARLY_NONE)
        assert best == COUNSEL.choose(view, prompts, memory.counsel, Random(0))
        self.asked += 1
        return best


def test_whoever_trusts_the_counsel_wholly_does_what_it_says(tmp_path: Path) -> None:
    player = NetworkPlayer(load_network(written(tmp_path, 1000.0)), FOUR)
    probes = [Probe(player, seat) for seat in range(4)]
    play(FOUR, list(probes), 5)
    assert all(probe.asked > 20 for probe in probes)


def test_a_path_is_followed_until_it_is_left() -> None:
    assert next_on((4, 7, 9), ()) == 4
    assert next_on((4, 7, 9), (4, 7)) == 9
    assert next_on((4, 7, 9), (4, 8)) is None
    assert next_on((4, 7, 9), (4, 7, 9)) is None


def test_games_against_bots_come_back_as_what_was_seen_and_done(tmp_path: Path) -> None:
    truths = all_truth_names((FOUR,))
    lineup = (LEARNER, "honest", LEARNER, "random")
    table = TableConfig("second", 4)
    found = play_task(GamesTask(str(written(tmp_path, 3.0)), truths, table, 2, (lineup,) * 2, (7, 8), 0.8))
    assert len(found.lengths) == 4, "two seats of two games"
    assert found.lengths.sum() == len(found.step) == len(found.seen)
    assert found.outcome[:2, 1].sum() <= 1, "a victory is won once"
    assert not found.is_alone.any()
    assert (found.table == 2).all()
    names = all_names((FOUR,))
    sizes = Sizes(len(names.inputs), len(names.outputs), len(truths))
    lesson = lesson_of(joined([found, found]), sizes)
    assert len(lesson.step) == 2 * len(found.step)
    _, steps = steps_of(lesson, sizes, jnp.zeros(()), jnp.zeros(()))
    taken = np.take_along_axis(np.asarray(steps.mask), lesson.step[:, None], 1)
    assert taken.all(), "every step was one of the choices"
    assert (np.asarray(steps.mask).sum(1) == np.tile(found.choices, 2)).all()
    advised = lesson.advised >= 0
    assert np.take_along_axis(np.asarray(steps.mask)[advised], lesson.advised[advised][:, None], 1).mean() > 0.99


def test_gains_look_back_from_the_end_of_each_game() -> None:
    values = np.array([[0.5], [0.25], [0.0], [1.0]], np.float32)
    outcome = np.array([[1.0], [2.0]], np.float32)
    found = gains(np.array([3, 1]), outcome, values, 0.5)
    assert np.allclose(found[:, 0], [-0.25 + 0.5 * (-0.25 + 0.5), -0.25 + 0.5, 1.0, 1.0])


def test_rows_without_room_are_refused() -> None:
    assert padded(np.array([1, 2]), np.array([4, 5, 6], np.uint16), 3, 9).tolist() == [[4, 9, 9], [5, 6, 9]]
    with pytest.raises(ValueError, match="no room"):
        padded(np.array([4]), np.arange(4), 3, 0)


def test_the_truth_is_told_clockwise_from_a_seat() -> None:
    state = new_game(FOUR, 2).state
    names, told = truth_names(FOUR), truth_of(state, 3)
    good = next(iter(state.hands[0].counts))
    assert told[names.index(f"seat+1 hand {good}")] == state.hands[0][good]
    assert view(state, 3).hand["apple"] == told[names.index("seat+0 hand apple")]


def test_aims_add_up_to_one() -> None:
    rng = Random(1)
    for _ in range(50):
        aim = drawn_aim(rng, 0.5)
        assert sum(aim) == pytest.approx(1)
        assert min(aim) >= 0
