"""A server on the player's own machine, and a browser that looks at it."""

import os
import socket
import sys
import threading
import webbrowser
from typing import NamedTuple

from nottingham.cli.extras import need_page, need_server
from nottingham.cli.settings import server_settings
from nottingham.cli.tongue import said
from nottingham.rules.engine.goods import PrintedGood

PORT = 8000
DISPLAYS = ("DISPLAY", "WAYLAND_DISPLAY")
SOMEWHERE_ELSE = ("192.0.2.1", 9)
"""An address that is nobody's. Nothing is sent: it is only asked through which door it would go."""


class Way(NamedTuple):
    """How the player comes to the server, and what the terminal speaks meanwhile."""

    lan: bool
    port: int | None
    is_shown: bool
    language: str


class TableToSet(NamedTuple):
    """A table that is set before anybody looks at it, for the player in the first seat."""

    edition: str
    players: int
    options: tuple[str, ...]
    house: tuple[PrintedGood, ...]
    bots: tuple[str, ...]
    name: str


def play_in_browser(way: Way, table: TableToSet | None = None) -> int:
    """Serve until interrupted, and open the gate or a table that is set in a browser, where there is one."""
    need_server(way.language)
    need_page(way.language)
    from nottingham.server.run import serve

    host = "0.0.0.0" if way.lan else "127.0.0.1"  # noqa: S104 - asked for
    config = server_settings(host=host, port=free_port(host, way.port), log="text")

    def welcome(address: str) -> None:
        threading.Thread(target=_welcome, args=(address, way, table), daemon=True).start()  # it asks the server itself

    return serve(config, welcome)


def free_port(host: str, wanted: int | None) -> int:
    """The port that was asked for; else the usual one, so that a bookmark still works, or any if that is taken."""
    if wanted is not None:
        return wanted
    with socket.socket() as probe:
        probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            probe.bind((host, PORT))
        except OSError:
            return 0
    return PORT


def _welcome(address: str, way: Way, table: TableToSet | None) -> None:
    port = address.rpartition(":")[2]
    here = f"http://localhost:{port}/"
    print(said(way.language, "terminal-open-at", address=here), flush=True)
    if way.lan:
        _invite(f"http://{lan_address()}:{port}/", way.language)
    if table is not None:
        here += _seat_at(f"http://127.0.0.1:{port}", table)
        print(said(way.language, "terminal-your-seat", address=here), flush=True)
    print(said(way.language, "terminal-stop"), flush=True)
    if way.is_shown and has_display():
        webbrowser.open(here)


def _seat_at(server: str, table: TableToSet) -> str:
    """Sets a table, and says where the page finds its first seat; its secret is behind the #, in no server's log."""
    from nottingham.rules.rulebook import terms_given
    from nottingham.server.client import set_table
    from nottingham.server.protocol.settings import Settings

    terms = tuple(terms_given({"house": table.house}).values())
    settings = Settings(edition=table.edition, players=table.players, options=table.options, terms=terms)
    place = set_table(server, settings, name=table.name, bots=table.bots)
    return f"#/table/{place.table}~{place.token}~deal"


def _invite(address: str, language: str) -> None:
    """For phones in the same network: the address, and a picture of it for their cameras."""
    import segno

    print(said(language, "terminal-invite", address=address), flush=True)
    segno.make(address, micro=False).terminal(sys.stdout, compact=True)
    sys.stdout.flush()


def lan_address() -> str:
    """How others in the same network reach this machine."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(SOMEWHERE_ELSE)
            found: str = probe.getsockname()[0]
        except OSError:
            return socket.gethostname()
    return found


def has_display() -> bool:
    """Whether a window can be opened: in a terminal alone, a text browser would only be in the way."""
    return sys.platform in ("darwin", "win32") or any(os.environ.get(name) for name in DISPLAYS)
