"""The server as one ASGI application: store, tables, sockets and the HTTP API put together."""

from __future__ import annotations

from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from random import SystemRandom

from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.requests import Request
from starlette.responses import FileResponse, Response
from starlette.routing import Route, WebSocketRoute
from starlette.websockets import WebSocket

from nottingham.server import wire
from nottingham.server.bots import Brain
from nottingham.server.config import Config
from nottingham.server.http import Api
from nottingham.server.mailbox import Services
from nottingham.server.pauses import Pace
from nottingham.server.protocol import Problem
from nottingham.server.security import Gate
from nottingham.server.socket import Sockets
from nottingham.server.store import Store
from nottingham.server.tables import Tables

STATIC = Path(__file__).parent / "static"
PAGES = {"/": "bare.html", "/bare.js": "bare.js", "/bare.css": "bare.css"}


class Server:
    """What one process runs. Everything is made when it starts, within its event loop."""

    tables: Tables
    sockets: Sockets
    api: Api

    def __init__(self, config: Config) -> None:
        self.config = config

    async def start(self) -> None:
        url = self.config.database_url()
        if url.startswith("sqlite:///"):
            Path(url.removeprefix("sqlite:///")).parent.mkdir(parents=True, exist_ok=True)
        self.store = await Store.open(url, self.config.synchronous)
        self.brain = Brain(self.config.bot_workers)
        services = Services(self.store, self.brain, Pace(SystemRandom(), self.config.pace))
        self.tables = Tables(services, self.config.idle_seconds)
        self.sockets = Sockets(self.tables, self.config.caps)
        self.api = Api(self.tables, self.config.caps)
        self.tables.start()

    async def stop(self) -> None:
        """Finish what is in flight, then let everybody go."""
        self.sockets.dismiss_all("server_stops")
        await self.tables.close()
        await self.brain.close()
        await self.store.close()

    async def serve_socket(self, socket: WebSocket) -> None:
        await self.sockets.serve(socket)


def create_app(config: Config) -> Starlette:
    """The whole server, ready for uvicorn."""
    server = Server(config)

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        await server.start()
        app.router.routes.extend(server.api.routes())
        try:
            yield
        finally:
            await server.stop()

    app = Starlette(
        routes=[
            WebSocketRoute("/api/socket", server.serve_socket),
            *(Route(path, _page(name), methods=["GET"]) for path, name in PAGES.items()),
        ],
        middleware=[Middleware(Gate, config=config)],
        exception_handlers={404: _not_found, 405: _not_found, 500: _fault},
        lifespan=lifespan,
    )
    app.state.server = server
    return app


def _page(name: str) -> Callable[[Request], Awaitable[Response]]:
    async def page(_request: Request) -> Response:
        return FileResponse(STATIC / name, headers={"cache-control": "no-cache"})

    return page


async def _not_found(_request: Request, error: Exception) -> Response:
    status = getattr(error, "status_code", 404)
    body = wire.as_json(Problem(code="not_found" if status == 404 else "wrong_method"))
    return Response(body, status, media_type="application/json", headers=getattr(error, "headers", None) or {})


async def _fault(_request: Request, _error: Exception) -> Response:
    return Response(wire.as_json(Problem(code="server_fault")), 500, media_type="application/json")
