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

from nottingham.editions.printed_goods import BASE, ROYAL, PrintedGood
from nottingham.record.kinds import RESERVED
from nottingham.record.text import is_unseen

MOST_GOODS = 30
MOST_NUMBER = 99
MOST_NAME = 40
MOST_CHARACTERS = 100_000
FILE_UNREADABLE = "house_file"
"""The code of what is wrong with the file itself, before there are goods to look at."""
KINDS = ("legal", "contraband", "royal")
NUMBERS = ("value", "penalty", "cards", "cards_3", "cards_4", "counts", "king", "queen")
FIELDS = ("kind", "counts_as", "names", *NUMBERS)

_ID = re.compile(r"[a-z][a-z0-9_]{0,39}")
_LANGUAGE = re.compile(r"[a-z]{2,3}(-[A-Za-z0-9]{2,8})*")
_PLACE = re.compile(r" \(at line (\d+), column (\d+)\)$| \(at end of document\)$")


class HouseGoodsError(ValueError):
    """A house-goods file that cannot be played with: where, and why."""

    def __init__(
        self,
        message: str,
        good: str = "",
        line: int = 0,
        column: int = 0,
        *,
        code: str = FILE_UNREADABLE,
        most: int = 0,
    ) -> None:
        place = f"line {line}, column {column}: " if line else f"good.{good}: " if good else ""
        super().__init__(place + message)
        self.message = message
        self.good = good
        self.line = line
        self.column = column
        self.code = code
        """What is wrong, for those who say it in another language."""
        self.parameters: dict[str, str | int] = {"good": good, **({"most": most} if most else {})}


def read_house_goods(text: str) -> tuple[PrintedGood, ...]:
    """The goods a file describes, in its order; nothing of it counts when any of it is wrong."""
    tables = _tables(text)
    if not 1 <= len(tables) <= MOST_GOODS:
        raise HouseGoodsError(f"a file describes 1 to {MOST_GOODS} goods, this one {len(tables)}")
    house = tuple(_good(id, table) for id, table in tables.items())
    check_house_goods(house)
    return house


def write_house_goods(house: tuple[PrintedGood, ...]) -> str:
    """A file that describes these goods."""
    return "\n".join(map(_table, house))


def check_house_goods(house: tuple[PrintedGood, ...]) -> None:
    """Refuses goods that no table can play with."""
    ids = {good.id for good in house}
    printed = {good.id for good in (*BASE, *ROYAL)}
    legal = {good.id for good in (*BASE, *house) if good.kind == "legal"}
    if len(ids) != len(house) or len(house) > MOST_GOODS:
        raise HouseGoodsError(
            f"at most {MOST_GOODS} goods, each with an id of its own", code="house_goods_each_once", most=MOST_GOODS
        )
    for good in house:
        if good.id in printed:
            raise HouseGoodsError("the game has a good of this name already", good.id, code="house_good_printed")
        if good.crown and good.crown not in legal:
            raise HouseGoodsError(
                f"counts_as {good.crown!r} is no legal good of the game or of this file",
                good.id,
                code="house_good_counts_as_nothing",
            )
        _check_good(good)


def _check_good(good: PrintedGood) -> None:
    if not _ID.fullmatch(good.id) or good.id in RESERVED:
        raise HouseGoodsError(
            "an id is a lower-case word such as fig or dried_fish", good.id[:40], code="house_good_id"
        )
    for name in ("value", "penalty", "cards_3", "cards_4", "crown_count", "king", "queen"):
        if not 0 <= getattr(good, name) <= MOST_NUMBER:
            raise HouseGoodsError(
                f"{name} is a number from 0 to {MOST_NUMBER}, not {getattr(good, name)}",
                good.id,
                code="house_good_number",
                most=MOST_NUMBER,
            )
    if not good.cards_3 and not good.cards_4:
        raise HouseGoodsError("there is no card of it", good.id, code="house_good_without_cards")
    if (good.king or good.queen) and good.kind != "legal":
        raise HouseGoodsError("only a legal good has a King and a Queen", good.id, code="house_good_no_crown")
    if good.queen > good.king:
        raise HouseGoodsError("the Queen's bonus is not larger than the King's", good.id, code="house_good_queen")
    if bool(good.crown) != bool(good.crown_count):
        raise HouseGoodsError(
            "counts_as names a good, and counts says how many of it; both or neither",
            good.id,
            code="house_good_counts",
        )
    _check_names(good)


