"""Training: what is read, kept, imitated and rewarded. Training itself takes long, and is in tests/soak."""

from __future__ import annotations

import json
from pathlib import Path

import jax.numpy as jnp
import numpy as np
import pytest

from nottingham.bots.network.inputs import all_names
from nottingham.cli import main
from nottingham.research.learning import checkpoint, curves, imitation, sparring, train
from nottingham.research.learning.aims import utilities
from nottingham.research.learning.config import BadTrainingConfig, read_config
from nottingham.research.learning.truths import all_truth_names, truth_names
from nottingham.rules.rulebook import compose
from tests.learning.networks import saved, tiny_weights

EXAMPLES = Path(__file__).resolve().parents[2] / "examples/training"
THREE = compose("first", 3)


@pytest.mark.parametrize("path", sorted(EXAMPLES.glob("*.toml")), ids=lambda path: path.stem)
def test_the_examples_are_read(path: Path) -> None:
    config = read_config(path)
    assert all(ruleset.players >= 3 for ruleset in config.rulesets)


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("tables_of = []", "names no table"),
        ("tables_of = [{edition='first', players=3}]\ntables = 10\nsteps = 3\nminibatch = 7", "minibatch must divide"),
        ("speed = 3", "missing required field `tables_of`|unknown field"),
        ("this is no TOML", "toml"),
    ],
)
def test_a_bad_configuration_is_told(tmp_path: Path, text: str, why: str) -> None:
    path = tmp_path / "config.toml"
    path.write_text(text, encoding="utf-8")
    with pytest.raises(BadTrainingConfig, match=why):
        read_config(path)


def test_a_checkpoint_gives_back_what_was_kept(tmp_path: Path) -> None:
    saved(tmp_path, (THREE,))
    found = checkpoint.load(tmp_path, all_names((THREE,)), all_truth_names((THREE,)))
    assert found is not None
    assert (found.iteration, found.steps, found.games, len(found.pool)) == (3, 100, 7, 1)
    weights = tiny_weights((THREE,))
    assert set(found.weights) == set(weights)
    assert np.allclose(found.weights["critic_input"], weights["critic_input"], atol=1e-3)


def test_a_checkpoint_of_other_tables_is_refused(tmp_path: Path) -> None:
    saved(tmp_path, (THREE,))
    four = compose("second", 4)
    with pytest.raises(ValueError, match="other tables"):
        checkpoint.load(tmp_path, all_names((four,)), all_truth_names((four,)))


def test_a_folder_without_progress_is_a_new_run(tmp_path: Path) -> None:
    saved(tmp_path, (THREE,))
    (tmp_path / checkpoint.PROGRESS).unlink()
    assert checkpoint.load(tmp_path, all_names((THREE,)), all_truth_names((THREE,))) is None


def test_a_log_is_cut_at_the_checkpoint(tmp_path: Path) -> None:
    """A run was killed at iteration 105, in the middle of a line, and goes on from 15."""
    log = tmp_path / checkpoint.LOG
    lines = [f'{{"iteration": {iteration}}}\n' for iteration in (5, 10, 15, 20, 105)]
    log.write_text("".join(lines) + '{"itera', encoding="utf-8")
    checkpoint.cut_log(log, 15)
    assert log.read_text(encoding="utf-8") == "".join(lines[:3])
    checkpoint.cut_log(tmp_path / "no-such-log", 15)
    assert not (tmp_path / "no-such-log").exists()


def run_toy(folder: Path, capsys: pytest.CaptureFixture[str], *flags: str) -> str:
    assert main(["train", str(EXAMPLES / "toy.toml"), "--folder", str(folder), *flags]) == 0
    return capsys.readouterr().out


@pytest.fixture
def uncompiled(monkeypatch: pytest.MonkeyPatch) -> None:
    """What is compiled here is never run."""
    monkeypatch.setattr(train.Training, "_compile_iteration", lambda *_: None)


