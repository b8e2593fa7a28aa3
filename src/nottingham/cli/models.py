"""Seats for language models: `llm:NAME`, where NAME is an entry of the operator's file of models."""

import os
from collections.abc import Iterable, Sequence
from pathlib import Path

from nottingham.cli.errors import EXIT_USAGE, CliError
from nottingham.cli.tables import sentence
from nottingham.cli.tongue import usage

PREFIX = "llm:"


def invite_models(bots: Iterable[str], file: Path | None, names: Sequence[str] = ()) -> None:
    """Makes bots of all models that are asked for. Without any, nothing is read and nothing imported."""
    wanted = {bot.strip() for bot in bots if bot.strip().startswith(PREFIX)}
    if not wanted:
        return
    from nottingham.adapters.llm import LlmBot, ModelsError, read_models
    from nottingham.adapters.llm.config import MODELS_VARIABLE
    from nottingham.adapters.llm.wire import MissingLibrary, check_library
    from nottingham.bots.registry import invite

    place = file or (Path(os.environ[MODELS_VARIABLE]) if os.environ.get(MODELS_VARIABLE) else None)
    if place is None:
        raise CliError(f"Where are the models? Name a file with --models, or in {MODELS_VARIABLE}.", EXIT_USAGE)
    try:
        check_library()
        models = read_models(place)
    except (ModelsError, MissingLibrary) as error:
        raise CliError(sentence(str(error)), EXIT_USAGE) from error
    for bot in sorted(wanted):
        name = bot.removeprefix(PREFIX)
        if name not in models:
            raise CliError(f"There is no model {name!r}; there are {', '.join(models)}.", EXIT_USAGE)
        invite(bot, LlmBot(models[name], names))


def reseated(opponents: tuple[str, ...], seats: Iterable[str], language: str) -> tuple[str, ...]:
    """The opponents, with those changed that '2=llm:NAME' names; seat 1 is the person's own."""
    found = list(opponents)
    for words in seats:
        number, _, bot = words.partition("=")
        if not bot or not number.isdecimal() or not 2 <= int(number) <= len(opponents) + 1:
            raise usage(language, "terminal-seat-wish", word=words, most=len(opponents) + 1)
        found[int(number) - 2] = bot
    return tuple(found)
