"""Admin page: tables, seats, load, retention, refusals, bans and reports, behind a token on the private port.

Plain HTML without scripts: it works in any browser, also through a tunnel. The browser asks for the token as a password
(any name will do). What a form changes is asked of the same database as `nottingham admin`, and must come from this
page. It shows names of players, as a host must see them, and never a hand, a secret or an invitation.
"""

from __future__ import annotations

import asyncio
import base64
import hmac
from collections.abc import Awaitable, Callable, Iterable
from datetime import UTC, datetime
from html import escape
from importlib.metadata import version
from urllib.parse import parse_qs, urlsplit

import msgspec
from starlette.requests import ClientDisconnect, Request
from starlette.responses import RedirectResponse, Response
from starlette.routing import BaseRoute, Route

from nottingham.rules.engine.seats import Seat
from nottingham.server.access.proxies import ip_address
from nottingham.server.admin.database import Admin, Complaint, NotFound, TableLine
from nottingham.server.admin.report_talk import HeardLine
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
STYLE = """
:root { color-scheme: light dark; --paper: #f6ecd6; --ink: #24170e; --line: #b79f74; --no: #9c2b1e }
@media (prefers-color-scheme: dark) { :root { --paper: #1d1712; --ink: #f3e6c9; --line: #6d5a3d; --no: #ff9b86 } }
body { background: var(--paper); color: var(--ink); font: 16px/1.45 Georgia, serif; margin: 0 auto; max-width: 74rem;
  padding: 1rem }
h1 { margin: 0 } h2 { margin: 2rem 0 .5rem; border-bottom: 2px solid var(--line) }
table { border-collapse: collapse; width: 100% } td, th { text-align: left; padding: .3rem .6rem .3rem 0;
  border-bottom: 1px solid var(--line); vertical-align: top } th { font-weight: 700 }
.scroll { overflow-x: auto } .no { color: var(--no) } form { display: inline } code { font-size: .95em }
button, input { font: inherit; padding: .3rem .7rem; min-height: 2.2rem } dl { display: grid; gap: .2rem 1.5rem;
  grid-template-columns: max-content 1fr } dd { margin: 0 }
"""


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
                Route(f"/admin/{name}", self._let_in(self._doing(work)), methods=["POST"])
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
        return Response(status_code=401, headers={"www-authenticate": 'Basic realm="Nottingham admin"'})

    def _is_known(self, host: str) -> bool:
        """A page of somebody else's must not reach this one under a name of its own."""
        try:
            name = urlsplit(f"//{host}").hostname or ""
        except ValueError:
            return False
        return name in self._names or ip_address(name) is not None

    def _doing(self, work: Callable[[dict[str, str]], Awaitable[object]]) -> Callable[[Request], Awaitable[Response]]:
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


# --- HTML --------------------------------------------------------------------------------------------------------


def page_of(state: AdminState) -> str:
    ready = "ready" if state.is_ready else '<b class="no">cannot commit now</b>'
    facts = {
        "Version": state.version,
        "Database": ready,
        "Oldest waiting move": f"{state.oldest_waiting_ms} ms",
        "Tables in memory": str(state.tables_in_memory),
        "Connections": str(state.connections),
        "Commits": str(state.commits),
    }
    listed = "".join(f"<dt>{name}</dt><dd>{value}</dd>" for name, value in facts.items())
    parts = [
        f"<h1>Nottingham, behind the counter</h1><dl>{listed}</dl>",
        _section(
            "Tables", ("table", "stage", "seats", "since", "last touched", ""), map(_table_row(state), state.tables)
        ),
        _section("Reports", ("when", "table", "about", "why", "said before it", ""), map(_report_row, state.reports)),
        _section("Bans", ("network", ""), map(_ban_row, state.bans)) + _ban_form(),
        _section("Retention", ("stage", "kept for", "go at the next sweep"), _retention_rows(state)),
        f"<p>{state.swept} abandoned tables were removed since the process began.</p>",
        _section("Refusals", ("where and why", "how often"), ((cause, str(n)) for cause, n in state.refusals.items())),
    ]
    return (
        '<!doctype html><html lang="en"><meta charset="utf-8"><title>Nottingham admin</title>'
        f'<meta name="viewport" content="width=device-width"><style>{STYLE}</style>{"".join(parts)}</html>'
    )


