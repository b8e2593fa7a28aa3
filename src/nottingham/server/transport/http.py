"""HTTP API: setting tables and sitting down. A GET changes nothing; secrets travel in bodies, never in addresses.

Endpoints are listed once; the routes and the OpenAPI description are both made from the list.
"""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable
from functools import cached_property
from importlib.metadata import version

import msgspec
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response
from starlette.routing import Route

from nottingham.bots.registry import BOTS, GUESTS, PLUGINS
from nottingham.locales import LANGUAGES
from nottingham.record.house import HouseGoodsError, read_house_goods
from nottingham.rules.engine.option import Option
from nottingham.rules.engine.seats import Seat
from nottingham.rules.rulebook import EDITIONS, OPTIONS, refused_mixes
from nottingham.server.access import passkeys, tokens
from nottingham.server.access.rate_limits import RateByAddress, household
from nottingham.server.access.web_push import WebPush
from nottingham.server.bots.tutor import Tutor, Unable, unpacked
from nottingham.server.bots.typed_words import offer_in
from nottingham.server.config import Caps
from nottingham.server.live.actor import TableActor
from nottingham.server.live.cup_rounds import CupRounds
from nottingham.server.live.game_so_far import replay_so_far
from nottingham.server.live.hints import question_of
from nottingham.server.live.registry import TableRegistry
from nottingham.server.live.turn_pushes import TurnPushes
from nottingham.server.protocol.analyses import AskHint, GameAnalysis, SeatHint
from nottingham.server.protocol.http_bodies import (
    AskKey,
    EditionInfo,
    FindSeats,
    FindTable,
    Health,
    HouseFile,
    HouseGoodsRead,
    MixInfo,
    MySeat,
    MySeats,
    Offerings,
    OptionInfo,
    Problem,
    Readiness,
    ReadWords,
    SeatClaim,
    Seated,
    SeatKey,
    SetTable,
    SetTablet,
    SitDown,
    TableList,
    TabletSet,
    UseKey,
    WordsRead,
)
from nottingham.server.protocol.messages import TableInfo
from nottingham.server.protocol.openapi import PAGE, SEES, Endpoint, openapi
from nottingham.server.protocol.primitives import PHRASES, PROTOCOL
from nottingham.server.protocol.replays import AskReplay, Erased, EraseGame, GameStory, Replay
from nottingham.server.storage.archive import GameEntry
from nottingham.server.storage.replay_cache import ReplayCache
from nottingham.server.storage.step_store import COMMIT_WITHIN
from nottingham.server.table.envelope import Envelope
from nottingham.server.table.log import SERVER, Erase, GiveKey, TurnKey
from nottingham.server.table.seating import KEY_LASTS
from nottingham.server.transport.account_api import AccountApi
from nottingham.server.transport.block_api import BlockApi
from nottingham.server.transport.cup_api import CupApi
from nottingham.server.transport.daily_api import DailyApi
from nottingham.server.transport.http_answers import (
    STATUS,
    HttpProblem,
    address_of,
    body_of,
    do_at,
    json_answer,
    mark_of,
    my_seat,
    seated_at,
    sit_at,
    token_of,
)
from nottingham.server.transport.match_api import MatchApi
from nottingham.server.transport.player_api import PlayerApi
from nottingham.server.transport.push_api import PushApi
from nottingham.server.transport.rating_api import RatingApi
from nottingham.server.transport.readiness import ReadinessProbe
from nottingham.server.transport.websocket import may_watch

STUCK_AFTER = 2 * COMMIT_WITHIN
"""Seconds after which a row that still waits says that the writer itself hangs, whatever the database does."""


