"""Sanitize names and words of strangers: what is shown to others is cleaned first.

Control characters, line breaks and everything that turns the direction of a line around are taken out, so that no
name can pretend to be another part of the screen. Escaping is the business of the page that shows it.
"""

from __future__ import annotations

import unicodedata

NAME_MOST = 24
TEXT_MOST = 280
MARKS_MOST = 2
"""Combining marks on one letter: languages need two at most, and a tower of them covers the lines above."""


def clean_name(raw: str) -> str:
    """A name fit to be shown; empty if nothing is left of it."""
    return _clean(raw, NAME_MOST)


def clean_text(raw: str) -> str:
    """A line of talk fit to be shown; empty if nothing is left of it."""
    return _clean(raw, TEXT_MOST)


def _clean(raw: str, most: int) -> str:
    text = unicodedata.normalize("NFC", raw[: most * 4])
    kept: list[str] = []
    marks = 0
    for letter in text:
        category = unicodedata.category(letter)
        marks = marks + 1 if category.startswith("M") else 0
        if category.startswith("Z"):
            kept.append(" ")
        elif not category.startswith("C") and marks <= MARKS_MOST:
            kept.append(letter)
    return " ".join("".join(kept).split())[:most].rstrip()
