"""The one list of bots, by name. What is registered here is simulated, tested, and offered as an opponent."""

from __future__ import annotations

from typing import Any

from nottingham.bots.bot import Bot
from nottingham.bots.honest import HonestBot
from nottingham.bots.mind.mind import Mind
from nottingham.bots.mind.temper import Temper
from nottingham.bots.random import RandomBot

BOTS: dict[str, Bot[Any]] = {
    "random": RandomBot(),
    "honest": HonestBot(),
    "steward": Mind(Temper()),
}


class UnknownBot(LookupError):
    """Nobody of this name plays here."""

    def __init__(self, name: str) -> None:
        super().__init__(f"there is no bot {name!r}; there are {', '.join(BOTS)}")
        self.name = name


def bot_named(name: str) -> Bot[Any]:
    if name not in BOTS:
        raise UnknownBot(name)
    return BOTS[name]


def seated(names: tuple[str, ...], players: int) -> tuple[str, ...]:
    """A name for each seat; one name alone fills the table."""
    for name in names:
        bot_named(name)
    if len(names) == 1:
        return names * players
    if len(names) != players:
        raise ValueError(f"{len(names)} bots cannot fill {players} seats: name one, or one for each seat")
    return names
