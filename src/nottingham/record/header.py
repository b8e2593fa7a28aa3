"""The header of a record: who plays, by which rules, from which chance.

nottingham record 1
edition: first
seats: Marian, Tuck, Guy, Will
options: royal_goods, seven_cards
seed: 42
"""

from __future__ import annotations

import difflib
import re
from collections.abc import Callable
from typing import Any

import msgspec
from msgspec.structs import replace

from nottingham.record.house import HouseGoodsError, check_house_goods
from nottingham.record.kinds import NONE, Names, read_cards, write_cards
from nottingham.record.lexer import Cursor, RecordError, RecordLine, clipped, code_point, is_unseen
from nottingham.record.phrases import Phrase, build
from nottingham.rules.engine.chance import MASK
from nottingham.rules.engine.goods import Cards, Goods, PrintedGood
from nottingham.rules.engine.refusals import InputError, RulesetError
from nottingham.rules.engine.ruleset import LAW, Ruleset
from nottingham.rules.engine.seats import Seat
from nottingham.rules.options.black_market.rule import PRINTED, BlackMarketPile, first_piles
from nottingham.rules.options.house_goods.rule import house_goods
from nottingham.rules.options.time_limit.rule import minutes_of
from nottingham.rules.rulebook import EDITIONS, OPTIONS, compose

FORMAT = 1
"""Version of the record format; the first line of every record names it."""
FIRST_WORDS = "nottingham record"
SECTIONS = (POSITION, MOVES) = ("position", "moves")
"""The words above what follows the header."""
MOST_NAME = 40
NOT_IN_NAMES = frozenset(',:"#\\')
LEAST_SEED = -(1 << 63)
BLAMED_LINES = {
    "wrong_number_of_players": "seats",
    "house_goods_missing": "house",
    "house_goods_without_cards": "house",
}
PILE_ERRORS = ("no_contraband_pile", "pile_twice", "higher_value_on_top", "pile_out_of_range")

HOUSE = Phrase(
    PrintedGood,
    "{id} {kind} value {value} penalty {penalty} cards {cards_3}/{cards_4}"
    "[ counts {crown_count} {crown}][ king {king}][ queen {queen}][ names {names}]",
)
_KEY = re.compile(r"(?P<key>[^\W\d_][\w-]*)[ \t]*:[ \t]*")
_SEED = re.compile(r"-?[0-9]{1,20}")


class RecordHeader(msgspec.Struct, frozen=True):
    """What is settled before the first move."""

    seats: tuple[str, ...]
    edition: str = "first"
    options: tuple[str, ...] = ()
    sheriff: Seat | None = None
    """The first Sheriff; None leaves it to chance."""
    seed: int = 0
    deck: Cards | None = None
    """The exact order of the cards, the top one first; None shuffles them from the seed."""
    minutes: int = 0
    black_market: tuple[BlackMarketPile, ...] = ()
    house: tuple[PrintedGood, ...] = ()
    scores: tuple[int, ...] | None = None
    """The points by seat when the game was played, to compare with what today's law gives."""
    tags: tuple[tuple[str, str], ...] = ()
    """Anything else worth writing down: an event, a date, a result."""
    law: int = LAW

    @property
    def ruleset(self) -> Ruleset:
        composed = compose(
            self.edition,
            len(self.seats),
            self.options,
            house=self.house,
            minutes=self.minutes,
            black_market=self.black_market,
        )
        return replace(composed, law=self.law)


