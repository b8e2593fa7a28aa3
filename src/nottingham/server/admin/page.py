"""Admin page: tables, seats, load, retention, refusals, bans and reports, behind a token on the private port.

Plain HTML without scripts: it works in any browser, also through a tunnel. The browser asks for the token as a password
(any name will do). What a form changes is asked of the same database as `nottingham admin`, and must come from this
page. It shows names of players, as a host must see them, and never a hand, a secret or an invitation.
"""

from __future__ import annotations

import asyncio
import base64
import hmac
from collections.abc import Awaitable, Callable
from datetime import UTC, datetime
from html import escape
from importlib.metadata import version
from pathlib import Path
from urllib.parse import parse_qs, urlsplit

import msgspec
from jinja2 import Environment, FileSystemLoader, StrictUndefined
from starlette.requests import ClientDisconnect, Request
from starlette.responses import RedirectResponse, Response
from starlette.routing import BaseRoute, Route

from nottingham.server.access.proxies import ip_address
from nottingham.server.admin.database import Admin, Complaint, NotFound, TableLine
from nottingham.server.config import Config, Keeping
from nottingham.server.live.registry import TableRegistry
from nottingham.server.ops.refusal_log import RefusalLog
from nottingham.server.table.state import Chair
from nottingham.server.timestamps import DAY, Moment, now
from nottingham.server.transport.websocket import Websockets

FORM_MOST = 4096
TABLES_SHOWN = 200
WRONG_TOKEN_PAUSE = 0.5
WRONG_AT_ONCE = 4
"""Seconds that a wrong token costs, and how many of them at once: nobody tries many."""
POLICY = "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'"
TEMPLATE = Environment(
    loader=FileSystemLoader(Path(__file__).parent),
    autoescape=True,
    undefined=StrictUndefined,
    trim_blocks=True,
).get_template("page.jinja")


class SeatLine(msgspec.Struct, frozen=True):
    """A seat of a table in memory."""

    who: str
    is_person: bool
    is_connected: bool


class AdminState(msgspec.Struct, frozen=True):
    """Everything on the page, at one moment; `/admin/state.json` gives it to programs."""

    version: str
    is_ready: bool
    tables_in_memory: int
    connections: int
    commits: int
    oldest_waiting_ms: int
    refusals: dict[str, int]
    """By place and cause, since the process began."""
    tables: list[TableLine]
    seats: dict[str, list[SeatLine]]
    """Of the tables in memory, by name."""
    keeping: Keeping
    next_to_go: dict[str, int]
    """How many tables of each stage are older than they are kept for, and go at the next sweep."""
    swept: int
    bans: list[str]
    reports: list[Complaint]


