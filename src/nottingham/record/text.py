"""Lines and words: what every part of a record is read from, and where in it something is wrong.

A line is words, quoted text and marks. A quoted text is a JSON string, so that any text fits on one line; whatever
cannot be seen on paper (control characters, marks that turn the direction of writing) is refused unless it is escaped.
"""

from __future__ import annotations

import json
import re
import unicodedata
from collections.abc import Iterator
from typing import NamedTuple, NoReturn

MOST_CHARACTERS = 4_000_000
MOST_IN_A_LINE = 200_000
MOST_DIGITS = 9
UNSEEN = frozenset({"Cc", "Cf", "Cs", "Zl", "Zp"})
"""Unicode categories of characters that leave no trace on paper, or turn the writing around."""

_TOKEN = re.compile(r'(?P<text>"(?:[^"\\]|\\.)*")|(?P<mark>[,:/|=*()\[\]{}])|(?P<word>[^\s",:/|=*()\[\]{}#]+)')
_NUMBER = re.compile(r"-?[0-9]+")
_SPACE = re.compile(r"[^\S\n]*")


class RecordError(ValueError):
    """A record that cannot be read: where, and why."""

    def __init__(self, line: int, column: int, message: str) -> None:
        super().__init__(f"line {line}, column {column}: {message}")
        self.line = line
        self.column = column
        self.message = message


class Token(NamedTuple):
    """A word, a quoted text (what it says, without the quotes) or a mark, and the column it starts in."""

    kind: str
    value: str
    column: int


class Line(NamedTuple):
    """One line of a record and its number, counted from 1."""

    number: int
    text: str

    def wrong(self, message: str, column: int = 1) -> NoReturn:
        raise RecordError(self.number, column, message)


def lines_of(text: str) -> list[Line]:
    """The lines of a record; refuses what is too long, or cannot be seen."""
    if len(text) > MOST_CHARACTERS:
        raise RecordError(1, 1, f"a record has at most {MOST_CHARACTERS} characters, this one has {len(text)}")
    lines = [Line(number, raw.rstrip()) for number, raw in enumerate(text.removeprefix("\ufeff").split("\n"), 1)]
    for line in lines:
        if len(line.text) > MOST_IN_A_LINE:
            line.wrong(f"a line has at most {MOST_IN_A_LINE} characters", MOST_IN_A_LINE + 1)
        _refuse_unseen(line)
    return lines


def is_unseen(character: str) -> bool:
    return character != "\t" and unicodedata.category(character) in UNSEEN


def _refuse_unseen(line: Line) -> None:
    if line.text.isprintable():
        return
    for column, character in enumerate(line.text, 1):
        if is_unseen(character):
            line.wrong(f"the character U+{ord(character):04X} cannot be seen; in quoted text it can be escaped", column)


def quoted(text: str) -> str:
    """A text in quotes, with everything escaped that could not be seen."""
    return '"' + "".join(map(_escaped, text)) + '"'


def _escaped(character: str) -> str:
    return json.dumps(character)[1:-1] if character in '"\\\t' or is_unseen(character) else character


def tokens_of(line: Line, start: int = 0) -> Iterator[Token]:
    """The words of a line from a place on; a comment ends it."""
    at = _skip_space(line.text, start)
    while at < len(line.text) and line.text[at] != "#":
        found = _TOKEN.match(line.text, at)
        if found is None:
            line.wrong("a quoted text that does not end", at + 1)
        kind = str(found.lastgroup)
        value = _unquoted(line, found[0], at) if kind == "text" else found[0]
        yield Token(kind, value, at + 1)
        at = _skip_space(line.text, found.end())


def _skip_space(text: str, at: int) -> int:
    found = _SPACE.match(text, at)
    return found.end() if found else at


def _unquoted(line: Line, raw: str, at: int) -> str:
    try:
        value = json.loads(raw, strict=False)
    except ValueError as error:
        line.wrong(f"not a quoted text: {error}", at + 1)
    if not is_whole(value):
        line.wrong("half a character is escaped here", at + 1)
    return str(value)


def is_whole(value: object) -> bool:
    """Whether every character of a value can be written down; half of a pair of escapes cannot."""
    try:
        json.dumps(value, ensure_ascii=False).encode()
    except (UnicodeEncodeError, RecursionError):
        return False
    return True


class Cursor:
    """Reads a line word by word, and says where it stopped making sense."""

    def __init__(self, line: Line, start: int = 0) -> None:
        self.line = line
        self.tokens = list(tokens_of(line, start))
        self.at = 0

    @property
    def column(self) -> int:
        """Where the next word starts; after the last one, just behind it."""
        return self.tokens[self.at].column if self.at < len(self.tokens) else len(self.line.text) + 1

    def wrong(self, message: str, column: int | None = None) -> NoReturn:
        self.line.wrong(message, column or self.column)

    def peek(self, ahead: int = 0) -> Token | None:
        place = self.at + ahead
        return self.tokens[place] if place < len(self.tokens) else None

    def is_next(self, value: str, ahead: int = 0) -> bool:
        """Whether a word or mark comes next; a quoted text never counts as one."""
        token = self.peek(ahead)
        return token is not None and token.kind != "text" and token.value == value

    def accept(self, value: str) -> bool:
        if self.is_next(value):
            self.at += 1
            return True
        return False

    def expect(self, value: str) -> None:
        if not self.accept(value):
            self.wrong(f"{value!r} is expected here{self.found()}")

    def word(self, what: str) -> str:
        token = self.peek()
        if token is None or token.kind != "word":
            self.wrong(f"{what} is expected here{self.found()}")
        self.at += 1
        return token.value

    def text(self, what: str) -> str:
        """A quoted text."""
        token = self.peek()
        if token is None or token.kind != "text":
            self.wrong(f"{what} in quotes is expected here{self.found()}")
        self.at += 1
        return token.value

    def is_number_next(self) -> bool:
        token = self.peek()
        return token is not None and token.kind == "word" and _NUMBER.fullmatch(token.value) is not None

    def number(self, what: str = "a number", *, least: int | None = None, most: int | None = None) -> int:
        column = self.column
        if not self.is_number_next():
            self.wrong(f"{what} is expected here{self.found()}")
        value = self.word(what)
        if len(value) > MOST_DIGITS:
            self.wrong(f"the number {value[:MOST_DIGITS]}... is too large", column)
        if least is not None and int(value) < least:
            self.wrong(f"{what} is at least {least}, not {value}", column)
        if most is not None and int(value) > most:
            self.wrong(f"{what} is at most {most}, not {value}", column)
        return int(value)

    def json(self) -> object:
        """A JSON array or object."""
        start = self.column - 1
        try:
            value, end = json.JSONDecoder(parse_constant=_no_constant).raw_decode(self.line.text, start)
        except (ValueError, RecursionError) as error:
            self.wrong(f"not JSON: {error}")
        if not is_whole(value):
            self.wrong("half a character is escaped here")
        while (token := self.peek()) is not None and token.column <= end:
            self.at += 1
        return value

    def end(self) -> None:
        """Nothing more may follow."""
        if self.peek() is not None:
            self.wrong(f"nothing more is expected here{self.found()}")

    def found(self) -> str:
        token = self.peek()
        return f", not {token.value[:40]!r}" if token else ", not the end of the line"


def _no_constant(name: str) -> NoReturn:
    raise ValueError(f"{name} is not a number of ours")
