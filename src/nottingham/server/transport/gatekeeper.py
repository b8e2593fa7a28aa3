"""Gatekeeper middleware: who is let in, by Host and Origin, and how many at once; headers that keep a browser safe.

A page of somebody else's must not reach a server on this machine or in this house: a Host that is a name must be known
(an address cannot be rebound), and a request that changes something must come from a page of this server. Everything
works on plain http too, as in a home network. One address has some of its requests worked on at a time, and the others
wait, so that a flood of them, for whatever it asks, waits behind itself.
"""

from __future__ import annotations

from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.requests import Request
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from nottingham.server.access.bans import Bans
from nottingham.server.access.proxies import TrustedProxies, ip_address
from nottingham.server.access.rate_limits import RequestPass, RequestQueue
from nottingham.server.config import Config
from nottingham.server.ops.refusal_log import RefusalLog
from nottingham.server.transport.error_pages import answer

AT_ONCE = 16
"""Requests of one address that are worked on at the same time: together a few milliseconds of the event loop."""
WAIT_MOST = 2.0
"""Seconds that a request waits for its turn, and for which one that is refused in the end keeps its sender busy."""
PROBES = frozenset({"/health", "/ready"})
"""Asked by whatever looks after the server, which no ban is meant for."""
STATUS = {"malformed": 400, "too_many_requests": 429}
"""Of a problem; everything else is forbidden."""
SAFE_METHODS = frozenset({"GET", "HEAD", "OPTIONS"})
HEADERS = {
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "x-frame-options": "DENY",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=()",
}
TRUSTED_HEADERS = {"cross-origin-opener-policy": "same-origin"}
"""Heeded only where a browser trusts the connection; elsewhere it ignores them, and complains."""


class Gatekeeper:
    """Lets in what comes from a known place, and sees everybody off with the right headers."""

    def __init__(self, app: ASGIApp, config: Config, bans: Bans, refusals: RefusalLog) -> None:
        self._app = app
        self._refusals = refusals
        self._bans = bans
        self._proxies = TrustedProxies(config.trusted_proxies)
        self._queue = RequestQueue(config.caps.pages, AT_ONCE, WAIT_MOST)
        public = urlsplit(config.public_url)
        self._public = public.netloc.lower()
        self._is_public_secure = public.scheme == "https"
        names = ("localhost", *config.allowed_hosts, config.host, urlsplit(config.public_url).hostname or "")
        self._names = {name.lower() for name in names if name}

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self._app(scope, receive, send)
            return
        self._proxies.read(scope)
        admitted = await self._queue.enter(_address(scope))
        if admitted is None:
            await self._turn_away(scope, receive, send, "too_many_requests")
            return
        try:
            await self._let_in(scope, receive, send, admitted)
        finally:
            admitted.hand_back()

    async def _let_in(self, scope: Scope, receive: Receive, send: Send, admitted: RequestPass) -> None:
        headers = Headers(scope=scope)
        if problem := self._problem(scope, headers):
            await self._turn_away(scope, receive, send, problem)
            return
        if scope["type"] == "websocket":
            admitted.hand_back()  # a socket stays; what it costs is counted where it is served
            await self._app(scope, receive, send)
            return
        policy = content_policy(headers.get("host", ""))
        safety = {**HEADERS, **TRUSTED_HEADERS} if self._is_trusted(scope, headers) else HEADERS

        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                admitted.hand_back()  # how long its reader takes is no work of ours
                found = MutableHeaders(scope=message)
                for name, value in safety.items():
                    found.setdefault(name, value)
                found.setdefault("content-security-policy", policy)
            await send(message)

        await self._app(scope, receive, send_with_headers)

    async def _turn_away(self, scope: Scope, receive: Receive, send: Send, code: str) -> None:
        self._refusals.note("gate", code)
        if scope["type"] == "websocket":
            await send({"type": "websocket.close", "code": 1008, "reason": code})
            return
        safety = {**HEADERS, "content-security-policy": content_policy("")}
        await answer(Request(scope), code, STATUS.get(code, 403), safety)(scope, receive, send)

    def _problem(self, scope: Scope, headers: Headers) -> str | None:
        host = headers.get("host", "").lower()
        if not self._is_known(host):
            return "unknown_host"
        if any(letter < " " for letter in scope["path"]):
            return "malformed"
        if scope["path"] not in PROBES and self._bans.has(_address(scope)):
            return "banned"
        is_safe = scope["type"] == "http" and scope["method"] in SAFE_METHODS
        return None if is_safe or self._is_ours(headers.get("origin"), host) else "foreign_origin"

    def _is_trusted(self, scope: Scope, headers: Headers) -> bool:
        """Whether the browser has a secure context here: over https, as the proxy says, or on its own machine."""
        host = headers.get("host", "").lower()
        if scope["scheme"] == "https" or (self._is_public_secure and host == self._public):
            return True
        return _is_own_machine(urlsplit(f"//{host}").hostname or "")

    def _is_ours(self, origin: str | None, host: str) -> bool:
        """Programs send no origin; every browser does, and 'null' for pages that hide theirs."""
        if origin is None:
            return True
        try:
            place = urlsplit(origin).netloc.lower()
        except ValueError:
            return False
        return bool(place) and place in (host, self._public)

    def _is_known(self, host: str) -> bool:
        try:
            name = urlsplit(f"//{host}").hostname or ""
        except ValueError:
            return False
        return name in self._names or ip_address(name) is not None


def _address(scope: Scope) -> str:
    return (scope.get("client") or ("", 0))[0]


def _is_own_machine(name: str) -> bool:
    return (
        name == "localhost"
        or name.endswith(".localhost")
        or ((address := ip_address(name)) is not None and address.is_loopback)
    )


def content_policy(host: str) -> str:
    """Scripts, styles, pictures and sounds of this server only; sockets by name, for browsers that want it so."""
    safe_host = host if all(letter.isalnum() or letter in ".-:[]" for letter in host) else ""
    sockets = f" ws://{safe_host} wss://{safe_host}" if safe_host else ""
    return (
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
        f"media-src 'self' data: blob:; manifest-src 'self'; worker-src 'self'; connect-src 'self'{sockets}; "
        "base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
    )
