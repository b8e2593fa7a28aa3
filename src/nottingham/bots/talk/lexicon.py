"""The lexicon of typed words: which phrases of a language carry which meaning, from `talk.toml` of its folder."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from functools import cache
from itertools import chain, product
from string import ascii_lowercase
from typing import NamedTuple

from nottingham.locales import FOLDER
from nottingham.locales.folding import folded

LONGEST = 10
"""Words in a phrase."""
TYPED_WRONG = 5
"""Letters of a word that is still known with one of them wrong; shorter ones are too much alike."""
FORBIDDING = frozenset({"veto", "no", "earlier"})
"""What speaks of the past, of an own earlier price, of others, asks, or says no: then nothing is an offer."""
DRAWN_OUT = re.compile(r"(\w)\1{2,}")
"""A letter that somebody leans on: 'pleeease'."""
Phrases = dict[tuple[str, ...], str]
"""What each phrase means, by its words."""


class Lexicon(NamedTuple):
    """One language."""

    numbers: dict[tuple[str, ...], int]
    terms: Phrases
    """Parts of offers: gold, a good, giving, asking, letting pass."""
    remarks: Phrases
    """All else that is answered, by the code of the set phrase that says the same."""
    words: frozenset[str]
    """Every word of these phrases."""

    def corrected(self, word: str) -> str:
        """A word that is not known as the one it nearly is: a letter too many, too few, another, or two exchanged.

        The first letter is hardly ever the wrong one. What forbids an offer is found first, then what lacks a letter.
        """
        word = DRAWN_OUT.sub(r"\1", word) if word.isalpha() else word
        if word in self.words or len(word) < TYPED_WRONG or not word.isalpha():
            return word
        meant = {one for one in _nearly(word) if len(one) >= TYPED_WRONG and one in self.words}
        return min(meant, key=lambda one: (self.terms.get((one,)) not in FORBIDDING, -len(one), one), default=word)


def _nearly(word: str) -> set[str]:
    """Whatever one slip of a finger makes of a word after its first letter."""
    cuts = [(word[:place], word[place:]) for place in range(1, len(word) + 1)]
    return {
        *(before + after[1:] for before, after in cuts),
        *(before + after[1::-1] + after[2:] for before, after in cuts),
        *(before + letter + after[1:] for before, after in cuts for letter in ascii_lowercase),
        *(before + letter + after for before, after in cuts for letter in ascii_lowercase),
    }


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
    slots = {slot: [tuple(words_of(form)) for form in forms] for slot, forms in told.pop("slots").items()}
    remarks, goods = _by_phrase(told.pop("remarks")), told.pop("goods")
    terms = {phrase: meaning for meaning, forms in told.items() for phrase in _without_slots(forms, slots)}
    terms |= _by_phrase({f"good:{good}": forms for good, forms in goods.items()})
    words = frozenset(word for phrase in (*terms, *numbers, *remarks) for word in phrase)
    return Lexicon(numbers, terms, remarks, words)


def _without_slots(patterns: list[str], slots: dict[str, list[tuple[str, ...]]]) -> Iterator[tuple[str, ...]]:
    """Every phrase that patterns stand for: `{i} {give}` is each form of the slot `i` with each of `give`.

    Folded before they are put together: English has 125,000, and a server reads its first typed word while all wait.
    """
    for one in patterns:
        parts = one.split()
        choices = [slots[part[1:-1]] if part.startswith("{") else [tuple(words_of(part))] for part in parts]
        yield from map(tuple, map(chain.from_iterable, product(*choices)))


def _by_phrase(meanings: dict[str, list[str]]) -> Phrases:
    return {tuple(words_of(phrase)): meaning for meaning, phrases in meanings.items() for phrase in phrases}
