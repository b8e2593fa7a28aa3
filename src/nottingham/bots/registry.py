"""The one list of bots, by name. What is registered here is simulated, tested, and offered as an opponent."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

from nottingham.bots.bot import Bot
from nottingham.bots.characters import AT_STRENGTHS, CHARACTERS
from nottingham.bots.exploiters import TRICKS, Exploiter
from nottingham.bots.guest import Guest
from nottingham.bots.honest import HonestBot
from nottingham.bots.levels import LEVELS
from nottingham.bots.mind.mind import Mind
from nottingham.bots.network.bot import PREFIX, RICHARD, Manner, NetworkBot, TableKind
from nottingham.bots.plugins import PluginError, load_plugin
from nottingham.bots.random import RandomBot
from nottingham.bots.reading.reader import Reader
from nottingham.bots.scripted import SCRIPTS, ScriptedBot

BOTS: dict[str, Bot[Any]] = {
    "random": RandomBot(),
    "honest": HonestBot(),
    **{name: ScriptedBot(script) for name, script in SCRIPTS.items()},
    **{name: Exploiter(trick) for name, trick in TRICKS.items()},
    **{name: Mind(temper) for name, temper in LEVELS.items()},
    **{name: Mind(character.temper) for name, character in CHARACTERS.items() if character.temper is not None},
    **{name: Mind(temper) for name, temper in AT_STRENGTHS.items()},
}

STAND_IN: Final = "steward_hard"
"""Who plays for a network that does not know the table, or knows it too little."""
RICHARDS_MANNER: Final = Manner(deference=4.0, weak_at=(TableKind(6, ("royal_goods", "black_market")),))
"""The network hears a better Steward than the one it was trained with; docs/richard.md has what that brings."""
BOTS["richard_network"] = NetworkBot(RICHARD, BOTS[STAND_IN], STAND_IN, RICHARDS_MANNER)
BOTS["richard"] = Reader(LEVELS[STAND_IN])
"""The strongest of all: the Steward's arithmetic with trained eyes."""
GUESTS: dict[str, Guest[Any]] = {}
"""Bots of this process alone, such as a model in the operator's configuration."""


PLUGINS: dict[str, Bot[Any]] = {}
"""Bots from outside that this process's operator named."""


class UnknownBot(LookupError):
    """No bot has this name."""

    def __init__(self, name: str) -> None:
        super().__init__(f"there is no bot {name!r}; there are {', '.join(BOTS)}")
        self.name = name


def bot_named(name: str) -> Bot[Any]:
    bot = BOTS.get(name) or GUESTS.get(name) or PLUGINS.get(name)
    if bot is None:
        raise UnknownBot(name)
    return bot


def admit(name: str) -> Bot[Any]:
    """The bot of this name, loaded from outside if need be. Loading runs code: never for a name that a client sent."""
    try:
        return bot_named(name)
    except UnknownBot:
        bot = _network_bot(name) if name.startswith(PREFIX) else load_plugin(name)
        if bot is None:
            raise
    PLUGINS[name] = bot
    return bot


def _network_bot(name: str) -> Bot[Any]:
    """A network from a file; the Steward plays for it at tables that it was not trained for."""
    from nottingham.bots.network.policy import BadWeights  # noqa: PLC0415 - NumPy, which few need

    bot = NetworkBot(Path(name.removeprefix(PREFIX)), BOTS[STAND_IN], STAND_IN)
    try:
        _ = bot.network  # so that a bad file is told of at once
    except BadWeights as reason:
        raise PluginError(name, str(reason)) from None
    return bot


def invite(name: str, bot: Guest[Any]) -> None:
    """Let a guest take seats in this process, under a name with a colon, which no registered bot has."""
    if ":" not in name:
        raise ValueError("a guest's name has a colon")
    GUESTS[name] = bot


def seated(names: tuple[str, ...], players: int) -> tuple[str, ...]:
    """A name for each seat; one name alone fills the table."""
    for name in names:
        bot_named(name)
    if len(names) == 1:
        return names * players
    if len(names) != players:
        raise ValueError(f"{len(names)} bots cannot fill {players} seats: name one, or one for each seat")
    return names
