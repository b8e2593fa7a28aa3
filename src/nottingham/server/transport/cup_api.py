"""HTTP API of cups: found one, join it by its link, begin it, and see how it stands."""

from __future__ import annotations

from msgspec.structs import replace
from starlette.requests import Request

from nottingham.rules.engine.refusals import Refusal
from nottingham.server.access import tokens
from nottingham.server.access.rate_limits import RateByAddress, household
from nottingham.server.live.cup_rounds import CupRounds
from nottingham.server.live.registry import TableRegistry
from nottingham.server.protocol.cups import (
    CupLine,
    CupList,
    CupStory,
    FindCup,
    FoundCup,
    JoinCup,
    ListCups,
    OwnCup,
)
from nottingham.server.protocol.openapi import Endpoint
from nottingham.server.storage.cups import KeptCup
from nottingham.server.table.cups import (
    PEOPLE_LEAST,
    Cup,
    CupPerson,
    CupTable,
    is_by_place,
    joined,
    left,
    line_up,
    settings_of_cup,
    standings,
    told_rounds,
)
from nottingham.server.table.seating import objection_to
from nottingham.server.timestamps import MINUTE, now
from nottingham.server.transport.http_answers import HttpProblem, address_of, allowed_name, body_of
from nottingham.server.transport.player_api import PlayerApi

CUP_CODE = 14
"""Letters of the link of a cup: 70 bits, since its page stays for years."""
TRIES = 20
"""How often somebody who joins at the same moment as others asks again."""


