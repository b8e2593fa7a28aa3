"""One story per language is told word for word: who gives and who takes, every plural, every name of a good."""

import pytest

from nottingham.locales import languages
from tools.generate import ROOT
from tools.generators.stories import HOME, story_in

FOLDER = ROOT / HOME


@pytest.mark.parametrize("language", languages())
def test_a_story_is_told_as_it_was(language: str) -> None:
    pinned = (FOLDER / f"{language}.txt").read_text(encoding="utf-8").splitlines()
    assert list(story_in(language)) == pinned, "read the difference; if it is meant, run: ./nottingham generate"
