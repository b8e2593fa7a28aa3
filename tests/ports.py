"""Ports that stay with the tests while a server is stopped and started again."""

from __future__ import annotations

import atexit
import socket
import sys
from contextlib import ExitStack

_held = ExitStack()
atexit.register(_held.close)


def hold_port() -> int:
    """A free port that stays free for servers of these tests, also between one that is killed and the next.

    A socket that is bound and never listens keeps the system from giving the number to anybody else, and on Linux it
    keeps nobody from listening who asks for this number; meanwhile connections are refused.
    """
    if sys.platform != "linux":
        return 0
    holder = _held.enter_context(socket.socket())
    holder.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    holder.bind(("127.0.0.1", 0))
    port: int = holder.getsockname()[1]
    return port
