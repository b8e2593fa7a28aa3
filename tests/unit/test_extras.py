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
NEEDS_NO_OTHERS = """
import sys
for name in {names}:
    sys.modules[name] = None
import nottingham.adapters.gymnasium_env, nottingham.adapters.openspiel_game
from nottingham.adapters.pettingzoo_env import raw_env
game = raw_env()
game.reset(seed=1)
game.step(int(game.observe(game.agent_selection)["action_mask"].argmax()))
"""


def names(requirements: list[str]) -> set[str]:
    return {match[0] for one in requirements if (match := re.match(r"[\w.-]+", one))}


def test_whoever_installs_the_game_can_open_a_table() -> None:
    assert {*extras.SERVER, "uvloop"} <= names(PROJECT["dependencies"])


def test_environments_need_nothing_but_msgspec_numpy_and_their_own_library() -> None:
    """So they can be installed without the dependencies: docs/environments.md says how."""
    others = [name.split(".")[0].replace("-", "_") for name in names(PROJECT["dependencies"]) - {"msgspec", "numpy"}]
    code = NEEDS_NO_OTHERS.format(names=others)
    assert subprocess.run([sys.executable, "-c", code], capture_output=True, check=False).returncode == 0


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
