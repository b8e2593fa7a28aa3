"""`nottingham mcp`: assistants that speak the Model Context Protocol sit down at tables."""

import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.util import find_spec
from queue import SimpleQueue
from typing import Annotated

from cyclopts import Parameter

from nottingham.cli.browser import free_port
from nottingham.cli.errors import EXIT_USAGE, CliError
from nottingham.cli.settings import server_settings
from nottingham.cli.tongue import Language, language_for

START_WITHIN = 20.0


def mcp(
    *,
    server: Annotated[list[str] | None, Parameter(negative="")] = None,
    http: Annotated[bool, Parameter(negative="")] = False,
    host: str = "127.0.0.1",
    port: int = 8765,
    language: Language = None,
) -> None:
    """Let an assistant that speaks the Model Context Protocol play: over standard input and output, or over HTTP.

    Parameters
    ----------
    server
        The address of a Nottingham server whose tables the assistant may sit at; may be repeated, and new tables are
        set at the first. Without it a server on this machine is started beside.
    http
        Speak streamable HTTP, at /mcp, instead of standard input and output.
    host
        The address to listen on, with --http.
    port
        The port to listen on, with --http.
    language
        What the assistant reads and is heard to speak, such as fr or pt-BR; yours if not said.
    """
    _check_library()
    import msgspec

    from nottingham.assistants.mcp import open_server
    from nottingham.server.protocol.primitives import Language as SpokenLanguage

    tongue = msgspec.convert(language_for(language), SpokenLanguage)
    for address in server or ():
        if not address.startswith(("http://", "https://")):
            raise CliError(f"--server takes an address such as https://example.org, not {address!r}.", EXIT_USAGE)
    with _servers(server or []) as addresses, open_server(addresses, tongue) as built:
        if http:
            print(f"Assistants connect to http://{host}:{port}/mcp", file=sys.stderr, flush=True)
            built.run("streamable-http", host=host, port=port)
        else:
            built.run("stdio")


def _check_library() -> None:
    if find_spec("mcp") is None:
        told = f"Model Context Protocol needs the extra 'mcp'; run: {sys.executable} -m pip install 'nottingham[mcp]'"
        raise CliError(told, EXIT_USAGE)


@contextmanager
def _servers(named: list[str]) -> Iterator[tuple[str, ...]]:
    """The servers that were named; else one of our own, for as long as this lasts."""
    if named:
        yield tuple(named)
        return
    from nottingham.server.run import TableServer, uvicorn_config

    config = server_settings(host="127.0.0.1", port=free_port("127.0.0.1", None), log="text")
    addresses: SimpleQueue[str] = SimpleQueue()
    beside = TableServer(uvicorn_config(config), addresses.put)
    thread = threading.Thread(target=beside.run, name="server", daemon=True)
    thread.start()
    address = addresses.get(timeout=START_WITHIN)
    print(f"Nottingham is open: {address}", file=sys.stderr, flush=True)  # standard output belongs to the assistant
    try:
        yield (address,)
    finally:
        beside.should_exit = True
        thread.join(START_WITHIN)
