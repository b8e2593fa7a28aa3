import re
from pathlib import Path

import pytest

from nottingham import compose, new_game
from nottingham.record.header import KEYS
from nottingham.record.notation import action_phrases
from nottingham.record.position_lines import PHASES, READERS
from nottingham.rules import law
from nottingham.rules.engine.chance import MASK, below, draw, shuffled
from nottingham.rules.rulebook import OPTIONS
from tests.record.expectations import Referee, check

PAGE = (Path(__file__).parents[2] / "docs" / "record.md").read_text(encoding="utf-8")
EXAMPLES = {
    found["letter"]: found["text"]
    for found in re.finditer(r"### (?P<letter>[A-Z])\. [^\n]*\n[^#]*?```record\n(?P<text>.*?)```", PAGE, re.DOTALL)
}
OPTIONAL = {option.rule[0] for option in OPTIONS.values()}
"""Sections of options: a record of each is written and read in the round trip, one that brings moves is shown too."""
SECTIONS = [letter for letter in law.sections() if letter != "W" and (letter in EXAMPLES or letter not in OPTIONAL)]


@pytest.mark.parametrize("letter", SECTIONS)
def test_every_section_of_the_law_has_a_record_that_comes_out_as_it_says(
    letter: str, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    text = EXAMPLES[letter]
    assert len(text.splitlines()) <= 15
    check(Referee(capsys, tmp_path), text)


def test_the_worked_number_of_chance_is_right() -> None:
    state, bits = draw(42)
    assert f"`0x{state:X}`" in PAGE
    assert f"`0x{bits:X}`" in PAGE
    assert str(bits) in PAGE
    assert f"that is {below(204, 42)[0]}:" in PAGE
    assert f"are {' '.join(shuffled('ABCDE', 42)[0])}." in PAGE


@pytest.mark.parametrize("seed", [0, 11, -7, 1 << 63])
def test_y1_the_first_deputies_are_those_the_document_tells_how_to_find(seed: int) -> None:
    ruleset = compose("second", 6)
    cards = [good.id for good in ruleset.catalogue for _ in range(good.cards)]
    _, after_the_deck = shuffled(cards, seed & MASK)
    _, after_the_sheriff = below(6, after_the_deck)
    assert new_game(ruleset, seed).state.public.deciders == shuffled(range(6), after_the_sheriff)[0][:2]


def test_every_key_line_phase_and_verb_is_in_the_document() -> None:
    verbs = {str(phrase.verb) for phrase in action_phrases()}
    missing = [word for word in {*KEYS, *READERS, *PHASES, *verbs} if not re.search(rf"`[^`]*\b{word}\b", PAGE)]
    assert not missing
