"""What a page may know: all that it was sent must also fit a game in which whatever is hidden from it is different.

That is said of the websocket's messages. What was fetched beside it is a file of the web client or an answer that has
no place for cards; and what a browser keeps is its own.
"""

from __future__ import annotations

import json
import re
from random import Random
from typing import Any
from urllib.parse import urlsplit

import msgspec

from nottingham.record import codec
from nottingham.rules.editions.printed_goods import BASE, ROYAL
from nottingham.server.protocol.http_bodies import MySeats, Offerings, Seated, TableList, TabletSet
from nottingham.server.protocol.messages import TableInfo
from nottingham.server.protocol.news import Played
from nottingham.server.protocol.primitives import MessagePart
from nottingham.server.table.log import Row, Seeded
from nottingham.server.table.state import Table
from nottingham.server.table.updates import update_for
from nottingham.server.transport.static_files import APP
from tests.server.worlds import are_different, other_world
from tests.web.visitor import Visitor

MOMENTS = 8
"""At how many points of a game hidden cards are exchanged; what has been revealed later cannot be."""
ANSWERS: dict[str, type[MessagePart]] = {
    "GET /api/offerings": Offerings,
    "GET /api/tables": TableList,
    "POST /api/tables": Seated,
    "POST /api/tablets": TabletSet,
    "POST /api/find": TableInfo,
    "POST /api/tables/TABLE/seats": Seated,
    "POST /api/seats": MySeats,
}
"""What a page asks before its game is over; none of these has a place for a card."""
STORED = """async () => ({
  local: { ...localStorage },
  session: { ...sessionStorage },
  databases: (await indexedDB.databases()).map((one) => one.name),
  cached: (await Promise.all((await caches.keys()).map(async (name) => (await caches.open(name)).keys())))
    .flat().map((request) => new URL(request.url).pathname),
})"""
KEPT = frozenset(
    {
        "name",
        "language",
        "light",
        "places",
        "player",
        "volume",
        "muted",
        "quiet",
        "brisk",
        "reloaded",
        "lent",
        "whole",
        "tablets",
        "upright",
    }
)
"""What a browser remembers, by name; the player's key opens the seats that the places hold already."""
TIMES = frozenset({"now", "due", "left", "since"})


def leaks(rows: list[Row], seat: int | None, updates: list[dict[str, Any]], rng: Random) -> tuple[list[int], int]:
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


def untrue(rows: list[Row], seat: int | None, updates: list[dict[str, Any]]) -> list[int]:
    """The numbers of the updates that are not what a server with this log would have sent to the seat."""
    tables, table = {}, Table()
    for row in rows:
        table = table.after(row)
        tables[row.seq] = table
    wrong = []
    for update in updates:
        has_news = update["after"] or update["news"]
        told = [row for row in rows if update["after"] < row.seq <= update["seq"]] if has_news else []
        expected = json.loads(codec.to_json(update_for(tables[update["seq"]], told, seat, 0)))
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


# --- beside the websocket


def strange_answers(visitor: Visitor) -> list[str]:
    """What was fetched and is neither a file of the web client nor an answer that cannot hold a card."""
    return [told for one in visitor.answers if (told := strange(one.request.method, one.url, one.body()))]


def strange(method: str, url: str, body: bytes) -> str:
    """What is wrong with an answer; empty if nothing is."""
    path = urlsplit(url).path
    if path.startswith("/api/games/"):
        return ""  # a game has this name only when it is over, and its cards lie open
    file = APP / (path.lstrip("/") or "index.html")
    if file.is_file():
        return "" if body == file.read_bytes() else f"{path} is not the file"
    asked = f"{method} {re.sub('/tables/[a-z0-9]{12}', '/tables/TABLE', path)}"
    try:
        codec.from_json(body, ANSWERS[asked])
    except (KeyError, msgspec.ValidationError) as error:
        return f"{asked}: {error!r}"
    return ""


def seed_of(rows: list[Row]) -> str:
    (seed,) = [str(one.seed) for row in rows for one in row.private if isinstance(one, Seeded)]
    return seed


def all_told(visitor: Visitor) -> str:
    """Everything that a browser was sent or keeps, as one text."""
    fetched = [one.body().decode("utf-8", "replace") for one in visitor.answers]
    return "\n".join([*map(json.dumps, visitor.received), *fetched, json.dumps(visitor.page.evaluate(STORED))])


def strange_memories(visitor: Visitor) -> list[str]:
    """What the browser keeps and should not: anything but settings and seats, anything with a card in it."""
    stored = visitor.page.evaluate(STORED)
    goods = re.compile(rf"\b({'|'.join(good.id for good in (*BASE, *ROYAL))})s?\b")
    found = [key for key in stored["local"] if key.removeprefix("nottingham.") not in KEPT]
    found += [f"{key}: {value}" for key, value in stored["local"].items() if goods.search(value)]
    found += [path for path in stored["cached"] if path.startswith("/api")]
    return [*found, *stored["session"], *stored["databases"]]
