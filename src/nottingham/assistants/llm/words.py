"""Words of strangers: data, never instruction.

Names, promises and talk of others go into a prompt only through here. What cannot be seen is taken out, a line break
becomes a space, and whatever could look like a mark of ours is escaped, so that no text can leave the place it was put
in. What a model says is cleaned in the same way before anybody hears it.
"""

from __future__ import annotations

import json
import unicodedata
from typing import Any, TypeVar

import msgspec

from nottingham.record.lexer import is_unseen
from nottingham.rules.engine.deals import Promise, Words

SAY_MOST = 280
NOTES_MOST = 600
NAME_MOST = 40
MARKS_MOST = 2
"""Combining marks on one letter; a tower of them covers the lines above."""

T = TypeVar("T")


def cleaned(text: str, most: int = SAY_MOST) -> str:
    """A text on one line, without what cannot be seen, and not too long."""
    if text.isascii() and text.isprintable():  # most of them by far, and much faster
        return " ".join(text.split())[:most].rstrip()
    kept: list[str] = []
    marks = 0
    for letter in unicodedata.normalize("NFC", text[: most * 4]):
        marks = marks + 1 if unicodedata.category(letter).startswith("M") else 0
        if letter.isspace():
            kept.append(" ")
        elif not is_unseen(letter) and marks <= MARKS_MOST:
            kept.append(letter)
    return " ".join("".join(kept).split())[:most].rstrip()


def escaped(text: str) -> str:
    """A text that holds no mark of ours."""
    return text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")


def data_line(text: str, most: int = 2000) -> str:
    """One line of data for a prompt."""
    return escaped(cleaned(text, most))


def quoted(text: str, most: int = SAY_MOST) -> str:
    """A player's own words, in quotes that they cannot close."""
    return json.dumps(cleaned(text, most), ensure_ascii=False)


def with_quoted_words(value: T) -> T:
    """A value with all free words in it in quotes; for the narrator, who tells them as they are."""
    changed: T = _quote_words(value)
    return changed


def _quote_words(value: Any) -> Any:
    if isinstance(value, Words):
        return msgspec.structs.replace(value, text=quoted(value.text))
    if isinstance(value, Promise) and value.words:
        return msgspec.structs.replace(value, words=quoted(value.words))
    if isinstance(value, msgspec.Struct):
        fields = {name: getattr(value, name) for name in value.__struct_fields__}
        changes = {name: new for name, old in fields.items() if (new := _quote_words(old)) is not old}
        return msgspec.structs.replace(value, **changes) if changes else value
    if type(value) is tuple:
        parts = tuple(map(_quote_words, value))
        return parts if any(new is not old for new, old in zip(parts, value, strict=True)) else value
    return value
