"""The HTTP API: setting tables and sitting down. A GET changes nothing; secrets travel in bodies, never in addresses.

Endpoints are listed once; the routes and the OpenAPI description are both made from the list.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from importlib.metadata import version
from typing import Any, TypeVar

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from nottingham.bots.registry import BOTS
from nottingham.rulebook import EDITIONS, OPTIONS
from nottingham.server import schema, tokens, wire
from nottingham.server.config import Caps
from nottingham.server.decisions import Letter
from nottingham.server.limits import RateByAddress
from nottingham.server.log import SERVER, Sit
from nottingham.server.mailbox import Mailbox
from nottingham.server.names import LANGUAGES
from nottingham.server.protocol import (
    PHRASES,
    PROTOCOL,
    EditionInfo,
    FindTable,
    Health,
    Offerings,
    OptionInfo,
    Part,
    Problem,
    Refused,
    Seated,
    SetTable,
    SitDown,
    TableInfo,
    TableList,
)
from nottingham.server.socket import may_watch
from nottingham.server.table import Table
from nottingham.server.tables import Tables

BODY_MOST = 16 * 1024
P = TypeVar("P", bound=Part)
STATUS = {
    "no_such_table": 404,
    "not_found": 404,
    "too_many_requests": 429,
    "malformed": 400,
    "weak_token": 400,
    "body_too_long": 413,
    "server_fault": 500,
}
"""Of a problem; the others are a conflict with how things stand at the table."""
CONFLICT = 409


class Objection(Exception):
    """The request cannot be granted."""

    def __init__(self, code: str, **parameters: str | int) -> None:
        super().__init__(code)
        self.problem = Problem(code=code, parameters=parameters)
        self.status = STATUS.get(code, CONFLICT)


class Endpoint(msgspec.Struct, frozen=True):
    """One thing the API can do."""

    method: str
    path: str
    summary: str
    handler: Callable[[Request], Awaitable[Part]]
    gives: type[Part]
    takes: type[Part] | None = None
    status: int = 200


class Api:
    """What strangers can ask over HTTP."""

    def __init__(self, tables: Tables, caps: Caps) -> None:
        self._tables = tables
        self._requests = RateByAddress(caps.requests)
        self._sets = RateByAddress(caps.tables)
        self._joins = RateByAddress(caps.joins)
        self.endpoints = (
            Endpoint("GET", "/health", "Is the server well", self.health, Health),
            Endpoint("GET", "/api/offerings", "What can be chosen for a table", self.offerings, Offerings),
            Endpoint("GET", "/api/tables", "Public tables", self.list_tables, TableList),
            Endpoint("POST", "/api/tables", "Set a table and be its host", self.set_table, Seated, SetTable, 201),
            Endpoint("POST", "/api/find", "Find a table by its invitation", self.find_table, TableInfo, FindTable),
            Endpoint("GET", "/api/tables/{table}", "A public table", self.show_table, TableInfo),
            Endpoint("POST", "/api/tables/{table}/seats", "Sit down", self.sit_down, Seated, SitDown, 201),
        )

    def routes(self) -> list[Route]:
        described = Route("/api/openapi.json", self._describe, methods=["GET"])
        return [described, *(Route(one.path, self._answering(one), methods=[one.method]) for one in self.endpoints)]

    def _answering(self, endpoint: Endpoint) -> Callable[[Request], Awaitable[Response]]:
        async def answer(request: Request) -> Response:
            if endpoint.path != "/health" and not self._requests.take(_address(request)):
                return _json(Problem(code="too_many_requests"), STATUS["too_many_requests"])
            try:
                return _json(await endpoint.handler(request), endpoint.status)
            except Objection as objection:
                return _json(objection.problem, objection.status)

        return answer

    async def _describe(self, _request: Request) -> Response:
        return Response(msgspec.json.encode(openapi(self.endpoints)), media_type="application/json")

    # --- looking

    async def health(self, _request: Request) -> Health:
        return Health(status="ok", version=version("nottingham"))

    async def offerings(self, _request: Request) -> Offerings:
        return Offerings(
            protocol=PROTOCOL,
            editions=tuple(EditionInfo(id=one.id, players=tuple(sorted(one.rounds))) for one in EDITIONS.values()),
            options=tuple(OptionInfo(id=option.id, rule=option.rule) for option in OPTIONS.values()),
            bots=tuple(BOTS),
            phrases=PHRASES,
            languages=LANGUAGES,
        )

    async def list_tables(self, _request: Request) -> TableList:
        return TableList(tables=tuple(await self._tables.services.store.public_tables()))

    async def show_table(self, request: Request) -> TableInfo:
        mailbox = await self._mailbox(request)
        if not mailbox.table.settings.is_public:
            raise Objection("no_such_table")
        return mailbox.table.info()

    async def find_table(self, request: Request) -> TableInfo:
        wanted = await _body(request, FindTable)
        if not self._joins.take(_address(request)):
            raise Objection("too_many_requests")
        name = await self._tables.services.store.name_of_code(wanted.code.upper())
        mailbox = await self._tables.find(name) if name else None
        if mailbox is None:
            raise Objection("no_such_table")
        return mailbox.table.info()

    # --- sitting down

    async def set_table(self, request: Request) -> Seated:
        wanted = await _body(request, SetTable)
        if not self._sets.take(_address(request)):
            raise Objection("too_many_requests")
        token = _token(wanted.token)
        table, refusal = await self._tables.set_table(wanted, token)
        if refusal is not None:
            raise Objection(refusal.code, **refusal.parameters)
        return _seated(table, token)

    async def sit_down(self, request: Request) -> Seated:
        wanted = await _body(request, SitDown)
        if not self._joins.take(_address(request)):
            raise Objection("too_many_requests")
        mailbox = await self._mailbox(request)
        token = _token(wanted.token)
        if mailbox.table.seat_of(tokens.hashed(token)) is None:
            if not may_watch(mailbox.table, wanted.code):
                raise Objection("no_such_table")
            await _sit(mailbox, wanted, token)
        return _seated(mailbox.table, token)

    async def _mailbox(self, request: Request) -> Mailbox:
        name = request.path_params["table"]
        mailbox = await self._tables.find(name) if len(name) == tokens.NAME_LENGTH else None
        if mailbox is None:
            raise Objection("no_such_table")
        return mailbox


async def _sit(mailbox: Mailbox, wanted: SitDown, token: str) -> None:
    hashed = tokens.hashed(token)
    letter = Letter(
        sender=SERVER,
        id=f"sit-{hashed[:24]}",
        request=Sit(name=wanted.name, language=wanted.language, token=hashed, seat=wanted.seat),
    )
    answer = await mailbox.ask(letter)
    if isinstance(answer, Refused):
        raise Objection(answer.refusal.code, **answer.refusal.parameters)


def _seated(table: Table, token: str) -> Seated:
    seat = table.seat_of(tokens.hashed(token))
    if seat is None:  # sat down, and removed in the same moment
        raise Objection("seat_lost")
    return Seated(table=table.name, seat=seat, token=token, code=table.code)


def _token(offered: str | None) -> str:
    if offered is None:
        return tokens.new_token()
    if not tokens.is_sound(offered):
        raise Objection("weak_token")
    return offered


def _address(request: Request) -> str:
    return request.client.host if request.client else ""


async def _body(request: Request, kind: type[P]) -> P:
    raw = bytearray()
    async for chunk in request.stream():
        raw += chunk
        if len(raw) > BODY_MOST:
            raise Objection("body_too_long")
    try:
        return wire.read(bytes(raw), kind)
    except wire.Malformed as error:
        raise Objection("malformed", why=str(error)) from error


def _json(part: Part, status: int) -> Response:
    return Response(wire.as_json(part), status, media_type="application/json", headers={"cache-control": "no-store"})


# --- description -------------------------------------------------------------------------------------------------


def openapi(endpoints: tuple[Endpoint, ...]) -> dict[str, Any]:
    """The API as OpenAPI describes it."""
    kinds = {kind for one in endpoints for kind in (one.gives, one.takes, Problem) if kind is not None}
    ordered = sorted(kinds, key=lambda kind: kind.__name__)
    refs, parts = schema.components(ordered, schema.OPENAPI)
    by_kind = dict(zip(ordered, refs, strict=True))
    paths: dict[str, Any] = {}
    for one in endpoints:
        paths.setdefault(one.path, {})[one.method.lower()] = _operation(one, by_kind)
    return {
        "openapi": "3.1.0",
        "info": {"title": "Nottingham", "version": version("nottingham")},
        "paths": paths,
        "components": {"schemas": parts},
    }


def _operation(endpoint: Endpoint, refs: dict[Any, Any]) -> dict[str, Any]:
    problem = {"description": "Refused", "content": _content(refs[Problem])}
    done = {"description": "Done", "content": _content(refs[endpoint.gives])}
    statuses = [429, *([404] if "{" in endpoint.path or endpoint.path == "/api/find" else [])]
    statuses += [400, 409, 413] if endpoint.takes else []
    operation: dict[str, Any] = {
        "summary": endpoint.summary,
        "operationId": endpoint.handler.__name__,
        "responses": {str(endpoint.status): done, **{str(status): problem for status in sorted(statuses)}},
    }
    if "{table}" in endpoint.path:
        name = {"type": "string", "pattern": "^[a-z0-9]{12}$"}
        operation["parameters"] = [{"name": "table", "in": "path", "required": True, "schema": name}]
    if endpoint.takes:
        operation["requestBody"] = {"required": True, "content": _content(refs[endpoint.takes])}
    return operation


def _content(ref: object) -> dict[str, Any]:
    return {"application/json": {"schema": ref}}
