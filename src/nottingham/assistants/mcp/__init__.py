"""The Model Context Protocol: any assistant that speaks it sits down at a table of a Nottingham server.

    with open_server(("http://127.0.0.1:8000",)) as server:
        server.run("stdio")

It goes through `nottingham.server.client`, like everybody else: the same limits, the same privacy. The secret that
opens a seat stays in this process and is in nothing that a model reads. What other players say is marked as data.
"""

from nottingham.assistants.mcp.server import open_server

__all__ = ["open_server"]
