"""Start the server: uvicorn, set up for tables."""

from __future__ import annotations

import asyncio
import os
import socket
from collections.abc import Callable
from pathlib import Path
from random import Random

import uvicorn

from nottingham.server.app import create_app
from nottingham.server.config import Config
from nottingham.server.ops import gc_tuning, json_logging
from nottingham.server.transport.direct_write import DirectWriteProtocol

STOP_WITHIN = 5
SOURCES = Path(__file__).resolve().parents[1]
Announce = Callable[[str], None]


class Announcing(uvicorn.Server):
    """Says where it listens once it does."""

    def __init__(self, config: uvicorn.Config, announce: Announce) -> None:
        super().__init__(config)
        self._announce = announce
        self._collector: asyncio.Task[None] | None = None

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        self._collector = asyncio.create_task(gc_tuning.collect_periodically(), name="garbage")
        for server in self.servers:
            for listener in server.sockets:
                self._announce(_address(listener))


def _address(listener: socket.socket) -> str:
    host, port = listener.getsockname()[:2]
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"


def serve(config: Config, announce: Announce) -> bool:
    """Serve until told to stop; whether it could start at all."""
    json_logging.configure(config.log)
    server = Announcing(uvicorn_config(config), announce)
    gc_tuning.freeze_startup_objects()
    server.run()
    return server.started


def uvicorn_config(config: Config, chance: Random | None = None) -> uvicorn.Config:
    return uvicorn.Config(
        create_app(config, chance),
        host=config.host,
        port=config.port,
        ws=DirectWriteProtocol,
        ws_max_size=config.caps.message_bytes,
        ws_per_message_deflate=False,
        ws_ping_interval=20,
        ws_ping_timeout=20,
        proxy_headers=bool(config.trusted_proxies),
        forwarded_allow_ips=config.trusted_proxies or "",
        server_header=False,
        access_log=False,  # addresses of people are nobody's business
        log_config=None,  # ours, which tell no secrets
        log_level="warning",
        timeout_graceful_shutdown=STOP_WITHIN,
    )


def develop(config: Config, factory: str) -> None:
    """Serve what a factory makes, and start again whenever a source file changes."""
    os.environ["NOTTINGHAM_IS_DEV"] = "1"
    uvicorn.run(
        factory,
        factory=True,
        reload=True,
        reload_dirs=[str(SOURCES)],
        host=config.host,
        port=config.port,
        ws=DirectWriteProtocol,
        timeout_graceful_shutdown=1,
    )
