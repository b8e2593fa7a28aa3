"""`--help`, and what is wrong with a command line, in the language of the person who types.

English help is in the docstrings of the verbs. The other languages have a message for each verb and, for the verbs of
players, for each of their parameters; the verbs of operators say those in English.
"""

from collections.abc import Sequence
from typing import Any

from attrs import evolve
from cyclopts import CoercionError, CycloptsError, MissingArgumentError, UnknownOptionError, UnusedCliTokensError
from cyclopts.exceptions import UnknownCommandError
from cyclopts.help import DefaultFormatter, HelpEntry, HelpPanel

from nottingham.locales import DEFAULT, best_language

LANGUAGE_OPTIONS = ("--language", "--lang")
TITLES = {"Commands": "help-commands", "Parameters": "help-parameters", "Arguments": "help-arguments"}
OURS = {"--help": "help-help", "--version": "help-version"}
"""Flags that every verb has."""


def language_of(arguments: Sequence[str]) -> str:
    """The language that a command line asks for, however wrong the rest of it is; else the environment's."""
    for place, word in enumerate(arguments):
        name, _, value = word.partition("=")
        if name in LANGUAGE_OPTIONS:
            return best_language(value or next(iter(arguments[place + 1 :]), None))
    return best_language()


def complaint(error: CycloptsError, language: str) -> str | None:
    """What is wrong with a command line; None for what only the library has words for, which are English."""
    if language == DEFAULT:
        return None
    match error:
        case UnknownCommandError(unused_tokens=[word, *_]):
            return _fill_message(language, "help-no-verb", word=word)
        case UnknownOptionError(token=token):
            return _fill_message(language, "help-no-option", word=token.keyword or "")
        case CoercionError(token=token) if token is not None:
            return _fill_message(language, "help-no-value", word=token.value, option=token.keyword or "")
        case MissingArgumentError(argument=argument) if argument is not None:
            return _fill_message(language, "help-missing", option=argument.name)
        case UnusedCliTokensError(unused_tokens=[word, *_]):
            return _fill_message(language, "help-too-much", word=word)
    return None


class TranslatedHelp(DefaultFormatter):
    """The library's own layout, with our words in it."""

    def __init__(self, language: str, verb: str = "") -> None:
        super().__init__()
        self._language = language
        self._verb = verb

    def __call__(self, console: Any, options: Any, panel: HelpPanel) -> None:
        title = str(panel.title)
        entries = [self._entry(entry) for entry in panel.entries]
        words = said(self._language, TITLES.get(title, ""), title)
        super().__call__(console, options, panel.copy(title=words, entries=entries))

    def render_usage(self, console: Any, options: Any, usage: Any) -> None:
        del options
        if usage:
            console.print(f"{said(self._language, 'help-usage', 'Usage:')} {usage}", highlight=False)

    def _entry(self, entry: HelpEntry) -> HelpEntry:
        name = next(iter((*entry.names, entry.positional_label or "")), "")
        id = OURS.get(name) or f"help-{self._verb or 'verb'}-{name.strip('-').lower()}"
        words = said(self._language, id, "")
        return evolve(entry, description=words) if words else entry


def _fill_message(language: str, id: str, **words: str) -> str:
    from nottingham.locales.messages import messages

    return messages(language).format(id, **words)


def is_asked_for(arguments: Sequence[str], flags: Sequence[str] = ("--help", "-h")) -> bool:
    return not arguments or any(flag in arguments for flag in flags)


def formatter(language: str, verb: str = "") -> TranslatedHelp | None:
    """Lays help out in a language; None leaves English to the library."""
    return None if language == DEFAULT else TranslatedHelp(language, verb)


def said(language: str, id: str, english: str) -> str:
    """A message for help in a language; in English, and where a language has none, the words at hand."""
    if language == DEFAULT or not id:
        return english
    from nottingham.locales.messages import messages

    return messages(language).format(id) if messages(language).has(id) else english
