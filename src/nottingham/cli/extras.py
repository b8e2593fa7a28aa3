"""Extras of the package: parts that only some verbs need, and what to do where one is missing.

Who installs the game for its rules, its bots or its environments gets no web server and no database. A verb that needs
them asks before it installs them, and where nobody can be asked it says what to run.
"""

import importlib
import subprocess
import sys
from collections.abc import Callable
from importlib.util import find_spec

from nottingham.cli.errors import CliError
from nottingham.cli.tongue import ENGLISH, said

EXIT_UNAVAILABLE = 69
SERVER = ("aiosqlite", "alembic", "segno", "sqlalchemy", "starlette", "uvicorn", "websockets")
"""What the extra 'server' brings; a faster event loop comes along where there is one."""
NO = frozenset("nN")


def need_server(language: str = ENGLISH, read: Callable[[str], str] = input) -> None:
    """Make sure that tables can be served: installed already, or now with the consent of whoever is asked."""
    missing = [name for name in SERVER if find_spec(name) is None]
    if not missing:
        return
    command = [sys.executable, "-m", "pip", "install", "nottingham[server]"]
    if not (_can_be_asked() and _agrees(said(language, "terminal-ask-extra", names=", ".join(missing)), read)):
        told = said(language, "terminal-needs-extra", names=", ".join(missing), command=_typed(command))
        raise CliError(told, EXIT_UNAVAILABLE)
    if subprocess.call([*command, "-q", "--disable-pip-version-check"]):  # noqa: S603 - our own words
        raise CliError(said(language, "terminal-extra-failed", command=_typed(command)), EXIT_UNAVAILABLE)
    importlib.invalidate_caches()


def need_page(language: str = ENGLISH) -> None:
    """Make sure that there is a page to show: a package that was built without Node has none."""
    if complaint := missing_page(language):
        raise CliError(complaint, EXIT_UNAVAILABLE)


def missing_page(language: str = ENGLISH) -> str:
    """What to tell whoever serves tables without a page; nothing where there is one."""
    from nottingham.server.transport.static_files import APP

    return "" if (APP / "index.html").exists() else said(language, "terminal-no-page")


def _can_be_asked() -> bool:
    return sys.stdin.isatty() and sys.stdout.isatty() and find_spec("pip") is not None


def _agrees(question: str, read: Callable[[str], str]) -> bool:
    try:
        return read(question + " ").strip()[:1] not in NO
    except EOFError:
        return False


def _typed(command: list[str]) -> str:
    return " ".join(f"'{word}'" if "[" in word else word for word in command)
