"""Plugins: bots from outside, by import path (`package.module:Name`) or as an entry point of an installed package.

A plugin is a bot, a class of bots that is made without arguments, or a function that gives a bot. Loading one runs its
code, so only an operator names plugins; nobody at a table does.
"""

from __future__ import annotations

import sys
from importlib import import_module
from importlib.metadata import entry_points
from pathlib import Path
from typing import Any

from nottingham.bots.bot import Bot

ENTRY_POINTS = "nottingham.bots"
"""The group of entry points in which installed packages name their bots."""


class PluginError(RuntimeError):
    """A bot from outside that cannot be had; says which and why."""

    def __init__(self, name: str, why: str) -> None:
        super().__init__(f"the bot {name!r} cannot be loaded: {why}")
        self.name, self.why = name, why


def is_import_path(name: str) -> bool:
    """Whether a name says where to import a bot from.

    >>> is_import_path("my_bots.clever:Clever"), is_import_path("honest"), is_import_path("llm:small")
    (True, False, False)
    """
    module, colon, attribute = name.partition(":")
    return (
        bool(colon) and module != "llm" and attribute.isidentifier() and all(map(str.isidentifier, module.split(".")))
    )


def load_plugin(name: str) -> Bot[Any] | None:
    """The bot of this name from outside; None if no installed package names one."""
    if is_import_path(name):
        return _bot_from(name, _import_path(name))
    found = [point for point in entry_points(group=ENTRY_POINTS) if point.name == name]
    if not found:
        return None
    try:
        return _bot_from(name, found[0].load())
    except (ImportError, AttributeError) as error:
        raise PluginError(name, str(error)) from error


def _import_path(name: str) -> object:
    """What an import path leads to; modules in the folder one is in are found, as `python -m` would find them."""
    module, _, attribute = name.partition(":")
    if (here := str(Path.cwd())) not in sys.path and "" not in sys.path:
        sys.path.insert(0, here)
    try:
        return getattr(import_module(module), attribute)
    except ImportError as error:
        raise PluginError(name, str(error)) from error
    except AttributeError as error:
        raise PluginError(name, f"the module {module} has no {attribute}") from error


def _bot_from(name: str, found: object) -> Bot[Any]:
    try:
        bot = found() if callable(found) and not isinstance(found, Bot) else found
    except TypeError as error:
        raise PluginError(name, f"it cannot be made without arguments ({error})") from error
    if not isinstance(bot, Bot):
        raise PluginError(name, f"it gives a {type(bot).__name__}, and not a bot")
    return bot
