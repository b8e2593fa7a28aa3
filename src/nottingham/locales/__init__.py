"""Languages: which there are, and which of them somebody wants.

The words are in one folder for each language, as Fluent messages that other clients can read too; the narrator turns
what happens at a table into sentences. This file imports neither, so that asking for a language costs nothing. The
folders are the list: whatever else needs one, in Python and in the page, is derived or generated from it.
"""

from __future__ import annotations

import os
from pathlib import Path

FOLDER = Path(__file__).parent
"""Holds a folder of messages for each language."""
OPTIONS = FOLDER.parent / "rules" / "options"
"""Holds a folder for each optional rule, and in it a file of messages for each language."""
DEFAULT = "en"
LANGUAGES = (DEFAULT, *sorted(path.parent.name for path in FOLDER.glob("*/name.txt") if path.parent.name != DEFAULT))
"""By their tags, the default first."""


def name_of(language: str) -> str:
    """What a language calls itself, for a menu."""
    return (FOLDER / language / "name.txt").read_text(encoding="utf-8").strip()


def languages() -> tuple[str, ...]:
    """The languages there are, the default first."""
    return LANGUAGES


def best_language(preferred: str | None = None) -> str:
    """The language nearest to what somebody asked for, else to the environment's, else English.

    >>> best_language("pt_BR.UTF-8"), best_language("pl"), best_language("fr-CA"), best_language("tlh")
    ('pt-BR', 'pl', 'fr', 'en')
    """
    wanted = preferred or next(filter(None, map(os.environ.get, ("LC_ALL", "LC_MESSAGES", "LANG"))), "")
    return near_language(wanted) or DEFAULT


def near_language(wanted: str) -> str | None:
    """The language that was asked for, or the nearest there is to it; None if we speak nothing like it."""
    tag = wanted.split(".", maxsplit=1)[0].split("@", maxsplit=1)[0].replace("_", "-").lower()
    exact = (language for language in LANGUAGES if language.lower() == tag)
    near = (language for language in LANGUAGES if _base(language) == _base(tag))
    return next(exact, next(near, None))


def _base(tag: str) -> str:
    """The language of a tag without its country: any Portuguese is better served by Brazil's than by English."""
    return tag.split("-", maxsplit=1)[0].lower()
