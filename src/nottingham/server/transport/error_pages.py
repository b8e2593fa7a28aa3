"""Error pages: what a person is shown where a program is told a code.

Somebody who opens a page and is turned away gets a page that says what happened, in the browser's language, and what
those who run the server can do about it. It brings all it needs and is made without the web client, because at the door
of an unknown name no other file is given out.
"""

from __future__ import annotations

import re
from base64 import b64encode
from collections.abc import Mapping
from functools import cache
from hashlib import sha256
from html import escape
from pathlib import Path

from starlette.datastructures import Headers
from starlette.requests import Request
from starlette.responses import Response

from nottingham.locales import DEFAULT, near_language
from nottingham.locales.messages import messages
from nottingham.server.protocol.http_bodies import Problem
from nottingham.server.protocol.json_codec import as_json
from nottingham.server.transport.static_files import APP

ERROR_PAGES = {"unknown_host": False, "banned": False, "not_found": True}
"""The problems that a person can run into with an address alone; and whether the town gate is open to them."""
LETTERS = {"Alegreya": ("alegreya", "400", "700"), "Grenze Gotisch": ("grenze-gotisch", "800")}
"""The typefaces of the web client that a notice is set in, and in which weights."""
RANGES = {"latin": "U+0-FF, U+131, U+152-153, U+2000-206F", "latin-ext": "U+100-130, U+132-151, U+154-2AF"}
STYLE = """
:root { color-scheme: light dark; --paper: #f1e3c3; --sheet: #fbf3df; --ink: #24170e; --ink-2: #59432c;
  --edge: #24170e }
@media (prefers-color-scheme: dark) {
  :root { --paper: #1d1712; --sheet: #2c231b; --ink: #f3e6c9; --ink-2: #cdb994; --edge: #8a7150 }
}
* { box-sizing: border-box; margin: 0 }
body { min-height: 100vh; display: grid; place-items: center; padding: 16px; background: var(--paper);
  color: var(--ink); font: 400 1.0625rem/1.4 Alegreya, "Iowan Old Style", Georgia, serif; overflow-wrap: break-word }
main { width: min(34rem, 100%); padding: 24px; background: var(--sheet); border: 2px solid var(--edge);
  box-shadow: 0 6px 0 var(--edge); text-align: center }
svg { display: block; margin: 0 auto 12px }
h1 { font: 800 2.125rem "Grenze Gotisch", Georgia, serif; line-height: 1.1; margin-bottom: 12px; text-wrap: balance }
section { margin-top: 20px; padding-top: 16px; border-top: 4px double var(--edge); color: var(--ink-2) }
h2 { font-size: 1.0625rem; color: var(--ink) }
code { font: 0.9375rem/1.4 ui-monospace, Menlo, Consolas, monospace; color: var(--ink) }
a { display: inline-block; margin-top: 16px; padding: 11px 20px; color: inherit; font-weight: 700 }
:focus-visible { outline: 3px solid currentColor; outline-offset: 2px }
"""
GATE = (
    '<svg width="120" height="120" viewBox="0 0 120 120" aria-hidden="true" fill="none" stroke="#24170e"'
    ' stroke-width="4"><path fill="#e2d2ab" d="M8 116V58a52 52 0 0 1 104 0v58z"/>'
    '<path fill="#3a281b" d="M25 116V60a35 35 0 0 1 70 0v56z"/>'
    '<path stroke="#a48a5e" d="M42 32v82M60 27v87M78 32v82M27 52h66M27 74h66M27 96h66"/>'
    '<path fill="#e9b339" d="M42 68h36v30a18 14 0 0 1-36 0z"/><path d="M50 68v-8a10 10 0 0 1 20 0v8M60 82v10"/></svg>'
)

_HOST = re.compile(r"[a-z0-9]([a-z0-9.-]{0,250}[a-z0-9])?")


