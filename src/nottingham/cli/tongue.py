"""The language in which a verb speaks to the person who typed it: theirs, unless they ask for another.

Verbs for players say everything in it. Those for operators, and what JSON carries, are in English.
"""

from typing import Annotated

from cyclopts import Parameter

from nottingham.cli.errors import EXIT_USAGE, CliError
from nottingham.locales import DEFAULT, LANGUAGES, best_language
from nottingham.record.lexer import RecordError
from nottingham.rules.engine.refusals import InputError

Language = Annotated[str | None, Parameter(name=("--language", "--lang"))]
"""The wish of the person who types; None leaves it to the environment."""
ENGLISH = DEFAULT


def language_for(wanted: str | None) -> str:
    """The language that was asked for, else the environment's."""
    found = best_language(wanted)
    if wanted and found.split("-")[0] != wanted.replace("_", "-").split("-")[0].lower():
        raise usage(best_language(), "terminal-no-language", word=wanted, known=", ".join(LANGUAGES))
    return found


def said(language: str, id: str, **values: str | int) -> str:
    """A message of the command line. Fluent is imported here, for verbs that mostly have nothing to say."""
    from nottingham.locales.messages import messages

    return messages(language).format(id, **values)


def explained(language: str, error: InputError) -> str:
    """What is wrong with what somebody wrote."""
    from nottingham.locales.narrator import Narrator

    return Narrator(language, ()).input_error(error)


def usage(language: str, id: str, **values: str | int) -> CliError:
    """What the person at the keyboard can put right."""
    return CliError(said(language, id, **values), EXIT_USAGE)


def unreadable(language: str, file: object, error: OSError | ValueError) -> CliError:
    """A file that cannot even be opened; a ValueError is a name that no file can have."""
    kinds: dict[type, str] = {FileNotFoundError: "missing", IsADirectoryError: "folder", PermissionError: "forbidden"}
    return usage(language, "terminal-cannot-read", file=str(file), why=kinds.get(type(error), "other"))


def wrong_in(language: str, file: object, error: InputError) -> str:
    """What is wrong with a file, and where if that is known."""
    why = explained(language, error)
    if isinstance(error, RecordError):
        return said(language, "terminal-wrong-at", file=str(file), line=error.line, column=error.column, why=why)
    return said(language, "terminal-wrong-in", file=str(file), why=why)
