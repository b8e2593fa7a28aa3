"""What the verbs that set up a table have in common: a ruleset and bots, or one line that says what is wrong."""

from pathlib import Path

from nottingham.bots.registry import UnknownBot, seated
from nottingham.cli.errors import CliError
from nottingham.editions.printed_goods import PrintedGood
from nottingham.engine.ruleset import Ruleset
from nottingham.record.house import HouseGoodsError, read_house_goods
from nottingham.rulebook import RulesetError, compose

EXIT_USAGE = 2


def ruleset_for(edition: str, players: int, options: list[str], house: Path | None = None) -> Ruleset:
    goods = house_goods(house)
    try:
        return compose(edition, players, tuple(options), house=goods)
    except RulesetError as error:
        raise CliError(_in_words(error), EXIT_USAGE) from error


def _in_words(error: RulesetError) -> str:
    from nottingham.locales.narrator import Narrator

    return Narrator("en", ()).ruleset_error(error)


def house_goods(file: Path | None) -> tuple[PrintedGood, ...]:
    if file is None:
        return ()
    try:
        return read_house_goods(file.read_text(encoding="utf-8"))
    except OSError as error:
        raise CliError(f"Cannot read {file}: {error.strerror}.", EXIT_USAGE) from error
    except (HouseGoodsError, UnicodeDecodeError) as error:
        raise CliError(f"{file}: {error}", EXIT_USAGE) from error


def bots_for(names: str, players: int) -> tuple[str, ...]:
    """Names with commas between them; one alone fills the table."""
    try:
        return seated(tuple(name.strip() for name in names.split(",")), players)
    except (UnknownBot, ValueError) as error:
        raise CliError(sentence(str(error)), EXIT_USAGE) from error


def sentence(words: str) -> str:
    return f"{words[:1].upper()}{words[1:]}."


def at_least(least: int, number: int, what: str) -> None:
    if number < least:
        raise CliError(f"{what} must be at least {least}, not {number}.", EXIT_USAGE)