def _check_names(good: PrintedGood) -> None:
    for language, name in good.names.items():
        if not _LANGUAGE.fullmatch(language):
            raise HouseGoodsError(
                f"names: {language[:40]!r} is no language such as en or pt-BR", good.id, code="house_good_language"
            )
        if not name.strip() or len(name) > MOST_NAME or any(map(is_unseen, name)) or "\t" in name:
            raise HouseGoodsError(
                f"names.{language}: a name has 1 to {MOST_NAME} characters that can be seen",
                good.id,
                code="house_good_name",
                most=MOST_NAME,
            )


# --- the file ----------------------------------------------------------------------------------------------------


def _tables(text: str) -> dict[str, dict[str, Any]]:
    if len(text) > MOST_CHARACTERS:
        raise HouseGoodsError(f"a house-goods file has at most {MOST_CHARACTERS} characters")
    try:
        document = tomllib.loads(text)
    except (tomllib.TOMLDecodeError, RecursionError, ValueError) as error:
        _malformed(text, str(error))
    if unknown := [key for key in document if key != "good"]:
        raise HouseGoodsError(f"{unknown[0][:40]!r} is unknown here; each good is a table [good.ID]")
    tables = document.get("good", {})
    if not isinstance(tables, dict) or not all(isinstance(table, dict) for table in tables.values()):
        raise HouseGoodsError("each good is a table [good.ID]")
    return tables


def _malformed(text: str, message: str) -> NoReturn:
    """Names the line and column as the TOML reader does; what has no end is wrong at the end."""
    found = _PLACE.search(message)
    if found is None or found[1] is None:
        line, column = text.count("\n") + 1, len(text) - text.rfind("\n")
    else:
        line, column = int(found[1]), int(found[2])
    raise HouseGoodsError(_PLACE.sub("", message), line=line, column=column)


def _good(id: str, table: dict[str, Any]) -> PrintedGood:
    if unknown := [key for key in table if key not in FIELDS]:
        raise HouseGoodsError(f"{unknown[0][:40]!r} is unknown; there are {', '.join(FIELDS)}", id[:40])
    kind = table.get("kind")
    if kind not in KINDS:
        raise HouseGoodsError(f"kind is one of {', '.join(KINDS)}", id[:40])
    numbers = {name: _number(id, table, name) for name in NUMBERS}
    if "value" not in table or "penalty" not in table or not ({"cards", "cards_3", "cards_4"} & table.keys()):
        raise HouseGoodsError("value, penalty and cards are needed", id[:40])
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
        raise HouseGoodsError(f"{name} is a whole number from 0 to {MOST_NUMBER}", id[:40])
    return value


def _crown(id: str, table: dict[str, Any], numbers: dict[str, int]) -> tuple[str, int]:
    """What it counts as; one of it unless the file says more."""
    crown = table.get("counts_as", "")
    if not isinstance(crown, str):
        raise HouseGoodsError("counts_as is the id of a legal good", id[:40])
    return crown, numbers["counts"] if "counts" in table else int(bool(crown))


def _names(id: str, table: dict[str, Any]) -> dict[str, str]:
    names = table.get("names", {})
    if not isinstance(names, dict) or not all(isinstance(name, str) for name in names.values()):
        raise HouseGoodsError('names are texts by language, such as { en = "Fig" }', id[:40])
    return dict(names)


def _table(good: PrintedGood) -> str:
    lines = [f"[good.{good.id}]", f'kind = "{good.kind}"', f"value = {good.value}", f"penalty = {good.penalty}"]
    lines += [f"cards_3 = {good.cards_3}", f"cards_4 = {good.cards_4}"]
    if good.crown:
        lines += [f'counts_as = "{good.crown}"', f"counts = {good.crown_count}"]
    lines += [f"{name} = {getattr(good, name)}" for name in ("king", "queen") if getattr(good, name)]
    names = ", ".join(f"{language} = {_toml_text(name)}" for language, name in good.names.items())
    return "\n".join([*lines, *([f"names = {{ {names} }}"] if names else []), ""])


def _toml_text(text: str) -> str:
    escaped = text.replace("\\", "\\\\").replace('"', '\\"')
    return f'"{escaped}"'
