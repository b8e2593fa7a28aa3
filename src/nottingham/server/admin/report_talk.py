"""Report talk: what was said at a table before a report, as everybody there could hear it, and no hand. Pure."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from nottingham.rules.engine.seats import Seat
from nottingham.server.protocol.news import BotSeated, Renamed, Said, SeatTaken
from nottingham.server.table.log import Play, Row
from nottingham.server.table.sanitize import clean_text
from nottingham.server.table.written_words import texts_in
from nottingham.server.timestamps import Moment

LINES_MOST = 20


class HeardLine(msgspec.Struct, frozen=True):
    """A line of talk: who said it, by the name they had then, and when."""

    time: Moment
    seat: Seat
    name: str
    text: str
    """In their own words; or a phrase, by its code."""


def talk_in(rows: Iterable[Row]) -> tuple[HeardLine, ...]:
    """The last lines of a log: talk, phrases, and what people wrote into offers and promises."""
    names: dict[Seat, str] = {}
    lines: list[HeardLine] = []
    for row in rows:
        for news in row.news:
            match news:
                case SeatTaken(seat=seat, name=name) | Renamed(seat=seat, name=name):
                    names[seat] = name
                case BotSeated(seat=seat, bot=bot):
                    names[seat] = bot
                case Said(seat=seat):
                    lines.append(HeardLine(row.time, seat, names.get(seat, ""), news.text or news.phrase))
        writer = row.sender.seat
        if isinstance(row.request, Play) and writer is not None:
            lines += [
                HeardLine(row.time, writer, names.get(writer, ""), clean_text(text))
                for text in texts_in(row.request)
                if text
            ]
    return tuple(lines[-LINES_MOST:])
