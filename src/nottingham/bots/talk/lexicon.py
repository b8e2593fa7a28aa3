"""The lexicon of typed words: which phrases of a language carry which meaning, from `talk.toml` of its folder."""

from __future__ import annotations

import re
import tomllib
from functools import cache
from typing import NamedTuple

from nottingham.locales import FOLDER
from nottingham.locales.folding import folded

LONGEST = 8
"""Words in a phrase."""
Phrases = dict[tuple[str, ...], str]
"""What each phrase means, by its words."""


class Lexicon(NamedTuple):
    """One language."""

    numbers: dict[tuple[str, ...], int]
    terms: Phrases
    """Parts of offers: gold, a good, giving, asking, letting pass."""
    remarks: Phrases
    """All else that is answered, by the code of the set phrase that says the same."""


def words_of(text: str) -> list[str]:
    """Words and numbers, folded; marks that end a part of a sentence stand for themselves.

    >>> words_of("Déjame, 5g!")
    ['dejame', ',', '5', 'g', '!']
    """
    return re.findall(r"\d+|[^\W\d_]+|[,.;:!?]", folded(text))


@cache
def lexicon_of(language: str) -> Lexicon:
    """What is read in a language."""
    told = tomllib.loads((FOLDER / language / "talk.toml").read_text(encoding="utf-8"))
    numbers = {
        tuple(words_of(form)): value
        for value, forms in enumerate(told.pop("numbers").split(), 1)
        for form in forms.split("/")
    }
    remarks, goods = _by_phrase(told.pop("remarks")), told.pop("goods")
    terms = _by_phrase(told) | _by_phrase({f"good:{good}": forms for good, forms in goods.items()})
    return Lexicon(numbers, terms, remarks)


def _by_phrase(meanings: dict[str, list[str]]) -> Phrases:
    return {tuple(words_of(phrase)): meaning for meaning, phrases in meanings.items() for phrase in phrases}