@pytest.mark.usefixtures("uncompiled")
def test_minutes_that_are_over_while_it_compiles_are_told(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    told = run_toy(tmp_path, capsys, "--minutes", "0")
    assert told.startswith("No iteration was done")
    assert "tournament" not in told
    assert not (tmp_path / "curves.svg").exists()


@pytest.mark.usefixtures("uncompiled")
def test_a_run_that_goes_on_forgets_what_was_logged_after_its_checkpoint(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    run_toy(tmp_path, capsys, "--minutes", "0")
    (tmp_path / checkpoint.LOG).write_text('{"iteration": 10}\n', encoding="utf-8")
    run_toy(tmp_path, capsys, "--minutes", "0")
    assert (tmp_path / checkpoint.LOG).read_text(encoding="utf-8") == ""


def test_a_finished_run_says_that_it_is(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    config = read_config(EXAMPLES / "toy.toml")
    assert config.sparring is not None
    for folder, last in ((tmp_path, config.iterations), (tmp_path / sparring.FOLDER, config.sparring.iterations)):
        folder.mkdir(exist_ok=True)
        saved(folder, (THREE,))
        progress = json.loads((folder / checkpoint.PROGRESS).read_text(encoding="utf-8"))
        (folder / checkpoint.PROGRESS).write_text(json.dumps(progress | {"iteration": last}), encoding="utf-8")
    told = run_toy(tmp_path, capsys)
    assert told.startswith("This run is finished")
    assert "nottingham tournament --bots network:" in told


def test_utility_is_the_aim_times_what_the_game_was_worth() -> None:
    points, gold = jnp.array([[190.0, 130.0, 130.0]]), jnp.array([[80.0, 50.0, 20.0]])
    win, own, margin, purse = (jnp.broadcast_to(row, (1, 3, 4)) for row in jnp.eye(4))
    assert utilities(points, gold, win, jnp)[0, :, 0].tolist() == [1.5, 0.0, 0.0]
    assert utilities(points, gold, own, jnp)[0, :, 0].tolist() == [1.0, 0.0, 0.0]
    assert np.allclose(utilities(points, gold, margin, jnp)[0, :, 0], [1.2, -0.6, -0.6])
    assert utilities(points, gold, purse, jnp)[0, :, 0].tolist() == [1.0, 0.0, -1.0]
    assert np.allclose(utilities(points, gold, win, jnp)[0, :, 1:], [[1.0, 1.2], [0.0, -0.6], [0.0, -0.6]])


def test_a_shared_victory_is_shared() -> None:
    points = jnp.array([[100.0, 100.0, 40.0]])
    shares = utilities(points, points, jnp.zeros((1, 3, 4)), jnp)[0, :, 1]
    assert shares.tolist() == [0.5, 0.5, 0.0]


def test_bot_games_are_kept_as_seed_and_steps(tmp_path: Path) -> None:
    wanted = imitation.GamesWanted("second", 3, (), ("honest", "mixer"), (4, 5))
    games = imitation.bot_games(wanted)
    imitation.save_games(tmp_path / "games.npz", games)
    table = imitation.load_games(tmp_path / "games.npz")
    assert table.seeds.tolist() == [4, 5]
    for row, game in zip(table.steps, games, strict=True):
        assert tuple(row[row >= 0].tolist()) == game.steps


def test_the_truth_names_every_hidden_card() -> None:
    names = truth_names(THREE)
    goods = len(THREE.catalogue)
    assert len(names) == len(set(names)) == 3 * (2 * goods + len(THREE.contraband))


def test_curves_are_drawn_for_every_figure() -> None:
    lines = [
        {"table": "first-3", "million_steps": step, **dict.fromkeys(curves.FIGURES, step / 2)} for step in (1, 2, 3)
    ]
    picture = curves.curves(lines)
    assert picture.count("<polyline") == len(curves.FIGURES)
    assert "first-3" in picture
