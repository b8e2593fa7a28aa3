"""Seats for language models: `llm:NAME`, where NAME is an entry of the operator's file of models."""

import os
from collections.abc import Iterable
from contextlib import AbstractContextManager, nullcontext
from pathlib import Path
from typing import TYPE_CHECKING

from nottingham.bots.guest import PREFIX, WEAK_STAND_IN
from nottingham.cli.errors import EXIT_USAGE, CliError
from nottingham.cli.tables import sentence
from nottingham.cli.tongue import usage

if TYPE_CHECKING:  # an extra; who seats no model does without
    from nottingham.assistants.llm import Model
    from nottingham.research.arena.transcripts import TranscriptFile

MODELS_VARIABLE = "NOTTINGHAM_MODELS"


def models_file(file: Path | None) -> Path | None:
    """The operator's file of models, if there is one."""
    return file or (Path(os.environ[MODELS_VARIABLE]) if os.environ.get(MODELS_VARIABLE) else None)


def invite_models(
    bots: Iterable[str],
    file: Path | None,
    *,
    is_measured: bool = False,
    keeps_transcripts: bool = False,
    is_examined: bool = False,
) -> None:
    """Makes bots of all models that are asked for. Without any, nothing is read and nothing imported.

    Where results are compared, all models have the same weak stand-in. Those that are examined are also asked what they
    claim and believe.
    """
    wanted = sorted({bot.strip() for bot in bots if bot.strip().startswith(PREFIX)})
    if not wanted:
        return
    models = read_models_file(file)
    for bot in wanted:
        name = bot.removeprefix(PREFIX)
        if name not in models:
            raise CliError(f"There is no model {name!r}; there are {', '.join(models)}.", EXIT_USAGE)
        stand_in = WEAK_STAND_IN if is_measured else ""
        _invite(models[name], stand_in=stand_in, keeps_transcripts=keeps_transcripts, is_examined=is_examined)


def read_models_file(file: Path | None) -> "dict[str, Model]":
    """All models of the operator's file, which there must be."""
    place = models_file(file)
    if place is None:
        raise CliError(f"Where are the models? Name a file with --models, or in {MODELS_VARIABLE}.", EXIT_USAGE)
    return _read(place)


def transcript_file(path: Path | None) -> "AbstractContextManager[TranscriptFile | None]":
    """A file for transcripts, if anybody wants one."""
    from nottingham.research.arena.transcripts import TranscriptFile

    try:
        return nullcontext() if path is None else TranscriptFile(path)
    except OSError as error:
        raise CliError(f"Cannot write {path}: {error.strerror}.", EXIT_USAGE) from error


def invite_all_models(file: Path | None) -> None:
    """Makes bots of all models of the operator's file, for hosts to choose from; without a file there are none."""
    place = models_file(file)
    for model in _read(place).values() if place else ():
        _invite(model)


def _read(file: Path) -> "dict[str, Model]":
    from nottingham.assistants.llm import ModelsError, read_models
    from nottingham.assistants.llm.wire import MissingLibrary, check_library

    try:
        check_library()
        return read_models(file)
    except (ModelsError, MissingLibrary) as error:
        raise CliError(sentence(str(error)), EXIT_USAGE) from error


def _invite(model: "Model", *, stand_in: str = "", keeps_transcripts: bool = False, is_examined: bool = False) -> None:
    from nottingham.assistants.llm import LlmBot
    from nottingham.bots.registry import invite

    bot = LlmBot(model, stand_in=stand_in, keeps_transcripts=keeps_transcripts, is_examined=is_examined)
    invite(PREFIX + model.name, bot)


def reseated(opponents: tuple[str, ...], seats: Iterable[str], language: str) -> tuple[str, ...]:
    """The opponents, with those changed that '2=llm:NAME' names; seat 1 is the person's own."""
    found = list(opponents)
    for words in seats:
        number, _, bot = words.partition("=")
        if not bot or not number.isdecimal() or not 2 <= int(number) <= len(opponents) + 1:
            raise usage(language, "terminal-seat-wish", word=words, most=len(opponents) + 1)
        found[int(number) - 2] = bot
    return tuple(found)
