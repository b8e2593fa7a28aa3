"""What a page may know: all that it was sent must also fit a game in which whatever is hidden from it is different."""

from __future__ import annotations

import json
from random import Random
from typing import Any

from nottingham.server import wire
from nottingham.server.log import Row
from nottingham.server.protocol import Played
from nottingham.server.table import Table
from tests.server.worlds import are_different, other_world

MOMENTS = 8
"""At how many points of a game hidden cards are exchanged; what has been revealed later cannot be."""
TIMES = frozenset({"now", "due", "left", "since"})


def leaks(rows: list[Row], seat: int, updates: list[dict[str, Any]], rng: Random) -> tuple[list[int], int]:
    """Updates that a page could not have been sent in another possible world; and how many of those worlds differed."""
    game = [row.seq for row in rows if any(isinstance(news, Played) for news in row.news)]
    found: list[int] = []
    different = 0
    for until in sorted(rng.sample(game[:-1], MOMENTS)):
        known = [row for row in rows if row.seq <= until]
        other = other_world(known, seat, rng)
        different += are_different(Table.folded(known), Table.folded(other))
        found += untrue(other, seat, [update for update in updates if update["seq"] <= until])
    return found, different


def untrue(rows: list[Row], seat: int, updates: list[dict[str, Any]]) -> list[int]:
    """The numbers of the updates that are not what a server with this log would have sent to the seat."""
    tables, table = {}, Table()
    for row in rows:
        table = table.after(row)
        tables[row.seq] = table
    wrong = []
    for update in updates:
        told = [row for row in rows if update["after"] < row.seq <= update["seq"]] if update.get("news") else []
        expected = json.loads(wire.telling(tables[update["seq"]], told, seat, 0))
        if timeless(expected) != timeless(update):
            wrong.append(update["seq"])
    return wrong


def timeless(value: object) -> object:
    """Without the server's clock, and without tokens that are made of secrets."""
    match value:
        case dict():
            return {key: timeless(one) for key, one in value.items() if key not in TIMES and key != "at"}
        case list():
            return [timeless(one) for one in value]
        case _:
            return value
