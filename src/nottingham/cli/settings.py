"""Settings of a server, from flags and the environment, or what is wrong with them."""

import os
from typing import TYPE_CHECKING

import msgspec

from nottingham.cli.errors import CliError

if TYPE_CHECKING:  # each verb imports what it needs
    from nottingham.server.config import Config


def server_settings(**flags: object) -> "Config":
    """What the environment says, except where a flag says otherwise."""
    from nottingham.server.config import from_environment

    try:
        return from_environment(os.environ, **flags)
    except msgspec.DecodeError as error:
        raise CliError(f"Cannot understand the settings: {error}", 2) from error