class Api:
    """What strangers can ask over HTTP."""

    def __init__(self, tables: TableRegistry, caps: Caps, tutor: Tutor, push: WebPush | None = None) -> None:
        self._tables = tables
        self._push = push
        self._tutor = tutor
        self._requests = RateByAddress(caps.requests)
        self._sets = RateByAddress(caps.tables)
        self._joins = RateByAddress(caps.joins)
        self._reads = RateByAddress(caps.replays)
        self._analyses = RateByAddress(caps.analyses)
        self._hints = RateByAddress(caps.hints)
        self._library = ReplayCache(tables.archive)
        self._players = PlayerApi(tables, self._library, self._joins, self._reads)
        self._daily = DailyApi(tables, self._players, self._sets, caps)
        self._ratings = RatingApi(tables, self._players, self._reads)
        self.cup_rounds = CupRounds(tables, self._players.cups)
        self._cups = CupApi(tables, self._players, self.cup_rounds, self._joins, self._reads)
        self.turn_pushes = TurnPushes(tables, self._players.pushes, push) if push else None
        self._readiness = ReadinessProbe(tables)
        self.endpoints = (
            Endpoint("GET", "/health", "Is the process well", self.health, Health, when_not=503),
            Endpoint("GET", "/ready", "Can moves be taken now", self.ready, Readiness, when_not=503),
            Endpoint("GET", "/api/offerings", "What can be chosen for a table", self.offerings, Offerings),
            Endpoint("POST", "/api/house", "Read a house-goods file", self.read_house, HouseGoodsRead, HouseFile),
            Endpoint("GET", "/api/tables", "Public tables", self.list_tables, TableList),
            Endpoint("POST", "/api/tables", "Set a table and be its host", self.set_table, Seated, SetTable, 201),
            Endpoint("POST", "/api/tablets", "Set a table around a tablet", self.set_tablet, TabletSet, SetTablet, 201),
            Endpoint("POST", "/api/find", "Find a table by its invitation", self.find_table, TableInfo, FindTable),
            Endpoint("GET", "/api/tables/{table}", "A public table", self.show_table, TableInfo),
            Endpoint("POST", "/api/tables/{table}/seats", "Sit down", self.sit_down, Seated, SitDown, 201),
            Endpoint(
                "POST", "/api/tables/{table}/keys", "A key for another device", self.ask_key, SeatKey, AskKey, 201
            ),
            Endpoint("POST", "/api/tables/{table}/keys/use", "Open a seat by key", self.use_key, Seated, UseKey, 201),
            Endpoint("POST", "/api/tables/{table}/replay", "Look back", self.look_back, Replay, AskReplay),
            Endpoint(
                "POST", "/api/tables/{table}/words", "Typed words as an offer", self.read_words, WordsRead, ReadWords
            ),
            Endpoint("POST", "/api/tables/{table}/hint", "What the Steward would do", self.ask_hint, SeatHint, AskHint),
            Endpoint("POST", "/api/seats", "Find one's seats again", self.find_seats, MySeats, FindSeats),
            Endpoint("GET", "/api/games/{game}", "The story of a finished game", self.game_story, GameStory),
            Endpoint(
                "GET",
                "/api/games/{game}/replay",
                "A finished game step by step",
                self.game_replay,
                Replay,
                queries={"seat": SEES, **PAGE},
            ),
            Endpoint("GET", "/api/games/{game}/record", "The record of a finished game", self.game_record, None),
            Endpoint("GET", "/api/games/{game}/analysis", "How far is the analysis", self.see_analysis, GameAnalysis),
            Endpoint("POST", "/api/games/{game}/analysis", "Have a game analysed", self.ask_analysis, GameAnalysis),
            Endpoint("POST", "/api/games/{game}/erase", "Erase a finished game", self.erase_game, Erased, EraseGame),
            *self._players.endpoints,
            *AccountApi(tables, self._players, self._joins, self._sets).endpoints,
            *BlockApi(tables, self._players, self._joins).endpoints,
            *PushApi(self._players, push, self._joins).endpoints,
            *MatchApi(tables, self._players, self._joins, self._sets).endpoints,
            *self._daily.endpoints,
            *self._ratings.endpoints,
            *self._cups.endpoints,
        )

    def routes(self) -> list[Route]:
        described = Endpoint("GET", "/api/openapi.json", "This API", self._describe, None)
        listed = (described, *self.endpoints)
        return [Route(one.path, self._answering(one), methods=[one.method]) for one in listed]

    def _answering(self, endpoint: Endpoint) -> Callable[[Request], Awaitable[Response]]:
        async def answer(request: Request) -> Response:
            response = await attempt(request)
            self._tables.services.metrics.requested(response.status_code)
            return response

        async def attempt(request: Request) -> Response:
            if endpoint.when_not is None and not self._requests.take(address_of(request)):
                self._tables.services.refusals.note("http", "too_many_requests")
                return json_answer(Problem(code="too_many_requests"), STATUS["too_many_requests"])
            try:
                answer = await endpoint.handler(request)
                if isinstance(answer, Response):
                    return answer
                is_packed = endpoint.gives is Replay and "gzip" in request.headers.get("accept-encoding", "")
                return json_answer(answer, endpoint.status, is_packed=is_packed)
            except HttpProblem as objection:
                self._tables.services.refusals.note("http", objection.problem.code)
                return json_answer(objection.problem, objection.status)
            except ClientDisconnect:  # hung up in the middle of a body: nobody reads this
                self._tables.services.refusals.note("http", "cut_short")
                return Response(status_code=STATUS["malformed"])

        return answer

    async def _describe(self, _request: Request) -> Response:
        return Response(self._description, media_type="application/json")

    @cached_property
    def _description(self) -> bytes:
        """What all of it looks like; it never changes, and takes long to write."""
        return msgspec.json.encode(openapi(self.endpoints))

    # --- looking

    async def health(self, _request: Request) -> Response:
        services = self._tables.services
        is_well = services.supervisor.is_well and services.store.oldest_waiting() < STUCK_AFTER
        return json_answer(Health(status="ok" if is_well else "failing", version=version("nottingham")), _ok(is_well))

    async def ready(self, _request: Request) -> Response:
        """Asked for often, answered from what was found out a moment ago: a probe is a commit."""
        readiness = await self._readiness.get()
        return json_answer(readiness, _ok(readiness.can_commit))

    async def offerings(self, _request: Request) -> Offerings:
        return Offerings(
            protocol=PROTOCOL,
            editions=tuple(EditionInfo(id=one.id, players=tuple(sorted(one.rounds))) for one in EDITIONS.values()),
            options=tuple(_option_info(option) for option in OPTIONS.values()),
            bots=(*BOTS, *PLUGINS),
            brought=tuple(PLUGINS),
            models=tuple(GUESTS),
            phrases=PHRASES,
            languages=LANGUAGES,
            has_passkeys=passkeys.IS_OFFERED,
            push_key=self._push.public_key if self._push else "",
        )

    async def read_house(self, request: Request) -> HouseGoodsRead:
        wanted = await body_of(request, HouseFile)
        try:
            return HouseGoodsRead(goods=read_house_goods(wanted.text))
        except HouseGoodsError as error:
            raise HttpProblem(error.code, **error.parameters) from error

    async def list_tables(self, _request: Request) -> TableList:
        return TableList(tables=tuple(await self._tables.services.store.public_tables()))

    async def show_table(self, request: Request) -> TableInfo:
        actor = await self._actor(request)
        if not actor.table.settings.is_public:
            raise HttpProblem("no_such_table")
        return actor.table.info()

    async def find_table(self, request: Request) -> TableInfo:
        wanted = await body_of(request, FindTable)
        if not self._joins.take(address_of(request)):
            raise HttpProblem("too_many_requests")
        name = await self._tables.services.store.name_of_code(wanted.code.upper())
        actor = await self._tables.find(name) if name else None
        if actor is None:
            raise HttpProblem("no_such_table")
        return actor.table.info()

    # --- sitting down

    async def set_table(self, request: Request) -> Seated:
        wanted = await body_of(request, SetTable)
        if not self._sets.take(address_of(request)):
            raise HttpProblem("too_many_requests")
        if wanted.settings.day:
            raise HttpProblem("daily_is_set")
        if wanted.settings.cup:
            raise HttpProblem("cup_is_set")
        token = token_of(wanted.token)
        player = await self._players.claim(wanted.settings, wanted.player, tokens.table_name_of(token), token)
        table, refusal = await self._tables.set_table(wanted, token, household(address_of(request)), player)
        if refusal is not None:
            raise HttpProblem(refusal.code, **refusal.parameters)
        await self._players.link(wanted.player, table, token)
        return seated_at(table, token)

    async def set_tablet(self, request: Request) -> TabletSet:
        wanted = await body_of(request, SetTablet)
        if not self._sets.take(address_of(request)):
            raise HttpProblem("too_many_requests")
        if wanted.settings.day:
            raise HttpProblem("daily_is_set")
        if wanted.settings.cup:
            raise HttpProblem("cup_is_set")
        token = token_of(wanted.token)
        table, refusal = await self._tables.set_tablet(wanted, token, household(address_of(request)))
        if refusal is not None:
            raise HttpProblem(refusal.code, **refusal.parameters)
        return TabletSet(table=table.name, code=table.code)

    async def sit_down(self, request: Request) -> Seated:
        wanted = await body_of(request, SitDown)
        if not self._joins.take(address_of(request)):
            raise HttpProblem("too_many_requests")
        actor = await self._actor(request)
        token = token_of(wanted.token)
        if actor.table.seat_of(tokens.hashed(token)) is None:
            if not may_watch(actor.table, wanted.code):
                raise HttpProblem("no_such_table")
            player = await self._players.claim(actor.table.settings, wanted.player, actor.table.name, token)
            blocks = await self._players.blocks_met(wanted.player, actor.table)
            await sit_at(actor, wanted, token, mark_of(self._tables, actor, request), player, blocks)
        seated = seated_at(actor.table, token)
        await self._players.link(wanted.player, actor.table, token)
        return seated

    async def ask_key(self, request: Request) -> SeatKey:
        wanted = await body_of(request, AskKey)
        if not self._joins.take(address_of(request)):
            raise HttpProblem("too_many_requests")
        actor, seat = await self._own_seat(request, wanted.token)
        key, moment = tokens.new_token(), actor.now()
        hashed = tokens.hashed(key)
        await do_at(actor, Envelope(sender=SERVER, id=f"key-{hashed[:24]}", request=GiveKey(seat=seat, key=hashed)))
        return SeatKey(key=key, due=moment + KEY_LASTS)

    async def use_key(self, request: Request) -> Seated:
        wanted = await body_of(request, UseKey)
        if not self._joins.take(address_of(request)):
            raise HttpProblem("too_many_requests")
        actor, token = await self._actor(request), token_of(wanted.token)
        hashed = tokens.hashed(wanted.key)
        turn = TurnKey(key=hashed, token=tokens.hashed(token), address=mark_of(self._tables, actor, request))
        await do_at(actor, Envelope(sender=SERVER, id=f"turn-{tokens.hashed(token)[:24]}", request=turn))
        await self._players.link(wanted.player, actor.table, token)
        return seated_at(actor.table, token)

    async def find_seats(self, request: Request) -> MySeats:
        wanted = await body_of(request, FindSeats)
        if not self._joins.take(address_of(request)):
            raise HttpProblem("too_many_requests")
        found = [await self._find_seat(claim) for claim in wanted.seats]
        return MySeats(seats=tuple(seat for seat in found if seat is not None))

    async def _find_seat(self, claim: SeatClaim) -> MySeat | None:
        actor = await self._tables.find(claim.table)
        seat = actor.table.seat_of(tokens.hashed(claim.token)) if actor else None
        if actor is None or seat is None:
            return None
        return my_seat(actor.table, seat)

    async def look_back(self, request: Request) -> Replay:
        wanted = await body_of(request, AskReplay)
        self._reading(request)
        actor, seat = await self._own_seat(request, wanted.token)
        if actor.table.stage != "playing":
            await self._keep_shut(actor.table.name)
        replay = await replay_so_far(actor, seat, wanted.since, wanted.most)
        if replay is None:
            raise HttpProblem("not_playing")
        return replay

    async def ask_hint(self, request: Request) -> SeatHint:
        """Never where another person plays, or has played: for no key and from no device."""
        wanted = await body_of(request, AskHint)
        actor, seat = await self._own_seat(request, wanted.token)
        if not actor.table.has_hints():
            raise HttpProblem("no_hints")
        if not self._hints.take(address_of(request)):
            raise HttpProblem("too_many_requests")
        at, question = actor.table.token(seat), await question_of(actor, seat)
        found = await self._tutor.hint(question)
        if isinstance(found, Unable):
            raise HttpProblem(found.code)
        return SeatHint(at=at, hint=found)

    async def read_words(self, request: Request) -> WordsRead:
        """For the writer's own eyes, from the writer's own view."""
        wanted = await body_of(request, ReadWords)
        self._reading(request)
        actor, seat = await self._own_seat(request, wanted.token)
        read = offer_in(wanted.text, actor.table, seat, wanted.language)
        return WordsRead(offer=read.offer, refusal=read.refusal) if read else WordsRead()

    async def _own_seat(self, request: Request, token: str) -> tuple[TableActor, Seat]:
        actor = await self._actor(request)
        seat = actor.table.seat_of(tokens.hashed(token))
        if seat is None:
            raise HttpProblem("seat_lost")
        return actor, seat

    # --- finished games

    async def game_story(self, request: Request) -> GameStory:
        return await self._library.story(await self._game(request))

    async def game_replay(self, request: Request) -> Replay:
        sees = request.query_params.get("seat", "table")
        since, most = _number(request, "since"), _number(request, "most")
        kept = await self._game(request)
        if not re.fullmatch(SEES["pattern"], sees):
            raise HttpProblem("malformed", why="seat")
        seat = int(sees) if sees.isdigit() else None
        replay = await self._library.replay(kept, seat, since, most, is_open=sees == "open")
        if replay is None:
            raise HttpProblem("no_such_seat", seat=sees)
        return replay

    async def game_record(self, request: Request) -> Response:
        kept = await self._game(request)
        name = f'attachment; filename="nottingham-{kept.name[:8]}.txt"'
        headers = {"content-disposition": name, "cache-control": "no-store"}
        return Response(await self._library.record(kept), media_type="text/plain; charset=utf-8", headers=headers)

    async def see_analysis(self, request: Request) -> GameAnalysis:
        return await self._analysis_of(await self._game(request)) or GameAnalysis(status="absent")

    async def ask_analysis(self, request: Request) -> GameAnalysis:
        """Once is enough: a second request is told how far it is, and may try one anew that failed."""
        kept = await self._game(request)
        known = await self._analysis_of(kept)
        if known is not None and known.status != "failed":
            return known
        if not self._tutor.is_at_work_on(kept.name):
            if not self._analyses.take(address_of(request)):
                raise HttpProblem("too_many_requests")
            game = await self._library.game(kept)
            if self._tutor.is_full:
                raise HttpProblem("tutor_busy")
            if not self._tutor.is_at_work_on(kept.name):  # somebody else may have asked meanwhile
                return self._tutor.analyse(kept.name, game, self._tables.archive.keep_analysis)
        return self._tutor.progress(kept.name) or GameAnalysis(status="absent")

    async def _analysis_of(self, kept: GameEntry) -> GameAnalysis | None:
        """What is stored, or how far it is.

        The tutor is asked first: it lets go of an analysis once that is stored, so asked after the store it could have
        let go of one that the store did not have yet.
        """
        progress = self._tutor.progress(kept.name)
        analysis = unpacked(await self._tables.archive.analysis(kept.name))
        return progress if analysis is None else GameAnalysis(status="ready", analysis=analysis)

    async def erase_game(self, request: Request) -> Erased:
        """By the host when it ended, or the host of its table now."""
        wanted = await body_of(request, EraseGame)
        kept = await self._game(request)
        actor = await self._tables.find(kept.table)
        hashed = tokens.hashed(wanted.token)
        host = actor.table.host if actor else None
        is_host = actor is not None and host is not None and actor.table.seat_of(hashed) == host
        if hashed not in kept.hosts and not is_host:
            raise HttpProblem("not_host")
        if actor is not None:
            await do_at(actor, Envelope(sender=SERVER, id=f"erase-{kept.number}", request=Erase(number=kept.number)))
        await self._library.erase(kept)
        return Erased(game=kept.name)

    async def _game(self, request: Request) -> GameEntry:
        self._reading(request)
        name = request.path_params["game"]
        kept = await self._library.find(name) if len(name) == tokens.GAME_LENGTH else None
        if kept is None:
            raise HttpProblem("no_such_game")
        await self._keep_shut(kept.table)
        return kept

    async def _keep_shut(self, table: str) -> None:
        """What was dealt at a table of a cup is told to nobody while it is played at another."""
        if await self._players.cups.is_shut(table):
            raise HttpProblem("round_runs")

    def _reading(self, request: Request) -> None:
        if not self._reads.take(address_of(request)):
            raise HttpProblem("too_many_requests")

    async def _actor(self, request: Request) -> TableActor:
        name = request.path_params["table"]
        actor = await self._tables.find(name) if len(name) == tokens.NAME_LENGTH else None
        if actor is None:
            raise HttpProblem("no_such_table")
        return actor


def _ok(is_well: bool) -> int:
    return 200 if is_well else 503


def _number(request: Request, name: str) -> int:
    """A number from behind the question mark, within its limits."""
    limits = PAGE[name]
    raw = request.query_params.get(name, str(limits["default"]))
    if not raw.isascii() or not raw.isdigit() or not limits["minimum"] <= int(raw[:9]) <= limits["maximum"]:
        raise HttpProblem("malformed", why=name)
    return int(raw)


def _option_info(option: Option) -> OptionInfo:
    return OptionInfo(
        id=option.id,
        rule=option.rule,
        is_asked=option.is_asked,
        refused=tuple(MixInfo(**mix._asdict()) for mix in refused_mixes(option)),
        terms=option.terms() if option.terms else None,
    )
