"""Cups by duplicate: people, rounds and tables, and what each seat is worth beside the same seat elsewhere. Pure.

Every table of a round has the same deal, so the same seat has the same luck everywhere. A seat is worth the share of
the same seats at other tables that it left behind (matchpoints).
"""

from __future__ import annotations

from collections.abc import Sequence
from statistics import median

import msgspec
from msgspec.structs import replace

from nottingham.rules.engine.refusals import Refusal
from nottingham.rules.engine.seats import Seat
from nottingham.server.protocol.cups import CupRules, CupSeat, CupStage, CupStanding, CupTableInfo
from nottingham.server.protocol.settings import ClockRules, Settings
from nottingham.server.table.bot_names import GOOD_COMPANY
from nottingham.server.table.cup_pairings import Seating
from nottingham.server.table.state import table_refuse

PEOPLE_LEAST, PEOPLE_MOST = 2, 64
WHOLE = 1000
CLOCKS = {"evening": ClockRules(seconds=90), "week": ClockRules(seconds=8 * 3600)}
"""Whose time runs out is played for by a bot until they return."""


class CupPerson(msgspec.Struct, frozen=True):
    """A participant."""

    name: str
    language: str
    home: str
    """A keyed hash of where they came from."""


class CupTable(msgspec.Struct, frozen=True):
    """A table of a round: what it is set with, and what came of it."""

    table: str
    code: str
    seats: tuple[int | None, ...]
    tokens: tuple[str, ...]
    """Hashes of secrets that nobody has: a seat is opened by its player's key."""
    is_done: bool = False
    scores: tuple[int, ...] = ()
    """Points by seat; none where the table was closed before its end."""
    places: tuple[int, ...] = ()
    game: str = ""

    def seat_of(self, person: int) -> Seat | None:
        return self.seats.index(person) if person in self.seats else None


class CupRound(msgspec.Struct, frozen=True):
    """The tables of a round, and the seed of their deal, which nobody is told before all of them are done."""

    seed: int
    tables: tuple[CupTable, ...]

    @property
    def is_over(self) -> bool:
        return all(table.is_done for table in self.tables)


class Cup(msgspec.Struct, frozen=True):
    """Everything about a cup that the database keeps."""

    title: str
    rules: CupRules
    people: tuple[CupPerson, ...]
    """The founder first."""
    stage: CupStage = "gathering"
    rounds: tuple[CupRound, ...] = ()

    @property
    def seatings(self) -> tuple[Seating, ...]:
        return tuple(tuple(table.seats for table in one.tables) for one in self.rounds)

    @property
    def played(self) -> tuple[CupRound, ...]:
        return tuple(one for one in self.rounds if one.is_over)

    def table_of(self, person: int) -> CupTable | None:
        """Where somebody sits in the round that is played."""
        tables = self.rounds[-1].tables if self.stage == "playing" else ()
        return next((table for table in tables if person in table.seats), None)


# --- before it begins


def joined(cup: Cup, person: CupPerson, of_one_home: int) -> Cup | Refusal:
    """The cup with one more, of whom not too many may come from one address; 0 is no limit."""
    if cup.stage != "gathering":
        return table_refuse("cup_began")
    if len(cup.people) >= PEOPLE_MOST:
        return table_refuse("cup_full")
    if of_one_home and [one.home for one in cup.people].count(person.home) >= of_one_home:
        return table_refuse("too_many_requests")
    return replace(cup, people=(*cup.people, person))


def settings_of_cup(rules: CupRules, code: str) -> Settings:
    """How each table of a cup is set."""
    return Settings(
        edition=rules.edition,
        players=rules.players,
        options=("short_game",) if rules.is_short else (),
        clock=CLOCKS[rules.pace],
        has_hints=False,
        cup=code,
    )


def line_up(rules: CupRules) -> tuple[str, ...]:
    """Which character has which seat where no person sits: the same at every table."""
    return tuple(GOOD_COMPANY[seat % len(GOOD_COMPANY)] for seat in range(rules.players))


# --- as it goes on


def noted(cup: Cup, done: CupTable) -> Cup:
    """The cup once a table of its round is done."""
    last = cup.rounds[-1]
    tables = tuple(done if one.table == done.table else one for one in last.tables)
    return replace(cup, rounds=(*cup.rounds[:-1], replace(last, tables=tables)))


def forgotten(cup: Cup, person: int) -> Cup:
    """Without the name of somebody, wherever it stood."""
    people = [CupPerson("", one.language, "") if at == person else one for at, one in enumerate(cup.people)]
    return replace(cup, people=tuple(people))


def left(cup: Cup, person: int) -> Cup | Refusal:
    """Without somebody, before it begins; a founder stays."""
    if cup.stage != "gathering":
        return table_refuse("cup_began")
    if person == 0:
        return table_refuse("cup_needs_founder")
    return replace(cup, people=cup.people[:person] + cup.people[person + 1 :])


# --- what it is worth


def share(table: CupTable, seat: Seat, tables: Sequence[CupTable]) -> int:
    """Of a thousand: how many of the same seat elsewhere were left behind, a tie being half of one.

    Beside no other table the places at this one count; a table that was closed is worth a half to everybody.
    """
    if not table.scores:
        return WHOLE // 2
    own, others = table.scores[seat], [one.scores[seat] for one in tables if one.scores and one.table != table.table]
    if not others:
        return round(WHOLE * (len(table.seats) - table.places[seat]) / (len(table.seats) - 1))
    halves = sum(2 * (own > other) + (own == other) for other in others)
    return round(WHOLE * halves / (2 * len(others)))


def ahead(table: CupTable, seat: Seat, tables: Sequence[CupTable]) -> int:
    """Points above the middle of the same seat at all tables."""
    if not table.scores:
        return 0
    return round(table.scores[seat] - median(one.scores[seat] for one in tables if one.scores))


def is_by_place(cup: Cup) -> bool:
    return any(sum(bool(table.scores) for table in one.tables) == 1 for one in cup.played)


def standings(cup: Cup) -> tuple[CupStanding, ...]:
    """After the rounds that are over, the best first."""
    rows = []
    for person in range(len(cup.people)):
        at = [(table, table.seat_of(person), one.tables) for one in cup.played for table in one.tables]
        sat = [(table, seat, tables) for table, seat, tables in at if seat is not None]
        shares = sum(share(*one) for one in sat)
        rows.append((shares // max(1, len(sat)), sum(ahead(*one) for one in sat), person))
    ranked = sorted(rows, key=lambda row: (-row[0], -row[1], row[2]))
    values = [row[:2] for row in ranked]
    return tuple(
        CupStanding(person=person, place=values.index((won, gold)) + 1, share=won, ahead=gold)
        for won, gold, person in ranked
    )


def told_rounds(cup: Cup) -> tuple[tuple[CupTableInfo, ...], ...]:
    """Who sits where; results and games only of rounds that are over at all tables."""
    bots = line_up(cup.rules)
    return tuple(tuple(_table_info(table, one, bots) for table in one.tables) for one in cup.rounds)


def _table_info(table: CupTable, within: CupRound, bots: tuple[str, ...]) -> CupTableInfo:
    is_shown = within.is_over and bool(table.scores)
    seats = tuple(
        CupSeat(
            person=person,
            bot=bots[seat] if person is None else "",
            points=table.scores[seat] if is_shown else None,
            share=share(table, seat, within.tables) if is_shown else None,
        )
        for seat, person in enumerate(table.seats)
    )
    return CupTableInfo(seats=seats, is_done=table.is_done, game=table.game if within.is_over else "")
