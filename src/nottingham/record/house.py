"""House goods: promo cards and goods of a table's own, from a file that people write by hand (C1).

[good.fig]
kind = "legal"
value = 3
penalty = 2
cards = 12
king = 12
queen = 6
names = { en = "Fig", fr = "Figue" }
"""

from __future__ import annotations

import re
import tomllib
from typing import Any, NoReturn

from nottingham.record.kinds import RESERVED
from nottingham.record.lexer import clipped, is_unseen
from nottingham.rules.editions.printed_goods import BASE, ROYAL
from nottingham.rules.engine.goods import PrintedGood
from nottingham.rules.engine.refusals import InputError

MOST_GOODS = 30
MOST_NUMBER = 99
MOST_NAME = 40
MOST_CHARACTERS = 100_000
KINDS = ("legal", "contraband", "royal")
NUMBERS = ("value", "penalty", "cards", "cards_3", "cards_4", "counts", "king", "queen")
FIELDS = ("kind", "counts_as", "names", *NUMBERS)

_ID = re.compile(r"[a-z][a-z0-9_]{0,39}")
_LANGUAGE = re.compile(r"[a-z]{2,3}(-[A-Za-z0-9]{2,8})*")
_PLACE = re.compile(r" \(at line (\d+), column (\d+)\)$| \(at end of document\)$")

NOT_TOML = {
    "house_toml_statement": r"Invalid statement|Invalid initial character for a key part",
    "house_toml_line_end": r"Expected newline",
    "house_toml_twice": r"Cannot (declare|overwrite|mutate|redefine)|Duplicate inline table key",
    "house_toml_bracket": r"Expected '\]|Unclosed",
    "house_toml_equals": r"Expected '='",
    "house_toml_text": r"Unterminated string|Expected [\"']+(?= |$)",
    "house_toml_escape": r"Unescaped|Invalid hex value|Escaped character",
    "house_toml_character": r"Found invalid character|Illegal character",
    "house_toml_value": r"Invalid (value|date)",
    "house_toml": r"",
}
"""What the TOML reader finds, by the words in which it says so: it has no codes."""


class HouseGoodsError(InputError):
    """A house-goods file that cannot be played with: where (a good, or line and column), and why."""

    topic = "table"


def read_house_goods(text: str) -> tuple[PrintedGood, ...]:
    """The goods a file describes, in its order; nothing of it counts when any of it is wrong."""
    tables = _tables(text)
    if not 1 <= len(tables) <= MOST_GOODS:
        raise HouseGoodsError("house_file_goods", most=MOST_GOODS, count=len(tables))
    house = tuple(_good(id, table) for id, table in tables.items())
    check_house_goods(house)
    return house


def check_house_goods(house: tuple[PrintedGood, ...]) -> None:
    """Refuses goods that no table can play with."""
    ids = {good.id for good in house}
    printed = {good.id for good in (*BASE, *ROYAL)}
    legal = {good.id for good in (*BASE, *house) if good.kind == "legal"}
    if len(ids) != len(house) or len(house) > MOST_GOODS:
        raise HouseGoodsError("house_goods_each_once", most=MOST_GOODS)
    for good in house:
        if good.id in printed:
            raise HouseGoodsError("house_good_printed", good=good.id)
        if good.crown and good.crown not in legal:
            raise HouseGoodsError("house_good_counts_as_nothing", good=clipped(good.id), word=clipped(good.crown))
        _check_good(good)


def _check_good(good: PrintedGood) -> None:
    if not _ID.fullmatch(good.id) or good.id in RESERVED:
        raise HouseGoodsError("house_good_id", good=clipped(good.id))
    for name in ("value", "penalty", "cards_3", "cards_4", "crown_count", "king", "queen"):
        if not 0 <= getattr(good, name) <= MOST_NUMBER:
            raise HouseGoodsError("house_good_number", good=good.id, field=name, most=MOST_NUMBER)
    if not good.cards_3 and not good.cards_4:
        raise HouseGoodsError("house_good_without_cards", good=good.id)
    if (good.king or good.queen) and good.kind != "legal":
        raise HouseGoodsError("house_good_no_crown", good=good.id)
    if good.queen > good.king:
        raise HouseGoodsError("house_good_queen", good=good.id)
    if bool(good.crown) != bool(good.crown_count):
        raise HouseGoodsError("house_good_counts", good=good.id)
    _check_names(good)


