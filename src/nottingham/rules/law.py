"""The law of the game, rule by rule, read from the pages that people read too: one for each language.

>>> rule("M1").text
'Each merchant takes one turn. The Sheriff exchanges no cards.'
>>> rule("M1", "es").text
'Cada mercader tiene un turno. El Sheriff no cambia cartas.'
"""

import difflib
import re
from dataclasses import dataclass
from functools import cache
from pathlib import Path

RULINGS = ("*Ruling.*", "*Décision.*", "*Criterio.*", "*Decisão.*", "*Orzeczenie.*")
"""What marks our own words, in every language."""
ORIGINAL = "en"
"""The language of the page that decides; the others say the same."""

_HEADING = re.compile(r"#{2,3} (?P<letter>[A-Z])\. (?P<title>\S.*)")
_RULE = re.compile(r"- \*\*(?P<number>(?P<letter>[A-Z])\d+)\.\*\* (?P<text>\S.*)")

# A wheel carries the original inside the package; a checkout has it among the documents.
_ORIGINALS = (
    Path(__file__).parents[1] / "rules.md",
    Path(__file__).parents[3] / "docs" / "rules.md",
)
_TRANSLATIONS = Path(__file__).parents[1] / "locales"


@dataclass(frozen=True, slots=True)
class Rule:
    """One numbered rule; its text is Markdown on a single line."""

    number: str
    section: str
    text: str

    @property
    def is_ruling(self) -> bool:
        """Whether the whole rule is ours, because no book has it."""
        return self.text.startswith(RULINGS)

    @property
    def has_ruling(self) -> bool:
        """Whether some of the rule is ours: the words from the mark to the end."""
        return any(mark in self.text for mark in RULINGS)


@dataclass(frozen=True, slots=True)
class Section:
    """The rules that share a letter; the preface holds what stands above them, tables included."""

    letter: str
    title: str
    preface: str
    rules: tuple[Rule, ...]


def page(language: str = ORIGINAL) -> str:
    """The whole law in one of our languages, as Markdown."""
    pages = _ORIGINALS if language == ORIGINAL else (_TRANSLATIONS / language / "law.md",)
    for path in pages:
        if path.is_file():
            return path.read_text(encoding="utf-8")
    raise FileNotFoundError(f"the rules page is in none of {', '.join(map(str, pages))}")


def sections(language: str = ORIGINAL) -> dict[str, Section]:
    """Every section by its letter, in the order of the page."""
    return dict(_law(language))


def rules(language: str = ORIGINAL) -> dict[str, Rule]:
    """Every rule by its number, in the order of the page."""
    return {rule.number: rule for section in _law(language).values() for rule in section.rules}


def rule(number: str, language: str = ORIGINAL) -> Rule:
    """The rule with this number; KeyError when the law has none."""
    return rules(language)[number]


def nearest(number: str) -> list[str]:
    """The numbers of the same section that look most like this one, best first."""
    typed = number.upper()
    section = [known for known in rules() if known[0] == typed[:1]]
    return difflib.get_close_matches(typed, section, cutoff=0.5)


def about(topic: str, most: int = 6, language: str = ORIGINAL) -> list[Rule]:
    """The rules that have most to do with some words, best first; none where no word is found.

    >>> [rule.number for rule in about("promise kept")][:1]
    ['B9']
    """
    words = {word[:5] for word in re.findall(r"\w{3,}", topic.lower())}
    scored = [(_hits(rule, words), rule) for rule in rules(language).values()]
    found = sorted((pair for pair in scored if pair[0]), key=lambda pair: -pair[0])
    return [rule for _, rule in found[:most]]


def _hits(rule: Rule, words: set[str]) -> float:
    """How many of the words a rule or its section's title has, and how much of the rule they are."""
    text = [word[:5] for word in re.findall(r"\w{3,}", f"{rule.section} {rule.text}".lower())]
    return len(words & set(text)) + sum(word in words for word in text) / (len(text) + 1)


def parse(markdown: str) -> dict[str, Section]:
    """The sections of a rules page; ValueError when the page is not written as one."""
    parsed: dict[str, Section] = {}
    for letter, title, body in _split(markdown):
        if letter in parsed:
            raise ValueError(f"section {letter} appears twice")
        parsed[letter] = _section(letter, title, body)
    return parsed


@cache
def _law(language: str) -> dict[str, Section]:
    return parse(page(language))


def _split(markdown: str) -> list[tuple[str, str, list[str]]]:
    """The lines under each lettered heading; what stands under any other heading is left out."""
    found: list[tuple[str, str, list[str]]] = []
    body: list[str] = []
    for line in markdown.splitlines():
        if line.startswith("#"):
            body = []
            if heading := _HEADING.fullmatch(line):
                found.append((heading["letter"], heading["title"], body))
        else:
            body.append(line)
    return found


def _section(letter: str, title: str, body: list[str]) -> Section:
    preface: list[str] = []
    texts: dict[str, str] = {}
    number = ""
    for line in body:
        if found := _RULE.fullmatch(line):
            number = found["number"]
            if number in texts or found["letter"] != letter:
                raise ValueError(f"rule {number} does not belong here, in section {letter}")
            texts[number] = found["text"]
        elif not number:
            preface.append(line)
        elif line.startswith("  "):
            texts[number] += " " + line.strip()
        elif line:
            raise ValueError(f"after rule {number} stands something that is no rule: {line!r}")
    in_order = tuple(Rule(number, title, text) for number, text in texts.items())
    return Section(letter, title, "\n".join(preface).strip(), in_order)
