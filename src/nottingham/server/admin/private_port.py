"""Private port: metrics for Prometheus and the admin page, on a port that is not the public one."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Iterator
from typing import Protocol

import uvicorn
from prometheus_client import CONTENT_TYPE_LATEST
from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route

from nottingham.server.ops.metrics import Metrics
from nottingham.server.transport.slow_clients import ConnectionGuard, cut_connections, guarded

OPEN_WITHIN = 10.0
LOOK_EVERY = 0.02


class Page(Protocol):
    """What is on the port beside the metrics."""

    def routes(self) -> list[BaseRoute]:
        """Nothing where there is no such page."""


def private_app(metrics: Metrics, page: Page) -> Starlette:
    async def read(_request: Request) -> Response:
        return Response(metrics.text(), media_type=CONTENT_TYPE_LATEST)

    return Starlette(routes=[Route("/metrics", read, methods=["GET"]), *page.routes()])


class PrivatePort(uvicorn.Server):
    """A second port of the same process. Signals are the first one's business."""

    def __init__(self, host: str, port: int, app: Starlette, guard: ConnectionGuard) -> None:
        super().__init__(
            uvicorn.Config(
                app,
                host=host,
                port=port,
                http=guarded(guard),
                lifespan="off",
                server_header=False,
                access_log=False,
                log_config=None,
                ws="none",
            )
        )
        self._task: asyncio.Task[None] | None = None

    @contextlib.contextmanager
    def capture_signals(self) -> Iterator[None]:
        yield

    async def open(self) -> None:
        """Returns once it listens; OSError if it cannot."""
        self._task = asyncio.create_task(self.serve(), name="private port")
        async with asyncio.timeout(OPEN_WITHIN):
            while not self.started:
                if self._task.done():
                    raise OSError(f"the private port {self.config.port} cannot be opened")
                await asyncio.sleep(LOOK_EVERY)

    @property
    def port(self) -> int:
        found: int = self.servers[0].sockets[0].getsockname()[1]
        return found

    async def close(self) -> None:
        self.should_exit = self.force_exit = True
        if self._task is not None:
            await self._task
            await cut_connections(self.server_state)