def answer(request: Request, code: str, status: int, headers: Mapping[str, str] | None = None) -> Response:
    """The problem as a notice, if a person looks at it; else as it is."""
    if code in ERROR_PAGES and request.method in ("GET", "HEAD") and "text/html" in request.headers.get("accept", ""):
        safety = {
            "content-security-policy": policy(style_of(code)),
            "cache-control": "no-store",
            "vary": "accept, accept-language",
        }
        return Response(page(code, request.headers), status, {**(headers or {}), **safety}, "text/html")
    return Response(as_json(Problem(code=code)), status, headers, "application/json")


def policy(style: str) -> str:
    """Nothing but this style, and our own letters where it names them."""
    mark = b64encode(sha256(style.encode()).digest()).decode()
    letters = "font-src 'self'; " if "@font-face" in style else ""
    return (
        f"default-src 'none'; style-src 'sha256-{mark}'; {letters}base-uri 'none'; "
        "form-action 'none'; frame-ancestors 'none'"
    )


def style_of(code: str) -> str:
    """Where the gate is open the letters are those of the web client, as far as it is built."""
    return (font_faces(APP) if ERROR_PAGES[code] else "") + STYLE


@cache
def font_faces(app: Path) -> str:
    """A rule for each file of letters; none where the web client is not built."""
    return "".join(
        f'@font-face {{ font-family: "{family}"; font-weight: {weight}; src: url("/assets/{file.name}"); '
        f"unicode-range: {reach} }}\n"
        for family, (name, *weights) in LETTERS.items()
        for weight in weights
        for alphabet, reach in RANGES.items()
        for file in sorted(app.glob(f"assets/{name}-{alphabet}-{weight}-normal-*.woff2"))
    )


def page(code: str, headers: Headers) -> str:
    language = language_of(headers.get("accept-language", ""))
    say = messages(language)
    id = f"notice-{code.replace('_', '-')}"
    title = escape(say.format(id))
    mend, ways = "", ""
    if ERROR_PAGES[code]:
        ways = f'<a href="/">{escape(say.format("notice-home"))}</a>'
    else:
        words = {name: f"<code>{escape(text)}</code>" for name, text in _words(headers.get("host", "")).items()}
        operator, told = escape(say.format("notice-operator")), say.format(f"{id}-mend", **words)
        mend = f"<section><h2>{operator}</h2><p>{told}</p></section>"
    return (
        f'<!doctype html><html lang="{language}"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        f"<title>{title}: Nottingham</title><style>{style_of(code)}</style></head>"
        f"<body><main>{GATE}<h1>{title}</h1><p>{escape(say.format(f'{id}-about'))}</p>{ways}{mend}</main></body></html>"
    )


def _words(host: str) -> dict[str, str]:
    """What an operator types. The name that was asked for is among it where it looks like one, and nothing else is."""
    asked = host.lower().rsplit(":", maxsplit=1)[0]
    name = asked if _HOST.fullmatch(asked) else "your.name.example"
    return {
        "flag": f"--allow-host {name}",
        "setting": "NOTTINGHAM_ALLOWED_HOSTS",
        "local": "localhost",
        "list": "nottingham admin bans",
        "unban": "nottingham admin unban",
    }


def language_of(accept: str) -> str:
    """The language that a browser would rather read than any other that we speak.

    >>> language_of("de, fr-CA;q=0.5, pl;q=0.8"), language_of("pt"), language_of("*, en;q=nonsense")
    ('pl', 'pt-BR', 'en')
    """
    wishes = sorted((_wish(one) for one in accept[:500].split(",")), reverse=True, key=lambda wish: wish[0])
    spoken = (near_language(tag) for weight, tag in wishes if weight > 0)
    return next(filter(None, spoken), DEFAULT)


def _wish(text: str) -> tuple[float, str]:
    tag, _, weight = text.partition(";")
    found = re.fullmatch(r"\s*q\s*=\s*([01](?:\.\d{0,3})?)\s*", weight) if weight else None
    return (float(found[1]) if found else float(not weight)), tag.strip()
