"""The protocol as JSON Schema and the HTTP API as OpenAPI, from the server's own types and list of endpoints."""

from __future__ import annotations

import asyncio
import json
import tempfile
from typing import Any

from nottingham.server.app import Server
from nottingham.server.config import Config
from nottingham.server.protocol.openapi import openapi
from nottingham.server.protocol.schema import protocol_schema

PROTOCOL = "docs/protocol.schema.json"
OPENAPI = "docs/openapi.json"


def protocol_file() -> dict[str, str]:
    return {PROTOCOL: _text(protocol_schema())}


def openapi_file() -> dict[str, str]:
    return {OPENAPI: _text(asyncio.run(_describe()))}


async def _describe() -> dict[str, Any]:
    """As a server that has just started would describe itself."""
    with tempfile.TemporaryDirectory() as folder:
        server = Server(Config(database=f"sqlite:///{folder}/tables.db", bot_workers=0))
        await server.start()
        try:
            return openapi(server.api.endpoints)
        finally:
            await server.stop()


def _text(value: dict[str, Any]) -> str:
    return json.dumps(value, indent=1, ensure_ascii=False) + "\n"
