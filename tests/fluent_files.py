"""The Fluent files of the program and of its page, parsed: what each message refers to and selects on."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from nottingham.locales import FOLDER, OPTIONS

WEB = FOLDER.parents[2] / "web"
HELP = "help.ftl"
"""What --help says; English has it in the docstrings of the verbs, and it has tests of its own."""


class _Reader(Visitor):
    """Collects what a pattern refers to and selects on."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.references: set[str] = set()
        self.keys: dict[str, set[str]] = {}

    def visit_VariableReference(self, node: Any) -> None:  # noqa: N802 - the name a visitor looks for
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: Any) -> None:  # noqa: N802 - the name a visitor looks for
        self.references.add(node.id.name)

    def visit_SelectExpression(self, node: Any) -> None:  # noqa: N802 - the name a visitor looks for
        assert isinstance(node.selector, ftl.VariableReference), "select on variables, nothing else"
        keys = {v.key.name if isinstance(v.key, ftl.Identifier) else v.key.value for v in node.variants}
        self.keys.setdefault(node.selector.id.name, set()).update(keys)
        self.generic_visit(node)


class Message:
    """A message with what its parts bring along."""

    def __init__(self, path: Path, reader: _Reader) -> None:
        self.path = path
        self.references = reader.references
        self.variables = set(reader.variables)
        self.keys = {name: set(keys) for name, keys in reader.keys.items()}

    def take_in(self, part: Message) -> None:
        self.variables |= part.variables
        for name, keys in part.keys.items():
            self.keys.setdefault(name, set()).update(keys)


def program_files(language: str) -> list[Path]:
    """What Python reads, and the page with it: by topic, and of each option."""
    return [*sorted(set((FOLDER / language).glob("*.ftl")) - {FOLDER / language / HELP}), *option_files(language)]


def option_files(language: str) -> list[Path]:
    """What the options bring."""
    return sorted(OPTIONS.glob(f"*/{language}.ftl"))


def page_files(language: str) -> list[Path]:
    """What only the page reads: of all its screens, and of some alone."""
    return [*sorted((WEB / "locales" / language).glob("*.ftl")), *sorted((WEB / "src").glob(f"*/texts/{language}.ftl"))]


def parsed(paths: Iterable[Path]) -> dict[str, Message]:
    """The messages of some files by their ids, each with the variables of its parts."""
    found: dict[str, Message] = {}
    for path in paths:
        for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
            assert not isinstance(entry, ftl.Junk), f"{path}: {entry.content}"
            if isinstance(entry, ftl.Message):
                reader = _Reader()
                reader.visit(entry.value)
                assert entry.id.name not in found, f"{entry.id.name} twice in {path}"
                found[entry.id.name] = Message(path, reader)
    for _ in range(3):  # parts of parts
        for message in found.values():
            for id in message.references:
                message.take_in(found[id])
    return found


@cache
def read(language: str) -> dict[str, Message]:
    return parsed(program_files(language))


def bundle_of(language: str, paths: Iterable[Path]) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False)
    for path in paths:
        bundle.add_resource(FluentResource(path.read_text(encoding="utf-8")))
    return bundle
