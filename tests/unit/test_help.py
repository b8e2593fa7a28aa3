"""`--help`, and what is wrong with a command line, in the language of whoever types."""

from __future__ import annotations

import re
from importlib import import_module

import pytest

from nottingham import cli
from nottingham.cli.verbs import VERBS, Verb
from nottingham.locales import DEFAULT, FOLDER, LANGUAGES

TRANSLATED = [language for language in LANGUAGES if language != DEFAULT]
PLAYERS = [verb for verb in VERBS if verb.name in ("play", "watch", "rules", "referee")]


@pytest.fixture(autouse=True)
def wide(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "400")


def ids(language: str) -> list[str]:
    return re.findall(r"^([a-z-]+) = ", (FOLDER / language / "help.ftl").read_text(encoding="utf-8"), re.MULTILINE)


def english(verb: Verb) -> list[str]:
    """What the docstring of a verb says of its parameters, up to the first line break."""
    module, function = verb.target.split(":")
    text = getattr(import_module(module), function).__doc__.partition("----------\n")[2]
    return re.findall(r"^ {8}(\S.*)$", text, re.MULTILINE)


def helped(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    assert cli.main([*arguments, "--help"]) == 0
    return capsys.readouterr().out


@pytest.mark.parametrize("language", TRANSLATED)
def test_every_language_has_the_same_help(language: str) -> None:
    assert ids(language) == ids(TRANSLATED[0])
    assert {f"help-verb-{verb.name}" for verb in VERBS} == {id for id in ids(language) if id.startswith("help-verb-")}


@pytest.mark.parametrize("language", TRANSLATED)
def test_the_verbs_are_told_in_the_language_of_the_environment(
    language: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LC_ALL", language.replace("-", "_"))
    told = helped(capsys)
    assert [verb.name for verb in VERBS if verb.summary in told] == []
    assert not re.search(r"Usage: |Commands|Examples|Display", told)


@pytest.mark.parametrize("verb", PLAYERS, ids=lambda verb: verb.name)
@pytest.mark.parametrize("language", TRANSLATED)
def test_what_players_type_is_explained_in_the_language_they_ask_for(
    verb: Verb, language: str, capsys: pytest.CaptureFixture[str]
) -> None:
    lines = english(verb)
    assert lines
    told = " ".join(helped(capsys, verb.name, "--language", language).split())
    assert [line for line in lines if line in told] == []
    assert all(line in " ".join(helped(capsys, verb.name, "--language", "en").split()) for line in lines)


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (["ply", "--lang=pl"], "Nie ma polecenia „ply”."),
        (["play", "--plyers", "3", "--language", "fr"], "Il n’y a pas d’option --plyers."),
        (["play", "--players", "x", "--language", "es"], "«x» no vale para --players."),
        (["referee", "--language", "pt-BR"], "Falta algo: FILE."),
        (["play", "extra", "--language", "pl"], "„extra” jest zbędne."),
        (
            ["play", "--players", "x", "--language", "en"],
            'Invalid value for --players: unable to convert "x" into int.',
        ),
    ],
)
def test_a_wrong_command_line_is_told_in_the_language_it_asks_for(
    arguments: list[str], complaint: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert cli.main(arguments) == 2
    assert capsys.readouterr().err.startswith(f"nottingham: {complaint}")
