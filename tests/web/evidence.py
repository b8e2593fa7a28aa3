"""What a failed test leaves behind: pictures, choices with their seeds, messages, complaints, and the server's log."""

from __future__ import annotations

import json
import re
import shutil
from contextlib import suppress
from pathlib import Path

import pytest
from playwright.sync_api import Error

from nottingham.record import codec
from tests.web.house import House
from tests.web.visitor import Visitor
from tools import web

FAILURES = web.WEB / "generated/failures"
PICTURE_WITHIN = 10_000
"""Milliseconds; a page that hangs is not waited for."""


def keep_evidence(name: str, visitors: list[Visitor], house: House | None, report: pytest.TestReport) -> Path:
    """The folder with everything that can be had of a test that failed just now."""
    folder = FAILURES / re.sub(r"\W+", "-", name).strip("-")
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    (folder / "failure.txt").write_text(f"{report.longreprtext}\n\n{report.caplog}\n{report.capstderr}", "utf-8")
    for number, visitor in enumerate(visitors):
        _keep_page(folder, number, visitor)
    tables = {visitor.table for visitor in visitors if visitor.messages("welcome")} if house else set()
    for table in tables:
        assert house is not None
        lines = [codec.to_json(row).decode() for row in house.rows(table)]
        (folder / f"table-{table}.jsonl").write_text("\n".join(lines), "utf-8")
    return folder


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