def header_of(
    ruleset: Ruleset,
    seats: tuple[str, ...],
    seed: int = 0,
    *,
    scores: tuple[int, ...] | None = None,
    tags: tuple[tuple[str, str], ...] = (),
) -> RecordHeader:
    """The header that leads to this ruleset; ValueError if none does, or a name cannot be written."""
    for name in seats:
        if name_objection(name):
            raise ValueError(f"the name {name!r} cannot be written")
    if len(set(seats)) != ruleset.players or len(seats) != ruleset.players:
        raise ValueError("every seat needs a name of its own")
    for key, value in tags:
        if (
            key in (*KEYS, *SECTIONS)
            or not _KEY.fullmatch(f"{key}:")
            or value != value.strip()
            or any(map(is_unseen, value))
        ):
            raise ValueError(f"the tag {key!r} cannot be written")
    options = tuple(OPTIONS[id] for id in ruleset.options)
    header = RecordHeader(
        seats=seats,
        edition=ruleset.edition,
        options=tuple(option.id for option in options),
        seed=seed,
        minutes=minutes_of(ruleset),
        black_market=first_piles(ruleset) if first_piles(ruleset) != PRINTED else (),
        house=house_goods(ruleset),
        scores=scores,
        tags=tags,
        law=ruleset.law,
    )
    if header.ruleset != ruleset:
        raise ValueError("this ruleset is not one that a header can name")
    return header


class UnfitName(InputError):
    """A name that cannot stand in a record."""

    topic = RecordError.topic


def name_objection(name: str) -> UnfitName | None:
    """Why this cannot be the name of a seat."""
    if not name or name != " ".join(name.split()):
        return UnfitName("name_has_gaps")
    if len(name) > MOST_NAME:
        return UnfitName("name_too_long", most=MOST_NAME)
    if bad := [character for character in name if character in NOT_IN_NAMES or not character.isprintable()]:
        return UnfitName("name_character", character=code_point(bad[0]))
    return None


# --- writing -----------------------------------------------------------------------------------------------------


def write_header(header: RecordHeader) -> list[str]:
    names = Names(header.seats)
    lines = [
        f"{FIRST_WORDS} {FORMAT}",
        f"law: {header.law}",
        f"edition: {header.edition}",
        f"seats: {', '.join(header.seats)}",
    ]
    if header.options:
        lines.append(f"options: {', '.join(header.options)}")
    if header.minutes:
        lines.append(f"minutes: {header.minutes}")
    lines += [f"black-market: {pile.good} {' '.join(map(str, pile.values))}".rstrip() for pile in header.black_market]
    lines += [f"house: {HOUSE.write(good, names)}" for good in header.house]
    lines += [f"{key}: {value}".rstrip() for key, value in header.tags]
    if header.scores is not None:
        points = zip(map(names.write, range(len(header.seats))), header.scores, strict=True)
        lines.append(f"scores: {', '.join(f'{name} {score}' for name, score in points)}")
    if header.sheriff is not None:
        lines.append(f"sheriff: {header.seats[header.sheriff]}")
    lines.append(f"seed: {header.seed}")
    if header.deck is not None:
        lines.append(f"deck: {write_cards(header.deck)}")
    return lines


# --- reading -----------------------------------------------------------------------------------------------------


def check_first_line(line: RecordLine) -> None:
    cursor = Cursor(line)
    for word in FIRST_WORDS.split():
        if not cursor.accept(word):
            line.wrong("first_line", word=f"{FIRST_WORDS} {FORMAT}")
    column = cursor.column
    version = cursor.number(least=1)
    if version > FORMAT:
        line.wrong("unknown_format", column, number=version, most=FORMAT)
    cursor.end()


def read_header(lines: list[RecordLine]) -> RecordHeader:
    """The header from its lines, without the first."""
    said: dict[str, Any] = {"tags": (), "house": (), "black_market": ()}
    places: dict[str, tuple[RecordLine, int]] = {}
    for line in lines:
        found = _KEY.match(line.text.lstrip())
        if found is None:
            line.wrong("not_a_header_line")
        start = len(line.text) - len(line.text.lstrip()) + found.end()
        _read_line(line, found["key"], start, said, places)
    return _build_header(said, places, lines)


