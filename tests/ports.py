"""Ports that stay with a test while its server is stopped and started again."""

from __future__ import annotations

import socket
from collections.abc import Iterator

import pytest

HERE = "127.0.0.1"


@pytest.fixture
def held_port() -> Iterator[int]:
    """A port that nobody else is given: bound, but without a listener, so that connections are refused meanwhile.

    A server can listen there all the same, since both set SO_REUSEADDR; the kernel hands out no port that is bound.
    """
    with socket.socket() as holder:
        holder.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        holder.bind((HERE, 0))
        yield holder.getsockname()[1]
