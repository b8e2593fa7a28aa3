"""Bot names: which bots can have a seat, who comes unasked, and which of them are guests that think elsewhere."""

from __future__ import annotations

from nottingham.bots.characters import TEMPERED
from nottingham.bots.guest import PREFIX
from nottingham.bots.registry import BOTS, GUESTS, PLUGINS

GOOD_COMPANY = tuple(name for name in TEMPERED if name != "prince_john")
"""Characters who come when nobody in particular was asked for; who plays to win is only ever invited."""


def is_guest(bot: str) -> bool:
    """Whether a name is that of a guest, here or elsewhere."""
    return bot.startswith(PREFIX)


def may_sit(bot: str) -> bool:
    return bot in BOTS or bot in GUESTS or bot in PLUGINS
