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

    def run_install(_environment: str, command: list[str], _settings: dict[str, str]) -> None:
        done.append(f"install {Path(command[-1]).name if '-r' in command else 'ourselves'}")

    names["create"] = create
    names["get_uv"] = lambda _environment: ["uv"]
    names["uv_settings"] = lambda _environment: {}
    names["run_install"] = run_install
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
    working = names["run_install"]

    def stop(*_: object) -> None:
        raise KeyboardInterrupt

    names["run_install"] = stop
    (tree / "requirements" / "runtime.txt").write_text("changed")
    assert launcher["main"](["play"]) == 130
    names["run_install"] = working
    steps.clear()
    launcher["install"](".venv", "runtime")
    assert steps == ["create .venv", "install runtime.txt", "install ourselves"]


def without_uv(complaint: str) -> Any:
    """A pip that cannot bring uv, and says so."""

    def run(command: list[str], **_: object) -> subprocess.CompletedProcess[str]:
        assert "--only-binary=:all:" in command
        return subprocess.CompletedProcess(command, 1, "", complaint)

    return run


def test_where_uv_has_no_wheel_pip_installs_and_says_so(
    launcher: dict[str, Any], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    commands: list[list[str]] = []
    names = launcher["main"].__globals__
    names["create"] = lambda environment: Path(names["ROOT"], environment).mkdir()
    names["run_install"] = lambda _environment, command, _settings: commands.append(command)
    names["uv_settings"] = lambda _environment: {}
    monkeypatch.setattr("subprocess.run", without_uv("ERROR: No matching distribution found for uv"))
    launcher["install"](".venv", "runtime")
    assert "uv cannot be installed here; pip takes over" in capsys.readouterr().err
    assert [command[1:3] for command in commands] == [["-m", "pip"]] * 2
    assert commands[0][-3:] == ["--require-hashes", "-r", names["locked"]("runtime")]


def test_without_a_network_one_line_says_so(
    launcher: dict[str, Any], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    names = launcher["main"].__globals__
    names["create"] = lambda environment: Path(names["ROOT"], environment).mkdir()
    monkeypatch.setattr("subprocess.run", without_uv("WARNING: Retrying after connection broken by 'NameError'"))
    assert launcher["main"](["play"]) == 69
    assert capsys.readouterr().err.splitlines()[1:] == [
        "nottingham: no packages can be fetched: is this machine online? Once it is, run this again"
    ]


def test_uv_is_told_the_index_that_pip_is_told(launcher: dict[str, Any], monkeypatch: pytest.MonkeyPatch) -> None:
    told = "global.cert='/etc/certificates'\nglobal.index-url='file:///wheels/simple'\n"
    monkeypatch.setattr("subprocess.check_output", lambda *_, **__: told)
    assert launcher["uv_settings"](".venv") == {"UV_SYSTEM_CERTS": "1", "UV_DEFAULT_INDEX": "file:///wheels/simple"}


def test_an_install_that_fails_is_told_in_one_line_and_tried_again(
    launcher: dict[str, Any], steps: list[str], capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    names = launcher["main"].__globals__
    names["run_install"] = launcher["run_install"]
    names["get_uv"] = lambda _environment: ["false"]
    assert launcher["main"](["play"]) == 69
    assert "the install into .venv failed, as said above; mend that and run this again" in capsys.readouterr().err
    assert steps == ["create .venv"]
    assert not (tmp_path / ".venv/installed").exists()


# --- which Python


def python_that_says(folder: Path, name: str, told: str) -> Path:
    """A program that answers the launcher as a Python would; `-m venv` leaves a note."""
    folder.mkdir(exist_ok=True)
    program = folder / name
    program.write_text(f'#!/bin/sh\nif [ "$2" = --probe-python ]; then {told}; else echo "$*" > {folder}/called; fi\n')
    program.chmod(0o755)
    return program


@pytest.fixture
def alone(launcher: dict[str, Any], monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> dict[str, Any]:
    """The launcher in a Python that takes a second for the piece of work, with two empty folders on the PATH."""
    monkeypatch.setenv("PATH", f"{tmp_path / 'first'}:{tmp_path / 'second'}")
    launcher["main"].__globals__["measure_speed"] = lambda: 1.0
    return launcher


HERE = ".".join(map(str, sys.version_info[:3]))


def test_a_python_that_is_clearly_quicker_makes_the_environment(
    alone: dict[str, Any], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    quicker = python_that_says(tmp_path / "second", "python3.12", "echo 3.12.9 0.8")
    alone["create"](".venv")
    called = (tmp_path / "second/called").read_text().split()
    assert called == ["-m", "venv", "--clear", "--symlinks", str(tmp_path / ".venv")]
    assert capsys.readouterr().err == f"nottingham: with Python 3.12.9 ({quicker})\n"


def test_of_several_the_quickest_is_taken_wherever_it_is_on_the_path(alone: dict[str, Any], tmp_path: Path) -> None:
    python_that_says(tmp_path / "first", "python3.12", "echo 3.12.1 0.8")
    python_that_says(tmp_path / "first", "python3.11", "exit 127")  # a shim of a version that is not chosen
    quickest = python_that_says(tmp_path / "second", "python3.11", "echo 3.11.2 0.6")
    assert alone["quickest_python"]() == (str(quickest), "3.11.2")


def test_of_those_that_are_as_quick_the_one_of_the_same_version_is_taken(alone: dict[str, Any], tmp_path: Path) -> None:
    for minor in (11, 12, 13):
        python_that_says(tmp_path / "first", f"python3.{minor}", f"echo 3.{minor}.1 0.{60 - minor}")
    same = f"3.{min(sys.version_info[1], 13)}"
    assert alone["quickest_python"]() == (str(tmp_path / "first" / f"python{same}"), f"{same}.1")


@pytest.mark.parametrize(
    ("name", "told"),
    [
        ("python3.12", "echo 3.12.1 0.95"),  # hardly quicker
        ("python3.12", "echo 3.12.1 1.5"),
        ("python3.12", "exit 69"),  # it has no ensurepip
        ("python3.10", "echo 3.10.1 0.5"),  # too old
        ("python3.14", "echo 3.14.1 0.5"),  # what is pinned is not known to install on it
    ],
)
def test_a_python_that_is_no_better_is_left_alone(alone: dict[str, Any], tmp_path: Path, name: str, told: str) -> None:
    python_that_says(tmp_path / "first", name, told)
    (tmp_path / "first/python3.13").mkdir()  # and what is no program at all
    assert alone["quickest_python"]() == (sys.executable, HERE)


def test_a_python_says_its_version_and_its_speed(launcher: dict[str, Any], capsys: pytest.CaptureFixture[str]) -> None:
    assert launcher["main"](["--probe-python"]) == 0
    version, seconds = capsys.readouterr().out.split()
    assert version == HERE
    assert float(seconds) > 0


@pytest.mark.parametrize("missing", ["ensurepip", "_sqlite3", "_ssl"])
def test_a_python_that_lacks_a_part_says_nothing(
    launcher: dict[str, Any], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], missing: str
) -> None:
    monkeypatch.setattr("importlib.util.find_spec", lambda name: None if name == missing else name)
    assert launcher["main"](["--probe-python"]) == 69
    assert capsys.readouterr().out == ""


def test_the_pythons_asked_are_the_others(
    launcher: dict[str, Any], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """Each once, though folders and names lead to it twice, and not the one that runs."""
    names = [f"python3.{minor}" for minor in (11, 12, 13)]
    for folder in (tmp_path / "first", tmp_path / "second"):
        folder.mkdir()
    (tmp_path / "first" / names[0]).symlink_to(sys.executable)
    other = python_that_says(tmp_path / "first", names[1], "exit 69")
    (tmp_path / "second" / names[1]).symlink_to(other)
    monkeypatch.setenv("PATH", f"{tmp_path / 'first'}:{tmp_path / 'second'}")
    asked = [path for path in launcher["other_pythons"]() if Path(path).exists()]
    assert asked == [str(other)]