class AdminPage:
    """The page, and the forms on it."""

    def __init__(self, tables: TableRegistry, sockets: Websockets, refusals: RefusalLog, config: Config) -> None:
        self._tables = tables
        self._sockets = sockets
        self._refusals = refusals
        self._keeping = config.keeping
        self._token = config.admin_token
        self._names = {"localhost", config.metrics_host.lower(), *map(str.lower, config.allowed_hosts)}
        self._wrong = 0
        """Wrong tokens that are being answered now."""
        self._admin = Admin(tables.services.store)

    def routes(self) -> list[BaseRoute]:
        if not self._token:
            return []
        forms: dict[str, Callable[[dict[str, str]], Awaitable[object]]] = {
            "ban": lambda form: self._admin.ban(form["address"], int(form.get("days") or 0)),
            "lift": lambda form: self._admin.lift_ban(form["address"]),
            "end": lambda form: self._admin.end(form["table"]),
            "erase": lambda form: self._admin.erase(form["table"]),
            "settle": lambda form: self._admin.settle(int(form["report"])),
        }
        return [
            Route("/admin", self._let_in(self._show), methods=["GET"]),
            Route("/admin/state.json", self._let_in(self._tell), methods=["GET"]),
            *(
                Route(f"/admin/{name}", self._let_in(self._form_handler(work)), methods=["POST"])
                for name, work in forms.items()
            ),
        ]

    # --- who is let in

    def _let_in(self, handler: Callable[[Request], Awaitable[Response]]) -> Callable[[Request], Awaitable[Response]]:
        async def answer(request: Request) -> Response:
            if not self._is_known(request.headers.get("host", "")):
                self._refusals.note("admin", "unknown_host")
                return Response("This page is not known by that name.", 403)
            if self._wrong >= WRONG_AT_ONCE:
                self._refusals.note("admin", "too_many_tokens")
                return Response(status_code=429)
            if not request.headers.get("authorization"):
                return _ask_who_it_is()  # as every browser comes at first: nobody has guessed anything
            if not hmac.compare_digest(_password(request).encode(), self._token.encode()):
                return await self._say_no()
            if request.method == "POST" and not _is_own_form(request):
                return Response("This form is not of this page.", 403)
            response = await handler(request)
            response.headers.update({"content-security-policy": POLICY, "cache-control": "no-store"})
            return response

        return answer

    async def _say_no(self) -> Response:
        self._refusals.note("admin", "wrong_token")
        self._wrong += 1
        try:
            await asyncio.sleep(WRONG_TOKEN_PAUSE)
        finally:
            self._wrong -= 1
        return _ask_who_it_is()

    def _is_known(self, host: str) -> bool:
        """A page of somebody else's must not reach this one under a name of its own."""
        try:
            name = urlsplit(f"//{host}").hostname or ""
        except ValueError:
            return False
        return name in self._names or ip_address(name) is not None

    def _form_handler(
        self, work: Callable[[dict[str, str]], Awaitable[object]]
    ) -> Callable[[Request], Awaitable[Response]]:
        async def answer(request: Request) -> Response:
            try:
                raw = (await request.body())[:FORM_MOST].decode("utf-8", "replace")
                await work({name: values[0].strip() for name, values in parse_qs(raw).items()})
            except ClientDisconnect:
                return Response(status_code=400)
            except (KeyError, ValueError, NotFound) as error:
                return Response(f"That could not be done: {escape(str(error))}", 400)
            return RedirectResponse("/admin", 303)

        return answer

    # --- what is seen

    async def state(self) -> AdminState:
        store, live = self._tables.services.store, self._tables.live()
        lines = await self._admin.tables()
        return AdminState(
            version=version("nottingham"),
            is_ready=await store.can_commit(),
            tables_in_memory=len(live),
            connections=len(self._sockets),
            commits=store.commits,
            oldest_waiting_ms=int(self._tables.oldest_waiting() * 1000),
            refusals={f"{where}: {code}": count for (where, code), count in self._refusals.totals.most_common()},
            tables=lines[:TABLES_SHOWN],
            seats={name: _seats(actor.table.chairs, actor.connected()) for name, actor in live.items()},
            keeping=self._keeping,
            next_to_go=_next_to_go(lines, self._keeping, now()),
            swept=self._tables.swept,
            bans=await self._admin.bans(),
            reports=await self._admin.reports(),
        )

    async def _tell(self, _request: Request) -> Response:
        return Response(msgspec.json.encode(await self.state()), media_type="application/json")

    async def _show(self, _request: Request) -> Response:
        return Response(page_of(await self.state()), media_type="text/html; charset=utf-8")


def _seats(chairs: tuple[Chair, ...], connected: frozenset[int]) -> list[SeatLine]:
    return [
        SeatLine(chair.name or chair.bot or "-", chair.is_person, seat in connected)
        for seat, chair in enumerate(chairs)
    ]


def _ask_who_it_is() -> Response:
    return Response(status_code=401, headers={"www-authenticate": 'Basic realm="Nottingham admin"'})


def _password(request: Request) -> str:
    """The token, as a program's bearer or as a browser's password."""
    kind, _, value = request.headers.get("authorization", "").partition(" ")
    if kind.lower() == "bearer":
        return value.strip()
    try:
        return base64.b64decode(value).decode().partition(":")[2] if kind.lower() == "basic" else ""
    except ValueError:  # neither base64 nor text
        return ""


def _is_own_form(request: Request) -> bool:
    """A browser sends the password with every form, also with one of another site's page."""
    origin = request.headers.get("origin")
    return origin is None or urlsplit(origin).netloc == request.headers.get("host", "")


def _next_to_go(lines: list[TableLine], keeping: Keeping, moment: Moment) -> dict[str, int]:
    days = keeping.days_of_stages()
    found = dict.fromkeys(days, 0)
    for line in lines:
        kept = days.get(line.stage, 0)
        found[line.stage] = found.get(line.stage, 0) + bool(kept and line.touched < moment - kept * DAY)
    return found


def page_of(state: AdminState) -> str:
    return TEMPLATE.render(state=state, time_of=_time_of)


def _time_of(moment: Moment, form: str = "%Y-%m-%d %H:%M") -> str:
    return datetime.fromtimestamp(moment / 1000, UTC).strftime(form)
