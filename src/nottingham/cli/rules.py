"""`nottingham rules`: the law of the game, to read at a prompt."""

import json
import shutil
import textwrap
from dataclasses import asdict
from typing import Annotated

from cyclopts import Parameter

from nottingham.cli.tongue import Language, language_for, said, usage
from nottingham.rules import law


def rules(
    *numbers: str,
    language: Language = None,
    as_json: Annotated[bool, Parameter(name="--json", negative="")] = False,
) -> None:
    """Print rules of the game, in your language.

    Parameters
    ----------
    numbers
        Rules (B4) or whole sections (B); with none, the table of contents.
    language
        The language to read them in, such as fr or pt-BR; Spanish is that of Spain.
    as_json
        Print a list of rules as JSON; with no number, all of them.
    """
    tongue = language_for(language)
    wanted = [_find(number, tongue) for number in numbers]
    if as_json:
        print(_as_json(wanted or list(law.sections(tongue).values())))
    elif wanted:
        print("\n\n".join(map(as_text, wanted)))
    else:
        print(_contents(tongue))


def _find(number: str, language: str) -> law.Rule | law.Section:
    name = number.upper()
    found = law.sections(language).get(name) or law.rules(language).get(name)
    if found is not None:
        return found
    if likely := ", ".join(law.nearest(number)):
        raise usage(language, "terminal-no-rule-but", word=number, known=likely)
    raise usage(language, "terminal-no-rule", word=number)


def _as_json(wanted: list[law.Rule | law.Section]) -> str:
    found = [rule for item in wanted for rule in _rules_of(item)]
    return json.dumps([_fields(rule) for rule in found], ensure_ascii=False, indent=2)


def _fields(rule: law.Rule) -> dict[str, str | bool]:
    return asdict(rule) | {"is_ruling": rule.is_ruling, "has_ruling": rule.has_ruling}


def _rules_of(item: law.Rule | law.Section) -> tuple[law.Rule, ...]:
    return item.rules if isinstance(item, law.Section) else (item,)


def as_text(item: law.Rule | law.Section) -> str:
    """A rule or a section for a terminal of this width."""
    if isinstance(item, law.Rule):
        return _wrap(f"{item.number}. {item.text}", indent="  ")
    parts = [f"{item.letter}. {item.title}", *_preface(item), *map(as_text, item.rules)]
    return "\n\n".join(parts)


def _preface(section: law.Section) -> list[str]:
    paragraphs = section.preface.split("\n\n") if section.preface else []
    return [_table(text) if text.startswith("|") else _wrap(text) for text in paragraphs]


def _table(markdown: str) -> str:
    """A Markdown table with its columns lined up and its ruler left out."""
    rows = [[cell.strip() for cell in line.strip("|").split("|")] for line in markdown.splitlines()]
    del rows[1]
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    return "\n".join(
        "  ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=True)).rstrip() for row in rows
    )


def _contents(language: str) -> str:
    lines = [
        f"{section.letter}  {section.title} ({', '.join(rule.number for rule in section.rules)})"
        for section in law.sections(language).values()
    ]
    hint = said(language, "terminal-rules-hint")
    return "\n".join([*(_wrap(line, indent="   ") for line in lines), "", hint])


def _wrap(markdown: str, indent: str = "") -> str:
    plain = markdown.replace("*", "").replace("`", "")
    return textwrap.fill(
        plain,
        width=min(shutil.get_terminal_size().columns, 100),
        subsequent_indent=indent,
        break_on_hyphens=False,
    )