class CupApi:
    """What the holder of a player's key can ask about cups, and what their pages show to everybody with the link."""

    def __init__(
        self, tables: TableRegistry, players: PlayerApi, rounds: CupRounds, joins: RateByAddress, reads: RateByAddress
    ) -> None:
        self._tables = tables
        self._players = players
        self._book = players.cups
        self._rounds = rounds
        self._joins = joins
        self._reads = reads
        self._founds = RateByAddress(tables.services.caps.cups)
        self.endpoints = (
            Endpoint("POST", "/api/cups", "Found a cup", self.found_cup, CupStory, FoundCup, 201),
            Endpoint("POST", "/api/cups/find", "A cup by its link", self.find_cup, CupStory, FindCup),
            Endpoint("POST", "/api/cups/join", "Take part in a cup", self.join_cup, CupStory, JoinCup),
            Endpoint("POST", "/api/cups/leave", "Leave a cup before it begins", self.leave_cup, CupStory, OwnCup),
            Endpoint("POST", "/api/cups/begin", "Begin a cup", self.begin_cup, CupStory, OwnCup),
            Endpoint("POST", "/api/cups/mine", "One's own cups", self.list_cups, CupList, ListCups),
        )

    async def found_cup(self, request: Request) -> CupStory:
        wanted = await body_of(request, FoundCup)
        player = await self._players.player_of(wanted.player)
        home = self._home(request)
        if not self._founds.take(address_of(request)) or await self._has_founded_too_many(home):
            raise HttpProblem("too_many_requests")
        title, code = self._name(wanted.title), tokens.new_code(CUP_CODE)
        if not title:
            raise HttpProblem("title_missing")
        if refusal := objection_to(settings_of_cup(wanted.rules, code)):
            raise HttpProblem(refusal.code, **refusal.parameters)
        founder = CupPerson(self._name(wanted.name), wanted.language, home)
        cup, name = Cup(title, wanted.rules, (founder,)), tokens.new_name()
        await self._book.found(name, code, home, cup, player, now())
        return await self._story_of(await self._by_code(code), player)

    async def find_cup(self, request: Request) -> CupStory:
        wanted = await body_of(request, FindCup)
        player = None if wanted.player is None else await self._players.player_of(wanted.player)
        return await self._story_of(await self._by_code(wanted.code), player)

    async def join_cup(self, request: Request) -> CupStory:
        wanted = await body_of(request, JoinCup)
        self._joining(request)
        player = await self._players.player_of(wanted.player)
        person = CupPerson(self._name(wanted.name), wanted.language, self._home(request))
        for _ in range(TRIES):
            kept = await self._by_code(wanted.code)
            members = await self._book.members(kept.name)
            cup = self._with(kept.cup, person, members.get(player))
            if isinstance(cup, Refusal):
                raise HttpProblem(cup.code, **cup.parameters)
            number = members.get(player, len(kept.cup.people))
            if cup == kept.cup or await self._book.write(kept, cup, now(), members | {player: number}):
                return await self._story_of(await self._by_code(wanted.code), player)
        raise HttpProblem("too_busy")

    def _with(self, cup: Cup, person: CupPerson, number: int | None) -> Cup | Refusal:
        if number is None:
            return joined(cup, person, self._tables.services.caps.cup_home)
        if cup.stage != "gathering":
            return cup
        return replace(cup, people=(*cup.people[:number], person, *cup.people[number + 1 :]))

    async def leave_cup(self, request: Request) -> CupStory:
        wanted = await body_of(request, OwnCup)
        self._joining(request)
        player = await self._players.player_of(wanted.player)
        for _ in range(TRIES):
            kept, number = await self._own(wanted.code, player)
            cup = left(kept.cup, number)
            if isinstance(cup, Refusal):
                raise HttpProblem(cup.code, **cup.parameters)
            if await self._book.write(kept, cup, now(), await self._book.members_without(kept.name, number)):
                return await self._story_of(await self._by_code(wanted.code), player)
        raise HttpProblem("too_busy")

    async def begin_cup(self, request: Request) -> CupStory:
        """By the founder, once; asked again, it has begun."""
        wanted = await body_of(request, OwnCup)
        self._joining(request)
        player = await self._players.player_of(wanted.player)
        for _ in range(TRIES):
            kept, number = await self._own(wanted.code, player)
            if number != 0:
                raise HttpProblem("not_host")
            if len(kept.cup.people) < PEOPLE_LEAST:
                raise HttpProblem("cup_needs_people")
            if kept.cup.stage != "gathering" or await self._rounds.begun(kept):
                return await self._story_of(await self._by_code(wanted.code), player)
        raise HttpProblem("too_busy")

    async def list_cups(self, request: Request) -> CupList:
        wanted = await body_of(request, ListCups)
        if not self._reads.take(address_of(request)):
            raise HttpProblem("too_many_requests")
        found = await self._book.of_player(await self._players.player_of(wanted.player))
        lines = [
            CupLine(
                title=kept.cup.title,
                code=kept.code,
                stage=kept.cup.stage,
                people=len(kept.cup.people),
                touched=kept.touched,
            )
            for kept in found
        ]
        return CupList(cups=tuple(lines))

    # --- what all of them need

    async def _by_code(self, code: str) -> KeptCup:
        kept = await self._book.find(code.upper())
        if kept is None:
            raise HttpProblem("no_such_cup")
        return kept

    async def _own(self, code: str, player: str) -> tuple[KeptCup, int]:
        kept = await self._by_code(code)
        number = (await self._book.members(kept.name)).get(player)
        if number is None:
            raise HttpProblem("not_in_cup")
        return kept, number

    async def _story_of(self, kept: KeptCup, player: str | None) -> CupStory:
        cup, me = kept.cup, None
        if player is not None:
            me = (await self._book.members(kept.name)).get(player)
        table = None if me is None else await self._table_of(cup, me)
        seat = None if me is None or table is None else table.seat_of(me)
        if player is not None and table is not None and seat is not None and not table.is_done:
            await self._players.book.link(player, table.table, table.tokens[seat], now())
        return CupStory(
            title=cup.title,
            code=kept.code,
            stage=cup.stage,
            rules=cup.rules,
            bots=line_up(cup.rules),
            people=tuple(person.name for person in cup.people),
            rounds=told_rounds(cup),
            standings=standings(cup),
            by_place=is_by_place(cup),
            me=me,
            is_founder=me == 0,
            my_table="" if table is None else table.table,
            my_seat=seat,
        )

    async def _table_of(self, cup: Cup, number: int) -> CupTable | None:
        """Where somebody plays, once the table is there: a round is planned before its tables are set."""
        table = cup.table_of(number)
        is_there = table is not None and (table.is_done or bool(await self._book.stages([table.table])))
        return table if is_there else None

    def _name(self, wanted: str) -> str:
        """Of a cup or of somebody in it: nobody sits down at its tables, where names are looked at elsewhere."""
        return allowed_name(self._tables.services.words, wanted)

    def _home(self, request: Request) -> str:
        return self._tables.services.marks.opener(household(address_of(request)))

    def _joining(self, request: Request) -> None:
        if not self._joins.take(address_of(request)):
            raise HttpProblem("too_many_requests")

    async def _has_founded_too_many(self, home: str) -> bool:
        """In all processes together, as for tables."""
        rate = self._tables.services.caps.cups
        if not home or not rate.burst or not rate.each_minute:
            return False
        return await self._book.founded_since(home, now() - round(rate.burst / rate.each_minute * MINUTE)) >= rate.burst
