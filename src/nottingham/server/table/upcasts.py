"""Upcasts: rows as older versions wrote them, brought up to the newest one when they are read. Nothing is rewritten."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec

from nottingham.record import codec
from nottingham.server.table.log import LOG_VERSION, Row

Plain = dict[str, Any]
UPCASTS: dict[int, Callable[[Plain], Plain]] = {}
"""For each version that is no longer written: how one of its rows looks in the version after it."""


class TooNew(Exception):
    """A row was written by a newer version of the server than this one."""


def read_row(raw: bytes) -> Row:
    """A row from the store, whichever version wrote it."""
    return codec.from_plain(upcast(msgspec.msgpack.decode(raw)), Row)


def upcast(plain: Plain) -> Plain:
    version = plain.get("version", 1)
    if version > LOG_VERSION:
        raise TooNew(f"a row of version {version}, and this server knows {LOG_VERSION}")
    while version < LOG_VERSION:
        plain = {**UPCASTS[version](plain), "version": version + 1}
        version += 1
    return plain
