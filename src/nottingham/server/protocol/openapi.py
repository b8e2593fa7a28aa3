"""OpenAPI: the endpoints of the HTTP API, what each takes and gives, and their description."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from importlib.metadata import version
from typing import Any

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from nottingham.server.protocol import schema
from nottingham.server.protocol.http_bodies import Problem
from nottingham.server.protocol.primitives import MessagePart


class Endpoint(msgspec.Struct, frozen=True):
    """One thing the API can do."""

    method: str
    path: str
    summary: str
    handler: Callable[[Request], Awaitable[MessagePart | Response]]
    gives: type[MessagePart] | None
    """None is plain text."""
    takes: type[MessagePart] | None = None
    status: int = 200
    when_not: int | None = None
    """The status with which the same body says no."""
    queries: dict[str, dict[str, Any]] = {}
    """What may stand behind the question mark, by name, as OpenAPI describes it."""


SEES: dict[str, Any] = {"type": "string", "pattern": "^([0-5]|open|table)$", "default": "table"}
PAGE: dict[str, dict[str, Any]] = {
    "since": {"type": "integer", "minimum": 0, "maximum": 100_000, "default": 0},
    "most": {"type": "integer", "minimum": 1, "maximum": 200, "default": 60},
}
PATHS = {"table": "^[a-z0-9]{12}$", "game": "^[a-z0-9]{24}$"}
TEXT = {"text/plain": {"schema": {"type": "string"}}}


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
    done = {"description": "Done", "content": _content(refs[endpoint.gives]) if endpoint.gives else TEXT}
    statuses = {429, *({400, 404} if "{" in endpoint.path else ())}
    statuses |= {400, 403, 404, 409, 413, 503} if endpoint.takes else set()
    statuses |= {400, 409} if endpoint.queries else set()
    no = {str(endpoint.when_not): done} if endpoint.when_not else {}
    operation: dict[str, Any] = {
        "summary": endpoint.summary,
        "operationId": endpoint.handler.__name__,
        "responses": {str(endpoint.status): done, **no, **{str(status): problem for status in sorted(statuses)}},
    }
    if parameters := _parameters(endpoint):
        operation["parameters"] = parameters
    if endpoint.takes:
        operation["requestBody"] = {"required": True, "content": _content(refs[endpoint.takes])}
    return operation


def _parameters(endpoint: Endpoint) -> list[dict[str, Any]]:
    path = [
        {"name": name, "in": "path", "required": True, "schema": {"type": "string", "pattern": pattern}}
        for name, pattern in PATHS.items()
        if f"{{{name}}}" in endpoint.path
    ]
    return path + [{"name": name, "in": "query", "schema": limits} for name, limits in endpoint.queries.items()]


def _content(ref: object) -> dict[str, Any]:
    return {"application/json": {"schema": ref}}
