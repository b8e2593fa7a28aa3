"""The command line: it teaches, and it never shows a traceback."""

import os
import subprocess
import sys
from importlib import import_module

import pytest

from nottingham import cli
from nottingham.cli.errors import CliError
from nottingham.cli.verbs import VERBS, Verb


def failing() -> None:
    raise ZeroDivisionError("no\nsuch luck")


def refusing() -> None:
    raise CliError("the bag is empty", 3)


def interrupted() -> None:
    raise KeyboardInterrupt


def answering() -> int:
    return 4


@pytest.fixture
def toy_verbs(monkeypatch: pytest.MonkeyPatch) -> None:
    toys = [failing, refusing, interrupted, answering]
    for toy in toys:
        monkeypatch.setattr(cli, toy.__name__, toy, raising=False)
    verbs = [
        Verb(toy.__name__, "A toy.", f"nottingham {toy.__name__}", f"nottingham.cli:{toy.__name__}") for toy in toys
    ]
    monkeypatch.setattr(cli, "VERBS", verbs)


def test_help_names_every_verb_with_its_summary_and_example(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["--help"]) == 0
    shown = capsys.readouterr().out
    for verb in VERBS:
        assert verb.name in shown
        assert f"\n  {verb.example}\n" in shown
        assert verb.summary in " ".join(shown.replace("│", " ").split())


def test_no_verb_shows_the_help(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main([]) == 0
    assert "Usage: nottingham" in capsys.readouterr().out


@pytest.mark.parametrize("verb", VERBS, ids=lambda verb: verb.name)
def test_every_verb_can_be_asked_for_help(verb: Verb, capsys: pytest.CaptureFixture[str]) -> None:
    module, _, function = verb.target.partition(":")
    assert callable(getattr(import_module(module), function))
    assert cli.main([verb.name, "--help"]) == 0
    assert verb.example in capsys.readouterr().out


def test_version(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["--version"]) == 0
    assert capsys.readouterr().out[0].isdigit()


@pytest.mark.parametrize("words", [["smuggle"], ["--smuggle"], ["rules", "--smuggle"]])
def test_what_it_does_not_know_is_a_usage_error_of_one_line(
    words: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    assert cli.main(words) == 2
    complaint = capsys.readouterr().err
    assert complaint.startswith("nottingham: ")
    assert complaint.count("\n") == 1
    assert "smuggle" in complaint


@pytest.mark.usefixtures("toy_verbs")
class TestEndings:
    def test_what_a_person_can_put_right_is_one_line(self, capsys: pytest.CaptureFixture[str]) -> None:
        assert cli.main(["refusing"]) == 3
        assert capsys.readouterr().err == "nottingham: the bag is empty\n"

    def test_our_own_mistake_is_one_line_and_owned(
        self, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.delenv(cli.DEBUG, raising=False)
        assert cli.main(["failing"]) == 70
        complaint = capsys.readouterr().err
        assert complaint.startswith("nottingham: ZeroDivisionError: no such luck; this is our fault")
        assert complaint.count("\n") == 1

    def test_our_own_mistake_has_a_traceback_for_us(self, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setenv(cli.DEBUG, "1")
        with pytest.raises(ZeroDivisionError):
            cli.main(["failing"])

    def test_ctrl_c_is_quiet(self, capsys: pytest.CaptureFixture[str]) -> None:
        assert cli.main(["interrupted"]) == 130
        assert capsys.readouterr() == ("", "")

    def test_a_verb_may_choose_its_exit_status(self) -> None:
        assert cli.main(["answering"]) == 4


def test_a_reader_that_goes_away_is_no_error() -> None:
    read, write = os.pipe()
    os.close(read)
    ended = subprocess.run(
        [sys.executable, "-m", "nottingham.cli", "rules", "--json"],
        stdout=write,
        stderr=subprocess.PIPE,
        check=False,
    )
    os.close(write)
    assert (ended.returncode, ended.stderr) == (0, b"")


def test_a_verb_is_imported_only_when_asked_for() -> None:
    modules = {verb.target.partition(":")[0] for verb in VERBS}
    program = f"import sys, nottingham.cli as c; c.main(['--help']); sys.exit(len({modules} & set(sys.modules)))"
    assert subprocess.call([sys.executable, "-c", program], stdout=subprocess.DEVNULL) == 0
