"""Static files: the web client as it was built, from this server itself.

Whatever address a person was sent (`/`, `/t/...`), the same page answers, and finds out in the browser what to
show: what is secret stands behind the # and is never sent here. Files whose name carries a hash of their content never
change and may be kept for ever.
"""

from __future__ import annotations

import gzip
import mimetypes
import re
from pathlib import Path, PurePath

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import FileResponse, Response
from starlette.routing import Route

from nottingham.server.transport.file_cache import FileCache

STATIC = Path(__file__).parents[1] / "static"
APP = STATIC / "app"
BARE = {"/bare": "bare.html", "/bare.js": "bare.js", "/bare.css": "bare.css"}
FOR_EVER = "public, max-age=31536000, immutable"
ASK_AGAIN = "no-cache"
ENCODINGS = {"br": ".br", "gzip": ".gz"}
"""Files that were packed when the client was built; the first that the browser understands is sent."""
WORTH_PACKING = frozenset({".css", ".html", ".js", ".json", ".svg", ".webmanifest"})
_HASHED = re.compile(r"assets/.+-[A-Za-z0-9_-]{8,}\.\w+")
_PAGE = re.compile(r"|[tg]/[a-z0-9]{12,24}")


class StaticFiles:
    """The files of the web client, found once."""

    def __init__(self, folder: Path = APP, *, is_dev: bool = False) -> None:
        self._files = FileCache(folder)
        self._is_dev = is_dev
        self._packed: dict[str, bytes] = {}
        """Files that had to be packed here, once."""

    def routes(self) -> list[Route]:
        """The last ones to be tried: they answer to every address that nobody else does."""
        bare = [Route(path, self._bare, methods=["GET"]) for path in BARE] if self._is_dev else []
        return [*bare, Route("/{path:path}", self.page, methods=["GET"])]

    async def page(self, request: Request) -> Response:
        name = request.path_params["path"]
        if name in self._files:
            return self._file(request, name, FOR_EVER if _HASHED.fullmatch(name) else ASK_AGAIN)
        if not _PAGE.fullmatch(name):
            raise HTTPException(404)
        if "index.html" in self._files:
            return self._file(request, "index.html", ASK_AGAIN)
        if self._is_dev:
            return await self._bare(request)
        raise HTTPException(404)

    def _file(self, request: Request, name: str, keep: str) -> Response:
        kind = mimetypes.guess_type(name)[0] or "application/octet-stream"
        headers = {"cache-control": keep, "vary": "accept-encoding"}
        understood = request.headers.get("accept-encoding", "")
        for encoding, suffix in ENCODINGS.items():
            if name + suffix in self._files and re.search(rf"\b{encoding}\b", understood):
                headers["content-encoding"] = encoding
                return Response(self._files.content(name + suffix), media_type=kind, headers=headers)
        if PurePath(name).suffix in WORTH_PACKING and "gzip" in understood:
            return Response(self._pack(name), media_type=kind, headers=headers | {"content-encoding": "gzip"})
        return Response(self._files.content(name), media_type=kind, headers=headers)

    def _pack(self, name: str) -> bytes:
        if name not in self._packed:
            self._packed[name] = gzip.compress(self._files.content(name), 6, mtime=0)
        return self._packed[name]

    async def _bare(self, request: Request) -> Response:
        name = BARE.get(request.url.path, "bare.html")
        return FileResponse(STATIC / name, headers={"cache-control": ASK_AGAIN})
