"""The launcher: what it says before anything is installed, and when it installs again."""

import runpy
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any, NamedTuple

import pytest

LAUNCHER = Path(__file__).resolve().parents[2] / "nottingham"


@pytest.fixture
def tree(tmp_path: Path) -> Path:
    """A copy of the project without any environment."""
    shutil.copy(LAUNCHER, tmp_path)
    (tmp_path / "requirements").mkdir()
    for path in ("pyproject.toml", "requirements/runtime.txt", "requirements/dev.txt"):
        (tmp_path / path).write_text(path)
    return tmp_path


@pytest.fixture
def launcher(tree: Path) -> dict[str, Any]:
    return runpy.run_path(str(tree / "nottingham"))


@pytest.fixture
def steps(launcher: dict[str, Any]) -> list[str]:
    """What the launcher would do, instead of doing it."""
    done: list[str] = []
    names = launcher["main"].__globals__

    def create(environment: str) -> None:
        done.append(f"create {environment}")
        python = Path(names["python_of"](environment))
        python.parent.mkdir(parents=True, exist_ok=True)
        python.touch()

    def pip_install(_environment: str, *what: str) -> None:
        done.append(f"install {Path(what[-1]).name if '-r' in what else 'ourselves'}")

    names["create"] = create
    names["pip_install"] = pip_install
    return done


class Version(NamedTuple):
    major: int
    minor: int


def test_no_verb_tells_how_to_go_on() -> None:
    ended = subprocess.run([sys.executable, LAUNCHER], capture_output=True, text=True, check=True)
    assert "./nottingham test" in ended.stdout
    assert "./nottingham --help" in ended.stdout


def test_an_old_python_is_told_what_to_run(
    launcher: dict[str, Any], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "version_info", Version(3, 9))
    assert launcher["main"](["play"]) == 69
    said = capsys.readouterr().err
    assert said.startswith("nottingham: this is Python 3.9; install 3.11 or newer")
    assert said.count("\n") == 1


def test_a_python_without_venv_is_told_what_to_run(
    launcher: dict[str, Any], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("importlib.util.find_spec", lambda _name: None)
    assert launcher["main"](["play"]) == 69
    assert "run: sudo apt install python3." in capsys.readouterr().err


def test_the_second_start_installs_nothing(launcher: dict[str, Any], steps: list[str]) -> None:
    launcher["install"](".venv", "runtime")
    assert steps == ["create .venv", "install runtime.txt", "install ourselves"]
    launcher["install"](".venv", "runtime")
    assert len(steps) == 3


def test_the_tools_are_added_when_first_needed_and_kept(launcher: dict[str, Any], steps: list[str], tree: Path) -> None:
    launcher["install"](".venv", "runtime")
    launcher["install"](".venv", "dev")
    assert steps[3:] == ["install dev.txt", "install ourselves"]
    launcher["install"](".venv", "runtime")
    assert len(steps) == 5
    (tree / "pyproject.toml").write_text("changed")
    launcher["install"](".venv", "runtime")
    assert steps[5:] == ["install dev.txt", "install ourselves"]


def test_an_install_that_stopped_half_way_starts_from_nothing(
    launcher: dict[str, Any], steps: list[str], tree: Path
) -> None:
    launcher["install"](".venv", "runtime")
    names = launcher["main"].__globals__
    working = names["pip_install"]

    def stop(*_: str) -> None:
        raise KeyboardInterrupt

    names["pip_install"] = stop
    (tree / "requirements" / "runtime.txt").write_text("changed")
    assert launcher["main"](["play"]) == 130
    names["pip_install"] = working
    steps.clear()
    launcher["install"](".venv", "runtime")
    assert steps == ["create .venv", "install runtime.txt", "install ourselves"]
