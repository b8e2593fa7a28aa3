"""What a failed test leaves behind: pictures, choices with their seeds, messages, complaints, and the server's log.

And where everything stands that somebody may have waited for in vain: the threads of this process, the server's and the
clients' among them, what lies unread in sockets, and what the server has not sent yet.
"""

from __future__ import annotations

import faulthandler
import json
import re
import shutil
from contextlib import suppress
from pathlib import Path

import pytest
from playwright.sync_api import Error

from nottingham.record import codec
from nottingham.server.transport.websocket import Connection
from tests.web.house import House
from tests.web.visitor import Visitor
from tools import web

FAILURES = web.WEB / "generated/failures"
SOCKETS = Path("/proc/net/tcp")
PICTURE_WITHIN = 10_000
"""Milliseconds; a page that hangs is not waited for."""


def keep_evidence(name: str, visitors: list[Visitor], house: House | None, report: pytest.TestReport) -> Path:
    """The folder with everything that can be had of a test that failed just now."""
    folder = FAILURES / re.sub(r"\W+", "-", name).strip("-")
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    (folder / "failure.txt").write_text(f"{report.longreprtext}\n\n{report.caplog}\n{report.capstderr}", "utf-8")
    _keep_threads_and_sockets(folder, house)
    for number, visitor in enumerate(visitors):
        _keep_page(folder, number, visitor)
    tables = {visitor.table for visitor in visitors if visitor.messages("welcome")} if house else set()
    for table in tables:
        assert house is not None
        lines = [codec.to_json(row).decode() for row in house.rows(table)]
        (folder / f"table-{table}.jsonl").write_text("\n".join(lines), "utf-8")
    return folder


def _keep_threads_and_sockets(folder: Path, house: House | None) -> None:
    with (folder / "threads.txt").open("w", encoding="utf-8") as threads:
        faulthandler.dump_traceback(threads, all_threads=True)
    if SOCKETS.exists():
        (folder / "sockets.txt").write_text(SOCKETS.read_text("utf-8"), "utf-8")
    if house is not None:
        lines = [_told_of(connection) for connection in tuple(house.server.inside.sockets._open)]
        (folder / "connections.txt").write_text("\n".join(lines), "utf-8")


def _told_of(connection: Connection) -> str:
    link = connection._link
    told = {
        "seat": connection.seat,
        "from": link.transport.get_extra_info("peername"),
        "unsent": len(connection._outgoing),
        "in the transport": link.transport.get_write_buffer_size(),
        "is over": connection._is_over,
        "is answering": connection._is_answering,
        "is closing": link.transport.is_closing(),
        "state": link.conn.state.name,
    }
    return json.dumps(told)


def _keep_page(folder: Path, number: int, visitor: Visitor) -> None:
    with suppress(Error):
        visitor.page.screenshot(path=folder / f"page-{number}.png", timeout=PICTURE_WITHIN)
    kept = {
        "choices": visitor.choices,
        "complaints": visitor.complaints,
        "console": visitor.console,
        "sent": visitor.sent,
        "received": visitor.received,
    }
    (folder / f"page-{number}.json").write_text(json.dumps({"url": visitor.page.url, **kept}, indent=1), "utf-8")