def _read_line(
    line: RecordLine, key: str, start: int, said: dict[str, Any], places: dict[str, tuple[RecordLine, int]]
) -> None:
    if key not in KEYS:
        _read_tag(line, key, start, said)
        return
    if key in places and key not in MANY:
        line.wrong("said_twice", word=key)
    places[key] = (line, start + 1)
    cursor = Cursor(line, start)
    KEYS[key](cursor, said)
    cursor.end()
    if key in MANY:
        places[f"{key} {MANY[key](said)}"] = places[key]


def _read_tag(line: RecordLine, key: str, start: int, said: dict[str, Any]) -> None:
    """Anything may be noted down, but a slip of the pen in a key that counts is not a note."""
    if key in SECTIONS:
        line.wrong("stands_alone", word=key)
    if len(key) > MOST_NAME:
        line.wrong("key_too_long", most=MOST_NAME)
    if meant := difflib.get_close_matches(key.lower(), KEYS, 1, cutoff=0.8):
        line.wrong("key_misspelt", word=key, meant=meant[0])
    said["tags"] += ((key, line.text[start:].strip()),)


def _law(cursor: Cursor, said: dict[str, Any]) -> None:
    said["law"] = cursor.number(least=1, most=LAW)


def _edition(cursor: Cursor, said: dict[str, Any]) -> None:
    said["edition"] = cursor.one_of(EDITIONS)


def _options(cursor: Cursor, said: dict[str, Any]) -> None:
    if cursor.accept(NONE) or cursor.peek() is None:
        said["options"] = ()
        return
    options = [cursor.one_of(OPTIONS)]
    while cursor.accept(","):
        options.append(cursor.one_of(OPTIONS))
    said["options"] = tuple(options)


def _seats(cursor: Cursor, said: dict[str, Any]) -> None:
    """Names with commas between them, as they stand; only a comment ends the line."""
    at = cursor.column - 1
    raw = cursor.line.text[at:].partition("#")[0]
    seats: list[str] = []
    for piece in raw.split(","):
        name = piece.strip()
        column = at + 1 + len(piece) - len(piece.lstrip())
        if objection := name_objection(name):
            raise RecordError.at(cursor.line.number, column, objection)
        if name in seats:
            cursor.wrong("name_twice", column, name=name)
        seats.append(name)
        at += len(piece) + 1
    said["seats"] = tuple(seats)
    cursor.at = len(cursor.tokens)


def _sheriff(cursor: Cursor, said: dict[str, Any]) -> None:
    """A name, which may come before the seats are known."""
    said["sheriff"] = cursor.line.text[cursor.column - 1 :].partition("#")[0].strip()
    cursor.at = len(cursor.tokens)


def _scores(cursor: Cursor, said: dict[str, Any]) -> None:
    """Read once the seats are known."""
    said["scores"] = ()
    cursor.at = len(cursor.tokens)


def _seed(cursor: Cursor, said: dict[str, Any]) -> None:
    start, word = cursor.at, cursor.word("seed")
    if not _SEED.fullmatch(word) or not LEAST_SEED <= int(word) <= MASK:
        cursor.at = start
        cursor.expected("seed")
    said["seed"] = int(word)


def _deck(cursor: Cursor, said: dict[str, Any]) -> None:
    said["deck"] = read_cards(cursor)


def _minutes(cursor: Cursor, said: dict[str, Any]) -> None:
    said["minutes"] = cursor.number(least=1, most=1440)


def _black_market(cursor: Cursor, said: dict[str, Any]) -> None:
    column = cursor.column
    good = cursor.word("good")
    if good in {pile.good for pile in said["black_market"]}:
        cursor.wrong("said_twice", column, word=clipped(good))
    values = []
    while cursor.is_number_next():
        values.append(cursor.number(least=0, most=999))
    if not values:
        cursor.expected("values")
    said["black_market"] += (BlackMarketPile(good, tuple(values)),)


def _house(cursor: Cursor, said: dict[str, Any]) -> None:
    column = cursor.column
    good: PrintedGood = build(PrintedGood, HOUSE.read(cursor, Names(())), cursor, column)
    said["house"] += (good,)


