"""The sections of the law that belong to optional rules, put into the page of each language from the options' folders.

Everything else on those pages is written there by hand; English is `docs/rules.md`, the original.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from textwrap import wrap

from fluent.syntax import FluentParser, ast

from nottingham.locales import DEFAULT, LANGUAGES
from nottingham.locales import OPTIONS as FOLDER
from nottingham.rules.rulebook import OPTIONS

ROOT = Path(__file__).resolve().parents[2]
WIDTH = 118
BEFORE_OTHERS = "Y"
"""The section before which one of a new option is put."""


def page_of(language: str) -> str:
    return "docs/rules.md" if language == DEFAULT else f"src/nottingham/locales/{language}/law.md"


def _write_page(language: str) -> dict[str, str]:
    return {page_of(language): page(language)}


PAGES = {page_of(language): partial(_write_page, language) for language in LANGUAGES}
"""What makes each page, by its path."""


def page(language: str) -> str:
    """The page as it lies there, with the sections of the options as their folders have them."""
    text = (ROOT / page_of(language)).read_text(encoding="utf-8")
    for option in OPTIONS.values():
        letter, messages = option.rule[0], law_of(option.id, language)
        written = re.search(rf"^(#+) {letter}\. .*\n(?:(?!#).*\n)*", text, re.MULTILINE)
        if written:
            text = text[: written.start()] + section(written[1], letter, messages) + text[written.end() :]
        else:
            place = text.index(f"\n## {BEFORE_OTHERS}. ") + 1
            text = text[:place] + section("###", letter, messages) + text[place:]
    return text


def section(level: str, letter: str, messages: dict[str, str]) -> str:
    """Heading, what stands above the rules, and the rules by their numbers."""
    rules = [id for id in messages if re.fullmatch(r"law-[A-Z]\d+", id)]
    lines = [f"{level} {letter}. {messages[f'law-{letter}']}", ""]
    if preface := messages.get(f"law-{letter}-preface"):
        lines += [*wrap(preface, WIDTH, break_on_hyphens=False), ""]
    for id in rules:
        text = f"- **{id.removeprefix('law-')}.** {messages[id]}"
        lines += wrap(text, WIDTH, subsequent_indent="  ", break_on_hyphens=False, break_long_words=False)
    return "\n".join([*lines, "", ""])


def law_of(option: str, language: str) -> dict[str, str]:
    """The messages of an option's law, in the order of their file."""
    return dict(_plain(FOLDER / option / f"{language}.ftl"))


def _plain(path: Path) -> Iterator[tuple[str, str]]:
    for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
        if isinstance(entry, ast.Message) and entry.id.name.startswith("law-"):
            assert entry.value is not None
            yield entry.id.name, " ".join(map(_text, entry.value.elements))


def _text(part: ast.TextElement | ast.Placeable) -> str:
    assert isinstance(part, ast.TextElement), f"the law has nothing to be filled in: {part}"
    return str(part.value)
