"""A light install: what each extra brings, and what a verb says when its extra is not there."""

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
from nottingham.cli.errors import CliError

ROOT = Path(__file__).resolve().parents[2]
PROJECT: dict[str, Any] = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
NEEDS_NO_SERVER = """
import sys
for name in {names}:
    sys.modules[name] = None
import nottingham.adapters.gymnasium_env, nottingham.adapters.openspiel_game, nottingham.adapters.pettingzoo_env
from nottingham.cli import main
sys.exit(main(["simulate", "--games", "1", "--bots", "honest"]))
"""


def names(requirements: list[str]) -> set[str]:
    return {match[0] for one in requirements if (match := re.match(r"[\w.-]+", one))}


def without_server(monkeypatch: pytest.MonkeyPatch, *, is_asked: bool) -> None:
    monkeypatch.setattr(extras, "find_spec", lambda name: None if name in extras.SERVER else find_spec(name))
    monkeypatch.setattr(extras, "_can_be_asked", lambda: is_asked)


def test_the_web_server_and_the_database_are_an_extra() -> None:
    assert names(PROJECT["optional-dependencies"]["server"]) == {*extras.SERVER, "uvloop"}
    assert not names(PROJECT["dependencies"]) & {*extras.SERVER, "uvloop"}


def test_environments_and_bots_need_neither() -> None:
    code = NEEDS_NO_SERVER.format(names=(*extras.SERVER, "uvloop"))
    assert subprocess.run([sys.executable, "-c", code], capture_output=True, check=False).returncode == 0


@pytest.mark.parametrize("words", [["play"], ["serve"], ["dev"], ["admin", "list"]])
def test_a_verb_whose_extra_is_missing_says_what_to_run(
    words: list[str], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    without_server(monkeypatch, is_asked=False)
    assert cli.main(words) == extras.EXIT_UNAVAILABLE
    told = capsys.readouterr().err
    assert "-m pip install 'nottingham[server]'" in told
    assert told.count("\n") == 1


@pytest.mark.parametrize(("answer", "status", "fate"), [("", 0, "installed"), ("y", 1, "failed"), ("n", 0, "refused")])
def test_whoever_can_be_asked_is_asked(answer: str, status: int, fate: str, monkeypatch: pytest.MonkeyPatch) -> None:
    without_server(monkeypatch, is_asked=True)
    asked, ran = list[str](), list[list[str]]()

    def read(question: str) -> str:
        asked.append(question)
        return answer

    def call(command: list[str]) -> int:
        ran.append(command)
        return status

    monkeypatch.setattr(subprocess, "call", call)
    if fate == "installed":
        extras.need_server("fr", read)
    else:
        with pytest.raises(CliError, match="nottingham\\[server\\]"):
            extras.need_server("fr", read)
    assert "starlette" in asked[0]
    assert [command[1:5] for command in ran] == (
        [] if fate == "refused" else [["-m", "pip", "install", "nottingham[server]"]]
    )


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