Cells = tuple[str, ...]


def _section(title: str, heads: Cells, rows: Iterable[Cells]) -> str:
    head = "".join(f"<th>{name}</th>" for name in heads)
    body = "".join("<tr>" + "".join(f"<td>{cell}</td>" for cell in row) + "</tr>" for row in rows)
    body = body or f'<tr><td colspan="{len(heads)}">None.</td></tr>'
    return f'<h2>{title}</h2><div class="scroll"><table><tr>{head}</tr>{body}</table></div>'


def _table_row(state: AdminState) -> Callable[[TableLine], Cells]:
    def row(line: TableLine) -> Cells:
        seats = ", ".join(
            f"{escape(seat.who)}{' (here)' if seat.is_connected else '' if seat.is_person else ' (bot)'}"
            for seat in state.seats.get(line.name, [])
        )
        kind = "public" if line.is_public else "invitation"
        end = _button("end", "Close", table=line.name) + _button("erase", "Erase", table=line.name)
        return (
            f"<code>{line.name}</code>",
            f"{line.stage}, {kind}",
            seats,
            _time(line.created),
            _time(line.touched),
            end,
        )

    return row


def _report_row(complaint: Complaint) -> Cells:
    filed = complaint.filed
    talk = "<br>".join(_talk_line(line, filed.seat) for line in complaint.talk) or "Nothing."
    about = f"{escape(complaint.name)} (seat {filed.seat})"
    why = f"{escape(filed.why)}: {escape(filed.text)}" if filed.text else escape(filed.why)
    tools = (
        _button("settle", "Settled", report=str(filed.id))
        + _button("end", "Close the table", table=filed.table)
        + _button("erase", "Erase the table", table=filed.table)
        + '<a href="#ban">Ban an address</a>'
    )
    return _time(filed.time), f"<code>{filed.table}</code>", about, why, talk, tools


def _talk_line(line: HeardLine, reported: Seat) -> str:
    """A line of talk; those of the one who was reported stand out."""
    name = escape(line.name) or f"seat {line.seat}"
    who = f"<b>{name}</b>" if line.seat == reported else name
    return f"{datetime.fromtimestamp(line.time / 1000, UTC):%H:%M:%S} {who}: {escape(line.text)}"


def _ban_row(network: str) -> Cells:
    return f"<code>{escape(network)}</code>", _button("lift", "Lift", address=network)


def _ban_form() -> str:
    return (
        '<form id="ban" method="post" action="/admin/ban"><p>'
        '<label>Address or network <input name="address" required></label> '
        '<label>days (0 for ever) <input name="days" type="number" min="0" value="7"></label> '
        "<button>Ban</button></p></form>"
    )


def _retention_rows(state: AdminState) -> list[Cells]:
    rows = [
        (stage, f"{days} days" if days else "for ever", str(state.next_to_go.get(stage, 0)))
        for stage, days in state.keeping.days_of_stages().items()
    ]
    games = f"{state.keeping.games} days" if state.keeping.games else "for ever"
    return [*rows, ("finished games", games, "")]


def _button(action: str, label: str, **fields: str) -> str:
    hidden = "".join(f'<input type="hidden" name="{name}" value="{escape(value)}">' for name, value in fields.items())
    return f'<form method="post" action="/admin/{action}">{hidden}<button>{label}</button></form> '


def _time(moment: Moment) -> str:
    return f"{datetime.fromtimestamp(moment / 1000, UTC):%Y-%m-%d %H:%M}"
