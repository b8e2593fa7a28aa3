"""The lexer: splits a record into lines and words, and says where in it something is wrong.

A line is words, quoted text and marks. A quoted text is a JSON string, so that any text fits on one line; whatever
cannot be seen on paper (control characters, marks that turn the direction of writing) is refused unless it is escaped.
"""

from __future__ import annotations

import json
import re
import unicodedata
from collections.abc import Iterable, Iterator
from typing import Literal, NamedTuple, NoReturn

from nottingham.rules.engine.refusals import InputError, Parameter

MOST_CHARACTERS = 4_000_000
MOST_IN_A_LINE = 200_000
MOST_DIGITS = 9
UNSEEN = frozenset({"Cc", "Cf", "Cs", "Zl", "Zp"})
"""Unicode categories of characters that leave no trace on paper, or turn the writing around."""

What = Literal[
    "action", "chance", "clause", "duty", "extra", "good", "number", "seed", "text", "values", "word", "word_or_text"
]
"""What can be missing."""

_TOKEN = re.compile(r'(?P<text>"(?:[^"\\]|\\.)*")|(?P<mark>[,:/|=*()\[\]{}])|(?P<word>[^\s",:/|=*()\[\]{}#]+)')
_NUMBER = re.compile(r"-?[0-9]+")
_SPACE = re.compile(r"[^\S\n]*")


class RecordError(InputError):
    """A record that cannot be read: where, and why."""

    topic = "record"

    def __init__(self, line: int, column: int, code: str, **parameters: Parameter) -> None:
        super().__init__(code, **parameters)
        self.line = line
        self.column = column

    def __str__(self) -> str:
        return f"line {self.line}, column {self.column}: {super().__str__()}"

    @classmethod
    def at(cls, line: int, column: int, error: InputError) -> RecordError:
        """What others found wrong with something that stands here."""
        found = cls(line, column, error.code, **error.parameters)
        found.topic = error.topic
        return found


class Token(NamedTuple):
    """A word, a quoted text (what it says, without the quotes) or a mark, and the column it starts in."""

    kind: str
    value: str
    column: int


class RecordLine(NamedTuple):
    """One line of a record and its number, counted from 1."""

    number: int
    text: str

    def wrong(self, code: str, column: int = 1, /, **parameters: Parameter) -> NoReturn:
        raise RecordError(self.number, column, code, **parameters)


def decoded(raw: bytes) -> str:
    """The text of a file; refuses what is not UTF-8."""
    try:
        return raw.decode()
    except UnicodeDecodeError as error:
        before = raw[: error.start]
        column = len(before[before.rfind(b"\n") + 1 :].decode()) + 1
        raise RecordError(before.count(b"\n") + 1, column, "not_utf8") from error


def lines_of(text: str) -> list[RecordLine]:
    """The lines of a record; refuses what is too long, or cannot be seen."""
    if len(text) > MOST_CHARACTERS:
        raise RecordError(1, 1, "too_long", most=MOST_CHARACTERS, count=len(text))
    lines = [RecordLine(number, raw.rstrip()) for number, raw in enumerate(text.removeprefix("\ufeff").split("\n"), 1)]
    for line in lines:
        if len(line.text) > MOST_IN_A_LINE:
            line.wrong("line_too_long", MOST_IN_A_LINE + 1, most=MOST_IN_A_LINE)
        _refuse_unseen(line)
    return lines


def is_unseen(character: str) -> bool:
    return character != "\t" and unicodedata.category(character) in UNSEEN


def _refuse_unseen(line: RecordLine) -> None:
    if line.text.isprintable():
        return
    for column, character in enumerate(line.text, 1):
        if is_unseen(character):
            line.wrong("unseen_character", column, character=code_point(character))


def code_point(character: str) -> str:
    """A character by its number, for those that cannot be seen."""
    return f"U+{ord(character):04X}"


def quoted(text: str) -> str:
    """A text in quotes, with everything escaped that could not be seen."""
    return '"' + "".join(map(_escape, text)) + '"'


def _escape(character: str) -> str:
    return json.dumps(character)[1:-1] if character in '"\\\t' or is_unseen(character) else character


