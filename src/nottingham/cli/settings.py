"""Settings of a server, from flags and the environment, or what is wrong with them."""

import os
import sys
from importlib.util import find_spec
from typing import TYPE_CHECKING

import msgspec

from nottingham.cli.errors import EXIT_USAGE, CliError
from nottingham.cli.extras import EXIT_UNAVAILABLE

if TYPE_CHECKING:  # each verb imports what it needs
    from nottingham.server.config import Config


def server_settings(**flags: object) -> "Config":
    """What the environment says, except where a flag says otherwise."""
    from nottingham.server.config import from_environment

    try:
        config = from_environment(os.environ, **flags)
    except msgspec.DecodeError as error:
        raise CliError(f"Cannot understand the settings: {error}", EXIT_USAGE) from error
    if config.database.startswith("postgres") and find_spec("asyncpg") is None:
        command = f"{sys.executable} -m pip install 'nottingham[postgres]'"
        raise CliError(f"PostgreSQL needs a library that is not installed (asyncpg); run: {command}", EXIT_UNAVAILABLE)
    return config
