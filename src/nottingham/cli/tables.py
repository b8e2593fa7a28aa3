"""What the verbs that set up a table have in common: a ruleset and bots, or one line that says what is wrong."""

from pathlib import Path

from nottingham.bots.plugins import PluginError
from nottingham.bots.registry import BOTS, UnknownBot, admit, seated
from nottingham.cli.errors import EXIT_USAGE, CliError
from nottingham.cli.tongue import ENGLISH, explained, unreadable, usage, wrong_in
from nottingham.record.house import read_house_goods
from nottingham.record.lexer import decoded
from nottingham.rules.engine.goods import PrintedGood
from nottingham.rules.engine.refusals import InputError, RulesetError
from nottingham.rules.engine.ruleset import Ruleset
from nottingham.rules.rulebook import compose


def ruleset_for(
    edition: str, players: int, options: list[str], house: Path | None = None, language: str = ENGLISH
) -> Ruleset:
    goods = house_goods(house, language)
    try:
        return compose(edition, players, tuple(options), house=goods)
    except RulesetError as error:
        raise CliError(explained(language, error), EXIT_USAGE) from error


def house_goods(file: Path | None, language: str = ENGLISH) -> tuple[PrintedGood, ...]:
    if file is None:
        return ()
    try:
        return read_house_goods(decoded(file.read_bytes()))
    except InputError as error:
        raise CliError(wrong_in(language, file, error), EXIT_USAGE) from error
    except (OSError, ValueError) as error:
        raise unreadable(language, file, error) from error


def bots_for(names: str, players: int, language: str = ENGLISH) -> tuple[str, ...]:
    """Names with commas between them; one alone fills the table."""
    bots = admitted(names, language)
    try:
        return seated(bots, players)
    except ValueError as error:
        raise usage(language, "terminal-bots-and-seats", count=len(bots), players=players) from error


def admitted(names: str, language: str = ENGLISH) -> tuple[str, ...]:
    """Names with commas between them, each of a bot; those from outside are loaded."""
    bots = listed(names)
    try:
        for bot in bots:
            admit(bot)
    except UnknownBot as error:
        raise usage(language, "terminal-no-bot", word=error.name, known=", ".join(BOTS)) from error
    except PluginError as error:
        raise usage(language, "terminal-bot-not-loaded", word=error.name, why=error.why) from error
    return bots


def listed(names: str) -> tuple[str, ...]:
    return tuple(name.strip() for name in names.split(","))


def sentence(words: str) -> str:
    return f"{words[:1].upper()}{words[1:]}."


def at_least(least: int, number: int, what: str) -> None:
    if number < least:
        raise CliError(f"{what} must be at least {least}, not {number}.", EXIT_USAGE)