def tokens_of(line: RecordLine, start: int = 0) -> Iterator[Token]:
    """The words of a line from a place on; a comment ends it."""
    at = _skip_space(line.text, start)
    while at < len(line.text) and line.text[at] != "#":
        found = _TOKEN.match(line.text, at)
        if found is None:
            line.wrong("text_without_end", at + 1)
        kind = str(found.lastgroup)
        value = _unquote(line, found[0], at) if kind == "text" else found[0]
        yield Token(kind, value, at + 1)
        at = _skip_space(line.text, found.end())


def _skip_space(text: str, at: int) -> int:
    found = _SPACE.match(text, at)
    return found.end() if found else at


def _unquote(line: RecordLine, raw: str, at: int) -> str:
    try:
        value = json.loads(raw, strict=False)
    except ValueError:
        line.wrong("unknown_escape", at + 1)
    if not is_whole(value):
        line.wrong("half_character", at + 1)
    return str(value)


def is_whole(value: object) -> bool:
    """Whether every character of a value can be written down; half of a pair of escapes cannot."""
    try:
        json.dumps(value, ensure_ascii=False).encode()
    except (UnicodeEncodeError, RecursionError):
        return False
    return True


def clipped(word: str) -> str:
    """As much of somebody's words as an error needs to repeat, with everything in it to be seen.

    >>> clipped("f\\u202eig")
    'fU+202Eig'
    """
    return "".join(code_point(letter) if is_unseen(letter) else letter for letter in word[:40])


class Cursor:
    """Reads a line word by word, and says where it stopped making sense."""

    def __init__(self, line: RecordLine, start: int = 0) -> None:
        self.line = line
        self.tokens = list(tokens_of(line, start))
        self.at = 0

    @property
    def column(self) -> int:
        """Where the next word starts; after the last one, just behind it."""
        return self.tokens[self.at].column if self.at < len(self.tokens) else len(self.line.text) + 1

    def wrong(self, code: str, column: int | None = None, /, **parameters: Parameter) -> NoReturn:
        self.line.wrong(code, column or self.column, **parameters)

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
            self.wrong("word_expected", word=value, **self._next_word())

    def expected(self, what: What) -> NoReturn:
        """Something else should be next."""
        self.wrong("expected", what=what, **self._next_word())

    def word(self, what: What = "word") -> str:
        token = self.peek()
        if token is None or token.kind != "word":
            self.expected(what)
        self.at += 1
        return token.value

    def one_of(self, known: Iterable[str]) -> str:
        """One of a few words."""
        words = tuple(known)
        if not any(map(self.is_next, words)):
            self.one_of_expected(words)
        return self.word()

    def one_of_expected(self, known: Iterable[str]) -> NoReturn:
        self.wrong("one_of_expected", known=", ".join(known), **self._next_word())

    def text(self) -> str:
        """A quoted text."""
        token = self.peek()
        if token is None or token.kind != "text":
            self.expected("text")
        self.at += 1
        return token.value

    def is_number_next(self) -> bool:
        token = self.peek()
        return token is not None and token.kind == "word" and _NUMBER.fullmatch(token.value) is not None

    def number(self, *, least: int | None = None, most: int | None = None) -> int:
        column = self.column
        if not self.is_number_next():
            self.expected("number")
        value = self.word()
        if len(value) > MOST_DIGITS:
            self.wrong("number_too_long", column, word=value[:MOST_DIGITS])
        if least is not None and int(value) < least:
            self.wrong("number_too_small", column, least=least, number=int(value))
        if most is not None and int(value) > most:
            self.wrong("number_too_large", column, most=most, number=int(value))
        return int(value)

    def json(self) -> object:
        """A JSON array or object."""
        start = self.column - 1
        try:
            value, end = json.JSONDecoder(parse_constant=_no_constant).raw_decode(self.line.text, start)
        except (ValueError, RecursionError) as error:
            self.wrong("not_json", error.pos + 1 if isinstance(error, json.JSONDecodeError) else None)
        if not is_whole(value):
            self.wrong("half_character")
        while (token := self.peek()) is not None and token.column <= end:
            self.at += 1
        return value

    def end(self) -> None:
        """Nothing more may follow."""
        if self.peek() is not None:
            self.wrong("nothing_more", **self._next_word())

    def _next_word(self) -> dict[str, str]:
        """What stands here instead; at the end of the line, nothing does."""
        token = self.peek()
        return {"found": clipped(token.value), "ends": "no"} if token else {"found": "", "ends": "yes"}


def _no_constant(name: str) -> NoReturn:
    raise ValueError(f"{name} is not a number of ours")
