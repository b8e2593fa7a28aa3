"""What those who work on it ask of ./nottingham."""

import subprocess

import pytest

from tools import check
from tools.__main__ import read


@pytest.mark.parametrize("order", ["shots --all gate load", "shots gate --all load", "shots gate load --all"])
def test_names_of_pictures_may_stand_on_either_side_of_all(order: str) -> None:
    asked = read(["web", *order.split()])
    assert (asked.what, asked.all, asked.names) == ("shots", True, ["gate", "load"])


@pytest.mark.parametrize("wrong", ["web shots --al1 gate", "lint all"])
def test_what_is_not_understood_is_not_taken_for_a_name(wrong: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        read(wrong.split())
    assert "unrecognized arguments" in capsys.readouterr().err


def test_long_checks_go_on_after_one_that_fails_and_all_are_summed_up(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    ran: list[str] = []

    def call(command: tuple[str, ...]) -> int:
        ran.append(command[-1])
        return int("kill" in command[-1])

    monkeypatch.setattr(subprocess, "call", call)
    assert check.soak(["kill", "browser", "mutants"]) == 1
    assert ran == ["tests/soak/test_kill.py", "tests/soak/test_browser.py", "run", "results"]
    summary = capsys.readouterr().out.partition("== summary")[2].splitlines()[1:]
    assert [(line.split()[0], line.split("s  ")[1]) for line in summary] == [
        ("FAILED", "kill"),
        ("ok", "browser"),
        ("ok", "mutants"),
        ("ok", "surviving mutants"),
    ]
    assert set(check.soak_parts()) >= {"kill", "browser", "mutants", "sampled_mutants"}
