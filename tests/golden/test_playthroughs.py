"""Every edition, number of players and option has a playthrough, and it is what the referee does today."""

from pathlib import Path

import pytest

from nottingham.rules.rulebook import EDITIONS, OPTIONS
from tools.generate import ROOT
from tools.generators.golden import HOME, chosen_rulesets, text_of

FOLDER = ROOT / HOME
NAMES = [
    *(f"{edition}-{players}" for edition in EDITIONS for players in EDITIONS[edition].rounds),
    *(f"option-{option}" for option in OPTIONS),
    *(f"{edition}-all-options" for edition in EDITIONS),
]


@pytest.mark.parametrize("name", NAMES)
def test_a_playthrough_is_up_to_date(name: str) -> None:
    file = FOLDER / f"{name}.txt"
    assert file.exists(), "run: ./nottingham generate"
    assert file.read_text(encoding="utf-8") == text_of(name, chosen_rulesets()[name]), "run: ./nottingham generate"


def test_no_playthrough_is_left_over_and_all_are_small() -> None:
    assert {file.stem for file in FOLDER.iterdir()} == set(NAMES)
    assert all(_size(file) < 60_000 for file in FOLDER.iterdir())


def _size(file: Path) -> int:
    return file.stat().st_size


@pytest.mark.parametrize("option", OPTIONS)
def test_an_options_playthrough_shows_all_it_brings(option: str) -> None:
    ruleset, shown = chosen_rulesets()[f"option-{option}"], (FOLDER / f"option-{option}.txt").read_text()
    assert option in ruleset.options
    for kind in (*OPTIONS[option].actions, *OPTIONS[option].events):
        assert str(kind.__struct_config__.tag) in shown  # type: ignore[attr-defined]
