"""Documentation site: the pages that `./nottingham docs` built, served at /docs.

Its pages carry a few scripts of their own; each is allowed by the hash of what it says, so that no other can run.
"""

from __future__ import annotations

import base64
import mimetypes
import re
from hashlib import sha256
from pathlib import Path

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import RedirectResponse, Response
from starlette.routing import Route

from nottingham.server.transport.file_cache import FileCache
from nottingham.server.transport.static_files import ASK_AGAIN, STATIC

DOCS = STATIC / "docs"
_INLINE_SCRIPT = re.compile(rb"<script>(.*?)</script>", re.DOTALL)


class DocsSite:
    """The files of the documentation, found once."""

    def __init__(self, folder: Path = DOCS) -> None:
        self._files = FileCache(folder)
        self._policies: dict[str, str] = {}

    def routes(self) -> list[Route]:
        """None if the documentation was not built."""
        if not self._files:
            return []
        return [
            Route("/docs", self._enter, methods=["GET"]),
            Route("/docs/{path:path}", self._page, methods=["GET"]),
        ]

    async def _enter(self, request: Request) -> Response:  # noqa: ARG002 - there is one way in
        return RedirectResponse("/docs/")

    async def _page(self, request: Request) -> Response:
        name = request.path_params["path"]
        if name == "" or name.endswith("/"):
            name += "index.html"
        if name not in self._files:
            raise HTTPException(404)
        kind = mimetypes.guess_type(name)[0] or "application/octet-stream"
        headers = {"cache-control": ASK_AGAIN, "content-security-policy": self._policy(name)}
        return Response(self._files.content(name), media_type=kind, headers=headers)

    def _policy(self, name: str) -> str:
        """The content security policy of a file."""
        if name not in self._policies:
            scripts = _INLINE_SCRIPT.findall(self._files.content(name)) if name.endswith(".html") else []
            hashes = [f"'sha256-{base64.b64encode(sha256(script).digest()).decode()}'" for script in scripts]
            self._policies[name] = "; ".join(
                (
                    "default-src 'none'",
                    " ".join(("script-src 'self'", *hashes)),
                    "style-src 'self' 'unsafe-inline'",
                    "img-src 'self' data:",
                    "connect-src 'self'",
                    "worker-src 'self'",
                    "base-uri 'none'",
                    "form-action 'none'",
                    "frame-ancestors 'none'",
                )
            )
        return self._policies[name]
