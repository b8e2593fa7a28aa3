"""What only some verbs need, and what to say where it is missing: the web server, the database, the built page.

All of it comes with the package. But who installs the rules and the environments without dependencies has none of it,
and a package that was built without Node has no page.
"""

import sys
from importlib.util import find_spec

from nottingham.cli.errors import CliError
from nottingham.cli.tongue import ENGLISH, said

EXIT_UNAVAILABLE = 69
SERVER = ("aiosqlite", "alembic", "segno", "sqlalchemy", "starlette", "uvicorn", "websockets")
"""What serving tables needs; a faster event loop comes along where there is one."""


def need_server(language: str = ENGLISH) -> None:
    """Make sure that tables can be served; else say what is missing, and what to run."""
    missing = ", ".join(name for name in SERVER if find_spec(name) is None)
    if missing:
        command = f"{sys.executable} -m pip install nottingham"
        raise CliError(said(language, "terminal-needs-extra", names=missing, command=command), EXIT_UNAVAILABLE)


def need_page(language: str = ENGLISH) -> None:
    """Make sure that there is a page to show: a package that was built without Node has none."""
    if complaint := missing_page(language):
        raise CliError(complaint, EXIT_UNAVAILABLE)


def missing_page(language: str = ENGLISH) -> str:
    """What to tell an operator who serves tables without a page; nothing where there is one."""
    from nottingham.server.transport.static_files import APP

    return "" if (APP / "index.html").exists() else said(language, "terminal-no-page")