def _check_names(good: PrintedGood) -> None:
    for language, name in good.names.items():
        if not _LANGUAGE.fullmatch(language):
            raise HouseGoodsError("house_good_language", good=good.id, word=clipped(language))
        if not name.strip() or len(name) > MOST_NAME or any(map(is_unseen, name)) or "\t" in name:
            raise HouseGoodsError("house_good_name", good=good.id, word=language, most=MOST_NAME)


# --- the file ----------------------------------------------------------------------------------------------------


def _tables(text: str) -> dict[str, dict[str, Any]]:
    if len(text) > MOST_CHARACTERS:
        raise HouseGoodsError("house_file_too_long", most=MOST_CHARACTERS)
    try:
        document = tomllib.loads(text)
    except (tomllib.TOMLDecodeError, RecursionError, ValueError) as error:
        _refuse_toml(text, str(error))
    if unknown := [key for key in document if key != "good"]:
        raise HouseGoodsError("house_file_tables", word=clipped(unknown[0]))
    tables = document.get("good", {})
    if not isinstance(tables, dict) or not all(isinstance(table, dict) for table in tables.values()):
        raise HouseGoodsError("house_file_tables", word="good")
    return tables


def _refuse_toml(text: str, message: str) -> NoReturn:
    """Names the line and column as the TOML reader does; what has no end is wrong at the end."""
    found = _PLACE.search(message)
    if found is None or found[1] is None:
        line, column = text.count("\n") + 1, len(text) - text.rfind("\n")
    else:
        line, column = int(found[1]), int(found[2])
    code = next(code for code, words in NOT_TOML.items() if re.match(words, message))
    raise HouseGoodsError(code, line=line, column=column)


def _good(id: str, table: dict[str, Any]) -> PrintedGood:
    if unknown := [key for key in table if key not in FIELDS]:
        known = ", ".join(FIELDS)
        raise HouseGoodsError("house_good_field", good=clipped(id), word=clipped(unknown[0]), known=known)
    kind = table.get("kind")
    if kind not in KINDS:
        raise HouseGoodsError("house_good_kind", good=clipped(id), known=", ".join(KINDS))
    numbers = {name: _number(id, table, name) for name in NUMBERS}
    if "value" not in table or "penalty" not in table or not ({"cards", "cards_3", "cards_4"} & table.keys()):
        raise HouseGoodsError("house_good_needs", good=clipped(id), known="value, penalty, cards")
    crown, count = _crown(id, table, numbers)
    return PrintedGood(
        id=id,
        kind=kind,
        value=numbers["value"],
        penalty=numbers["penalty"],
        cards_3=numbers["cards_3"] if "cards_3" in table else numbers["cards"],
        cards_4=numbers["cards_4"] if "cards_4" in table else numbers["cards"],
        crown=crown,
        crown_count=count,
        king=numbers["king"],
        queen=numbers["queen"],
        names=_names(id, table),
    )


def _number(id: str, table: dict[str, Any], name: str) -> int:
    value = table.get(name, 0)
    if type(value) is not int or not 0 <= value <= MOST_NUMBER:
        raise HouseGoodsError("house_good_number", good=clipped(id), field=name, most=MOST_NUMBER)
    return value


def _crown(id: str, table: dict[str, Any], numbers: dict[str, int]) -> tuple[str, int]:
    """What it counts as; one of it unless the file says more."""
    crown = table.get("counts_as", "")
    if not isinstance(crown, str):
        raise HouseGoodsError("house_good_counts_as_nothing", good=clipped(id), word=clipped(str(crown)))
    return crown, numbers["counts"] if "counts" in table else int(bool(crown))


def _names(id: str, table: dict[str, Any]) -> dict[str, str]:
    names = table.get("names", {})
    if not isinstance(names, dict) or not all(isinstance(name, str) for name in names.values()):
        raise HouseGoodsError("house_good_names", good=clipped(id))
    return dict(names)
