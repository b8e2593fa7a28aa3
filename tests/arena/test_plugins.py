"""Bots from outside sit down without a change to our files, in every process, and are not mistaken for each other."""

from pathlib import Path
from types import SimpleNamespace

import pytest

from nottingham.bots import plugins
from nottingham.bots.fingerprints import fingerprint
from nottingham.bots.honest import HonestBot
from nottingham.bots.plugins import PluginError, load_plugin
from nottingham.bots.registry import BOTS, PLUGINS, UnknownBot, admit, bot_named
from nottingham.cli import main
from nottingham.research.arena.played import PlayedGame
from nottingham.research.arena.results import ResultsError, ResultsFile, fingerprints
from nottingham.research.arena.schedule import Contest, TournamentPlan
from nottingham.research.arena.tournament import play
from nottingham.research.arena.workers import local_workers
from nottingham.server.table.bot_names import may_sit

MODULE = """
from nottingham.bots.honest import HonestBot

class Pupil(HonestBot):
    pace = {pace}

    def parameters(self):
        return self.pace

pupil = Pupil()
not_a_bot = 7

def wants(argument):
    return Pupil()
"""
NAME = "outside_pupil:Pupil"
PLAN = TournamentPlan((Contest("own", (NAME, "mixer"), 3, has_matrix=False),), seed=3)


@pytest.fixture(autouse=True)
def outside(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder with a module of somebody's own, in which the command is given."""
    (tmp_path / "outside_pupil.py").write_text(MODULE.format(pace=1))
    monkeypatch.chdir(tmp_path)
    monkeypatch.syspath_prepend(tmp_path)
    monkeypatch.delitem(__import__("sys").modules, "outside_pupil", raising=False)
    monkeypatch.setattr("nottingham.bots.registry.PLUGINS", PLUGINS)
    PLUGINS.clear()
    return tmp_path


def test_a_class_a_bot_and_a_function_are_taken() -> None:
    assert isinstance(admit(NAME), HonestBot)
    assert admit(NAME) is bot_named(NAME)
    assert isinstance(load_plugin("outside_pupil:pupil"), HonestBot)


@pytest.mark.parametrize(
    ("name", "why"),
    [
        ("outside_nobody:Pupil", "No module named"),
        ("outside_pupil:Nobody", "has no Nobody"),
        ("outside_pupil:not_a_bot", "a int, and not a bot"),
        ("outside_pupil:wants", "without arguments"),
    ],
)
def test_what_is_no_bot_is_refused_with_a_reason(name: str, why: str) -> None:
    with pytest.raises(PluginError, match=why):
        admit(name)
    assert name not in PLUGINS


def test_an_entry_point_gives_a_bot_its_name(monkeypatch: pytest.MonkeyPatch) -> None:
    point = SimpleNamespace(name="pupil", load=lambda: HonestBot)
    monkeypatch.setattr(plugins, "entry_points", lambda group: [point] if group == "nottingham.bots" else [])
    assert isinstance(admit("pupil"), HonestBot)
    with pytest.raises(UnknownBot):
        admit("teacher")


def test_nobody_at_a_table_can_have_code_loaded() -> None:
    assert not may_sit(NAME)
    with pytest.raises(UnknownBot):
        bot_named(NAME)
    admit(NAME)  # the operator did
    assert may_sit(NAME)


def test_workers_of_their_own_load_it_too() -> None:
    def played_by(workers: int) -> list[PlayedGame]:
        kept: list[PlayedGame] = []
        with local_workers(workers) as submit:
            play(PLAN, 1, submit, workers, kept.extend)
        return kept

    assert played_by(2) == played_by(1)


def test_results_of_another_bot_of_the_same_name_are_refused(outside: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    before = fingerprints(PLAN)
    with ResultsFile(outside / "results", PLAN, resume=False):
        pass
    with ResultsFile(outside / "results", PLAN, resume=True):
        pass
    monkeypatch.setattr(type(PLUGINS[NAME]), "pace", 2)
    assert fingerprints(PLAN) != before
    with pytest.raises(ResultsError, match=f"{NAME} is not what was played there"):
        ResultsFile(outside / "results", PLAN, resume=True)


def test_our_bots_differ_by_their_parameters_alone() -> None:
    prints = {name: fingerprint(bot) for name, bot in BOTS.items()}
    assert len(set(prints.values())) == len(BOTS)
    assert prints == {name: fingerprint(bot) for name, bot in BOTS.items()}


@pytest.mark.parametrize("verb", [["simulate", "--games", "1"], ["watch", "--pace", "none", "--lang", "en"]])
def test_every_verb_takes_it(verb: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert main([*verb, "--players", "3", "--bots", f"{NAME},honest,mixer", "--seed", "1"]) == 0
    assert capsys.readouterr().out
