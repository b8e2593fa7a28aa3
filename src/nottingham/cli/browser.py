"""A server on the player's own machine, and a browser that looks at it."""

import os
import socket
import sys
import threading
import webbrowser

from nottingham.cli.tongue import said

PORT = 8000
DISPLAYS = ("DISPLAY", "WAYLAND_DISPLAY")
SOMEWHERE_ELSE = ("192.0.2.1", 9)
"""An address that is nobody's. Nothing is sent: it is only asked through which door it would go."""


def play_in_browser(*, lan: bool, port: int | None, is_shown: bool, language: str) -> int:
    """Serve until interrupted, and open the gate in a browser where there is one."""
    from nottingham.server.config import from_environment
    from nottingham.server.run import serve

    host = "0.0.0.0" if lan else "127.0.0.1"  # noqa: S104 - asked for
    config = from_environment(os.environ, host=host, port=free_port(host, port), log="text")
    return 0 if serve(config, lambda address: _welcome(address, language, lan=lan, is_shown=is_shown)) else 1


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


def _welcome(address: str, language: str, *, lan: bool, is_shown: bool) -> None:
    port = address.rpartition(":")[2]
    here = f"http://localhost:{port}/"
    print(said(language, "terminal-open-at", address=here), flush=True)
    if lan:
        _invite(f"http://{lan_address()}:{port}/", language)
    print(said(language, "terminal-stop"), flush=True)
    if is_shown and has_display():
        threading.Thread(target=webbrowser.open, args=(here,), daemon=True).start()


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