KEYS: dict[str, Callable[[Cursor, dict[str, Any]], None]] = {
    "law": _law,
    "edition": _edition,
    "seats": _seats,
    "options": _options,
    "sheriff": _sheriff,
    "seed": _seed,
    "deck": _deck,
    "minutes": _minutes,
    "black-market": _black_market,
    "house": _house,
    "scores": _scores,
}
MANY: dict[str, Callable[[dict[str, Any]], str]] = {
    "black-market": lambda said: str(said["black_market"][-1].good),
    "house": lambda said: str(said["house"][-1].id),
}
"""Keys of which there may be several lines, and which good the last one read is about."""


def _build_header(
    said: dict[str, Any], places: dict[str, tuple[RecordLine, int]], lines: list[RecordLine]
) -> RecordHeader:
    """The header as a whole, once it is clear that it can be played."""
    end = (lines[-1] if lines else RecordLine(1, ""), 1)
    if "seats" not in said:
        end[0].wrong("no_seats")
    _check_house(said, places)
    if "sheriff" in said:
        said["sheriff"] = _sheriff_seat(said, places["sheriff"])
    if "scores" in said:
        said["scores"] = _read_scores(*places["scores"], Names(said["seats"]))
    header = RecordHeader(**said)
    _check_ruleset(header, places)
    return header


def _check_house(said: dict[str, Any], places: dict[str, tuple[RecordLine, int]]) -> None:
    try:
        check_house_goods(said["house"])
    except HouseGoodsError as error:
        line, column = places.get(f"house {error.parameters.get('good')}") or places["house"]
        raise RecordError.at(line.number, column, error) from error


def _sheriff_seat(said: dict[str, Any], place: tuple[RecordLine, int]) -> Seat:
    name: str = said["sheriff"]
    seats: tuple[str, ...] = said["seats"]
    if name.removeprefix('"').removesuffix('"') in seats:
        return seats.index(name.removeprefix('"').removesuffix('"'))
    return place[0].wrong("nobody_called", place[1], word=clipped(name))


def _read_scores(line: RecordLine, column: int, names: Names) -> tuple[int, ...]:
    cursor = Cursor(line, column - 1)
    points: dict[Seat, int] = {}
    while True:
        seat = names.read(cursor)
        points[seat] = cursor.number(least=0)
        if not cursor.accept(","):
            break
    cursor.end()
    if len(points) != len(names.seats):
        line.wrong("scores_of_all", column)
    return tuple(points[seat] for seat in sorted(points))


def _check_ruleset(header: RecordHeader, places: dict[str, tuple[RecordLine, int]]) -> None:
    try:
        ruleset = header.ruleset
    except RulesetError as error:
        line, column = _place_of(error, places)
        raise RecordError.at(line.number, column, error) from error
    if header.deck is not None:
        _check_deck(header.deck, ruleset, places["deck"])


def _place_of(error: RulesetError, places: dict[str, tuple[RecordLine, int]]) -> tuple[RecordLine, int]:
    """The line that is to blame for a mix that cannot be played, or one that says what is played."""
    good, option = error.parameters.get("good"), str(error.parameters.get("option", ""))
    key = "black-market" if error.code in PILE_ERRORS else "house"
    blamed = BLAMED_LINES.get(error.code, f"{key} {good}")
    likely = (blamed, "options", option.replace("_", "-"), "edition", "seats")
    return next(places[name] for name in likely if name in places)


def _check_deck(deck: Cards, ruleset: Ruleset, place: tuple[RecordLine, int]) -> None:
    """The deck holds exactly the cards of the game."""
    goods, line, column = Goods.counting(deck), *place
    for good in (*ruleset.goods, *goods):
        if goods[good] != ruleset.all_cards[good]:
            line.wrong("other_deck", column, word=good, count=goods[good], total=ruleset.all_cards[good])
