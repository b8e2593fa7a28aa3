"""Word filter: finds the words and phrases of an operator's list in what people write. Pure, but for reading the file.

A word is found whole, without regard to case and accents, also where dots or dashes stand between its letters and where
it is spelt with a space after each. Parts of words are left alone: a list that bans "ass" has nothing against a class.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable
from itertools import groupby
from pathlib import Path

SPELT_LEAST = 3
"""Letters of a word that is looked for among single letters: shorter ones are words of their own in many languages."""
LIST_BYTES_MOST = 4 * 1024 * 1024
WITHOUT_ACCENT = str.maketrans({"ł": "l", "ø": "o", "đ": "d", "ı": "i", "æ": "ae", "œ": "oe"})
"""Letters whose stroke Unicode does not take for an accent."""
Reading = tuple[str, ...]


class WordListError(ValueError):
    """An operator's list that cannot be read."""


class WordFilter:
    """A list of words and phrases, ready to be looked for; an empty one finds nothing."""

    def __init__(self, lines: Iterable[str] = ()) -> None:
        self._phrases: dict[str, set[Reading]] = {}
        """By their first word."""
        self._spelt: set[str] = set()
        for line in lines:
            words = _words(line.partition("#")[0])
            if words:
                self._phrases.setdefault(words[0], set()).add(words)
                self._spelt |= {"".join(words)} if len("".join(words)) >= SPELT_LEAST else set()

    def __bool__(self) -> bool:
        return bool(self._phrases)

    def finds(self, text: str) -> bool:
        """Whether something of the list is in a text."""
        if not self._phrases:
            return False
        readings = (_words(text), tuple("".join(_words(part)) for part in text.split()))
        return any(self._has_phrase(reading) for reading in readings) or self._is_spelt_in(readings[0])

    def _has_phrase(self, words: Reading) -> bool:
        return any(
            words[place : place + len(phrase)] == phrase
            for place, word in enumerate(words)
            for phrase in self._phrases.get(word, ())
        )

    def _is_spelt_in(self, words: Reading) -> bool:
        runs = ["".join(run) for is_letter, run in groupby(words, lambda word: len(word) == 1) if is_letter]
        lengths = {len(word) for word in self._spelt}
        return any(run[place : place + n] in self._spelt for run in runs for place in range(len(run)) for n in lengths)


def read_word_list(file: Path) -> WordFilter:
    """A list from a file in UTF-8: a word or phrase a line, and what follows a # is for its readers."""
    try:
        raw = file.read_bytes()
    except OSError as error:
        raise WordListError(f"the word list {file} cannot be read: {error.strerror}") from error
    if len(raw) > LIST_BYTES_MOST:
        raise WordListError(f"the word list {file} has more than {LIST_BYTES_MOST // 1024**2} MB")
    try:
        return WordFilter(raw.decode("utf-8-sig").splitlines())
    except UnicodeDecodeError as error:
        raise WordListError(f"the word list {file} is not UTF-8, at byte {error.start}") from error


def _words(text: str) -> Reading:
    """The words of a text, folded; whatever is neither letter nor digit parts them."""
    return tuple("".join(letter if letter.isalnum() else " " for letter in _fold(text)).split())


def _fold(text: str) -> str:
    spread = unicodedata.normalize("NFKD", text.casefold())
    kept = [letter for letter in spread if unicodedata.category(letter) not in ("Mn", "Me", "Cf")]
    return "".join(kept).translate(WITHOUT_ACCENT)
