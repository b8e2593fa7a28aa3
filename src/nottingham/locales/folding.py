"""Folding: letters without capitals and accents, which not every keyboard has."""

from __future__ import annotations

import unicodedata


def folded(text: str) -> str:
    """A text as it is compared with another.

    >>> folded("Jabłko"), folded("Pão")
    ('jablko', 'pao')
    """
    letters = unicodedata.normalize("NFD", text.casefold().replace("ł", "l").replace("œ", "oe"))
    return "".join(letter for letter in letters if not unicodedata.combining(letter))
