"""Who installs the game can play it; who wants only the environments can leave the rest out."""

from __future__ import annotations

import re
import subprocess
import sys
import tomllib
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import pytest

import nottingham
from nottingham import cli
from nottingham.cli import extras

ROOT = Path(__file__).resolve().parents[2]
PROJECT: dict[str, Any] = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
WITHOUT = """
import sys
for name in {names}:
    sys.modules[name] = None
"""
STEP = """
import nottingham.research.environments.gymnasium_env, nottingham.research.environments.openspiel_game
from nottingham.research.environments.pettingzoo_env import raw_env
game = raw_env()
game.reset(seed=1)
game.step(int(game.observe(game.agent_selection)["action_mask"].argmax()))
"""
ANSWER = """
from nottingham.research.environments.text_env import TextEnv
game = TextEnv(players=3, bots={1: "honest"})
game.reset(seed=1)
assert not game.step("1").feedback
"""


def names(requirements: list[str]) -> set[str]:
    return {match[0] for one in requirements if (match := re.match(r"[\w.-]+", one))}


def test_whoever_installs_the_game_can_open_a_table() -> None:
    assert {*extras.SERVER, "uvloop"} <= names(PROJECT["dependencies"])


def run_without(left_out: set[str], code: str) -> subprocess.CompletedProcess[str]:
    """What a program says where these distributions are not installed."""
    modules = [name.split(".")[0].replace("-", "_") for name in left_out]
    program = WITHOUT.format(names=modules) + code
    return subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=False)


@pytest.mark.parametrize(
    ("code", "needed"),
    [
        pytest.param(STEP, {"msgspec", "numpy"}, id="steps"),
        pytest.param(ANSWER, {"msgspec", "fluent.runtime"}, id="text"),
    ],
)
def test_environments_need_little_beside_their_own_library(code: str, needed: set[str]) -> None:
    """So they can be installed without the dependencies: docs/environments.md says how."""
    page = (ROOT / "docs/environments.md").read_text(encoding="utf-8")
    lean = page.split("pip install --no-deps nottingham\npip install ")[1].splitlines()[0]
    assert needed <= set(lean.split())
    ran = run_without(names(PROJECT["dependencies"]) - needed, code)
    assert (ran.returncode, ran.stderr) == (0, "")


def test_a_command_line_without_its_library_says_what_to_run() -> None:
    ran = run_without({"cyclopts"}, "from nottingham.cli import main\nsys.exit(main(['--help']))")
    assert ran.returncode != 0
    assert (
        ran.stderr == f"nottingham: the command line needs cyclopts; run: {sys.executable} -m pip install nottingham\n"
    )


@pytest.mark.parametrize("words", [["play"], ["serve"], ["dev"], ["admin", "list"]])
def test_a_verb_whose_libraries_are_missing_says_what_to_run(
    words: list[str], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(extras, "find_spec", lambda name: None if name == "starlette" else find_spec(name))
    assert cli.main(words) == extras.EXIT_UNAVAILABLE
    told = capsys.readouterr().err
    assert "(starlette)" in told
    assert "-m pip install nottingham" in told
    assert told.count("\n") == 1


def test_a_package_without_its_page_says_so_at_play(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("nottingham.server.transport.static_files.APP", tmp_path)
    assert cli.main(["play", "--language", "en"]) == extras.EXIT_UNAVAILABLE
    assert "built without its page" in capsys.readouterr().err


def test_the_package_tells_its_version() -> None:
    assert nottingham.__version__ == PROJECT["version"]
    with pytest.raises(AttributeError):
        _ = nottingham.__author__
