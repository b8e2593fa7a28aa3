"""Fluent messages of one language, read when first needed.

The word before the first hyphen of a message's id says which file it is in, so that a game that refuses nothing never
reads the refusals. What is not there is looked for beside the optional rules: each brings its own words. A message may
refer only to messages of its own file; an option's also to those of the file that its id names.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cache
from pathlib import Path
from threading import Lock

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import fluent_number
from fluent.syntax.ast import Resource

from nottingham.locales import FOLDER, OPTIONS
from nottingham.locales.names import PEOPLE, NameForms

Value = str | int

TOPICS = {
    "action": "actions",
    "character": "characters",
    "event": "events",
    "good": "goods",
    "notice": "notices",
    "offer": "offers",
    "phrase": "phrases",
    "prompt": "prompts",
    "recall": "recalls",
    "record": "records",
    "refusal": "refusals",
    "ruleset": "rulesets",
    "scene": "scenes",
    "score": "scores",
    "table": "tables",
    "voice": "voices",
}
"""The file of each first word; a word that is not here names its own file."""


class Messages:
    """The messages of one language."""

    def __init__(self, language: str) -> None:
        self.language = language
        self._bundle = FluentBundle([language], use_isolating=False)
        self._read: set[str] = set()
        self.names = NameForms(self)
        self._lock = Lock()

    def __reduce__(self) -> tuple[object, tuple[str]]:
        """A copy, or one in another process, is the language's own: messages are only ever read."""
        return messages, (self.language,)

    def has(self, id: str) -> bool:
        topic = id.split("-", maxsplit=1)[0]
        if topic not in self._read:
            self._read_once(topic, [FOLDER / self.language / f"{TOPICS.get(topic, topic)}.ftl"])
        if "" not in self._read and not self._bundle.has_message(id):
            self._read_once("", OPTIONS.glob(f"*/{self.language}.ftl"))
        return self._bundle.has_message(id)

    def format(self, id: str, **values: Value) -> str:
        """The message with its values filled in; one that is missing leaves its name, which beats a crash in a game."""
        return self.format_strictly(id, **values)[0]

    def format_strictly(self, id: str, **values: Value) -> tuple[str, list[Exception]]:
        """The message, and what was wrong with it."""
        if not self.has(id):
            raise LookupError(f"no message {id} in {self.language}")
        pattern = self._bundle.get_message(id).value
        assert pattern is not None
        text, errors = self._bundle.format_pattern(pattern, _plain_values(self._with_forms(values)))
        return str(text), list(errors)

    def attribute(self, id: str, form: str, /, **values: Value) -> str | None:
        """A form of a message that some languages have and others do without; None where there is none."""
        pattern = self._bundle.get_message(id).attributes.get(form) if self.has(id) else None
        return None if pattern is None else str(self._bundle.format_pattern(pattern, _plain_values(values))[0])

    def _with_forms(self, values: Mapping[str, Value]) -> dict[str, Value]:
        """The values, and beside each name its forms."""
        told = dict(values)
        for role in PEOPLE & values.keys():
            if isinstance(name := values[role], str):
                told |= {f"{role}_{form}": text for form, text in self.names.forms(name).items()}
        return told

    def _read_once(self, topic: str, paths: Iterable[Path]) -> None:
        with self._lock:  # games are told by several threads, and none may find a file half read
            for path in paths:
                if topic not in self._read and path.is_file():
                    self._bundle.add_resource(_parse_file(path))
            self._read.add(topic)


@cache
def _parse_file(path: Path) -> Resource:
    """A file of messages: parsing takes far longer than reading, and bundles can share what came of it."""
    return FluentResource(path.read_text(encoding="utf-8"))


def _plain_values(values: Mapping[str, Value]) -> dict[str, object]:
    """Numbers without a mark between thousands: languages and runtimes differ on four digits."""
    return {
        name: value if isinstance(value, str) else fluent_number(value, useGrouping=False)
        for name, value in values.items()
    }


@cache
def messages(language: str) -> Messages:
    return Messages(language)
