"""Start the server: uvicorn, set up for tables."""

from __future__ import annotations

import os
import socket
import sys
from collections.abc import Callable
from pathlib import Path
from random import Random

import uvicorn
from starlette.applications import Starlette

from nottingham.server.app import Server, create_app
from nottingham.server.config import Config
from nottingham.server.ops import gc_tuning, json_logging
from nottingham.server.ops.supervisor import EXIT_STATUS
from nottingham.server.transport.direct_write import DirectWriteProtocol, limited
from nottingham.server.transport.slow_clients import KEEP_ALIVE, cut_connections, guarded

if sys.platform != "win32":  # which has no such limit
    import resource

FILES_WANTED = 65_536
STOP_WITHIN = 3
"""Seconds that requests in flight get to end; with farewells and the database all is over in at most 12."""
SWITCH_EVERY = 0.001
"""Seconds for which one thread of Python may keep the others waiting: the thread that commits has little to do, and
every move waits for it. Python's own 5 ms are as long as the rest of a move."""
SOURCES = Path(__file__).resolve().parents[1]
Announce = Callable[[str], None]


class TableServer(uvicorn.Server):
    """uvicorn's server: says where it listens, says farewell, and ends when a task cannot be kept alive."""

    def __init__(self, config: uvicorn.Config, announce: Announce) -> None:
        super().__init__(config)
        self._announce = announce

    @property
    def tables(self) -> Server:
        app = self.config.app
        assert isinstance(app, Starlette)
        server: Server = app.state.server
        return server

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.should_exit:  # the application could not start
            return
        self.tables.supervisor.run("garbage collector", gc_tuning.collect_periodically)
        for server in self.servers:
            for listener in server.sockets:
                self._announce(_address(listener))

    async def on_tick(self, counter: int) -> bool:
        if self.tables.supervisor.failure:
            self.should_exit = True
        return await super().on_tick(counter)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        for server in self.servers:
            server.close()
        await self.tables.say_farewell()
        await super().shutdown(sockets)
        await cut_connections(self.server_state)


def _address(listener: socket.socket) -> str:
    host, port = listener.getsockname()[:2]
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"


def serve(config: Config, announce: Announce) -> int:
    """Serve until told to stop; the status with which the process is to end."""
    json_logging.configure(config.log)
    server = TableServer(uvicorn_config(config), announce)
    gc_tuning.freeze_startup_objects()
    sys.setswitchinterval(SWITCH_EVERY)
    allow_many_files()
    server.run()
    if not server.started:
        return 1
    return EXIT_STATUS if server.tables.supervisor.failure else 0


def allow_many_files() -> None:
    """Every connection is an open file; most systems let a process have more than it begins with."""
    if sys.platform != "win32":
        soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
        wanted = FILES_WANTED if hard == resource.RLIM_INFINITY else min(FILES_WANTED, hard)
        if soft < wanted:
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))


def uvicorn_config(config: Config, chance: Random | None = None, trusted_push: str = "") -> uvicorn.Config:
    app = create_app(config, chance, trusted_push)
    server: Server = app.state.server
    return uvicorn.Config(
        app,
        host=config.host,
        port=config.port,
        http=guarded(server.guard),
        timeout_keep_alive=KEEP_ALIVE,
        ws=limited(server.guard.share, config.caps.backlog_bytes),
        ws_max_size=config.caps.message_bytes,
        ws_per_message_deflate=False,  # the link offers its own, which keeps no memory for a connection
        ws_ping_interval=20,
        ws_ping_timeout=20,
        proxy_headers=False,  # the gatekeeper reads them, and believes less
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
