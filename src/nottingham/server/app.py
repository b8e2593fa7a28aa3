"""ASGI application: store, tables, sockets and the HTTP API put together."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random, SystemRandom

from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import WebSocketRoute
from starlette.websockets import WebSocket

from nottingham.server.access.address_secret import address_secret
from nottingham.server.access.bans import Bans
from nottingham.server.access.vapid_key import vapid_key
from nottingham.server.access.web_push import WebPush
from nottingham.server.admin.page import AdminPage
from nottingham.server.admin.private_port import PrivatePort, private_app
from nottingham.server.bots.lent_voice import LentVoice
from nottingham.server.bots.remote import RemoteBots
from nottingham.server.bots.tutor import Tutor
from nottingham.server.bots.worker import BotWorkers
from nottingham.server.config import Config
from nottingham.server.live.actor import Services
from nottingham.server.live.registry import TableRegistry
from nottingham.server.ops.fault_log import database_reason
from nottingham.server.ops.metrics import Metrics
from nottingham.server.ops.refusal_log import RefusalLog
from nottingham.server.ops.supervisor import Supervisor, bounded
from nottingham.server.storage.step_store import Store
from nottingham.server.table.address_marks import AddressMarks
from nottingham.server.table.bot_timing import BotPace
from nottingham.server.transport.docs_site import DocsSite
from nottingham.server.transport.error_pages import answer
from nottingham.server.transport.gatekeeper import Gatekeeper
from nottingham.server.transport.http import Api
from nottingham.server.transport.slow_clients import ConnectionGuard
from nottingham.server.transport.static_files import StaticFiles
from nottingham.server.transport.websocket import Websockets

FAREWELL_WITHIN = 1.0
FINISH_WITHIN = 2.0

logger = logging.getLogger(__name__)


class Server:
    """What one process runs. Everything is made when it starts, within its event loop.

    A caller who gives the chance knows every deal: people play by the system's. A trusted push service, by its origin,
    may be on this machine, and without TLS; no setting gives one.
    """

    tables: TableRegistry
    sockets: Websockets
    api: Api

    def __init__(self, config: Config, chance: Random | None = None, trusted_push: str = "") -> None:
        self.config = config
        self.chance = chance or SystemRandom()
        self._trusted_push = trusted_push
        self.bans = Bans()
        self.supervisor = Supervisor()
        self.metrics = Metrics()
        self.refusals = RefusalLog(self.metrics)
        self.guard = ConnectionGuard.of(config, self.refusals)
        self._private: PrivatePort | None = None
        self._lookers: list[asyncio.Task[None]] = []
        """Look after something now and then; they end before the store is closed."""

    async def start(self) -> None:
        url = self.config.database_url()
        if url.startswith("sqlite:///"):
            Path(url.removeprefix("sqlite:///")).parent.mkdir(parents=True, exist_ok=True)
        self.store = await Store.open(url, self.config.synchronous, self.supervisor)
        self.brain = BotWorkers(self.config.bot_workers)
        self.guests = RemoteBots(self.config.caps.models_at_once)
        self.voice = LentVoice(self.config.voice, self.guests, self.config.word_filter())
        self.tutor = Tutor()
        pace = BotPace(self.chance, self.config.pace)
        services = Services(
            self.store,
            self.brain,
            self.guests,
            pace,
            self.metrics,
            self.refusals,
            supervisor=self.supervisor,
            caps=self.config.caps,
            marks=AddressMarks(address_secret(self.config.address_secret, self.config.secret_file())),
            words=self.config.word_filter(),
            voice=self.voice,
        )
        self.tables = TableRegistry(services, self.config.idle_seconds, self.config.keeping, self.bans)
        self.sockets = Websockets(self.tables, self.config.caps, self.guard.share)
        self.api = Api(self.tables, self.config.caps, self.tutor, self._web_push())
        await self.tables.start()
        self._lookers.append(self.supervisor.run("cups", self.api.cup_rounds.look_periodically))
        if self.api.turn_pushes is not None:
            self._lookers.append(self.supervisor.run("turn pushes", self.api.turn_pushes.look_periodically))
        self.metrics.watch(self._gauges)
        self.supervisor.run("refusal log", self.refusals.say_periodically)
        await self._open_private_port()

    def _web_push(self) -> WebPush | None:
        key = vapid_key(self.config.push_key, self.config.push_key_file(), self.config.public_url)
        return WebPush(key, self._trusted_push) if key else None

    async def say_farewell(self) -> None:
        """To every socket, once what it asked last is answered; before the connections are closed."""
        self.sockets.retire_all("server_stops")
        await self.sockets.emptied(FAREWELL_WITHIN)
        self.sockets.dismiss_all("server_stops")

    async def stop(self) -> None:
        """Finish what is in flight, then let go. Nothing here waits for ever, not even for a database that is away."""
        if self._private is not None:
            await bounded(self._private.close(), FINISH_WITHIN, "closing the private port")
        self.refusals.say()
        self.sockets.dismiss_all("server_stops")
        await bounded(self._end_lookers(), FINISH_WITHIN, "ending what looks after cups and turns")
        await bounded(self.tables.close(), FINISH_WITHIN, "closing the tables")
        await asyncio.gather(
            bounded(self.brain.close(), FINISH_WITHIN, "closing the bots' workers"),
            bounded(self.guests.close(), FINISH_WITHIN, "closing the remote bots"),
            bounded(self.tutor.close(), FINISH_WITHIN, "closing the tutor"),
        )
        await self.store.close(FINISH_WITHIN)

    async def _end_lookers(self) -> None:
        for task in self._lookers:
            task.cancel()
        await asyncio.gather(*self._lookers, return_exceptions=True)

    async def _open_private_port(self) -> None:
        host, port = self.config.metrics_host, self.config.metrics_port
        if port is None:
            return
        page = AdminPage(self.tables, self.sockets, self.refusals, self.config)
        guard = ConnectionGuard(self.config.caps, "", self.refusals)
        self._private = PrivatePort(host, port, private_app(self.metrics, page), guard)
        await self._private.open()
        logger.info("metrics are at", extra={"address": f"http://{host}:{self.metrics_port}/metrics"})

    @property
    def metrics_port(self) -> int:
        assert self._private is not None
        return self._private.port

    def _gauges(self) -> dict[str, float]:
        return {
            "nottingham_tables": len(self.tables),
            "nottingham_connections": len(self.sockets),
            "nottingham_oldest_waiting_seconds": self.tables.oldest_waiting(),
            "nottingham_commits_total": self.store.commits,
            "nottingham_swept_tables_total": self.tables.swept,
            "nottingham_bot_thoughts_total": self.brain.thoughts,
            "nottingham_bot_failures_total": self.brain.failures,
            "nottingham_bot_workers_killed_total": self.brain.killed,
            "nottingham_tutor_analyses_total": self.tutor.analyses,
            "nottingham_tutor_hints_total": self.tutor.hints,
            "nottingham_tutor_failures_total": self.tutor.failures,
            "nottingham_model_answers_total": self.guests.thoughts,
            "nottingham_model_failures_total": self.guests.failures,
            "nottingham_lent_lines_total": self.voice.lines,
            "nottingham_lent_line_failures_total": self.voice.failures,
        }

    async def serve_socket(self, socket: WebSocket) -> None:
        await self.sockets.serve(socket)


def create_app(config: Config, chance: Random | None = None, trusted_push: str = "") -> Starlette:
    """The whole server, ready for uvicorn."""
    server = Server(config, chance, trusted_push)

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        try:
            await server.start()
        except Exception as error:  # uvicorn tells the whole of it as one text, of which the log keeps the first line
            logger.exception("the server cannot start", extra={"why": database_reason(error)})
            raise
        pages = [*DocsSite().routes(), *StaticFiles(is_dev=config.is_dev).routes()]
        app.router.routes.extend([*server.api.routes(), *pages])
        try:
            yield
        finally:
            await server.stop()

    app = Starlette(
        routes=[WebSocketRoute("/api/socket", server.serve_socket)],
        middleware=[Middleware(Gatekeeper, config=config, bans=server.bans, refusals=server.refusals)],
        exception_handlers={404: _not_found, 405: _not_found, 500: _fault},
        lifespan=lifespan,
    )
    app.state.server = server
    return app


async def _not_found(request: Request, error: Exception) -> Response:
    status = getattr(error, "status_code", 404)
    code = "not_found" if status == 404 else "wrong_method"
    return answer(request, code, status, getattr(error, "headers", None))


async def _fault(request: Request, _error: Exception) -> Response:
    return answer(request, "server_fault", 500)
